//! Words over the stage: its own labels, and what the operator has just done.

use bevy_egui::egui::{self, Align2, FontFamily, FontId, Pos2, pos2};

use crate::hud::words::{self, SEMIBOLD};
use crate::hud::{icon, moves};
use crate::shift::mark::Look;
use crate::shift::sim::Shift;
use crate::stage::labels::{Anchor, Label, Sign, Span};
use crate::stage::{Desks, StageFrame};
use crate::text::Text;
use crate::theme::{self, Rgb};

/// Paints the stage's labels. Their places are in logical pixels, egui's points are larger by the size of text and panels.
pub(super) fn on_stage(ui: &egui::Ui, said: &Desks<'_>, frame: &StageFrame, text: &Text) {
    let point = 1.0 / frame.ui_scale;
    let painter = ui.painter();
    let font = |size_px: f32, strong: bool| {
        FontId::new(
            size_px * point,
            if strong {
                FontFamily::Name(SEMIBOLD.into())
            } else {
                FontFamily::Proportional
            },
        )
    };
    let lay = |words: &str, size_px, strong, color: Rgb| {
        let color = egui::Color32::from_rgb(color.0, color.1, color.2);
        painter.layout_no_wrap(words.to_owned(), font(size_px, strong), color)
    };
    let measure = |words: &str, size_px: f32, strong: bool| {
        lay(words, size_px, strong, theme::HI).size().x * frame.ui_scale
    };
    let at = |x: f32, y: f32| pos2(x * point, y * point);
    for label in said.labels(frame, text, &measure) {
        paint(painter, &label, &lay, at(label.at.x, label.at.y));
        if let Some((sign, place)) = label.mark {
            let size = label.spans.first().map_or(13.0, |span| span.size_px) * point;
            let place = at(place.x, place.y);
            match sign {
                Sign::Mark(look) => {
                    let (sign, colour) = icon_of(look);
                    icon::draw(painter, sign, place, size * 0.354, colour);
                }
                Sign::BadBuild => bad_build(painter, place, size / 13.0),
                Sign::Prepared => prepared(painter, place, size / 13.0),
            }
        }
    }
}

fn paint(
    painter: &egui::Painter,
    label: &Label,
    lay: &dyn Fn(&str, f32, bool, Rgb) -> std::sync::Arc<egui::Galley>,
    at: Pos2,
) {
    let galleys: Vec<_> = label
        .spans
        .iter()
        .map(
            |Span {
                 text,
                 size_px,
                 strong,
                 color,
             }| lay(text, *size_px, *strong, *color),
        )
        .collect();
    let width: f32 = galleys.iter().map(|galley| galley.size().x).sum();
    let mut x = match label.anchor {
        Anchor::Start => at.x,
        Anchor::Middle => at.x - width / 2.0,
        Anchor::End => at.x - width,
    };
    for galley in galleys {
        let ascent = galley.rows.first().map_or(0.0, |row| {
            row.glyphs.first().map_or(row.height(), |glyph| glyph.pos.y)
        });
        let size = galley.size();
        words::paint(
            painter,
            Align2::LEFT_TOP
                .anchor_size(pos2(x, at.y - ascent), size)
                .min,
            galley,
        );
        x += size.x;
    }
}

/// An instance on the bad build: full cells, frame, and crack.
fn bad_build(painter: &egui::Painter, at: Pos2, unit: f32) {
    let tile = egui::Rect::from_center_size(at, egui::vec2(30.0, 17.0) * unit);
    let stroke = |width: f32, colour: Rgb| egui::Stroke::new(width * unit, colour.egui());
    painter.rect(
        tile,
        3.0 * unit,
        theme::INK2.egui(),
        stroke(1.2, theme::PURPLE),
        egui::StrokeKind::Inside,
    );
    for i in 0..3u8 {
        let min = tile.min + egui::vec2(3.5 + 8.4 * f32::from(i), 3.5) * unit;
        let cell = egui::Rect::from_min_size(min, egui::vec2(6.6, 10.0) * unit);
        painter.rect_filled(cell, 1.5 * unit, theme::PURPLE.egui());
    }
    let crack: Vec<Pos2> = [(14.0, -1.0), (17.0, 5.0), (13.0, 9.0), (18.0, 17.0)]
        .into_iter()
        .map(|(x, y)| tile.min + egui::vec2(x, y) * unit)
        .collect();
    painter.line(crack.clone(), stroke(4.0, theme::INK0));
    painter.line(crack, stroke(1.4, theme::HI));
}

/// An instance that a rollback prepares: a frame whose free cells are being laid in.
fn prepared(painter: &egui::Painter, at: Pos2, unit: f32) {
    let tile = egui::Rect::from_center_size(at, egui::vec2(30.0, 17.0) * unit);
    let sky = |width: f32| egui::Stroke::new(width * unit, theme::SKY.egui());
    painter.rect(
        tile,
        3.0 * unit,
        theme::RACK.egui(),
        sky(1.3),
        egui::StrokeKind::Inside,
    );
    for i in 0..2u8 {
        let min = tile.min + egui::vec2(4.5 + 7.5 * f32::from(i), 4.0) * unit;
        let cell = egui::Rect::from_min_size(min, egui::vec2(5.0, 9.0) * unit);
        painter.rect_stroke(cell, 1.5 * unit, sky(1.0), egui::StrokeKind::Inside);
    }
}

/// The drawn sign of a mark, with its colour.
fn icon_of(look: Look) -> (icon::Icon, Rgb) {
    use icon::Icon;
    match look {
        Look::New => (Icon::Dot, theme::SKY),
        Look::Retry => (Icon::Triangle, theme::AMBER),
        Look::Approved => (Icon::Ring, theme::GREEN),
        Look::StandIn => (Icon::HoledSquare, theme::GREEN),
        Look::TurnedAway => (Icon::HollowTriangle, theme::VERMILION),
        Look::LeftQueue => (Icon::Cross, theme::VERMILION),
        Look::GaveUp => (Icon::Dash, theme::LO),
        Look::NoAnswer => (Icon::Hourglass, theme::YELLOW),
        Look::Reversal => (Icon::HollowSquare, theme::TX),
        Look::Declined => (Icon::Diamond, theme::PURPLE),
        Look::Challenged => (Icon::HollowDiamond, theme::PURPLE),
        Look::FraudThrough => (Icon::HoledDiamond, theme::PURPLE),
        Look::FailedChallenge => (Icon::StruckDiamond, theme::PURPLE),
        Look::WarmUp => (Icon::Square, theme::PURPLE),
    }
}

/// What the operator has just done and why, in words; nothing when a person plays or nothing was done lately.
pub(super) fn caption(shift: &Shift, text: &Text) -> Option<(String, String)> {
    let last = shift.latest_move()?;
    let desk = shift.run().level().desk;
    let moves = moves::settings(desk, last.sets.iter().copied(), text);
    let acts = text.args("ui-watch-acts", &[("moves", moves.into())]);
    Some((acts, moves::reason(last, text)))
}
