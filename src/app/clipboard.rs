//! The system's clipboard, through the panels' library.

use bevy::prelude::*;
use bevy_egui::EguiClipboard;

use crate::screens::{CopyEnded, CopyWanted};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, copy);
}

/// Copies what is wanted. The clipboard does not say whether it took a text, so it is asked for it afterwards.
fn copy(
    mut wanted: MessageReader<CopyWanted>,
    mut clipboard: ResMut<EguiClipboard>,
    mut ended: MessageWriter<CopyEnded>,
) {
    for wanted in wanted.read() {
        clipboard.set_text(&wanted.text);
        let there = clipboard.get_text().unwrap_or_default();
        // Some systems end lines in their own way.
        ended.write(if there.lines().eq(wanted.text.lines()) {
            CopyEnded::Copied(wanted.clone())
        } else {
            CopyEnded::Refused(wanted.clone())
        });
    }
}
