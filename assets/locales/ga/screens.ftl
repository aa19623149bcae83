# Teideal.
ui-title = Retry Storm
ui-tagline = Coinnigh dhá chóras beo nuair atá cách ag triail arís.
ui-desk-switch = Lasc íocaíochta
    .sub = idir ceannaithe agus eisitheoirí cártaí
ui-desk-web = Seirbhís ghréasáin
    .sub = ar dualgas, le buiséad earráidí
ui-play = Imir
ui-watch = Féach
    .help = Imríonn an t-oibreoir eiseamláireach an leibhéal seo leis na luamháin chéanna.
ui-soon = go luath
ui-how-it-works = Conas a oibríonn sé
ui-settings = Socruithe
ui-quit = Scoir
ui-seed = Síol
    .help = Tugann an síol céanna an aimsir chéanna: roinn é agus cuir i gcomparáid. Uimhir nó focal ar bith.
ui-new-seed = Síol nua
ui-next = Ar aghaidh: { $level }
ui-hour-takes = Ní thógann uair an chloig ar an deasc ach dhá nóiméad.
ui-resume = Lean ort: { $level }, nóiméad { $minute }
ui-minutes = { $n ->
        [one] { $n } nóiméad
        [two] { $n } nóiméad
        [few] { $n } nóiméad
        [many] { $n } nóiméad
       *[other] { $n } nóiméad
    }
ui-no-end = gan deireadh
ui-no-goals = gan sprioc
ui-every-crisis = gach géarchéim
ui-best = scór is fearr { $score }
ui-stars = { $n ->
        [one] { $n } réalta as 3
        [two] { $n } réalta as 3
        [few] { $n } réalta as 3
        [many] { $n } réalta as 3
       *[other] { $n } réalta as 3
    }
ui-disclaimer = Samhail le haghaidh foghlama, ní comhairle oibríochta, airgeadais ná dlí.

# Réamheolas.
ui-reach-all = Bain amach iad seo go léir
ui-open-desk = Oscail an deasc
ui-opens-paused = osclaíonn sí ar sos
ui-levers-of-shift = Na luamháin a bhaineann leis an seal seo
ui-at-least = ≥ { $value }
ui-at-most = ≤ { $value }
ui-back = Siar
ui-seed-value = Síol { $seed }

# Imirt.
ui-start = Tosaigh
    .help = Tá an clog ag fanacht. Féach thart agus socraigh luamháin ar dtús.
ui-pause = Sos
ui-go-on = Lean ort
ui-one-minute = Nóiméad amháin
ui-speed = { $n }×
ui-clock = Nóiméad { $n }
ui-of-minutes = as { $n } nóim
ui-goals = Spriocanna
ui-so-far = go dtí seo
ui-goal-mark = sprioc { $value }
ui-goal-lost = caillte
    .help = Ní féidir í a bhaint amach a thuilleadh.
ui-crises = Géarchéimeanna
    .help = Tarraing géarchéim ort féin. Maireann sí go dtí go n-athraíonn tú í.
ui-all-indicators = Gach táscaire
ui-trends = Treochtaí
ui-basis = Bunús
ui-indicators = Táscairí
ui-trends-and-indicators = Treochtaí, táscairí
ui-more = Tuilleadh
ui-less = −
    .help = Céim amháin síos
ui-greater = +
    .help = Céim amháin suas
ui-on = ar siúl
ui-off = múchta
ui-on-since = ar siúl ó nóiméad { $minute }
ui-since = ó nóiméad { $minute }
ui-crisis-since = ó nóiméad { $minute }, go dtí go n-athraítear í
ui-from-next-minute = ón gcéad nóiméad eile
ui-pending = { $value } ón gcéad nóiméad eile
ui-shortcut = Eochair { $key }
ui-and = { $a } agus { $b }
ui-with-unit = { $name }, { $unit }
ui-end-shift = Críochnaigh
ui-leave = Imigh
    .help = Ar ais go dtí an teideal. Coinnítear an seal agus is féidir leanúint leis.

