//! Where everything stands on the web service's stage, in design units. All widths of flows are one scale times the flow, and add up.

mod grid;
mod sites;

use bevy::prelude::*;

use self::sites::Sites;
use super::scene::WebScene;
use crate::stage::blend::smooth;
use crate::stage::curve::Curve;
use crate::stage::layout::StageFrame;
use crate::stage::places::Places;
use crate::stage::scene::Layout;
use crate::stage::whole::few;

/// Users that are drawn.
pub(super) const USERS: usize = 6;
/// Radius of the corner that answers of the database take.
const CORNER: f32 = 34.0;
/// Space between the fleet and the errors that run down its right side.
const BUILD_GAP: f32 = 12.0;

/// From the users' middle to where answers end.
const HOME: f32 = 22.0;
/// Height of the budget's bar.
const BUDGET_H: f32 = 9.0;

/// The layout of one frame.
#[derive(Resource, Debug, Default)]
pub struct WebPlan {
    /// Width to spare between users and balancer.
    pub spare: f32,
    /// Middle of the users, and the distance from one to the next.
    pub users_at: (f32, f32),
    /// The middle of what is let in.
    pub middle: f32,
    /// How far before the balancer the users' strands have become one stream.
    merge: f32,
    /// Space between tiles of a small fleet.
    tile_gap: f32,
    /// Units a request a second.
    pub scale: f32,
    /// How full the place before the fleet is, 0…1.
    pub heap: f32,
    /// Width of all that comes.
    pub offered_w: f32,
    /// Width of what is let in.
    pub admitted_w: f32,
    /// Width of what is refused.
    pub refused_w: f32,
    /// Width of answers from the cache.
    pub hits_w: f32,
    /// Width of answers from the database.
    pub misses_w: f32,
    /// Width of those who found no worker.
    pub queue_w: f32,
    /// Width of those whom the bad build failed.
    pub build_w: f32,
    /// Upper edge of all that comes.
    pub top: f32,
    /// Lower edge of the answers' lane.
    pub lane_bottom: f32,
    /// The balancer.
    pub balancer_x: f32,
    /// The fleet.
    pub fleet: Rect,
    /// Columns and rows of the fleet.
    pub grid: (u32, u32),
    /// Space between tiles.
    gap: f32,
    /// The tiles are on their way from another grid.
    regroup: Option<grid::Regroup>,
    /// The cache's tank.
    pub tank: Rect,
    /// Middle and radius of the database's drum.
    pub drum: (Vec2, f32),
    /// The day: from midnight to midnight, from its highest to its lowest traffic.
    pub day: Rect,
    /// The bar of the error budget.
    pub budget: Rect,
    /// From the users to the balancer.
    pub users: [Curve; USERS],
    /// The hairpin of the refused.
    pub refused: Curve,
    /// Into the cache, around, and home.
    pub hit: Curve,
    /// Through the cache into the database.
    pub miss: Curve,
    /// From the database home.
    pub answer: Curve,
    /// From the fleet to where the bad build's errors break up.
    pub build_errors: Curve,
    /// From the heap to where its errors break up.
    pub queue_errors: Curve,
    /// From the database over the arch into the cache.
    pub warm_up: Curve,
    other_turn: Curve,
}

fn v(x: f32, y: f32) -> Vec2 {
    Vec2::new(x, y)
}

fn lerp(a: f32, b: f32, t: f32) -> f32 {
    a + (b - a) * t
}

impl Layout<WebScene> for WebPlan {
    fn stand(&mut self, scene: &WebScene, frame: &StageFrame) {
        let phone = frame.kind.is_phone();
        let sites = if phone { &sites::PHONE } else { &sites::DESK };
        let e = frame.spare();
        let moved = |[calm, full]: [Rect; 2], share: f32| Rect {
            min: calm.min.lerp(full.min, share) + v(e, 0.0),
            max: calm.max.lerp(full.max, share) + v(e, 0.0),
        };
        self.spare = e;
        self.widths(scene, sites);
        self.heap = scene.heap_share();
        // In overload there is room for the heap, and under the bar of the budget for its scale. On a phone a gauge says it alone.
        let wide = smooth(0.02, 0.5, self.heap);
        let bar = if phone { 0.0 } else { scene.budget.present };
        (self.users_at, self.middle, self.merge) = (sites.users, sites.middle, sites.merge);
        self.balancer_x = lerp(sites.balancer[0], sites.balancer[1], wide) + e;
        self.fleet = moved(sites.fleet, wide);
        self.fleet.min.y += 6.0 * bar;
        self.tile_gap = sites.tile_gap;
        self.lay_grid(scene);
        self.tank = moved(sites.tank, wide);
        self.drum = (sites.drum.0 + v(e, 0.0), sites.drum.1);
        let up = v(0.0, 4.0 * bar);
        self.day = Rect {
            min: sites.day.min - up,
            max: sites.day.max + v(e, 0.0) - 2.0 * up,
        };
        let end = v(self.fleet.max.x, sites.budget.y + BUDGET_H);
        self.budget = Rect::from_corners(sites.budget, end);
    }

