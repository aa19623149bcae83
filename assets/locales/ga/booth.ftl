# An both: focail do lucht siúil thart. Gach luamhán agus na gníomhartha a bhogann é, don chuairteoir agus don oibreoir.
booth-take-over = Leag méar air le himirt
    .hint = ón gcéad nóiméad; nó bog nó brúigh rud ar bith
booth-more = Tuilleadh
booth-back = Siar
booth-under-way = ar siúl
booth-seconds-left = s fágtha
booth-done = Tá mé réidh
booth-give-name = Cuir d’ainm suas
booth-desk-and-seed = { $desk }, síol { $seed }
booth-still-there = An bhfuil tú ann fós?
    .hint = Leag méar air, nó bog rud ar bith, le fanacht.
booth-next-visitor = Is féidir leis an gcéad duine eile tosú i gceann { $n ->
        [one] { $n } soicind
        [two] { $n } shoicind
        [few] { $n } shoicind
        [many] { $n } soicind
       *[other] { $n } soicind
    }.

booth-number-approval-share = Ceadaithe
booth-number-auth-s = Fanacht
booth-number-fraud-bp = Calaois
booth-number-cost-u = Costas
booth-number-error-share = Earráidí
booth-number-p99-s = Is moille
booth-number-budget-left-share = Buiséad
booth-number-cost-usd = Costas

booth-servers = Freastalaithe
    .more = Ordaigh tuilleadh
    .less = Cuir cuid abhaile
    .does-more = Ordaíonn an t-oibreoir tuilleadh freastalaithe
    .does-less = Cuireann an t-oibreoir freastalaithe abhaile
booth-shedding = Cur ó dhoras
    .more = Cuir ar siúl é
    .less = Múch é
    .does-more = Cuireann an t-oibreoir íocaíochtaí ó dhoras
    .does-less = Ligeann an t-oibreoir cách isteach arís
booth-retry-policy = Atriail
    .more = Moilligh iad
    .less = Láithreach
    .does-more = Iarrann an t-oibreoir ar na ceannaithe fanacht sula dtriailfidh siad arís
    .does-less = Ligeann an t-oibreoir do na ceannaithe triail arís láithreach
booth-threshold = Diúltaigh ó
    .more = Diúltaigh níos lú
    .less = Diúltaigh níos mó
    .does-more = Diúltaíonn an t-oibreoir do níos lú íocaíochtaí
    .does-less = Diúltaíonn an t-oibreoir do níos mó íocaíochtaí
booth-step-up-band = Ceist bhreise
    .more = Ceistigh níos mó
    .less = Ceistigh níos lú
    .does-more = Cuireann an t-oibreoir ceist ar níos mó custaiméirí
    .does-less = Cuireann an t-oibreoir ceist ar níos lú custaiméirí
booth-issuer-timeout = Fan le heisitheoirí
    .more = Fan níos faide
    .less = Fan níos lú
    .does-more = Fanann an t-oibreoir níos faide leis na heisitheoirí
    .does-less = Fanann an t-oibreoir níos lú leis na heisitheoirí
booth-stand-in-limit = Ionadaíocht go dtí
    .more = Ceadaigh níos mó
    .less = Ceadaigh níos lú
    .does-more = Ceadaíonn an t-oibreoir méideanna beaga in ionad na n-eisitheoirí
    .does-less = Ceadaíonn an t-oibreoir níos lú in ionad na n-eisitheoirí
booth-floor = Ásca
    .more = Ordaigh tuilleadh
    .less = Coinnigh níos lú
    .does-more = Ordaíonn an t-oibreoir tuilleadh ásc
    .does-less = Coinníonn an t-oibreoir níos lú ásc
booth-autoscaler = Uathscálóir
    .more = Cuir ar siúl é
    .less = Múch é
    .does-more = Cuireann an t-oibreoir an t-uathscálóir ar siúl
    .does-less = Múchann an t-oibreoir an t-uathscálóir
booth-target-utilization = Cé chomh gnóthach
    .more = Níos gnóthaí
    .less = Fág spás
    .does-more = Cuireann an t-oibreoir níos mó oibre ar gach ásc
    .does-less = Fágann an t-oibreoir spás ag gach ásc
booth-cache-ttl = Coinnigh freagraí
    .more = Níos faide
    .less = Níos giorra
    .does-more = Coinníonn an t-oibreoir freagraí níos faide sa taisce
    .does-less = Is giorra a choinníonn an t-oibreoir freagraí sa taisce
booth-shed-low-priority = Tosaíocht íseal
    .more = Diúltaigh di
    .less = Lig isteach í
    .does-more = Diúltaíonn an t-oibreoir d’iarratais ísealtosaíochta
    .does-less = Ligeann an t-oibreoir cách isteach arís
booth-recommendations = Moltaí
    .more = Cuir ar siúl iad
    .less = Múch iad
    .does-more = Tugann an t-oibreoir na moltaí ar ais
    .does-less = Múchann an t-oibreoir na moltaí
booth-warm-up = Taisce
    .more = Réamhthéigh í
    .does-more = Réamhthéann an t-oibreoir an taisce
booth-roll-back = Tógáil lochtach
    .more = Roll siar í
    .does-more = Rollann an t-oibreoir an tógáil nua siar

# Cá dtéann rudaí amú, ar an stáitse.
booth-new = { $n } nua
booth-turned-away = { $n } ó dhoras
booth-approved = { $n } ceadaithe
booth-queue-full = scuaine lán
booth-busy-for-nothing = gnóthach in aisce
booth-slots-full = gach sliotán gafa
booth-servers-starting = freastalaithe ag tosú
    .n = { $n ->
        [one] { $n } fhreastalaí eile ag tosú
        [two] { $n } fhreastalaí eile ag tosú
        [few] { $n } fhreastalaí eile ag tosú
        [many] { $n } bhfreastalaí eile ag tosú
       *[other] { $n } freastalaí eile ag tosú
    }
booth-issuers-idle = eisitheoirí díomhaoin
booth-issuers-slow = eisitheoirí ina dtost
booth-requests = { $n } iarratas sa soicind
booth-most-give-up = éiríonn an chuid is mó as
booth-some-give-up = éiríonn cuid acu as
booth-good-build-comes = tá an tógáil mhaith ag teacht
booth-instances-starting = ásca ag tosú
booth-cache-empty = folamh
booth-database-hot = bunachar róthe

# Cad atá ar siúl, agus cad a dhéanann an t-oibreoir faoi.
booth-storm = Stoirm atrialacha
    .sentence = Tagann gach teip ar ais agus buaileann sí ar an doras arís.
booth-event = { $event }: { $what }
booth-why = { $why }.
booth-watches = Tá an t-oibreoir ag faire
booth-brief-switch-sale-surge = Tá sladmhargadh mór le hoscailt. Lig cách tríd an scipéad.
booth-brief-switch-fraud-wave = Tá cártaí goidte ag teacht. Stop iad, coinnigh na siopadóirí.
booth-brief-switch-issuer-outage = Tá cuid de na heisitheoirí ar tí dul ina dtost. Coinnigh an chuid eile ag obair.
booth-brief-web-bad-deploy = Tá tógáil nua á scaoileadh. Má tá locht uirthi, cealaigh í.
booth-brief-web-viral-surge = Tá slua ag teacht, níl a fhios cathain. Fan tapa.
booth-brief-web-cache-flush = Scriosfar an taisce go luath. Ná báigh an bunachar.

# An toradh.
booth-take-along = Tabhair leat é
    .hint = an síol seo, ag do dheasc féin
booth-three-stars = Trí réalta: chomh maith leis an oibreoir eiseamláireach.
