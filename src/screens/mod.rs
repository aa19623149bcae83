//! The screens: which of them is on, what leads from one to the next, and what is drawn on each.

mod basis;
pub mod booth;
mod class;
mod daily;
mod demo;
mod desk;
mod draw;
mod export;
mod group;
mod keep;
mod navigate;
mod notices;
pub mod picture;
#[cfg(not(target_arch = "wasm32"))]
mod reload;
mod session;
mod share;
pub mod slice;
mod verdict;
mod visit;
mod wager;
mod words;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::shift::ShiftSystems;
use crate::stage::{StageFrame, StageInput, WebPicture};
use crate::states::Screen;

pub use basis::Opened;
pub use class::GroupPlay;
pub use desk::spoken;
pub use export::FileWanted;
pub use group::GroupDraft;
#[cfg(not(target_arch = "wasm32"))]
pub use reload::WatchedLevels;
pub use session::{Host, Opening, Session, random_seed};
pub use share::{CopyEnded, CopyWanted};
pub use verdict::Verdict;
pub use wager::Wager;

/// Title, briefing, play and scoring.
pub struct ScreensPlugin;

/// The parts of a frame that belong to the screens.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum ScreenSystems {
    /// Commands lead from screen to screen (`PreUpdate`).
    Navigate,
    /// The stage is told what to show (`Update`).
    Picture,
}

impl Plugin for ScreensPlugin {
    fn build(&self, app: &mut App) {
        app.init_state::<Screen>()
            .init_resource::<StageInput>()
            .init_resource::<StageFrame>()
            .init_resource::<WebPicture>()
            .configure_sets(PreUpdate, ScreenSystems::Navigate.after(ShiftSystems::Obey))
            .configure_sets(Update, ScreenSystems::Picture.after(ShiftSystems::Stream))
            .add_plugins((
                navigate::plugin,
                class::plugin,
                daily::plugin,
                basis::plugin,
                notices::plugin,
                demo::plugin,
                keep::plugin,
                share::plugin,
                export::plugin,
                verdict::plugin,
                wager::plugin,
                picture::plugin,
                booth::plugin,
            ))
            .add_systems(
                EguiPrimaryContextPass,
                (
                    draw::dress.run_if(not(resource_exists::<draw::Dressed>)),
                    draw::draw.run_if(not(in_state(Screen::Booth))),
                )
                    .chain(),
            );
        #[cfg(not(target_arch = "wasm32"))]
        app.add_plugins(reload::plugin);
    }
}
