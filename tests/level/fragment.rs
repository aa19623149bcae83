//! Shifts under way in an address: they come back as they were, and nothing in one can do harm.

use std::sync::Arc;

use proptest::prelude::*;
use retry_storm::level::{Player, QUERY_BYTES_MAX, Run, Unfinished, embedded, play};

fn left_at(id: &str, minute: u32) -> Unfinished {
    let level = embedded().by_id(id).expect("a level of this name");
    let run =
        play(level, 11, &Player::reference(level), minute).expect("the operator knows its level");
    Unfinished {
        replay: run.replay(),
        minute: run.minute(),
    }
}

#[test]
fn a_shift_goes_on_from_its_fragment_as_if_it_had_not_stopped() {
    for id in ["switch-issuer-outage", "web-viral-surge"] {
        let level = embedded().by_id(id).expect("a level of this name");
        let left = left_at(id, 37);
        let fragment = left.to_fragment().expect("short enough");
        assert!(fragment.is_ascii() && !fragment.contains(['#', '?', ' ']));
        let found = Unfinished::parse(&format!("#{fragment}"), embedded());
        let found = found.expect("a replay").expect("a sound one");
        assert_eq!(found, left);
        let actions = &found.replay.actions;
        let mut resumed = Run::resume(&Arc::clone(level), found.replay.seed, actions, found.minute)
            .expect("allowed");
        let whole = play(level, 11, &Player::Actions(actions.clone()), u32::MAX).expect("allowed");
        while resumed.step().is_some() {}
        assert_eq!(resumed.history(), whole.history());
    }
}

#[test]
fn other_fragments_say_nothing() {
    for fragment in ["", "#", "#resume", "minute=3", "#top&seed=7"] {
        assert_eq!(Unfinished::parse(fragment, embedded()), None, "{fragment}");
    }
}

#[test]
fn what_is_wrong_is_said() {
    let good = left_at("switch-sale-surge", 5)
        .to_fragment()
        .expect("short");
    let cut = good.split('&').next().expect("its first part");
    for (fragment, reason) in [
        (cut.to_owned(), "minute: allowed is 0–59"),
        (format!("{cut}&minute=60"), "minute: allowed is 0–59"),
        (format!("{cut}&minute=-1"), "minute: allowed is 0–59"),
        ("replay=9.AAAA&minute=3".to_owned(), "notation 9"),
        (format!("replay={}", "A".repeat(QUERY_BYTES_MAX)), "longer"),
    ] {
        let said = Unfinished::parse(&fragment, embedded()).expect("a replay");
        let said = said.expect_err("not a sound one");
        assert!(said.contains(reason), "{said}");
    }
}

proptest! {
    #[test]
    fn any_fragment_is_read_or_refused(fragment in "[#&=a-z0-9%.]{0,60}|#replay=1\\.[A-Za-z0-9_-]{0,200}&minute=[0-9]{1,12}") {
        // Random letters are no deflated replay: what counts is that there is an answer.
        let sound = matches!(Unfinished::parse(&fragment, embedded()), Some(Ok(_)));
        prop_assert!(!sound);
    }
}
