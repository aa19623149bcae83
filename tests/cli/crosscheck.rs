//! `crosscheck`: a minute's formulas beside its simulation.

use serde_json::Value;

use super::program::{fails, well};

/// Few customers, so that a build without optimization does it at once.
const FEW: [&str; 2] = ["--customers", "60000"];

fn crosscheck(arguments: &[&str]) -> String {
    well(&[&["crosscheck"], arguments, &FEW].concat())
}

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&crosscheck(&[arguments, &["--json"]].concat())).expect("JSON")
}

/// The number of an indicator in a minute that `simulate` prints.
fn simulated(arguments: &[&str], minute: usize, name: &str) -> f64 {
    let text = well(&[&["simulate"], arguments].concat());
    let line = text.lines().nth(minute).expect("the minute");
    let line: Value = serde_json::from_str(line).expect("JSON");
    line[name].as_f64().expect("a number")
}

#[test]
fn the_table_has_a_row_a_quantity_and_says_what_is_within() {
    let table = crosscheck(&["switch-sale-surge", "--seed", "7", "--minute", "2"]);
    let head = "switch-sale-surge, seed 7, minute 2: ";
    assert!(table.starts_with(head), "{table}");
    for words in [
        "192 slots",
        "deadline 2 s",
        "c² = 0.56",
        "99 times of 100",
        "formula                 simulated  within",
    ] {
        assert!(table.contains(words), "{words}: {table}");
    }
    let row = |name: &str| {
        let mut rows = table.lines().filter(|line| line.starts_with(name));
        rows.next().unwrap_or_else(|| panic!("{name}: {table}"))
    };
    // A calm minute: nobody waits, nobody leaves, and the busy share is Little's.
    for name in ["queue_wait_s", "queue_drop_share", "slots_busy_share"] {
        assert!(row(name).ends_with("yes"), "{table}");
    }
    assert!(row("queue_wait_s").contains("0.000000 ± "), "{table}");
    assert!(row("slots_busy_share").contains('%'), "{table}");
}

#[test]
fn formulas_are_those_of_simulate() {
    let plan = ["web-viral-surge", "--seed", "3", "--plan", "operator"];
    let check = json(&[&plan[..], &["--minute", "31"]].concat());
    assert_eq!((&check["minute"], &check["seed"]), (&31.into(), &3.into()));
    let rows = check["rows"].as_array().expect("rows");
    let names: Vec<&str> = rows.iter().filter_map(|row| row["name"].as_str()).collect();
    assert_eq!(
        names,
        [
            "queue_wait_s",
            "queue_fail_share",
            "worker_util_share",
            "p99_s"
        ]
    );
    for row in rows.iter().skip(1) {
        let name = row["name"].as_str().expect("a name");
        let (formula, wanted) = (row["formula"].as_f64(), simulated(&plan, 31, name));
        assert_eq!(formula, Some(wanted), "{name}");
    }
    let service_s = check["hold_s"].as_f64().expect("a number");
    assert!((service_s / simulated(&plan, 31, "service_s") - 1.0).abs() < 1e-12);
    let busy = &rows[2];
    for law in ["simulated", "exponential"] {
        assert_eq!(busy[law]["within"], true, "{busy}");
        assert!(
            busy[law]["half_width"].as_f64().expect("a number") < 0.03,
            "{busy}"
        );
    }
    assert!(check["customers"].as_u64().expect("a count") > 30_000);
}

#[test]
fn the_same_seed_gives_the_same_and_another_does_not() {
    let of = |seed: &str| {
        let check = json(&["switch-free", "--minute", "90", "--seed", seed]);
        check["rows"][2]["simulated"]["value"]
            .as_f64()
            .expect("a number")
    };
    assert_eq!(of("5").to_bits(), of("5").to_bits());
    assert_ne!(of("5").to_bits(), of("6").to_bits());
}

#[test]
fn a_storm_is_simulated_too() {
    let check = json(&["switch-issuer-outage", "--minute", "30"]);
    let drop = &check["rows"][1];
    assert_eq!(drop["name"], "queue_drop_share");
    let (formula, value) = (&drop["formula"], &drop["simulated"]["value"]);
    let (formula, value) = (
        formula.as_f64().expect("a number"),
        value.as_f64().expect("a number"),
    );
    assert!(formula > 0.5 && (formula - value).abs() < 0.05, "{drop}");
}

#[test]
fn mistakes_are_said_in_one_sentence() {
    let of = |arguments: &[&str]| fails(&[&["crosscheck"], arguments].concat(), 1);
    assert_eq!(
        of(&["switch-sale-surge", "--minute", "60"]),
        "switch-sale-surge has no minute 60; it has 0–59\n"
    );
    assert!(of(&["switch"]).starts_with("there is no level \"switch\"; known are "));
    assert_eq!(
        of(&["web-free", "--plan", "operator"]),
        "web-free has no reference operator\n"
    );
    let usage = |arguments: &[&str]| fails(&[&["crosscheck"], arguments].concat(), 2);
    assert!(usage(&[]).contains("required"));
    assert!(usage(&["web-free", "--customers", "3"]).contains("3 is not in 10000..=1000000000"));
    assert!(usage(&["web-free", "--minute", "soon"]).contains("--minute"));
}

#[test]
fn only_commands_that_lead_to_a_page_offer_one() {
    for (command, offers) in [
        ("crosscheck", false),
        ("simulate", false),
        ("group-link", true),
        ("shot", true),
    ] {
        let help = well(&[command, "--help"]);
        assert_eq!(
            help.contains("--link-base <URL>"),
            offers,
            "{command}: {help}"
        );
    }
}
