# Title.
ui-title = Retry Storm
ui-tagline = Keep two systems alive when everyone tries again.
ui-desk-switch = Payment switch
    .sub = between merchants and card issuers
ui-desk-web = Web service
    .sub = on call, with an error budget
ui-play = Play
ui-watch = Watch
    .help = The reference operator plays this level by the same levers.
ui-soon = soon
ui-how-it-works = How it works
ui-settings = Settings
ui-quit = Quit
ui-seed = Seed
    .help = The same seed brings the same weather: share it and compare. A number or any word.
ui-new-seed = New seed
ui-next = Next: { $level }
ui-hour-takes = An hour on the desk takes two minutes.
ui-resume = Go on: { $level }, minute { $minute }
ui-minutes = { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
ui-no-end = no end
ui-no-goals = no goals
ui-every-crisis = every crisis
ui-best = best { $score }
ui-stars = { $n ->
        [one] { $n } star of 3
       *[other] { $n } stars of 3
    }
ui-disclaimer = Educational model, not operational, financial or legal advice.

# Briefing.
ui-reach-all = Reach all of these
ui-open-desk = Open the desk
ui-opens-paused = opens paused
ui-levers-of-shift = The levers this shift is about
ui-at-least = ≥ { $value }
ui-at-most = ≤ { $value }
ui-back = Back
ui-seed-value = Seed { $seed }

# Play.
ui-start = Start
    .help = The clock waits. Look around and set levers first.
ui-pause = Pause
ui-go-on = Go on
ui-one-minute = One minute
ui-speed = { $n }×
ui-clock = Minute { $n }
ui-of-minutes = of { $n } min
ui-goals = Goals
ui-so-far = so far
ui-goal-mark = goal { $value }
ui-goal-lost = lost
    .help = It can no longer be reached.
ui-crises = Crises
    .help = Bring a crisis yourself. It lasts until you change it.
ui-all-indicators = All indicators
ui-trends = Trends
ui-basis = Basis
ui-indicators = Indicators
ui-trends-and-indicators = Trends, indicators
ui-more = More
ui-less = −
    .help = One step down
ui-greater = +
    .help = One step up
ui-on = on
ui-off = off
ui-on-since = on since minute { $minute }
ui-since = since minute { $minute }
ui-crisis-since = since minute { $minute }, until changed
ui-from-next-minute = from the next minute
ui-pending = { $value } from the next minute
ui-shortcut = Key { $key }
ui-and = { $a } and { $b }
ui-with-unit = { $name }, { $unit }
ui-end-shift = End the shift
ui-leave = Leave
    .help = Leaves for the title. The shift is kept and can be resumed.

# Watch: what the reference operator does, and why one should look.
ui-watching = The reference operator plays
ui-recorded = A recorded shift plays
ui-watch-acts = Operator: { $moves }
ui-move = { $control } to { $value }
ui-held = The operator holds the levers; you can play this shift yourself.
ui-watch-waits = Operator: watches
ui-watched = Played by the reference operator; it does not count for you.
ui-watched-recording = A recorded shift; it does not count for you.
ui-watched-move = Minute { $minute }: { $moves }
ui-watched-why = Minute { $minute }: { $moves } ({ $why })
ui-play-yourself = Play it yourself

# Scoring.
ui-heading = { $desk }, { $level }, seed { $seed }
ui-of-score = of { $n }
ui-passed = Passed
ui-not-passed = Not passed
ui-one-sinks = One goal far off sinks the whole score.
ui-shift-ended = Shift ended
ui-after-minutes = after { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
ui-asked = asked { $limit }
ui-you = you
ui-reference = reference operator
ui-nothing-touched = nothing touched
ui-your-actions = your actions
ui-no-actions = you touched nothing
ui-next-time = Next time
ui-lesson = The lesson
ui-same-seed = Same seed again
ui-copy-link = Copy link
ui-copy-by-hand = The clipboard is closed to the game. It is all selected here: copy it by hand.
ui-fingerprint = Fingerprint { $print }
    .help = A hash of every number of every minute. The same level, seed and moves give the same fingerprint on every machine and in every browser.
ui-save-replay = Save replay
ui-export-csv = Export CSV
ui-to-title = Title

# The sentence about the minute where the player's line leaves the reference operator's.
ui-verdict-minute = Minute { $minute }
ui-verdict-behind = From here the reference operator does better: { $goal }.
ui-verdict-ahead = From here you do better than the reference operator: { $goal }.
ui-verdict-its-move = It had set { $control } to { $value } in minute { $minute }.
ui-verdict-its-press = It had pressed { $control } in minute { $minute }.
ui-verdict-its-moves = In minute { $minute } it had moved: { $moves }.
ui-verdict-your-move = You had set { $control } to { $value } in minute { $minute }; it never did.
ui-verdict-your-press = You had pressed { $control } in minute { $minute }; it had not.
ui-verdict-you-later = You did so { $n ->
        [one] { $n } minute later.
       *[other] { $n } minutes later.
    }
ui-verdict-you-earlier = You did so { $n ->
        [one] { $n } minute earlier.
       *[other] { $n } minutes earlier.
    }
ui-verdict-you-otherwise = You set it to { $value }.
ui-verdict-you-never = You never did.
ui-verdict-waiting = By then { $n ->
        [one] { $n } payment was waiting to try again.
       *[other] { $n } payments were waiting to try again.
    }
ui-verdict-together = You and the reference operator stayed together to the end.

# The ledger: where everybody went.
ui-ledger-customers = Where { $n ->
        [one] { $n } good customer went
       *[other] { $n } good customers went
    }
ui-ledger-requests = Where { $n ->
        [one] { $n } request went
       *[other] { $n } requests went
    }
ui-ledger-good-approved = approved
ui-ledger-good-lost = lost
ui-ledger-good-lost-rule = declined by rule
ui-ledger-good-lost-stepup = failed step-up
ui-ledger-good-lost-shed = turned away
ui-ledger-good-lost-queue = left the queue
ui-ledger-good-lost-issuer = issuer silent
ui-ledger-requests-answered = answered
ui-ledger-requests-lost = not answered
ui-ledger-requests-shed = refused
ui-ledger-errors-queue = gave up waiting
ui-ledger-errors-build = met the bad build

# Settings and help.
ui-language = Language
ui-scale = Size of text and panels
ui-scale-between = This window shows sizes from { $least } to { $most }.
ui-scale-most = This window shows sizes up to { $most }.
ui-reduced-motion = Less motion
    .help = Marks stand still and are laid anew each minute; nothing pulses or flickers.
ui-default-speed = Speed at the start
ui-full-screen = Full screen
ui-full-screen-switch = Switch
ui-keyboard = Keyboard
ui-close = Close
ui-fonts = Set in IBM Plex Sans, under the SIL Open Font License.
ui-key-space = Space
    .help = start, pause, go on
ui-key-period = .
    .help = one minute
ui-key-digits = 1 2 3 4
    .help = speed
ui-key-letter = A–Z
    .help = choose the lever with that letter; one without a slider changes at once
ui-key-arrows = Arrows
    .help = move the lever you chose
ui-key-tab = Tab
    .help = go to the next control
ui-key-enter = Enter
    .help = press it
ui-key-h = H
    .help = how it works: every formula
ui-key-escape = Esc
    .help = close, or settings
ui-key-escape-page = Esc
    .help = close, or leave the game for the page
ui-key-f11 = F11
    .help = full screen, and back

# Without a window.
ui-terminal-minute = minute { $n }
ui-terminal-score = score { $score } of { $of }, { $verdict }
