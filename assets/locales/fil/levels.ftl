# Isang mensahe bawat antas. Nasa ilalim ng pangalan ang `.sub`; animnapung salita ang pinakamahaba sa `.briefing`, at wala roon ang mga bilang na hawak ng file ng antas.

level-switch-sale-surge = Dagsa sa sale
    .sub = Bagyong mas matagal kaysa sa sanhi nito
    .briefing = Malapit nang magbukas ang malaking sale. Bubuhos ang mamimili at hindi titigil. Ang bayad na nabigo ay agad bumabalik, muling nabibigo at bumabalik, hanggang mapuno ng mga pag-ulit ang lahat ng slot. Ilang minuto bago gumana ang bagong server. Ang trabaho mo: walang bagyo, walang naiinip sa kaha, walang tambay na server sa bayarin.
    .teaches = Kayang panatilihing lunod ng mga pag-ulit ang switch kahit matagal nang tapos ang dagsa. Ang pagtataboy sa ilan ang pumuputol sa ikot.
level-switch-fraud-wave = Daluyong ng panloloko
    .sub = Saan iguguhit ang hangganan
    .briefing = May susubok na sa sangkaterbang nakaw na card, at magiging mas madalas ang panloloko kaysa karaniwan. Mapipigil ito ng mas mahigpit na hangganan, pero madadamay ang mabubuting kostumer. May ikatlong daan sa pagitan ng oo at hindi: magtanong muna. Pigilin ang magnanakaw, panatilihin ang mamimili.
    .teaches = Nakasalalay ang tamang hangganan sa dalas ng panloloko, at madalas na mas mabuting magtanong kaysa tumanggi.
level-switch-issuer-outage = Nanahimik na issuer
    .sub = Isang mabagal, lahat naghihintay
    .briefing = May grupo ng mga issuer na malapit nang bumagal nang husto. Bawat bayad na naghihintay sa kanila ay may hawak na slot, at slot din ang kailangan ng mga kostumer ng malulusog na issuer. Ikaw ang magpasiya kung gaano katagal maghihintay, at kung magkano ang aaprubahan kapalit ng nananahimik. Panganib mo ang bawat ganoong pag-apruba.
    .teaches = Ang abalang slot ay dami ng dumarating na pinarami ng tagal ng hawak, kaya isang mabagal na issuer lang ang pupuno sa lahat. Pinalalaya ng maikling palugit ang iba.
level-switch-free = Malayang shift
    .sub = May pindutan ang bawat krisis
    .briefing = Walang layunin, walang puntos, walang katapusan. May pindutan ang bawat krisis ng desk na ito: ikaw ang magdala ng dagsa, panloloko o pananahimik, gaano man katindi, at tingnan kung ano ang magagawa ng mga pihitan mo. Tapusin ang shift kapag sapat na ang nakita mo.
    .teaches = Isa-isa lang ang subukan, at bantayan kung ano ang bumabalik.
level-web-bad-deploy = Sablay na deploy
    .sub = Huli kung tumawag ang alarma
    .briefing = May bagong build na malapit nang ilabas, at halos ubos na ang badyet sa error ngayong buwan. Kung may sira ang build, paunti-unting papasok ang mga error, at tapos na ang pinsala bago tumunog ang alarma. Ilang minuto ang pagbabalik, at ikalawang hanay ang bayad. Kapag pumindot nang maaga, wala pang maibabalik.
    .teaches = Kumilos sa senyas na nakikita, hindi sa alarmang sumusunod. Kalahati ng pagbabalik ay nasa tiyempo.
level-web-viral-surge = Viral na dagsa
    .sub = Walang pasabi ang madla
    .briefing = May sikat na nagbahagi ng link mo. Bago magtanghali, may madlang darating; hula lang ang oras at ang dami. Mabagal magsimula ngayon ang mga instance. Agad na nakatutulong ang magbawas ng gawain: mas payak na pahina, mas kaunting pabor sa di-mahalaga. Panatilihing mabilis, at huwag magbayad buong umaga para sa madlang wala pa.
    .teaches = Magpayak agad, magdagdag habang kaya pa, saka ibalik ang dalawa. Hindi plano ang magbayad para sa rurok buong araw.
