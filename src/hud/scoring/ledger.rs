//! Where everybody went: one bar for all, its lost end magnified, and the numbers, which add up.

use egui::{Align, Painter, Rect, Shape, Stroke, pos2, vec2};

use crate::hud::icon::{self, Icon};
use crate::hud::narrow;
use crate::hud::words::{self, Face};
use crate::level::{Ledger, Part, Run};
use crate::model::control::DeskKind;
use crate::text::{Text, key};
use crate::theme::{self, Rgb, size};

/// Least width at which a part is seen.
const SEEN: f32 = 4.0;

/// Sign, colour and strength of a lost part.
fn look(indicator: &str) -> (Icon, Rgb, f32) {
    match indicator {
        "good_lost_rule" => (Icon::Diamond, theme::PURPLE, 1.0),
        "good_lost_stepup" => (Icon::StruckDiamond, theme::PURPLE, 0.75),
        "good_lost_issuer" => (Icon::Hourglass, theme::YELLOW, 1.0),
        "good_lost_queue" | "errors_queue" => (Icon::Cross, theme::VERMILION, 0.75),
        "errors_build" => (Icon::Square, theme::PURPLE, 1.0),
        _ => (Icon::HollowTriangle, theme::VERMILION, 1.0),
    }
}

fn number(text: &Text, count: u64) -> String {
    text.number(count as f64, 0)
}

/// The key of a part's words.
fn part_key(part: &Part) -> String {
    key("ui-ledger", part.indicator)
}

/// Width below which the numbers stand on several lines.
const NARROW: f32 = 560.0;
/// From line to line.
const LINE: f32 = 58.0;

/// Height that the ledger of a run takes on a page of this width.
pub(super) fn on_page(run: &Run, width: f32) -> f32 {
    let parts = run.ledger().lost.len();
    let lines = if width < NARROW {
        (parts + 1).div_ceil(3)
    } else {
        1
    };
    80.0 + LINE * lines as f32
}

/// Draws the ledger of a run.
pub(super) fn ledger(painter: &Painter, rect: Rect, tight: bool, run: &Run, text: &Text) {
    let ledger = run.ledger();
    if rect.width() < 80.0 || rect.height() < 80.0 {
        return;
    }
    let customers = run.level().desk == DeskKind::Switch;
    let head = text.args(
        if customers {
            "ui-ledger-customers"
        } else {
            "ui-ledger-requests"
        },
        &[("n", (ledger.total as f64).into())],
    );
    let most = if tight { 17.0 } else { 20.0 };
    let faces = [most, 15.0, size::TEXT].map(|size| Face::semibold(size, theme::HI));
    let fits = |face: &Face| words::width(painter, &head, *face) <= rect.width();
    let face = faces.into_iter().find(fits).unwrap_or(faces[2]);
    let y = rect.top() + if tight { 16.0 } else { 24.0 };
    words::put(painter, (rect.left(), y), Align::Min, &head, face);
    let height = if tight { 20.0 } else { 26.0 };
    let all = Rect::from_min_size(
        pos2(rect.left(), y + if tight { 8.0 } else { 18.0 }),
        vec2(rect.width(), height),
    );
    let gap = if tight { 8.0 } else { 30.0 };
    let parts = Rect::from_min_size(
        pos2(rect.left(), all.bottom() + gap),
        vec2(rect.width(), if tight { 18.0 } else { 30.0 }),
    );
    let lost_from = whole(painter, all, &ledger, text);
    if ledger.lost_total() > 0 {
        let cone = vec![
            pos2(lost_from, all.bottom() + 2.0),
            all.right_bottom() + vec2(0.0, 2.0),
            parts.right_top() - vec2(0.0, 2.0),
            parts.left_top() - vec2(0.0, 2.0),
        ];
        painter.add(Shape::convex_polygon(
            cone,
            theme::VERMILION.faded(0.12),
            Stroke::NONE,
        ));
        magnified(painter, parts, &ledger);
    }
    let lost = text.get(if customers {
        "ui-ledger-good-lost"
    } else {
        "ui-ledger-requests-lost"
    });
    numbers(
        painter,
        Rect::from_min_max(pos2(rect.left(), parts.bottom()), rect.max),
        tight,
        &ledger,
        &lost,
        text,
    );
}

/// The bar of all; returns where its lost end begins.
fn whole(painter: &Painter, bar: Rect, ledger: &Ledger, text: &Text) -> f32 {
    if ledger.total == 0 {
        painter.rect_filled(bar, 3.0, theme::INK2.egui());
        return bar.left();
    }
    let lost = ledger.lost_total();
    let share = narrow(ledger.good.count as f64 / ledger.total as f64);
    let mut good = bar.width() * share;
    if lost > 0 {
        good = good.min(bar.width() - SEEN - 2.0).max(0.0);
    }
    let part = Rect::from_min_size(bar.min, vec2(good, bar.height()));
    painter.rect_filled(part, 3.0, theme::GREEN.faded(0.85));
    if lost > 0 {
        painter.rect_filled(
            Rect::from_min_max(pos2(part.right() + 2.0, bar.top()), bar.max),
            2.0,
            theme::VERMILION.egui(),
        );
    }
    let line = format!(
        "{} {}",
        number(text, ledger.good.count),
        text.get(&part_key(&ledger.good))
    );
    let type_size = if bar.height() > 22.0 {
        17.0
    } else {
        size::TEXT
    };
    let face = Face::semibold(type_size, theme::INK0);
    if 34.0 + words::width(painter, &line, face) + 8.0 <= part.width() {
        icon::draw(
            painter,
            Icon::Ring,
            pos2(part.left() + 18.0, part.center().y),
            7.0,
            theme::INK0,
        );
        words::put(
            painter,
            (part.left() + 34.0, part.center().y + type_size * 0.35),
            Align::Min,
            &line,
            face,
        );
    }
    part.right() + 2.0
}

