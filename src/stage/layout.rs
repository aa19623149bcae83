//! Where the stage stands on the window: design units to pixels.
//!
//! The design is 790 units wide and 528 high. It grows by one zoom; width to spare goes between merchants and door.

use bevy::prelude::*;

use crate::model::control::DeskKind;
use crate::theme;

/// Width of the design, in units.
pub const DESIGN_WIDTH: f32 = 790.0;
/// Height of the design, in units.
pub const DESIGN_HEIGHT: f32 = 528.0;
/// Most width that goes between merchants and door, in units; what is left stands on both sides.
const SPARE_MOST: f32 = 900.0;
/// A rectangle by its sides: left, top, right, bottom.
pub(super) const fn rect(x0: f32, y0: f32, x1: f32, y1: f32) -> Rect {
    Rect {
        min: Vec2::new(x0, y0),
        max: Vec2::new(x1, y1),
    }
}

/// The whole design, in units.
const WHOLE: Rect = rect(0.0, 0.0, DESIGN_WIDTH, DESIGN_HEIGHT);
/// The part of the design that a card shows, in units.
const CARD: Rect = rect(-32.0, 34.0, 820.0, 444.0);
/// The part of the web service's design that its card shows, in units.
const WEB_CARD: Rect = rect(-25.0, 104.0, 803.0, 504.0);

/// The parts of both desks' designs that a booth shows, in units: from the loop's crest to what stands under the rack, and the journey
/// without the day over it.
const BOOTH: Rect = rect(0.0, 50.0, DESIGN_WIDTH, 464.0);
const WEB_BOOTH: Rect = rect(0.0, 150.0, DESIGN_WIDTH, 452.0);

/// A desk's design for a phone, in units.
const PHONE: Rect = rect(0.0, 0.0, 521.0, 414.0);

/// Height of the names below a phone's stage, in pixels at the usual size of text.
const NAMES: f32 = 24.0;

/// What the desk's design keeps for banners above the picture, and for stations and legend below it, in units. Where text is larger than
/// the picture they take so many pixels at the usual size of text: the picture gives way to words, as words cannot be made smaller.
const ABOVE: f32 = theme::desk::OVER_STAGE;
const UNDER: f32 = 80.0;

/// What the stage is drawn for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StageKind {
    /// Nothing is drawn.
    #[default]
    Hidden,
    /// The desk: with stations, legend and all words.
    Desk,
    /// A phone's desk: closer together, with few words.
    Phone,
    /// A picture without words on the page's own ground.
    Bare,
    /// A picture without words on a rounded card.
    Card,
    /// The web service's picture on a rounded card.
    WebCard,
    /// A desk's picture for a booth: large, with the few words that are read across a hall.
    Booth {
        /// Whose picture.
        desk: DeskKind,
        /// Nobody plays: there are neither gauges nor levers beside it, so that it may show more numbers.
        watched: bool,
    },
}

impl StageKind {
    /// Whether the picture does without words.
    #[must_use]
    pub fn is_bare(self) -> bool {
        matches!(self, Self::Bare) || self.is_card()
    }

    /// Whether the picture brings its own ground.
    #[must_use]
    pub fn is_card(self) -> bool {
        matches!(self, Self::Card | Self::WebCard)
    }

    /// Whether it is drawn for a phone.
    #[must_use]
    pub fn is_phone(self) -> bool {
        self == Self::Phone
    }

    /// Whether the stations' line runs under it.
    #[must_use]
    pub fn has_stations(self) -> bool {
        matches!(self, Self::Hidden | Self::Desk)
    }

    /// Whether it is drawn for a booth.
    #[must_use]
    pub fn is_booth(self) -> bool {
        matches!(self, Self::Booth { .. })
    }

    /// Whether it is drawn for a booth where nobody plays.
    #[must_use]
    pub fn is_watched(self) -> bool {
        matches!(self, Self::Booth { watched: true, .. })
    }

    /// Whether words stand on it and below it.
    #[must_use]
    pub fn has_words(self) -> bool {
        self == Self::Desk || self.is_phone()
    }

    /// The part of the design that is shown, in units.
    fn view(self) -> Rect {
        match self {
            Self::Card => CARD,
            Self::WebCard => WEB_CARD,
            Self::Phone => PHONE,
            Self::Booth { desk, .. } => match desk {
                DeskKind::Switch => BOOTH,
                DeskKind::Web => WEB_BOOTH,
            },
            Self::Hidden | Self::Desk | Self::Bare => WHOLE,
        }
    }
}

/// Place and size of the stage; whoever lays the screen out sets it.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct StageFrame {
    /// The stage's part of the window, in logical pixels from its top left corner.
    pub rect: Rect,
    /// What it is drawn for.
    pub kind: StageKind,
    /// Size of text and panels as the player wants it, 0.75–2.
    pub ui_scale: f32,
    /// Device pixels a logical pixel.
    pub scale_factor: f32,
}

