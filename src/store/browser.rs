//! The browser's local storage.

use std::io;

use super::place::{BYTES_MAX, Found};

/// The page's storage; an error where the browser refuses it (private windows, frames of other sites).
fn storage() -> io::Result<web_sys::Storage> {
    web_sys::window()
        .and_then(|window| window.local_storage().ok().flatten())
        .ok_or_else(refused)
}

fn refused() -> io::Error {
    io::Error::from(io::ErrorKind::PermissionDenied)
}

pub(super) fn read(key: &str) -> io::Result<Found> {
    let text = storage()?.get_item(key).map_err(|_| refused())?;
    Ok(match text {
        None => Found::Nothing,
        Some(text) if text.len() as u64 > BYTES_MAX => Found::Rubbish,
        Some(text) => Found::Text(text),
    })
}

pub(super) fn write(key: &str, text: &str) -> io::Result<()> {
    storage()?.set_item(key, text).map_err(|_| refused())
}

/// Key of what was found damaged.
fn aside(key: &str) -> String {
    format!("{key}.damaged")
}

pub(super) fn drop_copies(key: &str) -> io::Result<()> {
    storage()?.remove_item(&aside(key)).map_err(|_| refused())
}

pub(super) fn copy_aside(key: &str) -> io::Result<String> {
    let storage = storage()?;
    let aside = aside(key);
    if let Some(text) = storage.get_item(key).map_err(|_| refused())? {
        storage.set_item(&aside, &text).map_err(|_| refused())?;
    }
    Ok(aside)
}

pub(super) fn put_aside(key: &str) -> io::Result<String> {
    let aside = copy_aside(key)?;
    storage()?.remove_item(key).map_err(|_| refused())?;
    Ok(aside)
}
