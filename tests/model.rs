//! The model against its contract: reference runs, reference values, laws.

mod model {
    mod controls;
    mod crosscheck;
    mod desks;
    mod events;
    mod formulas;
    mod laws;
    mod queueing;
    mod random;
    mod runs;
    mod scenario;
    mod simulation;
}
