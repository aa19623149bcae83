//! Lays the results that a page hands in over one another, a little every frame, and gives it the report.

use std::mem;

use bevy::prelude::*;
use serde_json::{Value, json};

use crate::app::tell::Tell;
use crate::class::{
    FileText, Gathering, LeftOut, Proving, Reading, TABLES, Wanted, heading, left_out_words, report,
};
use crate::level::Levels;
use crate::screens::{Session, slice};
use crate::text::Text;

/// What is being compared, and how far that is.
#[derive(Resource, Default)]
pub(super) struct Comparing {
    work: Work,
    /// What the page was last told of it.
    told: Option<Value>,
}

#[derive(Default)]
enum Work {
    #[default]
    Nothing,
    /// So many files come.
    Reading {
        reading: Reading,
        done: usize,
        of: usize,
    },
    /// So many runs are to be played again.
    Proving { proving: Proving, of: usize },
    /// The report, and so many of its tables, are with the page.
    Writing {
        gathered: Box<Gathering>,
        tables: Option<usize>,
    },
}

impl Comparing {
    /// Begins anew, with so many files to come.
    pub(super) fn begin(&mut self, of: usize) {
        *self = Self {
            work: Work::Reading {
                reading: Reading::default(),
                done: 0,
                of,
            },
            told: None,
        };
    }

    /// Takes in one of the files.
    ///
    /// # Errors
    /// When none is expected, in a sentence.
    pub(super) fn take(&mut self, file: &FileText, levels: &Levels) -> Result<(), String> {
        match &mut self.work {
            Work::Reading { reading, done, of } if *done < *of => {
                reading.take(file, levels);
                *done += 1;
                Ok(())
            }
            _ => {
                Err("result: no file is expected; say first how many are to be compared".to_owned())
            }
        }
    }

    /// How far it is; `None` where nothing is done.
    fn progress(&self) -> Option<Value> {
        let (step, done, of) = match &self.work {
            Work::Nothing => return None,
            Work::Reading { done, of, .. } => ("reading", *done, *of),
            Work::Proving { proving, of } => ("playing", of - proving.waiting(), *of),
            Work::Writing { tables, .. } => {
                let done = tables.map_or(0, |tables| tables + 1);
                ("writing", done, TABLES.len() + 1)
            }
        };
        Some(json!({ "type": "comparing", "step": step, "done": done, "of": of }))
    }
}

/// Goes on with what is being compared.
pub(super) fn go_on(
    mut comparing: ResMut<Comparing>,
    session: Res<Session>,
    mut tell: MessageWriter<Tell>,
) {
    let comparing = comparing.bypass_change_detection();
    let (levels, text) = (&session.levels, &session.text);
    let work = mem::take(&mut comparing.work);
    let (work, events) = step(work, levels, text);
    comparing.work = work;
    let progress = comparing.progress();
    let news = progress.clone().filter(|_| progress != comparing.told);
    comparing.told = progress;
    tell.write_batch(events.into_iter().chain(news).map(Tell));
}

/// What a frame does for it, and what the page is given.
fn step(work: Work, levels: &Levels, text: &Text) -> (Work, Vec<Value>) {
    match work {
        Work::Reading { reading, done, of } if done == of => {
            let proving = reading.prove(&Wanted::default());
            let of = proving.waiting();
            (Work::Proving { proving, of }, Vec::new())
        }
        Work::Proving { mut proving, of } => {
            if !slice::go_on(|| proving.step(levels)) {
                return (Work::Proving { proving, of }, Vec::new());
            }
            match proving.finish() {
                Ok(gathered) => {
                    let gathered = Box::new(gathered);
                    let tables = None;
                    (Work::Writing { gathered, tables }, Vec::new())
                }
                Err(left_out) => {
                    let said = text.get("ui-class-no-run");
                    (Work::Nothing, vec![compared("", &said, &left_out, text)])
                }
            }
        }
        Work::Writing { gathered, tables } => {
            let stem = gathered.file_stem();
            let file = |kind: &str, name: String, content: String| json!({ "type": "compared-file", "kind": kind, "name": name, "text": content });
            let Some(next) = tables else {
                let page = file("page", format!("{stem}.html"), report(&gathered, text));
                let tables = Some(0);
                return (Work::Writing { gathered, tables }, vec![page]);
            };
            if let Some((kind, table)) = TABLES.get(next) {
                let table = table(&gathered, text);
                let table = file(kind, format!("{stem}.{kind}.csv"), table);
                let tables = Some(next + 1);
                return (Work::Writing { gathered, tables }, vec![table]);
            }
            let said = text.args("ui-class-compared", &[("n", gathered.runs.len().into())]);
            let title = heading(&gathered, text);
            (
                Work::Nothing,
                vec![compared(&title, &said, &gathered.left_out, text)],
            )
        }
        work => (work, Vec::new()),
    }
}

/// What came of it, in words.
fn compared(title: &str, said: &str, left_out: &[LeftOut], text: &Text) -> Value {
    let left_out: Vec<Value> = left_out
        .iter()
        .map(|left| json!({ "file": left.file, "why": left_out_words(&left.reason, text) }))
        .collect();
    json!({ "type": "compared", "title": title, "said": said, "leftOut": left_out })
}
