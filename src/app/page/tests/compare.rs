//! A page that hands in the results of a group, and what it is given for them.

use bevy::prelude::*;
use serde_json::{Value, json};

use super::{game, say, told};
use crate::class::{FILES_MAX, FileText, Gathering, TABLES, Wanted, report};
use crate::level::{Action, FILE_BYTES_MAX, Player, RunResult, embedded, play};
use crate::model::control::Set;
use crate::shift::PlayerCommand;
use crate::shift::command::Command;
use crate::text::{Lang, Text};

/// What the group hands in, each with servers ordered at another minute.
fn group(players: u32) -> Vec<FileText> {
    let level = embedded().by_id("switch-sale-surge").expect("a level");
    let result = |minute: u32| {
        let set = Set::Servers(10);
        let player = Player::Actions(vec![Action { minute, set }]);
        let run = play(level, 7, &player, level.end()).expect("a run");
        let name = format!("P{minute}");
        let result = RunResult::of(&run, &name, "Team 4").expect("it is over");
        FileText {
            name: format!("{name}.result.ron"),
            text: Ok(result.to_ron()),
        }
    };
    (0..players).map(result).collect()
}

/// The commands by which a page hands files in.
fn handed(files: &[FileText]) -> Vec<Value> {
    let begin = json!({"type": "compare", "files": files.len()});
    let results = files.iter().map(|file| match &file.text {
        Ok(text) => json!({"type": "result", "name": file.name, "text": text}),
        Err(_) => json!({"type": "result", "name": file.name, "fault": "no-text"}),
    });
    std::iter::once(begin).chain(results).collect()
}

/// Lets frames pass until the last thing was told.
fn to_the_end(app: &mut App) -> Value {
    for _ in 0..1000 {
        if let Some(end) = told(app, "compared").pop() {
            return end;
        }
        app.update();
    }
    panic!("the comparison does not end");
}

#[test]
fn a_page_gets_the_report_of_the_command_line_and_what_is_left_out() {
    let mut files = group(6);
    let mut liar = files[2].clone();
    liar.name = "liar.ron".into();
    liar.text = liar.text.map(|text| text.replace("score: ", "score: 9"));
    files.push(liar);
    files.push(FileText {
        name: "noise.ron".into(),
        text: Err(crate::level::Unread::NotText { line: 0, column: 0 }),
    });
    let mut app = game();
    let commands = handed(&files);
    say(&mut app, &commands[..5]);
    say(&mut app, &commands[5..]);
    let end = to_the_end(&mut app);
    assert_eq!(told(&app, "fault"), [] as [Value; 0]);
    assert_eq!(end["said"], "6 runs, laid over one another.");
    assert!(
        end["title"]
            .as_str()
            .is_some_and(|title| title.contains("Sale surge, seed 7")),
        "{end}"
    );
    let left_out = end["leftOut"].as_array().expect("a list");
    assert_eq!(left_out.len(), 2);
    assert_eq!(left_out[0]["file"], "liar.ron");
    assert_eq!(
        left_out[1],
        json!({"file": "noise.ron", "why": "It is not text."})
    );

    let text = Text::new(Lang::ENGLISH);
    let gathered = Gathering::of(&files, &Wanted::default(), embedded()).expect("runs");
    let made = told(&app, "compared-file");
    assert_eq!(made.len(), 1 + TABLES.len());
    assert_eq!(made[0]["name"], "switch-sale-surge-7.html");
    assert_eq!(made[0]["text"], report(&gathered, &text).as_str());
    for (file, (kind, table)) in made[1..].iter().zip(TABLES) {
        assert_eq!(file["name"], format!("switch-sale-surge-7.{kind}.csv"));
        assert_eq!(file["text"], table(&gathered, &text).as_str());
    }
    let steps = told(&app, "comparing");
    let last = |step: &str| {
        let last = steps.iter().rfind(|event| event["step"] == step);
        let last = last.expect("a step");
        [last["done"].as_u64(), last["of"].as_u64()]
    };
    assert_eq!(last("reading"), [Some(4), Some(8)]);
    assert_eq!(last("writing")[1], Some(1 + TABLES.len() as u64));
}

#[test]
fn without_a_run_a_page_is_told_why_in_the_players_language() {
    let mut app = game();
    app.world_mut()
        .write_message(PlayerCommand(Command::Language("ga".into())));
    app.update();
    let large =
        json!({"type": "result", "name": "x.ron", "fault": "large", "bytes": FILE_BYTES_MAX + 1});
    say(&mut app, &[json!({"type": "compare", "files": 1}), large]);
    let end = to_the_end(&mut app);
    assert_eq!(end["said"], "Níl aon rith le cur i gcomparáid.");
    let why = end["leftOut"][0]["why"].as_str().expect("words");
    assert!(why.starts_with("Tá 1,025 KiB ann"), "{why}");
    assert_eq!(told(&app, "compared-file"), [] as [Value; 0]);
    assert_eq!(told(&app, "language").last().expect("told")["lang"], "ga");
}

#[test]
fn what_nobody_waits_for_any_more_is_given_up() {
    let mut app = game();
    let files = handed(&group(3));
    say(&mut app, &files[..3]);
    say(
        &mut app,
        &[json!({"type": "compare-end"}), files[3].clone()],
    );
    let faults = told(&app, "fault");
    assert_eq!(faults.len(), 1);
    assert!(
        faults[0]["message"]
            .as_str()
            .is_some_and(|said| said.starts_with("result: no file is expected"))
    );
    // Begun anew, it is the new ones that count.
    say(&mut app, &files[..2]);
    say(&mut app, &handed(&group(2)));
    assert_eq!(
        to_the_end(&mut app)["said"],
        "2 runs, laid over one another."
    );
}

#[test]
fn files_are_taken_on_the_title_and_nowhere_else() {
    let mut app = game();
    let takes = told(&app, "takes").pop().expect("told");
    assert_eq!(
        takes,
        json!({"type": "takes", "what": "results", "files": FILES_MAX, "bytes": FILE_BYTES_MAX})
    );
    app.world_mut()
        .write_message(PlayerCommand(Command::CompareResults));
    app.update();
    assert_eq!(
        told(&app, "choose"),
        [json!({"type": "choose", "what": "results"})]
    );
    say(
        &mut app,
        &[json!({"type": "open", "query": "?level=web-free"})],
    );
    assert_eq!(told(&app, "takes").pop().expect("told")["what"], "nothing");
    say(&mut app, &[json!({"type": "compare", "files": 1})]);
    assert_eq!(told(&app, "fault").len(), 1);
}
