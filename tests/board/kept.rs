//! Boards outlive the program, a crash and a power cut.

use std::fs::{self, File};
use std::path::PathBuf;
use std::time::{Duration, SystemTime};

use retry_storm::board::{Boards, Day, ENTRIES_MAX, Event, KEPT_DAYS, Key, Notice, WordList};
use retry_storm::level::{Levels, embedded};
use retry_storm::store::{self, Place, Saved};
use serde_json::{Value, json};

use crate::folder::Folder;
use crate::scores::{enter, key, names, today};

fn file(folder: &Folder) -> PathBuf {
    folder.0.join("remembered.board.json")
}

fn at(folder: &Folder, levels: &Levels, day: Day) -> Boards {
    let place = Place::File(folder.0.join("remembered.ron")).beside("board.json");
    assert_eq!(place, Place::File(file(folder)));
    Boards::at(place, levels, WordList::embedded(), day)
}

fn open(folder: &Folder) -> Boards {
    at(folder, embedded(), today())
}

#[test]
fn every_entry_is_there_again_at_once() {
    let folder = Folder::new();
    let mut boards = open(&folder);
    assert_eq!(boards.take_notice(), None);
    boards.open(&key());
    for (typed, so_far) in [("ren", vec!["REN"]), ("tessa", vec!["REN", "TESSA"])] {
        assert_eq!(enter(&mut boards, &key(), typed), Saved::Saved);
        // Nobody closed the first: the machine may stop at any moment.
        let again = open(&folder);
        assert_eq!(names(&again, &key()), so_far);
        assert_eq!(again.ranking(&key()), boards.ranking(&key()));
    }
    assert_eq!(
        folder.names(),
        ["remembered.board.json"],
        "nothing is left lying about"
    );
}

#[test]
fn what_was_put_aside_goes_as_names_do() {
    let folder = Folder::new();
    fs::write(file(&folder), "rubbish").expect("a file of ours");
    let mut boards = open(&folder);
    boards.open(&key());
    enter(&mut boards, &key(), "ren");
    let aside = folder.0.join("remembered.board.damaged-1.json");
    assert!(aside.exists());
    drop(open(&folder));
    assert!(aside.exists(), "it is kept for as long as names are");
    let long_ago = SystemTime::now() - Duration::from_hours(24 * u64::from(KEPT_DAYS) + 1);
    let old = File::options()
        .write(true)
        .open(&aside)
        .expect("it is there");
    old.set_modified(long_ago)
        .expect("a time that the system knows");
    let mut boards = open(&folder);
    assert!(!aside.exists());
    fs::write(&aside, "rubbish").expect("a file of ours");
    boards.clear(&key().event, today());
    assert!(!aside.exists(), "erased is erased");
    assert_eq!(folder.names(), ["remembered.board.json"]);
}

#[test]
fn whoever_does_the_same_again_under_the_same_name_has_changed_nothing() {
    let folder = Folder::new();
    let mut boards = open(&folder);
    for typed in ["ren", "ren", "tessa"] {
        assert_eq!(enter(&mut boards, &key(), typed), Saved::Saved);
    }
    let mut again = open(&folder);
    assert_eq!(names(&again, &key()), ["REN", "TESSA"]);
    for boards in [&mut boards, &mut again] {
        assert_eq!(boards.take_notice(), None);
    }
    assert_eq!(folder.names(), ["remembered.board.json"]);
}

#[test]
fn wherever_the_text_was_cut_off_it_is_put_aside_and_the_next_entry_is_kept() {
    let folder = Folder::new();
    enter(&mut open(&folder), &key(), "ren");
    let whole = fs::read(file(&folder)).expect("a board");
    // Its last two bytes end it.
    for end in (0..whole.len() - 2).step_by(7).chain([whole.len() - 3]) {
        let folder = Folder::new();
        fs::write(file(&folder), &whole[..end]).expect("to write");
        let mut boards = open(&folder);
        let aside = folder.0.join("remembered.board.damaged-1.json");
        let said = store::Notice::Damaged(aside.display().to_string());
        assert_eq!(boards.take_notice(), Some(Notice::Kept(said)), "{end}");
        assert_eq!(boards.take_notice(), None);
        assert_eq!(fs::read(&aside).expect("kept"), &whole[..end]);
        assert_eq!(enter(&mut boards, &key(), "tessa"), Saved::Saved);
        assert_eq!(names(&open(&folder), &key()), ["TESSA"]);
        assert_eq!(open(&folder).take_notice(), None);
    }
}

#[test]
fn what_a_program_that_died_left_beside_it_harms_nobody() {
    let folder = Folder::new();
    enter(&mut open(&folder), &key(), "ren");
    fs::write(folder.0.join("remembered.board.json.4711.new"), "{\"form").expect("to write");
    let mut boards = open(&folder);
    assert_eq!(boards.take_notice(), None);
    enter(&mut boards, &key(), "tessa");
    assert_eq!(names(&open(&folder), &key()), ["REN", "TESSA"]);
}

