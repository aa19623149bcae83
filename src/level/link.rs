//! Links: a level, a seed, a pace, a language, a group or a whole run in the query of an address.
//!
//! `?level=switch-sale-surge&seed=7&speed=2&lang=ga&embed=1&replay=…`. A replay is its RON text, deflated with a checksum
//! (zlib) and in the base64 alphabet of addresses, after the version of this notation. What is malformed is said and ignored; the rest of the link holds.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;

use crate::model::random::seed_from_text;

use super::action::Replay;
use super::fault::Fault;
use super::levels::Levels;
use super::result::{tidy_group, tidy_name};
use super::run::Run;

/// Version of the notation of replays in links; it stands before the first dot.
const VERSION: &str = "1";
/// Longest query that is looked at, in bytes.
pub const QUERY_BYTES_MAX: usize = 64 * 1024;
/// Longest text of a replay within a link, in bytes: some six thousand actions, read in a fraction of a second.
const REPLAY_BYTES_MAX: usize = 256 * 1024;
/// As many characters of a value as a message shows …
const VALUE_CHARS: usize = 40;
/// … and of what is wrong with a replay.
const REASON_CHARS: usize = 200;
/// Paces that a link may ask for.
pub const SPEEDS: [f64; 4] = [0.5, 1.0, 2.0, 4.0];

/// Longest time that a group can be given, in minutes.
pub const GROUP_MINUTES_MAX: u32 = 480;

/// Players of one level and seed, whose results will be compared.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Group {
    /// What it is called.
    pub name: String,
    /// For how long it plays, in minutes of the wall clock; `None` has no end.
    pub minutes: Option<u32>,
}

/// What a link asks for.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Link {
    /// Id of a level there is.
    pub level: Option<String>,
    /// Seed.
    pub seed: Option<u32>,
    /// Multiple of the usual pace: 0.5, 1, 2 or 4.
    pub speed: Option<f64>,
    /// Language code, as written; which languages there are is not the level layer's business.
    pub lang: Option<String>,
    /// A page around the game provides what leads to it and away from it.
    pub embed: bool,
    /// A whole run; it stands above level and seed.
    pub replay: Option<Replay>,
    /// The group that plays it: everybody this level and this seed.
    pub group: Option<Group>,
}

/// A part of a link that was ignored.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LinkFault {
    /// The whole query is too long.
    #[error("the link is longer than {QUERY_BYTES_MAX} bytes")]
    TooLong,
    /// No level of this name.
    #[error("level={0}: there is no such level")]
    Level(String),
    /// Nothing that could be a seed.
    #[error("seed: a number or any text is needed")]
    Seed,
    /// Not a pace.
    #[error("speed={0}: allowed are 0.5, 1, 2 and 4")]
    Speed(String),
    /// Not a yes or no.
    #[error("embed={0}: allowed are 0 and 1")]
    Embed(String),
    /// Not a replay.
    #[error("replay: {0}")]
    Replay(String),
    /// A group without something to play together.
    #[error("group: a name, a level with goals and a seed are needed, and no replay")]
    Group,
    /// A group of a level that is not here.
    #[error("group: there is no level {0}, which it plays")]
    GroupLevel(String),
    /// A group's name with signs that cannot be drawn, and what it is called instead.
    #[error("group: the name has signs that cannot be drawn; it is called {0} here")]
    GroupName(String),
    /// Not a time that a group can be given.
    #[error("minutes={0}: allowed are 1 to {GROUP_MINUTES_MAX}, for a group")]
    Minutes(String),
}

impl Link {
    /// Reads the query of an address, with or without its question mark. Parameters that are not ours are left alone; of one given
    /// twice the last holds.
    #[must_use]
    pub fn parse(query: &str, levels: &Levels) -> (Self, Vec<LinkFault>) {
        let mut link = Self::default();
        let mut faults = Vec::new();
        let (mut group, mut minutes): (Option<String>, Option<String>) = (None, None);
        if query.len() > QUERY_BYTES_MAX {
            return (link, vec![LinkFault::TooLong]);
        }
        let query = query.strip_prefix('?').unwrap_or(query);
        for (name, value) in form_urlencoded::parse(query.as_bytes()) {
            let fault = match name.as_ref() {
                "level" if levels.by_id(&value).is_some() => {
                    link.level = Some(value.into_owned());
                    None
                }
                "level" => Some(LinkFault::Level(shortened(&value))),
                "seed" => {
                    link.seed = seed_from_text(&value).or(link.seed);
                    seed_from_text(&value).is_none().then_some(LinkFault::Seed)
                }
                "speed" => {
                    let speed = value.parse::<f64>().ok();
                    let known = SPEEDS.into_iter().find(|s| speed == Some(*s));
                    link.speed = known.or(link.speed);
                    known.is_none().then(|| LinkFault::Speed(shortened(&value)))
                }
                "lang" => {
                    link.lang = Some(shortened(&value));
                    None
                }
                "embed" if value == "0" || value == "1" => {
                    link.embed = value == "1";
                    None
                }
                "embed" => Some(LinkFault::Embed(shortened(&value))),
                "replay" => match unpack(&value, levels) {
                    Ok(replay) => {
                        link.replay = Some(replay);
                        None
                    }
                    Err(why) => {
                        let why = why.to_string().chars().take(REASON_CHARS).collect();
                        Some(LinkFault::Replay(why))
                    }
                },
                "group" => {
                    group = Some(value.into_owned());
                    None
                }
                "minutes" => {
                    minutes = Some(value.into_owned());
                    None
                }
                _ => None,
            };
            faults.extend(fault);
        }
        link.form_group(group.as_deref(), minutes.as_deref(), levels, &mut faults);
        (link, faults)
    }

