//! Says how the shift goes to those who do not see it: a live region natively, and words for the page's own on the web.

use std::time::Duration;

use bevy::prelude::*;

use crate::screens::{Session, spoken};
use crate::shift::sim::Shift;
use crate::states::Screen;

/// Least wall time between two sayings: whoever listens must come to the end of one.
const PAUSE: Duration = Duration::from_secs(5);

/// What was last said.
#[derive(Resource, Debug, Default)]
pub(super) struct Said {
    /// In the player's language; empty before the first.
    pub(super) words: String,
    at: Option<Duration>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Said>().add_systems(
        PostUpdate,
        say.run_if(in_state(Screen::Play).and_then(resource_exists::<Shift>)),
    );
}

/// Says the minute on screen when it is another one than was said, and the last saying is over.
fn say(time: Res<Time<Real>>, shift: Res<Shift>, session: Res<Session>, mut said: ResMut<Said>) {
    let now = time.elapsed();
    if said.at.is_some_and(|at| now < at + PAUSE) {
        return;
    }
    let words = spoken(&shift, &session);
    if words != said.words {
        *said = Said {
            words,
            at: Some(now),
        };
    }
}

#[cfg(test)]
mod tests {
    use bevy::state::app::StatesPlugin;
    use bevy::time::TimeUpdateStrategy;

    use super::*;
    use crate::level::{Run, embedded};
    use crate::screens::ScreensPlugin;
    use crate::shift::command::Speed;
    use crate::shift::sim::Mode;
    use crate::shift::{ShiftPlugin, put_on_desk};
    use crate::store::Store;

    #[test]
    fn the_minute_is_said_once_and_not_faster_than_it_can_be_heard() {
        let mut app = App::new();
        app.add_plugins((
            MinimalPlugins,
            StatesPlugin,
            ShiftPlugin,
            ScreensPlugin,
            plugin,
        ))
        .insert_resource(Session::new(embedded().clone(), Store::nowhere()))
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
            100,
        )));
        app.update();
        let said = |app: &App| app.world().resource::<Said>().words.clone();
        assert_eq!(said(&app), "", "the title has nothing to say");
        let level = embedded().by_id("switch-sale-surge").expect("embedded");
        let shift = Shift::new(Run::new(level, 7), Mode::Watched, Speed::Four);
        put_on_desk(&mut app.world_mut().commands(), shift);
        app.world_mut().flush();
        app.world_mut()
            .resource_mut::<NextState<Screen>>()
            .set(Screen::Play);
        app.update();
        let first = said(&app);
        for word in ["Minute 0.", "Approved 99.", "normal", "Slots busy"] {
            assert!(first.contains(word), "{word:?} in {first:?}");
        }
        // Ten minutes pass in five seconds; the rush has begun by then.
        let mut sayings = vec![first];
        let real = app.world().resource::<Time<Real>>().elapsed();
        while app.world().resource::<Shift>().run().minute() < 40 {
            app.update();
            let now = said(&app);
            if sayings.last() != Some(&now) {
                sayings.push(now);
            }
        }
        let passed = app
            .world()
            .resource::<Time<Real>>()
            .elapsed()
            .saturating_sub(real);
        let most = 2 + usize::try_from(passed.as_secs() / PAUSE.as_secs()).expect("few");
        assert!(
            (3..=most).contains(&sayings.len()),
            "{} in {passed:?}",
            sayings.len()
        );
        assert!(
            sayings[2].contains("Sale surge, twice the usual traffic."),
            "{:?}",
            sayings[2]
        );
    }
}
