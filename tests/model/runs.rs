//! Every indicator of every minute of the reference runs, which two independent implementations in other
//! languages agree on.

use std::path::Path;

use retry_storm::model::desk::{self, Minute};
use retry_storm::model::indicator::Course;
use serde_json::Value;

use super::scenario::{Scenario, action};

/// Tolerance of indicators: relative, or absolute near 0.
const RELATIVE: f64 = 1e-9;
const ABSOLUTE: f64 = 1e-12;
/// Tolerance of counts and values so far.
const SO_FAR: f64 = 1e-6;

fn agree(name: &str, so_far: bool, got: f64, wanted: f64) -> bool {
    let miss = (got - wanted).abs();
    let count = so_far || name == "retry_waiting";
    miss <= RELATIVE * wanted.abs() || miss <= if count { SO_FAR } else { ABSOLUTE }
}

fn check(file: &Path) -> (usize, String) {
    let text = std::fs::read_to_string(file).expect("a readable run");
    let run: Value = serde_json::from_str(&text).expect("JSON");
    let level = run["level"].as_str().expect("a level");
    let seed = u32::try_from(run["seed"].as_u64().expect("a seed")).expect("32 bits");
    let mut scenario = Scenario::of_level(level, seed);
    let kind = scenario.start.kind;
    let actions = run["actions"].as_array().expect("actions").iter();
    let actions: Vec<_> = actions.map(|written| action(kind, written)).collect();
    let wanted = run["minutes"].as_array().expect("minutes");
    scenario.minutes = u32::try_from(wanted.len()).expect("few minutes");
    let minutes: Vec<Minute> = scenario.play(seed, &actions);
    let indicators = desk::indicators(kind);
    let mut compared = 0;
    for (got, wanted) in minutes.iter().zip(wanted) {
        let wanted_minute = wanted.as_object().expect("an object");
        assert_eq!(
            wanted_minute.len(),
            indicators.len(),
            "{}: indicators of a minute",
            file.display()
        );
        for (index, indicator) in indicators.iter().enumerate() {
            let wanted = wanted_minute[indicator.name].as_f64().expect("a number");
            let got = got.readings[index];
            assert!(
                agree(
                    indicator.name,
                    indicator.course == Course::Rises,
                    got,
                    wanted
                ),
                "{}: minute {}: {} is {got:e}, wanted {wanted:e}",
                file.display(),
                wanted_minute["minute"],
                indicator.name,
            );
            compared += 1;
        }
    }
    (compared, level.to_owned())
}

#[test]
fn all_reference_runs_agree() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/reference/runs");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .expect("runs")
        .map(|entry| entry.expect("a file").path())
        .collect();
    files.sort();
    assert_eq!(files.len(), 17, "all runs are there");
    let mut levels: Vec<String> = Vec::new();
    for file in &files {
        let (compared, level) = check(file);
        assert!(
            compared > 60 * 25,
            "{}: only {compared} numbers compared",
            file.display()
        );
        levels.push(level);
    }
    levels.sort();
    levels.dedup();
    assert_eq!(levels.len(), 8, "every level has a run: {levels:?}");
}