# Féachaint: cad a dhéanann an t-oibreoir eiseamláireach.
ui-watching = Tá an t-oibreoir eiseamláireach ag imirt
ui-recorded = Tá seal taifeadta á athimirt
ui-watch-acts = Oibreoir – { $moves }
ui-move = { $control }: { $value }
ui-held = Tá na luamháin i lámha an oibreora; is féidir leat an seal seo a imirt tú féin.
ui-watch-waits = Oibreoir – ag faire
ui-watched = Imeartha ag an oibreoir eiseamláireach; ní áirítear duitse é.
ui-watched-recording = Seal taifeadta; ní áirítear duitse é.
ui-watched-move = Nóiméad { $minute }: { $moves }
ui-watched-why = Nóiméad { $minute }: { $moves } ({ $why })
ui-play-yourself = Imir tú féin é

# Scór.
ui-heading = { $desk }, { $level }, síol { $seed }
ui-of-score = as { $n }
ui-passed = D’éirigh leat
ui-not-passed = Níor éirigh leat
ui-one-sinks = Is leor sprioc amháin atá i bhfad ón marc chun an scór iomlán a bhá.
ui-shift-ended = Seal thart
ui-after-minutes = tar éis { $n ->
        [one] { $n } nóiméad
        [two] { $n } nóiméad
        [few] { $n } nóiméad
        [many] { $n } nóiméad
       *[other] { $n } nóiméad
    }
ui-asked = iarrtha { $limit }
ui-you = tusa
ui-reference = oibreoir eiseamláireach
ui-nothing-touched = gan aon rud a bhogadh
ui-your-actions = do bhearta
ui-no-actions = níor bhog tú aon rud
ui-next-time = An chéad uair eile
ui-lesson = An ceacht
ui-same-seed = An síol céanna arís
ui-copy-link = Cóipeáil nasc
ui-copy-by-hand = Tá an ghearrthaisce dúnta ar an gcluiche. Tá gach rud roghnaithe anseo: cóipeáil féin é.
ui-fingerprint = Méarlorg { $print }
    .help = Hais de gach uimhir i ngach nóiméad. Tugann an leibhéal, an síol agus na bearta céanna an méarlorg céanna ar gach meaisín agus i ngach brabhsálaí.
ui-save-replay = Sábháil athimirt
ui-export-csv = Easpórtáil CSV
ui-to-title = Teideal

# An abairt faoin nóiméad ina bhfágann líne an imreora líne an oibreora.
ui-verdict-minute = Nóiméad { $minute }
ui-verdict-behind = Ón bpointe seo is fearr a éiríonn leis an oibreoir eiseamláireach: { $goal }.
ui-verdict-ahead = Ón bpointe seo is fearr a éiríonn leatsa ná leis an oibreoir eiseamláireach: { $goal }.
ui-verdict-its-move = I nóiméad { $minute } shocraigh seisean { $control }: { $value }.
ui-verdict-its-press = I nóiméad { $minute } bhrúigh seisean { $control }.
ui-verdict-its-moves = I nóiméad { $minute } bhog seisean: { $moves }.
ui-verdict-your-move = I nóiméad { $minute } shocraigh tusa { $control }: { $value }; ní dhearna seisean riamh é.
ui-verdict-your-press = I nóiméad { $minute } bhrúigh tusa { $control }; níor bhrúigh seisean faoin am sin é.
ui-verdict-you-later = Rinne tusa é { $n ->
        [one] { $n } nóiméad níos déanaí.
        [two] { $n } nóiméad níos déanaí.
        [few] { $n } nóiméad níos déanaí.
        [many] { $n } nóiméad níos déanaí.
       *[other] { $n } nóiméad níos déanaí.
    }
ui-verdict-you-earlier = Rinne tusa é { $n ->
        [one] { $n } nóiméad níos luaithe.
        [two] { $n } nóiméad níos luaithe.
        [few] { $n } nóiméad níos luaithe.
        [many] { $n } nóiméad níos luaithe.
       *[other] { $n } nóiméad níos luaithe.
    }
