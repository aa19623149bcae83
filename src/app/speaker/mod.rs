//! Makes heard what the shift sounds like, as loud as the player likes it: by the page on the web, by the engine elsewhere.

#[cfg(any(
    all(feature = "sound", not(target_arch = "wasm32")),
    target_os = "macos",
    target_os = "windows"
))]
mod native;
#[cfg(any(target_arch = "wasm32", test))]
mod page;

use bevy::prelude::*;

use crate::screens::Session;
use crate::sound::Hum;

/// Whether this build has a way to be heard.
pub(super) const CAN_SOUND: bool = cfg!(any(
    feature = "sound",
    target_arch = "wasm32",
    target_os = "macos",
    target_os = "windows"
));

/// Steps in which loudness and pitch change: finer ones nobody hears.
const STEPS: f32 = 50.0;

/// What is heard all the time.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
struct Mix {
    /// Of everything, 0–1; 0 when the player wants no sound.
    volume: f32,
    /// Of the hum, 0–1, before the volume of everything.
    hum: f32,
    /// How much faster the hum runs than it was made.
    pitch: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Mix>().add_systems(PostUpdate, mix);
    #[cfg(target_arch = "wasm32")]
    app.add_plugins(page::plugin);
    #[cfg(any(
        all(feature = "sound", not(target_arch = "wasm32")),
        target_os = "macos",
        target_os = "windows"
    ))]
    app.add_plugins(native::plugin);
}

fn mix(session: Res<Session>, hum: Res<Hum>, mut mix: ResMut<Mix>) {
    let settings = session.settings();
    let step = |x: f32| (x * STEPS).round() / STEPS;
    let now = Mix {
        volume: if settings.sound { settings.volume } else { 0.0 },
        hum: step(hum.volume()),
        pitch: step(hum.pitch()),
    };
    mix.set_if_neq(now);
}
