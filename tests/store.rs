//! What is remembered outlives the program, and nothing found in its place can bring the game down.

#[path = "shared/folder.rs"]
mod folder;

use std::fs;
use std::path::PathBuf;

use folder::Folder;
use proptest::prelude::*;
use retry_storm::model::control::{IssuerGroup, RetryPolicy, Set};
use retry_storm::store::{
    Act, Best, DailyBest, Notice, Place, Remembered, Saved, Store, UI_SCALE, UnderWay,
};

impl Folder {
    fn file(&self) -> PathBuf {
        self.0.join("remembered.ron")
    }

    fn open(&self) -> Store {
        Store::at(Place::File(self.file()))
    }
}

/// Opens a store on what lies there and checks that it starts fresh, kept the old file and said so once.
fn starts_fresh(content: &[u8], newer: bool) {
    let folder = Folder::new();
    fs::write(folder.file(), content).expect("to write the file");
    let mut store = folder.open();
    assert!(store.remembered().best.is_empty() && store.remembered().under_way.is_none());
    let kept = folder.0.join("remembered.damaged-1.ron");
    let name = kept.display().to_string();
    let said = if newer {
        Notice::Newer(name)
    } else {
        Notice::Damaged(name)
    };
    assert_eq!(store.take_notice(), Some(said));
    assert_eq!(store.take_notice(), None);
    assert_eq!(fs::read(kept).expect("the file put aside"), content);

    assert_eq!(
        store.change(|memory| memory.last_seed = Some(3)),
        Saved::Saved
    );
    let mut again = folder.open();
    assert_eq!(again.take_notice(), None);
    assert_eq!(again.remembered().last_seed, Some(3));
}

#[test]
fn everything_comes_back() {
    let folder = Folder::new();
    let mut store = folder.open();
    assert_eq!(
        store.take_notice(),
        None,
        "a first visit is nothing to speak of"
    );
    let act = |minute, set| Act { minute, set };
    let shift = UnderWay {
        level: "switch-sale-surge".to_owned(),
        seed: u32::MAX,
        minute: 12,
        actions: vec![
            act(5, Set::Servers(10)),
            act(5, Set::Shedding(true)),
            act(7, Set::RetryPolicy(RetryPolicy::BackOff)),
            act(8, Set::Threshold(2.7)),
            act(9, Set::IssuerLatency(IssuerGroup::B, 12.0)),
            act(11, Set::WarmUp),
        ],
        begun: "2026-11-30".to_owned(),
    };
    let saved = store.change(|memory| {
        memory.settings.language = Some("ga".to_owned());
        memory.settings.ui_scale = 1.25;
        memory.settings.reduced_motion = true;
        memory.settings.speed = 4.0;
        memory.last_seed = Some(7);
        memory.note("switch-sale-surge", 2, 871);
        memory.under_way = Some(shift.clone());
    });
    assert_eq!(saved, Saved::Saved);
    let again = folder.open();
    assert_eq!(again.remembered(), store.remembered());
    assert_eq!(again.remembered().under_way.as_ref(), Some(&shift));
    assert_eq!(again.remembered().best("switch-sale-surge").score, 871);
    assert_eq!(
        folder.names(),
        ["remembered.ron"],
        "nothing is left lying about"
    );
}

#[test]
fn two_windows_lose_nothing_of_each_other() {
    let folder = Folder::new();
    let (mut one, mut other) = (folder.open(), folder.open());
    let shift = UnderWay {
        level: "switch-sale-surge".into(),
        seed: 7,
        minute: 12,
        actions: Vec::new(),
        begun: "2026-11-30".into(),
    };
    other.change(|it| {
        it.note("web-bad-deploy", 3, 980);
        it.under_way = Some(shift.clone());
    });
    one.change(|it| {
        it.settings.language = Some("ga".into());
        it.note("web-bad-deploy", 1, 610);
        it.note("switch-sale-surge", 2, 700);
    });
    for store in [&one, &folder.open()] {
        let known = store.remembered();
        assert_eq!(known.settings.language.as_deref(), Some("ga"));
        assert_eq!(known.best("web-bad-deploy").stars, 3);
        assert_eq!(known.best("switch-sale-surge").score, 700);
        assert_eq!(known.under_way.as_ref(), Some(&shift));
    }
    // A shift that ends in its own window has ended for both, once the other one looks.
    other.change(|it| it.under_way = None);
    one.change(|it| it.last_seed = Some(1));
    assert_eq!(folder.open().remembered().under_way, None);
    assert_eq!(folder.open().remembered().last_seed, Some(1));
    // A shift of one's own that has ended leaves the other window's alone.
    one.change(|it| {
        it.under_way = Some(UnderWay {
            seed: 8,
            ..shift.clone()
        });
    });
    other.change(|it| it.under_way = Some(shift.clone()));
    one.change(|it| it.under_way = None);
    assert_eq!(folder.open().remembered().under_way, Some(shift));
}

