//! The browser's local storage.

use std::io;

use super::place::{BYTES_MAX, Found};

const KEY: &str = "retry-storm";
const KEY_ASIDE: &str = "retry-storm.damaged";

/// The page's storage; an error where the browser refuses it (private windows, frames of other sites).
fn storage() -> io::Result<web_sys::Storage> {
    web_sys::window()
        .and_then(|window| window.local_storage().ok().flatten())
        .ok_or_else(refused)
}

fn refused() -> io::Error {
    io::Error::from(io::ErrorKind::PermissionDenied)
}

pub(super) fn read() -> io::Result<Found> {
    let text = storage()?.get_item(KEY).map_err(|_| refused())?;
    Ok(match text {
        None => Found::Nothing,
        Some(text) if text.len() as u64 > BYTES_MAX => Found::Rubbish,
        Some(text) => Found::Text(text),
    })
}

pub(super) fn write(text: &str) -> io::Result<()> {
    storage()?.set_item(KEY, text).map_err(|_| refused())
}

pub(super) fn put_aside() -> io::Result<String> {
    let storage = storage()?;
    if let Some(text) = storage.get_item(KEY).map_err(|_| refused())? {
        storage.set_item(KEY_ASIDE, &text).map_err(|_| refused())?;
        storage.remove_item(KEY).map_err(|_| refused())?;
    }
    Ok(KEY_ASIDE.to_owned())
}
