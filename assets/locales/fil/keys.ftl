# Ang pahina ng mga shortcut; nasa screens.ftl ang mga key mismo.
ui-shortcuts = Mga shortcut
ui-keys-everywhere = Kahit saan
ui-keys-desk = Sa desk
ui-keys-lever = Sa napiling pihitan
ui-keys-bet = Sa pusta
ui-key-plus = + −
    .help = ganoon din
ui-key-answers = 1 2 3
    .help = sumagot
ui-key-question = ?
    .help = ang pahinang ito
ui-key-shift-arrows = Shift, mga arrow
    .help = sampung hakbang sa isang pindot
ui-keys-levers = Mga pihitan
