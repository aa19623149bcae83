# Ang mga salitang nagpapaliwanag ng sarili saanman nakasulat: kapag tinapatan ng pointer o dinidiinan ng daliri. Nakalista ang
# mga anyo ng bawat salita na may patayong guhit sa pagitan, at isa o dalawang pangungusap ang `.help`.

# Isang pangalan o yunit at ang kahulugan nito.
ui-means = { $name }: { $means }

# Mga bayad.
term-authorization = awtorisasyon
    .help = Awtorisasyon: ang tanong sa issuer ng card kung maaaring ituloy ang bayad, at ang sagot nito.
term-exposure = lantad | lantad na halaga
    .help = Lantad na halaga: perang inaprubahan kapalit ng issuer na maaaring hindi na dumating.
term-issuer = issuer
    .help = Issuer: ang bangkong nagbigay ng card at nagpapasiya sa mga bayad nito.
term-retry = pag-ulit
    .help = Pag-ulit: bayad na nabigo at muling sumusubok.
term-reversal = binawi | pagbawi
    .help = Pagbawi: ang mensaheng bumabawi sa bayad na nahuli ang sagot.
term-stand-in = stand-in
    .help = Stand-in: habang tahimik ang issuer, ang switch ang nag-aapruba ng maliliit na halaga para rito, sa sarili nitong panganib.
term-step-up = step-up
    .help = Step-up: dagdag na tanong, gaya ng code sa telepono, na kailangang maipasa ng mga alanganing bayad.
term-threshold = hangganan
    .help = Hangganan: ang fraud score na tinatanggihan na ang mga bayad mula roon pataas.
term-timeout = palugit
    .help = Palugit: kung gaano katagal maghihintay ng sagot bago sumuko.

# Sobrang karga.
term-back-off = pahinga
    .help = Pahinga bago umulit: pahaba nang pahaba at walang tiyak na haba, para hindi sabay-sabay bumalik ang mga nabigo.
term-capacity = kakayahan
    .help = Kakayahan: ang pinakamaraming kaya ng lahat ng slot nang sabay.
term-goodput = napagsisilbihan
    .help = Napagsisilbihan (goodput): ang talagang naihatid, hindi kasama ang sinimulan nang walang saysay. Ang bahagi nito sa dumarating ay isinusulat na ω.
term-holding-time = tagal sa slot | mga tagal sa slot
    .help = Tagal sa slot: kung gaano katagal hawak ng bayad ang slot, kasama ang sagot ng issuer.
term-shedding = pagtataboy | itinataboy | pagtataboy ng sobra
    .help = Pagtataboy: agad at murang pagtanggi sa ilan sa pinto, para mapagsilbihan nang maayos ang mga pinapasok.
term-slot = slot
    .help = Slot: isang puwesto sa server; hawak ito ng bayad hanggang dumating ang sagot.
term-storm = bagyo
    .help = Bagyo ng pag-ulit: bumabalik ang mga nabigo, pinupuno ang mga slot, at nagbubunga ng dagdag na pagkabigo. Tuloy ito kahit matagal nang wala ang sanhi.
term-worker = worker
    .help = Worker: isang puwesto sa instance; hawak ito ng request hanggang masagot.

# Serbisyong naka-duty.
term-autoscaler = autoscaler
    .help = Autoscaler: kusang nag-o-order at nagpapatay ng instance ayon sa pagkaabala ng mga worker.
term-balancer = balancer
    .help = Balancer: nasa harap ng mga instance at nagpapasa ng bawat request sa isa sa mga ito.
term-build = build
    .help = Build: isang bersiyon ng serbisyo na inilalabas.
term-burn-rate = bilis ng pagkaubos | bilis ng ubos
    .help = Bilis ng pagkaubos: kung ilang ulit na mas mabilis kaysa plano nauubos ang badyet sa error. Kapag isa, eksaktong isang buwan ang itatagal nito.
term-cache = cache
    .help = Cache: sandaling nagtatabi ng mga sagot, para hindi na muling tanungin ang database.
term-error-budget = badyet sa error | badyet
    .help = Badyet sa error: ang mga error na pinapayagan ng layunin sa isang buwan.
term-instance = instance
    .help = Instance: isa sa maraming magkakaparehong kopya ng serbisyo, may sariling mga worker.
