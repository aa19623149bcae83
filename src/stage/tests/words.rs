//! Whether words stand on the stage and apart, in every language, scene and size.

use bevy::math::Rect;

use super::Checked;
use crate::stage::labels::{Anchor, Label, Measure, Span, labels};
use crate::stage::motion::Shown;
use crate::stage::switch::SwitchScene;
use crate::stage::web::WebScene;
use crate::stage::{StageFrame, StageKind};
use crate::text::{Lang, Text};
use crate::theme;

/// About as wide as the font's letters are.
const LETTERS: Measure<'static> = &|text, size_px, strong| {
    text.chars().count() as f32 * size_px * if strong { 0.56 } else { 0.53 }
};

fn extent(label: &Label) -> (f32, f32) {
    let width: f32 = label
        .spans
        .iter()
        .map(|s| LETTERS(&s.text, s.size_px, s.strong))
        .sum();
    let left = match label.anchor {
        Anchor::Start => label.at.x,
        Anchor::Middle => label.at.x - width / 2.0,
        Anchor::End => label.at.x - width,
    };
    (left, left + width)
}

#[test]
fn words_stay_on_the_stage_and_apart_in_every_language_scene_and_size() {
    stay_on_the_stage_and_apart::<SwitchScene>();
    stay_on_the_stage_and_apart::<WebScene>();
}

fn stay_on_the_stage_and_apart<S: Checked>() {
    let mut faults: Vec<String> = Vec::new();
    for lang in Lang::all() {
        let text = Text::new(*lang);
        let desk = StageKind::Desk;
        let booth = |watched| StageKind::Booth {
            desk: S::DESK,
            watched,
        };
        for (w, h, ui_scale, kind) in [
            (790.0, 528.0, 1.0, desk),
            (604.0, 448.0, 1.0, desk),
            (1430.0, 888.0, 1.0, desk),
            (1430.0, 888.0, 1.5, desk),
            // A desk's stage in 1280×720 and in 1440×900 with larger text.
            (755.0, 480.0, 1.25, desk),
            (740.0, 473.0, 1.286, desk),
            (810.0, 612.0, 1.5, desk),
            (375.0, 293.0, 1.0, StageKind::Phone),
            (360.0, 190.0, 1.0, StageKind::Phone),
            (464.0, 264.0, 1.0, StageKind::Phone),
            (768.0, 600.0, 1.0, StageKind::Phone),
            (1280.0, 504.0, 1.0, booth(true)),
            (1280.0, 504.0, 1.0, booth(false)),
            (1024.0, 448.0, 0.889, booth(true)),
            (1024.0, 362.0, 1.067, booth(false)),
            (720.0, 432.0, 1.0, booth(true)),
            (720.0, 432.0, 1.0, booth(false)),
            (1080.0, 648.0, 1.5, booth(true)),
        ] {
            let frame = StageFrame {
                rect: Rect::new(220.0, 44.0, 220.0 + w, 44.0 + h),
                kind,
                ui_scale,
                scale_factor: 1.0,
            };
            for (name, scene) in S::all() {
                let solids = if kind == desk {
                    scene.solids(&frame)
                } else {
                    Vec::new()
                };
                let labels = labels(&Shown::still(scene), &frame, &text, LETTERS);
                let least = match kind {
                    StageKind::Booth { .. } => 0,
                    StageKind::Phone => 4,
                    _ => 12,
                };
                if labels.len() <= least {
                    let count = labels.len();
                    faults.push(format!("{name}, {}, {w}×{h}: {count} labels", lang.code()));
                }
                for (i, a) in labels.iter().enumerate() {
                    let said: String = a.spans.iter().map(|s| s.text.as_str()).collect();
                    let (left, right) = extent(a);
                    let told = format!("{said:?} in {name}, {}, {w}×{h}", lang.code());
                    let keys = ["stage-", "booth-"];
                    let unsaid = keys.iter().any(|key| said.contains(key));
                    assert!(!unsaid, "{told} has no words");
                    let small = |span: &Span| span.size_px < theme::booth::LEAST * ui_scale;
                    let is_small = kind.is_booth() && a.spans.iter().any(small);
                    assert!(!is_small, "{told} is too small to be read across a hall");
                    assert!(
                        left >= frame.rect.min.x - 1.0 && right <= frame.rect.max.x + 1.0,
                        "{told} leaves the stage"
                    );
                    assert!(
                        a.at.y > frame.rect.min.y && a.at.y <= frame.rect.max.y,
                        "{told} leaves the stage"
                    );
                    for (solid, place) in &solids {
                        let place = Rect {
                            min: frame.px(place.min),
                            max: frame.px(place.max),
                        };
                        let high = 0.7 * a.spans[0].size_px;
                        let word = Rect::new(left, a.at.y - high, right, a.at.y);
                        let both = word.intersect(place);
                        let within = both.size().abs_diff_eq(word.size(), 1.0);
                        if !both.is_empty() && !within {
                            faults.push(format!("{told} at {ui_scale} runs across {solid}"));
                        }
                    }
                    for b in &labels[..i] {
                        let high = a.spans[0].size_px.min(b.spans[0].size_px) * 0.7;
                        let (other_left, other_right) = extent(b);
                        let apart = (a.at.y - b.at.y).abs() >= high
                            || right <= other_left
                            || other_right <= left;
                        if !apart {
                            let other = &b.spans[0].text;
                            faults.push(format!("{told} at {ui_scale} lies on {other:?}"));
                        }
                    }
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
