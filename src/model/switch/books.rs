//! Steps 8 and 10 of the switch's minute: what became of every payment, in flows, sums and totals.

use super::constants::{SERVER_U_PER_H, STEP_UP_PASS};
use super::minute::Events;
use super::mix::{Lanes, lanes};
use super::{Flows, Row, Sum, Switch};
use crate::model::desk::{self, Minute, SUMS_MAX};

/// Fates of the minute's payments, in rates by lane.
struct Fates {
    declined: Lanes,
    challenged: Lanes,
    challenge_failed: Lanes,
    forwarded: Lanes,
    timed_out: Lanes,
    approved: Lanes,
    standin: Lanes,
    issuer_failed: Lanes,
    /// Lost for good at the door, in the queue, at the issuer.
    gave_up: [Lanes; 3],
    /// Value approved, and of it in the issuers' stead, in units of currency a second.
    approved_u: Lanes,
    standin_u: Lanes,
}

/// Genuine payers of both groups.
fn good(rates: &Lanes) -> f64 {
    rates[0] + rates[2]
}

/// Fraud of both groups.
fn fraud(rates: &Lanes) -> f64 {
    rates[1] + rates[3]
}

/// All payments of a group.
fn group(rates: &Lanes, group: usize) -> f64 {
    rates[2 * group] + rates[2 * group + 1]
}

/// All payments.
fn all(rates: &Lanes) -> f64 {
    good(rates) + fraud(rates)
}

/// Approved, of those approved or lost; 1 if none.
fn approval(approved: f64, settled: f64) -> f64 {
    if settled > 0.0 {
        approved / settled
    } else {
        1.0
    }
}

/// `part/whole`; 0 without a whole.
fn share(part: f64, whole: f64) -> f64 {
    if whole > 0.0 { part / whole } else { 0.0 }
}

impl Switch {
    /// What became of each lane's payments.
    fn fates(&self, events: &Events) -> Fates {
        let (offer, passage) = (events.offer, &events.passage);
        let ok: Lanes = offer.all.map(|rate| rate * passage.ok);
        let each = |of: &dyn Fn(usize, usize, usize) -> f64| {
            lanes(|group, class| of(2 * group + class, group, class))
        };
        // Of a lane's payments, those forwarded and not answered.
        let late = each(&|lane, group, _| {
            passage.ok * events.forwarded[lane] * events.issuers[group].late
        });
        let in_time = each(&|lane, group, _| {
            passage.ok * events.forwarded[lane] * events.issuers[group].in_time
        });
        let challenged = each(&|lane, _, class| ok[lane] * self.screens[class].challenged);
        let standin_u = each(&|lane, _, _| late[lane] * offer.low_u[lane]);
        Fates {
            declined: each(&|lane, _, class| ok[lane] * self.screens[class].declined),
            challenged,
            challenge_failed: each(&|lane, _, class| {
                challenged[lane] * (1.0 - STEP_UP_PASS[class])
            }),
            forwarded: each(&|lane, _, _| ok[lane] * events.forwarded[lane]),
            timed_out: each(&|lane, _, _| late[lane] * offer.all[lane]),
            approved: each(&|lane, _, _| in_time[lane] * offer.all[lane]),
            standin: each(&|lane, _, _| late[lane] * offer.all_low[lane]),
            issuer_failed: each(&|lane, _, _| late[lane] * offer.all_high[lane]),
            gave_up: [
                offer.last.map(|rate| rate * passage.shed_share),
                offer.last.map(|rate| rate * passage.drop_share),
                each(&|lane, _, _| late[lane] * offer.last_high[lane]),
            ],
            approved_u: each(&|lane, _, _| {
                in_time[lane] * (offer.low_u[lane] + offer.high_u[lane]) + standin_u[lane]
            }),
            standin_u,
        }
    }

