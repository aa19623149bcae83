//! The program: parses the command line and hands over to the game or to a command without a window.

use std::process::ExitCode;

#[cfg(not(target_arch = "wasm32"))]
fn main() -> ExitCode {
    use clap::Parser;
    let cli = retry_storm::cli::Cli::parse();
    retry_storm::cli::main(&cli)
}

#[cfg(target_arch = "wasm32")]
fn main() -> ExitCode {
    ExitCode::SUCCESS
}