level-web-cache-flush = Na-flush na cache
    .sub = Pinakaabalang oras, walang laman ang cache
    .briefing = Ang cache ang nagpapapayapa sa database mo. Sa pinakaabalang oras, buburahin ito ng isang cleanup script, at babagsak ang bawat request sa database. Hinahawakan ng mabagal na query ang mga worker, at ang hawak na worker ang nagtataboy sa gumagamit. Punuin muli ang cache nang hindi nalulunod ang database, at ibalik agad ang lahat sa mga gumagamit.
    .teaches = Kasimbilis lang ng database ang pagpuno ng cache. Bawasan muna ang hinihingi rito, saka magpainit.
level-web-free = Malayang shift
    .sub = May pindutan ang bawat krisis
    .briefing = Walang layunin, walang puntos, walang katapusan. May pindutan ang bawat krisis ng desk na ito: ikaw ang tumawag sa madla, maglabas ng sirang build o mag-flush ng cache, at tingnan kung ano ang magagawa ng mga pihitan mo. Tapusin ang shift kapag sapat na ang nakita mo.
    .teaches = Isa-isa lang ang subukan, at pakinggan ang database.

# Mga layunin: ang nasa tsart at briefing; sa ibaba, ang isa o dalawang salitang nasa itaas na bar.
goal-switch-sale-surge-approval = mabubuting kostumer na naaprubahan mula nang magsimula ang sale
goal-switch-sale-surge-auth = oras ng awtorisasyon, sa average
goal-switch-sale-surge-cost = gastos ng shift
goal-switch-fraud-wave-fraud = panloloko sa perang inaprubahan
goal-switch-fraud-wave-approval-all = mabubuting kostumer na naaprubahan sa buong shift
goal-switch-fraud-wave-rule = mabubuting kostumer na tinanggihan ng tuntunin
goal-switch-issuer-outage-approval-a = naaprubahang kostumer ng malulusog na issuer mula nang manahimik ang iba
goal-switch-issuer-outage-approval = mabubuting kostumer na naaprubahan mula nang may manahimik
goal-switch-issuer-outage-exposure = perang inaprubahan kapalit ng mga issuer
goal-switch-issuer-outage-cost = gastos ng shift
goal-web-bad-deploy-budget = natitirang badyet sa error sa dulo
goal-web-bad-deploy-feature = oras na may mga mungkahi
goal-web-bad-deploy-cost = gastos ng shift
goal-web-viral-surge-errors = mga request na nauwi sa error
goal-web-viral-surge-p99 = average ng p99 na latency
goal-web-viral-surge-feature = oras na may mga mungkahi
goal-web-viral-surge-cost = gastos ng shift
goal-web-cache-flush-errors-since = mga error mula nang ma-flush ang cache
goal-web-cache-flush-p99-since = average ng p99 na latency mula nang ma-flush ang cache
goal-web-cache-flush-db-since = karga ng database mula nang ma-flush ang cache, sa average
goal-web-cache-flush-feature = oras na may mga mungkahi
goal-web-cache-flush-shed = mga request na tinanggihan, sa average
goal-web-cache-flush-cost = gastos ng shift

goal-approval-short = Aprobado
goal-approval-all-short = Aprobado
goal-approval-a-short = Grupo A
goal-auth-short = Oras
goal-cost-short = Gastos
goal-fraud-short = Panloloko
goal-rule-short = Tanggi
goal-exposure-short = Lantad
goal-budget-short = Badyet
goal-feature-short = Mungkahi
goal-errors-short = Error
goal-errors-since-short = Error
goal-p99-short = p99
goal-p99-since-short = p99
goal-db-since-short = Database
goal-shed-short = Tinanggihan

# Mga krisis bilang paskil at sa takbo ng oras. Sumusunod sa pangalan ang `.detail`; sinasabi ng `.over` na tapos na.
event-surge = Dagsa ng trapiko
    .detail = { $times ->
        [2] doble ng karaniwang trapiko
       *[other] { $times } ulit ng karaniwang trapiko
    }
    .over = Tapos na ang dagsa
event-sale = Dagsa sa sale
    .detail = { $times ->
        [2] doble ng karaniwang trapiko
       *[other] { $times } ulit ng karaniwang trapiko
    }
    .over = Tapos na ang sale
event-fraud-wave = Daluyong ng panloloko
    .detail = { $share } ng mga bagong bayad ay panloloko
    .over = Humupa na ang panloloko
event-fraud-share = Panloloko
    .detail = { $share } ng mga bagong bayad ay panloloko
    .over = Balik sa karaniwan ang panloloko
event-issuer-outage = Mga issuer ng grupo B
    .detail = { $seconds } bago sumagot
    .over = karaniwan na uli ang sagot
