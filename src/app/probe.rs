//! Whether this machine can show a window at all, asked before the engine is started: the engine itself would panic.

use bevy::tasks::block_on;

/// Why there is no game on the screen.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoGame {
    /// There is no display server to be reached.
    #[error("no display was found (neither DISPLAY nor WAYLAND_DISPLAY leads to one)")]
    Display,
    /// There is no graphics adapter, not even a software one.
    #[error(
        "no graphics adapter was found (a Vulkan driver is needed; Mesa's software one will do)"
    )]
    Adapter,
    /// The engine could not be started for another reason.
    #[error("the window could not be opened ({0})")]
    Engine(String),
    /// It ran, and stopped by a fault of its own.
    #[error("the game broke down ({0}); the shift under way can be resumed")]
    BrokeDown(String),
}

/// Looks for a display and a graphics adapter.
///
/// # Errors
/// When one of them is missing.
pub(super) fn window() -> Result<(), NoGame> {
    if display_is_there() {
        adapter()
    } else {
        Err(NoGame::Display)
    }
}

/// Looks for a graphics adapter.
///
/// # Errors
/// [`NoGame::Adapter`] when there is none.
pub(super) fn adapter() -> Result<(), NoGame> {
    let instance =
        wgpu::Instance::new(wgpu::InstanceDescriptor::new_without_display_handle_from_env());
    let options = wgpu::RequestAdapterOptions::default();
    block_on(instance.request_adapter(&options))
        .map(drop)
        .map_err(|_| NoGame::Adapter)
}

#[cfg(not(target_os = "linux"))]
fn display_is_there() -> bool {
    true
}

/// Connects to the display server and hangs up again.
#[cfg(target_os = "linux")]
fn display_is_there() -> bool {
    use std::env::var_os;
    use std::net::TcpStream;
    use std::os::unix::net::UnixStream;
    use std::path::{Path, PathBuf};

    let wayland = var_os("WAYLAND_DISPLAY").is_some_and(|name| {
        let dir = var_os("XDG_RUNTIME_DIR")
            .map(PathBuf::from)
            .unwrap_or_default();
        UnixStream::connect(dir.join(name)).is_ok()
    });
    let x11 = var_os("DISPLAY").is_some_and(|name| {
        let name = name.to_string_lossy();
        let Some((host, rest)) = name.rsplit_once(':') else {
            return false;
        };
        let Ok(number) = rest.split('.').next().unwrap_or_default().parse::<u16>() else {
            return false;
        };
        match host {
            "" | "unix" => {
                UnixStream::connect(Path::new("/tmp/.X11-unix").join(format!("X{number}"))).is_ok()
                    || TcpStream::connect(("127.0.0.1", 6000 + number)).is_ok()
            }
            _ => TcpStream::connect((host, 6000u16.saturating_add(number))).is_ok(),
        }
    });
    wayland || x11
}
