//! Keeps issuer groups, cache and database in step with the minute on screen.

use bevy::prelude::*;

use super::entities::{Cache, Database, Issuer, IssuerState};
use super::sim::Shift;
use crate::model::control::IssuerGroup;
use crate::model::desk::Flows;
use crate::model::switch;

/// A mean latency beyond which an issuer group counts as slow, in seconds: twice what is usual.
const SLOW_S: f64 = 2.0 * switch::ISSUER_LATENCY_S;

/// Puts a desk's stations on the stage.
pub(super) fn spawn(mut commands: Commands, shift: Res<Shift>) {
    match shift.on_screen().flows {
        Flows::Switch(_) => {
            for group in [IssuerGroup::A, IssuerGroup::B] {
                commands.spawn((
                    Name::new(format!("Issuer group {group:?}")),
                    Issuer { group },
                ));
            }
        }
        Flows::Web(_) => {
            commands.spawn((Name::new("Cache"), Cache::default()));
            commands.spawn((Name::new("Database"), Database::default()));
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

/// Tells cache and database how they do.
pub(super) fn follow_data(
    shift: Res<Shift>,
    mut caches: Query<&mut Cache>,
    mut databases: Query<&mut Database>,
) {
    for mut cache in &mut caches {
        cache.set_if_neq(Cache {
            warm_share: shift.reading("cache_warm_share"),
            hit_share: shift.reading("cache_hit_share"),
        });
    }
    for mut database in &mut databases {
        database.set_if_neq(Database {
            util_share: shift.reading("db_util_share"),
            query_s: shift.reading("query_s"),
        });
    }
}
