//! Where everything stands on the switch's stage for a scene, in design units. All widths of flows are one scale times the flow, and add up.

mod rack;
mod ribbon;
mod sites;

use bevy::prelude::*;

pub(super) use self::ribbon::Cut;
use self::sites::Sites;
use super::scene::SwitchScene;
use crate::shift::mark::Source;
use crate::stage::blend::share;
use crate::stage::curve::Curve;
use crate::stage::layout::StageFrame;
use crate::stage::places::Places;
use crate::stage::scene::Layout;

/// Number of merchants' tills.
pub(super) const TILLS: usize = 6;
/// Servers a column of the rack holds.
pub(super) const PLACES_PER_COLUMN: u32 = 12;
/// Half the frame around the rack's places.
pub(super) const RACK_MARGIN: f32 = 8.0;

/// All sources of failures, in the order of the plan's tables.
pub(super) const SOURCES: [Source; 3] = [Source::Door, Source::Queue, Source::Issuers];

/// The row of a source in the plan's tables.
#[must_use]
pub(super) fn row(source: Source) -> usize {
    match source {
        Source::Door => 0,
        Source::Queue => 1,
        Source::Issuers => 2,
    }
}

/// The layout of one frame.
#[derive(Resource, Debug, Default)]
pub struct SwitchPlan {
    /// Right end of all that is drawn.
    pub right: f32,
    /// Where the middle of the tills is, and how far they stand from each other.
    pub tills: (f32, f32),
    /// Where the strands have become one stream, and where the ribbon lands.
    pub land_x: f32,
    /// Inside of the loop, from left to right.
    pub eye: (f32, f32),
    /// Units a standard deviation of the score axis.
    pub sigma: f32,
    /// Where the ribbon's ways bend.
    bends: Bends,
    /// Units a transaction a second.
    pub scale: f32,
    /// The line all streams stand on.
    pub floor: f32,
    /// Upper edge of all that arrives at the door.
    pub top: f32,
    /// Upper edge of what is let in.
    pub admitted_top: f32,
    /// Widths of new payments, retries, those turned away, let in, leaving the queue, and served.
    pub new_w: f32,
    /// See [`Self::new_w`].
    pub retry_w: f32,
    /// See [`Self::new_w`].
    pub shed_w: f32,
    /// See [`Self::new_w`].
    pub admitted_w: f32,
    /// See [`Self::new_w`].
    pub served_w: f32,
    /// The door.
    pub door_x: f32,
    /// The fraud gate.
    pub gate_x: f32,
    /// Both ends of the queue lane.
    pub queue: (f32, f32),
    /// The rack's places.
    pub rack: Rect,
    /// Columns of the rack.
    pub columns: u32,
    /// Buildings of issuer groups A and B.
    pub towers: [Rect; 2],
    /// Middle and radius of the target.
    pub target: (Vec2, f32),
    /// Height of the stand-in bridge.
    pub bridge_y: f32,
    /// Middle of the step-up island.
    pub island: Vec2,
    /// Middle of the ribbon's crest.
    pub crest: f32,
    /// Where the rail behind the target runs.
    pub rail_x: f32,
    /// Middle of the ribbon where it lands on the stream.
    pub landing_y: f32,
    /// Widths at take-off, by source.
    pub take_w: [f32; 3],
    /// The source whose way the ribbon takes.
    pub main: Option<Source>,
    /// The ways of the ribbon, by source; the last stretch is common to all.
    pub ribbons: [Curve; 3],
    /// From where on, as a length before the end, each way is the common one.
    pub common: [f32; 3],
    /// Cuts across the ribbons, as far as there is anything on them.
    pub(super) cuts: [Vec<Cut>; 3],
    /// The strands from the tills to the door.
    pub strands: [Curve; TILLS],
    /// From the issuer groups to the target.
    pub exits: [Curve; 2],
    /// Over the bridge.
    pub bridge: Curve,
}

/// Where the ribbon's ways bend.
#[derive(Clone, Copy, Debug, Default)]
struct Bends {
    /// Where a ribbon from the door curls.
    curl_x: f32,
    /// How near the door that may be.
    curl_gap: f32,
    /// Where it bends down from its crest, and how far it reaches to the left of that.
    down: (f32, f32),
}

impl Layout<SwitchScene> for SwitchPlan {
    fn stand(&mut self, scene: &SwitchScene, frame: &StageFrame) {
        let sites = if frame.kind.is_phone() {
            &sites::PHONE
        } else {
            &sites::DESK
        };
        self.widths(scene, sites);
        let queueing = {
            let t = share(self.take_w[1], self.take_w.iter().sum::<f32>())
                * (self.take_w[1] / 6.0).clamp(0.0, 1.0);
            t * t * (3.0 - 2.0 * t)
        };
        let e = frame.spare();
        let right = |x: f32| x + e;
        let moved = |rect: Rect| Rect {
            min: rect.min + Vec2::new(e, 0.0),
            max: rect.max + Vec2::new(e, 0.0),
        };
        self.right = right(frame.design_width());
        self.tills = sites.tills;
        self.land_x = sites.land_x;
        self.eye = (sites.eye.0, right(sites.eye.1));
        self.sigma = sites.sigma;
        self.bends = Bends {
            curl_x: right(sites.curl_x),
            curl_gap: sites.curl_gap,
            down: sites.bend,
        };
        self.floor = sites.floor + 20.0 * queueing;
        self.top = self.floor - self.new_w - self.retry_w;
        self.admitted_top = self.floor - self.admitted_w;
        self.door_x = right(sites.door_x);
        self.gate_x = right(sites.gate_x);
        self.queue = (right(sites.queue.0), right(sites.queue.1));
        self.rack = moved(sites.rack);
        self.rack.min.x += 24.0 * queueing;
        self.columns = if scene.servers + scene.booting > PLACES_PER_COLUMN {
            2
        } else {
            1
        };
        self.towers = sites.towers.map(moved);
        self.target = (sites.target.0 + Vec2::new(e, 0.0), sites.target.1);
        self.bridge_y = sites.bridge_y;
        self.island = Vec2::new(self.gate_x, self.floor + sites.island);
        self.rail_x = right(sites.rail_x);
        let widest = self.take_w.iter().sum::<f32>().max(self.retry_w);
        self.crest = (sites.crest.0 + widest / 2.0).max(sites.crest.1);
        self.landing_y = self.top + self.retry_w / 2.0;
    }

