//! Links: they go there and back, and nothing in one can do harm.

use std::sync::LazyLock;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use miniz_oxide::deflate::compress_to_vec_zlib;
use proptest::prelude::*;
use retry_storm::level::{
    GROUP_MINUTES_MAX, Group, Link, LinkFault, Player, QUERY_BYTES_MAX, RandomReplays, embedded,
    play,
};

fn operated(id: &str) -> retry_storm::level::Run {
    let level = embedded().by_id(id).expect("a level of this name");
    play(level, 11, &Player::reference(level), u32::MAX).expect("the operator knows its level")
}

#[test]
fn a_link_goes_there_and_back() {
    for id in ["switch-issuer-outage", "web-viral-surge"] {
        let link = Link {
            level: Some(id.into()),
            seed: Some(11),
            speed: Some(0.5),
            lang: Some("ga".into()),
            embed: true,
            replay: Some(operated(id).replay()),
            group: None,
        };
        let query = link.to_query();
        assert!(query.starts_with("?level="), "{query}");
        assert!(
            query.is_ascii() && query.len() < 2000,
            "{} bytes",
            query.len()
        );
        assert_eq!(Link::parse(&query, embedded()), (link.clone(), vec![]));
        assert_eq!(
            Link::parse(&query[1..], embedded()).0,
            link,
            "without the question mark too"
        );
    }
}

#[test]
fn a_link_to_a_run_leads_to_that_run_from_any_page() {
    let run = operated("switch-fraud-wave");
    let link = Link::to_run(&run);
    assert_eq!(
        (link.seed, link.speed, link.lang.as_ref(), link.embed),
        (Some(11), None, None, false),
        "pace, language and place are whoever opens it's"
    );
    for base in [
        "https://example.org/storm/",
        "https://example.org/storm/?level=web-free&embed=1#top",
        "https://example.org/storm/#?",
    ] {
        let address = link.to_address(base).expect("a short run");
        let query = address
            .strip_prefix("https://example.org/storm/")
            .expect("the page itself");
        let (read, faults) = Link::parse(query, embedded());
        assert_eq!(read.replay, Some(run.replay()));
        assert!(faults.is_empty());
    }
    let mut long = link;
    let replay = long.replay.as_mut().expect("a replay");
    let action = replay.actions[0];
    // Actions that nothing repeats, so that they take their room.
    replay.actions = (0..40_000_u32)
        .map(|i| retry_storm::level::Action {
            minute: i.wrapping_mul(2_654_435_761),
            ..action
        })
        .collect();
    assert_eq!(long.to_address("https://example.org/"), None);
}

#[test]
fn what_is_malformed_is_said_and_the_rest_holds() {
    let query = "?level=switch-sale-surge&seed=%20&speed=3&replay=9.AAAA&unknown=1&level=nowhere&lang=ga&embed=yes";
    let (link, faults) = Link::parse(query, embedded());
    assert_eq!(link.level.as_deref(), Some("switch-sale-surge"));
    assert_eq!((link.seed, link.speed, link.replay), (None, None, None));
    assert_eq!(link.lang.as_deref(), Some("ga"));
    assert_eq!(faults.len(), 5);
    assert!(!link.embed && faults.contains(&LinkFault::Embed("yes".into())));
    assert!(faults.contains(&LinkFault::Seed) && faults.contains(&LinkFault::Speed("3".into())));
}

#[test]
fn a_groups_link_goes_there_and_back_in_any_order() {
    for minutes in [None, Some(1), Some(GROUP_MINUTES_MAX)] {
        let link = Link {
            level: Some("web-bad-deploy".into()),
            seed: Some(7),
            speed: Some(2.0),
            group: Some(Group {
                name: "Équipe d’été & 4".into(),
                minutes,
            }),
            ..Link::default()
        };
        assert_eq!(Link::parse(&link.to_query(), embedded()), (link, vec![]));
    }
    let (link, faults) = Link::parse(
        "minutes=10&group=+Team%0A4+&seed=7&level=web-bad-deploy",
        embedded(),
    );
    let group = Group {
        name: "Team 4".into(),
        minutes: Some(10),
    };
    assert_eq!((link.group, faults), (Some(group), vec![]));
}

#[test]
fn a_groups_name_is_what_can_be_drawn_of_it() {
    for (written, called) in [
        ("Team 🚀 4", "Team 4"),
        ("👩‍💻 Ночь ❤️", "Ночь"),
        // Everybody of the group finds its seed, whatever it was called.
        ("🚀🚀", "7"),
        ("第四组", "7"),
    ] {
        let link = Link {
            level: Some("web-bad-deploy".into()),
            seed: Some(7),
            group: Some(Group {
                name: written.into(),
                minutes: None,
            }),
            ..Link::default()
        };
        let (read, faults) = Link::parse(&link.to_query(), embedded());
        assert_eq!(read.group.expect("a group").name, called);
        assert_eq!(faults, [LinkFault::GroupName(called.into())]);
    }
}