#[test]
fn a_score_changed_in_its_place_is_left_out_and_the_place_kept_as_it_was() {
    let folder = Folder::new();
    let mut boards = open(&folder);
    enter(&mut boards, &key(), "ren");
    enter(&mut boards, &key(), "tessa");
    let text = fs::read_to_string(file(&folder)).expect("a board");
    let changed = text.replacen("\"score\":1000", "\"score\":1001", 1);
    assert_ne!(changed, text);
    fs::write(file(&folder), &changed).expect("to write");
    let mut boards = open(&folder);
    let aside = folder.0.join("remembered.board.damaged-1.json");
    let said = Notice::Altered(1, aside.display().to_string());
    assert_eq!(boards.take_notice(), Some(said));
    assert_eq!(names(&boards, &key()), ["TESSA"]);
    assert_eq!(fs::read_to_string(&aside).expect("kept"), changed);
    let once = ["remembered.board.damaged-1.json", "remembered.board.json"];
    assert_eq!(folder.names(), once);
    assert_eq!(boards.take_notice(), None);
    // Nor at the next save.
    enter(&mut boards, &key(), "mika");
    assert_eq!(folder.names(), once);
    assert_eq!(open(&folder).take_notice(), None, "it is said once");
}

#[test]
fn a_later_versions_board_is_put_aside() {
    let folder = Folder::new();
    fs::write(
        file(&folder),
        "{\"format\": \"retry-storm-board\", \"version\": 2}",
    )
    .expect("to write");
    let said = open(&folder).take_notice();
    assert!(
        matches!(said, Some(Notice::Kept(store::Notice::Newer(_)))),
        "{said:?}"
    );
}

#[test]
fn a_place_that_refuses_is_said_once_and_the_board_goes_on() {
    let folder = Folder::new();
    fs::create_dir(file(&folder)).expect("a folder in its place");
    let mut boards = open(&folder);
    assert_eq!(
        boards.take_notice(),
        Some(Notice::Kept(store::Notice::NotSaved))
    );
    assert_eq!(enter(&mut boards, &key(), "ren"), Saved::NotSaved);
    assert_eq!(boards.take_notice(), None);
    assert_eq!(names(&boards, &key()), ["REN"]);
}

#[test]
fn names_are_gone_after_the_days_they_are_kept() {
    let folder = Folder::new();
    enter(&mut open(&folder), &key(), "ren");
    let last = today().after(KEPT_DAYS);
    assert_eq!(names(&at(&folder, embedded(), last), &key()), ["REN"]);
    let mut after = at(&folder, embedded(), last.after(1));
    assert!(after.ranking(&key()).is_empty());
    let text = || fs::read_to_string(file(&folder)).expect("a board");
    assert!(
        !text().contains("REN"),
        "it is still on the disk: {}",
        text()
    );
    let next = Key {
        day: last.after(1),
        ..key()
    };
    enter(&mut after, &next, "tessa");
    assert!(text().contains("TESSA"));
}

#[test]
fn a_reset_takes_names_off_the_disk_and_nobody_elses() {
    let folder = Folder::new();
    let mut boards = open(&folder);
    let mut window = open(&folder);
    enter(&mut boards, &key(), "ren");
    let other = Key {
        event: Event::new("Other"),
        ..key()
    };
    enter(&mut boards, &other, "tessa");
    enter(&mut window, &key(), "mika");
    assert_eq!(boards.clear(&key().event, today()), Saved::Saved);
    let text = fs::read_to_string(file(&folder)).expect("a board");
    assert!(!text.contains("REN") && !text.contains("MIKA") && text.contains("TESSA"));
}

#[test]
fn two_windows_lose_nothing_of_each_other() {
    let folder = Folder::new();
    let (mut one, mut other) = (open(&folder), open(&folder));
    enter(&mut one, &key(), "ren");
    enter(&mut other, &key(), "tessa");
    enter(&mut one, &key(), "mika");
    for boards in [&one, &open(&folder)] {
        let mut found = names(boards, &key());
        found.sort();
        assert_eq!(found, ["MIKA", "REN", "TESSA"]);
    }
}

#[test]
fn entries_of_a_folder_of_levels_wait_until_that_is_there_again() {
    let folder = Folder::new();
    enter(&mut open(&folder), &key(), "ren");
    let none = Levels::default();
    let mut without = at(&folder, &none, today());
    assert_eq!(without.take_notice(), None);
    assert!(without.ranking(&key()).is_empty());
    // Something is saved meanwhile.
    without.clear(&Event::new("Other"), today());
    assert_eq!(names(&open(&folder), &key()), ["REN"]);
    // Whoever is taken off an event's boards is gone from those, too.
    without.clear(&key().event, today());
    let text = fs::read_to_string(file(&folder)).expect("a board");
    assert!(!text.contains("REN"), "{text}");
}

#[test]
fn a_full_board_is_read_again_and_has_whoever_came_last() {
    let folder = Folder::new();
    enter(&mut open(&folder), &key(), "ren");
    let text = || fs::read_to_string(file(&folder)).expect("a board");
    let mut board: Value = serde_json::from_str(&text()).expect("JSON");
    let mut elsewhere = board["entries"][0].clone();
    elsewhere["level"] = json!("of-another-folder");
    board["entries"] = Value::Array(vec![elsewhere; ENTRIES_MAX]);
    fs::write(file(&folder), board.to_string()).expect("to write");
    let mut boards = open(&folder);
    assert_eq!(boards.take_notice(), None);
    assert_eq!(enter(&mut boards, &key(), "tessa"), Saved::Saved);
    let mut again = open(&folder);
    assert_eq!(again.take_notice(), None);
    assert_eq!(names(&again, &key()), ["TESSA"]);
    assert_eq!(text().matches("of-another-folder").count(), ENTRIES_MAX - 1);
}
