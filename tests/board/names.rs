//! Names: what is taken, what is put right, and what no board shows.

use proptest::prelude::*;
use retry_storm::board::{NAME_CHARS, Name, NameFault, WordList, may_stand};

fn parse(typed: &str) -> Result<String, NameFault> {
    Name::parse(typed, WordList::embedded()).map(|name| name.to_string())
}

#[test]
fn names_are_put_right() {
    for (typed, name) in [
        ("ren", "REN"),
        ("  ana   l. ", "ANA L."),
        ("niño", "NIÑO"),
        ("Seán Ó", "SEÁN Ó"),
        ("o’shea", "O’SHEA"),
        ("groß", "GROSS"),
        ("r2d2", "R2D2"),
        ("7", "7"),
        ("abcdefghijkl", "ABCDEFGHIJKL"),
    ] {
        assert_eq!(parse(typed).as_deref(), Ok(name));
    }
}

#[test]
fn what_is_no_name_is_refused() {
    for (typed, fault) in [
        ("", NameFault::Empty),
        (" \t ", NameFault::Empty),
        ("-.-", NameFault::Empty),
        ("abcdefghijklm", NameFault::TooLong),
        ("ßßßßßßß", NameFault::TooLong),
        ("a\u{301}", NameFault::Character('\u{301}')),
        ("ren\u{200b}", NameFault::Character('\u{200B}')),
        ("<b>", NameFault::Character('<')),
        ("name@place", NameFault::Character('@')),
        ("Иван", NameFault::Character('И')),
        ("\u{202e}ren", NameFault::Character('\u{202E}')),
    ] {
        assert_eq!(parse(typed), Err(fault), "{typed:?}");
    }
}

#[test]
fn hard_words_are_found_however_they_are_written() {
    for typed in [
        "fuck",
        "FUCKER",
        "f.u.c.k",
        "f u c k",
        "fu ck",
        "fuuuckk",
        "fück",
        "mcfuckface",
        "sh1t",
        "5hit",
        "a55",
        "A S S",
        "n1gger",
        "b1tch",
        "hitler",
        "n4zi",
        "puta",
        "putang ina",
        "tangina mo",
        "g4go",
        "Tarantado",
        "póg mo thóin",
        "POG MO THOIN",
        "tóin",
        "tóín",
        "s1ut",
        "wanker",
        "cuntz",
        "k k k",
    ] {
        assert_eq!(parse(typed), Err(NameFault::Unfriendly), "{typed:?}");
    }
}

#[test]
fn people_who_are_called_so_are_let_in() {
    for typed in [
        "Scunthorpe",
        "Sussex",
        "Essex",
        "Hancock",
        "Cockburn",
        "Dick",
        "Dickens",
        "Assunta",
        "Cassie",
        "Bass",
        "Matsushita",
        "Yamashita",
        "Shiitake",
        "Penistone",
        "Ana L",
        "Analyn",
        "Analiza",
        "Titus",
        "Titi",
        "Cummings",
        "Arsenal",
        "Dyke",
        "Fagan",
        "Raper",
        "Grape",
        "Rapunzel",
        "As",
        "Sam",
        "Putri",
        "Putnam",
        "Gagong",
        "Tangaroa",
        "Bodhi",
        "Cacilie",
        "Pekka",
        "Prickett",
        "Wanda",
        "Nigel",
        "Niger",
        "Kyser",
        "Cumhur",
        "Pakistan",
        "Chinko",
        "Niamh",
        "Siobhán",
        "Caoimhe",
        "Aoife",
        "Jun",
        "Inday",
        "Ligaya",
        "Dakila",
        "Bayani",
        "Tóibín",
        "Spicer",
        "Coonan",
        "Hoare",
        "1",
        "100",
        "55",
        "4 S",
    ] {
        assert!(parse(typed).is_ok(), "{typed:?}: {:?}", parse(typed));
    }
}

#[test]
fn a_list_is_as_it_is_written() {
    let words =
        WordList::parse("# remark\n[en]\nmud # dirt\nfroth*\n*glee*\n\n[allowed]\nungleeful\n");
    let takes = |typed: &str| Name::parse(typed, &words).is_ok();
    assert!(
        takes("remark") && takes("en") && takes("muddy") && takes("befroth") && takes("ungleeful")
    );
    for refused in ["mud", "M u D", "froth", "frothy", "glee", "aglee", "m.u.d"] {
        assert!(!takes(refused), "{refused}");
    }
    // A list of nobody's own takes everything.
    assert!(Name::parse("fuck", &WordList::parse("")).is_ok());
}

proptest! {
    #[test]
    fn a_name_is_short_and_read_back_as_it_is(typed in "\\PC{0,20}") {
        if let Ok(name) = parse(&typed) {
            let chars = name.chars().count();
            prop_assert!((1..=NAME_CHARS).contains(&chars));
            prop_assert!(name.chars().all(may_stand));
            prop_assert_eq!(parse(&name), Ok(name));
        }
    }
}
