//! When each slot becomes free.

/// Children of a place in the heap. Four lie in one or two cache lines and halve the depth of two.
const CHILDREN: usize = 4;

/// Slots by the time at which they become free, the soonest on top of a heap.
#[derive(Clone, Debug)]
pub(super) struct Slots {
    /// The slots, and behind them as many that never become free as make every place's children four.
    free_s: Vec<f64>,
    count: usize,
}

impl Slots {
    /// So many slots, which become free one after the other between two times.
    pub(super) fn new(count: u32, first_s: f64, last_s: f64) -> Self {
        let count = count as usize;
        let places = if count == 0 {
            0
        } else {
            (count - 1).next_multiple_of(CHILDREN) + 1
        };
        // In this order they are a heap already.
        let mut free_s: Vec<f64> = (0..count)
            .map(|place| first_s + (last_s - first_s) * place as f64 / count as f64)
            .collect();
        free_s.resize(places, f64::INFINITY);
        Self { free_s, count }
    }

    /// Time at which the next slot becomes free (it may have passed); never, if there is none.
    pub(super) fn soonest_s(&self) -> f64 {
        self.free_s.first().copied().unwrap_or(f64::INFINITY)
    }

    /// Takes the slot that becomes free soonest, and gives it back at `until_s`.
    ///
    /// The hole that it leaves sinks to the bottom without asking whether `until_s` should stop it: that is
    /// rarely so, and a question whose answer nobody can guess costs more than the steps it saves. Which of four
    /// children is the soonest is found without any such question.
    pub(super) fn occupy(&mut self, until_s: f64) {
        let heap = self.free_s.as_mut_slice();
        let mut hole = 0;
        loop {
            let first = CHILDREN * hole + 1;
            let Some(&[a, b, c, d]) = heap
                .get(first..)
                .and_then(|rest| rest.first_chunk::<CHILDREN>())
            else {
                break;
            };
            let (left, right) = (usize::from(b < a), 2 + usize::from(d < c));
            let (sooner_left, sooner_right) = (sooner(a, b), sooner(c, d));
            if let Some(place) = heap.get_mut(hole) {
                *place = sooner(sooner_left, sooner_right);
            }
            hole = first
                + if sooner_right < sooner_left {
                    right
                } else {
                    left
                };
        }
        while let Some(parent) = hole.checked_sub(1).map(|before| before / CHILDREN) {
            let Some(&parent_s) = heap.get(parent).filter(|&&parent_s| parent_s > until_s) else {
                break;
            };
            if let Some(place) = heap.get_mut(hole) {
                *place = parent_s;
            }
            hole = parent;
        }
        if let Some(place) = heap.get_mut(hole) {
            *place = until_s;
        }
    }

    fn all_s(&self) -> impl Iterator<Item = &f64> {
        self.free_s.iter().take(self.count)
    }

    /// Slot time promised beyond the origin of time. A slot that is free later is busy until then, since
    /// whoever waits starts the moment it is free.
    pub(super) fn promised_s(&self) -> f64 {
        self.all_s().sum()
    }

    /// Moves the origin of time to `now_s`, so that the clock never grows coarse. What became free before is
    /// simply free; a shift and a limit that are the same for all keep the heap.
    pub(super) fn restart(&mut self, now_s: f64) {
        for free_s in &mut self.free_s {
            *free_s = (*free_s - now_s).max(0.0);
        }
    }
}

/// The lesser of two times, of which neither is NaN: one instruction, where `f64::min` has to think of NaN.
fn sooner(a: f64, b: f64) -> f64 {
    if b < a { b } else { a }
}
