# Mga salita sa mga pahina ng tagabantay: mga okasyon, paghihintay, at kung ano ang hindi ayon sa hiniling.
ui-attendant-events = Aling okasyon ang itutuloy? May talaan ang mga ito.
ui-attendant-new-event = Ibang pangalan
ui-attendant-event-sign = Hindi maiguguhit sa talaan ang karakter na iyan, kaya hindi isinama.
ui-attendant-goes-on = { $n ->
        [one] Magpapatuloy ang booth sa loob ng { $n } segundo.
       *[other] Magpapatuloy ang booth sa loob ng { $n } na segundo.
    }
ui-key-capital = Malaking titik
ui-key-small = Maliit na titik
error-booth-event = Masyadong mahaba ang pangalan ng okasyon, o may mga karakter na hindi maiguguhit dito. Ito ang ginagamit ng booth: { $event }
error-booth-levels = May hiniling na mga antas na wala rito: { $unknown }. Narito ang mayroon: { $known }.
