# Teachtaireacht amháin in aghaidh an leibhéil. `.sub` faoin ainm; seasca focal ar a mhéad sa `.briefing`, gan na huimhreacha atá i gcomhad an leibhéil.

level-switch-sale-surge = Ruathar siopadóireachta
    .sub = Stoirm a mhaireann níos faide ná a cúis
    .briefing = Tá sladmhargadh mór ag oscailt go luath, agus doirtfidh siopadóirí isteach gan stad. Íocaíocht a dteipeann uirthi, tagann sí ar ais láithreach, arís agus arís eile, go dtí go mbíonn gach sliotán lán d’atrialacha. Tógann freastalaí nua nóiméid le tosú. Do chúram féin: gan stoirm, gan fearg ag an scipéad, gan freastalaí díomhaoin ar an mbille.
    .teaches = Is féidir le hatrialacha lasc a choinneáil faoi ró-ualach i bhfad tar éis don ruathar imeacht. Má chuirtear roinnt ó dhoras, bristear an ciorcal.
level-switch-fraud-wave = Tonn chalaoise
    .sub = Cá dtarraingítear an líne
    .briefing = Tá dornán cártaí goidte le triail go luath, agus beidh an chalaois i bhfad níos coitianta ná mar is gnách. Stopfaidh tairseach níos déine í, agus custaiméirí maithe in éineacht léi. Ach tá tríú bealach ann idir tá agus níl: ceist a chur. Stop na gadaithe, coinnigh na siopadóirí.
    .teaches = Braitheann an tairseach cheart ar a choitianta atá an chalaois, agus is minic gur fearr ceist ná diúltú.
level-switch-issuer-outage = Eisitheoir ina thost
    .sub = Páirtí mall amháin, agus cách ina sheasamh
    .briefing = Tá grúpa amháin eisitheoirí ar tí éirí fíormhall. Bíonn sliotán gafa ag gach íocaíocht a fhanann leo, agus sliotáin a theastaíonn ó chustaiméirí na n-eisitheoirí folláine freisin. Socraigh cá fhad a fhanfar, agus cé mhéad a cheadófar in ionad lucht an tosta. Ort féin atá an riosca gach uair.
    .teaches = Is ionann líon na sliotán gnóthach agus teachtaí faoin bhfad i sliotán, mar sin líonann eisitheoir mall amháin iad go léir. Saorann teorainn ama ghearr an chuid eile.
level-switch-free = Seal saor
    .sub = Cnaipe do gach géarchéim
    .briefing = Gan sprioc, gan scór, gan deireadh. Tá cnaipe ann do gach géarchéim ar an deasc seo: tarraing an ruathar, an chalaois nó an tost ort féin, chomh dian agus is mian leat, agus féach cad is féidir le do luamháin a dhéanamh. Cuir deireadh leis an seal nuair a bheidh do dhóthain feicthe agat.
    .teaches = Triail rud amháin ag an am, agus féach cad a thagann ar ais.
level-web-bad-deploy = Imscaradh lochtach
    .sub = Ní ghlaonn aon duine ort in am
    .briefing = Tá tógáil nua le scaoileadh amach go luath, agus tá an chuid is mó de bhuiséad na míosa caite cheana. Má tá locht uirthi, sleamhnóidh earráidí isteach céim ar chéim, agus tiocfaidh an glaoch i bhfad i ndiaidh na díobhála. Tógann rolladh siar nóiméid agus íoctar as cabhlach breise. Brúigh róluath é agus níl dada le cealú.
    .teaches = Gníomhaigh ar an gcomhartha a fheiceann tú, ní ar an nglaoch a leanann é. Leath den rolladh siar is ea an t-am ceart.
level-web-viral-surge = Borradh víreasach
    .sub = Ní thugann slua fógra
    .briefing = Roinn duine cáiliúil do nasc. Roimh mheán lae tiocfaidh slua; níl ach buille faoi thuairim ann faoin uair agus faoin líon. Is mall a thosaíonn ásca inniu. Cabhraíonn sé láithreach níos lú a dhéanamh: leathanaigh simplí, níos lú fabhair don trácht ísealtosaíochta. Fan tapa, agus ná híoc an mhaidin ar fad as slua nach bhfuil ann.
    .teaches = Simpligh láithreach, méadaigh fad a sheasann sin, ansin cuir an dá rud ar ceal. Ní plean é íoc as an mbuaic an lá ar fad.
