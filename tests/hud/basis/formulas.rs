//! What a formula says is what stands beside it: each is worked out from the values of its symbols.

use std::collections::BTreeSet;
use std::f64::consts::PI;

use retry_storm::hud::basis::{Card, all_cards, constant};
use retry_storm::hud::math::Node;
use retry_storm::level::{Facts, Run, embedded};
use retry_storm::model::control::{DeskKind, IssuerGroup, RetryPolicy, Set};
use retry_storm::model::normal;

use super::contents::nodes;
use super::values;

/// What cannot be worked out from the symbols of a minute and the one before: what a draw is drawn from, an hour's mean,
/// recursions, the long run.
const BEYOND_A_MINUTE: &[&str] = &[
    "arrivals: part 0 of z_1, z_2 ∼ N(0, 1)",
    "arrivals: part 1 of z_1, z_2 ∼ N(0, 1)",
    "bands: part 0 of P(x < A ≤ y) = s(y) − s(x)",
    r"burn: part 1 of b = \frac{ε}{#{allowed-errors}}, b_h = \frac{1}{#{burn-window}} \sum b",
    r"erlang-b: part 0 of B_0 = 1, B_k = \frac{a B_{k−1}}{k + a B_{k−1}}",
    r"erlang-b: part 1 of B_0 = 1, B_k = \frac{a B_{k−1}}{k + a B_{k−1}}",
    r"loss: part 2 of ρ = \frac{λ S}{N}, δ = \frac{N}{S} − λ, b = B_{N−1}",
    r"retries: part 0 of \frac{Λ}{λ_n} → \sum_{k=0}^{#{retries-most}} (p φ)^k",
];

/// The values of a minute, by what stands for them.
struct Known<'a> {
    facts: &'a Facts,
    signs: Vec<(Vec<Node>, f64)>,
}

/// Without blanks, which mean nothing.
fn bare(nodes: &[Node]) -> Vec<Node> {
    let bared = |node: &Node| match node {
        Node::Fraction(a, b) => Node::Fraction(bare(a), bare(b)),
        Node::Root(a) => Node::Root(bare(a)),
        Node::Bar(a) => Node::Bar(bare(a)),
        Node::Fence(open, a, close) => Node::Fence(*open, bare(a), *close),
        Node::Indexed(base, a, b) => Node::Indexed(base.clone(), bare(a), bare(b)),
        _ => node.clone(),
    };
    let solid = nodes.iter().filter(|node| **node != Node::Blank);
    solid.map(bared).collect()
}

fn is_sign(node: &Node) -> bool {
    matches!(node, Node::Operator('+' | '−') | Node::Sign(_))
}

/// Whether a sign is no expression of others.
fn is_atom(sign: &[Node]) -> bool {
    match sign {
        [Node::Fraction(..)] => false,
        [_] => true,
        [_, mark] => is_mark(mark),
        _ => false,
    }
}

fn is_mark(node: &Node) -> bool {
    matches!(node, Node::Upright(name) if name == "′" || name == "*")
}

impl<'a> Known<'a> {
    fn of(card: &Card, facts: &'a Facts) -> Self {
        let mut signs = Vec::new();
        for symbol in card.symbols.iter().filter(|symbol| !symbol.sign.is_empty()) {
            let sign = bare(&nodes(symbol.sign));
            let values = values(symbol, facts);
            match sign.as_slice() {
                // One of a list each: `p_{1,2}`.
                [Node::Indexed(base, below, above)] if values.len() > 1 => {
                    let places = below.split(|node| *node == Node::Comma);
                    let one = |place: &[Node]| {
                        vec![Node::Indexed(base.clone(), place.to_vec(), above.clone())]
                    };
                    signs.extend(places.map(one).zip(values));
                }
                _ => signs.extend(values.first().map(|value| (sign.clone(), *value))),
            }
        }
        Self { facts, signs }
    }

    /// A sign that is an expression says what it says.
    fn check_compounds(&self, place: &str) {
        for (sign, shown) in &self.signs {
            // Nothing offered for nothing new is no number.
            if let Some(value) = self.worked_out(sign).filter(|value| value.is_finite()) {
                assert_close(place, *shown, value);
            }
        }
    }

    /// The same with another value of a sign.
    fn with(&self, sign: &[Node], value: f64) -> Self {
        let mut signs = self.signs.clone();
        let found = signs.iter_mut().find(|(known, _)| known == sign);
        if let Some((_, old)) = found {
            *old = value;
        }
        Self { signs, ..*self }
    }

    fn named(&self, nodes: &[Node]) -> Option<f64> {
        let found = self.signs.iter().find(|(sign, _)| sign == nodes);
        found.map(|(_, value)| *value)
    }

    /// The value of an expression; none where it holds what has no value.
    fn value(&self, nodes: &[Node]) -> Option<f64> {
        self.named(nodes).or_else(|| self.worked_out(nodes))
    }

