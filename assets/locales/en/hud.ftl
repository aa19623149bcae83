# The desk before its first minute.
ui-pending-start = { $value } from the first minute
ui-from-first-minute = from the first minute
