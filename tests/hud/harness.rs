//! A context that runs frames and remembers what was drawn.

mod faults;

use egui::accesskit::TreeUpdate;
use egui::epaint::ClippedShape;
use egui::{
    Context, Event, Key, LayerId, Modifiers, PointerButton, Pos2, RawInput, Rect, Shape,
    TouchDeviceId, TouchId, TouchPhase, Ui, Vec2,
};
use retry_storm::hud::{form, shortcuts, style};
use retry_storm::text::{Lang, Text, fonts};

pub(crate) use self::faults::none;

/// The words that most tests look for.
pub(crate) fn english() -> Text {
    Text::new(Lang::ENGLISH)
}

/// Windows, and the size of text that is wanted in each. The small ones show less of it.
pub(crate) const WINDOWS: [(f32, f32, f32); 7] = [
    (1280.0, 720.0, 1.0),
    (1024.0, 640.0, 1.0),
    (1920.0, 1080.0, 1.0),
    (1280.0, 720.0, 1.25),
    (1280.0, 720.0, 1.5),
    (1440.0, 900.0, 1.5),
    (1600.0, 900.0, 1.5),
];

/// A piece of text on the screen.
#[derive(Clone, Debug)]
pub(crate) struct Word {
    /// What it says.
    pub(crate) text: String,
    /// Where it stands.
    pub(crate) rect: Rect,
    /// What of the screen it may use.
    pub(crate) clip: Rect,
    /// Height of a line of it.
    pub(crate) line: f32,
}

impl Word {
    /// Where there is ink: letters fill less than the height of their lines.
    fn ink(&self) -> Rect {
        self.rect.shrink2(Vec2::new(0.5, self.line * 0.22))
    }
}

/// A context with the game's type and colours.
pub(crate) struct Screen {
    ctx: Context,
    size: Vec2,
    scale: f32,
    time: f64,
    /// What the last frame wrote.
    pub(crate) words: Vec<Word>,
    /// Filled or outlined boxes of the last frame, as far as they may be seen.
    pub(crate) boxes: Vec<Rect>,
    /// All that was painted in the last frame.
    pub(crate) shapes: Vec<ClippedShape>,
    /// What was last copied.
    pub(crate) copied: Option<String>,
    /// What assistive technology was told in the last frame, if it listens.
    pub(crate) tree: Option<TreeUpdate>,
}

impl Screen {
    pub(crate) fn new(width: f32, height: f32) -> Self {
        let ctx = Context::default();
        style::install(&ctx, fonts::PLEX_SANS_REGULAR, fonts::PLEX_SANS_SEMI_BOLD);
        Self {
            ctx,
            size: Vec2::new(width, height),
            scale: 1.0,
            time: 0.0,
            words: Vec::new(),
            boxes: Vec::new(),
            shapes: Vec::new(),
            copied: None,
            tree: None,
        }
    }

    /// Assistive technology listens from now on.
    pub(crate) fn listen(&self) {
        self.ctx.enable_accesskit();
    }

    /// Gives the window another size and scale.
    pub(crate) fn resize(&mut self, width: f32, height: f32, scale: f32) {
        self.size = Vec2::new(width, height);
        self.scale = scale;
    }

    /// Gives the window another size, and the scale that it shows where `wanted` was chosen.
    pub(crate) fn fit(&mut self, width: f32, height: f32, wanted: f32) {
        let scale = form::scale(Vec2::new(width, height), wanted);
        self.resize(width, height, scale);
    }

