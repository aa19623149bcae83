//! `replays`: the list that another build is held against.

use std::collections::BTreeSet;

use retry_storm::level::embedded;
use serde_json::Value;

use super::program::{folder, well, written};

#[test]
fn a_hundred_replays_are_the_same_every_time_and_play_to_their_fingerprints() {
    let text = well(&["replays"]);
    assert_eq!(text, well(&["replays", "--count", "100", "--seed", "1"]));
    assert_ne!(text, well(&["replays", "--seed", "other"]));
    let lines: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert_eq!(lines.len(), 100);
    let word = |line: &Value, name: &str| line[name].as_str().expect("text").to_owned();
    let levels: BTreeSet<String> = lines.iter().map(|line| word(line, "level")).collect();
    assert_eq!(
        levels,
        embedded().iter().map(|level| level.id.clone()).collect(),
        "all levels take their turns"
    );
    let prints: BTreeSet<String> = lines.iter().map(|line| word(line, "fingerprint")).collect();
    assert_eq!(prints.len(), 100, "no two runs are the same");
    assert!(
        lines
            .iter()
            .all(|line| line["actions"].as_u64().expect("a number") > 5)
    );
    // Through the text of the replay, as another build gets it.
    let dir = folder("replays");
    for line in &lines[..embedded().iter().count()] {
        let path = written(&dir, "one.replay.ron", &word(line, "replay"));
        let played = well(&["simulate", "--replay", &path]);
        let end = played.lines().last().expect("a summary");
        let end: Value = serde_json::from_str(end).expect("JSON");
        assert_eq!(end["summary"]["fingerprint"], line["fingerprint"]);
        assert_eq!(end["summary"]["seed"], line["seed"]);
    }
}
