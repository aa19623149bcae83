//! A lever as a booth offers it: two or few positions, and words for the way from one to the next.

use crate::level::Run;
use crate::model::control::{Control, ControlKind, Set};
use crate::text::{Text, kebab};

/// Positions of levers whose own steps are too fine for a finger and ninety seconds.
const POSITIONS: [(&str, &[f64]); 8] = [
    (
        "Servers",
        &[2.0, 4.0, 6.0, 8.0, 10.0, 12.0, 16.0, 20.0, 24.0],
    ),
    ("Floor", &[2.0, 5.0, 10.0, 15.0, 20.0, 25.0, 30.0, 40.0]),
    ("Threshold", &[1.0, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0, 5.0]),
    ("StepUpBand", &[0.0, 0.5, 1.0, 1.75, 2.5]),
    ("IssuerTimeout", &[0.3, 0.6, 1.0, 2.0, 4.0, 8.0, 15.0]),
    ("TargetUtilization", &[0.4, 0.5, 0.6, 0.7, 0.8]),
    ("CacheTtl", &[10.0, 30.0, 60.0, 90.0, 180.0, 300.0, 600.0]),
    ("ShedLowPriority", &[0.0, 1.0]),
];

/// Which way a lever is moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// To a smaller value, or off.
    Less,
    /// To a larger value, on, or pressed.
    More,
}

impl Way {
    fn name(self) -> &'static str {
        match self {
            Self::Less => "less",
            Self::More => "more",
        }
    }
}

/// How a lever is offered.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Offer {
    /// One key that leads to the other of two positions, or starts something.
    Key(Way, Set),
    /// Something that is under way and is not to be started again.
    UnderWay,
    /// A key each way, as far as there is one.
    Steps(Option<Set>, Option<Set>),
}

/// The key of a control's words.
fn words_of(control: &Control) -> String {
    format!("booth-{}", kebab(control.id))
}

/// The lever's name on its card.
#[must_use]
pub fn lever_name(control: &Control, text: &Text) -> String {
    text.get(&words_of(control))
}

/// What a visitor does with the lever.
pub(super) fn act(control: &Control, way: Way, text: &Text) -> String {
    text.get(&format!("{}.{}", words_of(control), way.name()))
}

/// What the operator does by setting a control that stood at a value before, in a sentence.
#[must_use]
pub fn acts(control: &Control, before: f64, set: Set, text: &Text) -> String {
    let is_button = control.kind == ControlKind::Button;
    let way = if is_button || set.value() > before {
        Way::More
    } else {
        Way::Less
    };
    text.get(&format!("{}.does-{}", words_of(control), way.name()))
}

/// What a lever offers in the coming minute of a run.
pub(super) fn offer(run: &Run, control: &Control) -> Offer {
    let value = run.control_value(control.id);
    let set = |value: f64| (control.make)(value);
    let two = |is_on: bool, on: f64, off: f64| {
        if is_on {
            Offer::Key(Way::Less, set(off))
        } else {
            Offer::Key(Way::More, set(on))
        }
    };
    match control.kind {
        ControlKind::Button if value > 0.0 => Offer::UnderWay,
        ControlKind::Button => Offer::Key(Way::More, set(1.0)),
        ControlKind::Toggle => two(value >= 0.5, 1.0, 0.0),
        ControlKind::Choice(names) if names.len() == 2 => two(value >= 0.5, 1.0, 0.0),
        _ => match positions(control) {
            Some([off, on]) => two(value > *off, *on, *off),
            Some(positions) => {
                let lower = positions.iter().rev().find(|p| **p < value - 1e-9);
                let higher = positions.iter().find(|p| **p > value + 1e-9);
                Offer::Steps(lower.map(|p| set(*p)), higher.map(|p| set(*p)))
            }
            None => {
                let to = |up: bool| {
                    let next = control.neighbour(value, up);
                    ((next - value).abs() > 1e-9).then(|| set(next))
                };
                Offer::Steps(to(false), to(true))
            }
        },
    }
}

fn positions(control: &Control) -> Option<&'static [f64]> {
    let known = POSITIONS.iter().find(|(id, _)| *id == control.id);
    known.map(|(_, positions)| *positions)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::level::embedded;
    use crate::model::control::DeskKind;
    use crate::model::desk::controls;

    #[test]
    fn every_position_is_one_that_the_lever_takes() {
        let all = || {
            let desks = [DeskKind::Switch, DeskKind::Web].into_iter();
            desks.flat_map(|desk| controls(desk).iter())
        };
        for (id, positions) in POSITIONS {
            let control = all().find(|c| c.id == id).expect(id);
            for value in positions {
                assert!(control.check(*value).is_ok(), "{id} to {value}");
            }
            assert!(positions.is_sorted());
        }
    }

    #[test]
    fn from_where_a_level_begins_every_lever_can_be_moved() {
        for level in embedded() {
            let run = Run::new(level, 7);
            for control in controls(level.desk).iter().filter(|c| !c.crisis) {
                let offer = offer(&run, control);
                assert_ne!(offer, Offer::Steps(None, None), "{}", control.id);
                assert_ne!(offer, Offer::UnderWay, "{}", control.id);
            }
        }
    }

    #[test]
    fn a_key_leads_there_and_back() {
        let level = embedded().by_id("switch-sale-surge").expect("embedded");
        let mut run = Run::new(level, 7);
        let shedding = controls(level.desk).iter().find(|c| c.id == "Shedding");
        let shedding = shedding.expect("a lever of the switch");
        let Offer::Key(Way::More, on) = offer(&run, shedding) else {
            panic!("it is off at first");
        };
        run.act(on).expect("allowed");
        assert_eq!(
            offer(&run, shedding),
            Offer::Key(Way::Less, Set::Shedding(false))
        );
    }
}
