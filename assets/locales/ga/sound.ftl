# A gcloistear.
ui-sound = Fuaim
ui-sound-off = As
ui-key-m = M
    .help = fuaim ar siúl nó as
