//! The legend: what the marks on the stage mean now.

use bevy::math::Vec2;

use super::labels::{Anchor, Label, Sign, Span, Writer};
use super::plan::Plan;
use super::scene::Scene;
use super::stations::MARGIN;
use crate::shift::mark::Look;
use crate::theme;

/// Distance from the stage's lower edge, in pixels at the usual size of text.
const LEGEND_RISE: f32 = 15.0;

/// The fates that are on the stage now. Where there is no room for all, those go that explain themselves.
pub(super) fn legend(w: &mut Writer<'_, Scene, Plan>) {
    let s = w.scene;
    let timed_out: f32 = s.issuers.iter().map(|i| i.timed_out_tps).sum();
    let all = [
        (Look::New, "new", s.new_tps >= 0.5),
        (Look::Retry, "retry", s.retry_tps >= 0.5),
        (Look::TurnedAway, "turned-away", s.shed_tps >= 0.5),
        (Look::LeftQueue, "left-queue", s.dropped_tps >= 0.5),
        (Look::NoAnswer, "no-answer", timed_out >= 0.5),
        (Look::StandIn, "stand-in", s.standin_tps >= 0.5),
        (Look::Reversal, "reversal", timed_out >= 0.5),
        (Look::GaveUp, "gave-up", s.gave_up_tps >= 0.5),
        (Look::Declined, "declined", s.declined_tps >= 0.05),
        (Look::Challenged, "challenged", s.challenged_tps >= 0.05),
        (
            Look::FailedChallenge,
            "failed-challenge",
            s.failed_tps >= 0.05,
        ),
        (
            Look::FraudThrough,
            "fraud-through",
            s.fraud_through_tps >= 0.3,
        ),
        (Look::Approved, "approved", s.approved_tps >= 0.5),
    ];
    let there = all.into_iter().filter(|(.., there)| *there);
    let entries = there.map(|(look, key, _)| (Sign::Mark(look), format!("stage-look-{key}")));
    let plain = [
        Look::Approved,
        Look::New,
        Look::Declined,
        Look::Retry,
        Look::GaveUp,
        Look::StandIn,
        Look::NoAnswer,
    ];
    write(w, entries.collect(), &plain);
}

/// An entry of the legend with its width and the room its sign takes, in logical pixels.
struct Entry {
    sign: Sign,
    text: String,
    width: f32,
    lead: f32,
}

/// Writes a legend: signs, each with the key of its words; `plain` are the marks that go first where there is no room.
pub(super) fn write<S, P>(w: &mut Writer<'_, S, P>, entries: Vec<(Sign, String)>, plain: &[Look]) {
    let scale = w.frame.text_scale();
    let mut entries: Vec<Entry> = entries
        .into_iter()
        .map(|(sign, key)| {
            let text = w.text.get(&key);
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
        let size_px = w.size();
        let spans = vec![Span {
            text,
            size_px,
            strong: false,
            color: theme::TX,
        }];
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
