//! What goes wrong is said on the browser's console. The engine's own logger would keep every line for the browser's profiler
//! as well, for as long as the page is open.

use log::{Level, LevelFilter, Log, Metadata, Record};

struct Console;

impl Log for Console {
    fn enabled(&self, metadata: &Metadata) -> bool {
        // The engine's own warnings about drivers say nothing to a player.
        metadata.level() == Level::Error || metadata.target().starts_with("retry_storm")
    }

    fn log(&self, record: &Record) {
        if !self.enabled(record.metadata()) {
            return;
        }
        let line = format!("{}: {}", record.target(), record.args()).into();
        match record.level() {
            Level::Error => web_sys::console::error_1(&line),
            _ => web_sys::console::warn_1(&line),
        }
    }

    fn flush(&self) {}
}

/// Sends what is logged from now on to the console.
pub(super) fn listen() {
    if log::set_logger(&Console).is_ok() {
        log::set_max_level(LevelFilter::Warn);
    }
}
