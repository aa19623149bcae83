# The coach: four hints on the first shift at a desk, and a nudge for whoever does nothing about a crisis.
ui-coach = Coach
    .help = Shows a new player around the desk, and says what might help when nothing was done about a crisis for five minutes.
ui-hint-lever = These are your levers. Each says what it does when you point at it, and acts from the next minute on.
ui-hint-gauge = Four numbers tell how it goes. Each says in words, sign and colour whether it is normal.
ui-hint-trend = The whole shift as lines. Your moves and every crisis are marked, and dashed lines are the goals.
ui-hint-start = The clock waits for you. Set levers first if you like; then start.
ui-hint-count = { $n } of { $of }
ui-hint-next = Next
ui-hint-skip = Skip
ui-hint-done = Got it
ui-nudge = Try: { $lever }
    .why = { $event } for { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }, and nothing done about it
