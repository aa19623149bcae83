//! Running the program.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

pub(crate) fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_retry-storm"));
    command.current_dir(env!("CARGO_MANIFEST_DIR"));
    command
}

pub(crate) fn run(arguments: &[&str]) -> Output {
    program()
        .args(arguments)
        .output()
        .expect("the program runs")
}

pub(crate) fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

pub(crate) fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("UTF-8")
}

/// The output of a command that must succeed.
pub(crate) fn well(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!(
        output.status.code(),
        Some(0),
        "{arguments:?}: {}",
        err(&output)
    );
    out(&output)
}

/// The complaint of a command that must fail with a code.
pub(crate) fn fails(arguments: &[&str], code: i32) -> String {
    let output = run(arguments);
    assert_eq!(
        output.status.code(),
        Some(code),
        "{arguments:?}: {}",
        out(&output)
    );
    let complaint = err(&output);
    assert!(!complaint.contains("panicked"), "{complaint}");
    complaint
}

pub(crate) fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if path.exists() {
        fs::remove_dir_all(&path).expect("an old folder to go");
    }
    fs::create_dir_all(&path).expect("a new folder");
    path
}

pub(crate) fn written(dir: &Path, name: &str, text: &str) -> String {
    let path = dir.join(name);
    fs::write(&path, text).expect("a file");
    path.to_str().expect("a plain path").to_owned()
}
