//! Laws that hold whatever is set, whatever happens and whatever the seed.

use proptest::collection::vec;
use proptest::prelude::*;
use retry_storm::model::control::{DeskKind, Set};
use retry_storm::model::desk::{self, Desk, Flows, Minute, Start};
use retry_storm::model::indicator::Course;
use retry_storm::model::{switch, web};

use super::scenario::config;

const MINUTES: u32 = 45;

/// What is set when.
type Play = Vec<(u32, Set)>;

/// Random settings of a desk, crises among them.
fn play(kind: DeskKind) -> impl Strategy<Value = Play> {
    let controls = desk::controls(kind);
    let one = (0..MINUTES, 0..controls.len(), 0.0..=1.0).prop_map(move |(minute, index, place)| {
        let control = &controls[index];
        (minute, (control.make)(control.from_fraction(place)))
    });
    vec(one, 0..14)
}

fn run(kind: DeskKind, seed: u32, play: &Play) -> Vec<Minute> {
    let mut desk = Desk::new(&Start::new(kind), seed);
    (0..MINUTES)
        .map(|minute| {
            play.iter()
                .filter(|(when, _)| *when == minute)
                .for_each(|(_, set)| desk.set(*set));
            desk.step()
        })
        .collect()
}

fn switch_flows(minute: &Minute) -> switch::Flows {
    let Flows::Switch(flows) = minute.flows else {
        panic!("flows of the switch")
    };
    flows
}

fn web_flows(minute: &Minute) -> web::Flows {
    let Flows::Web(flows) = minute.flows else {
        panic!("flows of the web desk")
    };
    flows
}

/// Equal up to rounding of sums of this size.
fn close(a: f64, b: f64, size: f64) -> bool {
    (a - b).abs() <= 1e-9 * size.abs().max(1e-3)
}

/// Totals never fall, and what is left of something never grows.
fn on_course(kind: DeskKind, minutes: &[Minute]) -> Result<(), TestCaseError> {
    for pair in minutes.windows(2) {
        let readings = pair[0].readings.iter().zip(&pair[1].readings);
        for (indicator, (&before, &after)) in desk::indicators(kind).iter().zip(readings) {
            let kept = match indicator.course {
                Course::Anew => true,
                Course::Rises => after >= before,
                Course::Falls => after <= before,
            };
            prop_assert!(kept, "{}: {before}, then {after}", indicator.name);
        }
    }
    Ok(())
}

/// Nothing is NaN, infinite or negative, and shares are shares.
fn sane(kind: DeskKind, minute: &Minute) -> Result<(), TestCaseError> {
    for (indicator, &value) in desk::indicators(kind).iter().zip(&minute.readings) {
        let name = indicator.name;
        prop_assert!(value.is_finite(), "{name} = {value}");
        let bounded = value >= 0.0 || indicator.course == Course::Falls;
        prop_assert!(bounded, "{name} = {value}");
        prop_assert!(value <= indicator.most + 1e-12, "{name} = {value}");
    }
    for (name, &value) in desk::sums(kind).iter().zip(&minute.sums) {
        prop_assert!(value.is_finite(), "{name} = {value}");
        prop_assert!(
            value >= 0.0 || *name == "good_waiting_change",
            "{name} = {value}"
        );
    }
    let debug = format!("{:?}", minute.flows);
    prop_assert!(
        !debug.contains("NaN") && !debug.contains("inf") && !debug.contains(": -"),
        "{debug}"
    );
    Ok(())
}

