//! The page that opens the box.

mod approximations;
mod contents;
mod drawn;
mod formulas;

use retry_storm::hud::basis::{BasisView, Meaning, Symbol, constant};
use retry_storm::level::{Facts, Run};
use retry_storm::model::events::{Crosscheck, Holding};

/// A minute and its simulation.
pub(crate) struct Page {
    facts: Facts,
    checks: [Crosscheck; 2],
}

impl Page {
    pub(crate) fn of(run: &Run) -> Self {
        let facts = Facts::of(run);
        let checks = [Holding::Real, Holding::Exponential].map(|holding| {
            let mut check = facts.crosscheck(holding, run.seed());
            check.advance(20_000);
            check
        });
        Self { facts, checks }
    }

    pub(crate) fn view(&self, either_desk: bool) -> BasisView<'_> {
        BasisView {
            facts: &self.facts,
            checks: &self.checks,
            either_desk,
            desk: None,
        }
    }
}

/// What stands beside a symbol: one value, but for constants that are lists.
fn values(symbol: &Symbol, facts: &Facts) -> Vec<f64> {
    match symbol.meaning {
        Meaning::Between(_, number) => vec![(number.of)(facts)],
        Meaning::Indicator(name) => vec![facts.read(name)],
        Meaning::Control(id) => vec![facts.control(id)],
        Meaning::Constant(id) => {
            constant(facts.desk(), id).map_or_else(Vec::new, |c| c.values.to_vec())
        }
    }
}
