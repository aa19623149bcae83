# Bileog na n-aicearraí; tá na heochracha féin in screens.ftl.
ui-shortcuts = Aicearraí
ui-keys-everywhere = I ngach áit
ui-keys-desk = Ar an deasc
ui-keys-lever = Luamhán a roghnaigh tú
ui-keys-bet = An geall
ui-key-plus = + −
    .help = mar an gcéanna
ui-key-answers = 1 2 3
    .help = freagair
ui-key-question = ?
    .help = an bhileog seo
ui-key-shift-arrows = Shift, saigheada
    .help = deich gcéim in éineacht
ui-keys-levers = Luamháin
