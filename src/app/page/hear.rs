//! What the page has said and the game has not yet taken up.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use bevy::prelude::*;

/// Name of the event by which the page speaks.
#[cfg(target_arch = "wasm32")]
const EVENT: &str = "retry-storm-command";
/// Most commands that wait at a time: a hidden page takes none up, and must not fill the memory with them.
pub(super) const WAITING_MAX: usize = 1000;

/// The commands that wait, as they were said.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct Inbox(Arc<Mutex<VecDeque<Heard>>>);

/// One command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Heard {
    /// Its text.
    Text(String),
    /// The detail of the event was no text.
    NoText,
    /// It, and those after it, came while too many waited.
    TooMany,
}

impl Inbox {
    /// Keeps a command; `None` is an event without text.
    pub(super) fn put(&self, text: Option<String>) {
        let mut waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match waiting.len() {
            0..WAITING_MAX => waiting.push_back(text.map_or(Heard::NoText, Heard::Text)),
            WAITING_MAX => waiting.push_back(Heard::TooMany),
            _ => {}
        }
    }

    /// The oldest command.
    pub(super) fn take(&self) -> Option<Heard> {
        let mut waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.pop_front()
    }
}

/// Listens for as long as the page lives.
#[cfg(target_arch = "wasm32")]
pub(super) fn listen(inbox: Res<Inbox>) {
    use wasm_bindgen::JsCast as _;
    use wasm_bindgen::prelude::Closure;

    let inbox = inbox.clone();
    let hear =
        Closure::<dyn FnMut(web_sys::CustomEvent)>::new(move |event: web_sys::CustomEvent| {
            inbox.put(event.detail().as_string());
        });
    if let Some(window) = web_sys::window() {
        window
            .add_event_listener_with_callback(EVENT, hear.as_ref().unchecked_ref())
            .ok();
    }
    // The game ends with the page.
    hear.forget();
}
