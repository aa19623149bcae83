//! The particle stream: a sprite for every mark, where its lane says.

use bevy::ecs::change_detection::Tick;
use bevy::prelude::*;

use super::StageInput;
use super::atlas::Atlas;
use super::canvas::MARKS_Z;
use super::flow::draw;
use super::lanes::{Spot, Walk};
use super::layout::{StageFrame, StageKind};
use super::servers::Rack;
use super::switch::SwitchMotion;
use super::target::Desks;
use super::whole::whole;
use crate::shift::mark::{Lane, Look, Mark, Source, SwitchLane, WebLane};

/// Seconds in which a mark finds its place on its next lane.
const GLIDE_S: f32 = 0.35;
/// Seconds in which marks that stand are laid anew.
const RELAY_S: f32 = 0.2;
/// Reversals that are seen at once, at most.
const REVERSALS_MOST: usize = 8;
/// Flickers a second.
const FLICKER_HZ: f32 = 2.0;

/// What a mark shows.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Pose {
    lane: Lane,
    look: Look,
    along: f32,
    /// The way of the ribbon, which may change while a mark is on it.
    by: Option<Source>,
}

impl Pose {
    /// Whether another pose is on the same way.
    fn shares_way(&self, other: &Self) -> bool {
        self.lane == other.lane && self.by == other.by
    }
}

/// What the stage remembers of a mark.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(super) struct Trace {
    /// What it shows while things stand, or showed in the last frame.
    pose: Option<Pose>,
    at: Vec2,
    /// How far it still is from the place its lane gives it, when it changed lanes.
    offset: Vec2,
    glide_s: f32,
    /// Opacity that its sprite has.
    opacity: f32,
    /// The look that its sprite has, and of which state of the atlas.
    dressed: Option<(Look, bool, Tick)>,
}

/// Gives a new mark its sprite.
pub(super) fn dress(add: On<Add, Mark>, mut commands: Commands, atlas: Option<Res<Atlas>>) {
    if let Some(atlas) = atlas {
        let sprite = atlas.sprite(Atlas::mark(Look::New, false));
        commands.entity(add.entity).try_insert((
            sprite,
            Transform::from_xyz(0.0, 0.0, MARKS_Z),
            Visibility::Hidden,
            Trace::default(),
        ));
    }
}

/// Marks that stand: when they are laid anew, and how visible they are meanwhile.
#[derive(Debug, Default)]
pub(super) struct Relay {
    minute: Option<u32>,
    elapsed_s: f32,
    lay: bool,
}

impl Relay {
    /// Opacity of all marks, and whether they take up new places in this frame.
    fn step(&mut self, input: &StageInput, hidden: bool, dt: f32) -> (f32, bool) {
        if hidden {
            // Laid anew as soon as the stage is back.
            self.minute = None;
        }
        if !input.reduced_motion {
            *self = Self {
                elapsed_s: RELAY_S,
                ..Self::default()
            };
            return (1.0, true);
        }
        if self.minute != Some(input.minute) {
            (self.elapsed_s, self.lay) = (if self.minute.is_none() { RELAY_S } else { 0.0 }, true);
            self.minute = Some(input.minute);
        }
        self.elapsed_s += dt;
        let half = RELAY_S / 2.0;
        let lay = self.lay && self.elapsed_s >= half;
        self.lay &= !lay;
        (((self.elapsed_s - half).abs() / half).min(1.0), lay)
    }
}

/// Where a mark is; nowhere while a cell shows it.
fn spot(desks: &Desks<'_>, rack: &Rack, pose: &Pose, mark: &Mark) -> Option<Spot> {
    let walk = Walk {
        along: pose.along,
        across: mark.across,
        variety: mark.variety,
    };
    match pose.lane {
        Lane::Held => None,
        Lane::Switch(lane) => Some(desks.switch.spot(rack.running(), lane, walk)),
        Lane::Web(lane) => Some(desks.web.spot(rack.running(), lane, walk)),
    }
}

