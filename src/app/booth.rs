//! What a booth needs of the machine it runs on: every input there is, a pointer that hides, and a window that does not close by accident.

mod presence;

use bevy::prelude::*;
use bevy::window::{CursorMoved, CursorOptions, PrimaryWindow, WindowCloseRequested};

use crate::screens::booth::Attendant;
use crate::shift::PlayerCommand;
use crate::shift::command::{AttendantWish, Command};
use crate::states::Screen;

/// Wall time without a move after which the pointer hides, in seconds.
const HIDES_AFTER_S: f32 = 3.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        presence::notice
            .after(bevy::input::InputSystems)
            .run_if(in_state(Screen::Booth)),
    )
    .add_systems(
        Update,
        (hide_pointer, ask_before_closing).run_if(in_state(Screen::Booth)),
    );
}

/// Whoever wants to close the window is asked for the attendant's number; where there is none, it closes.
fn ask_before_closing(
    mut wanted: MessageReader<WindowCloseRequested>,
    attendant: Option<Res<Attendant>>,
    mut wishes: MessageWriter<PlayerCommand>,
) {
    let is_open = attendant.is_some_and(|attendant| attendant.is_there());
    if wanted.read().count() > 0 && !is_open {
        wishes.write(PlayerCommand(Command::Attendant(AttendantWish::Ask)));
    }
}

/// Nobody needs to see a pointer that nobody moves.
fn hide_pointer(
    time: Res<Time<Real>>,
    mut moves: MessageReader<CursorMoved>,
    mut still_s: Local<f32>,
    mut cursors: Query<&mut CursorOptions, With<PrimaryWindow>>,
) {
    *still_s = if moves.read().count() > 0 {
        0.0
    } else {
        *still_s + time.delta_secs()
    };
    let visible = *still_s < HIDES_AFTER_S;
    for mut cursor in &mut cursors {
        if cursor.visible != visible {
            cursor.visible = visible;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::booth::BoothOptions;

    #[test]
    fn a_window_that_is_to_close_asks_for_the_number_once() {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .add_message::<WindowCloseRequested>()
            .add_message::<PlayerCommand>()
            .insert_resource(Attendant::of(&BoothOptions::default()))
            .add_systems(Update, ask_before_closing);
        let window = app.world_mut().spawn_empty().id();
        let wishes = |app: &mut App| {
            app.update();
            let mut wishes = app.world_mut().resource_mut::<Messages<PlayerCommand>>();
            let wishes = wishes.drain().map(|PlayerCommand(wish)| wish);
            wishes.collect::<Vec<_>>()
        };
        assert_eq!(wishes(&mut app), []);
        for _ in 0..2 {
            // Twice in a frame is a wish all the same: a second one would close what the first has opened.
            app.world_mut()
                .write_message(WindowCloseRequested { window });
        }
        let asked = [Command::Attendant(AttendantWish::Ask)];
        assert_eq!(wishes(&mut app), asked);
        assert_eq!(wishes(&mut app), []);
    }
}
