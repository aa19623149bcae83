//! What a booth shows next: the loop, a visitor's round, its result, and the loop again. Knows neither the engine nor the desk.

/// What a booth shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The operator plays; anybody may take over.
    Attract,
    /// A visitor plays.
    Round,
    /// How the round went.
    Result,
    /// The visitor types a name.
    Name,
    /// The visitor's place among the others.
    Board,
}

/// What happens to a booth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Happening {
    /// Seconds of wall time have passed.
    Passed(f64),
    /// Somebody pressed or touched something.
    Pressed,
    /// Somebody moved a pointer on purpose.
    Moved,
    /// Something stirs that is nobody's wish: a pointer trembles.
    Stirred,
    /// What is shown of a shift, or the whole of a round, has been played.
    Over,
    /// The visitor wants the same round again.
    Again,
    /// The visitor wants to give a name.
    GiveName,
    /// The visitor wants to see the board.
    ShowBoard,
    /// The visitor is done.
    Done,
    /// The attendant is done, wherever the booth was.
    Tended,
}

/// How long a booth waits, in seconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Patience {
    /// Without any input, until it is asked whether somebody is still there.
    pub idle_s: f64,
    /// From the question until the visitor counts as gone.
    pub countdown_s: f64,
}

/// Seconds without any input after which the hand of whoever was there before has left the pointer: whoever presses *Done* with a mouse
/// draws it away after that, and is not the next visitor.
const SETTLES_S: f64 = 1.0;

/// Where a booth stands.
#[derive(Clone, Debug)]
pub struct Machine {
    phase: Phase,
    level: usize,
    levels: usize,
    patience: Patience,
    /// Seconds in this phase, or in this level of the loop.
    since_s: f64,
    /// Seconds without any input.
    quiet_s: f64,
    /// The hand of whoever was there before has left the pointer.
    is_settled: bool,
}

impl Machine {
    /// A booth that begins its loop, of so many levels.
    #[must_use]
    pub fn new(levels: usize, patience: Patience) -> Self {
        Self {
            phase: Phase::Attract,
            level: 0,
            levels: levels.max(1),
            patience,
            since_s: 0.0,
            quiet_s: 0.0,
            is_settled: false,
        }
    }

    /// Stands in a phase, whatever led there, so many seconds after it began and without any input.
    pub(super) fn stand(&mut self, phase: Phase, (since_s, quiet_s): (f64, f64)) {
        (self.phase, self.since_s, self.quiet_s) = (phase, since_s, quiet_s);
    }

    /// What is shown.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The place in the list of the level that is shown or played.
    #[must_use]
    pub fn level(&self) -> usize {
        self.level
    }

    /// Seconds that this phase, or this level of the loop, has been on.
    #[must_use]
    pub fn since_s(&self) -> f64 {
        self.since_s
    }

    /// Seconds since there was any input of this phase that changed nothing; `None` for none.
    #[must_use]
    pub fn stirred_s(&self) -> Option<f64> {
        (self.quiet_s < self.since_s).then_some(self.quiet_s)
    }

    /// Seconds until the visitor counts as gone, while it is asked whether they are still there.
    #[must_use]
    pub fn asks(&self) -> Option<f64> {
        let asked_s = self.quiet_s - self.patience.idle_s;
        (self.waits() && asked_s >= 0.0).then(|| (self.patience.countdown_s - asked_s).max(0.0))
    }

    /// Seconds until the visitor counts as gone, and of how many; `None` while none is waited for.
    #[must_use]
    pub fn left_s(&self) -> Option<(f64, f64)> {
        let all_s = self.patience.idle_s + self.patience.countdown_s;
        self.waits()
            .then(|| ((all_s - self.quiet_s).max(0.0), all_s))
    }

    /// Whether a visitor is waited for: never in the loop, and never while a round is played.
    fn waits(&self) -> bool {
        !matches!(self.phase, Phase::Attract | Phase::Round)
    }

    /// What comes of something that happens: a phase that begins, if one does. The loop begins anew with each of its levels.
    pub fn on(&mut self, what: Happening) -> Option<Phase> {
        use Happening::{
            Again, Done, GiveName, Moved, Over, Passed, Pressed, ShowBoard, Stirred, Tended,
        };
        match what {
            Pressed | Moved | Stirred => self.quiet_s = 0.0,
            Passed(seconds) => {
                self.since_s += seconds;
                self.quiet_s += seconds;
                self.is_settled |= self.quiet_s >= SETTLES_S;
            }
            _ => {}
        }
        let next = match (self.phase, what) {
            (Phase::Attract, Pressed) | (Phase::Result | Phase::Name | Phase::Board, Again) => {
                Phase::Round
            }
            (Phase::Attract, Moved) if self.is_settled => Phase::Round,
            (Phase::Round, Over) => Phase::Result,
            (Phase::Result, GiveName) => Phase::Name,
            (Phase::Result | Phase::Name, ShowBoard) => Phase::Board,
            (Phase::Attract, Over) | (Phase::Result | Phase::Name | Phase::Board, Done) => {
                self.next_level()
            }
            (_, Tended) => self.next_level(),
            (_, Passed(_)) if self.asks().is_some_and(|left_s| left_s <= 0.0) => self.next_level(),
            _ => return None,
        };
        let goes_on = self.phase == Phase::Attract && what == Over;
        self.is_settled &= goes_on;
        self.phase = next;
        self.since_s = 0.0;
        self.quiet_s = 0.0;
        Some(next)
    }