pub(super) fn place(
    mut marks: Query<(
        &Mark,
        &mut Trace,
        &mut Transform,
        &mut Sprite,
        &mut Visibility,
    )>,
    atlas: Res<Atlas>,
    frame: Res<StageFrame>,
    desks: Desks,
    rack: Res<Rack>,
    time: Res<Time>,
    mut relay: Local<Relay>,
) {
    let (input, dt) = (&desks.input, time.delta_secs());
    let (present, lay) = relay.step(input, frame.kind == StageKind::Hidden, dt);
    let (mut reversals, lens) = (0, frame.lens());
    for (mark, mut trace, mut transform, mut sprite, mut visibility) in &mut marks {
        let pose = if lay {
            mark.leg().map(|leg| Pose {
                lane: leg.lane,
                look: leg.look,
                along: mark.along(),
                by: desks
                    .switch
                    .plan
                    .main
                    .filter(|_| leg.lane == Lane::Switch(SwitchLane::Ribbon)),
            })
        } else {
            trace.pose
        };
        let placed = pose
            .filter(|_| frame.kind != StageKind::Hidden)
            .and_then(|pose| Some((pose, spot(&desks, &rack, &pose, mark)?)));
        let Some((pose, spot)) = placed else {
            trace.pose = None;
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        let mut opacity = spot.opacity * present * fade_in(pose);
        if pose.look == Look::Reversal {
            reversals += 1;
            opacity *= flicker(&desks.switch.motion, mark.variety, input.reduced_motion);
        }
        if opacity <= 0.01 || (pose.look == Look::Reversal && reversals > REVERSALS_MOST) {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        }
        visibility.set_if_neq(Visibility::Inherited);
        let at = glide(&mut trace, pose, spot.step.at, dt, input.reduced_motion);
        trace.pose = Some(pose);
        trace.at = at;
        dress_up(&atlas, pose, &mut trace.dressed, &mut sprite);
        let opacity = opacity * (0.86 + 0.14 * draw(5, whole(mark.variety * 65_536.0)));
        // Most marks keep theirs for most of their way.
        if trace.opacity.to_bits() != opacity.to_bits() {
            trace.opacity = opacity;
            sprite.color = shade(opacity);
        }
        let over = if matches!(pose.look, Look::New | Look::Retry) {
            0.0
        } else {
            0.1
        };
        transform.translation = lens.world(at).extend(MARKS_Z + over);
        transform.rotation = turn(pose, spot.step.way);
    }
}

/// Marks with a point show their way; over the steep fans they keep pointing on.
fn turn(pose: Pose, way: Vec2) -> Quat {
    let pointed = matches!(pose.look, Look::Retry | Look::TurnedAway | Look::GaveUp);
    let on_fan = matches!(
        pose.lane,
        Lane::Switch(SwitchLane::FanIn(_) | SwitchLane::FanOut(..))
    );
    if pointed && !on_fan {
        turned(way)
    } else {
        Quat::IDENTITY
    }
}

/// The turn from east into a way of length 1, in the engine's coordinates, where y grows upward.
fn turned(way: Vec2) -> Quat {
    // The half of an angle from its cosine: no angle is ever needed.
    let cos = way.x.clamp(-1.0, 1.0);
    let (half_sin, half_cos) = (((1.0 - cos) / 2.0).sqrt(), f32::midpoint(1.0, cos).sqrt());
    Quat::from_xyzw(0.0, 0.0, -half_sin.copysign(way.y), half_cos)
}

/// Marks come out of a till or onto the ribbon, not out of nothing.
fn fade_in(pose: Pose) -> f32 {
    if sets_out(pose.lane) {
        (pose.along * 14.0).min(1.0)
    } else {
        1.0
    }
}

/// Whether a lane begins at a thing rather than at the end of another lane.
fn sets_out(lane: Lane) -> bool {
    match lane {
        Lane::Switch(lane) => matches!(
            lane,
            SwitchLane::Strand(_) | SwitchLane::Ribbon | SwitchLane::Reversal(_)
        ),
        Lane::Web(lane) => matches!(lane, WebLane::User(_) | WebLane::Answer | WebLane::WarmUp),
        Lane::Held => false,
    }
}

fn flicker(motion: &SwitchMotion, variety: f32, reduced: bool) -> f32 {
    if reduced {
        return 0.5;
    }
    0.625 + 0.375 * ((motion.pace.wall_s * FLICKER_HZ + variety) * std::f32::consts::TAU).sin()
}

/// Where a mark is drawn: on its lane, or still gliding there from the last one.
fn glide(trace: &mut Trace, pose: Pose, lane_at: Vec2, dt: f32, reduced: bool) -> Vec2 {
    match trace.pose {
        Some(before) if before.shares_way(&pose) => {}
        // The ribbon has found another source: whoever is on it changes over.
        Some(before) if !sets_out(pose.lane) || before.lane == pose.lane => {
            (trace.offset, trace.glide_s) = (trace.at - lane_at, 0.0);
        }
        _ => trace.offset = Vec2::ZERO,
    }
    if trace.offset == Vec2::ZERO || reduced {
        return lane_at;
    }
    trace.glide_s += dt;
    let left = (1.0 - trace.glide_s / GLIDE_S).max(0.0);
    if left <= 0.0 {
        trace.offset = Vec2::ZERO;
    }
    lane_at + trace.offset * left * left * (3.0 - 2.0 * left)
}

/// Gives a sprite its look, where that has changed.
fn dress_up(
    atlas: &Res<Atlas>,
    pose: Pose,
    dressed: &mut Option<(Look, bool, Tick)>,
    sprite: &mut Mut<Sprite>,
) {
    let rimmed = matches!(
        pose.lane,
        Lane::Switch(SwitchLane::Ribbon | SwitchLane::TakeOff(_))
    );
    let wanted = Some((pose.look, rimmed, atlas.last_changed()));
    if std::mem::replace(dressed, wanted) == wanted {
        return;
    }
    let index = Atlas::mark(pose.look, rimmed);
    if let Some(texture) = &mut sprite.texture_atlas {
        texture.index = index;
    }
    let large = match pose.look {
        Look::FraudThrough => 1.6,
        Look::TurnedAway | Look::LeftQueue | Look::GaveUp => 1.2,
        Look::New => 1.0,
        _ => 1.08,
    };
    sprite.custom_size = Some(atlas.span(index) * large);
}

/// An opacity, as if the encoded colour were mixed with the dark ground.
fn shade(opacity: f32) -> Color {
    let light = opacity.powf(1.2);
    Color::linear_rgba(light, light, light, opacity)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_that_stand_are_laid_anew_once_a_minute() {
        let mut relay = Relay::default();
        let mut input = StageInput {
            reduced_motion: true,
            ..StageInput::default()
        };
        let count = |relay: &mut Relay, input: &StageInput| {
            let steps: Vec<(f32, bool)> = (0..20).map(|_| relay.step(input, false, 0.02)).collect();
            let dark = steps.iter().map(|s| s.0).fold(1.0, f32::min);
            (
                steps.iter().filter(|s| s.1).count(),
                dark,
                steps.last().map(|s| s.0),
            )
        };
        let (laid, dark, last) = count(&mut relay, &input);
        assert_eq!((laid, last), (1, Some(1.0)));
        assert!(dark > 0.9, "there is nothing to fade from");
        input.minute = 1;
        let (laid, dark, last) = count(&mut relay, &input);
        assert_eq!((laid, last), (1, Some(1.0)));
        assert!(dark < 0.2, "the old ones fade before the new ones come");
        input.reduced_motion = false;
        assert_eq!(
            count(&mut relay, &input).0,
            20,
            "moving marks are laid in every frame"
        );
    }

    #[test]
    fn a_mark_points_where_it_goes() {
        for degrees in -180..=180_i16 {
            let angle = f32::from(degrees).to_radians();
            // Down on the stage is down in the engine: its y is the other way around.
            let way = Vec2::from_angle(angle);
            let east = turned(way) * Vec3::X;
            assert!(
                east.distance(Vec3::new(way.x, -way.y, 0.0)) < 1e-3,
                "{degrees}°: {east}"
            );
            assert!(turned(way).is_normalized());
        }
    }

    #[test]
    fn a_mark_glides_to_its_next_lane_and_arrives() {
        let mut trace = Trace::default();
        let pose = |lane: SwitchLane| Pose {
            lane: lane.into(),
            look: Look::New,
            along: 0.0,
            by: None,
        };
        let first = Vec2::new(10.0, 0.0);
        assert_eq!(
            glide(&mut trace, pose(SwitchLane::Stream), first, 0.016, false),
            first
        );
        (trace.pose, trace.at) = (Some(pose(SwitchLane::Stream)), first);
        let next = Vec2::new(12.0, 40.0);
        let started = glide(&mut trace, pose(SwitchLane::Passed), next, 0.016, false);
        assert!(
            started.distance(first) < started.distance(next),
            "it has hardly left"
        );
        trace.pose = Some(pose(SwitchLane::Passed));
        for _ in 0..40 {
            trace.at = glide(&mut trace, pose(SwitchLane::Passed), next, 0.016, false);
        }
        assert_eq!(trace.at, next);
    }
}
