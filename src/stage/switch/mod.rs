//! The stage of the payment switch: from the merchants through the servers to the issuers, and the ribbon of retries back.

mod eye;
pub mod lanes;
mod legend;
pub mod motion;
pub mod paint;
pub mod plan;
pub mod ribbon;
pub mod scene;
pub mod scenes;
mod stations;
mod words;

pub use motion::Motion;
pub(super) use motion::lay;
pub use plan::Plan;
pub use scene::{IssuerScene, Scene};
pub use words::labels;
