# Ang maririnig.
ui-sound = Tunog
ui-sound-off = Wala
ui-key-m = M
    .help = buksan o patayin ang tunog
