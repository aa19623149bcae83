//! All faults of a level file at once, each with its place.

use retry_storm::level::Level;

/// A level without fault, one thing a line.
const GOOD: &str = r#"(
    id: "test",
    desk: Switch,
    order: 1,
    minutes: 60,
    events: [
        (id: "sale", at: 5, lasts: 45, crisis: Surge(2), announced: true),
    ],
    goals: [
        (
            id: "approval", unit: Percent, decimals: 1,
            measure: Ratio(of: "good_approved", per: "good_settled", since: "sale"),
            fails: 0.50, passes: 0.95, excellent: 0.995,
        ),
    ],
    focus: ["Shedding"],
    operator: [
        (id: "order", when: At(0), set: [Servers(10)]),
        (when: [After("order", 3), Above("auth_s", 1.5, 2)], set: [Shedding(true)]),
    ],
    advice: [(worst: "approval", part: "good_lost_shed", key: "shed-early")],
    trends: [
        (indicators: ["offered_tps", "retry_tps"], lo: 0, hi: 1600, grid: [800]),
        (indicators: ["approval_share"], lo: 0.9, hi: 1, goal: "approval"),
        (indicators: ["auth_s"], lo: 0, hi: 2.5),
        (indicators: ["cost_u"], lo: 0, hi: 90),
    ],
    bet: (id: "slow", run: Untouched, measure: Minutes(indicator: "auth_s", above: 1), unit: Minutes, decimals: 0, marks: [20, 50]),
)
"#;

fn faults(text: &str) -> Vec<String> {
    match Level::parse("test.ron", text) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.iter().map(ToString::to_string).collect(),
    }
}

/// The one fault after replacing a text that occurs once.
fn one(from: &str, to: &str) -> String {
    assert_eq!(GOOD.matches(from).count(), 1, "{from} is not unique");
    let found = faults(&GOOD.replace(from, to));
    assert_eq!(found.len(), 1, "{found:#?}");
    found.into_iter().next().expect("one")
}

#[test]
fn a_good_level_has_no_fault() {
    assert_eq!(faults(GOOD), Vec::<String>::new());
}

