//! Links: they go there and back, and nothing in one can do harm.

use proptest::prelude::*;
use retry_storm::level::{Link, LinkFault, Player, QUERY_BYTES_MAX, embedded, play};

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
            replay: Some(operated(id).replay()),
        };
        let query = link.to_query();
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
fn what_is_malformed_is_said_and_the_rest_holds() {
    let query =
        "?level=switch-sale-surge&seed=%20&speed=3&replay=9.AAAA&unknown=1&level=nowhere&lang=ga";
    let (link, faults) = Link::parse(query, embedded());
    assert_eq!(link.level.as_deref(), Some("switch-sale-surge"));
    assert_eq!((link.seed, link.speed, link.replay), (None, None, None));
    assert_eq!(link.lang.as_deref(), Some("ga"));
    assert_eq!(faults.len(), 4);
    assert!(faults.contains(&LinkFault::Seed) && faults.contains(&LinkFault::Speed("3".into())));
}

#[test]
fn seeds_in_words_are_seeds() {
    let (link, faults) = Link::parse("seed=%D0%9A%D0%98%D0%87%D0%92", embedded());
    assert!(link.seed.is_some() && faults.is_empty());
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
    let bomb = miniz_oxide::deflate::compress_to_vec(&vec![b' '; 8 << 20], 9);
    let packed = base64::Engine::encode(&base64::engine::general_purpose::URL_SAFE_NO_PAD, bomb);
    assert!(
        Link::parse(&format!("replay=1.{packed}"), embedded())
            .0
            .replay
            .is_none()
    );
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

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn no_query_does_harm(query in "\\PC{0,300}") {
        let (link, _) = Link::parse(&query, embedded());
        prop_assert_eq!(Link::parse(&link.to_query(), embedded()).0, link);
    }

    #[test]
    fn nothing_after_our_own_names_does_harm(name in "level|seed|speed|lang|replay", value in "\\PC{0,200}") {
        let (link, faults) = Link::parse(&format!("{name}={value}"), embedded());
        prop_assert!(faults.len() <= 4);
        prop_assert!(link.lang.is_none_or(|lang| lang.chars().count() <= 40));
    }
}