    fn ways(&mut self) {
        self.lay_ribbons();
        self.cut_ribbons();
        self.lay_strands();
        self.lay_exits();
    }

    fn take_places(&self, places: &mut Places) {
        let all = 0..PLACES_PER_COLUMN * self.columns.max(1);
        places.set(all.map(|i| self.place(i)));
        // The play mark stands before the cells; in two columns it is a bar.
        places.lead = if self.columns == 2 { 8.0 } else { 18.0 };
        places.tail = 1.5;
        places.columns = 16;
        places.gap = Vec2::new(1.4, 1.2);
    }
}

impl SwitchPlan {
    fn widths(&mut self, scene: &SwitchScene, sites: &Sites) {
        let k = if scene.offered_tps() > 0.0 {
            (sites.stream_most / scene.offered_tps()).min(sites.scale_most)
        } else {
            sites.scale_most
        };
        self.scale = k;
        self.new_w = scene.new_tps * k;
        self.retry_w = scene.retry_tps * k;
        self.shed_w = scene.shed_tps.min(scene.offered_tps()) * k;
        self.admitted_w = scene.admitted_tps() * k;
        self.served_w = scene.served_tps() * k;
        self.take_w = [
            scene.shed_retrying_tps * k,
            scene.dropped_retrying_tps * k,
            scene.issuer_retrying_tps * k,
        ];
        let largest = (0..3)
            .max_by(|&a, &b| self.take_w[a].total_cmp(&self.take_w[b]))
            .filter(|&i| self.take_w[i] * 20.0 > k);
        // The last failures' way stays while what they left behind comes back.
        let before = self.main.unwrap_or_else(|| likely_source(scene));
        let coming_back = scene.retry_tps >= 0.5;
        self.main = match largest {
            Some(i) => Some(SOURCES[i]),
            None => coming_back.then_some(before),
        };
    }

    fn lay_strands(&mut self) {
        for i in 0..TILLS {
            let (till, end) = (
                self.till(i),
                self.floor - self.new_w + self.new_w * (i as f32 + 0.5) / TILLS as f32,
            );
            let reach = self.land_x - till.x;
            self.strands[i].start(till + Vec2::new(11.0, 0.0));
            self.strands[i].cubic(
                Vec2::new(till.x + reach * 0.55, till.y),
                Vec2::new(till.x + reach * 0.6, end),
                Vec2::new(self.land_x, end),
            );
            self.strands[i]
                .line(Vec2::new(self.door_x, end))
                .measure(48);
        }
    }

    fn lay_exits(&mut self) {
        let (target, r) = self.target;
        let [a, b] = [self.exit_y(0), self.exit_y(1)];
        let wall = self.towers[0].max.x;
        self.exits[0].start(Vec2::new(wall, a));
        let half = Vec2::new(f32::midpoint(wall, target.x), 0.0);
        self.exits[0]
            .cubic(
                half.with_y(a),
                half.with_y(target.y),
                Vec2::new(target.x - r, target.y),
            )
            .measure(24);
        self.exits[1]
            .start(Vec2::new(wall, b))
            .line(Vec2::new(target.x - 26.0, b));
        self.exits[1]
            .corner(Vec2::new(target.x, b), Vec2::new(target.x, b - 28.0))
            .line(Vec2::new(target.x, target.y + r))
            .measure(64);
        let (x, y) = (self.rack.max.x, self.bridge_y);
        self.bridge
            .start(Vec2::new(x + 4.0, self.rack.min.y - RACK_MARGIN));
        self.bridge
            .cubic(
                Vec2::new(x + 6.0, y),
                Vec2::new(x + 8.0, y),
                Vec2::new(x + 24.0, y),
            )
            .line(Vec2::new(target.x - 26.0, y));
        self.bridge
            .corner(Vec2::new(target.x, y), Vec2::new(target.x, y + 26.0))
            .line(Vec2::new(target.x, target.y - r))
            .measure(80);
    }

    /// Middle of a merchant's till.
    #[must_use]
    pub fn till(&self, i: usize) -> Vec2 {
        let (x, pitch) = self.tills;
        Vec2::new(x, self.floor + 4.0 - pitch * (TILLS - 1 - i) as f32)
    }

    /// Middle of what an issuer group answers, at its wall.
    #[must_use]
    pub fn exit_y(&self, group: usize) -> f32 {
        let tower = self.towers[group];
        tower.min.y + 0.55 * tower.height()
    }
}

/// Where retries will have failed when nobody saw it.
fn likely_source(scene: &SwitchScene) -> Source {
    if scene.issuers.iter().any(|issuer| issuer.slow) {
        Source::Issuers
    } else if scene.shedding {
        Source::Door
    } else {
        Source::Queue
    }
}
