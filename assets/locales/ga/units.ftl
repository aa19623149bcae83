# Taobh le huimhir, san áit is cúinge: coinnigh gearr iad.
unit-tx-per-s = idb/s
unit-tx = idb
unit-req-per-s = iarr/s
unit-req = iarr
unit-seconds = s
unit-minutes = nóim
unit-percent = %
unit-permille = ‰
unit-basis-points = bp
unit-sigma = σ
unit-currency = u
unit-currency-millions = M u
unit-currency-per-hour = u/h
unit-usd = $
unit-usd-per-hour = $/h
unit-times = ×
