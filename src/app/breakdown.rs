//! When the game cannot go on: the first message is kept and told, so that nobody looks at a frozen picture.

use bevy::ecs::world::World;
use bevy::render::error_handler::{RenderError, RenderErrorHandler, RenderErrorPolicy};

/// An error of the graphics card ends the game like any other breakdown: with a sentence.
pub(super) fn of_graphics() -> RenderErrorHandler {
    RenderErrorHandler(end)
}

fn end(error: &RenderError, _: &mut World, _: &mut World) -> RenderErrorPolicy {
    let details = error.description.trim();
    // Unwinding (or, on a page, the hook below) leads to whoever shows the sentence.
    panic!("the graphics card failed: {:?}. {details}", error.ty)
}

/// Tells the page of a panic, and the console with its place in the program. Later ones follow from the first and are only logged.
#[cfg(target_arch = "wasm32")]
pub(super) fn tell_the_page() {
    use std::sync::atomic::{AtomicBool, Ordering};
    static TOLD: AtomicBool = AtomicBool::new(false);
    std::panic::set_hook(Box::new(|info| {
        web_sys::console::error_1(&wasm_bindgen::JsValue::from_str(&info.to_string()));
        if !TOLD.swap(true, Ordering::Relaxed) {
            let words = message(info.payload());
            super::tell::at_once(&serde_json::json!({ "type": "panic", "message": words }));
        }
    }));
}

/// What `?panic=1` asks for, so that a test sees what a player would.
#[cfg(target_arch = "wasm32")]
pub(super) fn on_purpose() {
    panic!("asked for by the address (panic=1)");
}

/// The words of a panic, without where in the program it was.
pub(super) fn message(payload: &dyn std::any::Any) -> String {
    let words = payload
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| payload.downcast_ref::<&str>().copied());
    words.unwrap_or("without a word").replace('\n', " ")
}