    /// Books the minute and reports it.
    pub(super) fn book(&mut self, events: &Events) -> Minute {
        let fates = self.fates(events);
        let flows = flows(events, &fates);
        let u_per_h = f64::from(self.fleet.owned()) * SERVER_U_PER_H;
        let mut report = Minute::with_flows(desk::Flows::Switch(flows));
        add_up(&mut report.sums, events, &fates, u_per_h / 60.0);
        let Minute { readings, sums, .. } = &mut report;
        let sum = |place: Sum| sums[place as usize];
        let totals = &mut self.totals;
        totals.cost_u += sum(Sum::CostU);
        totals.exposure_u += sum(Sum::StandinValueU);
        totals.fraud_u += sum(Sum::FraudValueU);
        totals.good_approved += sum(Sum::GoodApproved);
        let causes = [
            Sum::GoodDeclinedRule,
            Sum::GoodFailedStepup,
            Sum::GoodGaveUpShed,
            Sum::GoodGaveUpQueue,
            Sum::GoodGaveUpIssuer,
        ];
        for (lost, cause) in totals.good_lost.iter_mut().zip(causes) {
            *lost += sum(cause);
        }

        let passage = &events.passage;
        let challenged = all(&lanes(|group, class| {
            events.offer.all[2 * group + class] * self.screens[class].challenged
        }));
        let mut put = |row: Row, value: f64| readings[row as usize] = value;
        put(Row::Minute, f64::from(events.minute));
        put(Row::NewTps, flows.new);
        put(Row::OfferedTps, flows.offered);
        put(Row::RetryTps, flows.retry);
        put(Row::ShedTps, flows.shed);
        put(Row::StandinTps, flows.standin_a + flows.standin_b);
        put(Row::QueueDropShare, passage.drop);
        put(Row::QueueWaitS, passage.wait_s);
        put(Row::HoldS, passage.hold_s);
        put(Row::AuthS, passage.wait_s + passage.hold_s);
        put(Row::SlotsBusyShare, passage.busy);
        put(Row::ServersRunning, f64::from(self.fleet.running));
        put(Row::ServersBooting, f64::from(self.fleet.booting()));
        put(
            Row::ApprovalShare,
            approval(sum(Sum::GoodApproved), sum(Sum::GoodSettled)),
        );
        put(
            Row::ApprovalAShare,
            approval(sum(Sum::GoodApprovedA), sum(Sum::GoodSettledA)),
        );
        put(
            Row::ApprovalBShare,
            approval(sum(Sum::GoodApprovedB), sum(Sum::GoodSettledB)),
        );
        put(
            Row::FraudBp,
            1e4 * share(sum(Sum::FraudValueU), sum(Sum::ApprovedValueU)),
        );
        put(Row::RuleDeclineShare, self.screens[0].declined);
        put(Row::StepupShare, share(challenged, passage.offered));
        put(Row::FraudPreventedShare, 1.0 - self.screens[1].forwarded);
        put(
            Row::IssuerTimeoutShare,
            share(all(&fates.timed_out), all(&fates.forwarded)),
        );
        put(Row::IssuerALatencyS, events.issuers[0].latency_s);
        put(Row::IssuerBLatencyS, events.issuers[1].latency_s);
        put(Row::RetryWaiting, 60.0 * all(&events.waiting[1]));
        put(Row::CostRateUPerH, u_per_h);
        put(Row::CostU, totals.cost_u);
        put(Row::StandinExposureU, totals.exposure_u);
        put(Row::FraudApprovedU, totals.fraud_u);
        let [rule, stepup, shed, queue, issuer] = totals.good_lost;
        put(Row::GoodLost, (rule + stepup) + (shed + queue + issuer));
        put(Row::GoodApproved, totals.good_approved);
        put(Row::GoodLostRule, rule);
        put(Row::GoodLostStepup, stepup);
        put(Row::GoodLostShed, shed);
        put(Row::GoodLostQueue, queue);
        put(Row::GoodLostIssuer, issuer);
        report
    }
}

