//! Every colour and size of the game, in one place.

/// An sRGB colour; the engine's and egui's own types are made from it where they are needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rgb(pub u8, pub u8, pub u8);

impl Rgb {
    /// From `0xRRGGBB`.
    #[must_use]
    pub const fn hex(v: u32) -> Self {
        let [_, r, g, b] = v.to_be_bytes();
        Self(r, g, b)
    }

    /// Relative luminance as WCAG 2 defines it, 0…1.
    #[must_use]
    pub fn luminance(self) -> f64 {
        let lin = |c: u8| {
            let c = f64::from(c) / 255.0;
            if c <= 0.04045 {
                c / 12.92
            } else {
                ((c + 0.055) / 1.055).powf(2.4)
            }
        };
        0.2126 * lin(self.0) + 0.7152 * lin(self.1) + 0.0722 * lin(self.2)
    }

    /// The colour as style sheets write it.
    #[must_use]
    pub fn css(self) -> String {
        let Self(r, g, b) = self;
        format!("#{r:02x}{g:02x}{b:02x}")
    }

    /// The colour as egui wants it.
    #[cfg(feature = "ui")]
    #[must_use]
    pub const fn egui(self) -> egui::Color32 {
        egui::Color32::from_rgb(self.0, self.1, self.2)
    }

    /// The colour as egui wants it, let through by `alpha` (0…1).
    #[cfg(feature = "ui")]
    #[must_use]
    pub fn faded(self, alpha: f32) -> egui::Color32 {
        self.egui().gamma_multiply(alpha.clamp(0.0, 1.0))
    }

    /// Contrast ratio as WCAG 2 defines it, 1…21.
    #[must_use]
    pub fn contrast(self, other: Self) -> f64 {
        let (a, b) = (self.luminance(), other.luminance());
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }
}

/// Stage and page ground.
pub const INK0: Rgb = Rgb::hex(0x07_0B16);
/// Panels.
pub const INK1: Rgb = Rgb::hex(0x0D_1526);
/// Controls and whatever is raised.
pub const INK2: Rgb = Rgb::hex(0x16_223A);
/// Tracks and hairlines.
pub const INK3: Rgb = Rgb::hex(0x26_3758);
/// Ground behind the rack's cells.
pub const RACK: Rgb = Rgb::hex(0x0A_1020);
/// Structure, free slots, empty stars: marks only, never text.
pub const LINE: Rgb = Rgb::hex(0x5C_7096);
/// Numbers and titles.
pub const HI: Rgb = Rgb::hex(0xF4_F7FC);
/// Text.
pub const TX: Rgb = Rgb::hex(0xCB_D6E8);
/// Labels, units, disabled text: the weakest text there is.
pub const LO: Rgb = Rgb::hex(0x98_A8C4);
/// New traffic, controls, the player's actions.
pub const SKY: Rgb = Rgb::hex(0x5B_BBF2);
/// Lit windows of an issuer.
pub const WINDOW: Rgb = Rgb::hex(0xA9_D9F5);
/// Retries only (and the stars of title and scoring).
pub const AMBER: Rgb = Rgb::hex(0xFF_B02E);
/// Edge of the retry ribbon.
pub const AMBER_EDGE: Rgb = Rgb::hex(0xFF_C868);
/// Core of the retry ribbon.
pub const AMBER_CORE: Rgb = Rgb::hex(0xFF_C264);
/// Marks on the retry ribbon.
pub const AMBER_MARK: Rgb = Rgb::hex(0xFF_D590);
/// Approved, answered, normal.
pub const GREEN: Rgb = Rgb::hex(0x35_D0A2);
/// Slow, warning.
pub const YELLOW: Rgb = Rgb::hex(0xF5_E663);
/// Failed, turned away, critical.
pub const VERMILION: Rgb = Rgb::hex(0xFF_7048);
/// Fraud, decisions, warm-up, bad build.
pub const PURPLE: Rgb = Rgb::hex(0xD7_95C8);

