//! What is wrong with a frame: text that is cut, hidden or struck through, or lies over other text.

use egui::epaint::ClippedShape;
use egui::{Pos2, Rect, Shape};

use super::{Screen, Word, flat, word};

impl Screen {
    /// Texts that leave the window or the part of it they belong to, sideways.
    pub(crate) fn overflowing(&self) -> Vec<String> {
        let sideways = |word: &Word, place: Rect| {
            let ink = word.ink();
            let leaves = ink.left() < place.left() || ink.right() > place.right();
            word.rect.intersects(place) && leaves
        };
        self.leaving(sideways)
    }

    /// Texts that leave it upwards or downwards, unless that part scrolls.
    pub(crate) fn too_high(&self) -> Vec<String> {
        let bars = self.scroll_bars();
        let upright = |word: &Word, place: Rect| {
            let ink = word.ink();
            let mut bars = bars.iter();
            let leaves = ink.top() < place.top() || ink.bottom() > place.bottom();
            leaves && !bars.any(|bar| word.clip.expand(8.0).contains_rect(*bar))
        };
        self.leaving(upright)
    }

    /// Texts that leave their place in some way.
    fn leaving(&self, how: impl Fn(&Word, Rect) -> bool) -> Vec<String> {
        const TOLERANCE: f32 = 1.0;
        let window = Rect::from_min_size(Pos2::ZERO, self.size / self.scale);
        self.words
            .iter()
            .filter(|word| how(word, word.clip.intersect(window).expand(TOLERANCE)))
            .map(|word| format!("{:?} at {:?} in {:?}", word.text, word.rect, word.clip))
            .collect()
    }

    /// Where what scrolls upwards and downwards has its bars.
    fn scroll_bars(&self) -> Vec<Rect> {
        let is_bar = |rect: &Rect| rect.width() < 14.0 && rect.height() > 2.0 * rect.width();
        self.ctx.viewport(|viewport| {
            let layers = viewport.prev_pass.widgets.layers();
            let all = layers.flat_map(|(_, widgets)| widgets.iter());
            let dragged = all.filter(|widget| widget.sense.senses_drag());
            dragged.map(|widget| widget.rect).filter(is_bar).collect()
        })
    }

    /// Boxes that the window cuts off on the left or right.
    pub(crate) fn cut_off(&self) -> Vec<String> {
        let window = Rect::from_min_size(Pos2::ZERO, self.size / self.scale);
        let cut = |rect: &&Rect| {
            window.intersects(**rect) && (rect.left() < -1.0 || rect.right() > window.right() + 1.0)
        };
        self.boxes
            .iter()
            .filter(cut)
            .map(|rect| format!("a box at {rect:?}"))
            .collect()
    }

    /// Pairs of texts that lie over each other.
    pub(crate) fn overlapping(&self) -> Vec<String> {
        let inner = |word: &Word| word.ink().intersect(word.clip);
        let mut found = Vec::new();
        for (i, a) in self.words.iter().enumerate() {
            for b in &self.words[i + 1..] {
                let both = inner(a).intersect(inner(b));
                if both.width() > 0.5 && both.height() > 0.5 {
                    found.push(format!(
                        "{:?} {:?} over {:?} {:?}",
                        a.text, a.rect, b.text, b.rect
                    ));
                }
            }
        }
        found
    }

    /// Texts that a ground painted later hides, all or a part of them.
    pub(crate) fn hidden(&self) -> Vec<String> {
        let mut words: Vec<Word> = Vec::new();
        let mut found = Vec::new();
        for ClippedShape { clip_rect, shape } in &self.shapes {
            for shape in flat(shape) {
                let Shape::Rect(ground) = shape else {
                    words.extend(word(shape, *clip_rect));
                    continue;
                };
                if ground.fill.a() < u8::MAX {
                    continue;
                }
                let place = ground.rect.intersect(*clip_rect);
                for below in &words {
                    let both = below.ink().intersect(below.clip).intersect(place);
                    if both.width() > 0.5 && both.height() > 0.5 {
                        found.push(format!("{:?} {:?} below {place:?}", below.text, below.rect));
                    }
                }
            }
        }
        found
    }

    /// Texts through which a line runs that parts the screen.
    pub(crate) fn struck(&self) -> Vec<String> {
        let across = 0.5 * self.size.x / self.scale;
        let all = self.shapes.iter().flat_map(|clipped| flat(&clipped.shape));
        let lines: Vec<[Pos2; 2]> = all
            .filter_map(|shape| match shape {
                Shape::LineSegment { points, .. } => Some(*points),
                _ => None,
            })
            .filter(|[from, to]| (from.y - to.y).abs() < 0.1 && to.x - from.x > across)
            .collect();
        let runs_through = |word: &Word| {
            // What scrolls may reach below a line and is not seen there.
            let ink = word.ink().intersect(word.clip).shrink(1.0);
            let mut lines = lines.iter();
            let runs = |from: &Pos2, to: &Pos2| (from.x..=to.x).contains(&ink.center().x);
            lines.any(|[from, to]| ink.y_range().contains(from.y) && runs(from, to))
        };
        let struck = self.words.iter().filter(|word| runs_through(word));
        struck
            .map(|word| format!("{:?} {:?}", word.text, word.rect))
            .collect()
    }

    /// What is cut off or leaves its place, with the place it is told of.
    pub(crate) fn misplaced(&self, place: &str) -> Vec<String> {
        let cut = self.cut_off().into_iter();
        let cut = cut.map(|fault| format!("{place}: is cut off: {fault}"));
        let over = self.overflowing().into_iter();
        cut.chain(over.map(|fault| format!("{place}: leaves its place: {fault}")))
            .collect()
    }

    /// What lies over another, with the place it is told of.
    pub(crate) fn crowded(&self, place: &str) -> Vec<String> {
        let pairs = self.overlapping().into_iter();
        pairs
            .map(|fault| format!("{place}: overlaps: {fault}"))
            .collect()
    }

    /// What is cut off above or below, hidden or struck through, with the place it is told of.
    pub(crate) fn covered(&self, place: &str) -> Vec<String> {
        let told = |what: &str, fault: String| format!("{place}: {what}: {fault}");
        let high = self.too_high().into_iter().map(|f| told("is cut", f));
        let hidden = self.hidden().into_iter().map(|f| told("is hidden", f));
        let struck = self.struck().into_iter().map(|f| told("is struck", f));
        high.chain(hidden).chain(struck).collect()
    }
}

/// Fails when there are faults, and tells of the first.
pub(crate) fn none(faults: &[String]) {
    let first = &faults[..faults.len().min(20)];
    assert!(
        faults.is_empty(),
        "{} faults, the first:\n{}",
        faults.len(),
        first.join("\n")
    );
}
