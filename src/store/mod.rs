//! What is remembered between visits.
