//! Levels from a folder, and their reloading while somebody edits them.

use std::fs;
use std::path::Path;

use retry_storm::level::{Change, Level, Levels, Watcher, embedded};
use retry_storm::model::control::DeskKind;

use super::hostile::folder;

const SALE: &str = include_str!("../../levels/switch-sale-surge.ron");

#[test]
fn the_program_holds_all_level_files_in_the_order_of_play() {
    let ids: Vec<&str> = embedded().iter().map(|l| l.id.as_str()).collect();
    assert_eq!(
        ids,
        [
            "switch-sale-surge",
            "switch-fraud-wave",
            "switch-issuer-outage",
            "switch-free",
            "web-bad-deploy",
            "web-viral-surge",
            "web-cache-flush",
            "web-free"
        ]
    );
    let folder =
        Levels::load_dir(&Path::new(env!("CARGO_MANIFEST_DIR")).join("levels")).expect("no fault");
    assert_eq!(&folder, embedded());
    assert_eq!(embedded().of_desk(DeskKind::Web).count(), 4);
    let next = |id: &str| embedded().next_after(id).map(|l| l.id.as_str());
    assert_eq!(next("switch-sale-surge"), Some("switch-fraud-wave"));
    assert_eq!(next("switch-issuer-outage"), Some("web-bad-deploy"));
    assert_eq!(next("web-cache-flush"), None);
}

#[test]
fn a_folder_with_two_levels_of_one_id_is_refused() {
    let dir = folder("levels-twice");
    fs::write(dir.join("a.ron"), SALE).expect("a file");
    fs::write(dir.join("b.ron"), SALE).expect("a file");
    let faults = Levels::load_dir(&dir).expect_err("one id twice");
    assert_eq!(faults.len(), 1);
    let fault = faults[0].to_string();
    assert!(
        fault.contains("b.ron: id: there is another level of the id \"switch-sale-surge\""),
        "{fault}"
    );
}

#[test]
fn the_faults_of_all_files_of_a_folder_come_together() {
    let dir = folder("levels-faulty");
    fs::write(dir.join("a.ron"), SALE.replace("order: 1", "order: x")).expect("a file");
    fs::write(dir.join("b.ron"), "(").expect("a file");
    fs::write(dir.join("notes.txt"), "(").expect("a file");
    fs::create_dir(dir.join("plans")).expect("a folder");
    let faults = Levels::load_dir(&dir).expect_err("two bad files");
    assert_eq!(faults.len(), 2, "{faults:?}");
}

#[test]
fn a_changed_level_is_reloaded_and_a_bad_one_leaves_the_last_good() {
    let dir = folder("levels-watched");
    let path = dir.join("sale.ron");
    fs::write(&path, SALE).expect("a file");
    let mut levels = Levels::load_dir(&dir).expect("no fault");
    let mut watcher = Watcher::new(&dir);
    assert!(watcher.look().is_empty(), "nothing has changed yet");

    fs::write(&path, SALE.replace("minutes: 60", "minutes: sixty")).expect("a file");
    match watcher.look().as_slice() {
        [Change::Faults(faults)] => assert!(
            faults[0].message.starts_with("minutes: sixty"),
            "{}",
            faults[0]
        ),
        other => panic!("{other:?}"),
    }
    assert_eq!(
        levels
            .by_id("switch-sale-surge")
            .expect("the last good one")
            .minutes,
        Some(60)
    );
    assert!(watcher.look().is_empty(), "said once");

    fs::write(&path, SALE.replace("minutes: 60", "minutes: 120")).expect("a file");
    let changes = watcher.look();
    let [Change::Level(level)] = changes.as_slice() else {
        panic!("{changes:?}")
    };
    levels.replace((**level).clone());
    assert_eq!(
        levels
            .by_id("switch-sale-surge")
            .expect("the new one")
            .minutes,
        Some(120)
    );
    assert_eq!(levels.iter().count(), 1);
}

#[test]
fn levels_of_an_authors_own_sort_behind_those_before_them() {
    let mine = SALE
        .replace("\"switch-sale-surge\"", "\"mine\"")
        .replace("order: 1", "order: 2");
    let mut levels = embedded().clone();
    levels.replace(Level::parse("mine", &mine).expect("no fault"));
    let ids: Vec<&str> = levels
        .of_desk(DeskKind::Switch)
        .map(|l| l.id.as_str())
        .collect();
    assert_eq!(ids[..3], ["switch-sale-surge", "mine", "switch-fraud-wave"]);
}
