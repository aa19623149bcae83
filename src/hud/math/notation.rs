//! The notation in which formulas are written, and its reader.
//!
//! - Letters and numbers as they are; `min`, `ln` and other names of several Latin letters stand upright.
//! - `x_k`, `x^2`, `x_{k−1}`, `e^{−δτ}`: indices. `\frac{a}{b}`, `\sqrt{a}`, `\bar{x}`, `\sum_{k=0}^{n}`.
//! - `( )`, `[ ]`, `⌈ ⌉`, `⌊ ⌋` grow with what they hold.
//! - `#{name}`: the number of a constant. A blank is a thin space, a comma before one a wide space.

use std::iter::Peekable;
use std::str::Chars;

/// A piece of a formula.
#[derive(Clone, Debug, PartialEq)]
pub enum Node {
    /// A name or a number.
    Upright(String),
    /// A variable.
    Letter(char),
    /// The number of a constant, by its name.
    Constant(String),
    /// `=`, `≤` …: space on both sides, and a line may begin with it.
    Relation(char),
    /// `+`, `−` …: less space; a line may begin with it.
    Operator(char),
    /// The same without a left side, as in `−x`.
    Sign(char),
    /// What separates two formulas on a line; the line may be broken after it.
    Comma,
    /// A blank between factors.
    Blank,
    /// A fraction.
    Fraction(Vec<Node>, Vec<Node>),
    /// A square root.
    Root(Vec<Node>),
    /// A mean: a line above.
    Bar(Vec<Node>),
    /// A sum sign.
    Sum,
    /// Brackets around something.
    Fence(char, Vec<Node>, char),
    /// Something with what stands below and above its end (below and above itself for a sum).
    Indexed(Box<Node>, Vec<Node>, Vec<Node>),
}

/// Why a formula cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// Something was opened and not closed by this.
    Open(char),
    /// A command that there is not.
    Command(String),
    /// An index of nothing.
    Index,
    /// A closing bracket of nothing.
    Closed(char),
}

/// Brackets that grow.
const FENCES: [(char, char); 4] = [('(', ')'), ('[', ']'), ('⌈', '⌉'), ('⌊', '⌋')];

/// Reads a formula.
///
/// # Errors
/// When it is not written as the notation wants it.
pub fn parse(formula: &str) -> Result<Vec<Node>, Unreadable> {
    let mut reader = Reader(formula.chars().peekable());
    let nodes = reader.until(None)?;
    Ok(nodes)
}

struct Reader<'a>(Peekable<Chars<'a>>);

impl Reader<'_> {
    /// All that stands before `end`, which is taken; everything without one.
    fn until(&mut self, end: Option<char>) -> Result<Vec<Node>, Unreadable> {
        let mut nodes = Vec::new();
        loop {
            match self.0.next() {
                None if end.is_none() => return Ok(tidied(nodes)),
                None => return Err(Unreadable::Open(end.unwrap_or_default())),
                Some(c) if Some(c) == end => return Ok(tidied(nodes)),
                Some(c @ ('_' | '^')) => self.index(&mut nodes, c)?,
                Some(c) => {
                    let node = self.node(c, &nodes)?;
                    nodes.push(node);
                }
            }
        }
    }

    fn node(&mut self, c: char, before: &[Node]) -> Result<Node, Unreadable> {
        if let Some((open, close)) = FENCES.into_iter().find(|(open, _)| *open == c) {
            return Ok(Node::Fence(open, self.until(Some(close))?, close));
        }
        Ok(match c {
            '\\' => return self.command(),
            '#' => {
                self.expect('{')?;
                Node::Constant(self.name_until('}')?)
            }
            '=' | '<' | '>' | '≤' | '≥' | '←' | '∼' => Node::Relation(c),
            '+' | '−' | '·' | '/' if is_left_side(before) => Node::Operator(c),
            '−' => Node::Sign(c),
            ',' => Node::Comma,
            ' ' => Node::Blank,
            '{' => Node::Fence('\0', self.until(Some('}'))?, '\0'),
            ')' | ']' | '⌉' | '⌋' | '}' => return Err(Unreadable::Closed(c)),
            c if c.is_ascii_digit() => {
                Node::Upright(self.run(c, |c| c.is_ascii_digit() || c == '.'))
            }
            c if c.is_ascii_alphabetic() => {
                let name = self.run(c, |c| c.is_ascii_alphabetic());
                if name.chars().nth(1).is_some() {
                    Node::Upright(name)
                } else {
                    Node::Letter(c)
                }
            }
            'Φ' | 'π' | '′' | '*' => Node::Upright(c.to_string()),
            c => Node::Letter(c),
        })
    }

    fn command(&mut self) -> Result<Node, Unreadable> {
        let mut name = String::new();
        while let Some(c) = self.0.next_if(char::is_ascii_alphabetic) {
            name.push(c);
        }
        match name.as_str() {
            "frac" => Ok(Node::Fraction(self.group()?, self.group()?)),
            "sqrt" => Ok(Node::Root(self.group()?)),
            "bar" => Ok(Node::Bar(self.group()?)),
            "sum" => Ok(Node::Sum),
            _ => Err(Unreadable::Command(name)),
        }
    }

    /// Adds an index to the last node.
    fn index(&mut self, nodes: &mut Vec<Node>, which: char) -> Result<(), Unreadable> {
        let index = if self.0.peek() == Some(&'{') {
            self.group()?
        } else {
            let c = self.0.next().ok_or(Unreadable::Index)?;
            vec![self.node(c, &[])?]
        };
        let (base, mut below, mut above) = match nodes.pop() {
            Some(Node::Indexed(base, below, above)) => (base, below, above),
            Some(node) => (Box::new(node), Vec::new(), Vec::new()),
            None => return Err(Unreadable::Index),
        };
        *(if which == '_' { &mut below } else { &mut above }) = index;
        nodes.push(Node::Indexed(base, below, above));
        Ok(())
    }

    fn group(&mut self) -> Result<Vec<Node>, Unreadable> {
        self.expect('{')?;
        self.until(Some('}'))
    }

    fn expect(&mut self, c: char) -> Result<(), Unreadable> {
        self.0.next_if_eq(&c).map(drop).ok_or(Unreadable::Open(c))
    }

    fn name_until(&mut self, end: char) -> Result<String, Unreadable> {
        let mut name = String::new();
        loop {
            match self.0.next() {
                Some(c) if c == end => return Ok(name),
                Some(c) => name.push(c),
                None => return Err(Unreadable::Open(end)),
            }
        }
    }

    fn run(&mut self, first: char, goes_on: impl Fn(char) -> bool) -> String {
        let mut run = String::from(first);
        while let Some(c) = self.0.next_if(|c| goes_on(*c)) {
            run.push(c);
        }
        run
    }
}

