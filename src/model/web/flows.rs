//! Where a minute's requests went, for the picture.

/// Rates of the minute in requests a second. `requests = shed + failed_queue + failed_build + answered`.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Flows {
    /// Requests that came.
    pub requests: f64,
    /// Let in.
    pub admitted: f64,
    /// Refused at the balancer.
    pub shed: f64,
    /// Let in and found in the cache.
    pub hits: f64,
    /// Let in and not found in the cache.
    pub misses: f64,
    /// Got no worker in time.
    pub failed_queue: f64,
    /// Got a worker and met the bad build's fault.
    pub failed_build: f64,
    /// Answered.
    pub answered: f64,
}

impl Flows {
    /// All flows in the order of their fields.
    #[must_use]
    pub fn values(&self) -> [f64; 8] {
        // Named one by one, so that a field added above cannot be forgotten here.
        let Self {
            requests,
            admitted,
            shed,
            hits,
            misses,
            failed_queue,
            failed_build,
            answered,
        } = *self;
        [
            requests,
            admitted,
            shed,
            hits,
            misses,
            failed_queue,
            failed_build,
            answered,
        ]
    }
}
