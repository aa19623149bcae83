//! Machines that serve and machines that still start.

/// The most machines a desk can own.
pub(super) const FLEET_MAX: usize = 40;

/// A desk's machines.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Fleet {
    /// Machines serving.
    pub(super) running: u32,
    /// Minutes left of each starting machine, oldest first.
    left: [u32; FLEET_MAX],
    /// Starting machines.
    starting: usize,
    /// Minutes between order and service.
    boot_min: u32,
}

impl Fleet {
    /// A fleet in which everything serves.
    pub(super) fn new(running: u32, boot_min: u32) -> Self {
        Self {
            running,
            left: [0; FLEET_MAX],
            starting: 0,
            boot_min,
        }
    }

    /// Machines starting.
    pub(super) fn booting(&self) -> u32 {
        // At most FLEET_MAX, so the conversion holds.
        u32::try_from(self.starting).unwrap_or(u32::MAX)
    }

    /// Machines paid for.
    pub(super) fn owned(&self) -> u32 {
        self.running + self.booting()
    }

    /// Minutes left of each starting machine, oldest first.
    pub(super) fn boots(&self) -> impl Iterator<Item = u32> + '_ {
        self.left.iter().take(self.starting).copied()
    }

    /// A minute passes: starting machines come closer to service, those that arrive serve.
    pub(super) fn count_down(&mut self) {
        if self.starting == 0 {
            return;
        }
        // All boots take equally long, so those that arrive stand in front.
        let mut arrived = 0;
        for left in self.left.iter_mut().take(self.starting) {
            *left = left.saturating_sub(1);
            if *left == 0 {
                arrived += 1;
            }
        }
        self.left.copy_within(arrived..self.starting, 0);
        self.starting -= arrived;
        self.running += u32::try_from(arrived).unwrap_or(0);
    }

    /// Orders machines, as far as there is room.
    pub(super) fn order(&mut self, count: u32) {
        for _ in 0..count {
            if self.boot_min == 0 {
                self.running += 1;
            } else if let Some(left) = self.left.get_mut(self.starting) {
                *left = self.boot_min;
                self.starting += 1;
            }
        }
    }

    /// Gives machines back: starting ones first, the newest of them first, then running ones.
    pub(super) fn give_back(&mut self, count: u32) {
        let cancelled = count.min(self.booting());
        self.starting -= cancelled as usize;
        self.running = self.running.saturating_sub(count - cancelled);
    }

    /// Stops running machines.
    pub(super) fn stop(&mut self, count: u32) {
        self.running = self.running.saturating_sub(count);
    }

    /// Orders or gives back until `wanted` machines are owned.
    pub(super) fn own(&mut self, wanted: u32) {
        let owned = self.owned();
        if wanted > owned {
            self.order(wanted - owned);
        } else {
            self.give_back(owned - wanted);
        }
    }
}
