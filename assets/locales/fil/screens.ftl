# Pamagat.
ui-title = Retry Storm
ui-tagline = Panatilihing buhay ang dalawang sistema habang umuulit ang lahat.
ui-desk-switch = Switch ng bayad
    .sub = sa pagitan ng mga tindahan at ng mga issuer ng card
ui-desk-web = Serbisyong web
    .sub = naka-duty, may badyet sa error
ui-play = Maglaro
ui-watch = Panoorin
    .help = Ang huwarang operator ang maglalaro ng antas na ito gamit ang mga pihitang ito rin.
ui-soon = malapit na
ui-how-it-works = Paano ito gumagana
ui-settings = Mga setting
ui-quit = Lumabas
ui-seed = Seed
    .help = Iisang panahon ang dala ng iisang seed: ibahagi at magkumpara. Bilang o kahit anong salita.
ui-new-seed = Bagong seed
ui-next = Susunod: { $level }
ui-hour-takes = Dalawang minuto lang ang isang oras sa desk.
ui-resume = Ituloy: { $level }, minuto { $minute }
ui-minutes = { $n ->
        [one] { $n } minuto
       *[other] { $n } na minuto
    }
ui-no-end = walang katapusan
ui-no-goals = walang layunin
ui-every-crisis = lahat ng krisis
ui-best = pinakamataas { $score }
ui-stars = { $n ->
        [one] { $n } bituin sa 3
       *[other] { $n } na bituin sa 3
    }
ui-disclaimer = Modelong pampagtuturo, hindi payo sa operasyon, pananalapi o batas.

# Briefing.
ui-reach-all = Abutin ang lahat ng ito
ui-open-desk = Buksan ang desk
ui-opens-paused = nakahinto sa pagbukas
ui-levers-of-shift = Ang mga pihitang sentro ng shift na ito
ui-at-least = ≥ { $value }
ui-at-most = ≤ { $value }
ui-back = Bumalik
ui-seed-value = Seed { $seed }

# Laro.
ui-start = Simulan
    .help = Naghihintay ang orasan. Tumingin-tingin muna at galawin ang mga pihitan.
ui-pause = Ihinto
ui-go-on = Ituloy
ui-one-minute = Isang minuto
ui-speed = { $n }×
ui-clock = Minuto { $n }
ui-of-minutes = sa { $n } min
ui-goals = Layunin
ui-so-far = sa ngayon
ui-goal-mark = layunin { $value }
ui-goal-lost = bigo na
    .help = Hindi na ito maaabot.
ui-crises = Mga krisis
    .help = Ikaw ang magdala ng krisis. Tatagal ito hangga’t hindi mo binabago.
ui-all-indicators = Lahat ng sukatan
ui-trends = Takbo
ui-basis = Batayan
ui-indicators = Mga sukatan
ui-trends-and-indicators = Takbo, mga sukatan
ui-more = Iba pa
ui-less = −
    .help = Isang hakbang pababa
ui-greater = +
    .help = Isang hakbang pataas
ui-on = naka-on
ui-off = naka-off
ui-on-since = naka-on mula sa minuto { $minute }
ui-since = mula sa minuto { $minute }
ui-crisis-since = mula sa minuto { $minute }, hanggang baguhin
ui-from-next-minute = mula sa susunod na minuto
ui-pending = { $value } mula sa susunod na minuto
ui-shortcut = Pindutin: { $key }
ui-and = { $a } at { $b }
ui-with-unit = { $name }, { $unit }
ui-end-shift = Tapusin ang shift
ui-leave = Umalis
    .help = Babalik sa pamagat. Itatabi ang shift at maaaring ituloy.

# Panonood: ano ang ginagawa ng huwarang operator.
ui-watching = Naglalaro ang huwarang operator
ui-recorded = Tumatakbo ang isang nairekord na shift
ui-watch-acts = Ginawa ng operator: { $moves }
ui-move = { $control }, ginawang { $value }
ui-held = Hawak ng operator ang mga pihitan; puwede ring ikaw mismo ang maglaro ng shift na ito.
ui-watch-waits = Operator: nagmamasid
ui-watched = Nilaro ng huwarang operator; hindi ito bibilangin sa iyo.
ui-watched-recording = Nairekord na shift; hindi ito bibilangin sa iyo.
ui-watched-move = Minuto { $minute }: { $moves }
ui-watched-why = Minuto { $minute }: { $moves } ({ $why })
ui-play-yourself = Ikaw naman ang maglaro

# Puntos.
ui-heading = { $desk }, { $level }, seed { $seed }
ui-of-score = sa { $n }
ui-passed = Pasado
ui-not-passed = Hindi pasado
ui-one-sinks = Isang layuning malayo sa hinihingi ang nagpapalubog sa buong puntos.
ui-shift-ended = Tapos na ang shift
ui-after-minutes = pagkaraan ng { $n ->
        [one] { $n } minuto
       *[other] { $n } na minuto
    }
