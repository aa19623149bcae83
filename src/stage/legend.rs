//! A stage's legend: signs and what they mean.

use bevy::math::Vec2;

use super::labels::{Anchor, Label, Sign, Writer};
use super::scene::Scene;
use super::stations::MARGIN;
use crate::shift::mark::Look;
use crate::theme;

/// Distance from the stage's lower edge, in pixels at the usual size of text.
const LEGEND_RISE: f32 = 15.0;

/// An entry of the legend with its width and the room its sign takes, in logical pixels.
struct Entry {
    sign: Sign,
    text: String,
    width: f32,
    lead: f32,
}

/// Writes a legend: signs, each with the last part of its words' key, and whether it is on the stage now; `plain` are the marks that go first where there
/// is no room.
pub(super) fn legend<S: Scene>(
    w: &mut Writer<'_, S>,
    signs: &[(Sign, &str, bool)],
    plain: &[Look],
) {
    let scale = w.frame.text_scale();
    let there = signs.iter().filter(|(.., there)| *there);
    let mut entries: Vec<Entry> = there
        .map(|&(sign, key, _)| {
            let text = w.text.get(&format!("stage-look-{key}"));
            let width = w.width(&text, false);
            let lead = if matches!(sign, Sign::Mark(_)) {
                16.0
            } else {
                38.0
            };
            Entry {
                sign,
                text,
                width,
                lead: lead * scale,
            }
        })
        .collect();
    let (left, right) = (
        w.frame.rect.min.x + MARGIN * w.frame.ui_scale,
        w.frame.rect.max.x - MARGIN * w.frame.ui_scale,
    );
    let taken = |entries: &[Entry], gap: f32| {
        entries.iter().map(|e| e.lead + e.width).sum::<f32>()
            + gap * entries.len().saturating_sub(1) as f32
    };
    for plain in plain {
        if taken(&entries, 14.0 * scale) <= right - left {
            break;
        }
        entries.retain(|e| e.sign != Sign::Mark(*plain));
    }
    // What there is still no room for goes from the end: less in sight is better than words off the stage.
    while taken(&entries, 8.0 * scale) > right - left && entries.pop().is_some() {}
    let between = entries.len().saturating_sub(1).max(1) as f32;
    let gap = ((right - left - taken(&entries, 0.0)) / between).clamp(8.0 * scale, 30.0 * scale);
    let (mut x, y) = (left, w.frame.rect.max.y - LEGEND_RISE * scale);
    for Entry {
        sign,
        text,
        width,
        lead,
    } in entries
    {
        let spans = vec![w.span(text, false, theme::TX)];
        let half = if matches!(sign, Sign::Mark(_)) {
            5.0 * scale
        } else {
            15.0 * scale
        };
        w.labels.push(Label {
            at: Vec2::new(x + lead, y + 4.5 * scale),
            anchor: Anchor::Start,
            spans,
            mark: Some((sign, Vec2::new(x + half, y))),
        });
        x += lead + width + gap;
    }
}
