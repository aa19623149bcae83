# One message a level. `.sub` stands under the name, `.briefing` has sixty words at most and none of the numbers that the level file owns.

level-switch-sale-surge = Sale surge
    .sub = The storm that outlives its cause
    .briefing = Soon a big sale opens. Shoppers pour in and keep coming. A payment that fails comes back at once, fails again and comes back again, until the retries alone fill every slot. New servers take minutes to start. Your job: no storm, no long faces at the till, no idle servers on the bill.
    .teaches = Retries can keep a switch overloaded long after the rush has gone. Turning some away at the door breaks the loop.
level-switch-fraud-wave = Fraud wave
    .sub = Where to draw the line
    .briefing = A batch of stolen cards is about to be tried out, and fraud will be far more common than usual. A stricter threshold stops it, and good customers with it. Between yes and no there is a third way: ask a question. Stop the thieves, keep the shoppers.
    .teaches = The right threshold depends on how common fraud is, and asking is often better than declining.
level-switch-issuer-outage = Issuer outage
    .sub = One slow partner holds everybody up
    .briefing = One group of issuers is about to become painfully slow. Every payment that waits for them holds a slot, and slots are what the healthy issuers’ customers need too. Decide how long to wait, and how much to approve in the silent issuers’ place. Each such approval is a risk of your own.
    .teaches = Busy slots are arrivals times holding time, so one slow issuer can fill them all. A short timeout sets the others free.
level-switch-free = Free shift
    .sub = Every crisis on a button
    .briefing = No goals, no score, no end. Every crisis of this desk lies on a button: bring the rush, the fraud or the silence yourself, as hard as you like, and see what your levers can do against it. End the shift when you have seen enough.
    .teaches = Try one thing at a time and watch what comes back.
level-web-bad-deploy = Bad deploy
    .sub = Nobody pages you in time
    .briefing = A new build is about to roll out, and most of the month’s error budget is gone already. If the build is bad, errors creep in step by step, and the alarm comes long after the harm. Rolling back takes minutes and costs a second fleet. Press too early and there is nothing to undo.
    .teaches = Act on the signal you see, not on the alarm that follows. Timing is half of a rollback.
level-web-viral-surge = Viral surge
    .sub = The crowd gives no notice
    .briefing = Somebody famous has shared your link. Before noon a crowd will come; its hour and its size are anyone’s guess. Instances start slowly today. What helps at once is doing less: plainer pages, fewer favours for low-priority traffic. Keep it fast, and do not pay all morning for a crowd that is not there.
    .teaches = Degrade at once, scale while that holds, then undo both. Paying for the peak all day is not a plan.
level-web-cache-flush = Cache flush
    .sub = The busiest hour, an empty cache
    .briefing = The cache is what keeps your database calm. In the busiest hour a clean-up job will wipe it, and every request falls through. Slow queries hold the workers, and held workers turn users away. Refill the cache without drowning the database, and give users everything back soon.
    .teaches = An empty cache refills only as fast as the database can answer. Ask less of it first, then warm up.
level-web-free = Free shift
    .sub = Every crisis on a button
    .briefing = No goals, no score, no end. Every crisis of this desk lies on a button: call the crowd, ship the bad build or empty the cache yourself, and see what your levers can do against it. End the shift when you have seen enough.
    .teaches = Try one thing at a time and watch what the database says.