    fn lay_on(&mut self, scene: &WebScene, frame: &StageFrame, dt: f32, at_once: bool) {
        let before = (self.grid, self.gap);
        self.lay(scene, frame);
        self.regroup(before, dt, at_once);
    }

    fn is_settled(&self) -> bool {
        self.regroup.is_none()
    }

    fn ways(&mut self) {
        self.lay_forward();
        self.lay_answers();
        self.lay_errors();
    }

    fn take_places(&self, places: &mut Places) {
        places.set((0..self.places()).map(|i| self.place(i)));
        (places.lead, places.tail) = (2.0, 2.0);
        places.columns = 8;
        let large = self.grid.0 <= 4;
        places.gap = if large { v(1.6, 1.6) } else { v(1.2, 1.2) };
    }
}

impl WebPlan {
    fn widths(&mut self, scene: &WebScene, sites: &Sites) {
        let k = (sites.stream_most / scene.requests_rps.max(1.0)).min(sites.scale_most);
        self.scale = k;
        self.offered_w = scene.requests_rps * k;
        self.refused_w = scene.refused_rps() * k;
        self.admitted_w = self.offered_w - self.refused_w;
        let answered = scene.answered_rps() * k;
        self.hits_w = answered * scene.hit_share.clamp(0.0, 1.0);
        self.misses_w = answered - self.hits_w;
        self.queue_w = scene.failed_queue_rps * k;
        self.build_w = scene.failed_build_rps * k;
        self.top = sites.middle + self.admitted_w / 2.0 - self.offered_w;
        self.lane_bottom = sites.lane + self.admitted_w / 2.0;
    }

    /// From the balancer into a row of the fleet.
    #[must_use]
    pub fn fan_in(&self, row_y: f32) -> [Vec2; 4] {
        let (x0, x1) = (self.balancer_x + 18.0, self.fleet.min.x);
        [
            v(x0, self.middle),
            v(lerp(x0, x1, 0.4), self.middle),
            v(lerp(x0, x1, 0.35), row_y),
            v(x1, row_y),
        ]
    }

    /// Width of what gets through fleet.
    #[must_use]
    pub fn through_w(&self) -> f32 {
        self.hits_w + self.misses_w
    }

    /// From the `i`th of `n` rows of the fleet to the cache.
    #[must_use]
    pub fn fan_out(&self, row_y: f32, i: u32, n: u32) -> [Vec2; 4] {
        let (x0, x1) = (self.fleet.max.x, self.tank.min.x);
        let w = self.through_w();
        let y = self.middle - w / 2.0 + w * (i as f32 + 0.5) / n.max(1) as f32;
        [v(x0, row_y), v(x0 + 22.0, row_y), v(x0 + 16.0, y), v(x1, y)]
    }

    fn lay_forward(&mut self) {
        let (balancer, top, middle) = (self.balancer_x, self.top, self.middle);
        let from: [Vec2; USERS] = std::array::from_fn(|i| self.user(few(i)));
        let x = self.users_at.0;
        for (i, (user, from)) in self.users.iter_mut().zip(from).enumerate() {
            let y = from.y;
            let end = top + self.offered_w * (i as f32 + 0.5) / USERS as f32;
            let (x0, x1) = (x + 10.0, balancer - self.merge);
            user.start(v(x0, y))
                .cubic(
                    v(lerp(x0, x1, 0.62), y),
                    v(lerp(x0, x1, 0.62), end),
                    v(x1, end),
                )
                .line(v(balancer, end))
                .measure(48);
        }
        let (end, y) = (x + 6.0, top + self.refused_w / 2.0);
        let x = balancer + 6.0 - self.merge;
        self.refused
            .start(v(x, y))
            .cubic(
                v(balancer - 8.0, y),
                v(balancer - 6.0, top - 40.0),
                v(x, top - 44.0),
            )
            .line(v(end, top - 50.0))
            .measure(80);
        let (through, tank, (drum, r)) = (self.through_w(), self.tank, self.drum);
        let y = middle + through / 2.0 - self.misses_w / 2.0;
        let half = f32::midpoint(tank.max.x, drum.x - r);
        self.miss
            .start(v(tank.min.x, y))
            .line(v(tank.max.x, y))
            .cubic(v(half, y), v(half, drum.y), v(drum.x - r, drum.y))
            .line(v(drum.x - r + 16.0, drum.y))
            .measure(80);
        let (x, high) = (tank.center().x, tank.min.y - 46.0);
        self.warm_up
            .start(v(drum.x, drum.y - r))
            .cubic(v(drum.x, high), v(x, high), v(x, tank.min.y))
            .measure(60);
    }