level-web-cache-flush = Folmhú na taisce
    .sub = An uair is gnóthaí, taisce fholamh
    .briefing = Is í an taisce a choinníonn do bhunachar sonraí ciúin. San uair is gnóthaí scriosfaidh jab glantacháin í, agus titfidh gach iarratas tríd. Coinníonn fiosruithe malla na hoibrithe gafa, agus cuireann oibrithe gafa úsáideoirí ó dhoras. Líon an taisce arís gan an bunachar a bhá, agus tabhair gach rud ar ais do na húsáideoirí go luath.
    .teaches = Ní líonann taisce fholamh níos tapúla ná mar a fhreagraíonn an bunachar. Iarr níos lú air ar dtús, ansin réamhthéigh.
level-web-free = Seal saor
    .sub = Cnaipe do gach géarchéim
    .briefing = Gan sprioc, gan scór, gan deireadh. Tá cnaipe ann do gach géarchéim ar an deasc seo: glaoigh ar an slua, scaoil tógáil lochtach nó folmhaigh an taisce, agus féach cad is féidir le do luamháin a dhéanamh. Cuir deireadh leis an seal nuair a bheidh do dhóthain feicthe agat.
    .teaches = Triail rud amháin ag an am, agus éist leis an mbunachar sonraí.

# Spriocanna: mar atá sa chairt agus sa réamheolas; níos faide síos i bhfocal nó dhó, don bharra uachtarach.
goal-switch-sale-surge-approval = custaiméirí maithe ceadaithe ó oscailt an tsladmhargaidh
goal-switch-sale-surge-auth = am údaraithe, ar an meán
goal-switch-sale-surge-cost = costas an tseala
goal-switch-fraud-wave-fraud = calaois i measc an airgid a ceadaíodh
goal-switch-fraud-wave-approval-all = custaiméirí maithe ceadaithe i rith an tseala
goal-switch-fraud-wave-rule = custaiméirí maithe diúltaithe ag an riail
goal-switch-issuer-outage-approval-a = custaiméirí na n-eisitheoirí folláine ceadaithe ó thosaigh an tost
goal-switch-issuer-outage-approval = custaiméirí maithe ceadaithe ó thosaigh an tost
goal-switch-issuer-outage-exposure = airgead ceadaithe in ionad na n-eisitheoirí
goal-switch-issuer-outage-cost = costas an tseala
goal-web-bad-deploy-budget = buiséad earráidí fágtha ag an deireadh
goal-web-bad-deploy-feature = an t-am a raibh moltaí ann
goal-web-bad-deploy-cost = costas an tseala
goal-web-viral-surge-errors = iarratais a chríochnaigh ina n-earráid
goal-web-viral-surge-p99 = moill p99, ar an meán
goal-web-viral-surge-feature = an t-am a raibh moltaí ann
goal-web-viral-surge-cost = costas an tseala
goal-web-cache-flush-errors-since = earráidí ón bhfolmhú i leith
goal-web-cache-flush-p99-since = moill p99 ón bhfolmhú i leith, ar an meán
goal-web-cache-flush-db-since = ualach an bhunachair ón bhfolmhú i leith, ar an meán
goal-web-cache-flush-feature = an t-am a raibh moltaí ann
goal-web-cache-flush-shed = iarratais diúltaithe, ar an meán
goal-web-cache-flush-cost = costas an tseala

goal-approval-short = Ceadaithe
goal-approval-all-short = Ceadaithe
goal-approval-a-short = Grúpa A
goal-auth-short = Am
goal-cost-short = Costas
goal-fraud-short = Calaois
goal-rule-short = Diúltaithe
goal-exposure-short = I mbaol
goal-budget-short = Buiséad
goal-feature-short = Moltaí
goal-errors-short = Earráidí
goal-errors-since-short = Earráidí
goal-p99-short = p99
goal-p99-since-short = p99
goal-db-since-short = Bunachar
goal-shed-short = Diúltú

# Géarchéimeanna ar mheirge agus ar an amlíne. Leanann `.detail` an t-ainm; deir `.over` go bhfuil sé thart.
event-surge = Borradh tráchta
    .detail = { $times ->
        [2] an gnáththrácht faoi dhó
       *[other] { $times } oiread an ghnáththráchta
    }
    .over = Tá an borradh thart
event-sale = Ruathar siopadóireachta
    .detail = { $times ->
        [2] an gnáththrácht faoi dhó
       *[other] { $times } oiread an ghnáththráchta
    }
    .over = Tá an sladmhargadh thart
event-fraud-wave = Tonn chalaoise
    .detail = is calaois { $share } d’íocaíochtaí nua
    .over = Tá an tonn chalaoise imithe
event-fraud-share = Calaois
    .detail = is calaois { $share } d’íocaíochtaí nua
    .over = Tá an chalaois ar ais ag a gnáthráta
event-issuer-outage = Eisitheoirí ghrúpa B
    .detail = freagraíonn i { $seconds }
    .over = ag freagairt mar is gnách arís
