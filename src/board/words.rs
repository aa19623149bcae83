//! Words that no board shows, and how they are found behind other spellings.
//!
//! The list is a text: `[language]` heads and one word a line, `#` begins a remark. A word is found where it stands alone, with
//! whatever letters doubled, digits for letters or spaces between its letters; one with `*` at its end also where longer words begin
//! with it, and with `*` at both ends anywhere within them. What stands under `[allowed]` is a name of its own and never found.

use std::sync::OnceLock;

/// The head under which harmless names stand.
const ALLOWED: &str = "allowed";

/// Where a word is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reach {
    /// It is the whole word.
    Alone,
    /// A longer word begins with it.
    Head,
    /// It is anywhere.
    Within,
}

/// Words that no board shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WordList {
    words: Vec<(Vec<char>, Reach)>,
    allowed: Vec<String>,
}

impl WordList {
    /// The list of the program.
    #[must_use]
    pub fn embedded() -> &'static Self {
        static WORDS: OnceLock<WordList> = OnceLock::new();
        WORDS.get_or_init(|| Self::parse(include_str!("../../assets/names/words.txt")))
    }

    /// Reads a list. Every text is one: lines without a letter say nothing.
    #[must_use]
    pub fn parse(text: &str) -> Self {
        let mut list = Self::default();
        let mut is_allowed = false;
        for line in text.lines() {
            let line = line.split('#').next().unwrap_or_default().trim();
            if let Some(head) = line.strip_prefix('[') {
                is_allowed = head.trim_end_matches(']') == ALLOWED;
                continue;
            }
            let word = plain(line.trim_matches('*'));
            if word.is_empty() {
                continue;
            }
            if is_allowed {
                list.allowed.push(word.into_iter().collect());
                continue;
            }
            let reach = match (line.starts_with('*'), line.ends_with('*')) {
                (true, _) => Reach::Within,
                (false, true) => Reach::Head,
                (false, false) => Reach::Alone,
            };
            list.words.push((word, reach));
        }
        list
    }

    /// Whether a name has a word of the list.
    #[must_use]
    pub fn finds_in(&self, name: &str) -> bool {
        let parts: Vec<&str> = name
            .split(|c: char| !c.is_alphanumeric())
            .filter(|part| !part.is_empty())
            .collect();
        let all = |_: Reach| true;
        // What is spelled out letter by letter is a word too.
        let mut spelled = parts.split(|part| part.chars().count() > 1);
        // All of it together may be no word at all ("Ana L."): only what is looked for within words counts there.
        let far = |reach: Reach| reach != Reach::Alone;
        parts.iter().any(|part| self.finds_word(part, all))
            || spelled.any(|letters| self.finds_word(&letters.concat(), all))
            || self.finds_word(&parts.concat(), far)
    }

    /// Whether a word, or what is written as one, is or has one of the list's with a reach that counts.
    fn finds_word(&self, part: &str, counts: impl Fn(Reach) -> bool) -> bool {
        let letters = plain(part);
        let is_allowed = |allowed: &String| letters.iter().copied().eq(allowed.chars());
        if letters.is_empty() || self.allowed.iter().any(is_allowed) {
            return false;
        }
        let mut counted = self.words.iter().filter(|(_, reach)| counts(*reach));
        counted.any(|(word, reach)| match reach {
            Reach::Alone => end_of(&letters, word) == Some(letters.len()),
            Reach::Head => end_of(&letters, word).is_some(),
            Reach::Within => (0..letters.len()).any(|at| end_of(&letters[at..], word).is_some()),
        })
    }
}

/// How far a word reaches from the start of some letters; `None` when it is not there. A letter may be said more often than the word
/// does, never less often: "ass" is not found in "as".
fn end_of(letters: &[char], word: &[char]) -> Option<usize> {
    let mut at = 0;
    let mut runs = word.chunk_by(PartialEq::eq).peekable();
    while let Some(run) = runs.next() {
        let said = letters[at..].iter();
        let count = said.take_while(|c| same(**c, run[0])).count();
        if count < run.len() {
            return None;
        }
        // A sign that stands for two letters may be the next one's.
        let shared = runs.peek().map_or(0, |next| {
            let run = &letters[at + run.len()..at + count];
            run.iter().rev().take_while(|c| same(**c, next[0])).count()
        });
        at += count - shared;
    }
    Some(at)
}

/// Whether a character of a name says a letter.
fn same(said: char, letter: char) -> bool {
    said == letter || (said == '1' && matches!(letter, 'i' | 'l'))
}

/// Small letters without marks, with letters for the digits that look like them; everything else is left out. A one is kept, as it
/// may be an i or an l.
fn plain(text: &str) -> Vec<char> {
    text.chars()
        .flat_map(char::to_lowercase)
        .filter_map(letter)
        .collect()
}

fn letter(c: char) -> Option<char> {
    Some(match c {
        '1' => '1',
        '4' | 'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' | 'ā' | 'ă' | 'ą' => 'a',
        '8' => 'b',
        'ç' | 'ć' | 'ĉ' | 'ċ' | 'č' => 'c',
        'ď' | 'đ' | 'ð' => 'd',
        '3' | 'è' | 'é' | 'ê' | 'ë' | 'ē' | 'ĕ' | 'ė' | 'ę' | 'ě' => 'e',
        '6' | '9' | 'ĝ' | 'ğ' | 'ġ' | 'ģ' => 'g',
        'ĥ' | 'ħ' => 'h',
        'ì' | 'í' | 'î' | 'ï' | 'ĩ' | 'ī' | 'ĭ' | 'į' | 'ı' => 'i',
        'ĵ' => 'j',
        'ķ' | 'ĸ' => 'k',
        'ĺ' | 'ļ' | 'ľ' | 'ŀ' | 'ł' => 'l',
        'ñ' | 'ń' | 'ņ' | 'ň' | 'ŋ' => 'n',
        '0' | 'ò' | 'ó' | 'ô' | 'õ' | 'ö' | 'ø' | 'ō' | 'ŏ' | 'ő' => 'o',
        'ŕ' | 'ŗ' | 'ř' => 'r',
        '5' | 'ß' | 'ś' | 'ŝ' | 'ş' | 'š' | 'ſ' => 's',
        '7' | 'ţ' | 'ť' | 'ŧ' => 't',
        'ù' | 'ú' | 'û' | 'ü' | 'ũ' | 'ū' | 'ŭ' | 'ů' | 'ű' | 'ų' => 'u',
        'ŵ' => 'w',
        'ý' | 'ÿ' | 'ŷ' => 'y',
        'ź' | 'ż' | 'ž' => 'z',
        c if c.is_ascii_lowercase() => c,
        _ => return None,
    })
}
