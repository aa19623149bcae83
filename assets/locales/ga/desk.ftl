# Luamháin an dá dheasc. Abairt amháin gach `.help`.

control-servers = Freastalaithe
    .help = Cé mhéad freastalaí atá uait: tugann gach ceann sliotáin leis agus íoctar as ón ordú amach, ach tógann sé nóiméid air tosú.
control-shedding = Cur ó dhoras
    .help = An méid nach féidir leis na freastalaithe a iompar, cuirtear ó dhoras é láithreach agus go saor, sula dtéann sé sa scuaine.
control-retry-policy = Polasaí atrialach
    .help = Cathain a thriailtear arís íocaíocht ar theip uirthi: láithreach, is é sin sa chéad nóiméad eile, nó i ndiaidh sosanna randamacha a éiríonn níos faide gach uair.
    .immediate = Láithreach
    .back-off = Moilligh
control-threshold = Tairseach diúltaithe
    .help = Diúltaítear d’íocaíochtaí a bhfuil an scór calaoise seo nó scór níos airde acu: dá ísle í, is mó an chalaois a stoptar, agus is mó custaiméir maith a stoptar léi.
control-step-up-band = Banda na céime breise
    .help = Scóir atá chomh gar seo faoin tairseach, cuirtear ceist orthu in áit breith a thabhairt: éiríonn le formhór na bhfíorchustaiméirí, agus is annamh a éiríonn le calaoiseoir.
control-issuer-timeout = Teorainn ama eisitheora
    .help = Cá fhad a fhanann sliotán le freagra an eisitheora sula n-éiríonn sé as agus go mbíonn sé saor arís.
control-stand-in-limit = Teorainn ionadaíochta
    .help = Nuair a bhíonn eisitheoir ina thost, ceadaíonn an lasc ina ionad suas go dtí an méid seo, ar a riosca féin.
control-surge = Borradh tráchta
    .help = Méadaíonn sé an gnáththrácht go dtí go roghnaíonn tú luach eile: géarchéim de do dhéantús féin.
control-fraud-share = Cion calaoise
    .help = Cé mhéad den trácht nua atá calaoiseach go dtí go roghnaíonn tú luach eile: géarchéim de do dhéantús féin.
control-issuer-latency-a = Am freagartha, grúpa A
    .help = Cá fhad a thógann eisitheoirí ghrúpa A ar an meán go dtí go roghnaíonn tú luach eile: géarchéim de do dhéantús féin.
control-issuer-latency-b = Am freagartha, grúpa B
    .help = Cá fhad a thógann eisitheoirí ghrúpa B ar an meán go dtí go roghnaíonn tú luach eile: géarchéim de do dhéantús féin.

control-floor = Íoslíon na n-ásc
    .help = Ní thiteann an líon faoina bhun seo: ordaítear ásca láithreach nuair a ardaítear é, ach tógann siad nóiméid le tosú.
control-autoscaler = Uathscálóir
    .help = Ordaíonn agus stopann sé ásca uaidh féin ionas go mbeidh na hoibrithe chomh gnóthach leis an sprioc; agus é múchta, is é an t-íoslíon an líon go beacht.
control-target-utilization = Spriocúsáid
    .help = Cé chomh gnóthach agus is mian leis an uathscálóir na hoibrithe a bheith: dá ísle í, is mó an spás agus an costas.
control-cache-ttl = TTL na taisce
    .help = Saolré: cá fhad is féidir freagra a thabhairt ón taisce; sos don bhunachar má tá sí fada, freagraí úra má tá sí gearr.
control-shed-low-priority = Diúltú do thosaíocht íseal
    .help = An cion den trácht ísealtosaíochta a ndiúltaíonn an cothromóir dó láithreach.
control-recommendations = Moltaí
    .help = Gné throm a chosnaíonn obair agus fiosruithe le gach iarratas; agus í múchta, bíonn an leathanach níos simplí agus níos éadroime.
control-warm-up = Réamhthéigh
    .short = Réamhthéigh
    .help = Léitear na réada is coitianta isteach sa taisce ar feadh sé nóiméad, rud a chuireann ualach ar an mbunachar idir an dá linn. Má bhrúitear arís é, tosaíonn na sé nóiméad as an nua.
    .running = Réamhthéamh, { $minutes ->
        [one] { $minutes } nóiméad fágtha
        [two] { $minutes } nóiméad fágtha
        [few] { $minutes } nóiméad fágtha
        [many] { $minutes } nóiméad fágtha
       *[other] { $minutes } nóiméad fágtha
    }; má bhrúitear arís é, tosaíonn sé as an nua
