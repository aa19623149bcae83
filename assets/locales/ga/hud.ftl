# The desk before its first minute.
ui-pending-start = { $value } ón gcéad nóiméad
ui-from-first-minute = ón gcéad nóiméad