    /// The same without looking up the whole.
    fn worked_out(&self, nodes: &[Node]) -> Option<f64> {
        let mut sum = 0.0;
        let mut rest = nodes;
        while let Some(first) = rest.first() {
            let minus = matches!(first, Node::Operator('−') | Node::Sign('−'));
            let term = if is_sign(first) { &rest[1..] } else { rest };
            let end = term.iter().position(is_sign).unwrap_or(term.len());
            let value = self.product(&term[..end], nodes)?;
            sum += if minus { -value } else { value };
            rest = &term[end..];
        }
        (!nodes.is_empty()).then_some(sum)
    }

    fn product(&self, nodes: &[Node], whole: &[Node]) -> Option<f64> {
        let (mut product, mut rest) = (1.0, nodes);
        let mut divide = false;
        while let Some(first) = rest.first() {
            if let Node::Operator(sign) = first {
                divide = *sign == '/';
                rest = &rest[1..];
                continue;
            }
            let (value, taken) = self.factor(rest, whole)?;
            product = if divide {
                product / value
            } else {
                product * value
            };
            divide = false;
            rest = &rest[taken..];
        }
        (!nodes.is_empty()).then_some(product)
    }

    /// A factor at the start, and how many pieces it takes.
    fn factor(&self, nodes: &[Node], whole: &[Node]) -> Option<(f64, usize)> {
        // `d′²`: the power is written at the mark.
        if let [base, Node::Indexed(mark, below, power), ..] = nodes
            && is_mark(mark)
            && below.is_empty()
        {
            let base = self.named(&[base.clone(), (**mark).clone()])?;
            return Some((base.powf(self.value(power)?), 2));
        }
        // The whole itself is not looked up: it is to be worked out.
        let longest = self
            .signs
            .iter()
            .filter(|(sign, _)| nodes.starts_with(sign) && !sign.iter().any(is_sign))
            .filter(|(sign, _)| sign != whole || is_atom(sign))
            .max_by_key(|(sign, _)| sign.len());
        if let Some((sign, value)) = longest
            && !nodes.get(sign.len()).is_some_and(is_mark)
        {
            return Some((*value, sign.len()));
        }
        let value = match &nodes[0] {
            Node::Upright(name) => {
                let of: fn(f64) -> f64 = match name.as_str() {
                    "π" => return Some((PI, 1)),
                    "ln" => f64::ln,
                    "sin" => f64::sin,
                    "Φ" => normal::cdf,
                    "min" | "max" => return Some((self.chosen(name, nodes.get(1)?)?, 2)),
                    number => return Some((number.parse().ok()?, 1)),
                };
                let (argument, taken) = self.factor(nodes.get(1..)?, whole)?;
                return Some((of(argument), 1 + taken));
            }
            Node::Constant(id) => constant(self.facts.desk(), id)?.values[0],
            Node::Fraction(above, below) => self.value(above)? / self.value(below)?,
            Node::Root(inner) => self.value(inner)?.sqrt(),
            // What the desk takes off before it rounds up.
            Node::Fence('⌈', inner, _) => (self.value(inner)? - 1e-9).ceil(),
            Node::Fence('⌊', inner, _) => self.value(inner)?.floor(),
            Node::Fence(_, inner, _) => self.value(inner)?,
            Node::Indexed(base, below, above) if below.is_empty() => {
                let power = self.value(above)?;
                if **base == Node::Letter('e') {
                    power.exp()
                } else {
                    let (base, _) = self.factor(std::slice::from_ref(base), whole)?;
                    base.powf(power)
                }
            }
            _ => return None,
        };
        Some((value, 1))
    }

    fn chosen(&self, name: &str, among: &Node) -> Option<f64> {
        let Node::Fence(_, inner, _) = among else {
            return None;
        };
        let of = if name == "min" { f64::min } else { f64::max };
        let values = inner.split(|node| *node == Node::Comma);
        let values: Option<Vec<f64>> = values.map(|one| self.value(one)).collect();
        values?.into_iter().reduce(of)
    }
}

fn assert_close(place: &str, shown: f64, value: f64) {
    let near = (shown - value).abs() <= 1e-9 * shown.abs() + 1e-12;
    assert!(near, "{place}: {shown} is shown, the formula gives {value}");
}

/// What an equation came to in a minute.
#[derive(Clone, Copy)]
enum Came {
    /// The value shown for its left side, and that of its right side.
    Of(f64, f64),
    /// Its condition does not hold, or it only names something.
    NotHere,
    /// There is a symbol without a value in it.
    Unknown,
}

/// Whether a later part of a line sets a symbol to a number: `…, y = 1`.
fn is_case(number: usize, right: &[Node]) -> bool {
    let plain = |name: &String| name.parse::<f64>().is_ok();
    number > 0 && matches!(right, [Node::Upright(name)] if plain(name))
}

fn relation(part: &[Node]) -> Option<(usize, char)> {
    let mut places = part.iter().enumerate();
    places.find_map(|(i, node)| match node {
        Node::Relation(c) => Some((i, *c)),
        _ => None,
    })
}