control-roll-back = Roll siar
    .short = Roll siar
    .help = Ullmhaítear an dara cabhlach leis an tógáil mhaith dheireanach ar feadh cúig nóiméad agus ansin aistrítear chuige; íoctar as an dá cheann idir an dá linn. Má bhrúitear arís é, tosaíonn na cúig nóiméad as an nua.
    .running = Rolladh siar, { $minutes ->
        [one] { $minutes } nóiméad fágtha
        [two] { $minutes } nóiméad fágtha
        [few] { $minutes } nóiméad fágtha
        [many] { $minutes } nóiméad fágtha
       *[other] { $minutes } nóiméad fágtha
    }; má bhrúitear arís é, tosaíonn sé as an nua
control-bad-build = Scaoil tógáil lochtach
    .short = Tógáil lochtach
    .help = Scaoiltear tógáil lochtach amach de réir a chéile i gcúig nóiméad; fanann sí go dtí go rollann tú siar: géarchéim de do dhéantús féin. Má bhrúitear arís é, ní athraíonn aon rud.
    .running = Tógáil lochtach á scaoileadh, { $minutes ->
        [one] { $minutes } nóiméad fágtha
        [two] { $minutes } nóiméad fágtha
        [few] { $minutes } nóiméad fágtha
        [many] { $minutes } nóiméad fágtha
       *[other] { $minutes } nóiméad fágtha
    }; má bhrúitear arís é, ní athraíonn aon rud
    .on = Tógáil lochtach i ngach áit go dtí go rollann tú siar; má bhrúitear arís é, ní athraíonn aon rud
control-cache-flush = Folmhaigh an taisce
    .short = Folmhaigh an taisce
    .help = Caitear gach rud amach as an taisce láithreach; athlíonann sí de réir a chéile: géarchéim de do dhéantús féin. Má bhrúitear arís é, folmhaítear arís í.
    .on = Taisce á hathlíonadh, { $share } te; má bhrúitear arís é, folmhaítear arís í

# Na rudaí a léitear ar na deasca. `.short` do thomhais, liostaí agus chairteacha; abairt nó dhó sa `.help`.

indicator-minute = Nóiméad
    .short = Nóiméad
    .help = Nóiméid insamhlaithe ó thosaigh an seal.
indicator-new-tps = Íocaíochtaí nua
    .short = Nua
    .help = Íocaíochtaí a thagann den chéad uair.
indicator-offered-tps = Trácht ag an doras
    .short = Ag an doras
    .help = Gach rud a bhuaileann ar an doras: íocaíochtaí nua agus atrialacha le chéile.
indicator-retry-tps = Atrialacha
    .short = Atrialacha
    .help = Íocaíochtaí ar theip orthu cheana agus atá ag teacht ar ais.
indicator-shed-tps = Curtha ó dhoras
    .short = Curtha ó dhoras
    .help = Diúltaithe ag an doras, sular chosain siad aon obair.
indicator-standin-tps = Ceadaithe trí ionadaíocht
    .short = Ionadaíocht
    .help = Íocaíochtaí a cheadaigh an lasc í féin toisc nár fhreagair an t-eisitheoir.
indicator-queue-drop-share = D’fhág an scuaine
    .short = D’fhág an scuaine
    .help = An cion díobh siúd a ligeadh isteach a d’éirigh as sula bhfuair siad sliotán.
indicator-queue-wait-s = Feitheamh sa scuaine
    .short = Feitheamh
    .help = Meánfheitheamh le sliotán saor.
indicator-hold-s = Sliotán gafa
    .short = Sliotán gafa
    .help = Cá fhad a choinníonn íocaíocht sliotán, freagra an eisitheora san áireamh. Má dhúblaítear an fad, níl fágtha ach leath an toillte.
indicator-auth-s = Am údaraithe
    .short = Am údaraithe
    .help = An fanacht a dhéanann an custaiméir ag an scipéad: an scuaine agus an sliotán le chéile.
indicator-slots-busy-share = Sliotáin ghnóthacha
    .short = Sliotáin ghnóthacha
    .help = An cion de na sliotáin atá in úsáid. Nuair atá siad beagnach lán, cruthaíonn gach séideán beag scuaine.
indicator-servers-running = Freastalaithe ag obair
    .short = Ag obair
    .help = Freastalaithe a iompraíonn íocaíochtaí.
indicator-servers-booting = Freastalaithe ag tosú
    .short = Ag tosú
    .help = Freastalaithe a bhfuil costas orthu cheana ach nach n-iompraíonn aon rud fós.
