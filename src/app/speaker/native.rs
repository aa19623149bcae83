//! The engine plays the sounds.

use bevy::audio::{AudioPlugin, AudioSinkPlayback, Volume};
use bevy::prelude::*;

use super::{Mix, mix};
use crate::sound::{Cue, Sound};

/// The files, which lie within the program.
const HUM: &[u8] = include_bytes!("../../../assets/sounds/hum.wav");
const fn file(sound: Sound) -> &'static [u8] {
    match sound {
        Sound::Tick => include_bytes!("../../../assets/sounds/tick.wav"),
        Sound::Storm => include_bytes!("../../../assets/sounds/storm.wav"),
        Sound::Outage => include_bytes!("../../../assets/sounds/outage.wav"),
        Sound::Budget => include_bytes!("../../../assets/sounds/budget.wav"),
        Sound::Lost => include_bytes!("../../../assets/sounds/lost.wav"),
        Sound::Star => include_bytes!("../../../assets/sounds/star.wav"),
    }
}

/// The cues, ready to be played.
#[derive(Resource)]
struct Cues(Vec<(Sound, Handle<AudioSource>)>);

/// The hum, which never ends.
#[derive(Component)]
struct Humming;

pub(super) fn plugin(app: &mut App) {
    debug_assert!(app.is_plugin_added::<AudioPlugin>());
    app.add_systems(Startup, load)
        .add_systems(PostUpdate, (hum, cue).after(mix));
}

fn load(mut commands: Commands, mut sources: ResMut<Assets<AudioSource>>) {
    let mut source = |bytes: &'static [u8]| {
        sources.add(AudioSource {
            bytes: bytes.into(),
        })
    };
    commands.spawn((
        Humming,
        AudioPlayer(source(HUM)),
        PlaybackSettings::LOOP.with_volume(Volume::SILENT).paused(),
    ));
    let cues = Sound::ALL.map(|sound| (sound, source(file(sound))));
    commands.insert_resource(Cues(cues.into()));
}

/// There is no sink where there is nothing to play on.
fn hum(mix: Res<Mix>, mut humming: Query<&mut AudioSink, With<Humming>>) {
    for mut sink in &mut humming {
        let volume = mix.volume * mix.hum;
        if volume > 0.0 {
            sink.set_volume(Volume::Linear(volume));
            sink.set_speed(mix.pitch);
            sink.play();
        } else {
            sink.pause();
        }
    }
}

fn cue(mut commands: Commands, mix: Res<Mix>, cues: Res<Cues>, mut heard: MessageReader<Cue>) {
    for cue in heard.read().filter(|_| mix.volume > 0.0) {
        let known = cues.0.iter().find(|(sound, _)| *sound == cue.sound);
        if let Some((_, source)) = known {
            let how = PlaybackSettings::DESPAWN
                .with_volume(Volume::Linear(mix.volume))
                .with_speed(cue.pitch);
            commands.spawn((AudioPlayer(source.clone()), how));
        }
    }
}
