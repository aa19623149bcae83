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
    use std::os::unix::net::UnixStream;
    use std::path::PathBuf;

    let wayland = var_os("WAYLAND_DISPLAY").is_some_and(|name| {
        let dir = var_os("XDG_RUNTIME_DIR")
            .map(PathBuf::from)
            .unwrap_or_default();
        UnixStream::connect(dir.join(name)).is_ok()
    });
    wayland || var_os("DISPLAY").is_some_and(|name| x11_answers(&name.to_string_lossy()))
}

/// Whether an X server answers under a name such as `:0`, `unix:0.0` or `host:10`.
#[cfg(target_os = "linux")]
fn x11_answers(name: &str) -> bool {
    use std::net::{TcpStream, ToSocketAddrs as _};
    use std::os::unix::net::UnixStream;
    use std::time::Duration;

    /// Port of display 0; the others follow.
    const FIRST_PORT: u16 = 6000;
    /// A host that answers nothing at all would otherwise be waited for for minutes.
    const PATIENCE: Duration = Duration::from_secs(3);

    let Some((host, rest)) = name.rsplit_once(':') else {
        return false;
    };
    let Ok(number) = rest.split('.').next().unwrap_or_default().parse::<u16>() else {
        return false;
    };
    let tcp = |host: &str| {
        // High displays have a socket file, but no port.
        let port = FIRST_PORT.checked_add(number);
        let at = port.and_then(|port| (host, port).to_socket_addrs().ok()?.next());
        at.is_some_and(|at| TcpStream::connect_timeout(&at, PATIENCE).is_ok())
    };
    match host {
        "" | "unix" => {
            UnixStream::connect(format!("/tmp/.X11-unix/X{number}")).is_ok() || tcp("127.0.0.1")
        }
        _ => tcp(host),
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::x11_answers;

    #[test]
    fn no_display_answers_under_a_name_that_is_none() {
        for name in [
            "",
            ":",
            "0",
            ":x",
            ":-1",
            ":65536",
            ":65535",
            "unix:65535.0",
            "::",
            "\u{7f}:1",
        ] {
            assert!(!x11_answers(name), "{name:?}");
        }
    }
}
