# One question before the curves of scoring are revealed, with three ranges to choose from.
ui-bet = First, a bet
ui-bet-less = less than { $mark }
ui-bet-between = { $lo } to { $hi }
ui-bet-more = { $mark } or more
ui-bet-skip = Skip the bet
ui-bet-right = Right: { $value }.
ui-bet-wrong = Not so: { $value }.
ui-bet-reveal = Show the shift

# One question a level; `.why` follows the answer.
bet-storm-without-you = Had you touched nothing: for how many minutes would customers have waited more than { $mark } at the till?
    .why = The sale ends, the storm does not: what failed comes back, and keeps the switch full.
bet-price-of-asking = The reference operator asks many customers an extra question. How many of the good ones does that cost?
    .why = Most genuine customers pass the question, hardly any fraudster does. Declining them all would cost far more.
bet-healthy-without-you = The issuers of group A answered as always. Had you touched nothing: how many of their good customers would have been approved since the outage?
    .why = Payments that wait for group B hold the slots for seconds, and group A’s customers need the same slots.
bet-alarm-comes-late = The pager goes off when the burn rate of one hour passes { $mark }. Had you touched nothing: how many minutes after the rollout began would that have been?
    .why = The average of an hour rises slowly. The errors of the minute show a bad build long before.
bet-autoscaler-alone = Had you left the crowd to the autoscaler alone: for how many minutes would more than { $mark } of the requests have failed?
    .why = The autoscaler orders at once, but instances take minutes to start. Only doing less bridges that time.
bet-cold-without-you = Had you touched nothing: for how many minutes would the cache have stayed less than { $mark } warm?
    .why = An empty cache refills only as fast as users ask and the database answers.
