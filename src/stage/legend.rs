//! The legend: what the marks on the stage mean now.

use bevy::math::Vec2;

use super::labels::{Anchor, Label, Span, Writer};
use super::stations::MARGIN;
use crate::shift::mark::Look;
use crate::theme;

/// Distance from the stage's lower edge, in pixels at the usual size of text.
const LEGEND_RISE: f32 = 15.0;

/// The fates that are on the stage now. Where there is no room for all, those go that explain themselves.
pub(super) fn legend(w: &mut Writer<'_>) {
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
    let mut entries: Vec<(Look, String, f32)> = all
        .into_iter()
        .filter(|(.., there)| *there)
        .map(|(look, key, _)| {
            let text = w.text.get(&format!("stage-look-{key}"));
            let width = w.width(&text, false);
            (look, text, width)
        })
        .collect();
    let scale = w.frame.text_scale();
    let (left, right) = (
        w.frame.rect.min.x + MARGIN * w.frame.ui_scale,
        w.frame.rect.max.x - MARGIN * w.frame.ui_scale,
    );
    let lead = 16.0 * scale;
    let taken = |entries: &[(Look, String, f32)], gap: f32| {
        entries.iter().map(|e| lead + e.2).sum::<f32>()
            + gap * entries.len().saturating_sub(1) as f32
    };
    for plain in [
        Look::Approved,
        Look::New,
        Look::Declined,
        Look::Retry,
        Look::GaveUp,
        Look::StandIn,
        Look::NoAnswer,
    ] {
        if taken(&entries, 14.0 * scale) <= right - left {
            break;
        }
        entries.retain(|e| e.0 != plain);
    }
    let between = entries.len().saturating_sub(1).max(1) as f32;
    let gap = ((right - left - taken(&entries, 0.0)) / between).clamp(8.0 * scale, 30.0 * scale);
    let (mut x, y) = (left, w.frame.rect.max.y - LEGEND_RISE * scale);
    for (look, text, width) in entries {
        let size_px = w.size();
        let spans = vec![Span {
            text,
            size_px,
            strong: false,
            color: theme::TX,
        }];
        let at = Vec2::new(x + lead, y + 4.5 * scale);
        w.labels.push(Label {
            at,
            anchor: Anchor::Start,
            spans,
            mark: Some((look, Vec2::new(x + 5.0 * scale, y))),
        });
        x += lead + width + gap;
    }
}