/// Whether the conditions of a line hold; none where one of them cannot be told.
fn holds(known: &Known, parts: &[&[Node]]) -> Option<bool> {
    let mut all = true;
    for (number, part) in parts.iter().enumerate() {
        let Some((i, sign)) = relation(part) else {
            continue;
        };
        let (left, right) = (&part[..i], &part[i + 1..]);
        let holds =
            |of: fn(&f64, &f64) -> bool| Some(of(&known.value(left)?, &known.value(right)?));
        all &= match sign {
            '<' => holds(f64::lt)?,
            '≥' => holds(f64::ge)?,
            '=' if is_case(number, right) => holds(|a, b| (a - b).abs() < f64::EPSILON)?,
            '=' | '←' | '∼' => true,
            // Bounds of a symbol, which say nothing about when.
            _ => continue,
        };
    }
    Some(all)
}

/// Works out a line's equations where its conditions hold. What has no value yet gets one; what goes on from minute to
/// minute is worked out from its value in the minute before.
fn follow(
    known: &mut Known,
    before: Option<&Known>,
    line: &[Node],
    came: &mut impl FnMut(usize, Came),
) {
    let parts: Vec<&[Node]> = line.split(|node| *node == Node::Comma).collect();
    let condition = holds(known, &parts);
    for (number, part) in parts.iter().enumerate() {
        let Some((i, sign)) = relation(part) else {
            came(number, Came::Unknown);
            continue;
        };
        let (left, right) = (&part[..i], &part[i + 1..]);
        if !matches!(sign, '=' | '←' | '∼') || is_case(number, right) {
            continue;
        }
        let shown = known.named(left);
        let value = match sign {
            '=' => known.value(right),
            '←' => before.and_then(|before| {
                let earlier = before.named(left)?;
                known.with(left, earlier).value(right)
            }),
            _ => None,
        };
        match (condition, shown, value) {
            (Some(false), ..) => came(number, Came::NotHere),
            // What overflows tells nothing.
            (Some(true), _, Some(value)) if !value.is_finite() => came(number, Came::NotHere),
            (Some(true), Some(shown), Some(value)) => came(number, Came::Of(shown, value)),
            (Some(true), None, Some(value)) => {
                known.signs.push((left.to_vec(), value));
                came(number, Came::NotHere);
            }
            _ => came(number, Came::Unknown),
        }
    }
}

/// Shifts with everything that a formula distinguishes: overload and none, levers and buttons of all kinds.
fn shifts() -> Vec<(Run, Vec<(u32, Set)>)> {
    let mut shifts = Vec::new();
    for level in embedded() {
        let run = || Run::new(level, 7);
        shifts.push((run(), Vec::new()));
        let eager: &[(u32, Set)] = match level.desk {
            DeskKind::Switch => &[
                (1, Set::StepUpBand(1.3)),
                (2, Set::StandInLimit(50)),
                (4, Set::IssuerTimeout(0.9)),
                (7, Set::RetryPolicy(RetryPolicy::BackOff)),
                (9, Set::Servers(9)),
                (16, Set::Shedding(true)),
            ],
            DeskKind::Web => &[
                (3, Set::ShedLowPriority(0.4)),
                (11, Set::WarmUp),
                (13, Set::RollBack),
                (20, Set::Recommendations(false)),
                (25, Set::Autoscaler(false)),
                (30, Set::Floor(3)),
            ],
        };
        shifts.push((run(), eager.to_vec()));
        let crises: &[(u32, Set)] = match (level.goals.is_empty(), level.desk) {
            (false, _) => continue,
            (true, DeskKind::Switch) => &[
                (3, Set::Surge(4.0)),
                (12, Set::Surge(0.0)),
                (20, Set::IssuerLatency(IssuerGroup::B, 12.0)),
                (20, Set::FraudShare(0.02)),
            ],
            (true, DeskKind::Web) => &[
                (3, Set::BadBuild),
                (8, Set::CacheFlush),
                (15, Set::Surge(5.0)),
            ],
        };
        shifts.push((run(), crises.to_vec()));
    }
    shifts
}

#[test]
fn formulas_give_what_stands_beside_them() {
    let (mut seen, mut checked) = (BTreeSet::new(), BTreeSet::new());
    for (mut run, actions) in shifts() {
        let mut before: Option<Facts> = None;
        for minute in 0..45 {
            for (_, set) in actions.iter().filter(|(at, _)| *at == minute) {
                run.act(*set).expect("it can be set");
            }
            run.step();
            let facts = Facts::of(&run);
            for card in all_cards(facts.desk()) {
                let mut known = Known::of(card, &facts);
                known.check_compounds(card.id);
                let earlier = before.as_ref().map(|before| Known::of(card, before));
                for line in card.formula {
                    let mut came = |part: usize, came: Came| {
                        let name = format!("{}: part {part} of {line}", card.id);
                        if let Came::Of(shown, value) = came {
                            let place = format!("{} minute {minute}, {name}", run.level().id);
                            assert_close(&place, shown, value);
                            checked.insert(name.clone());
                        }
                        seen.insert(name);
                    };
                    follow(&mut known, earlier.as_ref(), &bare(&nodes(line)), &mut came);
                }
            }
            before = Some(facts);
        }
    }
    let never: Vec<&str> = seen.difference(&checked).map(String::as_str).collect();
    assert_eq!(never, BEYOND_A_MINUTE);
}