ui-verdict-you-otherwise = Do luach féin: { $value }.
ui-verdict-you-never = Ní dhearna tusa riamh é.
ui-verdict-waiting = Faoin am sin bhí { $n ->
        [one] { $n } íocaíocht ag fanacht le triail eile.
        [two] { $n } íocaíocht ag fanacht le triail eile.
        [few] { $n } íocaíocht ag fanacht le triail eile.
        [many] { $n } n-íocaíocht ag fanacht le triail eile.
       *[other] { $n } íocaíocht ag fanacht le triail eile.
    }
ui-verdict-together = D’fhan tú féin agus an t-oibreoir eiseamláireach le chéile go deireadh.

# An cuntas: cá ndeachaigh cách.
ui-ledger-customers = Cá ndeachaigh { $n ->
        [one] { $n } chustaiméir maith
        [two] { $n } chustaiméir mhaithe
        [few] { $n } chustaiméir mhaithe
        [many] { $n } gcustaiméir mhaithe
       *[other] { $n } custaiméir maith
    }
ui-ledger-requests = Cá ndeachaigh { $n ->
        [one] { $n } iarratas
        [two] { $n } iarratas
        [few] { $n } iarratas
        [many] { $n } n-iarratas
       *[other] { $n } iarratas
    }
ui-ledger-good-approved = ceadaithe
ui-ledger-good-lost = caillte
ui-ledger-good-lost-rule = diúltaithe ag riail
ui-ledger-good-lost-stepup = theip sa chéim bhreise
ui-ledger-good-lost-shed = curtha ó dhoras
ui-ledger-good-lost-queue = d’fhág an scuaine
ui-ledger-good-lost-issuer = eisitheoir ina thost
ui-ledger-requests-answered = freagartha
ui-ledger-requests-lost = gan freagra
ui-ledger-requests-shed = diúltaithe
ui-ledger-errors-queue = d’éirigh as fanacht
ui-ledger-errors-build = bhuail le tógáil lochtach

# Socruithe agus cabhair.
ui-language = Teanga
ui-scale = Méid téacs agus painéal
ui-scale-between = Taispeánann an fhuinneog seo méideanna ó { $least } go { $most }.
ui-scale-most = Taispeánann an fhuinneog seo méideanna suas go { $most }.
ui-reduced-motion = Níos lú gluaiseachta
    .help = Fanann na marcanna socair agus leagtar as an nua iad gach nóiméad; ní phreabann ná ní chaochann aon rud.
ui-default-speed = Luas ag an tús
ui-full-screen = Lánscáileán
ui-full-screen-switch = Athraigh
ui-keyboard = Méarchlár
ui-close = Dún
ui-fonts = Clóite in IBM Plex Sans, faoin SIL Open Font License.
ui-key-space = Spás
    .help = tosaigh, cuir ar sos, lean ort
ui-key-period = .
    .help = nóiméad amháin
ui-key-digits = 1 2 3 4
    .help = luas
ui-key-letter = A–Z
    .help = roghnaigh an luamhán leis an litir sin; mura bhfuil sleamhnán air, athraítear láithreach é
ui-key-arrows = Saigheada
    .help = bog an luamhán a roghnaigh tú
ui-key-tab = Tab
    .help = téigh ar aghaidh go dtí an chéad rud eile
ui-key-enter = Enter
    .help = brúigh é
ui-key-h = H
    .help = conas a oibríonn sé: gach foirmle
ui-key-escape = Esc
    .help = dún, nó socruithe
ui-key-escape-page = Esc
    .help = dún, nó fág an cluiche agus téigh ar an leathanach
ui-key-f11 = F11
    .help = lánscáileán, agus ar ais

# Gan fuinneog.
ui-terminal-minute = nóiméad { $n }
ui-terminal-score = scór { $score } as { $of }, { $verdict }
