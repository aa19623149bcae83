//! What must be drawn where.

/// A part of the picture that must not be blank, as shares of width and height.
pub(crate) struct Region {
    pub(crate) name: &'static str,
    pub(crate) left: f32,
    pub(crate) top: f32,
    pub(crate) right: f32,
    pub(crate) bottom: f32,
}

/// Parts of a picture, some of them shared with others.
pub(crate) type Regions = &'static [&'static [Region]];

const fn region(name: &'static str, left: f32, top: f32, right: f32, bottom: f32) -> Region {
    Region {
        name,
        left,
        top,
        right,
        bottom,
    }
}

/// What every desk shows around its stage.
pub(crate) const DESK: &[Region] = &[
    region("top bar", 0.0, 0.0, 1.0, 0.06),
    region("levers", 0.0, 0.07, 0.17, 0.75),
    region("stations", 0.21, 0.69, 0.8, 0.8),
    region("gauges", 0.85, 0.07, 1.0, 0.45),
    region("indicators", 0.85, 0.5, 1.0, 0.75),
    region("trends", 0.0, 0.82, 1.0, 1.0),
];
pub(crate) const PLAY: Regions = &[
    DESK,
    &[
        region("merchants", 0.21, 0.3, 0.3, 0.6),
        region("rack", 0.48, 0.3, 0.66, 0.65),
        region("issuers", 0.66, 0.3, 0.8, 0.65),
    ],
];
pub(crate) const WEB: Regions = &[
    DESK,
    &[
        region("day", 0.21, 0.13, 0.8, 0.25),
        region("users", 0.2, 0.35, 0.33, 0.56),
        region("fleet", 0.36, 0.33, 0.57, 0.56),
        region("cache", 0.59, 0.32, 0.69, 0.56),
        region("database", 0.7, 0.37, 0.8, 0.54),
        region("answers", 0.2, 0.58, 0.76, 0.68),
    ],
];
pub(crate) const TITLE: Regions = &[&[
    region("name", 0.0, 0.0, 0.4, 0.14),
    region("switch picture", 0.03, 0.16, 0.5, 0.56),
    region("web picture", 0.51, 0.16, 0.98, 0.56),
    region("cards", 0.03, 0.6, 0.5, 0.83),
    region("web cards", 0.5, 0.6, 1.0, 0.83),
    region("foot", 0.0, 0.88, 1.0, 1.0),
]];
pub(crate) const BRIEFING: Regions = &[&[
    region("words", 0.0, 0.05, 0.36, 0.48),
    region("goals", 0.0, 0.48, 0.36, 0.78),
    region("stage", 0.4, 0.25, 1.0, 0.8),
    region("button", 0.0, 0.8, 0.36, 1.0),
]];
pub(crate) const SCORING: Regions = &[&[
    region("score", 0.0, 0.05, 0.27, 0.32),
    region("charts", 0.27, 0.05, 1.0, 0.45),
    region("ledger", 0.27, 0.48, 1.0, 0.78),
    region("buttons", 0.0, 0.86, 1.0, 1.0),
]];

pub(crate) const BASIS: Regions = &[&[
    region("head", 0.0, 0.0, 0.3, 0.09),
    region("topics", 0.0, 0.1, 0.18, 0.66),
    region("cards", 0.18, 0.1, 0.66, 1.0),
    region("plots", 0.66, 0.1, 1.0, 0.8),
]];

pub(crate) const BOOTH: Regions = &[&[
    region("title line", 0.0, 0.0, 1.0, 0.1),
    region("left of the stage", 0.0, 0.2, 0.4, 0.78),
    region("right of the stage", 0.6, 0.2, 1.0, 0.78),
    region("foot", 0.0, 0.81, 0.6, 1.0),
    region("what is pressed", 0.66, 0.81, 1.0, 1.0),
]];
pub(crate) const BOOTH_UPRIGHT: Regions = &[&[
    region("title line", 0.0, 0.0, 1.0, 0.08),
    region("stage", 0.0, 0.12, 1.0, 0.42),
    region("what is told", 0.0, 0.43, 1.0, 0.53),
    region("course", 0.0, 0.54, 1.0, 0.7),
    region("what is pressed", 0.0, 0.88, 1.0, 1.0),
]];

pub(crate) const PHONE_PLAY: &[Region] = &[
    region("top bar", 0.0, 0.0, 1.0, 0.06),
    region("stage", 0.0, 0.15, 1.0, 0.46),
    region("gauges", 0.0, 0.48, 1.0, 0.69),
    region("levers by name", 0.0, 0.71, 1.0, 0.77),
    region("lever", 0.0, 0.86, 1.0, 0.94),
    region("goals", 0.0, 0.95, 0.5, 1.0),
];
pub(crate) const PHONE_PLAY_LYING: &[Region] = &[
    region("top bar", 0.0, 0.0, 1.0, 0.13),
    region("stage", 0.0, 0.3, 0.55, 0.9),
    region("gauges", 0.58, 0.16, 1.0, 0.47),
    region("lever", 0.58, 0.7, 1.0, 0.86),
];
pub(crate) const PHONE_TITLE: &[Region] = &[
    region("name", 0.0, 0.0, 0.7, 0.07),
    region("desks", 0.0, 0.11, 1.0, 0.17),
    region("picture", 0.05, 0.2, 0.95, 0.42),
    region("levels", 0.0, 0.45, 1.0, 0.78),
    region("foot", 0.0, 0.87, 1.0, 1.0),
];
pub(crate) const PHONE_BRIEFING: &[Region] = &[
    region("level", 0.0, 0.0, 1.0, 0.1),
    region("stage", 0.05, 0.14, 0.95, 0.36),
    region("words", 0.0, 0.45, 1.0, 0.62),
    region("buttons", 0.0, 0.92, 1.0, 1.0),
];
pub(crate) const PHONE_SCORING: &[Region] = &[
    region("score", 0.0, 0.0, 1.0, 0.22),
    region("reason", 0.0, 0.24, 1.0, 0.34),
    region("buttons", 0.0, 0.92, 1.0, 1.0),
];
