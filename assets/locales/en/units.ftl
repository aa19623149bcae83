# Beside a number, in its narrowest places: keep them as short as the field itself does.
unit-tx-per-s = tx/s
unit-tx = tx
unit-req-per-s = req/s
unit-req = req
unit-seconds = s
unit-minutes = min
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
