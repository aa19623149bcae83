//! The desk's panels and the screens as plain egui functions.