/// A text of the good level, what takes its place, and the one fault this makes.
const CASES: &[(&str, &str, &str)] = &[
    (
        "order: 1,",
        "order: 0,",
        "test.ron:4:12: order: 0 is not a whole number from 1 to 99",
    ),
    (
        "desk: Switch",
        "desk: Phone",
        "test.ron:3:11: desk: Phone is not Switch or Web",
    ),
    (
        "minutes: 60",
        "minutes: 1e9",
        "test.ron:5:14: minutes: 1e9 is not a whole number from 1 to 100800",
    ),
    (
        "at: 5",
        "at: 60",
        "test.ron:7:26: events[0].at: 60 is not a whole number from 0 to 59",
    ),
    (
        "Surge(2)",
        "Surge(9)",
        "test.ron:7:48: events[0].crisis: Surge does not take 9; allowed is 0–5",
    ),
    (
        "Surge(2)",
        "Servers(9)",
        "test.ron:7:48: events[0].crisis: Servers(9) is no crisis at the payment switch; \
             allowed are Surge, FraudShare, IssuerLatencyA, IssuerLatencyB",
    ),
    (
        "announced: true",
        "announced: maybe",
        "test.ron:7:69: events[0].announced: maybe is not true or false",
    ),
    (
        "announced: true",
        "announced: true, levers: [\"Surge\"]",
        "test.ron:7:84: events[0].levers[0]: \"Surge\" is no control of the payment switch; allowed are \
            Servers, Shedding, RetryPolicy, Threshold, StepUpBand, IssuerTimeout, StandInLimit",
    ),
    (
        "fails: 0.50",
        "fails: NaN",
        "test.ron:13:20: goals[0].fails: NaN is not a finite number",
    ),
    (
        "fails: 0.50",
        "fails: 0.97",
        "test.ron:10:9: goals[0]: fails 0.97, passes 0.95, excellent 0.995: \
             each must be better than the one before, in one direction",
    ),
    (
        "since: \"sale\"",
        "since: \"rush\"",
        "test.ron:12:77: goals[0].measure.since: \"rush\" is no event of this level; known are sale",
    ),
    (
        "unit: Percent",
        "unit: Parsec",
        "test.ron:11:35: goals[0].unit: Parsec is no unit; allowed are Count, Percent, \
            Permille, BasisPoints, Seconds, Minutes, Currency, Usd, Times",
    ),
    (
        "[Servers(10)]",
        "[Servers(1)]",
        "test.ron:18:42: operator[0].set[0]: Servers does not take 1; allowed is 2–24",
    ),
    (
        "[Servers(10)]",
        "[Floor(10)]",
        "test.ron:18:42: operator[0].set[0]: Floor(10) is no control a player has at the payment switch; \
             allowed are Servers, Shedding, RetryPolicy, Threshold, StepUpBand, IssuerTimeout, StandInLimit",
    ),
    (
        "After(\"order\", 3)",
        "After(\"never\", 3)",
        "test.ron:19:23: operator[1].when[0][0]: \"never\" is no earlier rule; known are order",
    ),
    (
        "part: \"good_lost_shed\"",
        "part: \"rain\"",
        "test.ron:21:40: advice[0].part: \"rain\" is no lost part of the \
            ledger; known are good_lost_rule, good_lost_stepup, good_lost_shed, good_lost_queue, good_lost_issuer",
    ),
    (
        "part: \"good_lost_shed\"",
        "when: [Never(\"Rain\")]",
        "test.ron:21:47: advice[0].when[0][0]: \"Rain\" is no control of the payment switch; allowed are \
            Servers, Shedding, RetryPolicy, Threshold, StepUpBand, IssuerTimeout, StandInLimit",
    ),
    (
        "part: \"good_lost_shed\"",
        "when: [Late(\"Servers\", \"rush\", 2)]",
        "test.ron:21:57: advice[0].when[0][1]: \"rush\" is no event of this level; known are sale",
    ),
    (
        "part: \"good_lost_shed\"",
        "when: [Above(\"Servers\", 6, \"sale\")]",
        "test.ron:21:41: advice[0].when[0]: Above(\"Servers\", 6, \"sale\") is no condition; allowed are \
            Never(\"control\"), Early(\"control\", \"event\"), Late(\"control\", \"event\", minutes), \
            Again(\"button\", minutes), Above(\"lever\", mark), Below(\"lever\", mark), \
            Above(\"lever\", mark, \"event\", minutes), Below(\"lever\", mark, \"event\", minutes)",
    ),
    (
        "run: Untouched",
        "run: Mine",
        "test.ron:28:28: bet.run: Mine is no run; allowed are Untouched, Operator, Yours",
    ),
    (
        "above: 1)",
        "above: 1, below: 2)",
        "test.ron:28:48: bet.measure: counts the minutes above or below one mark: give one of them",
    ),
    (
        "Minutes(indicator: \"auth_s\", above: 1)",
        "Hours(2)",
        "test.ron:28:48: bet.measure: Hours(2) is no measure; allowed are Ratio(of, per, times, since), \
            Mean(indicator, since), Final(indicator), Minutes(indicator, above or below, since)",
    ),
    (
        "marks: [20, 50]",
        "marks: [50, 20]",
        "test.ron:28:123: bet.marks: [50, 20] are not two marks, the lesser first, that make 3 answers",
    ),
    (
        "marks: [20, 50]",
        "marks: [20]",
        "test.ron:28:123: bet.marks: [20] are not two marks, the lesser first, that make 3 answers",
    ),
    (
        "lo: 0.9, hi: 1",
        "lo: 1, hi: 1",
        "test.ron:24:9: trends[1]: lo 1 is not below hi 1",
    ),
    (
        "        (indicators: [\"cost_u\"], lo: 0, hi: 90),\n",
        "",
        "test.ron:22:13: trends: 3 charts; the bottom row has 4",
    ),
    (
        "focus: ",
        "foucs: ",
        "test.ron:16:5: foucs: unknown field; known are id, desk, order, minutes, start, events, \
            goals, operator, focus, advice, bet, trends",
    ),
    (
        "    desk: Switch,\n",
        "",
        "test.ron:1:1: the field desk is missing",
    ),
    (
        "order: 1,",
        "order: 1, order: 2,",
        "test.ron:4:15: order: is given twice",
    ),
    (
        "id: \"test\"",
        "id: \"Test level\"",
        "test.ron:2:9: id: \"Test level\" is not a name in quotes of small letters, \
            digits, - and _ (at most 64)",
    ),
];

