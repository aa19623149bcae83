//! The stage of the web service: forward above, answers below, a long U that turns at the cache or at the database.

mod booth;
mod card;
mod lanes;
mod legend;
mod motion;
mod paint;
mod plan;
mod scene;
pub mod scenes;
mod stations;
mod words;

pub(super) use card::WebCard;
pub use card::WebPicture;
pub use motion::WebMotion;
pub use plan::WebPlan;
pub use scene::{BudgetScene, WebScene};

use bevy::math::Vec2;

use super::Target;
use super::lanes::{Spot, Traffic, Walk};
use super::scene::Scene;
use super::sheet::Sheet;
use super::stations::Station;
use crate::shift::mark::WebLane;

type Brush<'a> = super::paint::Brush<'a, WebScene>;
type Writer<'a> = super::labels::Writer<'a, WebScene>;

impl Scene for WebScene {
    type Plan = WebPlan;
    type Motion = WebMotion;
    type Lane = WebLane;

    const SHEETS: &'static [Sheet<Self>] = paint::SHEETS;

    fn of(target: &Target) -> Option<&Self> {
        match target {
            Target::Switch(_) => None,
            Target::Web(scene) => Some(scene),
        }
    }

    fn spot(plan: &WebPlan, traffic: Traffic<'_, Self>, lane: WebLane, walk: Walk) -> Spot {
        lanes::spot(plan, traffic.scene, lane, walk)
    }

    fn words(writer: &mut Writer<'_>) {
        writer.all();
    }

    fn booth(writer: &mut Writer<'_>) {
        writer.booth();
    }

    fn hand(plan: &WebPlan, scene: &Self, control: &str) -> Option<Vec2> {
        booth::hand(plan, scene, control)
    }

    fn stations(writer: &Writer<'_>) -> Vec<Station> {
        stations::read(writer)
    }

    fn legend(writer: &mut Writer<'_>) {
        legend::legend(writer);
    }
}