proptest! {
    #![proptest_config(config(96))]

    #[test]
    fn totals_and_remainders_keep_their_course(seed in any::<u32>(), switch in play(DeskKind::Switch), web in play(DeskKind::Web)) {
        for (kind, play) in [(DeskKind::Switch, &switch), (DeskKind::Web, &web)] {
            on_course(kind, &run(kind, seed, play))?;
        }
    }

    #[test]
    fn the_switch_loses_nobody(seed in any::<u32>(), play in play(DeskKind::Switch)) {
        use switch::{Row, Sum};
        let (mut new, mut approved, mut lost, mut waiting, mut waiting_all) = (0.0, 0.0, 0.0, 0.0, 0.0);
        let mut causes = [0.0; 5];
        for minute in run(DeskKind::Switch, seed, &play) {
            sane(DeskKind::Switch, &minute)?;
            let row = |row: Row| minute.readings[row as usize];
            let sum = |sum: Sum| minute.sums[sum as usize];
            // Good customers, minute by minute and so far.
            let settled = sum(Sum::GoodApproved) + sum(Sum::GoodLost);
            prop_assert!(close(sum(Sum::GoodNew), settled + sum(Sum::GoodWaitingChange), new + sum(Sum::GoodNew)));
            new += sum(Sum::GoodNew);
            approved += sum(Sum::GoodApproved);
            lost += sum(Sum::GoodLost);
            waiting += sum(Sum::GoodWaitingChange);
            prop_assert!(close(new, row(Row::GoodApproved) + row(Row::GoodLost) + waiting, new));
            prop_assert!(waiting >= -1e-9 * new && waiting <= row(Row::RetryWaiting) + 1e-9 * new);
            prop_assert!(close(approved, row(Row::GoodApproved), new) && close(lost, row(Row::GoodLost), new));
            // The ledger's parts.
            let parts = [Row::GoodLostRule, Row::GoodLostStepup, Row::GoodLostShed, Row::GoodLostQueue, Row::GoodLostIssuer];
            prop_assert!(close(row(Row::GoodLost), parts.iter().map(|&part| row(part)).sum(), new));
            let sums = [Sum::GoodDeclinedRule, Sum::GoodFailedStepup, Sum::GoodGaveUpShed, Sum::GoodGaveUpQueue, Sum::GoodGaveUpIssuer];
            for ((cause, part), place) in causes.iter_mut().zip(parts).zip(sums) {
                *cause += sum(place);
                prop_assert!(close(*cause, row(part), new));
            }
            prop_assert!(close(sum(Sum::GoodSettled), sum(Sum::GoodSettledA) + sum(Sum::GoodSettledB), new));
            prop_assert!(close(sum(Sum::GoodApproved), sum(Sum::GoodApprovedA) + sum(Sum::GoodApprovedB), new));
            // Everybody, by flows.
            let f = switch_flows(&minute);
            let approvals = f.approved_a + f.approved_b + f.standin_a + f.standin_b;
            let failed = f.shed + f.dropped + f.issuer_failed_a + f.issuer_failed_b;
            prop_assert!(close(f.offered, f.new + f.retry, f.offered));
            prop_assert!(close(f.offered, f.declined_rule + f.challenge_failed + approvals + failed, f.offered));
            prop_assert!(close(f.offered, f.shed + f.admitted, f.offered));
            prop_assert!(close(failed, f.shed_retrying + f.dropped_retrying + f.issuer_retrying + f.gave_up, f.offered));
            let change = row(Row::RetryWaiting) - waiting_all;
            waiting_all = row(Row::RetryWaiting);
            let gone = approvals + f.declined_rule + f.challenge_failed + f.gave_up;
            prop_assert!(close(60.0 * f.new, 60.0 * gone + change, 60.0 * f.offered + waiting_all));
            prop_assert!(close(f.challenged, f.challenge_passed + f.challenge_failed, f.offered));
            prop_assert!(close(f.forwarded_a, f.approved_a + f.timed_out_a, f.offered));
            prop_assert!(close(f.forwarded_b, f.approved_b + f.timed_out_b, f.offered));
            prop_assert!(close(f.timed_out_a, f.standin_a + f.issuer_failed_a, f.offered));
            prop_assert!(close(f.timed_out_b, f.standin_b + f.issuer_failed_b, f.offered));
            prop_assert!(f.slow_share_a + f.slow_share_b <= 1.0);
            prop_assert!(f.fraud_approved <= approvals * (1.0 + 1e-12));
        }
    }

    #[test]
    fn the_web_desk_loses_no_request(seed in any::<u32>(), play in play(DeskKind::Web)) {
        use web::{Row, Sum};
        let mut requests = 0.0;
        for minute in run(DeskKind::Web, seed, &play) {
            sane(DeskKind::Web, &minute)?;
            let row = |row: Row| minute.readings[row as usize];
            let sum = |sum: Sum| minute.sums[sum as usize];
            requests += 60.0 * row(Row::RequestRps);
            let parts = [Row::RequestsAnswered, Row::ErrorsQueue, Row::ErrorsBuild, Row::RequestsShed];
            prop_assert!(close(requests, parts.iter().map(|&part| row(part)).sum(), requests));
            prop_assert!(close(sum(Sum::Requests), sum(Sum::RequestsAdmitted) + sum(Sum::RequestsShed), requests));
            prop_assert!(close(sum(Sum::RequestsAdmitted), sum(Sum::RequestsAnswered) + sum(Sum::Errors), requests));
            prop_assert!(close(sum(Sum::Errors), sum(Sum::ErrorsQueue) + sum(Sum::ErrorsBuild), requests));
            let f = web_flows(&minute);
            prop_assert!(close(f.requests, f.shed + f.failed_queue + f.failed_build + f.answered, f.requests));
            prop_assert!(close(f.admitted, f.hits + f.misses, f.requests));
            let owned = row(Row::InstancesServing) + row(Row::InstancesBooting);
            prop_assert!((2.0..=40.0).contains(&owned), "{owned} instances");
        }
    }

    /// Same seed and actions, same bits; and the desk's copy goes on like the desk.
    #[test]
    fn runs_repeat_to_the_bit(seed in any::<u32>(), web in any::<bool>(), a in play(DeskKind::Switch), b in play(DeskKind::Web)) {
        let (kind, play) = if web { (DeskKind::Web, b) } else { (DeskKind::Switch, a) };
        let bits = |minutes: &[Minute]| -> Vec<u64> {
            minutes.iter().flat_map(|minute| minute.readings.iter().chain(&minute.sums)).map(|x| x.to_bits()).collect()
        };
        let first = run(kind, seed, &play);
        prop_assert_eq!(bits(&first), bits(&run(kind, seed, &play)));
        prop_assert_ne!(bits(&first), bits(&run(kind, seed.wrapping_add(1), &play)));
    }

    /// Whatever the player sets, the same traffic and the same issuers come.
    #[test]
    fn the_weather_does_not_depend_on_controls(seed in any::<u32>(), a in play(DeskKind::Switch), b in play(DeskKind::Web)) {
        for (kind, play, rows) in [
            (DeskKind::Switch, a, &["new_tps", "issuer_a_latency_s", "issuer_b_latency_s"][..]),
            (DeskKind::Web, b, &["request_rps"][..]),
        ] {
            let crisis = |set: &Set| desk::control(kind, set.control_id()).is_none_or(|control| control.crisis);
            let crises: Play = play.iter().copied().filter(|(_, set)| crisis(set)).collect();
            for (played, idle) in run(kind, seed, &play).iter().zip(run(kind, seed, &crises)) {
                for name in rows {
                    let index = desk::indicator_index(kind, name).expect("an indicator");
                    prop_assert_eq!(played.readings[index].to_bits(), idle.readings[index].to_bits(), "{}", name);
                }
            }
        }
    }

    /// Of two racks under the same offered flow, the larger one serves at least as much.
    #[test]
    fn more_machines_never_lower_goodput(seed in any::<u32>(), web in any::<bool>(), a in play(DeskKind::Switch), b in play(DeskKind::Web)) {
        let (kind, play) = if web { (DeskKind::Web, b) } else { (DeskKind::Switch, a) };
        let mut desk = Desk::new(&Start::new(kind), seed);
        for minute in 0..MINUTES {
            play.iter().filter(|(when, _)| *when == minute).for_each(|(_, set)| desk.set(*set));
            // Machines that stop do so at once, so the smaller fleets meet the very same minute.
            let mut served = Vec::new();
            for fewer in [24, 12, 8, 6, 5, 4, 3, 2] {
                let mut smaller = desk.clone();
                if web {
                    smaller.set(Set::Autoscaler(false));
                    smaller.set(Set::Floor(fewer));
                } else {
                    smaller.set(Set::Servers(fewer));
                }
                let minute = smaller.step();
                served.push(if web {
                    let f = web_flows(&minute);
                    (f.admitted, f.admitted - f.failed_queue)
                } else {
                    let f = switch_flows(&minute);
                    (f.offered, f.admitted - f.dropped)
                });
            }
            for pair in served.windows(2) {
                prop_assert_eq!(pair[0].0.to_bits(), pair[1].0.to_bits(), "the same flow is offered");
                prop_assert!(pair[0].1 >= pair[1].1 * (1.0 - 1e-12), "{} with more, {} with fewer", pair[0].1, pair[1].1);
            }
            desk.step();
        }
    }
}
