# What is heard.
ui-sound = Sound
ui-sound-off = Off
ui-key-m = M
    .help = sound on or off
