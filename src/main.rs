//! The program: parses the command line and hands over to the game or to a command without a window.

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    use clap::Parser;
    let cli = retry_storm::cli::Cli::parse();
    retry_storm::cli::main(&cli)
}

#[cfg(all(target_arch = "wasm32", feature = "game"))]
fn main() {
    retry_storm::app::open_on_page();
}

/// Without the game there is nothing for a page to show.
#[cfg(all(target_arch = "wasm32", not(feature = "game")))]
fn main() {}