# Goals: what the chart and the briefing say; further below the same in a word or two, for the top bar.
goal-switch-sale-surge-approval = good customers approved since the sale began
goal-switch-sale-surge-auth = authorization time, on average
goal-switch-sale-surge-cost = cost of the shift
goal-switch-fraud-wave-fraud = fraud among the money approved
goal-switch-fraud-wave-approval-all = good customers approved over the whole shift
goal-switch-fraud-wave-rule = good customers declined by the rule
goal-switch-issuer-outage-approval-a = healthy issuers’ customers approved since the outage
goal-switch-issuer-outage-approval = good customers approved since the outage
goal-switch-issuer-outage-exposure = money approved in the issuers’ place
goal-switch-issuer-outage-cost = cost of the shift
goal-web-bad-deploy-budget = error budget left at the end
goal-web-bad-deploy-feature = time with recommendations
goal-web-bad-deploy-cost = cost of the shift
goal-web-viral-surge-errors = requests that ended in an error
goal-web-viral-surge-p99 = mean p99 latency
goal-web-viral-surge-feature = time with recommendations
goal-web-viral-surge-cost = cost of the shift
goal-web-cache-flush-errors-since = errors since the flush
goal-web-cache-flush-p99-since = mean p99 latency since the flush
goal-web-cache-flush-db-since = database load since the flush, on average
goal-web-cache-flush-feature = time with recommendations
goal-web-cache-flush-shed = requests refused, on average
goal-web-cache-flush-cost = cost of the shift

goal-approval-short = Approved
goal-approval-all-short = Approved
goal-approval-a-short = Group A
goal-auth-short = Time
goal-cost-short = Cost
goal-fraud-short = Fraud
goal-rule-short = Declined
goal-exposure-short = Exposure
goal-budget-short = Budget
goal-feature-short = Recs
goal-errors-short = Errors
goal-errors-since-short = Errors
goal-p99-short = p99
goal-p99-since-short = p99
goal-db-since-short = Database
goal-shed-short = Refused

# Crises as banners and on the time line. `.detail` follows the name, `.over` says that it has passed.
event-surge = Traffic surge
    .detail = { $times ->
        [2] twice the usual traffic
       *[other] { $times } times the usual traffic
    }
    .over = The surge is over
event-sale = Sale surge
    .detail = { $times ->
        [2] twice the usual traffic
       *[other] { $times } times the usual traffic
    }
    .over = The sale is over
event-fraud-wave = Fraud wave
    .detail = { $share } of new payments are fraud
    .over = The fraud wave has passed
event-fraud-share = Fraud
    .detail = { $share } of new payments are fraud
    .over = Fraud is back to usual
event-issuer-outage = Issuer group B
    .detail = answers in { $seconds }
    .over = answers as usual again
event-issuer-latency-a = Issuer group A
    .detail = answers in { $seconds }
    .over = answers as usual again
event-issuer-latency-b = Issuer group B
    .detail = answers in { $seconds }
    .over = answers as usual again
event-bad-build = New build
    .detail = is rolling out
    .everywhere = runs on every instance
    .over = The last good build is back
event-viral-surge = Viral surge
    .detail = traffic is climbing fast
    .over = The crowd is leaving
event-cache-flush = Cache flushed
    .detail = the hot objects are gone
    .over = The cache is warm again

