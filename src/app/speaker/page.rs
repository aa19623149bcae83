//! The page plays the sounds: a browser does so beside the game, which on one thread would stutter with every slow frame.

use bevy::prelude::*;
use serde_json::json;

use super::{Mix, mix};
use crate::app::tell::Tell;
use crate::sound::Cue;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, (tell_mix, tell_cues).after(mix));
}

fn tell_mix(mix: Res<Mix>, mut page: MessageWriter<Tell>) {
    if mix.is_changed() {
        let Mix { volume, hum, pitch } = *mix;
        page.write(Tell(
            json!({ "type": "sound", "volume": volume, "hum": hum, "pitch": pitch }),
        ));
    }
}

fn tell_cues(mut cues: MessageReader<Cue>, mix: Res<Mix>, mut page: MessageWriter<Tell>) {
    let heard = cues.read().filter(|_| mix.volume > 0.0);
    page.write_batch(
        heard.map(|cue| {
            Tell(json!({ "type": "cue", "name": cue.sound.name(), "pitch": cue.pitch }))
        }),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::tell;
    use crate::level::embedded;
    use crate::screens::Session;
    use crate::sound::{Hum, Sound};
    use crate::store::Store;

    /// What the page is told from frame to frame.
    #[derive(Resource, Default)]
    struct Told(Vec<String>);

    fn note(mut told: ResMut<Told>, mut tells: MessageReader<Tell>) {
        let types = tells
            .read()
            .map(|tell| tell.0["type"].as_str().unwrap_or_default().to_owned());
        told.0.extend(types);
    }

    #[test]
    fn cues_reach_the_page_when_sound_is_wanted_and_the_mix_when_it_changes() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, tell::plugin))
            .init_resource::<Mix>()
            .init_resource::<Hum>()
            .init_resource::<Told>()
            .add_message::<Cue>()
            .insert_resource(Session::new(embedded().clone(), Store::nowhere()))
            .add_systems(PostUpdate, mix)
            .add_plugins(plugin)
            .add_systems(Last, note);
        let mut frame = |change: fn(&mut World)| {
            change(app.world_mut());
            app.world_mut().write_message(Cue {
                sound: Sound::Storm,
                pitch: 1.0,
            });
            app.update();
            std::mem::take(&mut app.world_mut().resource_mut::<Told>().0)
        };
        assert_eq!(frame(|_| {}), ["sound"], "off at first");
        assert!(frame(|_| {}).is_empty());
        let mut on = frame(|world| {
            world
                .resource_mut::<Session>()
                .remember(|r| r.settings.sound = true);
        });
        on.sort();
        assert_eq!(on, ["cue", "sound"]);
        assert_eq!(frame(|_| {}), ["cue"]);
        let louder = frame(|world| world.resource_mut::<Hum>().load = Some(0.9));
        assert_eq!(louder.len(), 2, "{louder:?}");
        let hardly = frame(|world| world.resource_mut::<Hum>().load = Some(0.901));
        assert_eq!(hardly, ["cue"], "a change that nobody hears");
    }
}
