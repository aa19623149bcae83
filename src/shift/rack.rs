//! Keeps servers, slots and issuer groups in step with the minute on screen.

use bevy::prelude::*;

use super::entities::{Issuer, IssuerState, Server, ServerState, Slot, SlotOf, SlotUse};
use super::number::{narrow, whole};
use super::sim::Shift;
use super::stream::PictureRandom;
use crate::model::control::{DeskKind, IssuerGroup};
use crate::model::desk::Flows;
use crate::model::random::Mulberry32;
use crate::model::switch;

/// A mean latency beyond which an issuer group counts as slow, in seconds: twice what is usual.
const SLOW_S: f64 = 2.0 * switch::ISSUER_LATENCY_S;

/// What a slot turns to within the minute, and when.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(super) struct SlotTurn {
    to: SlotUse,
    at_phase: f32,
}

/// Puts the issuer groups on the stage.
pub(super) fn spawn_issuers(
    mut commands: Commands,
    shift: Res<Shift>,
    issuers: Query<Entity, With<Issuer>>,
) {
    if shift.run().level().desk != DeskKind::Switch || !issuers.is_empty() {
        return;
    }
    for group in [IssuerGroup::A, IssuerGroup::B] {
        commands.spawn((
            Name::new(format!("Issuer group {group:?}")),
            Issuer { group },
        ));
    }
}

/// Adds and removes servers so that they are those of the minute on screen.
pub(super) fn follow_fleet(
    mut commands: Commands,
    shift: Res<Shift>,
    mut random: ResMut<PictureRandom>,
    mut servers: Query<(Entity, &mut Server, &mut ServerState)>,
) {
    let Flows::Switch(_) = shift.on_screen().flows else {
        return;
    };
    let running = whole(shift.reading("servers_running")) as usize;
    let wanted: Vec<ServerState> = std::iter::repeat_n(ServerState::Running, running)
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
                Name::new(format!("Server {place}")),
                Server { place },
                *state,
            ))
            .id();
        if *state == ServerState::Running {
            fill_with_slots(&mut commands, server, place, &mut random.0);
        }
    }
    for (row, (entity, server, mut state)) in present.into_iter().enumerate() {
        match wanted.get(row) {
            None => commands.entity(entity).despawn(),
            Some(wanted) if *state != *wanted => {
                if *wanted == ServerState::Running {
                    fill_with_slots(&mut commands, entity, server.place, &mut random.0);
                } else if *state == ServerState::Running {
                    commands
                        .entity(entity)
                        .despawn_related::<super::entities::Slots>();
                }
                *state = *wanted;
            }
            Some(_) => {}
        }
    }
}

fn fill_with_slots(commands: &mut Commands, server: Entity, place: u32, random: &mut Mulberry32) {
    for index in 0..switch::SLOTS_PER_SERVER {
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

/// Deals the minute's use of the slots out to them; each turns at its own time within the minute.
pub(super) fn deal_slots(
    shift: Res<Shift>,
    mut random: ResMut<PictureRandom>,
    mut slots: Query<(&Slot, &mut SlotTurn)>,
) {
    let Flows::Switch(flows) = &shift.on_screen().flows else {
        return;
    };
    let mut deck: Vec<_> = slots
        .iter_mut()
        .map(|(slot, turn)| (random.0.uniform(), slot.order, turn))
        .collect();
    deck.sort_by(|a, b| a.0.total_cmp(&b.0));
    let busy = whole((shift.reading("slots_busy_share") * deck.len() as f64).round()) as usize;
    let slow_share = [IssuerGroup::A, IssuerGroup::B]
        .into_iter()
        .filter(|&g| is_slow(&shift, g))
        .map(|g| held_share(flows, g))
        .sum::<f64>();
    let slow = whole((busy as f64 * slow_share).round()) as usize;
    let retry_share = if flows.offered > 0.0 {
        flows.retry / flows.offered
    } else {
        0.0
    };
    let retries = whole((busy.saturating_sub(slow) as f64 * retry_share).round()) as usize;
    for (i, (_, order, turn)) in deck.iter_mut().enumerate() {
        turn.to = match i {
            i if i >= busy => SlotUse::Free,
            i if i < slow => SlotUse::Slow,
            i if i < slow + retries => SlotUse::Retry,
            _ => SlotUse::New,
        };
        turn.at_phase = *order;
    }
}

fn held_share(flows: &switch::Flows, group: IssuerGroup) -> f64 {
    match group {
        IssuerGroup::A => flows.slow_share_a,
        IssuerGroup::B => flows.slow_share_b,
    }
}

/// Lets the slots whose time has come take their new use.
pub(super) fn turn_slots(shift: Res<Shift>, mut slots: Query<(&SlotTurn, &mut SlotUse)>) {
    let phase = narrow(shift.clock.phase());
    for (turn, mut now) in &mut slots {
        if turn.at_phase <= phase && *now != turn.to {
            *now = turn.to;
        }
    }
}

/// Whether an issuer group is slow in the minute on screen.
#[must_use]
pub fn is_slow(shift: &Shift, group: IssuerGroup) -> bool {
    latency_s(shift, group) > SLOW_S
}

fn latency_s(shift: &Shift, group: IssuerGroup) -> f64 {
    shift.reading(match group {
        IssuerGroup::A => "issuer_a_latency_s",
        IssuerGroup::B => "issuer_b_latency_s",
    })
}

/// Tells the issuer groups how they do.
pub(super) fn follow_issuers(shift: Res<Shift>, mut issuers: Query<(&Issuer, &mut IssuerState)>) {
    let Flows::Switch(flows) = &shift.on_screen().flows else {
        return;
    };
    for (issuer, mut state) in &mut issuers {
        let approved_in_stead = if issuer.group == IssuerGroup::A {
            flows.standin_a
        } else {
            flows.standin_b
        };
        let now = IssuerState {
            slow: is_slow(&shift, issuer.group),
            stand_in: approved_in_stead > 0.0,
            latency_s: latency_s(&shift, issuer.group),
        };
        state.set_if_neq(now);
    }
}
