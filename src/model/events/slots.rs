//! When each slot becomes free.

/// Children of a place in the heap. Four lie in one or two cache lines and halve the depth of two.
const CHILDREN: usize = 4;

/// Slots by the time at which they become free, the soonest on top of a heap.
#[derive(Clone, Debug)]
pub(super) struct Slots {
    free_s: Vec<f64>,
}

impl Slots {
    /// So many slots, all free at time 0.
    pub(super) fn new(count: u32) -> Self {
        Self {
            free_s: vec![0.0; count as usize],
        }
    }

    /// Time at which the next slot becomes free (it may have passed); never, if there is none.
    pub(super) fn soonest_s(&self) -> f64 {
        self.free_s.first().copied().unwrap_or(f64::INFINITY)
    }

    /// Takes the slot that becomes free soonest, and gives it back at `until_s`, which is later.
    pub(super) fn occupy(&mut self, until_s: f64) {
        let heap = self.free_s.as_mut_slice();
        let mut place = 0;
        loop {
            let first = CHILDREN * place + 1;
            let last = heap.len().min(first + CHILDREN);
            let Some(children) = heap.get(first..last) else {
                break;
            };
            let Some((nearest, &child_s)) = children
                .iter()
                .enumerate()
                .min_by(|a, b| a.1.total_cmp(b.1))
            else {
                break;
            };
            if child_s >= until_s {
                break;
            }
            if let Some(here) = heap.get_mut(place) {
                *here = child_s;
            }
            place = first + nearest;
        }
        if let Some(here) = heap.get_mut(place) {
            *here = until_s;
        }
    }

    /// Slot time promised beyond the origin of time. A slot that is free later is busy until then, since
    /// whoever waits starts the moment it is free.
    pub(super) fn promised_s(&self) -> f64 {
        self.free_s.iter().sum()
    }

    /// Moves the origin of time to `now_s`, so that the clock never grows coarse. What became free before is
    /// simply free; a shift and a limit that are the same for all keep the heap.
    pub(super) fn restart(&mut self, now_s: f64) {
        for free_s in &mut self.free_s {
            *free_s = (*free_s - now_s).max(0.0);
        }
    }
}