    fn lay_answers(&mut self) {
        let (bottom, tank, (drum, r)) = (self.lane_bottom, self.tank, self.drum);
        let home = self.users_at.0 + HOME;
        let miss_y = bottom - self.misses_w / 2.0;
        self.answer
            .start(v(drum.x, drum.y + r - 3.0))
            .line(v(drum.x, miss_y - CORNER))
            .corner(v(drum.x, miss_y), v(drum.x - CORNER, miss_y))
            .line(v(home, miss_y))
            .measure(140);
        let back = bottom - self.misses_w - self.hits_w / 2.0;
        let y = self.middle - self.through_w() / 2.0 + self.hits_w / 2.0;
        let x = tank.min.x;
        // A narrow stream takes a bend through the water, a wide one half a circle along the wall.
        let wide = smooth(28.0, 44.0, self.hits_w);
        if wide > 0.0 {
            let r = (back - y) / 2.0;
            let turn = (tank.max.x - r - self.hits_w / 2.0 - 7.0).max(x + 2.0);
            self.hit
                .start(v(x, y))
                .line(v(turn, y))
                .turn_down(back)
                .line(v(home, back))
                .measure(160);
        }
        if wide < 1.0 {
            let low = tank.max.y;
            self.other_turn
                .start(v(x, y))
                .line(v(x + 20.0, y))
                .cubic(
                    v(x + 64.0, y),
                    v(x + 66.0, y + 40.0),
                    v(x + 46.0, low - 40.0),
                )
                .cubic(
                    v(x + 30.0, low - 10.0),
                    v(x + 40.0, back),
                    v(x + 10.0, back),
                )
                .line(v(home, back))
                .measure(160);
            self.hit.take_between(&self.other_turn, wide);
        }
    }

    fn lay_errors(&mut self) {
        let lane = self.lane_bottom - self.through_w();
        let turn = |curve: &mut Curve, from: Vec2, y: f32, end: f32, width: f32| {
            let r = (14.0 + width / 2.0).min((y - from.y).max(1.0));
            curve
                .start(from)
                .line(v(from.x, y - r))
                .corner(v(from.x, y), v(from.x - r, y))
                .line(v(end, y))
                .measure(120);
        };
        let first_row = self.place(0).center().y - 6.0;
        turn(
            &mut self.build_errors,
            v(self.fleet.max.x + BUILD_GAP, first_row),
            lane - self.build_w / 2.0,
            self.users_at.0 + 96.0,
            self.build_w,
        );
        turn(
            &mut self.queue_errors,
            v(
                self.fleet.min.x - 12.0 - self.queue_w / 2.0,
                self.middle - 6.0,
            ),
            lane - self.build_w - self.queue_w / 2.0,
            self.users_at.0 + 66.0,
            self.queue_w,
        );
    }

    /// Width of the heap's errors along their way: they gather out of the heap.
    #[must_use]
    pub fn queue_errors_w(&self, t: f32) -> f32 {
        self.queue_w * (0.25 + 0.75 * smooth(0.0, 0.3, t))
    }

    /// Width of the hairpin along its way: it thins out.
    #[must_use]
    pub fn refused_w_at(&self, t: f32) -> f32 {
        self.refused_w * (1.0 - 0.55 * smooth(0.4, 1.0, t))
    }

    /// The point of the day's curve at an hour.
    #[must_use]
    pub fn day_at(&self, hour: f32) -> Vec2 {
        let swing = 0.5 + 0.5 * (std::f32::consts::TAU * (hour - 6.0) / 24.0).sin();
        v(
            self.day.min.x + self.day.width() * hour / 24.0,
            self.day.max.y - self.day.height() * swing,
        )
    }

    /// Middle of a user.
    #[must_use]
    pub fn user(&self, i: u32) -> Vec2 {
        let (x, pitch) = self.users_at;
        v(
            x,
            self.middle + pitch * (i as f32 - (USERS - 1) as f32 / 2.0),
        )
    }

    /// True places of the stations.
    #[must_use]
    pub fn ticks(&self) -> [f32; 5] {
        [
            self.users_at.0,
            self.balancer_x,
            self.fleet.center().x + 5.0,
            self.tank.center().x,
            self.drum.0.x,
        ]
    }
}
