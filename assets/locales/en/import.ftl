# A board that is taken in: how far that is, where its entries went, and what is wrong with one of them.
ui-import-playing = Every entry is played again: { $done } of { $of }
ui-import-stop = Stop: nothing of it comes in
ui-import-none = No entry came in.
ui-import-here = { $n ->
        [one] { $n } entry came in on the boards of this event.
       *[other] { $n } entries came in on the boards of this event.
    }
ui-import-event = { $n ->
        [one] { $n } entry came in on the boards of { $event }, which show it when that event goes on.
       *[other] { $n } entries came in on the boards of { $event }, which show them when that event goes on.
    }
ui-import-nameless = { $n ->
        [one] { $n } entry came in on the boards of the event without a name, which show it when that goes on.
       *[other] { $n } entries came in on the boards of the event without a name, which show them when that goes on.
    }
ui-import-no-entry = damaged, or altered: there is no entry
ui-import-missing = damaged, or altered: “{ $field }” is missing
ui-import-field = damaged, or altered: “{ $field }” is not what it can be
ui-import-replay-damaged = its replay is cut off or altered
ui-import-replay-version = its replay is of another version of the game
ui-import-replay-long = its replay is longer than { $most } bytes
ui-import-replay-faulty = its replay is of something that is not in this version of the game
ui-import-replay-at = its replay is damaged at line { $line }, column { $column }
ui-file-damaged-at = Damaged, or altered, at line { $line }, column { $column }