    fn next_level(&mut self) -> Phase {
        self.level = (self.level + 1) % self.levels;
        Phase::Attract
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Happening::{Again, Done, GiveName, Moved, Over, Passed, Pressed, ShowBoard, Stirred};

    const PATIENCE: Patience = Patience {
        idle_s: 30.0,
        countdown_s: 15.0,
    };

    /// A booth to which all this has happened.
    fn after(happenings: &[Happening]) -> Machine {
        let mut booth = Machine::new(3, PATIENCE);
        for what in happenings {
            booth.on(*what);
        }
        booth
    }

    #[test]
    fn a_visitor_takes_over_plays_and_goes() {
        let mut booth = after(&[Over]);
        assert_eq!((booth.phase(), booth.level()), (Phase::Attract, 1));
        assert_eq!(
            booth.on(Stirred),
            None,
            "a pointer that trembles takes nothing over"
        );
        assert_eq!(booth.on(Pressed), Some(Phase::Round));
        assert_eq!(booth.level(), 1, "of the level that was shown");
        assert_eq!(booth.on(Pressed), None);
        assert_eq!(booth.on(Over), Some(Phase::Result));
        assert_eq!(booth.on(Pressed), None, "it stays when it is touched");
        assert_eq!(booth.on(GiveName), Some(Phase::Name));
        assert_eq!(booth.on(ShowBoard), Some(Phase::Board));
        assert_eq!(booth.on(Again), Some(Phase::Round));
        assert_eq!(booth.level(), 1, "again is the same level");
        booth.on(Over);
        assert_eq!(booth.on(Done), Some(Phase::Attract));
        assert_eq!(booth.level(), 2);
        booth.on(Over);
        assert_eq!(booth.level(), 0, "the loop closes");
    }

    #[test]
    fn whoever_is_gone_is_asked_for_and_forgotten() {
        for there in [&[][..], &[GiveName], &[ShowBoard]] {
            let mut booth = after(&[Pressed, Over]);
            for what in there {
                booth.on(*what);
            }
            assert_eq!(booth.on(Passed(29.9)), None);
            assert_eq!(booth.asks(), None);
            assert_eq!(booth.on(Passed(0.1)), None);
            assert!(
                booth
                    .asks()
                    .is_some_and(|left_s| (left_s - 15.0).abs() < 1e-9)
            );
            assert_eq!(booth.on(Passed(14.0)), None);
            for answer in [Stirred, Moved, Pressed] {
                assert_eq!(booth.on(answer), None, "whatever moves is an answer");
                assert_eq!(booth.asks(), None, "{answer:?}");
                assert_eq!(booth.on(Passed(44.0)), None);
                assert!(booth.asks().is_some());
            }
            assert_eq!(booth.on(Passed(0.9)), None);
            assert_eq!(booth.on(Passed(0.2)), Some(Phase::Attract), "{there:?}");
        }
    }

    #[test]
    fn a_round_and_the_loop_are_never_interrupted() {
        let mut booth = after(&[Pressed]);
        assert_eq!(booth.on(Passed(1e6)), None);
        assert_eq!((booth.phase(), booth.asks()), (Phase::Round, None));
        assert_eq!(booth.on(Over), Some(Phase::Result));
        assert_eq!(
            booth.asks(),
            None,
            "the silence of the round does not count"
        );
        let mut booth = after(&[]);
        assert_eq!(booth.on(Passed(1e6)), None);
        assert_eq!((booth.phase(), booth.asks()), (Phase::Attract, None));
    }

    #[test]
    fn a_pointer_that_is_moved_takes_over_once_the_hand_before_has_left_it() {
        let mut booth = after(&[Passed(1.0)]);
        assert_eq!(booth.on(Moved), Some(Phase::Round));
        for before in [&[][..], &[Pressed, Over, Done], &[Happening::Tended]] {
            let mut booth = after(before);
            for _ in 0..20 {
                assert_eq!(booth.on(Passed(0.5)), None);
                assert_eq!(booth.on(Moved), None, "the same hand, after {before:?}");
            }
            booth.on(Passed(1.0));
            booth.on(Over);
            assert_eq!(booth.on(Moved), Some(Phase::Round), "of the next level");
        }
    }

    #[test]
    fn a_pointer_that_moves_in_the_loop_is_seen_for_a_while_and_then_forgotten() {
        let mut booth = after(&[Passed(3.0)]);
        assert_eq!(booth.stirred_s(), None, "nobody yet");
        booth.on(Stirred);
        assert_eq!(booth.stirred_s(), Some(0.0));
        booth.on(Passed(2.0));
        assert_eq!(booth.stirred_s(), Some(2.0));
        booth.on(Over);
        assert_eq!(booth.stirred_s(), None, "another level");
    }

    #[test]
    fn an_attendant_who_is_done_leaves_the_loop_behind() {
        for before in [
            &[][..],
            &[Pressed],
            &[Pressed, Over],
            &[Pressed, Over, GiveName],
        ] {
            let mut booth = after(before);
            assert_eq!(
                booth.on(Happening::Tended),
                Some(Phase::Attract),
                "{before:?}"
            );
        }
    }

    #[test]
    fn what_has_no_place_changes_nothing() {
        for what in [Again, GiveName, ShowBoard, Done] {
            for mut booth in [after(&[]), after(&[Pressed])] {
                assert_eq!(booth.on(what), None, "{what:?} in {:?}", booth.phase());
            }
        }
        assert_eq!(after(&[Pressed, Over]).on(Over), None);
        assert_eq!(Machine::new(0, PATIENCE).on(Over), Some(Phase::Attract));
    }
}
