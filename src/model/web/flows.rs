//! Where a minute's requests went, for the picture.

flows! {
    /// Rates of the minute in requests a second. `requests = shed + failed_queue + failed_build + answered`.
    Flows:

    /// Requests that came.
    requests;
    /// Let in.
    admitted;
    /// Refused at the balancer.
    shed;
    /// Let in and found in the cache.
    hits;
    /// Let in and not found in the cache.
    misses;
    /// Got no worker in time.
    failed_queue;
    /// Got a worker and met the bad build's fault.
    failed_build;
    /// Answered.
    answered;
}
