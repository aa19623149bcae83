//! Every colour and size of the game, in one place.

/// An sRGB colour; the engine's and egui's own types are made from it where they are needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rgb(pub u8, pub u8, pub u8);

impl Rgb {
    /// From `0xRRGGBB`.
    #[must_use]
    pub const fn hex(v: u32) -> Self {
        Self((v >> 16) as u8, (v >> 8) as u8, v as u8)
    }

    /// Relative luminance as WCAG 2 defines it, 0…1.
    #[must_use]
    pub fn luminance(self) -> f64 {
        let lin = |c: u8| {
            let c = f64::from(c) / 255.0;
            if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * lin(self.0) + 0.7152 * lin(self.1) + 0.0722 * lin(self.2)
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
