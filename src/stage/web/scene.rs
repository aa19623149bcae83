//! The numbers the web service's picture is a function of.

use crate::stage::blend::{blended, mix, share};
use crate::stage::motion::Eased;

/// The error budget while it burns faster than it may.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BudgetScene {
    /// How much of the bar is there, 0…1: 1 while the budget burns faster than it may, else 0.
    pub present: f32,
    /// Budget left, 0…1; it may fall below 0.
    pub left: f32,
    /// Budget left when the shift began.
    pub start: f32,
    /// Budget that the level wants to be left, if it does.
    pub goal: Option<f32>,
    /// Minutes until nothing is left at this rate.
    pub gone_in_min: f32,
    /// Minutes until the goal is lost at this rate, while it is not.
    pub goal_lost_in_min: Option<f32>,
}

impl BudgetScene {
    /// How far below the goal a scale reaches that is cut.
    const BELOW_GOAL: f32 = 0.007;

    /// Both ends of the bar's scale: all of the budget, or cut to what the level is about.
    #[must_use]
    pub fn ends(&self) -> (f32, f32) {
        match self.goal {
            Some(goal) => ((goal - Self::BELOW_GOAL).max(0.0), self.start),
            None => (0.0, 1.0),
        }
    }
}

impl Default for BudgetScene {
    fn default() -> Self {
        Self {
            present: 0.0,
            left: 1.0,
            start: 1.0,
            goal: None,
            gone_in_min: f32::INFINITY,
            goal_lost_in_min: None,
        }
    }
}

/// One minute of the web service as the stage shows it; all flows in requests a second.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WebScene {
    /// Requests that came.
    pub requests_rps: f32,
    /// Let in at the balancer.
    pub admitted_rps: f32,
    /// Found no worker before their deadline.
    pub failed_queue_rps: f32,
    /// Met the bad build's fault.
    pub failed_build_rps: f32,
    /// Answers that came from the cache, of all answers, 0…1.
    pub hit_share: f32,
    /// Warmth of the cache, 0…1.
    pub warm_share: f32,
    /// Load of the database, of its capacity; may exceed 1.
    pub db_util_share: f32,
    /// Mean time of a query, in seconds.
    pub query_s: f32,
    /// Busy workers of all, 0…1.
    pub worker_util_share: f32,
    /// Wait for a worker, in seconds, at most the deadline of 2 s.
    pub wait_s: f32,
    /// Instances that serve.
    pub serving: u32,
    /// Instances that start.
    pub booting: u32,
    /// Minutes an instance takes to start.
    pub boot_min: u32,
    /// Part of the fleet on the bad build, 0…1.
    pub bad_share: f32,
    /// Instances of the second fleet that a rollback prepares.
    pub standby: u32,
    /// Minutes that the rollback still runs, this one included.
    pub rollback_left_min: u32,
    /// Minutes that the warm-up job still runs, this one included.
    pub warm_up_left_min: u32,
    /// Time of the day, in hours.
    pub clock_h: f32,
    /// The error budget.
    pub budget: BudgetScene,
    /// How many requests a mark stands for.
    pub requests_per_mark: f32,
}

impl Default for WebScene {
    fn default() -> Self {
        super::scenes::opening()
    }
}

impl WebScene {
    /// Refused at the balancer.
    #[must_use]
    pub fn refused_rps(&self) -> f32 {
        (self.requests_rps - self.admitted_rps).max(0.0)
    }

    /// Errors of either kind.
    #[must_use]
    pub fn errors_rps(&self) -> f32 {
        self.failed_queue_rps + self.failed_build_rps
    }

    /// Answered.
    #[must_use]
    pub fn answered_rps(&self) -> f32 {
        (self.admitted_rps - self.errors_rps()).max(0.0)
    }

    /// How full the place before the fleet is, 0…1.
    #[must_use]
    pub fn heap_share(&self) -> f32 {
        (self.wait_s / 2.0).clamp(0.0, 1.0)
    }

    /// Instances on the bad build.
    #[must_use]
    pub fn bad_instances(&self) -> u32 {
        crate::stage::whole::whole((self.bad_share * self.serving as f32).round())
    }

    /// Errors of all requests let in, 0…1.
    #[must_use]
    pub fn error_share(&self) -> f32 {
        share(self.errors_rps(), self.admitted_rps)
    }
}

impl Eased for BudgetScene {
    fn eased(from: &Self, to: &Self, t: f32) -> Self {
        // While it goes it keeps what it said.
        let said = if to.present > 0.0 || t >= 1.0 {
            to
        } else {
            from
        };
        Self {
            goal: said.goal,
            start: said.start,
            gone_in_min: said.gone_in_min,
            goal_lost_in_min: said.goal_lost_in_min,
            ..blended!(from, to, t: present, left)
        }
    }
}

impl Eased for WebScene {
    fn eased(from: &Self, to: &Self, t: f32) -> Self {
        let midnight = to.clock_h < from.clock_h;
        let day = if midnight { to } else { from };
        Self {
            clock_h: mix(day.clock_h, to.clock_h, t),
            budget: BudgetScene::eased(&from.budget, &to.budget, t),
            ..blended!(
                from, to, t:
                requests_rps, admitted_rps, failed_queue_rps, failed_build_rps, hit_share, warm_share,
                db_util_share, query_s, worker_util_share, wait_s,
            )
        }
    }
}
