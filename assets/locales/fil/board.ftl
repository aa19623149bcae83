# Ang talaan ng booth: ang pinakamahuhusay ngayong araw, at kung saan itina-type ang pangalan.
ui-board-today = Pinakamahusay ngayon
ui-board-shift = { $level }, seed { $seed }
ui-board-below = { $n ->
        [one] { $n } pa sa ibaba.
       *[other] { $n } pa sa ibaba.
    }
ui-board-passed-first = Nasa itaas ng lahat ang mga pumasang shift.
ui-board-simulated = simulado
ui-board-your-name = Pangalan mo
ui-board-letters = hanggang { $n ->
        [one] { $n } titik
       *[other] { $n } na titik
    }
ui-board-name-empty = Mag-type muna ng pangalan, o tumuloy nang wala.
ui-board-name-sign = Walang lugar ang { $sign } sa pangalan dito.
ui-board-name-unfriendly = Huwag iyan, pakiusap: may mga batang nagbabasa nito. Ibang pangalan naman?
ui-board-put-up = Ilagay ang pangalan mo sa talaan
ui-board-put-up-name = Ilagay si { $name } sa talaan
ui-board-nameless = Walang pangalan
ui-board-guest = BISITA { $n }
ui-board-again = Maglaro muli
ui-board-done = Tapos na
ui-board-rank = Ranggo ngayon
ui-board-behind = { $n ->
        [0] kapantay ng nasa itaas
        [one] { $n } puntos pa sa nasa itaas
       *[other] { $n } puntos pa sa nasa itaas
    }
ui-board-of = sa { $n }
ui-board-kept = { $n ->
        [one] Nananatili sa makinang ito ang mga pangalan at binubura pagkaraan ng { $n } araw.
       *[other] Nananatili sa makinang ito ang mga pangalan at binubura pagkaraan ng { $n } na araw.
    }
ui-board-not-saved = Nananatili ang mga pangalan hanggang isara ang programa.
ui-board-until = { $n ->
        [one] Kung walang hahawak, susunod na ang iba sa loob ng { $n } segundo.
       *[other] Kung walang hahawak, susunod na ang iba sa loob ng { $n } na segundo.
    }
ui-key-space-bar = puwang
ui-key-erase = Burahin ang huling titik
error-board-damaged = Hindi mabasa ang talaan. Itinabi ito bilang { $file }, at may bagong nagsisimula.
error-board-newer = Mula sa mas bagong bersyon ang talaan. Itinabi ito bilang { $file }, at may bagong nagsisimula.
error-board-not-saved = Hindi mai-save dito ang talaan: mawawala ang mga pangalan pagsara ng programa.
error-board-altered = { $n ->
        [one] May { $n } tala na hindi tugma sa replay nito kaya hindi isinama. Itinabi ang dating talaan bilang { $file }.
       *[other] May { $n } na tala na hindi tugma sa replay ng mga ito kaya hindi isinama. Itinabi ang dating talaan bilang { $file }.
    }
