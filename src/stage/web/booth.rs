//! The words on the web service's stage in a booth: what goes wrong where it goes wrong, and as few numbers as tell it.

use bevy::math::Vec2;

use super::{WebPlan, WebScene, Writer};
use crate::stage::blend::share;
use crate::stage::labels::Anchor;
use crate::theme::{self, Rgb};

/// From which share on something counts as most of it.
const MOST: f32 = 0.5;
/// Warmth below which the cache counts as empty.
const EMPTY: f32 = 0.2;
/// Load from which the database is too hot.
const HOT: f32 = 0.9;
/// How far above what they say it of words stand, in logical pixels at the usual size.
const ABOVE: f32 = 10.0;
/// From the middle of the way of the warm-up job to words before it, in units.
const WAY: f32 = 12.0;

impl Writer<'_> {
    /// All words of a booth.
    pub(super) fn booth(&mut self) {
        self.cache();
        self.database();
        let (scene, plan) = (self.scene, self.plan);
        let requests = self.flow_words("booth-requests", scene.requests_rps);
        let fleet = Vec2::new(plan.fleet.center().x, plan.fleet.min.y);
        // A line above what is said of the fleet, which may be long.
        let line = Vec2::new(0.0, 28.0 * self.frame.ui_scale);
        let users = self.over(Vec2::new(plan.users_at.0 - 12.0, fleet.y)) - line;
        self.put(users, Anchor::Start, requests);
        let failed = share(scene.failed_queue_rps, scene.admitted_rps);
        if failed > MOST {
            self.noted(fleet, "booth-most-give-up", theme::VERMILION);
        } else if scene.failed_queue_rps >= 0.5 {
            self.noted(fleet, "booth-some-give-up", theme::VERMILION);
        } else if scene.standby > 0 {
            self.noted(fleet, "booth-good-build-comes", theme::SKY);
        } else if scene.bad_share > 0.0 {
            self.noted(fleet, "stage-look-bad-build", theme::VERMILION);
        } else if scene.booting > 0 {
            self.noted(fleet, "booth-instances-starting", theme::SKY);
        }
        let tank = Vec2::new(plan.tank.center().x, plan.tank.min.y);
        if scene.warm_up_left_min > 0 {
            // The job's way comes down where the middle of the words would be.
            let before = tank - Vec2::new(WAY, 0.0);
            self.noted_at(before, Anchor::End, "stage-look-warm-up", theme::PURPLE);
        } else if scene.warm_share < EMPTY {
            self.noted(tank, "booth-cache-empty", theme::VERMILION);
        }
        if scene.db_util_share > HOT {
            let (middle, radius) = plan.drum;
            let beside = self.over(middle - Vec2::new(0.0, radius + 12.0)).y;
            let x = self.frame.rect.max.x - 24.0 * self.frame.ui_scale;
            let words = self.text.get("booth-database-hot");
            // Where it would stand over the cache, it goes up above what is said of that.
            let cache = self.frame.px(plan.tank.max).x + ABOVE * self.frame.ui_scale;
            let y = if x - self.width(&words, true) < cache {
                users.y.min((self.over(tank) - line).y)
            } else {
                beside
            };
            self.line(Vec2::new(x, y), Anchor::End, words, true, theme::VERMILION);
        }
    }

    /// The baseline of words over a point of the design.
    fn over(&self, design: Vec2) -> Vec2 {
        self.frame.px(design) - Vec2::new(0.0, ABOVE * self.frame.ui_scale)
    }

    /// Strong words over a point of the design.
    fn noted(&mut self, design: Vec2, key: &str, colour: Rgb) {
        self.noted_at(design, Anchor::Middle, key, colour);
    }

    /// The same, anchored otherwise.
    fn noted_at(&mut self, design: Vec2, anchor: Anchor, key: &str, colour: Rgb) {
        let (at, words) = (self.over(design), self.text.get(key));
        let width = self.width(&words, true);
        let left = match anchor {
            Anchor::Start => at.x,
            Anchor::Middle => at.x - width / 2.0,
            Anchor::End => at.x - width,
        };
        // The fleet's words may be long; those of what comes after it are not.
        self.make_room(at.y, left);
        self.line(at, anchor, words, true, colour);
    }
}

/// What a lever moves.
pub(super) fn hand(plan: &WebPlan, _: &WebScene, control: &str) -> Option<Vec2> {
    Some(match control {
        "Floor" | "Autoscaler" | "TargetUtilization" | "RollBack" => plan.fleet.center(),
        "CacheTtl" | "WarmUp" => plan.tank.center(),
        "ShedLowPriority" => Vec2::new(plan.balancer_x, plan.middle),
        "Recommendations" => Vec2::new(plan.users_at.0, plan.middle),
        _ => return None,
    })
}
