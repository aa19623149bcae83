# Mga salita sa mga larawan. Ipinapakita ang mga bilang kung ano ang dating; ang entablado ang nagtatangi sa mga ito.
stage-merchants = Mga tindahan
    .value = { $n } bago/s
    .short = { $n }/s
stage-door = Pinto
    .open = bukas
    .value = { $n }/s itinataboy
    .short = { $n }/s
stage-fraud-gate = Salaan
    .brief = Salaan
    .value = { $n }/s tanggi
    .short = { $n }/s
stage-queue = Pila
    .no-wait = maluwag
    .value = { $seconds } hintay
    .full = puno
    .short = { $seconds }
stage-servers = Mga server
    .value = { $n } gumagana, { $busy } abala
    .starting = { $n } gumagana, { $starting } nagsisimula, { $busy } abala
    .none = walang gumagana
    .short = { $busy }
stage-issuers = Mga issuer
    .value = { $a }, { $b }
    .idle = walang gawa
    .short = { $a }, { $b }
stage-approved = Aprobado
    .value = { $n }/s
    .nobody = wala
    .short = { $n }/s
stage-group-a = A
stage-group-b = B

stage-stand-in = Stand-in
    .off = walang stand-in
    .on = may stand-in
    .value = { $n }/s stand-in
stage-step-up = Step-up
    .off = walang step-up
    .pass = { $n }/s pasado
    .fail = { $n }/s bagsak
    .challenged = { $n }/s tinanong
stage-score-good = mabuti
stage-score-fraud = panloloko
stage-score-pass = pasado
stage-score-challenged = tatanungin
stage-score-declined = tatanggihan

stage-retries = pag-ulit bawat segundo
    .short = ulit/s
    .share = { $share } ng lahat ng trapiko
stage-give-up = { $n } ang sumusuko bawat segundo
stage-scale = 1 marka = { $n ->
        [one] { $n } bayad
       *[other] { $n } na bayad
    }
    .requests = 1 marka = { $n ->
        [one] { $n } request
       *[other] { $n } na request
    }
stage-calm = bayad bawat segundo, payapa
    .requests = request bawat segundo, payapa
stage-way-back = ang balikan ng mga nabigo, wala pang laman
stage-minutes-left = { $n } min
stage-hours-left = { $hours } oras { $n } min
stage-days-left = { $n ->
        [one] { $n } araw
       *[other] { $n } na araw
    }

# Ang paliwanag ng mga hugis.
stage-look-new = bago
stage-look-request = request
stage-look-retry = pag-ulit
stage-look-approved = aprobado
stage-look-answered = sagot
stage-look-stand-in = stand-in
stage-look-turned-away = itinataboy
stage-look-refused = tinanggihan
stage-look-left-queue = umalis sa pila
stage-look-error = error
stage-look-gave-up = sumusuko
stage-look-no-answer = walang sagot
stage-look-reversal = binawi
stage-look-declined = tanggi
stage-look-challenged = tinanong
stage-look-fraud-through = nakalusot na panloloko
stage-look-failed-challenge = bagsak sa tanong
stage-look-warm-up = pagpapainit
stage-look-bad-build = sirang build
stage-look-prepared = ikalawang hanay, inihahanda

# Ang serbisyong web.
stage-users = Gumagamit
    .value = { $n } request/s
    .short = { $n }/s
stage-balancer = Balancer
    .all = pinapasok ang lahat
    .value = { $n }/s tinanggihan
    .short = { $n }/s
stage-instances = Mga instance
    .value = { $n } gumagana, { $busy } abala
    .starting = { $n } gumagana, { $starting } nagsisimula, { $busy } abala
    .bad = { $n } gumagana, sirang build
    .preparing = { $n } gumagana, sirang build; { $prepared } inihahanda
    .second = { $n } gumagana; { $prepared } inihahanda
    .giving-up = { $rate }/s sumusuko sa paghihintay, { $n } gumagana, { $starting } nagsisimula
    .give-up = { $rate }/s sumusuko sa paghihintay, { $n } gumagana
    .none = walang gumagana
    .short = { $busy }
stage-cache = Cache
    .value = { $share } hit
    .warm = mainit
    .short = { $share }
stage-database = Database
    .value = { $time } bawat query
    .short = { $share }

stage-budget = Badyet sa error
    .goal = layunin { $value }
    .goal-lost = mawawala ang layunin sa loob ng { $time }
    .gone = ubos sa ganitong bilis sa loob ng { $time }
    .none = ubos na
