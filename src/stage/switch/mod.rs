//! The stage of the payment switch: from the merchants through the servers to the issuers, and the ribbon of retries back.

mod booth;
mod eye;
mod lanes;
mod legend;
mod motion;
mod paint;
mod plan;
mod ribbon;
mod scene;
pub mod scenes;
mod stations;
mod words;

pub use motion::SwitchMotion;
pub use plan::SwitchPlan;
pub use scene::{IssuerScene, SwitchScene};

use bevy::math::Vec2;

use super::Target;
use super::lanes::{Spot, Traffic, Walk};
use super::scene::Scene;
use super::sheet::Sheet;
use super::stations::Station;
use crate::shift::mark::SwitchLane;

type Brush<'a> = super::paint::Brush<'a, SwitchScene>;
type Writer<'a> = super::labels::Writer<'a, SwitchScene>;

impl Scene for SwitchScene {
    type Plan = SwitchPlan;
    type Motion = SwitchMotion;
    type Lane = SwitchLane;

    const SHEETS: &'static [Sheet<Self>] = paint::SHEETS;

    fn of(target: &Target) -> Option<&Self> {
        match target {
            Target::Switch(scene) => Some(scene),
            Target::Web(_) => None,
        }
    }

    fn spot(plan: &SwitchPlan, traffic: Traffic<'_, Self>, lane: SwitchLane, walk: Walk) -> Spot {
        lanes::spot(plan, traffic, lane, walk)
    }

    fn names(writer: &mut Writer<'_>) {
        writer.groups();
    }

    fn words(writer: &mut Writer<'_>) {
        writer.all();
    }

    fn booth(writer: &mut Writer<'_>) {
        writer.booth();
    }

    fn hand(plan: &SwitchPlan, scene: &Self, control: &str) -> Option<Vec2> {
        booth::hand(plan, scene, control)
    }

    fn stations(writer: &Writer<'_>) -> Vec<Station> {
        stations::read(writer)
    }

    fn legend(writer: &mut Writer<'_>) {
        legend::legend(writer);
    }
}
