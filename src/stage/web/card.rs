//! The web service's picture beside the switch's on the title: the same stage, with cells and marks as ink, because no shift runs behind it.

use bevy::prelude::*;

use super::lanes::spot;
use super::{Brush, WebMotion, WebPlan, WebScene, paint};
use crate::shift::mark::{Look, WebLane};
use crate::stage::curve::Step;
use crate::stage::flow::draw;
use crate::stage::ink::{Ink, Tint};
use crate::stage::lanes::Walk;
use crate::stage::motion::{Moving, Shown};
use crate::stage::paint::ServerLook;
use crate::stage::scene::{Layout, Scene};
use crate::stage::sheet::Over;
use crate::stage::whole::whole;
use crate::stage::{StageFrame, StageInput, StageKind};
use crate::theme;

/// Half size of a mark, in units.
const MARK: f32 = 3.1;
/// Wall seconds of a minute.
const MINUTE_S: f32 = 2.0;

/// The web service's card: where it lies, and the minute it shows.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct WebPicture {
    /// Its place on the window, in logical pixels; nowhere for most of the time.
    pub place: Option<Rect>,
    /// The minute to be shown.
    pub target: WebScene,
    /// How much of that minute has passed, 0…1.
    pub minute_share: f32,
}

/// What the card remembers from frame to frame.
#[derive(Debug, Default)]
pub(in crate::stage) struct WebCard {
    shown: Shown<WebScene>,
    motion: WebMotion,
    plan: WebPlan,
    servers: Vec<ServerLook>,
    begun: bool,
}