event-issuer-latency-a = Eisitheoirí ghrúpa A
    .detail = freagraíonn i { $seconds }
    .over = ag freagairt mar is gnách arís
event-issuer-latency-b = Eisitheoirí ghrúpa B
    .detail = freagraíonn i { $seconds }
    .over = ag freagairt mar is gnách arís
event-bad-build = Tógáil nua
    .detail = á scaoileadh amach
    .everywhere = ag rith ar gach ásc
    .over = Tá an tógáil mhaith ar ais
event-viral-surge = Borradh víreasach
    .detail = an trácht ag ardú go tapa
    .over = Tá an slua ag imeacht
event-cache-flush = Folmhaíodh an taisce
    .detail = tá na réada coitianta imithe
    .over = Tá an taisce te arís

# Píosa amháin comhairle tar éis seala.
advice-shed-early = Tosaigh ag cur ó dhoras sa nóiméad a dtosaíonn an ruathar. Mura gcuirtear ach freastalaithe leis, bíonn an stoirm faoi lánseol sula dtagann siad.
advice-order-early = Bhí a fhios agat go raibh ruathar ag teacht. Ordaigh freastalaithe roimhe: tógann siad nóiméid le tosú, agus ní fhanann atrialacha.
advice-break-the-loop = Nuair atá an stoirm faoi lánseol, ní chuirfidh deireadh léi ach níos lú iarrachtaí: cuir ó dhoras, agus moilligh na ceannaithe.
advice-send-servers-home = D’íoc tú as freastalaithe nach raibh mórán le déanamh acu. Ordaigh don ruathar, agus cuir abhaile iad ina dhiaidh.
advice-ask-instead = Ísligh an tairseach beagán agus oscail an chéim bhreise: stopann ceist calaois nach stopann diúltú amháin ach go daor.
advice-threshold-too-low = Chuir do thairseach custaiméirí maithe abhaile. Ardaigh í, agus cuir ceist orthu siúd a bhfuil amhras fúthu.
advice-band-too-wide = Cailleann gach ceist roinnt custaiméirí maithe. Cúngaigh banda na céime breise.
advice-act-on-fraud-sooner = Ba dhaor an tonn fad a bhí tú ag breathnú. Bog an geata a luaithe a ardaíonn an ráta calaoise.
advice-cut-the-timeout = Giorraigh an teorainn ama a luaithe a théann grúpa ina thost. Sliotán atá ag fanacht, is sliotán é atá de dhíth ar na heisitheoirí folláine.
advice-use-stand-in = Lig don ionadaíocht méideanna beaga a cheadú fad atá na heisitheoirí ina dtost. Coinníonn sin formhór na gcustaiméirí ar bheagán riosca.
advice-stand-in-too-high = Lig do theorainn ionadaíochta an iomarca airgid tríd gan seiceáil. Is beag é formhór na n-íocaíochtaí: freastalaíonn teorainn íseal ar bheagnach an líon céanna.
advice-outage-capacity = Ordaigh cúpla freastalaí don tost, agus cuir ó dhoras an méid nach n-iompraíonn siad. Teastaíonn sliotáin ón ngrúpa mall fós.
advice-roll-back-at-once = Roll siar a luaithe a ardaíonn earráidí leis an scaoileadh. Dúisíonn ráta dóite na huaire i bhfad ródhéanach thú.
advice-roll-back-too-early = Bhrúigh tú sula raibh an tógáil beo, agus ní raibh aon rud le cealú. Fan leis na chéad earráidí, ansin brúigh uair amháin.
advice-roll-back-once = Má bhrúitear arís é, tosaíonn an t-ullmhú as an nua. Brúigh uair amháin agus lig dó críochnú.
advice-keep-the-feature = Ní chabhraíonn sé moltaí a mhúchadh in aghaidh tógála lochtaí. Fág ann iad.
advice-degrade-first = Nuair a thagann an slua, múch na moltaí agus diúltaigh do thosaíocht íseal láithreach. Nóiméid ina dhiaidh a thagann na hásca.
advice-restore-sooner = D’fhág tú na húsáideoirí ar leathanaigh simplí níos faide ná mar ba ghá. Tabhair gach rud ar ais a luaithe a bhíonn na hásca nua ag freastal.
advice-fleet-too-large = D’íoc tú as slua nach raibh ann. Ordaigh nuair a thagann sé, agus ísligh an t-íoslíon nuair a imíonn sé.
advice-spare-the-database = Múch na moltaí sa nóiméad a bhfolmhaítear an taisce. Líonann sí níos tapúla le níos lú fiosruithe.
advice-warm-up-now = Tosaigh an réamhthéamh láithreach, agus na moltaí múchta. Líonann an taisce i gcúpla nóiméad ansin in áit uair an chloig.
advice-shed-less = Cheannaigh an diúltú am duit, ach lean tú leis rófhada. Lig cách isteach nuair atá an taisce leath te.
advice-order-more = Ordaíodh do chuid freastalaithe in am, ach ba róbheag a líon don ruathar seo agus cuireadh custaiméirí ó dhoras. Ordaigh níos mó díobh.
advice-timeout-too-short = D’éirigh do theorainn ama as eisitheoirí a d’fhreagródh. Giorraigh níos lú í: tógann freagraí folláine suas le soicind.
advice-ask-more = Chuir tú ceisteanna, ach shleamhnaigh formhór na ngadaithe thar an gceist. Leathnaigh banda na céime breise go dtí go dtiteann an ráta calaoise faoin marc.
advice-keep-the-servers = Ní laghdaíonn cártaí goidte an gá le freastalaithe. Chuir tú freastalaithe abhaile a raibh a sliotáin de dhíth ar do chustaiméirí.
advice-stand-in-more = Ba bheag íocaíocht a chlúdaigh an ionadaíocht. Coinníonn teorainn beagán níos airde, socraithe láithreach, formhór na gcustaiméirí ar bheagán riosca.
advice-fewer-servers = D’íoc tú as níos mó freastalaithe ná mar a theastaigh don tost. Saorann teorainn ama ghearr sliotáin saor in aisce.
advice-one-rollback = Íoctar as an dara cabhlach le gach rolladh siar. Brúigh uair amháin, nuair a thaispeánann na chéad earráidí go bhfuil an tógáil beo.
advice-keep-the-fleet = Ón bhfeitheamh a tháinig formhór na n-earráidí, ní ón tógáil: bhí an cabhlach róbheag. Fág a mhéid faoin uathscálóir.
advice-fleet-idle = D’íoc tú as ásca nach raibh aon rud le déanamh acu. Ní chabhraíonn tuilleadh díobh anseo: fág an méid faoin uathscálóir.
advice-raise-the-floor = Ní cheannaíonn déanamh níos lú ach nóiméid, agus tá an t-uathscálóir leis féin rómhall dá leithéid de shlua. Ardaigh an t-íoslíon sa nóiméad céanna.
advice-restore-later = Rinne tú na rudaí cearta, ach chealaigh tú róluath iad. Fan go mbeidh na hásca nua ag freastal, ansin tabhair gach rud ar ais.
advice-restore-when-warm = D’fhág tú na húsáideoirí ar leathanaigh simplí níos faide ná mar ba ghá. Tabhair na moltaí ar ais nuair atá an taisce te.
advice-warm-up-after = Théigh tú taisce a bhí lán fós. Tosaigh an réamhthéamh tar éis a folmhaithe, agus na moltaí múchta.
advice-keep-the-lifetime = Cuireann TTL níos giorra tuilleadh fiosruithe chuig an mbunachar díreach nuair nach bhfuil am aige. Fág fada é.
advice-warm-before-giving-back = Thug tú na moltaí ar ais sula raibh an taisce te. Coinnigh múchta iad go mbeidh an réamhthéamh déanta.
advice-raise-the-target = Choinnigh an t-uathscálóir níos mó ásc ná mar a theastaigh ón slua. Bíonn sé níos tíosaí le spriocúsáid níos airde.
advice-keep-going = Trí réalta. Triail síol nua, nó féach an féidir leat é a dhéanamh le níos lú beart.
    .group = Trí réalta. Féach an féidir leat an trácht céanna a láimhseáil le níos lú beart.
advice-polish = D’éirigh leat; ba é “{ $goal }” an ceann ba laige. Féach ar an oibreoir eiseamláireach uair amháin agus cuir a bhearta i gcomparáid le do chuid féin.

# Cén fáth a mbogann an t-oibreoir eiseamláireach, i mbeagán focal, in aice lena ndéanann sé.
why-order-ahead = tógann freastalaithe nóiméid le tosú
why-break-the-loop = tá an ruathar anseo: níos lú iarrachtaí
why-rush-is-over = tá an ruathar thart: is daor díomhaointeas
why-asking-is-cheap = is saor ceist a chur
why-fraud-climbs = tá an chalaois ag ardú: cuir níos mó ceisteanna
why-free-the-slots = tá grúpa amháin mall: saor na sliotáin
why-errors-climb = tá earráidí ag ardú leis an tógáil nua
why-do-less-while-starting = déan níos lú fad a thosaíonn na hásca
why-new-instances-serve = tá na hásca nua ag freastal
why-crowd-leaves = tá an slua ag imeacht
why-ask-less-and-refill = níos lú fiosruithe, agus líonann an taisce
why-cache-is-warm = tá an taisce te
