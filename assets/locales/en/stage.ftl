# Words on the pictures. Numbers come in as they are shown; the stage sets them off from the words around them.
stage-merchants = Merchants
    .value = { $n } new/s
    .short = { $n }/s
stage-door = Door
    .open = open
    .value = { $n }/s turned away
    .short = { $n }/s
stage-fraud-gate = Fraud gate
    .brief = Gate
    .value = { $n }/s declined
    .short = { $n }/s
stage-queue = Queue
    .no-wait = no wait
    .value = { $seconds } wait
    .full = full
    .short = { $seconds }
stage-servers = Servers
    .value = { $n } running, { $busy } busy
    .starting = { $n } running, { $starting } starting, { $busy } busy
    .none = none running
    .short = { $busy }
stage-issuers = Issuers
    .value = { $a }, { $b }
    .idle = idle
    .short = { $a }, { $b }
stage-approved = Approved
    .value = { $n }/s
    .nobody = nobody
    .short = { $n }/s
stage-group-a = A
stage-group-b = B

stage-stand-in = Stand-in
    .off = stand-in off
    .on = stand-in on
    .value = { $n }/s stand-in
stage-step-up = Step-up
    .off = step-up off
    .pass = { $n }/s pass
    .fail = { $n }/s fail
    .challenged = { $n }/s challenged
stage-score-good = good
stage-score-fraud = fraud
stage-score-pass = pass
stage-score-challenged = challenged
stage-score-declined = declined

stage-retries = retries a second
    .short = retries/s
    .share = { $share } of all traffic
stage-give-up = { $n } give up every second
stage-scale = 1 mark = { $n ->
        [one] { $n } payment
       *[other] { $n } payments
    }
    .requests = 1 mark = { $n ->
        [one] { $n } request
       *[other] { $n } requests
    }
stage-calm = payments a second, calm
    .requests = requests a second, calm
stage-way-back = the way back for failures, empty now
stage-minutes-left = { $n } min
stage-hours-left = { $hours } h { $n } min
stage-days-left = { $n ->
        [one] { $n } day
       *[other] { $n } days
    }

# The legend: what each shape is.
stage-look-new = new
stage-look-request = request
stage-look-retry = retry
stage-look-approved = approved
stage-look-answered = answer
stage-look-stand-in = stand-in
stage-look-turned-away = turned away
stage-look-refused = refused
stage-look-left-queue = left the queue
stage-look-error = error
stage-look-gave-up = gives up
stage-look-no-answer = no answer
stage-look-reversal = reversal
stage-look-declined = declined
stage-look-challenged = challenged
stage-look-fraud-through = fraud got through
stage-look-failed-challenge = failed it
stage-look-warm-up = warm-up
stage-look-bad-build = bad build
stage-look-prepared = second fleet, being prepared

# The web service.
stage-users = Users
    .value = { $n } requests/s
    .short = { $n }/s
stage-balancer = Balancer
    .all = lets all in
    .value = { $n }/s refused
    .short = { $n }/s
stage-instances = Instances
    .value = { $n } serving, { $busy } busy
    .starting = { $n } serving, { $starting } starting, { $busy } busy
    .bad = { $n } serving, bad build
    .preparing = { $n } serving, bad build; { $prepared } being prepared
    .second = { $n } serving; { $prepared } being prepared
    .giving-up = { $rate }/s give up waiting, { $n } serving, { $starting } starting
    .give-up = { $rate }/s give up waiting, { $n } serving
    .none = none serving
    .short = { $busy }
stage-cache = Cache
    .value = { $share } hits
    .warm = warm
    .short = { $share }
stage-database = Database
    .value = { $time } a query
    .short = { $share }

stage-budget = Error budget
    .goal = goal { $value }
    .goal-lost = goal lost in { $time }
    .gone = all gone at this rate in { $time }
    .none = all gone