#[test]
fn the_best_never_gets_worse() {
    let mut store = Store::nowhere();
    store.change(|memory| memory.note("a", 2, 850));
    store.change(|memory| memory.note("a", 1, 10));
    let best = store.remembered().best("a");
    assert_eq!((best.stars, best.score), (2, 850));
    assert_eq!(store.remembered().best("never played"), Best::default());
}

#[test]
fn passed_runs_rank_above_all_others() {
    let mut store = Store::nowhere();
    let mut best_after = |stars, score| {
        store.change(|memory| memory.note("a", stars, score));
        let best = store.remembered().best("a");
        (best.stars, best.score)
    };
    assert_eq!(best_after(0, 700), (0, 700));
    assert_eq!(best_after(0, 876), (0, 876));
    // One goal just missed can score more than all goals just met.
    assert_eq!(best_after(1, 600), (1, 600));
    assert_eq!(best_after(0, 900), (1, 600));
    assert_eq!(best_after(2, 810), (2, 810));
}

#[test]
fn a_change_that_changes_nothing_writes_nothing() {
    let folder = Folder::new();
    let mut store = folder.open();
    store.change(|memory| memory.settings.reduced_motion = false);
    assert!(folder.names().is_empty());
}

#[test]
fn what_is_damaged_is_put_aside() {
    let unknown_control = "(version: 1, under_way: Some((level: \"x\", seed: 1, minute: 0, \
        actions: [(minute: 0, set: Unknown(1))])))";
    for content in [
        "",
        "(version: 1",
        "not ours",
        "(version: 0)",
        "(last_seed: Some(7))",
        "(version: 1, last_seed: Some(-1))",
        unknown_control,
    ] {
        starts_fresh(content.as_bytes(), false);
    }
    starts_fresh(&[0xFF, 0xFE, 0x00, 0x80], false);
    starts_fresh(&vec![b' '; 17 * 1024 * 1024], false);
    let deep = format!(
        "(version: 1, x: {}{})",
        "[".repeat(10_000),
        "]".repeat(10_000)
    );
    starts_fresh(deep.as_bytes(), false);
    starts_fresh("((".repeat(1_000_000).as_bytes(), false);
}

#[test]
fn what_a_later_version_wrote_is_put_aside() {
    starts_fresh(b"(version: 2, anything: [1, 2], else: (a: \"b\"))", true);
    starts_fresh(b"(version: 4294967295)", true);
}

#[test]
fn a_second_damage_does_not_bury_the_first() {
    let folder = Folder::new();
    for _ in 0..3 {
        fs::write(folder.file(), "?").unwrap();
        folder.open();
    }
    let names = [1, 2, 3].map(|n| format!("remembered.damaged-{n}.ron"));
    assert_eq!(folder.names(), names);
}