# One piece of advice after a shift.
advice-shed-early = Turn load shedding on in the minute the rush begins. More servers alone arrive when the storm already stands.
advice-order-early = You knew that a rush would come. Order servers before it does: they take minutes to start, and retries do not wait.
advice-break-the-loop = Once the storm stands, only fewer tries end it: shed at the door, and let merchants back off.
advice-send-servers-home = You paid for servers that had little to do. Order for the rush, and send them home when it ends.
advice-ask-instead = Lower the threshold a little and open the step-up band: asking stops fraud that declining alone cannot stop cheaply.
advice-threshold-too-low = Your threshold sent good customers home. Raise it, and ask the doubtful ones instead.
advice-band-too-wide = Every question loses some good customers. Make the step-up band narrower.
advice-act-on-fraud-sooner = The wave was expensive while you watched. Move the gate as soon as the fraud rate climbs.
advice-cut-the-timeout = Cut the issuer timeout as soon as one group goes silent. Slots that wait are slots the healthy issuers miss.
advice-use-stand-in = Let stand-in approve small amounts while the issuers are silent. It keeps most customers at little risk.
advice-stand-in-too-high = Your stand-in limit let too much money through unchecked. Most payments are small: a low limit serves nearly as many.
advice-outage-capacity = Add a few servers for the outage and shed what they cannot carry. The slow group still needs slots.
advice-roll-back-at-once = Roll back as soon as errors climb with the rollout. The hourly burn rate wakes you far too late.
advice-roll-back-too-early = You pressed before the build was live, so there was nothing to undo. Watch for the first errors, then press once.
advice-roll-back-once = Pressing again starts the preparation again. Press once and let it finish.
advice-keep-the-feature = Recommendations do not help against a bad build. Leave them on.
advice-degrade-first = When the crowd comes, switch recommendations off and shed low priority at once. Instances come minutes later.
advice-restore-sooner = You kept users on plain pages longer than needed. Give everything back once the new instances serve.
advice-fleet-too-large = You paid for a crowd that was not there. Order when it comes, and lower the minimum when it leaves.
advice-spare-the-database = Switch recommendations off the minute the cache is empty. Fewer queries let it refill.
advice-warm-up-now = Start the warm-up at once, while recommendations are off. The cache then fills in minutes instead of an hour.
advice-shed-less = Shedding bought time, but you kept it too long. Let everybody in once the cache is half warm.
advice-order-more = Your servers were ordered in time, but too few for this rush, and the door had to turn customers away. Order more of them.
advice-timeout-too-short = Your timeout gave up on issuers that would have answered. Cut it less: most healthy answers need up to a second.
advice-ask-more = You asked, but most thieves slipped past the question. Widen the step-up band until the fraud rate falls below the mark.
advice-keep-the-servers = Stolen cards need no fewer servers. You sent servers home whose slots your customers needed.
advice-stand-in-more = Stand-in covered too few payments. A somewhat higher limit, set at once, keeps most customers at little risk.
advice-fewer-servers = You paid for more servers than the outage needs. A short timeout sets slots free for nothing.
advice-one-rollback = Every rollback pays for a second fleet. Press once, when the first errors show that the build is live.
advice-keep-the-fleet = Most errors came from waiting, not from the build: the fleet was too small. Leave its size to the autoscaler.
advice-fleet-idle = You paid for instances that had nothing to do. More of them do not help here: leave the size to the autoscaler.
advice-raise-the-floor = Doing less buys minutes only, and the autoscaler alone is too slow for such a crowd. Raise the minimum of instances in the same minute.
advice-restore-later = You did the right things and undid them too soon. Wait until the new instances serve, then give everything back.
advice-restore-when-warm = You kept users on plain pages longer than needed. Give recommendations back once the cache is warm.
advice-warm-up-after = You warmed a cache that was still full. Start the warm-up after it has been emptied, with recommendations off.
advice-keep-the-lifetime = A shorter TTL sends more queries to the database just when it has no time. Leave it long.
advice-warm-before-giving-back = You gave recommendations back before the cache was warm. Keep them off until the warm-up has done its work.
advice-raise-the-target = The autoscaler kept more instances than the crowd needed. A higher target utilization makes it thriftier.
advice-keep-going = Three stars. Try a new seed, or see whether you can do it with fewer moves.
    .group = Three stars. See whether the same traffic can be held with fewer moves.
advice-polish = Passed; weakest was “{ $goal }”. Watch the reference operator once and compare its moves with yours.

# Why the reference operator moves, in a few words, beside what it does.
why-order-ahead = servers take minutes to start
why-break-the-loop = the rush is here: fewer tries, no storm
why-rush-is-over = the rush is over, idle servers cost
why-asking-is-cheap = asking costs little
why-fraud-climbs = fraud climbs: ask more, decline as before
why-free-the-slots = one group is slow: set its slots free
why-errors-climb = errors climb with the new build
why-do-less-while-starting = do less while instances start
why-new-instances-serve = the new instances serve
why-crowd-leaves = the crowd is leaving
why-ask-less-and-refill = fewer queries, and the cache refills
why-cache-is-warm = the cache is warm
