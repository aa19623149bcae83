//! The simulated clock: how wall time becomes minutes.

use super::command::Speed;
use super::number::whole;

/// Wall seconds that a simulated minute takes at [`Speed::One`].
pub const MINUTE_S: f64 = 2.0;

/// Steps of the fixed timestep in a wall second.
pub const TICK_HZ: f64 = 60.0;

/// Wall seconds in half ticks, at least one.
const fn half_ticks(seconds: f64) -> u32 {
    let ticks = whole(seconds * TICK_HZ * 2.0 + 0.5);
    if ticks == 0 { 1 } else { ticks }
}

/// What one step of the fixed timestep brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tick {
    /// The clock stands.
    Stood,
    /// A minute begins with this step: it is to be computed now.
    Began,
    /// The minute goes on.
    Ran,
    /// The minute is over with this step.
    Ended,
}

/// Where the shift stands between two minutes, and at which pace it moves on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Clock {
    half_ticks: u32,
    /// A minute in half ticks: every pace is a whole number of them a tick, so that no rounding can drift apart between frame rates.
    minute: u32,
    between: bool,
    /// Whether the clock stands.
    pub paused: bool,
    /// Pause again when the minute under way is over.
    pub pause_after_minute: bool,
    /// Pace.
    pub speed: Speed,
}

impl Clock {
    /// A clock that stands before a minute.
    #[must_use]
    pub fn new(speed: Speed) -> Self {
        Self {
            half_ticks: 0,
            minute: half_ticks(MINUTE_S),
            between: true,
            paused: true,
            pause_after_minute: false,
            speed,
        }
    }

    /// The same clock, on which a minute takes so many wall seconds at [`Speed::One`], to a half tick.
    #[must_use]
    pub fn with_minute(self, minute_s: f64) -> Self {
        Self {
            minute: half_ticks(minute_s),
            ..self
        }
    }

    fn pace(self) -> u32 {
        match self.speed {
            Speed::Half => 1,
            Speed::One => 2,
            Speed::Two => 4,
            Speed::Four => 8,
        }
    }

    /// One step of the fixed timestep.
    ///
    /// Between two minutes nothing is computed while the clock stands, so that what is set there holds for the minute that comes.
    pub fn tick(&mut self) -> Tick {
        if self.paused {
            return Tick::Stood;
        }
        let began = std::mem::take(&mut self.between);
        self.half_ticks += self.pace();
        if began {
            // However short a minute is, it begins before it ends: it is computed in between.
            self.half_ticks = self.half_ticks.min(self.minute - 1);
            return Tick::Began;
        }
        if self.half_ticks < self.minute {
            return Tick::Ran;
        }
        self.half_ticks -= self.minute;
        self.between = true;
        if self.pause_after_minute {
            self.half_ticks = 0;
            self.paused = true;
            self.pause_after_minute = false;
        }
        Tick::Ended
    }

    /// Share of the minute on screen that is over, 0…1; 1 between two minutes.
    #[must_use]
    pub fn phase(&self) -> f64 {
        if self.between {
            1.0
        } else {
            f64::from(self.half_ticks) / f64::from(self.minute)
        }
    }

    /// Whether the minute on screen is over and the next one not yet begun.
    #[must_use]
    pub fn is_between(&self) -> bool {
        self.between
    }

    /// Wall seconds that a minute takes at the present pace.
    #[must_use]
    pub fn minute_wall_s(&self) -> f64 {
        f64::from(self.minute) / (TICK_HZ * 2.0) / self.speed.factor()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ticks_a_minute(speed: Speed) -> u32 {
        let mut clock = Clock::new(speed);
        clock.paused = false;
        assert_eq!(clock.tick(), Tick::Began);
        let mut n = 1;
        while clock.tick() != Tick::Began {
            n += 1;
        }
        n
    }

    #[test]
    fn a_minute_takes_two_seconds_at_the_usual_pace() {
        assert_eq!(Speed::ALL.map(ticks_a_minute), [240, 120, 60, 30]);
    }

    #[test]
    fn a_round_takes_as_long_as_it_was_given() {
        // A minute takes two ticks at least, one that begins it and one that ends it.
        for (round_s, ticks) in [
            (90.0, 5400),
            (60.0, 3600),
            (2.0, 120),
            (1.0, 120),
            (0.01, 120),
        ] {
            let mut clock = Clock::new(Speed::One).with_minute(round_s / 60.0);
            clock.paused = false;
            let mut passed = 0;
            for _ in 0..60 {
                assert_eq!(clock.tick(), Tick::Began, "{round_s} s");
                passed += 2;
                while clock.tick() != Tick::Ended {
                    passed += 1;
                }
            }
            assert_eq!(passed, ticks, "{round_s} s");
            if round_s > 1.0 {
                assert!((clock.minute_wall_s() - round_s / 60.0).abs() < 1e-9);
            }
        }
    }

    #[test]
    fn a_paused_clock_stands() {
        let mut clock = Clock::new(Speed::Four);
        assert!((0..1000).all(|_| clock.tick() == Tick::Stood));
        assert!(clock.is_between());
    }

    #[test]
    fn one_minute_ends_paused_between_minutes() {
        let mut clock = Clock::new(Speed::One);
        clock.paused = false;
        clock.pause_after_minute = true;
        while clock.tick() != Tick::Ended {}
        assert!(clock.paused && !clock.pause_after_minute && clock.is_between());
        assert_eq!(clock.tick(), Tick::Stood);
    }
}