#[test]
fn a_group_of_an_unknown_level_is_told_which() {
    let (link, faults) = Link::parse("group=A&level=nowhere&seed=7", embedded());
    assert!(link.group.is_none());
    assert_eq!(faults, [LinkFault::GroupLevel("nowhere".into())]);
}

#[test]
fn a_group_without_something_to_play_together_is_said_and_ignored() {
    let replay = operated("web-bad-deploy").replay();
    let run = Link {
        replay: Some(replay),
        ..Link::default()
    };
    let run = run.to_query();
    for query in [
        "group=A&level=web-bad-deploy",
        "group=A&seed=7",
        "group=A&level=web-free&seed=7",
        "group=+&level=web-bad-deploy&seed=7",
        &format!("{run}&group=A&level=web-bad-deploy&seed=7"),
    ] {
        let (link, faults) = Link::parse(query, embedded());
        assert!(link.group.is_none(), "{query}");
        assert!(faults.contains(&LinkFault::Group), "{query}: {faults:?}");
    }
    let of = "group=A&level=web-bad-deploy&seed=7";
    for minutes in ["0", "481", "-1", "ten", "", "1e9", "99999999999999"] {
        let (link, faults) = Link::parse(&format!("{of}&minutes={minutes}"), embedded());
        assert_eq!(link.group.expect("the group holds").minutes, None);
        assert_eq!(faults, [LinkFault::Minutes(minutes.into())]);
    }
    // Ten minutes are well; there is nobody to give them to, which is said once.
    for query in [
        "minutes=10",
        "minutes=10&group=A&level=web-bad-deploy",
        "group=A&seed=7&minutes=10",
    ] {
        let (_, faults) = Link::parse(query, embedded());
        assert_eq!(faults, [LinkFault::Group], "{query}");
    }
}

#[test]
fn seeds_in_words_are_seeds() {
    let (link, faults) = Link::parse("seed=%D0%9A%D0%98%D0%87%D0%92", embedded());
    assert_eq!(
        (link.seed, faults),
        (Some(3_915_567_656), vec![]),
        "KYIV in its own letters"
    );
    for (typed, seed) in [
        ("%D0%BA%D0%B8%D1%97%D0%B2", 3_915_567_656),
        ("hello", 844_380_939),
        ("+hello+", 844_380_939),
        ("007", 7),
        ("+42", 42),
        ("%2B7", 450_633_255),
        ("-1", 348_981_803),
        ("4294967295", u32::MAX),
        ("4294967296", 2_782_066_575),
        ("1e3", 4_070_777_336),
        ("stra%C3%9Fe", 3_536_589_300),
    ] {
        let (link, faults) = Link::parse(&format!("seed={typed}"), embedded());
        assert_eq!((link.seed, faults), (Some(seed), vec![]), "{typed}");
    }
    assert_eq!(Link::parse("seed=-1&seed=7", embedded()).0.seed, Some(7));
}

#[test]
fn a_changed_or_monstrous_replay_is_refused() {
    let query = Link {
        replay: Some(operated("switch-sale-surge").replay()),
        ..Link::default()
    }
    .to_query();
    for cut in 10..query.len() {
        let (link, faults) = Link::parse(&query[..cut], embedded());
        assert!(link.replay.is_none() && faults.len() == 1, "cut at {cut}");
    }
    // A few hundred bytes that would swell to a gigabyte are not unpacked.
    let bomb = URL_SAFE_NO_PAD.encode(compress_to_vec_zlib(&vec![b' '; 8 << 20], 9));
    assert!(bomb.len() < QUERY_BYTES_MAX);
    refused(&format!("1.{bomb}"));
    let long = "a".repeat(QUERY_BYTES_MAX + 1);
    assert_eq!(Link::parse(&long, embedded()).1, [LinkFault::TooLong]);
}

#[test]
fn the_fingerprint_tells_runs_apart_and_stays() {
    let one = operated("switch-sale-surge");
    assert_eq!(
        one.fingerprint(),
        operated("switch-sale-surge").fingerprint()
    );
    assert_ne!(
        one.fingerprint(),
        operated("switch-fraud-wave").fingerprint()
    );
    let fresh = retry_storm::level::Run::new(one.level(), 11);
    assert_ne!(fresh.fingerprint(), one.fingerprint());
}

/// The fault of a replay that is none; it fits on a screen.
fn refused(packed: &str) -> String {
    let (link, faults) = Link::parse(&format!("replay={packed}"), embedded());
    assert_eq!((link.replay, faults.len()), (None, 1));
    let fault = faults[0].to_string();
    assert!(fault.chars().count() < 300, "{fault}");
    fault
}

#[test]
fn every_changed_bit_of_a_replay_is_noticed_or_changes_nothing() {
    let replay = operated("switch-sale-surge").replay();
    let bytes = compress_to_vec_zlib(replay.to_ron().as_bytes(), 9);
    let mut same = 0;
    for bit in 0..bytes.len() * 8 {
        let mut changed = bytes.clone();
        changed[bit / 8] ^= 1 << (bit % 8);
        let packed = URL_SAFE_NO_PAD.encode(changed);
        match Link::parse(&format!("replay=1.{packed}"), embedded()) {
            (Link { replay: None, .. }, faults) => assert_eq!(faults.len(), 1),
            (Link { replay: now, .. }, _) => {
                assert_eq!(now.as_ref(), Some(&replay), "bit {bit}");
                same += 1;
            }
        }
    }
    // Those that only fill up the last byte before the checksum, and the like.
    assert!(same < 16, "{same} bits mean nothing");
}

