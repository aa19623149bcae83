//! Levels: their files, goals, scores, replays, operators and plans.

#[path = "level/advice.rs"]
mod advice;
#[path = "level/basis.rs"]
mod basis;
#[path = "level/bet.rs"]
mod bet;
#[path = "level/docs.rs"]
mod docs;
#[path = "level/faults.rs"]
mod faults;
#[path = "level/folder.rs"]
mod folder;
#[path = "level/fragment.rs"]
mod fragment;
#[path = "level/goals.rs"]
mod goals;
#[path = "level/hostile.rs"]
mod hostile;
#[path = "level/link.rs"]
mod link;
#[path = "level/long.rs"]
mod long;
#[path = "level/nudge.rs"]
mod nudge;
#[path = "level/proof.rs"]
mod proof;
#[path = "level/reference.rs"]
mod reference;
#[path = "level/replay.rs"]
mod replay;
#[path = "level/rules.rs"]
mod rules;
#[path = "level/run.rs"]
mod run;