impl WebCard {
    /// Draws the card for the frame of the switch's; says whether there is one.
    pub(in crate::stage) fn draw(
        &mut self,
        ink: &mut Ink,
        picture: &WebPicture,
        beside: &StageFrame,
        reduced_motion: bool,
        dt: f32,
    ) -> bool {
        let Some(rect) = picture.place else {
            self.begun = false;
            return false;
        };
        let frame = StageFrame {
            rect,
            kind: StageKind::WebCard,
            ..*beside
        };
        let input = StageInput {
            target: picture.target.into(),
            jump: !self.begun,
            minute_share: picture.minute_share,
            reduced_motion,
            ..StageInput::default()
        };
        self.begun = true;
        self.shown
            .step(&picture.target, input.ease_s, input.jump, dt);
        self.motion.step(&input, &self.shown, &self.plan, dt);
        self.plan
            .lay_on(&self.shown.scene, &frame, dt, input.is_at_once());
        self.machines(picture.minute_share);
        ink.begin(&frame);
        let mut brush = Brush {
            ink,
            plan: &self.plan,
            scene: &self.shown.scene,
            motion: &self.motion,
            servers: &self.servers,
            frame: &frame,
        };
        let inks: [(Over, fn(&mut Brush<'_>)); 3] = [
            (Over::Ground, marks),
            (Over::Marks, paint::painted_cells),
            (Over::Cells, |_| {}),
        ];
        for (over, instead_of_sprites) in inks {
            for sheet in WebScene::SHEETS.iter().filter(|sheet| sheet.over == over) {
                (sheet.paint)(&mut brush);
            }
            instead_of_sprites(&mut brush);
        }
        true
    }

    /// The instances, without a shift that keeps them. Nobody knows when those that start were ordered: they start together.
    fn machines(&mut self, minute_share: f32) {
        let scene = self.shown.target();
        let boot_min = scene.boot_min.max(1) as f32;
        let done = (self.booting_min() + minute_share) / boot_min;
        self.servers.clear();
        let fleet = ServerLook::fleet(scene.serving, scene.booting, done.min(1.0));
        self.servers.extend(fleet);
    }

    /// Minutes for which instances have been starting, as far as the clock of the flush tells.
    fn booting_min(&self) -> f32 {
        ((self.shown.target().clock_h * 60.0).round() - 1.0).rem_euclid(4.0)
    }
}

/// Seconds on each lane, and requests a second on it.
fn lanes(scene: &WebScene) -> [(WebLane, Look, f32, f32); 10] {
    let answered = scene.answered_rps();
    let (hits, misses) = (
        answered * scene.hit_share,
        answered * (1.0 - scene.hit_share),
    );
    let warming = if scene.warm_up_left_min > 0 {
        240.0
    } else {
        0.0
    };
    [
        (WebLane::User(0), Look::New, 1.5, scene.requests_rps),
        (WebLane::Refused, Look::TurnedAway, 2.1, scene.refused_rps()),
        (WebLane::Heap, Look::New, 2.0, scene.failed_queue_rps),
        (
            WebLane::HeapErrors,
            Look::LeftQueue,
            3.2,
            scene.failed_queue_rps,
        ),
        (
            WebLane::BuildErrors,
            Look::LeftQueue,
            6.7,
            scene.failed_build_rps,
        ),
        (WebLane::FleetOut(0), Look::New, 1.2, answered),
        (WebLane::Hit, Look::Approved, 7.8, hits),
        (WebLane::Miss, Look::New, 2.1, misses),
        (WebLane::Answer, Look::Approved, 8.2, misses),
        (WebLane::WarmUp, Look::WarmUp, 2.9, warming),
    ]
}

/// Marks by the minute's flows, each a draw and the clock.
fn marks(b: &mut Brush<'_>) {
    let a_second = 60.0 / b.scene.requests_per_mark.max(1.0) / MINUTE_S;
    for (row, (lane, look, seconds, rps)) in (0u32..).zip(lanes(b.scene)) {
        let n = rps * a_second * seconds;
        for i in 0..whole(n.ceil().min(150.0)) {
            let luck = |k: u32| draw(400 + row, 3 * i + k);
            // Spread over the lane however many there are; the last one comes and goes with the flow.
            let start = i as f32 * 0.618_034 + 0.02 * luck(0);
            let along = (start + b.motion.pace.flow_s / seconds).fract();
            let lane = match lane {
                WebLane::FleetOut(_) => {
                    WebLane::FleetOut(crate::stage::whole::byte(255.0 * luck(2)))
                }
                other => other,
            };
            let walk = Walk {
                along,
                across: luck(1) - 0.5,
                variety: 0.5,
            };
            let spot = spot(b.plan, b.scene, lane, walk);
            let there = (n - i as f32).min(1.0) * spot.opacity * 0.92;
            mark(b.ink, look, spot.step, there);
        }
    }
}

fn mark(ink: &mut Ink, look: Look, step: Step, there: f32) {
    let line = 1.3;
    let tint = |color| Tint::new(color, there);
    match look {
        Look::Approved => ink.ring(step.at, 0.86 * MARK, line, tint(theme::GREEN)),
        Look::LeftQueue => ink.cross(step.at, 0.8 * MARK, line, tint(theme::VERMILION)),
        Look::WarmUp => {
            let half = Vec2::splat(0.8 * MARK);
            let area = Rect::from_center_half_size(step.at, half);
            ink.area(area, 0.0, tint(theme::PURPLE));
        }
        Look::TurnedAway => {
            let side = step.way.perp();
            let p = |x: f32, y: f32| step.at + (step.way * x + side * y) * MARK;
            let shape = [p(1.0, 0.0), p(-0.75, -0.9), p(-0.75, 0.9)];
            ink.polyline(&shape, true, line, tint(theme::VERMILION));
        }
        _ => ink.disc(step.at, 0.82 * MARK, tint(theme::SKY)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stage::web::scenes;

    #[test]
    fn the_card_is_finite_lies_in_its_place_and_moves() {
        let place = Rect::new(652.0, 112.0, 1240.0, 404.0);
        let frame = StageFrame::default();
        for (name, scene) in scenes::all() {
            let picture = WebPicture {
                place: Some(place),
                target: scene,
                minute_share: 0.3,
            };
            let mut card = WebCard::default();
            let draw = |card: &mut WebCard| {
                let mut ink = Ink::default();
                assert!(card.draw(&mut ink, &picture, &frame, false, 0.1));
                ink.positions
            };
            let first = draw(&mut card);
            assert!(first.len() > 500, "{name}");
            let inside = place.inflate(2.0);
            assert!(
                first
                    .iter()
                    .all(|p| inside.contains(Vec2::new(p[0], -p[1]))),
                "{name} leaves its card"
            );
            assert!(
                scene.requests_rps < 1.0 || draw(&mut card) != first,
                "{name}"
            );
        }
    }
}
