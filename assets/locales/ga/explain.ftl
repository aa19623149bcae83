# Na focail a mhíníonn iad féin cibé áit a bhfuil siad: nuair a stadann an pointeoir orthu, nó nuair a fhanann méar orthu. Tugtar
# foirmeacha gach focail, barra eatarthu, agus míníonn `.help` in abairt nó dhó é.

# Ainm nó aonad agus a bhrí.
ui-means = { $name }: { $means }

# Íocaíochtaí.
term-authorization = údaraithe
    .help = Údarú: an cheist chuig eisitheoir an chárta an bhféadfar íocaíocht a ligean tríd, agus an freagra uirthi.
term-exposure = i mbaol
    .help = Airgead i mbaol: airgead a ceadaíodh in ionad eisitheora agus nach dtiocfaidh choíche, b’fhéidir.
term-issuer = eisitheoir | eisitheora | eisitheoirí
    .help = Eisitheoir: an banc a thug an cárta amach agus a shocraíonn faoina íocaíochtaí.
term-retry = atriail | atrialacha | hatriail | hatrialacha
    .help = Atriail: íocaíocht ar theip uirthi agus a thagann arís.
term-reversal = aisiompú | aisiompaithe
    .help = Aisiompú: an teachtaireacht a tharraingíonn íocaíocht siar nuair a tháinig an freagra ródhéanach.
term-stand-in = ionadaíocht | ionadaíochta | hionadaíocht
    .help = Ionadaíocht: fad atá eisitheoir ina thost, ceadaíonn an lasc méideanna beaga ina ionad, ar a riosca féin.
term-step-up = céim bhreise | chéim bhreise | céime breise
    .help = Céim bhreise: ceist bhreise, cód ar an bhfón mar shampla, nach mór d’íocaíochtaí amhrasacha a fhreagairt.
term-threshold = tairseach | tairsí | dtairseach
    .help = Tairseach: an scór calaoise ónar diúltaíodh d’íocaíochtaí.
term-timeout = teorainn ama | theorainn ama
    .help = Teorainn ama: cá fhad a fhantar le freagra sula n-éirítear as.

# Ró-ualach.
term-back-off = moilligh | moille
    .help = Moilliú: fanann an té ar theip air sula dtriaileann sé arís, níos faide gach uair agus go randamach, le nach bhfillfidh cách in éineacht.
term-capacity = toilleadh | toillte
    .help = Toilleadh: an méid is mó is féidir leis na sliotáin go léir a iompar.
term-goodput = an méid a riartar | riartha
    .help = An méid a riartar (goodput): a ndearnadh i ndáiríre, gan an méid a tosaíodh in aisce. Is é ω a chion den mhéid a thagann.
term-holding-time = fhad i sliotán | meánfhad i sliotán | bhfad i sliotán | sliotán gafa
    .help = Fad i sliotán: cá fhad a choinníonn íocaíocht sliotán, freagra an eisitheora san áireamh.
term-shedding = cur ó dhoras | curtha ó dhoras | ó dhoras
    .help = Cur ó dhoras: diúltú do chuid acu ag an doras, láithreach agus go saor, le go riarfar go maith orthu siúd a ligtear isteach.
term-slot = sliotán | sliotáin
    .help = Sliotán: áit i bhfreastalaí; coinníonn íocaíocht ceann go dtí go dtagann a freagra.
term-storm = stoirm | storm
    .help = Stoirm na n-atrialacha: filleann teipeanna, líonann siad na sliotáin, agus cruthaíonn siad tuilleadh teipeanna. Leanann sí i bhfad tar éis dá cúis imeacht.
term-worker = oibrí | oibrithe
    .help = Oibrí: áit in ásc; coinníonn iarratas ceann go dtí go bhfreagraítear é.

# Seirbhís ar dualgas.
term-autoscaler = uathscálóir | uathscálóirí
    .help = Uathscálóir: ordaíonn agus stopann sé ásca uaidh féin, de réir cé chomh gnóthach agus atá na hoibrithe.
term-balancer = cothromóir
    .help = Cothromóir: seasann sé os comhair na n-ásc agus tugann sé gach iarratas do cheann acu.
term-build = tógáil | tógála
    .help = Tógáil: leagan den tseirbhís mar a scaoiltear amach é.
term-burn-rate = ráta dóite
    .help = Ráta dóite: cé mhéad uair níos tapúla ná mar a beartaíodh a chaitear buiséad na n-earráidí. Ag a haon, maireann sé mí go díreach.
term-cache = taisce
    .help = Taisce: coinníonn sí freagraí ar feadh tamaill, le nach gá an bunachar sonraí a cheistiú arís.
term-error-budget = buiséad earráidí | buiséad na n-earráidí | buiséad | bhuiséad | bhuiséid
    .help = Buiséad earráidí: na hearráidí a cheadaíonn an cuspóir i mí.
