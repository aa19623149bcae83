//! What the calm stage of the briefing says: how much comes in, and at the switch that nothing comes back.

use egui::{Align, Painter, Rect, Vec2, vec2};

use super::STAGE;
use crate::hud::icon::{Icon, draw_turned};
use crate::hud::words::{self, Face};
use crate::level::Level;
use crate::model::desk::{Desk, Flows};
use crate::text::Text;
use crate::theme::{self, size};

/// Where the traffic is written, in the stage's units.
struct Place {
    /// The number's baseline.
    at: Vec2,
    /// Room for what the number counts: beyond it lie the loop, or the way to a lever.
    width: f32,
    /// What the last line may reach down to.
    floor: f32,
}

/// In the inside of the loop.
const EYE: Place = Place {
    at: vec2(200.0, 146.0),
    width: 200.0,
    floor: 270.0,
};
/// Over the web service's users.
const OVER_USERS: Place = Place {
    at: vec2(74.0, 150.0),
    width: 185.0,
    floor: 203.0,
};
/// A place on the way back of failures.
const WAY_BACK: Vec2 = vec2(376.0, 84.5);

/// Writes the traffic of the opening minute and names the empty loop where nothing else lies.
pub(super) fn calm(painter: &Painter, stage: Rect, taken: &[Rect], level: &Level, text: &Text) {
    let unit = stage.width() / STAGE.x;
    if unit < 0.5 {
        return;
    }
    match Desk::new(&level.start, 0).opening().flows {
        Flows::Switch(flows) => {
            traffic(painter, stage, &EYE, flows.new, "stage-calm", text);
            way_back(painter, stage, taken, text);
        }
        Flows::Web(flows) => {
            let key = "stage-calm.requests";
            traffic(painter, stage, &OVER_USERS, flows.requests, key, text);
        }
    }
}

/// How much comes in a second.
fn traffic(painter: &Painter, stage: Rect, place: &Place, rate: f64, key: &str, text: &Text) {
    let unit = stage.width() / STAGE.x;
    let eye = stage.min + place.at * unit;
    let number = Face::semibold(44.0 * unit.min(1.2), theme::SKY);
    let face = Face::regular(if unit < 0.9 { size::TEXT } else { 16.0 }, theme::TX);
    let below = words::lines(painter, &text.get(key), face, place.width * unit);
    // Long words would begin left of the stage, among those of the briefing.
    let width = |line: &String| words::width(painter, line, face);
    let widest = below.iter().map(width).fold(0.0, f32::max);
    let x = eye.x.max(stage.left() + widest / 2.0);
    let pitch = face.size * 1.2;
    let last = eye.y + 26.0 + below.len().saturating_sub(1) as f32 * pitch;
    let y = eye.y - (last - stage.top() - place.floor * unit).max(0.0);
    let rate = text.number(rate, 0);
    words::put(painter, (x, y), Align::Center, &rate, number);
    for (i, line) in below.iter().enumerate() {
        let y = y + 26.0 + i as f32 * pitch;
        words::put(painter, (x, y), Align::Center, line, face);
    }
}

/// The empty loop.
fn way_back(painter: &Painter, stage: Rect, taken: &[Rect], text: &Text) {
    let unit = stage.width() / STAGE.x;
    let way = stage.min + WAY_BACK * unit;
    let back = std::f32::consts::PI;
    draw_turned(painter, Icon::Triangle, way, 5.0, theme::AMBER.egui(), back);
    let size = if unit < 0.9 { size::TEXT } else { size::HEAD };
    let face = Face::regular(size, theme::LO);
    let name = text.get("stage-way-back");
    let start = way + vec2(18.0, -12.0);
    let place = Rect::from_min_size(
        start - vec2(0.0, 14.0),
        vec2(words::width(painter, &name, face), 18.0),
    );
    if !taken
        .iter()
        .any(|taken| taken.expand(4.0).intersects(place))
    {
        words::put(painter, (start.x, start.y), Align::Min, &name, face);
    }
}
