//! What holds for the stage of either desk.

mod entities;
mod lanes;
mod paint;
mod sheets;
mod sight;
mod words;

use bevy::math::{Rect, Vec2};

use super::ink::Ink;
use super::paint::{Brush, ServerLook};
use super::scene::{Layout, Scene};
use super::sheet::Sheet;
use super::switch::{self, SwitchPlan, SwitchScene};
use super::web::{self, WebPlan, WebScene};
use super::{StageFrame, StageKind};
use crate::model::control::{DeskKind, IssuerGroup};
use crate::shift::mark::{Source, SwitchLane, WebLane};

/// A sheet as it is drawn for these.
fn inked<S: Scene>(
    sheet: &Sheet<S>,
    (plan, scene, motion): (&S::Plan, &S, &S::Motion),
    servers: &[ServerLook],
    frame: &StageFrame,
) -> Ink {
    let mut ink = Ink::default();
    ink.begin(frame);
    (sheet.paint)(&mut Brush {
        ink: &mut ink,
        plan,
        scene,
        motion,
        servers,
        frame,
    });
    ink
}

/// What the checks need to know of a desk's stage.
trait Checked: Scene {
    /// The card it is shown on.
    const CARD: StageKind;
    /// Whose it is.
    const DESK: DeskKind;
    /// How much larger than the card the part of the window is that marks stay in: a card may cut lanes off.
    const CARD_ROOM: f32;
    /// Corners a picture may have: what the slowest machines still upload each frame without effort.
    const CORNERS_MOST: usize;

    /// Every scene by name.
    fn all() -> Vec<(&'static str, Self)>;

    /// Scenes in which most lanes are in use.
    fn busy() -> Vec<Self>;

    /// Every lane, of those with many places some.
    fn lanes() -> Vec<Self::Lane>;

    /// Machines that run, and those that start.
    fn machines(&self) -> (u32, u32);

    /// What words stand within or keep clear of, in design units.
    fn solids(&self, frame: &StageFrame) -> Vec<(&'static str, Rect)>;
}

/// A square in a circle, its corners a little outside.
fn round((middle, radius): (Vec2, f32)) -> Rect {
    Rect::from_center_half_size(middle, Vec2::splat(0.8 * radius))
}

impl Checked for SwitchScene {
    const CARD: StageKind = StageKind::Card;
    const DESK: DeskKind = DeskKind::Switch;
    const CARD_ROOM: f32 = 1.3;
    const CORNERS_MOST: usize = 60_000;

    fn all() -> Vec<(&'static str, Self)> {
        switch::scenes::all().into()
    }

    fn busy() -> Vec<Self> {
        vec![switch::scenes::storm()]
    }

    fn lanes() -> Vec<SwitchLane> {
        use SwitchLane as L;
        let groups = [IssuerGroup::A, IssuerGroup::B];
        let mut lanes = vec![
            L::Ribbon,
            L::Stream,
            L::Passed,
            L::IslandDown,
            L::Island,
            L::IslandBack,
            L::IslandOff,
            L::GateOff,
            L::Queue,
            L::Bridge,
        ];
        lanes.extend((0..6).map(L::Strand));
        lanes.extend([0, 128, 255].map(L::FanIn));
        for group in groups {
            lanes.extend([L::Exit(group), L::Reversal(group)]);
            lanes.extend([0, 255].map(|place| L::FanOut(place, group)));
        }
        for source in [Source::Door, Source::Queue, Source::Issuers] {
            lanes.extend([L::TakeOff(source), L::Away(source)]);
        }
        lanes
    }

    fn machines(&self) -> (u32, u32) {
        (self.servers, self.booting)
    }

    fn solids(&self, frame: &StageFrame) -> Vec<(&'static str, Rect)> {
        let mut plan = SwitchPlan::default();
        plan.stand(self, frame);
        let [a, b] = plan.towers;
        vec![
            ("the rack", plan.rack.inflate(8.0)),
            ("tower A", a),
            ("tower B", b),
            ("the target", round(plan.target)),
        ]
    }
}

impl Checked for WebScene {
    const CARD: StageKind = StageKind::WebCard;
    const DESK: DeskKind = DeskKind::Web;
    const CARD_ROOM: f32 = 1.0;
    const CORNERS_MOST: usize = 90_000;

    fn all() -> Vec<(&'static str, Self)> {
        web::scenes::all().into()
    }

    fn busy() -> Vec<Self> {
        use web::scenes;
        vec![scenes::deploy(), scenes::flush_worst(), scenes::flush()]
    }

    fn lanes() -> Vec<WebLane> {
        use WebLane as L;
        let mut lanes = vec![
            L::Refused,
            L::Heap,
            L::HeapErrors,
            L::BuildErrors,
            L::Hit,
            L::Miss,
            L::Answer,
            L::WarmUp,
        ];
        lanes.extend([0, 5].map(L::User));
        lanes.extend([0, 100, 255].map(L::FleetIn));
        lanes.extend([0, 100, 255].map(L::FleetOut));
        lanes
    }

    fn machines(&self) -> (u32, u32) {
        (self.serving, self.booting)
    }

    fn solids(&self, frame: &StageFrame) -> Vec<(&'static str, Rect)> {
        let mut plan = WebPlan::default();
        plan.stand(self, frame);
        let lane = Rect {
            min: Vec2::new(plan.balancer_x, plan.lane_bottom - plan.through_w()),
            max: Vec2::new(plan.drum.0.x, plan.lane_bottom),
        };
        vec![
            ("the answers", lane),
            ("the fleet", plan.fleet),
            ("the tank", plan.tank),
            ("the drum", round(plan.drum)),
        ]
    }
}
