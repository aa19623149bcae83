# Ang maririnig.
ui-sound = Tunog
ui-sound-off = Naka-off
ui-key-m = M
    .help = buksan o patayin ang tunog
