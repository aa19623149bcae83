# Isang tanong bago ilantad ang mga kurba ng puntos, na may tatlong saklaw na mapipili.
ui-bet = Pusta muna
ui-bet-less = kulang sa { $mark }
ui-bet-between = { $lo } hanggang { $hi }
ui-bet-more = { $mark } o higit pa
ui-bet-skip = Laktawan ang pusta
ui-bet-right = Tama: { $value }.
ui-bet-wrong = Hindi ganoon: { $value }.
ui-bet-reveal = Ipakita ang shift

# Isang tanong bawat antas; sumusunod sa sagot ang `.why`.
bet-storm-without-you = Kung wala kang ginalaw: ilang minuto sanang naghintay nang higit sa { $mark } sa kaha ang mga kostumer?
    .why = Natatapos ang sale, pero hindi ang bagyo: bumabalik ang nabigo, at pinananatiling puno ang switch.
bet-price-of-asking = Maraming kostumer ang tinatanong muna ng huwarang operator. Gaano karami sa mabubuti ang nawawala dahil doon?
    .why = Karamihan ng tunay na kostumer ay pumapasa sa tanong, at halos walang manloloko. Di-hamak na mas mahal kung lahat sila ay tatanggihan.
bet-healthy-without-you = Sumagot gaya ng dati ang mga issuer ng grupo A. Kung wala kang ginalaw: gaano karami sa mabubuti nilang kostumer ang naaprubahan sana mula nang manahimik ang iba?
    .why = Ilang segundong hawak ng mga bayad na naghihintay sa grupo B ang mga slot, at iyon ding mga slot ang kailangan ng mga kostumer ng grupo A.
bet-alarm-comes-late = Tumutunog ang alarma kapag lumampas sa { $mark } ang bilis ng pagkaubos sa isang oras. Kung wala kang ginalaw: ilang minuto iyon mula nang simulang ilabas ang build?
    .why = Mabagal tumaas ang average ng isang oras. Mas maagang ipinakikita ng mga error ng minuto ang sirang build.
bet-autoscaler-alone = Kung sa autoscaler mo lang iniwan ang madla: ilang minuto sanang nabigo ang higit sa { $mark } ng mga request?
    .why = Agad nag-o-order ang autoscaler, pero ilang minuto bago gumana ang mga instance. Pagbabawas lang ng gawain ang tulay roon.
bet-cold-without-you = Kung wala kang ginalaw: ilang minuto sanang kulang sa { $mark } ang init ng cache?
    .why = Kasimbilis lang ng hingi ng gumagamit at sagot ng database ang muling pagpuno ng cache na walang laman.
