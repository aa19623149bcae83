//! Work that takes longer than a frame has.

use std::time::Duration;

use bevy::platform::time::Instant;

/// How long a frame goes on with it: a game that stands still at sixty pictures a second leaves twice as much.
const SLICE: Duration = Duration::from_millis(8);

/// Goes on step by step for as long as a frame has, and does one at least; a step says whether it did anything. True when there was
/// nothing left to do.
pub fn go_on(mut step: impl FnMut() -> bool) -> bool {
    let began = Instant::now();
    while step() {
        if began.elapsed() > SLICE {
            return false;
        }
    }
    true
}
