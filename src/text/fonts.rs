//! The fonts that are shipped, as plain bytes: IBM Plex Sans under the SIL Open Font License, see `assets/fonts`.
//!
//! The panels build egui's families from these; Hack, which stands behind them for the few signs that Plex lacks, comes
//! from egui's own crate of default fonts.

/// IBM Plex Sans Regular, a TrueType file as upstream publishes it.
pub static PLEX_SANS_REGULAR: &[u8] = include_bytes!("../../assets/fonts/IBMPlexSans-Regular.ttf");

/// IBM Plex Sans `SemiBold`, a TrueType file as upstream publishes it.
pub static PLEX_SANS_SEMI_BOLD: &[u8] =
    include_bytes!("../../assets/fonts/IBMPlexSans-SemiBold.ttf");

/// The licence of both, for a place where the player can read it.
pub static PLEX_LICENCE: &str = include_str!("../../assets/fonts/OFL.txt");