ui-asked = hinihingi { $limit }
ui-you = ikaw
ui-reference = huwarang operator
ui-nothing-touched = walang ginalaw
ui-your-actions = mga galaw mo
ui-no-actions = wala kang ginalaw
ui-next-time = Sa susunod
ui-lesson = Ang aral
ui-same-seed = Ulitin ang seed
ui-copy-link = Kopyahin ang link
ui-copy-by-hand = Sarado sa laro ang clipboard. Napili na ang lahat dito: ikaw ang kumopya.
ui-fingerprint = Tatak { $print }
    .help = Hash ng bawat bilang ng bawat minuto. Iisang tatak ang lumalabas sa iisang antas, seed at galaw, saanmang makina o browser.
ui-save-replay = I-save ang replay
ui-export-csv = I-export ang CSV
ui-to-title = Sa pamagat

# Ang pangungusap tungkol sa minutong humiwalay ang guhit ng manlalaro sa huwaran.
ui-verdict-minute = Minuto { $minute }
ui-verdict-behind = Mula rito, mas mahusay ang huwarang operator: { $goal }.
ui-verdict-ahead = Mula rito, mas mahusay ka kaysa sa huwarang operator: { $goal }.
ui-verdict-its-move = Ginawa nitong { $value } ang { $control } sa minuto { $minute }.
ui-verdict-its-press = Pinindot nito ang { $control } sa minuto { $minute }.
ui-verdict-its-moves = Sa minuto { $minute }, ginalaw na nito ang: { $moves }.
ui-verdict-your-move = Ginawa mong { $value } ang { $control } sa minuto { $minute }; hindi nito iyon ginawa.
ui-verdict-your-press = Pinindot mo ang { $control } sa minuto { $minute }; hindi pa nito iyon ginagawa.
ui-verdict-you-later = Ginawa mo rin iyon pagkaraan ng { $n ->
        [one] { $n } minuto.
       *[other] { $n } na minuto.
    }
ui-verdict-you-earlier = Nauna ka nang { $n ->
        [one] { $n } minuto.
       *[other] { $n } na minuto.
    }
ui-verdict-you-otherwise = { $value } naman ang inilagay mo.
ui-verdict-you-never = Hindi mo iyon ginawa kailanman.
ui-verdict-waiting = Noon, { $n ->
        [one] { $n } bayad ang naghihintay umulit.
       *[other] { $n } na bayad ang naghihintay umulit.
    }
ui-verdict-together = Magkasabay kayo ng huwarang operator hanggang sa dulo.

# Ang talaan: saan napunta ang lahat.
ui-ledger-customers = Saan napunta ang { $n ->
        [one] { $n } mabuting kostumer
       *[other] { $n } na mabuting kostumer
    }
ui-ledger-requests = Saan napunta ang { $n ->
        [one] { $n } request
       *[other] { $n } na request
    }
ui-ledger-good-approved = naaprubahan
ui-ledger-good-lost = nawala
ui-ledger-good-lost-rule = tanggi ng tuntunin
ui-ledger-good-lost-stepup = bagsak sa step-up
ui-ledger-good-lost-shed = itinaboy
ui-ledger-good-lost-queue = umalis sa pila
ui-ledger-good-lost-issuer = tahimik ang issuer
ui-ledger-requests-answered = nasagot
ui-ledger-requests-lost = hindi nasagot
ui-ledger-requests-shed = tinanggihan
ui-ledger-errors-queue = sumuko sa pila
ui-ledger-errors-build = tumama sa sirang build

# Mga setting at tulong.
ui-language = Wika
ui-scale = Laki ng mga titik at panel
ui-scale-between = Laki mula { $least } hanggang { $most } ang kasya sa window na ito.
ui-scale-most = Laking hanggang { $most } ang kasya sa window na ito.
ui-reduced-motion = Bawas na galaw
    .help = Nakatigil ang mga marka at inilalatag muli bawat minuto; walang pumipintig o kumukutitap.
ui-default-speed = Bilis sa simula
ui-full-screen = Buong screen
ui-full-screen-switch = Palitan
ui-keyboard = Keyboard
ui-close = Isara
ui-fonts = Nakalimbag sa IBM Plex Sans, sa ilalim ng SIL Open Font License.
ui-key-space = Space
    .help = magsimula, huminto, magtuloy
ui-key-period = .
    .help = isang minuto
ui-key-digits = 1 2 3 4
    .help = bilis
ui-key-letter = A–Z
    .help = piliin ang pihitang may titik na iyon; kung wala itong slider, magbabago ito agad
ui-key-arrows = Mga arrow
    .help = galawin ang napiling pihitan
ui-key-tab = Tab
    .help = pumunta sa susunod na kontrol
ui-key-enter = Enter
    .help = pindutin ito
ui-key-h = H
    .help = paano ito gumagana: lahat ng pormula
ui-key-escape = Esc
    .help = isara, o mga setting
ui-key-escape-page = Esc
    .help = isara, o lumipat mula sa laro sa pahina
ui-key-f11 = F11
    .help = buong screen, at pabalik

# Kapag walang bintana.
ui-terminal-minute = minuto { $n }
ui-terminal-score = puntos { $score } sa { $of }, { $verdict }
