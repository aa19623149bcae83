# An treoraí: ceithre leid ar an gcéad seal ag deasc, agus spreagadh don té nach ndéanann aon rud faoi ghéarchéim.
ui-coach = Treoraí
    .help = Treoraíonn sé imreoir nua timpeall na deisce, agus deir sé cad a chabhródh nuair nach ndearnadh aon rud faoi ghéarchéim ar feadh cúig nóiméad.
ui-hint-lever = Seo iad do luamháin. Insíonn gach ceann cad a dhéanann sé nuair a dhíríonn tú air, agus bíonn éifeacht leis ón gcéad nóiméad eile.
ui-hint-gauge = Insíonn ceithre uimhir conas atá ag éirí leat. Deir gach ceann díobh le focal, le comhartha agus le dath an bhfuil rudaí mar is gnách.
ui-hint-trend = An seal ar fad ina línte. Tá marc ar do bhearta agus ar gach géarchéim, agus is iad na línte briste na spriocanna.
ui-hint-start = Tá an clog ag fanacht leat. Socraigh na luamháin ar dtús más mian leat; ansin tosaigh.
ui-hint-count = { $n } as { $of }
ui-hint-next = Ar aghaidh
ui-hint-skip = Fág iad
ui-hint-done = Tuigim
ui-nudge = Triail: { $lever }
    .why = { $event }: { $n ->
        [one] { $n } nóiméad
        [two] { $n } nóiméad
        [few] { $n } nóiméad
        [many] { $n } nóiméad
       *[other] { $n } nóiméad
    } caite, agus gan aon rud déanta faoi
