# What goes on in a booth’s round, in a sentence: while it lasts, and once it is over.
booth-event-sale = { $times ->
        [2] Twice the usual traffic.
       *[other] { $times } times the usual traffic.
    }
    .over = The rush is over.
booth-event-fraud-wave = { $share } of new payments are fraud.
    .over = The fraud wave has passed.
booth-event-issuer-outage = Issuer group B answers in { $seconds }.
    .over = Issuer group B answers as usual again.
booth-event-bad-build = A new build is rolling out.
    .over = The last good build is back.
booth-event-viral-surge = Traffic is climbing fast.
    .over = The crowd is leaving.
booth-event-cache-flush = The cache was wiped: the hot objects are gone.
    .over = The cache is warm again.
