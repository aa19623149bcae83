//! The order in which a shift's systems run.

use bevy::prelude::*;

use super::command::Command;
use super::entities::{Cache, Database, Issuer, Server};
use super::mark::Mark;
use super::sim::Shift;
use super::stream::{PictureRandom, Stream};
use super::{clock, fleet, stations, stream};
use crate::model::random;

/// A wish of the player on its way to the shift and the screens.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct PlayerCommand(pub Command);

/// A minute has been computed.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct MinuteComputed;

/// The last minute is over, or the shift was ended.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct ShiftOver;

/// The parts of a frame, in their order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ShiftSystems {
    /// Commands reach the shift (`PreUpdate`).
    Obey,
    /// The clock moves on and minutes are computed (`FixedUpdate`).
    Advance,
    /// Entities follow the minute on screen (`Update`).
    Follow,
    /// Marks are sent out and move (`Update`).
    Stream,
}

/// Runs whatever [`Shift`] is on the desk. Needs no window, no asset and no renderer.
pub struct ShiftPlugin;

impl Plugin for ShiftPlugin {
    fn build(&self, app: &mut App) {
        app.add_message::<PlayerCommand>()
            .add_message::<MinuteComputed>()
            .add_message::<ShiftOver>()
            .init_resource::<PictureRandom>()
            .init_resource::<Stream>()
            .insert_resource(Time::<Fixed>::from_hz(clock::TICK_HZ))
            .configure_sets(PreUpdate, ShiftSystems::Obey)
            .configure_sets(FixedUpdate, ShiftSystems::Advance)
            .configure_sets(Update, (ShiftSystems::Follow, ShiftSystems::Stream).chain())
            .add_systems(
                PreUpdate,
                obey.in_set(ShiftSystems::Obey)
                    .run_if(resource_exists::<Shift>),
            )
            .add_systems(
                FixedUpdate,
                advance
                    .in_set(ShiftSystems::Advance)
                    .run_if(resource_exists::<Shift>),
            )
            .add_systems(
                Update,
                (
                    clear_stage.run_if(resource_removed::<Shift>),
                    (fresh_stage, stations::spawn)
                        .chain()
                        .run_if(resource_exists::<Shift>.and_then(resource_added::<Shift>)),
                    (
                        fleet::follow_fleet,
                        (stations::follow_issuers, stations::follow_data),
                        fleet::deal_slots,
                        stream::plan_minute,
                    )
                        .chain()
                        .run_if(resource_exists::<Shift>.and_then(
                            on_message::<MinuteComputed>.or_eager(resource_added::<Shift>),
                        )),
                    fleet::turn_slots.run_if(resource_exists::<Shift>),
                )
                    .chain()
                    .in_set(ShiftSystems::Follow),
            )
            .add_systems(
                Update,
                (stream::send_out, stream::move_on)
                    .chain()
                    .in_set(ShiftSystems::Stream)
                    .run_if(resource_exists::<Shift>),
            );
    }
}

/// Puts another shift on the desk; what the old one left there is cleared away.
pub fn put_on_desk(commands: &mut Commands, shift: Shift) {
    // Removed first, so that the new one counts as added even where an old one stood.
    commands.remove_resource::<Shift>();
    commands.insert_resource(shift);
}

fn obey(mut commands: MessageReader<PlayerCommand>, mut shift: ResMut<Shift>) {
    for PlayerCommand(command) in commands.read() {
        if let Err(refused) = shift.apply(command) {
            // The panels offer only what the level takes, so this is a wish from elsewhere, such as a link.
            log::warn!("{refused}");
        }
    }
}

fn advance(
    mut shift: ResMut<Shift>,
    mut computed: MessageWriter<MinuteComputed>,
    mut over: MessageWriter<ShiftOver>,
) -> Result {
    if shift.tick()? {
        computed.write_default();
    }
    if shift.tell_end() {
        over.write_default();
    }
    Ok(())
}

/// Whatever a desk has one of.
type Station = Or<(With<Issuer>, With<Cache>, With<Database>)>;

/// Another shift has been put on the desk: what stood there belongs to the old one.
fn fresh_stage(
    mut commands: Commands,
    shift: Res<Shift>,
    things: Query<Entity, Or<(With<Server>, Station)>>,
    mut marks: Query<&mut Mark>,
) {
    for thing in &things {
        commands.entity(thing).despawn();
    }
    for mut mark in &mut marks {
        mark.park();
    }
    commands.insert_resource(PictureRandom(random::picture(shift.run().seed())));
    commands.insert_resource(Stream::default());
}

/// The desk is empty.
fn clear_stage(
    mut commands: Commands,
    things: Query<Entity, Or<(With<Server>, Station, With<Mark>)>>,
) {
    for thing in &things {
        commands.entity(thing).despawn();
    }
}
