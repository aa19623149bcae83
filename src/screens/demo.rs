//! The stages behind the title: recorded shifts in which the storm comes and is tamed, over and over.

use bevy::prelude::*;

use super::ScreenSystems;
use super::picture::web_scene;
use crate::level::{self, Replay, Run};
use crate::model::desk::Flows;
use crate::shift::command::Speed;
use crate::shift::number::{narrow, whole};
use crate::shift::sim::{Mode, Shift};
use crate::shift::{ShiftOver, clock, put_on_desk};
use crate::stage::{WebPicture, WebScene};
use crate::states::Screen;

/// The recording, in the notation of every replay.
const RECORDING: &str = include_str!("../../assets/title.replay.ron");
/// Minutes that have passed already: the storm is about to break.
const MINUTES_PASSED: u32 = 7;

/// The web service's recording.
const WEB_RECORDING: &str = include_str!("../../assets/title-web.replay.ron");
/// First and last minute of it that is shown.
const WEB_MINUTES: std::ops::Range<usize> = 8..46;
/// Requests a mark stands for on its card.
const REQUESTS_PER_MARK: f32 = 1000.0;

/// The minutes of the web service's card. Nothing is simulated behind it: a recording of one desk runs already.
#[derive(Resource)]
struct WebDemo {
    minutes: Vec<WebScene>,
    at_s: f64,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), (begin, record));
    app.add_systems(
        Update,
        play.in_set(ScreenSystems::Picture)
            .run_if(in_state(Screen::Title).and_then(resource_exists::<WebDemo>)),
    );
    app.add_systems(
        Update,
        begin
            .after(ScreenSystems::Picture)
            .run_if(in_state(Screen::Title).and_then(on_message::<ShiftOver>)),
    );
}

fn begin(mut commands: Commands) -> Result {
    // The program's own levels: a folder of other levels may lack the one recorded.
    let levels = level::embedded();
    let replay = Replay::parse("title.replay.ron", RECORDING, levels)?;
    let Some(level) = levels.by_id(&replay.level) else {
        return Ok(());
    };
    let run = Run::resume(level, replay.seed, &replay.actions, MINUTES_PASSED)?;
    put_on_desk(
        &mut commands,
        Shift::recorded(run, replay.actions, Mode::Demo, Speed::One),
    );
    Ok(())
}

/// Plays the web service's recording through and keeps its minutes.
fn record(mut commands: Commands) -> Result {
    let levels = level::embedded();
    let replay = Replay::parse("title-web.replay.ron", WEB_RECORDING, levels)?;
    let Some(level) = levels.by_id(&replay.level) else {
        return Ok(());
    };
    let mut run = Run::resume(level, replay.seed, &replay.actions, 0)?;
    let mut minutes = Vec::with_capacity(WEB_MINUTES.end);
    while minutes.len() < WEB_MINUTES.end {
        let minute = run.minute();
        for action in replay.actions.iter().filter(|a| a.minute == minute) {
            run.act(action.set)?;
        }
        if run.step().is_none() {
            break;
        }
        if let Flows::Web(flows) = &run.shown().flows {
            minutes.push(web_scene(&run, flows, REQUESTS_PER_MARK));
        }
    }
    minutes.drain(..WEB_MINUTES.start.min(minutes.len()));
    commands.insert_resource(WebDemo { minutes, at_s: 0.0 });
    Ok(())
}

/// Moves the recording on.
fn play(mut demo: ResMut<WebDemo>, mut picture: ResMut<WebPicture>, time: Res<Time>) {
    let whole_s = demo.minutes.len() as f64 * clock::MINUTE_S;
    if whole_s <= 0.0 {
        return;
    }
    demo.at_s = (demo.at_s + time.delta_secs_f64().min(0.25)) % whole_s;
    let minute = demo.at_s / clock::MINUTE_S;
    if let Some(scene) = demo.minutes.get(whole(minute) as usize) {
        picture.target = *scene;
        picture.minute_share = narrow(minute.fract());
    }
}