#[test]
fn what_unpacks_to_something_else_is_refused_in_a_sentence() {
    let packed = |bytes: &[u8]| {
        format!(
            "1.{}",
            URL_SAFE_NO_PAD.encode(compress_to_vec_zlib(bytes, 9))
        )
    };
    assert!(refused(&packed(b"\xff\xfe\x00")).contains("no text"));
    refused(&packed(b""));
    refused(&packed("(".repeat(1 << 18).as_bytes()));
    let long = "x".repeat(1 << 17);
    refused(&packed(
        format!("(model: 1, level: \"{long}\", seed: 1, actions: [])").as_bytes(),
    ));
    let faulty = "(minute: 1, set: Prayer(1)),".repeat(1 << 12);
    refused(&packed(
        format!("(model: 1, level: \"web-free\", seed: 1, actions: [{faulty}])").as_bytes(),
    ));
    for nothing in [
        "",
        ".",
        "1",
        "1.",
        "1.!",
        "1.AAAA====",
        "%00.%00",
        "2.",
        "１.AAAA",
    ] {
        refused(nothing);
    }
}

#[test]
fn of_a_parameter_given_twice_the_last_that_makes_sense_holds() {
    let run = operated("switch-sale-surge");
    let query = Link::to_run(&run).to_query();
    let (link, faults) = Link::parse(
        &format!(
            "{query}&seed=5&seed=6&level=web-free&level=nowhere&embed=1&embed=0&replay=1.AAAA"
        ),
        embedded(),
    );
    assert_eq!(
        (link.level.as_deref(), link.seed),
        (Some("web-free"), Some(6))
    );
    assert_eq!((link.replay, link.embed), (Some(run.replay()), false));
    assert_eq!(faults.len(), 2);
    let (_, faults) = Link::parse(&"level=a&".repeat(5000), embedded());
    assert_eq!(
        faults.len(),
        5000,
        "each is named, and none is shown at length"
    );
}

#[test]
fn every_random_replay_goes_through_a_link() {
    for run in RandomReplays::new(embedded(), 3).take(40) {
        let query = Link::to_run(&run).to_query();
        assert!(query.len() < 4000, "{} bytes", query.len());
        let (link, faults) = Link::parse(&query, embedded());
        assert_eq!((link, faults), (Link::to_run(&run), vec![]));
    }
}

static LINK: LazyLock<Link> = LazyLock::new(|| Link::to_run(&operated("web-bad-deploy")));

/// Text with a few of its bytes changed, cut out or doubled, as far as it is still text.
fn damaged(text: &str, damage: &[(prop::sample::Index, u8, u8)]) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for (place, kind, byte) in damage {
        if bytes.is_empty() {
            break;
        }
        let place = place.index(bytes.len());
        match kind % 4 {
            0 => bytes[place] = *byte,
            1 => bytes.truncate(place),
            2 => bytes.insert(place, *byte),
            _ => bytes.rotate_left(place),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn no_query_does_harm(query in "\\PC{0,300}") {
        let (link, _) = Link::parse(&query, embedded());
        prop_assert_eq!(Link::parse(&link.to_query(), embedded()).0, link);
    }

    #[test]
    fn a_damaged_link_does_no_harm(damage in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>(), any::<u8>()), 1..6)) {
        let whole = Link { embed: true, speed: Some(2.0), lang: Some("fil".into()), ..LINK.clone() };
        let (link, faults) = Link::parse(&damaged(&whole.to_query(), &damage), embedded());
        // A replay that comes through is the one that was sent.
        prop_assert!(link.replay.is_none() || link.replay == whole.replay);
        prop_assert!(faults.iter().all(|fault| fault.to_string().chars().count() < 300));
        prop_assert_eq!(Link::parse(&link.to_query(), embedded()).0, link);
    }

    #[test]
    fn nothing_packed_does_harm(bytes in prop::collection::vec(any::<u8>(), 0..400), raw: bool) {
        let bytes = if raw { bytes } else { compress_to_vec_zlib(&bytes, 1) };
        let (link, faults) = Link::parse(&format!("replay=1.{}", URL_SAFE_NO_PAD.encode(bytes)), embedded());
        prop_assert!(link.replay.is_none() && faults.len() == 1);
    }

    #[test]
    fn nothing_after_our_own_names_does_harm(name in "level|seed|speed|lang|embed|replay", value in "\\PC{0,200}") {
        let (link, faults) = Link::parse(&format!("{name}={value}"), embedded());
        prop_assert!(faults.len() <= 4);
        prop_assert!(link.lang.is_none_or(|lang| lang.chars().count() <= 40));
    }
}
