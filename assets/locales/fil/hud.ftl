# The desk before its first minute.
ui-pending-start = { $value } mula sa unang minuto
ui-from-first-minute = mula sa unang minuto
