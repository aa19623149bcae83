# Mga laro ng isang klase, pinagpatong-patong.
ui-class-group = Grupong { $group }
ui-class-runs = { $n ->
        [one] { $n } laro sa iisang trapiko at iisang krisis, inulit mula sa replay ng bawat isa: ang kinalabasan ang mga puntos.
       *[other] { $n } na laro sa iisang trapiko at iisang krisis, inulit mula sa replay ng bawat isa: ang kinalabasan ang mga puntos.
    }
ui-class-pick = Pumili sa listahan, o ituro ang isang linya, para lumitaw ito sa lahat ng tsart.
ui-class-whose = Kaninong linya
ui-class-nameless = walang pangalan
ui-class-goals = Ano ang hiningi, at ano ang naabot
ui-class-player = Manlalaro
ui-class-score = Puntos
ui-class-stars = Bituin
ui-class-parting = Paghiwalay sa operator
ui-class-lines = Minuto bawat minuto
ui-class-levers = Kailan ginalaw ang bawat pihitan
ui-class-everybody = Ginalaw ito ng lahat ng manlalaro.
ui-class-others = { $n ->
        [one] { $n } manlalaro ang hindi gumalaw nito.
       *[other] { $n } na manlalaro ang hindi gumalaw nito.
    }
ui-class-idle = Walang gumalaw ng: { $controls }
ui-class-left-out = Hindi isinama
ui-class-why-foreign = Sa { $level } ito, seed { $seed }.
ui-class-why-twice = Nasa { $file } na ang larong ito ng manlalaro ring ito.
ui-class-why-too-many = Hanggang { $n } laro lang ang pinagpapatong.
ui-class-why-too-many-files = Hanggang { $n } file lang ang binabasa.
ui-class-why-no-score = Walang puntos ang shift nito: mga antas na may layunin lang ang pinaghahambing.
ui-class-why-unplayable = Hindi malaro ang replay nito: { $reason }
ui-class-why-score = Sabi nito ay { $said } puntos, pero { $given } ang bigay ng replay nito.
ui-class-why-stars = Bilang ng bituin ayon dito: { $said }. Ayon sa replay nito: { $given }.
ui-class-why-goal = Ang sabi nito tungkol sa layuning { $goal } ay hindi bigay ng replay nito.
ui-class-why-fingerprint = Hindi sa replay nito ang tatak nito.

# Pagsusumite, at paglalaro sa grupo.
ui-class-hand-in = Resulta
    .help = Maliit na file na may antas, seed, puntos at bawat galaw. Pinagpapatong-patong ang lahat ng ito ng namumuno sa klase.
ui-class-your-name = Pangalan mo, kung gusto mo
ui-class-save-result = I-save ang resulta
ui-class-result-saved = Na-save ang resulta: { $file }
ui-class-time-up = Tapos na ang oras. Tapusin ang shift na ito, saka isumite ang file ng resulta mo.

# Ang kurso, ang shift ng araw, ang buod.
ui-course = Kurso
ui-course-level = { $n }. { $level }
ui-course-save = I-save ang buod
ui-course-saved = Na-save ang buod: { $file }
ui-course-summary = Buod ng kurso
ui-course-sum = { $n ->
        [one] { $n } bituin sa { $of }
       *[other] { $n } na bituin sa { $of }
    }
ui-course-proofs = Replay ang patunay ng bawat pinakamahusay na laro: kapag binuksan, uulitin nito ang mga minuto ring iyon at lalabas ang puntos at tatak na iyon din.
ui-course-no-proof = Walang naitabing replay ng larong ito.
ui-daily = Shift ng araw
    .help = Iisang antas at seed para sa lahat, saanman, hanggang hatinggabi UTC.
ui-daily-level = Ngayon: { $level }
ui-daily-best = { $n ->
        [one] Pinakamataas ngayon: { $best }, sa { $n } shift. May bago sa hatinggabi UTC.
       *[other] Pinakamataas ngayon: { $best }, sa { $n } na shift. May bago sa hatinggabi UTC.
    }