event-issuer-latency-a = Mga issuer ng grupo A
    .detail = { $seconds } bago sumagot
    .over = karaniwan na uli ang sagot
event-issuer-latency-b = Mga issuer ng grupo B
    .detail = { $seconds } bago sumagot
    .over = karaniwan na uli ang sagot
event-bad-build = Bagong build
    .detail = kasalukuyang inilalabas
    .everywhere = tumatakbo na sa lahat ng instance
    .over = Balik na ang huling maayos na build
event-viral-surge = Viral na dagsa
    .detail = mabilis na umaakyat ang trapiko
    .over = Umaalis na ang madla
event-cache-flush = Na-flush ang cache
    .detail = wala na ang mga pinakahinahanap
    .over = Mainit na muli ang cache

# Isang payo pagkatapos ng shift.
advice-shed-early = Buksan ang pagtataboy sa mismong minutong magsimula ang dagsa. Kung puro dagdag na server, malakas na ang bagyo bago sila dumating.
advice-order-early = Alam mong may darating na dagsa. Mag-order ng server bago iyon: ilang minuto bago sila gumana, at hindi naghihintay ang mga pag-ulit.
advice-break-the-loop = Kapag malakas na ang bagyo, mas kaunting subok lang ang tatapos dito: magtaboy sa pinto, at paghintayin ang mga tindahan.
advice-send-servers-home = Nagbayad ka ng mga server na halos walang ginawa. Mag-order para sa dagsa, at pauwiin sila kapag tapos na.
advice-ask-instead = Ibaba nang kaunti ang hangganan at buksan ang step-up: napipigil ng pagtatanong ang panlolokong napakamahal pigilin ng pagtanggi lang.
advice-threshold-too-low = Pinauwi ng hangganan mo ang mabubuting kostumer. Itaas ito, at tanungin na lang ang mga alanganin.
advice-band-too-wide = May nawawalang mabuting kostumer sa bawat tanong. Paliitin ang saklaw ng step-up.
advice-act-on-fraud-sooner = Magastos ang daluyong habang nanonood ka. Galawin ang salaan sa sandaling umakyat ang antas ng panloloko.
advice-cut-the-timeout = Paikliin ang palugit sa sandaling manahimik ang isang grupo. Ang slot na naghihintay ay slot na kulang sa malulusog na issuer.
advice-use-stand-in = Hayaang mag-apruba ang stand-in ng maliliit na halaga habang tahimik ang mga issuer. Karamihan ng kostumer ay mananatili, at kaunti ang panganib.
advice-stand-in-too-high = Masyadong maraming pera ang pinalusot ng limitasyon ng stand-in mo. Maliliit ang karamihan ng bayad: halos kasindami ang mapagsisilbihan ng mababang limitasyon.
advice-outage-capacity = Magdagdag ng ilang server para sa pananahimik, at itaboy ang hindi nila kaya. Kailangan pa rin ng mga slot ang mabagal na grupo.
advice-roll-back-at-once = Ibalik agad ang build kapag umaakyat ang error kasabay ng paglabas nito. Huli na kung hihintayin ang bilis ng pagkaubos sa isang oras.
advice-roll-back-too-early = Pumindot ka bago pa lumabas ang build, kaya walang naibalik. Abangan ang mga unang error, saka pumindot nang minsan.
advice-roll-back-once = Nagsisimula muli ang paghahanda sa bawat pindot. Minsan lang pumindot at hayaang matapos.
advice-keep-the-feature = Walang tulong laban sa sirang build ang pag-off ng mga mungkahi. Hayaan silang naka-on.
advice-degrade-first = Pagdating ng madla, i-off agad ang mga mungkahi at tanggihan ang di-mahalaga. Ilang minuto pa bago ang mga instance.
advice-restore-sooner = Mas matagal kaysa kailangan ang payak na pahina. Ibalik ang lahat kapag gumagana na ang mga bagong instance.
advice-fleet-too-large = Nagbayad ka para sa madlang wala roon. Mag-order pagdating nila, at ibaba ang pinakakaunting instance pag-alis nila.
advice-spare-the-database = I-off ang mga mungkahi sa minutong mawalan ng laman ang cache. Mas mabilis itong mapuno kapag kaunti ang query.
advice-warm-up-now = Simulan agad ang pagpapainit habang naka-off ang mga mungkahi. Ilang minuto lang ang pagpuno sa halip na isang oras.
advice-shed-less = Nakabili ng oras ang pagtanggi, pero masyadong tumagal. Papasukin ang lahat kapag kalahati na ang init ng cache.
advice-order-more = Nasa oras ang pag-order mo ng server, pero kulang ang mga ito sa dagsang ito at kinailangang magtaboy sa pinto. Dagdagan ang order.
advice-timeout-too-short = Sumuko ang palugit mo sa mga issuer na sasagot pa sana. Huwag masyadong paikliin: hanggang isang segundo ang kailangan ng malulusog na sagot.
advice-ask-more = Nagtanong ka, pero nakalusot sa tanong ang karamihan ng magnanakaw. Palawakin ang saklaw ng step-up hanggang bumaba sa hinihingi ang antas ng panloloko.
advice-keep-the-servers = Hindi nababawasan ang kailangang server dahil sa nakaw na card. Pinauwi mo ang mga server na kailangan ng mga kostumer mo.
advice-stand-in-more = Kaunting bayad lang ang nasalo ng stand-in. Kung itataas agad nang kaunti ang limitasyon, mananatili ang karamihan ng kostumer at kaunti ang panganib.
advice-fewer-servers = Nagbayad ka ng mas maraming server kaysa kailangan habang may nananahimik. Libreng nagpapalaya ng mga slot ang maikling palugit.
advice-one-rollback = May bayad na ikalawang hanay ng instance ang bawat pagbabalik. Pumindot nang minsan, kapag ipinakita ng mga unang error na labas na ang build.
advice-keep-the-fleet = Sa paghihintay nanggaling ang karamihan ng error, hindi sa build: kulang ang mga instance. Ipaubaya ang dami sa autoscaler.
advice-fleet-idle = Nagbayad ka ng mga instance na walang ginawa. Hindi makatutulong dito ang dagdag: ipaubaya ang dami sa autoscaler.
advice-raise-the-floor = Ilang minuto lang ang nabibili ng paggawa nang mas kaunti, at mabagal ang autoscaler sa ganitong madla. Itaas ang pinakakaunting instance sa minuto ring iyon.
advice-restore-later = Tama ang ginawa mo pero binawi mo nang masyadong maaga. Hintaying gumana ang mga bagong instance, saka ibalik ang lahat.
advice-restore-when-warm = Mas matagal kaysa kailangan ang payak na pahina. Ibalik ang mga mungkahi kapag mainit na ang cache.
advice-warm-up-after = Pinainit mo ang cache na puno pa. Simulan ang pagpapainit kapag wala na itong laman, habang naka-off ang mga mungkahi.
advice-keep-the-lifetime = Mas maraming query sa database ang dulot ng maikling TTL ng cache, kung kailan ito pinakaabala. Hayaang mahaba.
advice-warm-before-giving-back = Ibinalik mo ang mga mungkahi bago uminit ang cache. Iwanang naka-off hanggang matapos ang pagpapainit.
advice-raise-the-target = Mas maraming instance ang pinanatili ng autoscaler kaysa kailangan ng madla. Mas matipid ito kapag mas mataas ang target na pagkaabala.
advice-keep-going = Tatlong bituin. Subukan ang bagong seed, o gawin ito nang mas kaunti ang galaw.
    .group = Tatlong bituin. Subukan kung kaya ang trapikong ito nang mas kaunti ang galaw.
advice-polish = Pasado; pinakamahina ang “{ $goal }”. Panoorin minsan ang huwarang operator at ihambing ang mga galaw ninyo.

# Bakit gumagalaw ang huwarang operator, sa ilang salita, katabi ng ginagawa nito.
why-order-ahead = ilang minuto bago gumana ang server
why-break-the-loop = narito na ang dagsa: bawasan ang subok
why-rush-is-over = tapos na ang dagsa, magastos ang walang ginagawa
why-asking-is-cheap = mura lang ang magtanong
why-fraud-climbs = umaakyat ang panloloko: magtanong pa
why-free-the-slots = mabagal ang isang grupo: palayain ang mga slot
why-errors-climb = umaakyat ang error sa bagong build
why-do-less-while-starting = bawas-gawa habang nagsisimula ang instance
why-new-instances-serve = gumagana na ang mga bagong instance
why-crowd-leaves = umaalis na ang madla
why-ask-less-and-refill = mas kaunting query, mas mabilis mapuno
why-cache-is-warm = mainit na ang cache
