//! Words in every language, scene and size.

use super::apart;
use crate::stage::motion::Shown;
use crate::stage::switch::{labels, scenes};

#[test]
fn words_stay_on_the_stage_and_apart_in_every_language_scene_and_size() {
    apart::everywhere(&scenes::all(), |scene, frame, text, measure| {
        labels(&Shown::still(*scene), frame, text, measure)
    });
}