    /// A group plays something together, so it needs the rest of the link, whatever its order.
    fn form_group(
        &mut self,
        name: Option<&str>,
        minutes: Option<&str>,
        levels: &Levels,
        faults: &mut Vec<LinkFault>,
    ) {
        if let Some(name) = name {
            let written = tidy_name(name);
            let level = self.level.as_deref().and_then(|id| levels.by_id(id));
            let has_goals = level.is_some_and(|level| !level.is_free());
            let seed = self.seed.filter(|_| has_goals && self.replay.is_none());
            if let Some(seed) = seed.filter(|_| !written.is_empty()) {
                let mut name = tidy_group(name);
                if name.is_empty() {
                    // Everybody of the group finds the same.
                    name = seed.to_string();
                }
                if name != written {
                    faults.push(LinkFault::GroupName(name.clone()));
                }
                self.group = Some(Group {
                    name,
                    minutes: None,
                });
            } else {
                let why = self.no_group(faults);
                faults.push(why);
            }
        }
        let Some(written) = minutes else { return };
        let known = written.parse().ok();
        let known = known.filter(|minutes| (1..=GROUP_MINUTES_MAX).contains(minutes));
        match (&mut self.group, known) {
            (_, None) => faults.push(LinkFault::Minutes(shortened(written))),
            (Some(group), known) => group.minutes = known,
            // The time is one that a group can be given: what it lacks is the group.
            (None, Some(_)) if name.is_none() => faults.push(LinkFault::Group),
            (None, Some(_)) => {}
        }
    }

    /// Why there is no group: a level that is not here says more than that one is missing.
    fn no_group(&self, faults: &mut Vec<LinkFault>) -> LinkFault {
        let is_level = |fault: &LinkFault| matches!(fault, LinkFault::Level(_));
        let unknown = faults.iter().position(is_level);
        match unknown
            .filter(|_| self.level.is_none())
            .map(|at| faults.remove(at))
        {
            Some(LinkFault::Level(id)) => LinkFault::GroupLevel(id),
            _ => LinkFault::Group,
        }
    }

    /// A link to a run: whoever opens it watches it, in their own language and at their own pace.
    #[must_use]
    pub fn to_run(run: &Run) -> Self {
        Self {
            level: Some(run.level().id.clone()),
            seed: Some(run.seed()),
            replay: Some(run.replay()),
            ..Self::default()
        }
    }

    /// The address that opens this: a base with our query in the place of whatever query or fragment it has. `None` when it would be
    /// longer than [`Link::parse`] reads.
    #[must_use]
    pub fn to_address(&self, base: &str) -> Option<String> {
        let query = self.to_query();
        let page = base.split(['?', '#']).next().unwrap_or_default();
        (query.len() <= QUERY_BYTES_MAX).then(|| format!("{page}{query}"))
    }

    /// The query, with its question mark, that [`Link::parse`] reads as this.
    #[must_use]
    pub fn to_query(&self) -> String {
        let mut query = form_urlencoded::Serializer::for_suffix(String::from("?"), 1);
        if let Some(level) = &self.level {
            query.append_pair("level", level);
        }
        if let Some(seed) = self.seed {
            query.append_pair("seed", &seed.to_string());
        }
        if let Some(speed) = self.speed {
            query.append_pair("speed", &speed.to_string());
        }
        if let Some(lang) = &self.lang {
            query.append_pair("lang", lang);
        }
        if self.embed {
            query.append_pair("embed", "1");
        }
        if let Some(replay) = &self.replay {
            query.append_pair("replay", &pack(replay));
        }
        if let Some(Group { name, minutes }) = &self.group {
            query.append_pair("group", name);
            if let Some(minutes) = minutes {
                query.append_pair("minutes", &minutes.to_string());
            }
        }
        query.finish()
    }
}

/// As much of a value as a message shows.
fn shortened(value: &str) -> String {
    value.chars().take(VALUE_CHARS).collect()
}

/// A replay as it stands in links, on boards and in other texts of one line.
#[must_use]
pub fn pack(replay: &Replay) -> String {
    let deflated = compress_to_vec_zlib(replay.to_ron().as_bytes(), 9);
    format!("{VERSION}.{}", URL_SAFE_NO_PAD.encode(deflated))
}

/// Reads what [`pack`] wrote, and checks it as [`Replay::parse`] does.
///
/// # Errors
/// See [`NoReplay`].
pub fn unpack(packed: &str, levels: &Levels) -> Result<Replay, NoReplay> {
    let (version, body) = packed.split_once('.').ok_or(NoReplay::NoVersion)?;
    if version != VERSION {
        return Err(NoReplay::OtherVersion(shortened(version)));
    }
    let deflated = URL_SAFE_NO_PAD.decode(body);
    let deflated = deflated.map_err(|_| NoReplay::CutOff)?;
    let bytes = decompress_to_vec_zlib_with_limit(&deflated, REPLAY_BYTES_MAX);
    let text = String::from_utf8(bytes.map_err(|_| NoReplay::CutOff)?);
    let text = text.map_err(|_| NoReplay::NoText)?;
    Ok(Replay::parse("link", &text, levels)?)
}

/// Why a packed replay cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoReplay {
    /// It does not begin as one.
    #[error("no version stands before it")]
    NoVersion,
    /// It is packed in another way.
    #[error("it has notation {0}, this program reads {VERSION}")]
    OtherVersion(String),
    /// It cannot be unpacked.
    #[error("it is cut off or changed")]
    CutOff,
    /// What is packed is no text.
    #[error("it is no text")]
    NoText,
    /// It is longer than any replay.
    #[error("it is longer than {0} bytes")]
    TooLong(usize),
    /// What is packed is a text, and no replay.
    #[error(transparent)]
    Faulty(#[from] Fault),
}