term-low-priority = di-mahalaga | di-mahalagang
    .help = Di-mahalaga: trapikong kayang maghintay ng sagot, gaya ng mga crawler.
term-objective = layunin
    .help = Layunin: ang kailangang abutin. Sa serbisyong web, ang bahagi ng mga request na dapat masagot nang walang error (SLO).
term-p99 = p99 | pinakamabagal na isang porsiyento
    .help = p99: siyamnapu’t siyam sa bawat sandaang request ang nasasagot nang mas mabilis dito.
term-roll-back = pagbabalik | ibalik ang build | ibinabalik ang build
    .help = Pagbabalik ng build: pagbalik sa huling maayos na build sa tulong ng ikalawang hanay na inihahanda muna.
term-stampede = stampede
    .help = Stampede: sabay-sabay na hindi nakita ng maraming request ang iisang bagay, at bawat isa ay may query sa database.
term-ttl = TTL | tagal sa cache
    .help = TTL: kung gaano katagal magagamit ang sagot na nasa cache bago kunin muli.
term-utilization = pagkaabala | pagkaabalang
    .help = Pagkaabala: ang bahagi ng oras, o ng mga puwesto, na ginagamit.
term-warm-up = pagpapainit | init | mainit
    .help = Init: kung gaano karami sa hinahanap ng mga gumagamit ang nasa cache. Pinupuno ito nang maaga ng pagpapainit.

# Paglalaro kasama ng iba.
term-group = grupo | grupong
    .help = Grupo: lahat ng nagbukas ng iisang link, kaya iisang antas at iisang seed ang nilalaro nila.
term-operator = huwarang operator | operator
    .help = Huwarang operator: ang mga tuntuning kasama ng antas at nananalo rito. Wala itong nakikita na hindi mo nakikita.
term-replay = replay
    .help = Replay: bawat galaw sa isang shift at kung anong minuto ito. Kapag inulit, iyon ding mga minuto at puntos ang lalabas.
term-shift = shift
    .help = Shift: ang mga minuto sa desk na itinatagal ng isang antas.

# Mga pormula.
term-burstiness = bugso
    .help = Bugso: sabay-sabay na pagdating ng trapiko, mas di-pantay kaysa dala ng pagkakataon lamang.
term-confidence = tiwalang
    .help = Tiwala: sa bawat sandaang saklaw na ginawa nang ganito, ganito karami ang may hawak ng tunay na halaga.
term-erlang = erlang
    .help = Erlang: yunit ng karga; ganito karaming slot ang abala sa average kung walang naghihintay o umaalis.
term-erlang-b = Erlang B
    .help = Erlang B: ang tsansang puno ang lahat ng slot, kung umaalis ang walang nadatnan.
term-erlang-c = Erlang C
    .help = Erlang C: ang tsansang kailangang maghintay, kung matiyaga ang lahat.
term-exponential = eksponensiyal
    .help = Eksponensiyal: maikli ang karamihan ng tagal at iilan ang mahaba, at walang sinasabi ang nagdaan na tungkol sa natitira pa.
term-knee = bawat ikalawa ay naghihintay | bawat ikalawa ang maghihintay
    .help = Ang siko ng kurba: mula rito, mabilis na humahaba ang hintay sa bawat dagdag na karga.
term-little = batas ni Little
    .help = Batas ni Little: ang bilang ng nasa loob ay ang dumarating bawat segundo na pinarami ng segundong itinatagal ng bawat isa.
term-lognormal = lognormal
    .help = Lognormal: maliit ang karamihan ng halaga, iilan ang napakalaki, at normal ang kalat ng kanilang logaritmo.
term-poisson = Poisson
    .help = Batas ni Poisson: ilan ang dumarating sa isang minuto kung sapalaran ang bawat isa at walang kinalaman sa iba.
term-quantile = quantile
    .help = Quantile: ang halagang nasa ilalim nito ang itinakdang bahagi ng lahat.
term-roc = ROC
    .help = Kurba ng ROC: sa bawat hangganan, kung gaano karaming panloloko ang napipigil nito kumpara sa nadadamay na mabuting kostumer.
term-seed = seed
    .help = Seed: ang pinagmumulan ng pagkakataon. Iisang trapiko ang dala ng iisang seed para sa lahat.
term-variation = c²
    .help = c²: kung gaano nagkakaiba ang mga tagal; wala kung sero, gaya ng eksponensiyal kung isa.
