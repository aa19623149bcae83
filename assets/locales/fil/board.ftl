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
ui-board-name-sign = Hindi puwede ang { $sign } sa pangalan dito.
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
error-board-newer = Mula sa mas bagong bersiyon ang talaan. Itinabi ito bilang { $file }, at may bagong nagsisimula.
error-board-not-saved = Hindi mai-save dito ang talaan: mawawala ang mga pangalan pagsara ng programa.
error-board-altered = { $n ->
        [one] May { $n } tala na hindi tugma sa replay nito kaya hindi isinama. Itinabi ang dating talaan bilang { $file }.
       *[other] May { $n } na tala na hindi tugma sa replay ng mga ito kaya hindi isinama. Itinabi ang dating talaan bilang { $file }.
    }

# Ang nagbabantay sa booth.
ui-attendant = Tagabantay
ui-attendant-number = Ilagay ang numero.
ui-attendant-wrong = { $n ->
        [one] Hindi iyan. { $n } subok na lang.
       *[other] Hindi iyan. { $n } na subok na lang.
    }
ui-attendant-wait = { $n ->
        [one] Sobra na ang mga subok. Maghintay ng { $n } segundo.
       *[other] Sobra na ang mga subok. Maghintay ng { $n } na segundo.
    }
ui-attendant-enter = Tuloy
ui-attendant-close = Balik sa booth
ui-attendant-event = Okasyon
ui-attendant-no-event = walang pangalan
ui-attendant-change = Palitan
ui-attendant-levels = Mga antas
ui-attendant-board = Talaan
ui-attendant-visitors = { $n ->
        [one] { $n } bisita
       *[other] { $n } na bisita
    }
ui-attendant-export = I-export
ui-attendant-import = I-import
ui-attendant-reset = Burahin
ui-attendant-program = Programa
ui-attendant-event-name = Pangalan ng okasyon. May sariling talaan ang bawat isa.
ui-attendant-take = Gamitin ito
ui-attendant-erase-here = { $n ->
        [one] Tuluyang mabubura sa talaan ang { $n } bisita. I-export muna kung gusto mong itabi.
       *[other] Tuluyang mabubura sa talaan ang { $n } na bisita. I-export muna kung gusto mong itabi.
    }
ui-attendant-erase-event = { $n ->
        [one] Tuluyang mabubura sa talaan ng { $event } ang { $n } bisita. I-export muna kung gusto mong itabi.
       *[other] Tuluyang mabubura sa talaan ng { $event } ang { $n } na bisita. I-export muna kung gusto mong itabi.
    }
ui-attendant-erase = Burahin nang tuluyan
ui-attendant-erased = Nabura na ang talaan.
ui-attendant-files = Aling file?
ui-attendant-no-files = Walang na-export na talaan sa mga dokumento mo.
ui-attendant-exported = Na-save ang talaan bilang { $file }
error-not-a-board = Hindi talaang maipapasok ang { $file }: { $reason }
error-booth-unlocked = Walang PIN na itinakda (--pin, pin=): hindi mababago ang booth habang tumatakbo, at naisasara ang window nito gaya ng iba.