/// The lost end, over the whole width.
fn magnified(painter: &Painter, bar: Rect, ledger: &Ledger) {
    let lost = ledger.lost_total() as f64;
    let mut x = bar.left();
    for part in ledger.lost.iter().filter(|part| part.count > 0) {
        let width = bar.width() * narrow(part.count as f64 / lost);
        let (sign, colour, strength) = look(part.indicator);
        let place = Rect::from_min_size(
            pos2(x, bar.top()),
            vec2((width - 2.0).max(1.0), bar.height()),
        );
        painter.rect_filled(place, 3.0, colour.faded(strength));
        if width > 28.0 {
            icon::draw(
                painter,
                sign,
                pos2(x + 14.0, bar.center().y),
                6.5,
                theme::INK0,
            );
        }
        x += width;
    }
}

/// The parts as numbers, then their sum.
fn numbers(painter: &Painter, rect: Rect, tight: bool, ledger: &Ledger, lost: &str, text: &Text) {
    let narrow = rect.width() < NARROW;
    let columns = if narrow { 3 } else { ledger.lost.len() + 1 };
    let top = |i: usize| rect.top() + (i / columns) as f32 * LINE;
    let digits = Face::semibold(if tight { 15.0 } else { 20.0 }, theme::HI);
    let (first, second) = if tight { (20.0, 36.0) } else { (35.0, 57.0) };
    let indent = if tight { 23.0 } else { 26.0 };
    let pitches = if narrow {
        vec![rect.width() / columns as f32; columns]
    } else {
        let sum = words::width(painter, lost, Face::regular(size::HEAD, theme::TX));
        pitches(painter, rect.width(), ledger, (indent + BESIDE, sum), text)
    };
    for (i, part) in ledger.lost.iter().enumerate() {
        let (column, pitch) = (i % columns, pitches[i % columns]);
        let x = rect.left() + pitches[..column].iter().sum::<f32>();
        let top = top(i);
        let (sign, colour, _) = look(part.indicator);
        let colour = if part.count > 0 { colour } else { theme::LO };
        icon::draw(
            painter,
            sign,
            pos2(x + 8.0, top + first - digits.size * 0.34),
            7.0,
            colour,
        );
        words::put(
            painter,
            (x + indent, top + first),
            Align::Min,
            &number(text, part.count),
            digits,
        );
        name(
            painter,
            (x + indent, top + second),
            pitch - indent - BESIDE,
            &text.get(&part_key(part)),
        );
    }
    // The sum closes the last line, or has one to itself.
    let top = top(ledger.lost.len().max(columns - 1));
    words::put(
        painter,
        (rect.right(), top + first),
        Align::Max,
        &number(text, ledger.lost_total()),
        digits,
    );
    words::put(
        painter,
        (rect.right(), top + second),
        Align::Max,
        lost,
        Face::regular(size::HEAD, theme::TX),
    );
}

/// Space after a name.
const BESIDE: f32 = 6.0;

/// Widths of the columns of one line: alike, unless long names need more for two lines and others less.
fn pitches(
    painter: &Painter,
    width: f32,
    ledger: &Ledger,
    (around, sum): (f32, f32),
    text: &Text,
) -> Vec<f32> {
    let names = ledger.lost.iter().map(|part| text.get(&part_key(part)));
    let mut needs: Vec<f32> = names
        .map(|name| around + two_lines(painter, &name))
        .chain([sum])
        .collect();
    let even = width / needs.len() as f32;
    if needs.iter().all(|need| *need <= even) {
        return vec![even; needs.len()];
    }
    let spare = (width - needs.iter().sum::<f32>()) / needs.len() as f32;
    for need in &mut needs {
        *need += spare;
    }
    needs
}

/// Least width in which words take no more than two lines.
fn two_lines(painter: &Painter, words: &str) -> f32 {
    let ends = words.match_indices(' ').map(|(at, _)| at);
    let longer = |at: usize| {
        let (first, second) = words.split_at(at);
        let width = |words: &str| words::width(painter, words.trim(), Face::TEXT);
        width(first).max(width(second))
    };
    let whole = words::width(painter, words, Face::TEXT);
    // What rounding may take away.
    ends.map(longer).fold(whole, f32::min) + 1.0
}

/// A part's name, on two lines where one is too short.
fn name(painter: &Painter, at: (f32, f32), room: f32, words: &str) {
    let face = Face::regular(size::HEAD, theme::TX);
    let face = if words::width(painter, words, face) <= room {
        face
    } else {
        Face::TEXT
    };
    words::put_wrapped(painter, at, room.max(1.0), 14.0, words, face);
}
