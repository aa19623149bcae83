//! The stage of the web service: forward above, answers below, a long U that turns at the cache or at the database.

mod card;
pub mod lanes;
mod legend;
mod motion;
pub mod paint;
pub mod plan;
pub mod scene;
pub mod scenes;
mod stations;
mod words;

pub(super) use card::WebCard;
pub use card::WebPicture;
pub use motion::WebMotion;
pub(super) use motion::lay;
pub use plan::WebPlan;
pub use scene::{BudgetScene, WebScene};
pub use words::labels;