#[test]
fn each_fault_names_line_column_field_and_what_is_allowed() {
    for (from, to, wanted) in CASES {
        assert_eq!(&one(from, to), wanted);
    }
}

#[test]
fn names_of_indicators_and_book_quantities_are_listed() {
    let fault = one("\"auth_s\"], lo", "\"speed\"], lo");
    assert!(fault.starts_with("test.ron:25:23: trends[2].indicators[0]: \"speed\" is no indicator of the payment switch; known are minute, new_tps,"), "{fault}");
    let fault = one("\"good_approved\"", "\"approved\"");
    assert!(
        fault.starts_with("test.ron:12:32: goals[0].measure.of: \"approved\" is no book quantity"),
        "{fault}"
    );
}

#[test]
fn all_faults_come_at_once_in_the_order_of_the_file() {
    let text = GOOD
        .replace("order: 1,", "order: none,")
        .replace("Surge(2)", "Flood(2)")
        .replace("passes: 0.95", "passes: \"most\"")
        .replace("[\"Shedding\"]", "[\"Prayer\"]")
        .replace("Shedding(true)", "Shedding(7)")
        .replace("hi: 90)", "hi: 90, colour: Red)");
    let found = faults(&text);
    let lines: Vec<&str> = found
        .iter()
        .map(|f| f.split(':').nth(1).expect("a line"))
        .collect();
    assert_eq!(lines, ["4", "7", "13", "16", "19", "26"], "{found:#?}");
}

#[test]
fn a_syntax_error_names_its_place() {
    let found = faults(&GOOD.replace("minutes: 60,", "minutes 60,"));
    assert_eq!(found.len(), 1);
    assert!(
        found[0].starts_with("test.ron:5:1") && found[0].contains("cannot be read as RON"),
        "{found:?}"
    );
}

#[test]
fn comments_before_a_value_do_not_move_its_place() {
    let found = faults(&GOOD.replace(
        "order: 1,",
        "order: /* which /* one */ */ // here\n    zero,",
    ));
    assert_eq!(
        found,
        ["test.ron:5:5: order: zero is not a whole number from 1 to 99"]
    );
}

#[test]
fn a_secret_event_is_no_condition_of_a_rule() {
    let secret = GOOD
        .replace("announced: true", "announced: false")
        .replace("At(0)", "Since(\"sale\", 1)");
    assert_eq!(
        faults(&secret),
        ["test.ron:18:35: operator[0].when[0]: \"sale\" is secret; an operator cannot see it"]
    );
}

#[test]
fn a_free_shift_has_no_goals_and_a_level_has_some() {
    let free = faults(&GOOD.replace("    minutes: 60,\n", ""));
    assert_eq!(
        free,
        [
            "test.ron:1:1: goals without minutes: a free shift has no end and no goals",
            "test.ron:27:10: bet: a free shift is not scored, so nothing can be bet on",
        ]
    );
    let (from, to) = (
        GOOD.find("    goals: [").expect("goals"),
        GOOD.find("    focus").expect("focus"),
    );
    let aimless = format!("{}{}", &GOOD[..from], &GOOD[to..])
        .replace("worst: \"approval\", ", "")
        .replace(", goal: \"approval\"", "");
    assert_eq!(
        faults(&aimless),
        ["test.ron:1:1: 0 goals; allowed are 1 to 6"]
    );
}

#[test]
fn a_crisis_on_a_button_has_no_size_for_the_seed_to_choose() {
    let web = r#"(id: "test", desk: Web, order: 1, trends: [TREND TREND TREND TREND], events: [
        (id: "build", at: 5, lasts: 3, crisis: Between(BadBuild, BadBuild), announced: true),
    ])"#
    .replace("TREND", r#"(indicators: ["p99_s"], lo: 0, hi: 1),"#);
    let found = faults(&web);
    assert_eq!(
        found,
        [
            "test.ron:2:48: events[0].crisis: BadBuild is on a button: it has no size to leave to the seed"
        ]
    );
}