/// The minute's flows, in transactions a second.
fn flows(events: &Events, fates: &Fates) -> Flows {
    let (offer, passage) = (events.offer, &events.passage);
    let new = all(&events.fresh);
    let challenged = all(&fates.challenged);
    let challenge_failed = all(&fates.challenge_failed);
    let [gone_shed, gone_drop, gone_issuer] = fates.gave_up.map(|rates| all(&rates));
    let dropped = passage.admitted * passage.drop;
    let shed = passage.offered - passage.admitted;
    let issuer_failed = [
        group(&fates.issuer_failed, 0),
        group(&fates.issuer_failed, 1),
    ];
    Flows {
        new,
        retry: all(&offer.again),
        offered: passage.offered,
        shed,
        admitted: passage.admitted,
        dropped,
        declined_rule: all(&fates.declined),
        challenged,
        challenge_passed: challenged - challenge_failed,
        challenge_failed,
        forwarded_a: group(&fates.forwarded, 0),
        forwarded_b: group(&fates.forwarded, 1),
        timed_out_a: group(&fates.timed_out, 0),
        timed_out_b: group(&fates.timed_out, 1),
        approved_a: group(&fates.approved, 0),
        approved_b: group(&fates.approved, 1),
        standin_a: group(&fates.standin, 0),
        standin_b: group(&fates.standin, 1),
        issuer_failed_a: issuer_failed[0],
        issuer_failed_b: issuer_failed[1],
        shed_retrying: (shed - gone_shed).max(0.0),
        dropped_retrying: (dropped - gone_drop).max(0.0),
        issuer_retrying: (issuer_failed[0] + issuer_failed[1] - gone_issuer).max(0.0),
        gave_up: gone_shed + gone_drop + gone_issuer,
        fraud_approved: fraud(&fates.approved) + fraud(&fates.standin),
        slow_share_a: passage.issuer_time[0],
        slow_share_b: passage.issuer_time[1],
    }
}

/// Fills in the minute's additive quantities, in payments and units of currency.
fn add_up(sums: &mut [f64; SUMS_MAX], events: &Events, fates: &Fates, cost_u: f64) {
    let good_lane = |lane: usize| {
        let approved = fates.approved[lane] + fates.standin[lane];
        let gave_up = fates.gave_up[0][lane] + fates.gave_up[1][lane] + fates.gave_up[2][lane];
        let lost = fates.declined[lane] + fates.challenge_failed[lane] + gave_up;
        (60.0 * approved, 60.0 * lost)
    };
    let (approved_a, lost_a) = good_lane(0);
    let (approved_b, lost_b) = good_lane(2);
    let mut sum = |place: Sum, value: f64| sums[place as usize] = value;
    sum(Sum::GoodNew, 60.0 * good(&events.fresh));
    sum(
        Sum::GoodScored,
        60.0 * events.passage.ok * good(&events.offer.all),
    );
    sum(Sum::GoodApproved, approved_a + approved_b);
    sum(Sum::GoodLost, lost_a + lost_b);
    sum(
        Sum::GoodSettled,
        (approved_a + approved_b) + (lost_a + lost_b),
    );
    sum(Sum::GoodApprovedA, approved_a);
    sum(Sum::GoodSettledA, approved_a + lost_a);
    sum(Sum::GoodApprovedB, approved_b);
    sum(Sum::GoodSettledB, approved_b + lost_b);
    sum(Sum::GoodDeclinedRule, 60.0 * good(&fates.declined));
    sum(Sum::GoodFailedStepup, 60.0 * good(&fates.challenge_failed));
    sum(Sum::GoodGaveUpShed, 60.0 * good(&fates.gave_up[0]));
    sum(Sum::GoodGaveUpQueue, 60.0 * good(&fates.gave_up[1]));
    sum(Sum::GoodGaveUpIssuer, 60.0 * good(&fates.gave_up[2]));
    sum(
        Sum::GoodWaitingChange,
        60.0 * (good(&events.waiting[1]) - good(&events.waiting[0])),
    );
    sum(Sum::ApprovedValueU, 60.0 * all(&fates.approved_u));
    sum(Sum::FraudValueU, 60.0 * fraud(&fates.approved_u));
    sum(Sum::StandinValueU, 60.0 * all(&fates.standin_u));
    sum(Sum::CostU, cost_u);
}
