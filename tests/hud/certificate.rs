//! The certificate: what stands on it, and the picture that is made of it.

use std::io::Cursor;

use egui::{Rect, vec2};
use retry_storm::class::SummaryLine;
use retry_storm::hud::certificate::{CertificateView, certificate, certificate_ui, size_of};
use retry_storm::hud::raster::Picture;
use retry_storm::level::{Level, Player, Run, embedded, play};
use retry_storm::text::{Lang, Text};
use retry_storm::theme::{paper, sheet};

use crate::harness::{Screen, english};

/// The course with the operator's runs, the last level not yet played.
fn best() -> Vec<(&'static Level, Option<Run>)> {
    let levels: Vec<_> = embedded().iter().filter(|level| !level.is_free()).collect();
    let last = levels.len() - 1;
    let run = |level| play(level, 7, &Player::reference(level), level.end()).ok();
    let levels = levels.into_iter().enumerate();
    levels
        .map(|(i, level)| (level.as_ref(), run(level).filter(|_| i < last)))
        .collect()
}

fn lines<'a>(best: &'a [(&'a Level, Option<Run>)]) -> Vec<SummaryLine<'a>> {
    best.iter()
        .map(|(level, run)| SummaryLine {
            level,
            stars: run.as_ref().map_or(0, |_| 3),
            score: run.as_ref().and_then(Run::outcome).map(|o| o.score),
            proof: run.as_ref(),
        })
        .collect()
}

#[test]
fn it_says_whose_it_is_what_was_reached_and_what_proves_it_in_every_language() {
    let best = best();
    let lines = lines(&best);
    for &lang in Lang::all() {
        let text = Text::new(lang);
        for player in ["", "Ciarán Ó Floinn", "Wilhelmina Wolfeschlegelsteinhausen"] {
            let view = CertificateView {
                lines: &lines,
                player,
                day: "2026-11-30",
            };
            let size = size_of(&view);
            assert_eq!(
                size,
                vec2(sheet::WIDTH, sheet::HEIGHT),
                "six levels make A4"
            );
            let mut screen = Screen::new(size.x, size.y);
            for _ in 0..2 {
                screen.still(|ui| certificate_ui(ui.painter(), size, &view, &text));
            }
            let mut wanted = vec![text.get("ui-title"), text.get("ui-course-summary")];
            wanted.push(text.get("ui-course-picture-proofs"));
            wanted.extend([player.to_owned(), view.day.to_owned()]);
            for line in &lines {
                let key = line.level.text_key();
                wanted.extend([text.get(&key), text.get(&format!("{key}.teaches"))]);
                wanted.extend(line.proof.map(|run| run.fingerprint().to_string()));
                wanted.push(line.score_words(&text));
            }
            for words in wanted {
                assert!(screen.says(&words), "{words}: {:?}", screen.said());
            }
            // A picture has no replay that could be opened.
            assert!(!screen.says(&text.get("ui-course-proofs")));
            let page = Rect::from_min_size(egui::Pos2::ZERO, size).shrink(sheet::MARGIN / 2.0);
            for (i, word) in screen.words.iter().enumerate() {
                assert!(page.contains_rect(word.rect), "{word:?}");
                for other in &screen.words[..i] {
                    let shared = word.rect.intersect(other.rect).shrink(1.0);
                    assert!(!shared.is_positive(), "{word:?} over {other:?}");
                }
            }
        }
    }
}

#[test]
fn its_picture_is_a_png_of_paper_with_ink_on_it() {
    let (best, text) = (best(), english());
    let lines = lines(&best);
    let view = CertificateView {
        lines: &lines,
        player: "Ana",
        day: "2026-11-30",
    };
    let picture = certificate(&view, &text);
    let wanted = size_of(&view) * sheet::PIXELS_PER_POINT;
    let (width, height) = picture.size();
    assert_eq!(vec2(width as f32, height as f32), wanted);
    let share = |colour: retry_storm::theme::Rgb| {
        let of_it = picture.pixels().iter().filter(|p| **p == colour.egui());
        of_it.count() as f32 / picture.pixels().len() as f32
    };
    assert!(share(paper::GROUND) > 0.2 && share(paper::PANEL) > 0.2);
    for ink in [
        paper::HI,
        paper::TX,
        paper::LO,
        paper::SKY,
        paper::YELLOW,
        paper::GREEN,
    ] {
        assert!((1e-4..0.1).contains(&share(ink)), "{ink:?}: {}", share(ink));
    }

    let file = picture.to_png(sheet::PIXELS_PER_POINT).expect("a file");
    let mut reader = png::Decoder::new(Cursor::new(file))
        .read_info()
        .expect("a PNG");
    let dims = reader.info().pixel_dims.expect("a size in print");
    assert!(
        (width as f32 / dims.xppu as f32 - 0.297).abs() < 0.001,
        "as wide as A4"
    );
    let mut read = vec![0; reader.output_buffer_size().expect("a size")];
    reader.next_frame(&mut read).expect("a picture");
    let drawn = picture.pixels().iter().flat_map(|p| [p.r(), p.g(), p.b()]);
    assert!(drawn.eq(read), "the file holds what was drawn");
}

#[test]
fn more_levels_than_six_make_a_longer_sheet() {
    let best = best();
    let lines = lines(&best).repeat(2);
    let view = CertificateView {
        lines: &lines,
        player: "",
        day: "2026-11-30",
    };
    let more = 3.0 * sheet::LEVEL;
    assert!(size_of(&view).y > sheet::HEIGHT + more);
}

#[test]
fn what_two_triangles_share_is_filled_in_once() {
    let half = paper::HI.faded(0.5);
    let picture = Picture::paint(vec2(40.0, 30.0), 1.0, paper::GROUND, |painter| {
        let place = Rect::from_min_size(egui::pos2(4.0, 5.0), vec2(20.0, 10.0));
        painter.add(egui::Shape::mesh({
            let mut mesh = egui::Mesh::default();
            mesh.add_colored_rect(place, half);
            mesh
        }));
    });
    let at = |x: usize, y: usize| picture.pixels()[y * 40 + x];
    let inside = at(10, 10);
    assert_ne!(inside, paper::GROUND.egui());
    for y in 0..30 {
        for x in 0..40 {
            let is_in = (4..24).contains(&x) && (5..15).contains(&y);
            let wanted = if is_in { inside } else { paper::GROUND.egui() };
            assert_eq!(at(x, y), wanted, "{x}, {y}");
        }
    }
}
