//! What the game tells the page around it: one event on the window, whose detail is JSON text.

use bevy::prelude::*;
use serde_json::Value;

/// Name of the event.
#[cfg(target_arch = "wasm32")]
const EVENT: &str = "retry-storm-event";

/// Something to be told, with its `type` among its fields. Only a page listens; elsewhere it is forgotten.
#[derive(Message, Clone, Debug, PartialEq)]
pub(super) struct Tell(pub(super) Value);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Tell>();
    #[cfg(target_arch = "wasm32")]
    app.add_systems(Last, tell);
}

#[cfg(target_arch = "wasm32")]
fn tell(mut words: MessageReader<Tell>) {
    for Tell(detail) in words.read() {
        at_once(detail);
    }
}

/// Tells the page without waiting for the end of the frame, which may never come. A page that does not listen is no fault.
#[cfg(target_arch = "wasm32")]
pub(super) fn at_once(detail: &Value) {
    let init = web_sys::CustomEventInit::new();
    init.set_detail(&wasm_bindgen::JsValue::from_str(&detail.to_string()));
    let event = web_sys::CustomEvent::new_with_event_init_dict(EVENT, &init);
    if let (Some(window), Ok(event)) = (web_sys::window(), event) {
        window.dispatch_event(&event).ok();
    }
}
