# Ang gabay: apat na paalala sa unang shift sa isang desk, at isang siko sa sinumang walang ginagawa sa krisis.
ui-coach = Gabay
    .help = Inililibot sa desk ang bagong manlalaro, at sinasabi kung ano ang makatutulong kapag limang minuto nang walang ginawa sa krisis.
ui-hint-lever = Ito ang mga pihitan mo. Sinasabi ng bawat isa ang gawa nito kapag tinapatan, at may bisa ito mula sa susunod na minuto.
ui-hint-gauge = Apat na bilang ang nagsasabi ng lagay. Sa salita, sagisag at kulay, ipinakikita ng bawat isa kung karaniwan ito.
ui-hint-trend = Ang buong shift bilang mga guhit. May marka ang mga galaw mo at ang bawat krisis; putol-putol na guhit ang mga layunin.
ui-hint-start = Naghihintay sa iyo ang orasan. Ayusin muna ang mga pihitan kung gusto mo, saka magsimula.
ui-hint-count = { $n } sa { $of }
ui-hint-next = Susunod
ui-hint-skip = Laktawan
ui-hint-done = Kuha ko
ui-nudge = Subukan: { $lever }
    .why = { $event }: { $n ->
        [one] { $n } minuto
       *[other] { $n } na minuto
    } na, at wala pang ginawa rito
