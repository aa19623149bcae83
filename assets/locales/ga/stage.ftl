# Na focail ar na pictiúir. Tagann uimhreacha isteach mar a thaispeántar iad; scarann an stáitse ó na focail iad.
stage-merchants = Ceannaithe
    .value = { $n } nua/s
    .short = { $n }/s
stage-door = Doras
    .open = ar oscailt
    .value = { $n }/s ó dhoras
    .short = { $n }/s
stage-fraud-gate = Geata calaoise
    .brief = Geata
    .value = { $n }/s diúltaithe
    .short = { $n }/s
stage-queue = Scuaine
    .no-wait = gan fanacht
    .value = fanacht { $seconds }
    .full = lán
    .short = { $seconds }
stage-servers = Freastalaithe
    .value = { $n } ag obair, { $busy } gnóthach
    .starting = { $n } ag obair, { $starting } ag tosú, { $busy } gnóthach
    .none = gan aon cheann ag obair
    .short = { $busy }
stage-issuers = Eisitheoirí
    .value = { $a }, { $b }
    .idle = díomhaoin
    .short = { $a }, { $b }
stage-approved = Ceadaithe
    .value = { $n }/s
    .nobody = gan aon duine
    .short = { $n }/s
stage-group-a = A
stage-group-b = B

stage-stand-in = Ionadaíocht
    .off = gan ionadaíocht
    .on = ionadaíocht
    .value = { $n }/s trí ionadaíocht
stage-step-up = Céim bhreise
    .off = gan chéim bhreise
    .pass = { $n }/s thar bráid
    .fail = { $n }/s ag teip
    .challenged = { $n }/s ceistithe
stage-score-good = maith
stage-score-fraud = calaois
stage-score-pass = thar bráid
stage-score-challenged = ceistithe
stage-score-declined = diúltaithe

stage-retries = atriail sa soicind
    .short = atriail/s
    .share = { $share } den trácht uile
stage-give-up = { $n } ag éirí as gach soicind
stage-scale = 1 mharc = { $n ->
        [one] { $n } íocaíocht
        [two] { $n } íocaíocht
        [few] { $n } íocaíocht
        [many] { $n } n-íocaíocht
       *[other] { $n } íocaíocht
    }
    .requests = 1 mharc = { $n ->
        [one] { $n } iarratas
        [two] { $n } iarratas
        [few] { $n } iarratas
        [many] { $n } n-iarratas
       *[other] { $n } iarratas
    }
stage-calm = íocaíocht sa soicind, ciúin
    .requests = iarratas sa soicind, ciúin
stage-way-back = bealach na dteipeanna ar ais, folamh anois
stage-minutes-left = { $n } nóim
stage-hours-left = { $hours } h { $n } nóim
stage-days-left = { $n } lá

# An eochair: cad is brí le gach cruth.
stage-look-new = nua
stage-look-request = iarratas
stage-look-retry = atriail
stage-look-approved = ceadaithe
stage-look-answered = freagra
stage-look-stand-in = ionadaíocht
stage-look-turned-away = ó dhoras
stage-look-refused = diúltaithe
stage-look-left-queue = d’fhág an scuaine
stage-look-error = earráid
stage-look-gave-up = d’éirigh as
stage-look-no-answer = gan freagra
stage-look-reversal = aisiompú
stage-look-declined = diúltaithe
stage-look-challenged = ceistithe
stage-look-fraud-through = calaois a chuaigh tríd
stage-look-failed-challenge = theip air
stage-look-warm-up = réamhthéamh
stage-look-bad-build = tógáil lochtach
stage-look-prepared = an dara cabhlach, á ullmhú

# An tseirbhís ghréasáin.
stage-users = Úsáideoirí
    .value = { $n } iarratas/s
    .short = { $n }/s
stage-balancer = Cothromóir
    .all = ligeann cách isteach
    .value = { $n }/s diúltaithe
    .short = { $n }/s
stage-instances = Ásca
    .value = { $n } ag freastal, { $busy } gnóthach
    .starting = { $n } ag freastal, { $starting } ag tosú, { $busy } gnóthach
    .bad = { $n } ag freastal, tógáil lochtach
    .preparing = { $n } ag freastal, tógáil lochtach; { $prepared } á n-ullmhú
    .second = { $n } ag freastal; { $prepared } á n-ullmhú
    .giving-up = { $rate }/s ag éirí as fanacht, { $n } ag freastal, { $starting } ag tosú
    .give-up = { $rate }/s ag éirí as fanacht, { $n } ag freastal
    .none = gan ceann ar bith ag freastal
    .short = { $busy }
stage-cache = Taisce
    .value = { $share } amas
    .warm = te
    .short = { $share }
stage-database = Bunachar sonraí
    .value = { $time } san fhiosrú
    .short = { $share }

stage-budget = Buiséad earráidí
    .goal = sprioc { $value }
    .goal-lost = caillfear an sprioc i gceann { $time }
    .gone = ídithe ar an ráta seo i gceann { $time }
    .none = ídithe