indicator-approval-share = Custaiméirí maithe ceadaithe
    .short = Ceadaithe
    .help = De na custaiméirí maithe ar socraíodh a n-íocaíocht an nóiméad seo, an cion a ceadaíodh.
indicator-approval-a-share = Ceadaithe, grúpa A
    .short = Ceadaithe, grúpa A
    .help = An rud céanna i measc chustaiméirí eisitheoirí ghrúpa A.
indicator-approval-b-share = Ceadaithe, grúpa B
    .short = Ceadaithe, grúpa B
    .help = An rud céanna i measc chustaiméirí eisitheoirí ghrúpa B.
indicator-fraud-bp = Ráta calaoise
    .short = Ráta calaoise
    .help = Calaois i measc an airgid a ceadaíodh, i mbonnphointí.
indicator-rule-decline-share = Diúltaithe ag an riail
    .short = Diúltaithe ag riail
    .help = An cion de chustaiméirí maithe a bhfuil a scór os cionn na tairsí.
indicator-stepup-share = Ceistithe
    .short = Ceistithe
    .help = An cion den trácht a gcuirtear ceist bhreise air.
indicator-fraud-prevented-share = Calaois stoptha
    .short = Calaois stoptha
    .help = An cion d’iarrachtaí calaoise a choinníonn an geata agus an cheist bhreise siar.
indicator-issuer-timeout-share = Gan freagra in am
    .short = Gan freagra in am
    .help = An cion de na híocaíochtaí a cuireadh chuig eisitheoirí agus nach bhfuair freagra roimh an teorainn ama.
indicator-issuer-a-latency-s = Freagra ghrúpa A
    .short = Freagra ghrúpa A
    .help = An meánam a theastaíonn ó eisitheoirí ghrúpa A.
indicator-issuer-b-latency-s = Freagra ghrúpa B
    .short = Freagra ghrúpa B
    .help = An meánam a theastaíonn ó eisitheoirí ghrúpa B.
indicator-retry-waiting = Ag fanacht le hatriail
    .short = Ag fanacht
    .help = Íocaíochtaí ar theip orthu agus a thriailfear arís. Seo í an stoirm atá le teacht.
indicator-cost-rate-u-per-h = Costas anois
    .short = Costas anois
    .help = An méid a chosnaíonn na freastalaithe, ag obair nó ag tosú.
indicator-cost-u = Costas go dtí seo
    .short = Costas iomlán
    .help = An méid a chosain na freastalaithe ó thosaigh an seal.
indicator-standin-exposure-u = Airgead i mbaol
    .short = Airgead i mbaol
    .help = Airgead a ceadaíodh in ionad eisitheora. Níor sheiceáil aon duine na cuntais sin.
indicator-fraud-approved-u = Calaois a ligeadh tríd
    .short = Calaois ligthe tríd
    .help = Airgead a cailleadh le calaois a ceadaíodh.
indicator-good-lost = Custaiméirí maithe caillte
    .short = Caillte go dtí seo
    .help = Custaiméirí maithe a d’imigh gan íoc, is cuma cad a stop iad.
indicator-good-approved = Custaiméirí maithe sásaithe
    .short = Sásaithe
    .help = Custaiméirí maithe ar ceadaíodh a n-íocaíocht.
indicator-good-lost-rule = Caillte, diúltaithe ag an riail
    .short = Caillte, riail
    .help = Custaiméirí maithe a raibh cuma na calaoise orthu don tairseach.
indicator-good-lost-stepup = Caillte ag an gceist bhreise
    .short = Caillte, ceist
    .help = Custaiméirí maithe ar theip orthu sa cheist bhreise nó a d’éirigh aisti.
indicator-good-lost-shed = Caillte, curtha ó dhoras
    .short = Caillte, doras
    .help = Custaiméirí maithe ar chríochnaigh a n-iarracht dheireanach ag an doras.
indicator-good-lost-queue = Caillte sa scuaine
    .short = Caillte, scuaine
    .help = Custaiméirí maithe ar chríochnaigh a n-iarracht dheireanach sa scuaine.
indicator-good-lost-issuer = Caillte, eisitheoir ina thost
    .short = Caillte, eisitheoir
    .help = Custaiméirí maithe nach bhfuair a n-iarracht dheireanach freagra.

indicator-request-rps = Iarratais
    .short = Iarratais
    .help = Gach a n-iarrann úsáideoirí.
indicator-admitted-rps = Ligthe isteach
    .short = Ligthe isteach
    .help = Iarratais a chuireann an cothromóir ar aghaidh.
