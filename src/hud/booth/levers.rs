//! The levers of a booth as cards for fingers.

use egui::{Align, Id, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use super::lever::{Offer, Way, act, lever_name, offer};
use crate::hud::widget::{self, Look, Sign};
use crate::hud::words::{self, Face};
use crate::level::Run;
use crate::model::control::{Control, Set};
use crate::shift::command::Command;
use crate::text::Text;
use crate::theme::{self, booth, radius};

/// Gap between cards, and from a card's edge to what is on it.
const GAP: f32 = 10.0;
const PAD: f32 = 14.0;
/// From a card's top to the baseline of its name, and to its keys.
const NAME: f32 = 32.0;
const KEYS: f32 = 48.0;
/// Width of a key with a sign.
const STEP: f32 = 50.0;

/// A card before it is drawn.
struct Card<'a> {
    control: &'a Control,
    name: String,
    offer: Offer,
    /// What its key says, or where its lever stands.
    says: String,
    /// The way that helps most now.
    useful: Option<Way>,
}

impl<'a> Card<'a> {
    fn of(run: &Run, control: &'a Control, useful: Option<Set>, text: &Text) -> Self {
        let value = run.control_value(control.id);
        let useful = useful
            .filter(|set| set.control_id() == control.id)
            .map(|set| {
                if set.value() > value {
                    Way::More
                } else {
                    Way::Less
                }
            });
        let offer = offer(run, control);
        let says = match offer {
            Offer::Key(way, _) => act(control, way, text),
            Offer::UnderWay => text.get("booth-under-way"),
            Offer::Steps(..) => text.control_value(control, value).joined(),
        };
        let name = match (useful, offer) {
            // Its keys have no room for words.
            (Some(way), Offer::Steps(..)) => act(control, way, text),
            _ => lever_name(control, text),
        };
        Self {
            control,
            name,
            offer,
            says,
            useful,
        }
    }

    /// Width that the card needs with type of a size.
    fn width(&self, ui: &Ui, size: f32) -> f32 {
        let wide = |words: &str| words::width(ui.painter(), words, Face::semibold(size, theme::HI));
        let keys = match self.offer {
            Offer::Steps(..) => 2.0 * (STEP + 8.0),
            _ => 2.0 * 10.0,
        };
        wide(&self.name).max(wide(&self.says) + keys) + 2.0 * PAD
    }

    fn draw(&self, ui: &Ui, rect: Rect, size: f32, commands: &mut Vec<Command>) {
        let painter = ui.painter();
        painter.rect_filled(rect, radius::PANEL, theme::INK2.egui());
        let edge = match self.useful {
            Some(_) => Stroke::new(3.0, theme::SKY.egui()),
            None => Stroke::new(1.0, theme::INK3.egui()),
        };
        painter.rect_stroke(rect, radius::PANEL, edge, StrokeKind::Inside);
        let name = (rect.center().x, rect.top() + NAME);
        let face = Face::semibold(size, theme::HI);
        words::put(painter, name, Align::Center, &self.name, face);
        let keys = Rect::from_min_max(
            pos2(rect.left() + PAD, rect.top() + KEYS),
            pos2(rect.right() - PAD, rect.bottom() - PAD),
        );
        let id = ui.id().with(self.control.id);
        let look = |way: Way| {
            if self.useful == Some(way) {
                Look::Strong
            } else {
                Look::Chosen
            }
        };
        match self.offer {
            Offer::Key(way, set) => {
                let sign = Sign::Words(&self.says);
                if widget::button_sized(ui, id, keys, sign, look(way), size).clicked() {
                    commands.push(Command::Set(set));
                }
            }
            Offer::UnderWay => {
                let face = Face::regular(size, theme::TX);
                words::put_centred(painter, keys, &self.says, face);
            }
            Offer::Steps(less, more) => {
                for (way, to) in [(Way::Less, less), (Way::More, more)] {
                    let x = match way {
                        Way::Less => keys.left(),
                        Way::More => keys.right() - STEP,
                    };
                    let key = Rect::from_min_size(pos2(x, keys.top()), vec2(STEP, keys.height()));
                    if self.step(ui, id, key, way, look(way), to.is_some()) {
                        commands.extend(to.map(Command::Set));
                    }
                }
                let face = Face::semibold(size.max(booth::UNIT), theme::HI);
                words::put_centred(painter, keys, &self.says, face);
            }
        }
    }

    /// A key with a sign; whether it was pressed.
    fn step(&self, ui: &Ui, id: Id, key: Rect, way: Way, look: Look, there: bool) -> bool {
        let sign = match way {
            Way::Less => "−",
            Way::More => "+",
        };
        let look = if there { look } else { Look::Held };
        let sense = Sign::Words(sign);
        let response = widget::button_sized(ui, id.with(sign), key, sense, look, booth::UNIT);
        response.widget_info(|| {
            let name = format!("{} {sign}", self.name);
            egui::WidgetInfo::labeled(egui::WidgetType::Button, there, name)
        });
        response.clicked()
    }
}

/// Draws cards in rows of at most so many.
pub(super) fn levers(
    ui: &Ui,
    place: Rect,
    (run, levers, useful): (&Run, &[&Control], Option<Set>),
    text: &Text,
    commands: &mut Vec<Command>,
) {
    let cards: Vec<Card> = levers
        .iter()
        .map(|control| Card::of(run, control, useful, text))
        .collect();
    let needed = |size: f32| -> f32 {
        let widths = cards.iter().map(|card| card.width(ui, size) + GAP);
        widths.sum::<f32>() - GAP
    };
    let sizes = [booth::HEAD, booth::TEXT, booth::LEAST];
    let size = sizes
        .into_iter()
        .find(|size| needed(*size) <= place.width());
    let size = size.unwrap_or(booth::LEAST);
    // What is left over goes to all alike; what is lacking is taken from all in proportion.
    let spare = place.width() - needed(size);
    let mut x = place.left();
    for card in &cards {
        let own = card.width(ui, size);
        let width = if spare >= 0.0 {
            own + spare / cards.len() as f32
        } else {
            own * (1.0 + spare / (needed(size) - GAP * (cards.len() - 1) as f32))
        };
        let rect = Rect::from_min_size(pos2(x, place.top()), vec2(width, place.height()));
        card.draw(ui, rect, size, commands);
        x += width + GAP;
    }
}
