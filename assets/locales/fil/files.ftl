# Mga file na isinusumite: bakit may hindi tinatanggap.
ui-file-stray = Hindi file ng resulta: hindi ginalaw.
ui-file-damaged = Sira, o binago.
ui-file-folder = Folder ito.
ui-file-not-plain = Hindi ito karaniwang file.
ui-file-large = { $size } KiB ito; hanggang { $most } KiB lang ang binabasa.
ui-file-no-text = Hindi ito teksto.
ui-file-refused = Hindi ito mabasa: { $reason }

# Sa web: ang mga resulta ng isang grupo, pinagpatong-patong.
ui-course-compare = Paghambingin ang grupo
ui-class-compared = { $n ->
        [one] { $n } laro, ipinatong sa laro ng operator at sa hindi ginalaw.
       *[other] { $n } na laro, pinagpatong-patong.
    }
ui-class-no-run = Walang larong mapaghahambing.

# Mga talaang ipinapasok: bakit may talaan, o tala sa loob nito, na hindi tinatanggap.
ui-import-too-long = lampas ito sa { $n } MiB
ui-import-foreign = iba ito
ui-import-newer = mula ito sa mas bagong bersiyon ng laro
ui-import-too-many = higit sa { $n } ang tala nito
ui-import-entry = Tala { $place }: { $why }
ui-import-entry-of = Tala { $place }, { $name }: { $why }
ui-import-name-empty = walang titik at walang numero ang pangalan
ui-import-name-long = lampas sa { $n } titik ang pangalan
ui-import-name-sign = hindi puwede ang { $sign } sa pangalan dito
ui-import-name-unfriendly = nasa listahan ng mga salitang hindi ipinapakita ang pangalan
ui-import-other-shift = hindi sa replay nito ang antas at seed
ui-import-no-level = walang antas na { $level } dito
ui-import-no-score = hindi sa shift na may puntos ang replay nito
ui-import-other-passed = { $stars ->
        [one] ang bigay ng replay nito: { $score } puntos, { $stars } bituin, pumasa
       *[other] ang bigay ng replay nito: { $score } puntos, { $stars } na bituin, pumasa
    }
ui-import-other-missed = { $stars ->
        [one] ang bigay ng replay nito: { $score } puntos, { $stars } bituin, hindi pumasa
       *[other] ang bigay ng replay nito: { $score } puntos, { $stars } na bituin, hindi pumasa
    }
ui-import-past = { $day }: mas matagal na iyon kaysa itinatabi ang mga pangalan
ui-import-to-come = { $day }: hindi pa dumarating ang araw na iyon
ui-import-known = naroon na ito
ui-import-left-out = { $n ->
        [one] { $n } ang hindi isinama:
       *[other] { $n } ang hindi isinama:
    }
