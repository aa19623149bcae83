# The words that explain themselves wherever they stand: where the pointer rests on one, or a finger stays on it. Each message
# lists the forms in which a word is written, a bar between them, and `.help` explains it in a sentence or two. Units explain
# themselves likewise, by the `.help` of units.ftl.

# A name or a unit with what it means.
ui-means = { $name }: { $means }

# Payments.
term-authorization = authorization
    .help = Authorization: the question to the card’s issuer whether a payment may go through, and the answer.
term-exposure = exposure
    .help = Exposure: money that was approved in an issuer’s place and may never come.
term-issuer = issuer | issuers
    .help = Issuer: the bank that gave out a card and decides on its payments.
term-retry = retry | retries
    .help = Retry: a payment that failed and comes again.
term-reversal = reversal
    .help = Reversal: the message that takes a payment back after its answer came too late.
term-stand-in = stand-in
    .help = Stand-in: while an issuer is silent, the switch approves small amounts in its place, at its own risk.
term-step-up = step-up
    .help = Step-up: an extra question, such as a code on the phone, that doubtful payments must pass.
term-threshold = threshold | thresholds
    .help = Threshold: the fraud score from which payments are declined.
term-timeout = timeout | timeouts
    .help = Timeout: how long one waits for an answer before giving up.

# Overload.
term-back-off = back-off
    .help = Back-off: whoever failed waits before trying again, longer each time and by chance, so that not all return at once.
term-capacity = capacity
    .help = Capacity: the most that all slots together can carry.
term-goodput = goodput
    .help = Goodput: what is really served, without what was begun in vain. Its share of what is offered is written ω.
term-holding-time = holding time | holding times
    .help = Holding time: how long a payment keeps a slot, the issuer’s answer included.
term-shedding = load shedding | shedding | shed
    .help = Shedding: turning some away at the door, at once and cheaply, so that those let in are served well.
term-slot = slot | slots
    .help = Slot: a place in a server; a payment holds one until its answer comes.
term-storm = storm
    .help = Retry storm: failures come back, fill the slots, and make more failures. It goes on when its cause has long gone.
term-worker = worker | workers
    .help = Worker: a place in an instance; a request holds one until it is answered.

# A service on call.
term-autoscaler = autoscaler | autoscalers
    .help = Autoscaler: orders and stops instances by itself, by how busy their workers are.
term-balancer = balancer
    .help = Balancer: stands before the instances and hands each request to one of them.
term-build = build
    .help = Build: a version of the service as it is rolled out.
term-burn-rate = burn rate
    .help = Burn rate: how many times faster than planned the error budget is used up. At one it lasts exactly the month.
term-cache = cache
    .help = Cache: keeps answers for a while, so that the database need not be asked again.
term-error-budget = error budget | budget
    .help = Error budget: the errors that the objective allows in a month.
term-instance = instance | instances
    .help = Instance: one of many equal copies of the service, with its workers.
term-low-priority = low priority | low-priority
    .help = Low priority: traffic that can do without an answer for a while, such as crawlers.
term-objective = objective
    .help = Service level objective (SLO): the share of requests that must be answered without an error.
term-p99 = p99 | slowest one percent
    .help = p99: ninety-nine of a hundred requests are answered faster than this.
term-roll-back = roll back | rolling back | rollback
    .help = Rollback: going back to the last good build, by a second fleet that is prepared first.
term-stampede = stampede
    .help = Stampede: many requests miss the same object at once, and each asks the database for it.
term-ttl = TTL | lifetime
    .help = Time to live (TTL): how long an answer may be served from the cache before it must be fetched anew.
term-utilization = utilization
    .help = Utilization: the share of the time, or of the places, that is in use.
term-warm-up = warm-up | warmth
    .help = Warmth: the part of what users ask for that is in the cache. A warm-up fills it ahead.

# Playing with others.
term-group = group
    .help = Group: all who opened the same link, and so play the same level with the same seed.
term-operator = reference operator | operator
    .help = Reference operator: the rules that come with the level and win it. It sees nothing that you do not see.
term-replay = replay | replays
    .help = Replay: every move of a shift with its minute. Played again, it gives the same minutes and the same score.
term-shift = shift | shifts
    .help = Shift: the minutes at the desk that a level lasts.

# Formulas.
term-burstiness = burstiness
    .help = Burstiness: traffic comes in gusts, more unevenly than by pure chance.
term-confidence = confidence
    .help = Confidence: of a hundred bands made this way, so many hold the true value.
term-erlang = erlangs
    .help = Erlang: unit of load; so many slots would be busy on average if nobody had to wait or leave.
term-erlang-b = Erlang B
    .help = Erlang B: the chance that all slots are taken, if whoever finds none goes away.
term-erlang-c = Erlang C
    .help = Erlang C: the chance to have to wait, if all wait patiently.
term-exponential = exponential
    .help = Exponential: most times are short and few are long, and how long it has taken tells nothing about how long it still takes.
term-knee = every second one waits | every second one would wait
    .help = The knee: from here on waiting grows fast with every bit of load.
term-little = Little’s law
    .help = Little’s law: how many are inside is how many come in a second, times the seconds each stays.
term-lognormal = lognormal
    .help = Lognormal: most amounts are small, a few are very large, and their logarithm spreads normally.
term-poisson = Poisson
    .help = Poisson law: how many come in a minute if each comes by chance, independently of the others.
term-quantile = quantile | quantiles
    .help = Quantile: the value below which a given share of all lies.
term-roc = ROC
    .help = Receiver operating characteristic (ROC): for every threshold, how much fraud it stops against how many good customers.
term-seed = seed
    .help = Seed: what chance begins from. The same seed brings everybody the same traffic.
term-variation = c²
    .help = c²: how much times vary; none at nought, as much as exponential ones at one.