    /// Runs one frame with these events.
    pub(crate) fn frame(&mut self, events: Vec<Event>, mut draw: impl FnMut(&mut Ui)) {
        self.time += 1.0 / 60.0;
        self.ctx.set_zoom_factor(self.scale);
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, self.size / self.scale)),
            time: Some(self.time),
            events,
            ..RawInput::default()
        };
        let out = self.ctx.run_ui(input, |ui| draw(ui));
        self.words.clear();
        self.boxes.clear();
        for command in &out.platform_output.commands {
            if let egui::OutputCommand::CopyText(text) = command {
                self.copied = Some(text.clone());
            }
        }
        for ClippedShape { clip_rect, shape } in &out.shapes {
            collect(shape, *clip_rect, &mut self.words, &mut self.boxes);
        }
        self.shapes.clone_from(&out.shapes);
        self.tree.clone_from(&out.platform_output.accesskit_update);
        out.drop_without_applying_deltas();
    }

    /// Whether all of a rectangle lies in the window.
    pub(crate) fn holds(&self, rect: Rect) -> bool {
        let window = Rect::from_min_size(Pos2::ZERO, self.size / self.scale);
        window.expand(0.6).contains_rect(rect)
    }

    /// What can be pressed in the last frame: on which layer, the whole of it, and what of it is seen.
    pub(crate) fn targets(&self) -> Vec<(LayerId, Rect, Rect)> {
        let window = self.size / self.scale;
        let floating: Vec<(LayerId, Rect)> = self.ctx.memory(|memory| {
            let layers = memory.layer_ids();
            layers
                .filter(|layer| layer.order != egui::Order::Background)
                .filter_map(|layer| Some((layer, memory.area_rect(layer.id)?)))
                .collect()
        });
        let is_ground = |layer: &LayerId, rect: Rect| {
            let mut grounds = floating.iter();
            grounds.any(|(at, area)| at == layer && rect.contains_rect(area.shrink(4.0)))
        };
        self.ctx.viewport(|viewport| {
            let all = viewport.prev_pass.widgets.layers();
            all.flat_map(|(layer, widgets)| widgets.iter().map(|widget| (*layer, widget)))
                .filter(|(_, widget)| widget.enabled && widget.sense.senses_click())
                // What catches the press beside a window is no target, nor is a scroll bar: there are wheels and fingers.
                .filter(|(_, widget)| widget.rect.size() != window)
                .filter(|(_, widget)| widget.rect.width() > 5.0)
                // A floating part keeps presses from what lies below it.
                .filter(|(layer, widget)| !is_ground(layer, widget.rect))
                .map(|(layer, widget)| (layer, widget.rect, widget.interact_rect))
                .collect()
        })
    }

    /// A finger comes down, moves by so much in steps of a frame, and is lifted.
    pub(crate) fn swipe(&mut self, from: Pos2, by: Vec2, mut draw: impl FnMut(&mut Ui)) {
        const STEPS: usize = 8;
        self.finger(TouchPhase::Start, from, &mut draw);
        for step in 1..=STEPS {
            let at = from + by * step as f32 / STEPS as f32;
            self.finger(TouchPhase::Move, at, &mut draw);
        }
        // It rests before it goes, so that nothing keeps rolling.
        for _ in 0..12 {
            self.frame(Vec::new(), &mut draw);
        }
        self.finger(TouchPhase::End, from + by, &mut draw);
        self.still(&mut draw);
    }

    /// A finger taps.
    pub(crate) fn tap(&mut self, at: Pos2, mut draw: impl FnMut(&mut Ui)) {
        self.finger(TouchPhase::Start, at, &mut draw);
        self.finger(TouchPhase::End, at, &mut draw);
        self.still(&mut draw);
    }

    /// A finger comes down and stays for so many seconds.
    pub(crate) fn hold(&mut self, at: Pos2, seconds: f64, mut draw: impl FnMut(&mut Ui)) {
        self.finger(TouchPhase::Start, at, &mut draw);
        self.wait(seconds, draw);
    }

    /// Lets time pass in a few slow frames.
    pub(crate) fn wait(&mut self, seconds: f64, mut draw: impl FnMut(&mut Ui)) {
        const FRAMES: u8 = 6;
        for _ in 0..FRAMES {
            self.time += seconds / f64::from(FRAMES);
            self.still(&mut draw);
        }
    }

    /// What a finger does, with the pointer that goes along with it, as the engine tells it.
    pub(crate) fn finger(&mut self, phase: TouchPhase, at: Pos2, draw: impl FnMut(&mut Ui)) {
        let mut events = vec![Event::Touch {
            device_id: TouchDeviceId(1),
            id: TouchId(1),
            phase,
            pos: at,
            force: None,
        }];
        events.push(Event::PointerMoved(at));
        match phase {
            TouchPhase::Start => events.push(button(at, true)),
            TouchPhase::End => events.extend([button(at, false), Event::PointerGone]),
            TouchPhase::Move | TouchPhase::Cancel => {}
        }
        self.frame(events, draw);
    }

    /// Runs a frame without events.
    pub(crate) fn still(&mut self, draw: impl FnMut(&mut Ui)) {
        self.frame(Vec::new(), draw);
    }

    /// Moves, presses and releases the pointer, a frame each.
    pub(crate) fn click(&mut self, at: Pos2, mut draw: impl FnMut(&mut Ui)) {
        self.frame(vec![Event::PointerMoved(at)], &mut draw);
        for pressed in [true, false] {
            self.frame(vec![button(at, pressed)], &mut draw);
        }
    }

    /// Moves the pointer somewhere and leaves it there until what lies below has explained itself.
    pub(crate) fn rest(&mut self, at: Pos2, mut draw: impl FnMut(&mut Ui)) {
        self.frame(vec![Event::PointerMoved(at)], &mut draw);
        self.wait(1.0, draw);
    }

    /// Presses and releases a key, a frame each.
    pub(crate) fn press(&mut self, key: Key, modifiers: Modifiers, mut draw: impl FnMut(&mut Ui)) {
        for pressed in [true, false] {
            let key = Event::Key {
                key,
                physical_key: None,
                pressed,
                repeat: false,
                modifiers,
            };
            let mut events = vec![Event::ModifiersChanged(modifiers), key];
            if !pressed {
                events.push(Event::ModifiersChanged(Modifiers::NONE));
            }
            self.frame(events, &mut draw);
        }
    }

    /// The middle of the first piece of text that says exactly this.
    pub(crate) fn find(&self, text: &str) -> Pos2 {
        let word = self.words.iter().find(|word| word.text == text);
        word.unwrap_or_else(|| panic!("{text:?} is not on the screen: {:?}", self.said()))
            .rect
            .center()
    }

    /// Whether a piece of text says this, or has it within.
    pub(crate) fn says(&self, text: &str) -> bool {
        self.words.iter().any(|word| word.text.contains(text))
    }

    /// Whether the last frame showed something that the escape key closes.
    pub(crate) fn closes(&self) -> bool {
        shortcuts::take_closing(&self.ctx)
    }

    /// All that is written, for messages.
    pub(crate) fn said(&self) -> Vec<&str> {
        self.words.iter().map(|word| word.text.as_str()).collect()
    }

    /// Leaves out what stands in a strip that scrolls sideways.
    pub(crate) fn but_for(&mut self, strip: Rect) {
        self.words
            .retain(|word| !strip.expand(1.0).contains_rect(word.clip));
        let beside =
            |rect: &Rect| rect.center().y < strip.top() || rect.center().y > strip.bottom();
        self.boxes.retain(beside);
    }

    /// Goes from one thing to the next by Tab and presses each by Enter.
    pub(crate) fn press_all(&mut self, things: usize, mut draw: impl FnMut(&mut Ui)) {
        for _ in 0..things {
            self.press(Key::Tab, Modifiers::NONE, &mut draw);
            self.press(Key::Enter, Modifiers::NONE, &mut draw);
        }
    }
}

pub(crate) fn button(at: Pos2, pressed: bool) -> Event {
    Event::PointerButton {
        pos: at,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    }
}

fn collect(shape: &Shape, clip: Rect, words: &mut Vec<Word>, boxes: &mut Vec<Rect>) {
    for shape in flat(shape) {
        words.extend(word(shape, clip));
        if let Shape::Rect(shape) = shape
            && clip.intersects(shape.rect)
        {
            boxes.push(shape.rect);
        }
    }
}

/// A shape, or all that it is made of.
fn flat(shape: &Shape) -> Vec<&Shape> {
    match shape {
        Shape::Vec(shapes) => shapes.iter().flat_map(flat).collect(),
        one => vec![one],
    }
}

/// What a shape says.
fn word(shape: &Shape, clip: Rect) -> Option<Word> {
    let Shape::Text(text) = shape else {
        return None;
    };
    // A no-break space is a space to whoever reads.
    let said = text.galley.text().replace('\u{a0}', " ");
    let rect = text.galley.rect.translate(text.pos.to_vec2());
    let rows = text.galley.rows.len().max(1);
    (!said.trim().is_empty()).then(|| Word {
        text: said,
        rect,
        clip,
        line: rect.height() / rows as f32,
    })
}
