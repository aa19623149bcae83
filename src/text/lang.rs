//! The languages there are: one folder of `assets/locales` each.

use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

use fluent_bundle::{FluentBundle, FluentResource};
use include_dir::{Dir, include_dir};
use unic_langid::LanguageIdentifier;

/// All locale files. The folder's name is the language's code; a new folder is a new language.
static LOCALES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/locales");

/// The language that stands first and that every other one is held against.
const FIRST: &str = "en";

/// A code that names no language of the game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{code}: allowed are {}", Lang::all().iter().map(|lang| lang.code()).collect::<Vec<_>>().join(", "))]
pub struct UnknownLang {
    code: String,
}

/// A language the game speaks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lang(&'static str);

impl Lang {
    /// English.
    pub const ENGLISH: Self = Self(FIRST);

    /// Every language, English first, then by code.
    #[must_use]
    pub fn all() -> &'static [Self] {
        static ALL: OnceLock<Vec<Lang>> = OnceLock::new();
        ALL.get_or_init(|| {
            let mut codes: Vec<&'static str> = LOCALES
                .dirs()
                .filter_map(|dir| dir.path().to_str())
                .collect();
            codes.sort_unstable_by_key(|code| (*code != FIRST, *code));
            codes.into_iter().map(Lang).collect()
        })
    }

    /// The language of a code such as `fil`, `ga` or, with a region, `ga-IE`; `None` for one the game does not speak.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        let wanted = code.trim().split(['-', '_', '.']).next()?;
        Self::all()
            .iter()
            .copied()
            .find(|lang| lang.0.eq_ignore_ascii_case(wanted))
    }

    /// Its code, as in the folder's name, in settings and on the command line.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.0
    }

    /// What its speakers call it.
    #[must_use]
    pub fn own_name(self) -> &'static str {
        &self.facts().own_name
    }

    /// Mark between whole number and fraction.
    #[must_use]
    pub fn decimal_mark(self) -> &'static str {
        &self.facts().decimal
    }

    /// Mark between groups of three digits.
    #[must_use]
    pub fn group_mark(self) -> &'static str {
        &self.facts().group
    }

    /// Name and content of each of its files, by name.
    pub(super) fn files(self) -> Vec<(String, &'static str)> {
        let Some(dir) = LOCALES.get_dir(self.0) else {
            return Vec::new();
        };
        let mut files: Vec<_> = dir
            .files()
            .filter(|file| file.path().extension().is_some_and(|ext| ext == "ftl"))
            .map(|file| {
                let name = file.path().display().to_string();
                (name, file.contents_utf8().unwrap_or_default())
            })
            .collect();
        files.sort_unstable();
        files
    }

    /// The identifier that plural rules go by.
    pub(super) fn identifier(self) -> LanguageIdentifier {
        self.0.parse().unwrap_or_default()
    }

    fn facts(self) -> &'static Facts {
        static FACTS: OnceLock<Vec<Facts>> = OnceLock::new();
        static NONE: Facts = Facts::NONE;
        let facts =
            FACTS.get_or_init(|| Self::all().iter().map(|lang| Facts::read(*lang)).collect());
        let place = Self::all().iter().position(|lang| *lang == self);
        place.and_then(|place| facts.get(place)).unwrap_or(&NONE)
    }
}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(code: &str) -> Result<Self, UnknownLang> {
        let unknown = || UnknownLang {
            code: code.to_owned(),
        };
        Self::from_code(code).ok_or_else(unknown)
    }
}

impl Default for Lang {
    fn default() -> Self {
        Self::ENGLISH
    }
}

impl fmt::Debug for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// What must be known of a language before its messages can be formatted; its file `language.ftl` says it.
struct Facts {
    own_name: String,
    decimal: String,
    group: String,
}

impl Facts {
    const NONE: Self = Self {
        own_name: String::new(),
        decimal: String::new(),
        group: String::new(),
    };

    fn read(lang: Lang) -> Self {
        let mut bundle = FluentBundle::new(vec![lang.identifier()]);
        for (_, source) in lang
            .files()
            .into_iter()
            .filter(|(name, _)| name.ends_with("language.ftl"))
        {
            let resource =
                FluentResource::try_new(source.to_owned()).unwrap_or_else(|(partial, _)| partial);
            bundle.add_resource_overriding(resource);
        }
        let text = |key: &str, otherwise: &str| {
            let pattern = bundle.get_message(key).and_then(|message| message.value());
            pattern.map_or_else(
                || otherwise.to_owned(),
                |pattern| {
                    bundle
                        .format_pattern(pattern, None, &mut Vec::new())
                        .into_owned()
                },
            )
        };
        Self {
            own_name: text("language-name", lang.0),
            decimal: text("number-decimal", "."),
            group: text("number-group", ","),
        }
    }
}
