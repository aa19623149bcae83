# Runs of a class, laid over one another.
ui-class-group = Group { $group }
ui-class-runs = { $n ->
        [one] { $n } run, played again from its replay: the scores are what came out.
       *[other] { $n } runs of the same traffic and the same crises, each played again from its replay: the scores are what came out.
    }
ui-class-pick = Choose runs in the list, or point at a line, to bring them forward everywhere.
ui-class-whose = Whose line
ui-class-nameless = nameless
ui-class-goals = What was asked, and what was reached
ui-class-player = Player
ui-class-score = Score
ui-class-stars = Stars
ui-class-parting = Leaves the operator’s line
ui-class-lines = Minute by minute
ui-class-levers = When each lever moved
ui-class-everybody = All players moved it.
ui-class-others = { $n ->
        [one] { $n } player never moved it.
       *[other] { $n } players never moved it.
    }
ui-class-idle = Nobody moved: { $controls }
ui-class-left-out = Left out
ui-class-why-foreign = It is of { $level }, seed { $seed }.
ui-class-why-twice = The same run of the same player is in { $file }.
ui-class-why-too-many = At most { $n } runs are laid over one another.
ui-class-why-too-many-files = At most { $n } files are read.
ui-class-why-no-score = Its shift has no score: only levels with goals are compared.
ui-class-why-unplayable = Its replay cannot be played: { $reason }
ui-class-why-score = It says score { $said }, but its replay gives { $given }.
ui-class-why-stars = It says { $said } stars, but its replay gives { $given }.
ui-class-why-goal = What it says of the goal { $goal } is not what its replay gives.
ui-class-why-fingerprint = Its fingerprint is not that of its replay.

# Handing in, and playing in a group.
ui-class-hand-in = Result file
    .help = A small file with level, seed, score and every move. Whoever leads the class lays all of them over one another.
ui-class-your-name = Your name, if you like
ui-class-save-result = Save result file
ui-class-result-saved = Result saved: { $file }
ui-class-time-up = Time is up. Finish this shift, then hand in your result file.

# The course, the shift of the day, the summary.
ui-course = Course
ui-course-level = { $n } · { $level }
ui-course-save = Save summary
ui-course-saved = Summary saved: { $file }
ui-course-summary = Summary of the course
ui-course-sum = { $n ->
        [one] { $n } star of { $of }
       *[other] { $n } stars of { $of }
    }
ui-course-proofs = Each best run is proved by its replay: opened, it plays the same minutes again and comes to the same score and fingerprint.
ui-course-no-proof = No replay of this run was kept.
ui-daily = Shift of the day
    .help = The same level and seed for everybody, everywhere, until midnight UTC.
ui-daily-level = Today: { $level }
ui-daily-best = { $n ->
        [one] Best today { $best }, after { $n } shift. A new one comes at midnight UTC.
       *[other] Best today { $best }, after { $n } shifts. A new one comes at midnight UTC.
    }