/// The same colours for paper and light screens: as dark as they must be to be read there.
pub mod paper {
    use super::Rgb;

    /// Page.
    pub const GROUND: Rgb = Rgb::hex(0xFF_FFFF);
    /// Panels.
    pub const PANEL: Rgb = Rgb::hex(0xF6_F8FC);
    /// Whatever is raised.
    pub const RAISED: Rgb = Rgb::hex(0xE9_EEF6);
    /// Tracks and hairlines.
    pub const RULE: Rgb = Rgb::hex(0xC6_D0E0);
    /// Numbers and titles.
    pub const HI: Rgb = Rgb::hex(0x0D_1526);
    /// Text.
    pub const TX: Rgb = Rgb::hex(0x26_3758);
    /// Labels.
    pub const LO: Rgb = Rgb::hex(0x4D_5F80);
    /// New traffic, the players' actions.
    pub const SKY: Rgb = Rgb::hex(0x00_6CAE);
    /// Warning.
    pub const YELLOW: Rgb = Rgb::hex(0x84_6F00);
    /// Failed.
    pub const VERMILION: Rgb = Rgb::hex(0xC2_3E0B);
    /// Decisions.
    pub const PURPLE: Rgb = Rgb::hex(0x98_4384);
    /// Approved, the reference operator.
    pub const GREEN: Rgb = Rgb::hex(0x00_7A5A);
}

/// Strength of the colour of a gauge's zones.
pub const ZONE: f32 = 0.7;

/// Type sizes in points, as on a desk of 1280×720.
pub mod size {
    /// A gauge's number.
    pub const GAUGE: f32 = 28.0;
    /// The simulated clock.
    pub const CLOCK: f32 = 20.0;
    /// Heads, values of levers, units of gauges.
    pub const HEAD: f32 = 15.0;
    /// Text and labels: the smallest type there is.
    pub const TEXT: f32 = 13.0;
}

/// Measures of the desk's panels in points.
pub mod desk {
    /// Height of the top bar, its hairline included.
    pub const TOP: f32 = 45.0;
    /// Width of the levers.
    pub const LEVERS: f32 = 240.0;
    /// Width of the levers in a small window.
    pub const LEVERS_SMALL: f32 = 220.0;
    /// Width of gauges and list.
    pub const RIGHT: f32 = 250.0;
    /// Width of gauges and list in a small window.
    pub const RIGHT_SMALL: f32 = 200.0;
    /// Height of the trends.
    pub const TRENDS: f32 = 147.0;
    /// Margin inside panels.
    pub const MARGIN: f32 = 16.0;
    /// How far the start of a shift, or a banner of two lines, reaches down from the stage's upper edge.
    pub const OVER_STAGE: f32 = 62.0;
    /// Windows narrower than this are small.
    pub const SMALL_BELOW: f32 = 1180.0;
}

/// Least sizes of what can be hit, in points.
pub mod target {
    /// By a finger.
    pub const TOUCH: f32 = 44.0;
    /// By a pointer.
    pub const POINTER: f32 = 24.0;
}

/// Measures of the arrangements for phones in points.
pub mod phone {
    /// Height of the top bar, its hairline included.
    pub const TOP: f32 = 53.0;
    /// Margin inside panels and beside them.
    pub const MARGIN: f32 = 12.0;
    /// Band between bar and stage, for a banner or the start.
    pub const BAND: f32 = 50.0;
    /// Height of a gauge's tile.
    pub const TILE: f32 = 74.0;
    /// The same on a short screen.
    pub const TILE_SHORT: f32 = 54.0;
    /// Gap between tiles.
    pub const GAP: f32 = 8.0;
    /// Height of the sheet with one lever.
    pub const SHEET: f32 = 240.0;
    /// The same on a short screen.
    pub const SHEET_SHORT: f32 = 208.0;
    /// Width of gauges and sheet beside the stage.
    pub const COLUMN: f32 = 348.0;
    /// Screens lower than this are short.
    pub const SHORT_BELOW: f32 = 720.0;
}