indicator-instances-serving = Ásca ag freastal
    .short = Ag freastal
    .help = Ásca a fhreagraíonn iarratais.
indicator-instances-booting = Ásca ag tosú
    .short = Ag tosú
    .help = Ásca a bhfuil costas orthu cheana ach nach bhfreagraíonn aon rud fós.
indicator-cache-hit-share = Amais sa taisce
    .short = Amais sa taisce
    .help = An cion d’iarratais a fhreagraítear ón taisce, gan dul chuig an mbunachar sonraí.
indicator-cache-warm-share = Teas na taisce
    .short = Teas na taisce
    .help = Cé mhéad den mhéid a iarrann úsáideoirí atá sa taisce arís.
indicator-cache-age-s = Aois na bhfreagraí taiscthe
    .short = Aois an fhreagra
    .help = Cé chomh sean agus atá freagra ón taisce ar an meán.
indicator-db-util-share = Ualach an bhunachair
    .short = Ualach an bhunachair
    .help = Fiosruithe i gcomparáid le cumas an bhunachair sonraí. Os cionn céad faoin gcéad, bíonn sé á bhá.
indicator-query-s = Am fiosraithe
    .short = Am fiosraithe
    .help = Cá fhad a thógann fiosrú amháin ar an mbunachar sonraí.
indicator-service-s = Am seirbhíse
    .short = Am seirbhíse
    .help = Cá fhad a bhíonn oibrí gafa le hiarratas amháin.
indicator-worker-util-share = Oibrithe gnóthacha
    .short = Oibrithe gnóthacha
    .help = An cion de na hoibrithe atá in úsáid; is dá réir a oibríonn an t-uathscálóir.
indicator-p99-s = Moill p99
    .short = Moill p99
    .help = Freagraítear nócha naoi as gach céad iarratas níos tapúla ná seo; tógann an céatadán is moille níos faide.
indicator-queue-fail-share = D’éirigh as an bhfanacht
    .short = D’éirigh as
    .help = An cion d’iarratais ar imigh a n-úsáideoir sula raibh oibrí saor.
indicator-error-share = Earráidí
    .short = Earráidí
    .help = An cion de na hiarratais a ligeadh isteach a chríochnaigh ina n-earráid.
indicator-burn-rate = Ráta dóite
    .short = Ráta dóite
    .help = Cé mhéad uair níos tapúla ná mar a beartaíodh atá buiséad na n-earráidí á chaitheamh.
indicator-burn-rate-1h = Ráta dóite, uair an chloig
    .short = Ráta dóite, 1 h
    .help = An rud céanna, ar an meán thar an uair an chloig dheireanach.
indicator-budget-left-share = Buiséad earráidí fágtha
    .short = Buiséad fágtha
    .help = An méid atá fágtha de na hearráidí a cheadaítear sa mhí.
indicator-shed-share = Iarratais diúltaithe
    .short = Diúltaithe
    .help = An cion de gach iarratas a ndiúltaíonn an cothromóir dó.
indicator-bad-build-share = Trácht ar an tógáil lochtach
    .short = Ar thógáil lochtach
    .help = An cion den trácht a bhuaileann leis an tógáil lochtach.
indicator-feature-share = Moltaí ar taispeáint
    .short = Moltaí
    .help = An bhfuil moltaí le feiceáil ag úsáideoirí.
indicator-cost-rate-usd-per-h = Costas anois
    .short = Costas anois
    .help = An méid a chosnaíonn na hásca, ag freastal nó ag tosú.
indicator-cost-usd = Costas go dtí seo
    .short = Costas iomlán
    .help = An méid a chosain na hásca ó thosaigh an seal.
indicator-requests-answered = Iarratais freagartha
    .short = Freagartha
    .help = Iarratais a fuair a bhfreagra.
indicator-errors-queue = D’éirigh as an bhfanacht go dtí seo
    .short = D’éirigh as, iomlán
    .help = Iarratais ar imigh a n-úsáideoir sula raibh oibrí saor.
indicator-errors-build = Bhuail leis an tógáil lochtach go dtí seo
    .short = Tógáil lochtach, iomlán
    .help = Iarratais a fuair oibrí agus a bhuail ansin leis an tógáil lochtach.
indicator-requests-shed = Iarratais diúltaithe go dtí seo
    .short = Diúltaithe, iomlán
    .help = Iarratais ar dhiúltaigh an cothromóir dóibh.

status-normal = normálta
status-warning = rabhadh
status-critical = criticiúil
