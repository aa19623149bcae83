# The booth: words for people who walk by. Each lever with the acts that move it, for a visitor and as the operator's.
booth-take-over = Touch to take over
    .hint = from the first minute; or move, or press a key
booth-more = More
booth-back = Back
booth-under-way = under way
booth-seconds-left = s left
booth-done = Done
booth-give-name = Put your name up
booth-desk-and-seed = { $desk }, seed { $seed }
booth-still-there = Still there?
    .hint = Touch or move anything to stay.
booth-next-visitor = The next visitor may start in { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }.

booth-number-approval-share = Approved
booth-number-auth-s = Wait
booth-number-fraud-bp = Fraud
booth-number-cost-u = Cost
booth-number-error-share = Errors
booth-number-p99-s = Slowest
booth-number-budget-left-share = Budget left
booth-number-cost-usd = Cost

booth-servers = Servers
    .more = Order more
    .less = Send some home
    .does-more = The operator orders more servers
    .does-less = The operator sends servers home
booth-shedding = Load shedding
    .more = Switch it on
    .less = Switch it off
    .does-more = The operator turns payments away at the door
    .does-less = The operator lets everybody in again
booth-retry-policy = Retry policy
    .more = Back off
    .less = At once
    .does-more = The operator lets merchants wait before they retry
    .does-less = The operator lets merchants retry at once
booth-threshold = Decline from
    .more = Decline fewer
    .less = Decline more
    .does-more = The operator declines fewer payments
    .does-less = The operator declines more payments
booth-step-up-band = Extra question
    .more = Ask more
    .less = Ask fewer
    .does-more = The operator asks more customers a question
    .does-less = The operator asks fewer customers a question
booth-issuer-timeout = Wait for issuers
    .more = Wait longer
    .less = Wait less
    .does-more = The operator waits longer for the issuers
    .does-less = The operator waits less for the issuers
booth-stand-in-limit = Stand-in up to
    .more = Approve more
    .less = Approve less
    .does-more = The operator approves small amounts in the issuers’ place
    .does-less = The operator approves less in the issuers’ place
booth-floor = Instances
    .more = Order more
    .less = Keep fewer
    .does-more = The operator orders more instances
    .does-less = The operator keeps fewer instances
booth-autoscaler = Autoscaler
    .more = Switch it on
    .less = Switch it off
    .does-more = The operator switches the autoscaler on
    .does-less = The operator switches the autoscaler off
booth-target-utilization = How busy
    .more = Run fuller
    .less = Keep spare
    .does-more = The operator runs the instances fuller
    .does-less = The operator keeps instances to spare
booth-cache-ttl = Keep answers
    .more = Keep longer
    .less = Keep shorter
    .does-more = The operator keeps answers in the cache for longer
    .does-less = The operator keeps answers in the cache for less time
booth-shed-low-priority = Low priority
    .more = Refuse it
    .less = Let it in
    .does-more = The operator refuses low-priority requests
    .does-less = The operator lets everybody in again
booth-recommendations = Recommendations
    .more = Switch them on
    .less = Switch them off
    .does-more = The operator gives recommendations back
    .does-less = The operator switches recommendations off
booth-warm-up = Cache
    .more = Warm it up
    .does-more = The operator warms the cache up
booth-roll-back = Bad build
    .more = Roll back
    .does-more = The operator rolls the new build back

# Where things go wrong, on the stage.
booth-new = { $n } new
booth-turned-away = { $n } turned away
booth-approved = { $n } approved
booth-queue-full = queue full
booth-busy-for-nothing = busy for nothing
booth-slots-full = all slots busy
booth-servers-starting = servers are starting
    .n = { $n ->
        [one] { $n } more server is starting
       *[other] { $n } more servers are starting
    }
booth-issuers-idle = issuers idle
booth-issuers-slow = issuers silent
booth-requests = { $n } requests a second
booth-most-give-up = most give up waiting
booth-some-give-up = some give up waiting
booth-good-build-comes = the good build is on its way
booth-instances-starting = instances are starting
booth-cache-empty = empty
booth-database-hot = database too hot

# What goes on, and what the operator does about it.
booth-storm = Retry storm
    .sentence = Every failure comes back and knocks again.
booth-event = { $event }: { $what }
booth-why = { $why }.
booth-watches = The operator watches
booth-brief-switch-sale-surge = A big sale opens soon. Get everybody through the till.
booth-brief-switch-fraud-wave = Stolen cards are coming. Stop them, keep the shoppers.
booth-brief-switch-issuer-outage = Some issuers are about to fall silent. Keep the others going.
booth-brief-web-bad-deploy = A new build is rolling out. If it is bad, undo it.
booth-brief-web-viral-surge = A crowd is coming, nobody knows when. Stay fast.
booth-brief-web-cache-flush = The cache will soon be wiped. Do not drown the database.

# The result.
booth-take-along = Take it along
    .hint = this seed, at your own desk
booth-three-stars = Three stars: as good as the reference operator.
