# The sheet of shortcuts; the keys themselves stand in screens.ftl.
ui-shortcuts = Shortcuts
ui-keys-everywhere = Everywhere
ui-keys-desk = On the desk
ui-keys-lever = A lever you chose
ui-keys-bet = The bet
ui-key-plus = + −
    .help = the same
ui-key-answers = 1 2 3
    .help = answer
ui-key-question = ?
    .help = this sheet
ui-key-shift-arrows = Shift, arrows
    .help = ten steps at once
ui-keys-levers = Levers
