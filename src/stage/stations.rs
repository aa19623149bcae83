//! The line under the stage: what each place is called and its one value.

use bevy::math::Vec2;

use super::labels::{Anchor, Writer};
use super::layout::StageFrame;
use super::scene::Scene;
use crate::theme;

/// Distances from the stage's lower edge, in pixels at the usual size of text.
const LINE_RISE: f32 = 74.0;
const NAME_RISE: f32 = 54.0;
const VALUE_RISE: f32 = 35.0;
/// The same of names on a phone.
const PHONE_RISE: f32 = 8.0;
/// Margin left and right, and the least distance between two stations.
pub(super) const MARGIN: f32 = 16.0;
const GAP: f32 = 12.0;
/// A station that says nothing any more.
const GONE: u8 = 4;

/// Where the line of stations runs, in design units.
#[must_use]
pub fn line_y(frame: &StageFrame) -> f32 {
    (frame.rect.max.y - LINE_RISE * frame.text_scale() - frame.origin().y) / frame.zoom()
}

/// What a station says of its value: in full, and number and unit only.
pub(super) type Value = (String, String);

/// A station's words, and how much of them it still says.
pub struct Station {
    tick: f32,
    name: String,
    /// A name for where that has no room.
    brief: String,
    full: String,
    short: String,
    /// 0: name and value; 1: number and unit only; 2: and the name in brief; 3: no value; 4: nothing.
    given_way: u8,
    width: f32,
    center: f32,
}

impl Station {
    /// Stations at places of the stage, in units, each with the key of its name and its value.
    pub(super) fn row<S: Scene, const N: usize>(
        w: &Writer<'_, S>,
        ticks: [f32; N],
        words: [(&str, Value); N],
    ) -> Vec<Self> {
        let named = ticks.into_iter().zip(words);
        named
            .map(|(tick, (key, (full, short)))| {
                let tick = w.frame.px(Vec2::new(tick, 0.0)).x;
                let name = w.text.get(key);
                let brief = format!("{key}.brief");
                let brief = if w.text.has(&brief) {
                    w.text.get(&brief)
                } else {
                    name.clone()
                };
                Self {
                    tick,
                    name,
                    brief,
                    full,
                    short,
                    given_way: 0,
                    width: 0.0,
                    center: tick,
                }
            })
            .collect()
    }

    fn value(&self) -> &str {
        match self.given_way {
            0 => &self.full,
            1 | 2 => &self.short,
            _ => "",
        }
    }

    fn name(&self) -> &str {
        match self.given_way {
            0 | 1 => &self.name,
            2 | 3 => &self.brief,
            _ => "",
        }
    }

    fn fit<S: Scene>(&mut self, w: &Writer<'_, S>) {
        self.width = w.width(self.name(), false).max(w.width(self.value(), true));
    }

    fn reaches(&self, center: f32, slack: f32) -> bool {
        (center - self.tick).abs() <= self.width / 2.0 + slack
    }
}

/// Neighbours that stand shoulder to shoulder.
#[derive(Clone, Copy)]
struct Block {
    start: f32,
    width: f32,
    weight: f32,
    members: usize,
}

/// Puts centres as near to their ticks as order, distance and margins allow.
fn settle(stations: &mut [Station], left: f32, right: f32, gap: f32) -> bool {
    let present: Vec<usize> = (0..stations.len())
        .filter(|&i| stations[i].given_way < GONE)
        .collect();
    let room: f32 = present.iter().map(|&i| stations[i].width).sum::<f32>()
        + gap * present.len().saturating_sub(1) as f32;
    // Neighbours that would overlap become a block whose middle is the mean of what its members want.
    let mut blocks: Vec<Block> = Vec::with_capacity(present.len());
    for &i in &present {
        // A wide text may stand further from its tick's middle than a narrow one.
        let width = stations[i].width.max(1.0);
        blocks.push(Block {
            start: stations[i].tick - width / 2.0,
            width,
            weight: 1.0 / (width * width),
            members: 1,
        });
        while let [.., a, b] = blocks[..] {
            if a.start + a.width + gap <= b.start {
                break;
            }
            let weight = a.weight + b.weight;
            let start = (a.start * a.weight + (b.start - a.width - gap) * b.weight) / weight;
            blocks.truncate(blocks.len() - 2);
            blocks.push(Block {
                start,
                width: a.width + gap + b.width,
                weight,
                members: a.members + b.members,
            });
        }
    }
    // Margins: push in from both ends.
    let mut from = left;
    for block in &mut blocks {
        block.start = block.start.max(from);
        from = block.start + block.width + gap;
    }
    let mut to = right;
    for block in blocks.iter_mut().rev() {
        block.start = block.start.min(to - block.width);
        to = block.start - gap;
    }
    let mut members = present.iter();
    for block in blocks {
        let mut x = block.start;
        for &i in members.by_ref().take(block.members) {
            stations[i].center = x + stations[i].width / 2.0;
            x += stations[i].width + gap;
        }
    }
    room <= right - left
}

/// Writes stations under the stage, in the order of the journey.
pub(super) fn stations<S: Scene>(w: &mut Writer<'_, S>, mut stations: Vec<Station>) {
    let scale = w.frame.text_scale();
    let (left, right) = (
        w.frame.rect.min.x + MARGIN * w.frame.ui_scale,
        w.frame.rect.max.x - MARGIN * w.frame.ui_scale,
    );
    let gap = GAP * scale;
    // On a phone gauges say the rest.
    let least = if w.frame.kind.is_phone() {
        3
    } else {
        u8::from(w.frame.is_small())
    };
    for station in &mut stations {
        station.given_way = least;
        station.fit(w);
    }
    for _ in 0..32 {
        let fits = settle(&mut stations, left, right, gap);
        // Words that have left their tick give way, the widest of them and their neighbours first.
        let lost: Vec<usize> = (0..stations.len())
            .filter(|&i| {
                stations[i].given_way < GONE && !stations[i].reaches(stations[i].center, 6.0)
            })
            .collect();
        if fits && lost.is_empty() {
            break;
        }
        let near = |i: usize| !fits || lost.iter().any(|&l| l.abs_diff(i) <= 1);
        let widest = (0..stations.len())
            .filter(|&i| stations[i].given_way < GONE && near(i))
            .max_by(|&a, &b| {
                stations[b]
                    .given_way
                    .cmp(&stations[a].given_way)
                    .then(stations[a].width.total_cmp(&stations[b].width))
            });
        let Some(i) = widest else { break };
        stations[i].given_way += 1;
        stations[i].fit(w);
    }
    // Alone, names stand where values would.
    let bottom = w.frame.rect.max.y
        + if w.frame.kind.is_phone() {
            (NAME_RISE - PHONE_RISE) * scale
        } else {
            0.0
        };
    for station in stations {
        let (half, name) = (station.width / 2.0, station.name().to_owned());
        let lean = station.tick - station.center;
        let (x, anchor) = if lean < -0.3 * half {
            (station.center - half, Anchor::Start)
        } else if lean > 0.3 * half {
            (station.center + half, Anchor::End)
        } else {
            (station.center, Anchor::Middle)
        };
        let value = station.value().to_owned();
        for (text, strong, color, rise) in [
            (name, false, theme::LO, NAME_RISE),
            (value, true, theme::HI, VALUE_RISE),
        ] {
            if !text.is_empty() {
                w.line(
                    Vec2::new(x, bottom - rise * scale),
                    anchor,
                    text,
                    strong,
                    color,
                );
            }
        }
    }
}
