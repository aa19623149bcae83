//! `compare`: the result files of a folder, laid over one another.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use super::CliError;
use super::class_args::CompareArgs;
use crate::class::{FileText, Gathering, LeftOut, Reason, TABLES, Wanted, left_out_words, report};
use crate::level::{FILE_BYTES_MAX, Levels, read_text_up_to};
use crate::store::write_whole;
use crate::text::Text;

/// Exit code of a report in which somebody's file may be missing.
const SOME_LEFT_OUT: u8 = 3;
/// What the command itself writes, and so does not read.
const OWN: [&str; 3] = ["html", "htm", "csv"];

pub(super) fn run(
    args: &CompareArgs,
    levels: &Levels,
    out: &mut impl Write,
) -> Result<ExitCode, CliError> {
    let text = Text::new(args.lang);
    let wanted = Wanted {
        level: args.level.clone(),
        seed: args.seed,
    };
    let gathered = Gathering::of(&files_of(&args.dir)?, &wanted, levels).map_err(|left_out| {
        let mut lines = said(&left_out, &text);
        lines.push(format!("{}: no run to compare", args.dir.display()));
        CliError::Usage(lines.join("\n"))
    })?;
    let page = args.out.clone().unwrap_or_else(|| {
        let name = format!("{}.html", gathered.file_stem());
        args.dir.join(name)
    });
    if !page
        .extension()
        .is_some_and(|it| it == "html" || it == "htm")
    {
        let said = format!(
            "--out {}: the name of a report ends in .html",
            page.display()
        );
        return Err(CliError::Usage(said));
    }
    let tables = TABLES.map(|(name, table)| {
        let path = page.with_extension(format!("{name}.csv"));
        (path, table(&gathered, &text))
    });
    let report = (page, report(&gathered, &text));
    for (path, content) in std::iter::once(report).chain(tables) {
        let refused =
            |e: io::Error| CliError::Usage(format!("{}: cannot be written: {e}", path.display()));
        write_whole(&path, content.as_bytes()).map_err(refused)?;
        writeln!(out, "{}", path.display())?;
    }
    out.flush()?;
    for line in said(&gathered.left_out, &text) {
        writeln!(io::stderr(), "{line}").unwrap_or_default();
    }
    Ok(if gathered.left_out.iter().any(LeftOut::is_missed) {
        SOME_LEFT_OUT.into()
    } else {
        ExitCode::SUCCESS
    })
}

/// Every file left out, with the reason, and what its reader says of a damage.
fn said(left_out: &[LeftOut], text: &Text) -> Vec<String> {
    let line = |left: &LeftOut| {
        // A terminal obeys what files may be named like.
        let name = left.file.replace(char::is_control, "?");
        let said = format!("{name}: {}", left_out_words(&left.reason, text));
        match &left.reason {
            Reason::Damaged(fault) => format!("{said} ({})", fault.message),
            _ => said,
        }
    };
    left_out.iter().map(line).collect()
}

/// The files of a folder by name, without hidden ones and reports.
fn files_of(dir: &Path) -> Result<Vec<FileText>, CliError> {
    let refused = |e: io::Error| {
        CliError::Usage(format!(
            "{}: cannot be read as a folder: {e}",
            dir.display()
        ))
    };
    let mut paths: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(dir).map_err(refused)? {
        paths.push(entry.map_err(refused)?.path());
    }
    paths.sort();
    let files = paths.iter().filter_map(|path| {
        let name = path.file_name()?.to_string_lossy().into_owned();
        let ending = path.extension().map(|e| e.to_string_lossy().to_lowercase());
        let is_own = ending.is_some_and(|ending| OWN.contains(&ending.as_str()));
        (!name.starts_with('.') && !is_own).then(|| FileText {
            name,
            text: read_text_up_to(path, FILE_BYTES_MAX),
        })
    });
    Ok(files.collect())
}