term-instance = ásc | ásca | hásca | áisc
    .help = Ásc: ceann amháin de go leor cóipeanna ionanna den tseirbhís, lena chuid oibrithe.
term-low-priority = tosaíocht íseal | thosaíocht íseal | ísealtosaíochta
    .help = Tosaíocht íseal: trácht ar féidir leis fanacht le freagra, róbónna cuardaigh mar shampla.
term-objective = cuspóir
    .help = Cuspóir leibhéil seirbhíse (SLO): an cion d’iarratais nach mór a fhreagairt gan earráid.
term-p99 = p99 | céatadán is moille | chéatadáin is moille
    .help = p99: freagraítear nócha naoi as gach céad iarratas níos tapúla ná seo.
term-roll-back = rolladh siar | rollta siar | roll siar
    .help = Rolladh siar: filleadh ar an tógáil mhaith dheireanach, le cabhlach breise a ullmhaítear ar dtús.
term-stampede = táinrith
    .help = Táinrith: ní aimsíonn go leor iarratas an réad céanna ag an am céanna, agus fiosraíonn gach ceann acu an bunachar faoi.
term-ttl = TTL | saolré
    .help = Saolré (TTL): cá fhad is féidir freagra a thabhairt ón taisce sula gcaithfear é a fháil as an nua.
term-utilization = úsáid | spriocúsáid
    .help = Úsáid: an cion den am, nó de na háiteanna, atá gafa.
term-warm-up = réamhthéamh | réamhthéimh | réamhthéite | teas | te
    .help = Teas: cé mhéad den mhéid a iarrann úsáideoirí atá sa taisce. Líonann réamhthéamh roimh ré í.

# Ag imirt le daoine eile.
term-group = grúpa | ghrúpa | ngrúpa
    .help = Grúpa: gach duine a d’oscail an nasc céanna, agus a imríonn an leibhéal céanna leis an síol céanna dá bharr.
term-operator = oibreoir eiseamláireach | oibreoir
    .help = Oibreoir eiseamláireach: na rialacha a thagann leis an leibhéal agus a bhuann air. Ní fheiceann sé aon rud nach bhfeiceann tusa.
term-replay = athimirt
    .help = Athimirt: gach beart de sheal agus a nóiméad. Má imrítear arís í, tagann na nóiméid chéanna agus an scór céanna amach.
term-shift = seal | seala | tseala | sealanna
    .help = Seal: na nóiméid ag an deasc a mhaireann leibhéal.

# Foirmlí.
term-burstiness = séideáin
    .help = Séideáin: tagann an trácht ina shéideáin, níos míchothroime ná mar a dhéanfadh an seans amháin.
term-confidence = muinín
    .help = Muinín: as céad banda a dhéantar mar seo, tá an fíorluach sa mhéid seo díobh.
term-erlang = erlang
    .help = Erlang: aonad ualaigh; bheadh an oiread seo sliotán gafa ar an meán mura mbeadh ar aon duine fanacht nó imeacht.
term-erlang-b = Erlang B
    .help = Erlang B: an seans go bhfuil gach sliotán gafa, má imíonn an té nach bhfaigheann ceann.
term-erlang-c = Erlang C
    .help = Erlang C: an seans go gcaithfear fanacht, má fhanann cách go foighneach.
term-exponential = easpónantúil | easpónantúla
    .help = Easpónantúil: is gearr formhór na n-amanna agus is fada fíorbheagán, agus ní insíonn an t-am atá caite dada faoin am atá fágtha.
term-knee = fanann gach dara duine | d’fhanfadh gach dara duine
    .help = An ghlúin: as seo amach fásann an feitheamh go tapa le gach beagán ualaigh.
term-little = dlí Little
    .help = Dlí Little: is ionann líon na ndaoine istigh agus an líon a thagann sa soicind faoin líon soicindí a fhanann gach duine.
term-lognormal = lognormalacha
    .help = Lognormalach: is beag formhór na méideanna, tá cuid bheag an-mhór, agus leathann a logartaim go normalach.
term-poisson = Poisson
    .help = Dlí Poisson: cé mhéad a thagann i nóiméad má thagann gach ceann de sheans, neamhspleách ar an gcuid eile.
term-quantile = cainníl | chainníl
    .help = Cainníl: an luach a bhfuil cion áirithe den iomlán faoina bhun.
term-roc = ROC
    .help = Cuar ROC: do gach tairseach, cé mhéad calaoise a stopann sí in aghaidh cé mhéad custaiméir maith.
term-seed = síol
    .help = Síol: an áit a dtosaíonn an seans. Tugann an síol céanna an trácht céanna do chách.
term-variation = c²
    .help = c²: cé chomh héagsúil agus atá na hamanna; nialas mura bhfuil éagsúlacht ar bith iontu, a haon má tá siad easpónantúil.