impl Default for StageFrame {
    fn default() -> Self {
        Self {
            rect: Rect::new(0.0, 0.0, DESIGN_WIDTH, DESIGN_HEIGHT),
            kind: StageKind::Hidden,
            ui_scale: 1.0,
            scale_factor: 1.0,
        }
    }
}

/// How the design lies on the window, worked out once for many points.
#[derive(Clone, Copy, Debug, Default)]
pub struct Lens {
    /// Where the design's origin lies, in logical pixels.
    origin: Vec2,
    /// Logical pixels a design unit.
    pub zoom: f32,
}

impl Lens {
    /// Logical pixels of a point of the design.
    #[must_use]
    pub fn px(&self, design: Vec2) -> Vec2 {
        self.origin + design * self.zoom
    }

    /// The engine's coordinates of a point of the design: logical pixels, y upward.
    #[must_use]
    pub fn world(&self, design: Vec2) -> Vec2 {
        let px = self.px(design);
        Vec2::new(px.x, -px.y)
    }

    /// The nearest point of the design whose device pixels are whole, of which so many go on a logical one.
    #[must_use]
    pub fn snapped(&self, design: Vec2, scale_factor: f32) -> Vec2 {
        let device = self.px(design) * scale_factor;
        (device.round() / scale_factor - self.origin) / self.zoom
    }
}

impl StageFrame {
    /// Logical pixels a design unit.
    #[must_use]
    pub fn zoom(&self) -> f32 {
        let size = (self.rect.size() - Vec2::new(0.0, self.below())).max(Vec2::ONE);
        let design = self.kind.view().size();
        let whole = (size / design).min_element();
        if self.kind != StageKind::Desk {
            return whole;
        }
        let words = ABOVE + UNDER;
        let high = (size.y - words * self.words(whole)) / (design.y - words);
        whole.min(high.max(0.5 * whole))
    }

    /// Pixels that a unit of words takes beside a picture of a zoom: as many as the picture's, which has room for words of the usual size,
    /// and more where they are larger.
    fn words(&self, zoom: f32) -> f32 {
        zoom.max(self.ui_scale.min(zoom + (self.ui_scale - 1.0).max(0.0)))
    }

    /// How many more pixels so many units of words take than the picture's own zoom gives them.
    fn more(&self, units: f32) -> f32 {
        if self.kind != StageKind::Desk {
            return 0.0;
        }
        // A window too small for both keeps the picture within.
        let free = self.rect.height() - self.kind.view().height() * self.zoom();
        let most = (free / (ABOVE + UNDER)).max(0.0);
        units * (self.words(self.zoom()) - self.zoom()).clamp(0.0, most)
    }

    /// Width to spare between merchants and door, in units.
    #[must_use]
    pub fn spare(&self) -> f32 {
        self.free_width().min(SPARE_MOST)
    }

    /// Width that the design itself does not take, in units.
    fn free_width(&self) -> f32 {
        if self.kind.is_bare() {
            return 0.0;
        }
        (self.rect.width().max(1.0) / self.zoom() - self.design_width()).max(0.0)
    }

    /// Height that a phone keeps for the names below the picture, in logical pixels.
    fn below(&self) -> f32 {
        if self.kind.is_phone() {
            NAMES * self.ui_scale
        } else {
            0.0
        }
    }

    /// Width of the design, in units.
    #[must_use]
    pub fn design_width(&self) -> f32 {
        self.kind.view().width()
    }

    /// Where the design's origin lies, in logical pixels.
    #[must_use]
    pub fn origin(&self) -> Vec2 {
        if self.kind.is_bare() {
            return self.rect.center() - self.kind.view().center() * self.zoom();
        }
        // Height to spare goes mostly above: banner and scale stand on the upper edge, stations and legend on the lower one.
        let view = self.kind.view();
        let room = self.rect.height() - self.below() - self.more(ABOVE + UNDER);
        let high = (room - view.height() * self.zoom()).max(0.0);
        let wide = (self.free_width() - SPARE_MOST).max(0.0) * self.zoom();
        let down = self.more(ABOVE) + 0.587 * high;
        self.rect.min + Vec2::new(0.5 * wide, down) - view.min * self.zoom()
    }

    /// Where points of the design come to lie.
    #[must_use]
    pub fn lens(&self) -> Lens {
        Lens {
            origin: self.origin(),
            zoom: self.zoom(),
        }
    }

    /// Logical pixels of a point of the design.
    #[must_use]
    pub fn px(&self, design: Vec2) -> Vec2 {
        self.lens().px(design)
    }

    /// Multiple of the desk's text size: text never shrinks with the stage, and grows half as fast.
    #[must_use]
    pub fn text_scale(&self) -> f32 {
        self.ui_scale * (1.0 + 0.5 * (self.zoom() / self.ui_scale - 1.0).max(0.0))
    }

    /// Whether the stage is so small that stations keep number and unit only.
    #[must_use]
    pub fn is_small(&self) -> bool {
        self.zoom() < 0.9 * self.ui_scale
    }
}