/// Whether what was read so far can be the left side of an operator.
fn is_left_side(before: &[Node]) -> bool {
    let last = before.iter().rev().find(|node| **node != Node::Blank);
    !matches!(
        last,
        None | Some(Node::Relation(_) | Node::Operator(_) | Node::Sign(_) | Node::Comma)
    )
}

/// Blanks only between factors: all else brings its own space.
fn tidied(nodes: Vec<Node>) -> Vec<Node> {
    let spaced = |node: Option<&Node>| {
        matches!(
            node,
            None | Some(
                Node::Relation(_) | Node::Operator(_) | Node::Sign(_) | Node::Comma | Node::Blank
            )
        )
    };
    let keep = |i: usize| {
        nodes[i] != Node::Blank
            || !(spaced(i.checked_sub(1).and_then(|i| nodes.get(i))) || spaced(nodes.get(i + 1)))
    };
    let kept: Vec<bool> = (0..nodes.len()).map(keep).collect();
    nodes
        .into_iter()
        .zip(kept)
        .filter_map(|(node, kept)| kept.then_some(node))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let letter = |c| Node::Letter(c);
        assert_eq!(
            parse("U = min(1, λ S)").expect("a formula"),
            [
                letter('U'),
                Node::Relation('='),
                Node::Upright("min".to_owned()),
                Node::Fence(
                    '(',
                    vec![
                        Node::Upright("1".to_owned()),
                        Node::Comma,
                        letter('λ'),
                        Node::Blank,
                        letter('S'),
                    ],
                    ')'
                ),
            ]
        );
        assert_eq!(
            parse("B_k^{−2}").expect("a formula"),
            [Node::Indexed(
                Box::new(letter('B')),
                vec![letter('k')],
                vec![Node::Sign('−'), Node::Upright("2".to_owned())]
            )]
        );
        assert_eq!(
            parse(r"\frac{a}{#{x-y}}").expect("a formula"),
            [Node::Fraction(
                vec![letter('a')],
                vec![Node::Constant("x-y".to_owned())]
            )]
        );
    }

    #[test]
    fn what_cannot_be_read_says_why() {
        for (formula, why) in [
            ("(a", Unreadable::Open(')')),
            (r"\frac a", Unreadable::Open('{')),
            (r"\root{a}", Unreadable::Command("root".to_owned())),
            ("_k", Unreadable::Index),
            ("a_", Unreadable::Index),
            ("a)", Unreadable::Closed(')')),
            ("#{a", Unreadable::Open('}')),
        ] {
            assert_eq!(parse(formula), Err(why), "{formula}");
        }
    }
}
