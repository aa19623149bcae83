//! Keeps machines and their cells in step with the minute on screen.

use bevy::prelude::*;

use super::entities::{Server, ServerState, Slot, SlotOf, SlotUse, Slots};
use super::number::{narrow, whole};
use super::sim::Shift;
use super::stations::is_slow;
use super::stream::PictureRandom;
use crate::model::control::IssuerGroup;
use crate::model::desk::Flows;
use crate::model::random::Mulberry32;
use crate::model::{switch, web};

/// What a cell turns to within the minute, and when.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(super) struct SlotTurn {
    to: SlotUse,
    at_phase: f32,
}

/// A desk's machines in the minute on screen.
struct Fleet {
    running: u32,
    cells: u32,
    busy_share: f64,
    /// Busy cells held by slow issuers, of the busy ones.
    slow_share: f64,
    /// Cells held by payments that came back, of the busy ones that are not slow.
    retry_share: f64,
    /// Machines on the bad build.
    bad: u32,
}

impl Fleet {
    fn of(shift: &Shift) -> Self {
        match &shift.on_screen().flows {
            Flows::Switch(flows) => Self {
                running: whole(shift.reading("servers_running")),
                cells: switch::SLOTS_PER_SERVER,
                busy_share: shift.reading("slots_busy_share"),
                slow_share: slow_share(shift, flows),
                retry_share: if flows.offered > 0.0 {
                    flows.retry / flows.offered
                } else {
                    0.0
                },
                bad: 0,
            },
            Flows::Web(_) => {
                let serving = shift.reading("instances_serving");
                Self {
                    running: whole(serving),
                    cells: web::WORKERS_PER_INSTANCE,
                    busy_share: shift.reading("worker_util_share"),
                    slow_share: 0.0,
                    retry_share: 0.0,
                    bad: whole((shift.reading("bad_build_share") * serving).round()),
                }
            }
        }
    }
}

/// Busy slots held by payments to slow issuers, of the busy ones.
#[must_use]
pub fn slow_share(shift: &Shift, flows: &switch::Flows) -> f64 {
    [
        (IssuerGroup::A, flows.slow_share_a),
        (IssuerGroup::B, flows.slow_share_b),
    ]
    .into_iter()
    .filter(|(group, _)| is_slow(shift, *group))
    .map(|(_, share)| share)
    .sum()
}

/// Adds and removes machines so that they are those of the minute on screen.
pub(super) fn follow_fleet(
    mut commands: Commands,
    shift: Res<Shift>,
    mut random: ResMut<PictureRandom>,
    mut servers: Query<(Entity, &mut Server, &mut ServerState)>,
) {
    let fleet = Fleet::of(&shift);
    let wanted: Vec<ServerState> =
        std::iter::repeat_n(ServerState::Running, fleet.running as usize)
            .chain(
                shift
                    .boots()
                    .map(|minutes_left| ServerState::Booting { minutes_left }),
            )
            .collect();
    let mut present: Vec<_> = servers.iter_mut().collect();
    present.sort_by_key(|(_, server, _)| server.place);
    for (place, state) in (0..).zip(&wanted).skip(present.len()) {
        let server = commands
            .spawn((
                Name::new(format!("Machine {place}")),
                Server { place },
                *state,
            ))
            .id();
        if *state == ServerState::Running {
            fill(&mut commands, server, place, fleet.cells, &mut random.0);
        }
    }
    for (row, (entity, server, mut state)) in present.into_iter().enumerate() {
        match wanted.get(row) {
            None => commands.entity(entity).despawn(),
            Some(wanted) if *state != *wanted => {
                if *wanted == ServerState::Running {
                    fill(
                        &mut commands,
                        entity,
                        server.place,
                        fleet.cells,
                        &mut random.0,
                    );
                } else if *state == ServerState::Running {
                    commands.entity(entity).despawn_related::<Slots>();
                }
                *state = *wanted;
            }
            Some(_) => {}
        }
    }
}

fn fill(commands: &mut Commands, server: Entity, place: u32, cells: u32, random: &mut Mulberry32) {
    for index in 0..cells {
        commands.spawn((
            SlotOf(server),
            Slot {
                server: place,
                index,
                order: narrow(random.uniform()),
            },
            SlotTurn::default(),
        ));
    }
}

/// Deals the minute's use of the cells out to them; each turns at its own time within the minute.
pub(super) fn deal_slots(
    shift: Res<Shift>,
    mut random: ResMut<PictureRandom>,
    mut slots: Query<(&Slot, &mut SlotTurn)>,
) {
    let fleet = Fleet::of(&shift);
    let mut deck: Vec<_> = slots
        .iter_mut()
        .map(|(slot, turn)| (random.0.uniform(), slot, turn))
        .collect();
    deck.sort_by(|a, b| a.0.total_cmp(&b.0));
    let part = |whole_part: usize, share: f64| whole((whole_part as f64 * share).round()) as usize;
    let busy = part(deck.len(), fleet.busy_share);
    let slow = part(busy, fleet.slow_share);
    let retries = part(busy.saturating_sub(slow), fleet.retry_share);
    for (i, (_, slot, turn)) in deck.iter_mut().enumerate() {
        turn.to = match i {
            i if i >= busy => SlotUse::Free,
            _ if slot.server < fleet.bad => SlotUse::BadBuild,
            i if i < slow => SlotUse::Slow,
            i if i < slow + retries => SlotUse::Retry,
            _ => SlotUse::New,
        };
        turn.at_phase = slot.order;
    }
}

/// Lets the cells whose time has come take their new use.
pub(super) fn turn_slots(shift: Res<Shift>, mut slots: Query<(&SlotTurn, &mut SlotUse)>) {
    let phase = narrow(shift.clock.phase());
    for (turn, mut now) in &mut slots {
        if turn.at_phase <= phase && *now != turn.to {
            *now = turn.to;
        }
    }
}