/// Measures of the booth in points of a screen that is 720 high, or upright and 720 wide.
pub mod booth {
    /// Side that a screen has in points: its height, or the width of one that stands upright.
    pub const SIDE: f32 = 720.0;
    /// Least height of a screen that stands upright.
    pub const UPRIGHT: f32 = 960.0;
    /// Smallest type: a fortieth of the side.
    pub const LEAST: f32 = SIDE / 40.0;
    /// Text.
    pub const TEXT: f32 = 20.0;
    /// Heads, sentences, what stands on buttons.
    pub const HEAD: f32 = 22.0;
    /// Units, and what the operator does.
    pub const UNIT: f32 = 26.0;
    /// Titles and the one thing to do.
    pub const TITLE: f32 = 34.0;
    /// Numbers.
    pub const NUMBER: f32 = 58.0;
    /// The number in the eye of the storm.
    pub const EYE: f32 = 96.0;
    /// The rank, and the score.
    pub const RANK: f32 = 120.0;
    /// See [`RANK`].
    pub const SCORE: f32 = 190.0;
    /// Height of the title line.
    pub const HEADER: f32 = 72.0;
    /// Height of the foot.
    pub const FOOT: f32 = 144.0;
    /// Height of a foot of two rows.
    pub const FOOT_STACKED: f32 = 264.0;
    /// Height of a sentence below the title.
    pub const SENTENCE: f32 = 44.0;
    /// Margin at the sides.
    pub const MARGIN: f32 = 32.0;
    /// Least side of a key.
    pub const KEY: f32 = 46.0;
}

/// Measures of the board and of its keys, in the booth's points.
pub mod board {
    /// Height of a score's row.
    pub const ROW: f32 = 62.0;
    /// Gap between two rows.
    pub const ROW_GAP: f32 = 8.0;
    /// Width of a letter's key.
    pub const KEY: f32 = 56.0;
    /// Height of a key.
    pub const KEY_HIGH: f32 = 60.0;
    /// Gap between two keys.
    pub const KEY_GAP: f32 = 5.0;
    /// Height of the field with the name.
    pub const FIELD: f32 = 84.0;
    /// A letter in that field.
    pub const LETTER: f32 = 38.0;
    /// The one thing to do.
    pub const MAIN: f32 = 68.0;
    /// What else can be done.
    pub const OTHER: f32 = 52.0;
    /// Margin of the page.
    pub const MARGIN: f32 = 40.0;
    /// Height of the head line.
    pub const HEAD: f32 = 92.0;
    /// Height of the foot line.
    pub const FOOT: f32 = 64.0;
}

/// A sheet of paper with a certificate, in points.
pub mod sheet {
    /// Pixels of a point: at 96 points an inch, 192 dots an inch in print.
    pub const PIXELS_PER_POINT: f32 = 2.0;
    /// Width of A4 that lies.
    pub const WIDTH: f32 = 1123.0;
    /// Its height.
    pub const HEIGHT: f32 = 794.0;
    /// Margin left and right.
    pub const MARGIN: f32 = 52.0;
    /// Room above the levels.
    pub const HEAD: f32 = 280.0;
    /// Height of a level.
    pub const LEVEL: f32 = 122.0;
    /// Room below the levels.
    pub const FOOT: f32 = 116.0;
    /// Least width of the line below a name.
    pub const RULE: f32 = 320.0;
    /// What it is.
    pub const TITLE: f32 = 34.0;
    /// Whose it is.
    pub const NAME: f32 = 26.0;
}

/// Corner radii in points.
pub mod radius {
    /// Shortcut boxes and the like.
    pub const KEY: f32 = 3.0;
    /// Buttons.
    pub const BUTTON: f32 = 6.0;
    /// Panels and cards.
    pub const PANEL: f32 = 10.0;
}