#[test]
fn values_out_of_range_are_brought_into_it() {
    let folder = Folder::new();
    let long = "x".repeat(1000);
    let content = format!(
        "(version: 1, settings: (language: Some(\"{long}\"), ui_scale: NaN, speed: -inf), unheard_of: [(), {{}}],
          best: {{\"a\": (stars: 200, score: 4000000000), \"{long}\": (stars: 1, score: 1)}})"
    );
    fs::write(folder.file(), content).unwrap();
    let mut store = folder.open();
    assert_eq!(store.take_notice(), None);
    let memory = store.remembered();
    assert!((memory.settings.ui_scale - 1.0).abs() < f32::EPSILON);
    assert!((memory.settings.speed - 1.0).abs() < f64::EPSILON);
    assert_eq!(memory.settings.language, None);
    assert_eq!((memory.best("a").stars, memory.best("a").score), (3, 1000));
    assert_eq!(memory.best.len(), 1);

    store.change(|memory| memory.settings.ui_scale = f32::INFINITY);
    assert!((store.remembered().settings.ui_scale - 1.0).abs() < f32::EPSILON);
    store.change(|memory| memory.settings.ui_scale = 99.0);
    assert!((store.remembered().settings.ui_scale - UI_SCALE.1).abs() < f32::EPSILON);
}

#[test]
fn a_place_that_refuses_is_said_once_and_the_game_goes_on() {
    let folder = Folder::new();
    let mut store = folder.open();
    assert_eq!(store.take_notice(), None);
    // The superuser may write into read-only folders, so the place vanishes under a folder of its name instead.
    fs::create_dir(folder.file()).unwrap();
    for seed in 0..3 {
        assert_eq!(
            store.change(|memory| memory.last_seed = Some(seed)),
            Saved::NotSaved
        );
    }
    assert_eq!(store.saved(), Saved::NotSaved);
    assert_eq!(
        store.remembered().last_seed,
        Some(2),
        "known while the program runs"
    );
    assert_eq!(store.take_notice(), Some(Notice::NotSaved));
    assert_eq!(store.take_notice(), None);
    assert_eq!(
        folder.names(),
        ["remembered.ron"],
        "no half-written file stays"
    );

    fs::remove_dir(folder.file()).unwrap();
    assert_eq!(
        store.change(|memory| memory.last_seed = Some(5)),
        Saved::Saved
    );
}

#[test]
fn what_cannot_be_looked_at_is_left_alone() {
    let folder = Folder::new();
    fs::create_dir(folder.file()).unwrap();
    let mut store = folder.open();
    assert_eq!(store.take_notice(), Some(Notice::NotSaved));
    assert_eq!(
        store.change(|memory| memory.last_seed = Some(1)),
        Saved::NotSaved
    );
    assert_eq!(store.take_notice(), None);
    assert!(folder.file().is_dir());

    let below_a_file = folder.0.join("a-file").join("below").join("remembered.ron");
    fs::write(folder.0.join("a-file"), "").unwrap();
    let mut store = Store::at(Place::File(below_a_file));
    assert_eq!(
        store.change(|memory| memory.last_seed = Some(1)),
        Saved::NotSaved
    );
    assert_eq!(store.take_notice(), Some(Notice::NotSaved));
}

/// A pipe that nobody writes into would be waited for for ever.
#[cfg(unix)]
#[test]
fn a_pipe_is_left_alone() {
    use std::os::unix::fs::FileTypeExt as _;
    let folder = Folder::new();
    let made = std::process::Command::new("mkfifo")
        .arg(folder.file())
        .status()
        .expect("mkfifo, which every Unix has");
    assert!(made.success());
    let mut store = folder.open();
    assert_eq!(store.take_notice(), Some(Notice::NotSaved));
    assert_eq!(
        store.change(|memory| memory.last_seed = Some(1)),
        Saved::NotSaved
    );
    let still = fs::metadata(folder.file()).expect("still there");
    assert!(still.file_type().is_fifo());
}

#[test]
fn folders_are_made_on_the_way() {
    let folder = Folder::new();
    let path = folder.0.join("a").join("b").join("remembered.ron");
    let mut store = Store::at(Place::File(path.clone()));
    assert_eq!(
        store.change(|memory| memory.last_seed = Some(9)),
        Saved::Saved
    );
    assert!(path.is_file());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever bytes lie there: the store opens, takes a change and reads its own words again.
    #[test]
    fn no_content_brings_it_down(content in prop_oneof![
        proptest::collection::vec(any::<u8>(), 0..400),
        "\\(version: 1, (settings|best|under_way|last_seed): [\\[\\](){}:,a-z0-9\"]{0,60}\\)".prop_map(String::into_bytes),
    ]) {
        let folder = Folder::new();
        fs::write(folder.file(), &content).expect("to write the file");
        let mut store = folder.open();
        let other = store.remembered().last_seed.map_or(1, |seed| seed ^ 1);
        prop_assert_eq!(store.change(|memory| memory.last_seed = Some(other)), Saved::Saved);
        let again = folder.open();
        prop_assert_eq!(again.remembered(), store.remembered());
    }
}

#[test]
fn the_best_run_keeps_what_proves_it_and_a_day_keeps_its_own_best() {
    let mut memory = Remembered::default();
    let best = |stars, score| Best { stars, score };
    memory.note_proven("a", best(1, 700), "?first".into());
    memory.note_proven("a", best(0, 900), "?higher, but lost".into());
    assert_eq!(memory.proofs["a"], "?first");
    memory.note_proven("a", best(2, 850), "?second".into());
    assert_eq!(memory.proofs["a"], "?second");
    // A better one without proof leaves none: the old one proves nothing any more.
    memory.note("a", 3, 950);
    assert!(memory.proofs.is_empty());
    memory.note_proven("b", best(1, 700), "x".repeat(5000));
    assert!(memory.proofs.is_empty() && memory.best("b").stars == 1);

    memory.note_daily("2026-11-30", 0, 500);
    memory.note_daily("2026-11-30", 1, 450);
    memory.note_daily("2026-11-30", 0, 999);
    let DailyBest { day, tries, best } = memory.daily.clone();
    assert_eq!((day.as_str(), tries, best.score), ("2026-11-30", 3, 450));
    memory.note_daily("2026-12-01", 0, 10);
    assert_eq!((memory.daily.tries, memory.daily.best.score), (1, 10));
}
