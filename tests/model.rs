//! The model against its contract: reference runs, reference values, laws.

mod model {
    mod runs;
    mod scenario;
}
