# Ang booth: mga salita para sa dumaraan. Bawat pihitan at ang mga galaw nito, para sa bisita at para sa operator.
booth-take-over = I-tap at ikaw naman
    .hint = mula sa simula; o gumalaw, o pumindot
booth-more = Iba pa
booth-back = Bumalik
booth-under-way = ginagawa na
booth-seconds-left = s na lang
booth-done = Tapos na ako
booth-give-name = Ilagay ang pangalan
booth-desk-and-seed = { $desk }, seed { $seed }
booth-still-there = Nariyan ka pa ba?
    .hint = Mag-tap o gumalaw para magpatuloy.
booth-next-visitor = Puwede nang magsimula ang susunod pagkaraan ng { $n ->
        [one] { $n } segundo
       *[other] { $n } na segundo
    }.

booth-number-approval-share = Aprobado
booth-number-auth-s = Hintay
booth-number-fraud-bp = Panloloko
booth-number-cost-u = Gastos
booth-number-error-share = Mga error
booth-number-p99-s = Bagal
booth-number-budget-left-share = Badyet
booth-number-cost-usd = Gastos

booth-servers = Mga server
    .more = Dagdagan
    .less = Pauwiin ang ilan
    .does-more = Nagdadagdag ng server ang operator
    .does-less = Pinauuwi ng operator ang ilang server
booth-shedding = Pagtataboy
    .more = I-on
    .less = I-off
    .does-more = Nagtataboy sa pinto ang operator
    .does-less = Pinapapasok muli ng operator ang lahat
booth-retry-policy = Pag-ulit
    .more = Paghintayin
    .less = Agad-agad
    .does-more = Pinaghihintay ng operator ang mga tindahan bago umulit
    .does-less = Pinauulit agad ng operator ang mga tindahan
booth-threshold = Tanggihan mula
    .more = Bawasan ang tanggi
    .less = Tumanggi pa
    .does-more = Mas kaunting bayad ang tinatanggihan ng operator
    .does-less = Mas maraming bayad ang tinatanggihan ng operator
booth-step-up-band = Dagdag na tanong
    .more = Magtanong pa
    .less = Bawasan ang tanong
    .does-more = Mas maraming kostumer ang tinatanong ng operator
    .does-less = Mas kaunting kostumer ang tinatanong ng operator
booth-issuer-timeout = Hintayin ang issuer
    .more = Maghintay pa
    .less = Paikliin
    .does-more = Mas matagal maghintay sa mga issuer ang operator
    .does-less = Mas maikli ang paghihintay ng operator sa mga issuer
booth-stand-in-limit = Stand-in hanggang
    .more = Mag-apruba pa
    .less = Bawasan
    .does-more = Inaaprubahan ng operator ang maliliit na halaga para sa mga issuer
    .does-less = Mas kaunti ang inaaprubahan ng operator para sa mga issuer
booth-floor = Mga instance
    .more = Dagdagan
    .less = Bawasan
    .does-more = Nagdadagdag ng instance ang operator
    .does-less = Nagbabawas ng instance ang operator
booth-autoscaler = Autoscaler
    .more = I-on
    .less = I-off
    .does-more = Ini-on ng operator ang autoscaler
    .does-less = Ini-off ng operator ang autoscaler
booth-target-utilization = Gaano kaabala
    .more = Gawing mas abala
    .less = Maglaan ng luwag
    .does-more = Ginagawang mas abala ng operator ang mga instance
    .does-less = Naglalaan ng luwag ang operator
booth-cache-ttl = Itabi ang sagot
    .more = Patagalin
    .less = Paikliin
    .does-more = Mas matagal itinatabi ng operator ang mga sagot sa cache
    .does-less = Mas saglit itinatabi ng operator ang mga sagot sa cache
booth-shed-low-priority = Di-mahalaga
    .more = Tanggihan
    .less = Papasukin
    .does-more = Tinatanggihan ng operator ang di-mahalagang request
    .does-less = Pinapapasok muli ng operator ang lahat
booth-recommendations = Mga mungkahi
    .more = I-on
    .less = I-off
    .does-more = Ibinabalik ng operator ang mga mungkahi
    .does-less = Ini-off ng operator ang mga mungkahi
booth-warm-up = Cache
    .more = Painitin
    .does-more = Pinaiinit ng operator ang cache
booth-roll-back = Sirang build
    .more = Ibalik ang dati
    .does-more = Ibinabalik ng operator ang dating build

# Kung saan may mali, sa entablado.
booth-new = { $n } bago
booth-turned-away = { $n } itinaboy
booth-approved = { $n } aprobado
booth-queue-full = puno ang pila
booth-busy-for-nothing = abala sa wala
booth-slots-full = puno ang mga slot
booth-servers-starting = nagsisimula ang mga server
    .n = { $n ->
        [one] nagsisimula ang { $n } pang server
       *[other] nagsisimula ang { $n } pang server
    }
booth-issuers-idle = walang ginagawa ang mga issuer
booth-issuers-slow = tahimik ang mga issuer
booth-requests = { $n } request bawat segundo
booth-most-give-up = karamihan ay sumusuko
booth-some-give-up = may mga sumusuko
booth-good-build-comes = parating na ang maayos na build
booth-instances-starting = nagsisimula ang mga instance
booth-cache-empty = walang laman
booth-database-hot = sobrang init ng database

# Kung ano ang nangyayari, at ano ang ginagawa ng operator.
booth-storm = Bagyo ng pag-ulit
    .sentence = Bumabalik at kumakatok muli ang bawat nabigo.
booth-event = { $event }: { $what }
booth-why = { $why }.
booth-watches = Nagmamasid ang operator
booth-brief-switch-sale-surge = May malaking sale na magbubukas. Padaanin ang lahat.
booth-brief-switch-fraud-wave = Parating ang mga nakaw na card. Pigilin sila, huwag ang mamimili.
booth-brief-switch-issuer-outage = May mga issuer na mananahimik. Ituloy ang takbo ng iba.
booth-brief-web-bad-deploy = Inilalabas ang bagong build. Kung sira, ibalik ang dati.
booth-brief-web-viral-surge = May madlang darating, walang may alam kung kailan. Manatiling mabilis.
booth-brief-web-cache-flush = Buburahin ang cache. Huwag lunurin ang database.

# Ang resulta.
booth-take-along = Iuwi ito
    .hint = seed na ito, sa sarili mong desk
booth-three-stars = Tatlong bituin: kasinghusay ng huwarang operator.
