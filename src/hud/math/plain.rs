//! A formula on one line of plain signs, for those to whom it is read out.

use super::notation::Node;

/// The nodes one after the other: `(a) / (b)`, `√(a)`, `x_k`, `x^(k + 1)`. `number` gives what stands for a constant's name.
pub(super) fn plain(nodes: &[Node], number: &dyn Fn(&str) -> String) -> String {
    nodes.iter().map(|node| one(node, number)).collect()
}

fn one(node: &Node, number: &dyn Fn(&str) -> String) -> String {
    match node {
        Node::Upright(name) => name.clone(),
        Node::Letter(letter) | Node::Sign(letter) => letter.to_string(),
        Node::Constant(name) => number(name),
        Node::Relation(sign) | Node::Operator(sign) => format!(" {sign} "),
        Node::Comma => ", ".into(),
        Node::Blank => " ".into(),
        Node::Fraction(above, below) => {
            format!("{} / {}", grouped(above, number), grouped(below, number))
        }
        Node::Root(of) => format!("√({})", plain(of, number)),
        // A line, as the one above it.
        Node::Bar(of) => format!("{}\u{af}", plain(of, number)),
        Node::Sum => "∑".into(),
        Node::Fence('\0', inside, _) => plain(inside, number),
        Node::Fence(open, inside, close) => format!("{open}{}{close}", plain(inside, number)),
        Node::Indexed(base, below, above) => {
            let index = |mark: char, of: &[Node]| match of {
                [] => String::new(),
                _ => format!("{mark}{}", grouped(of, number)),
            };
            format!(
                "{}{}{}",
                one(base, number),
                index('_', below),
                index('^', above)
            )
        }
    }
}

/// The nodes, in brackets if there are several.
fn grouped(nodes: &[Node], number: &dyn Fn(&str) -> String) -> String {
    let line = plain(nodes, number);
    if line.chars().all(char::is_alphanumeric) {
        line
    } else {
        format!("({line})")
    }
}

#[cfg(test)]
mod tests {
    use super::super::parse;
    use super::*;

    #[test]
    fn a_formula_reads_on_one_line_as_it_was_meant() {
        let constant = |name: &str| {
            assert_eq!(name, "shed-share");
            "0.9".to_owned()
        };
        for (formula, line) in [
            (
                r"C = \frac{n B}{n − a (1 − B)}",
                "C = (n B) / (n − a (1 − B))",
            ),
            ("λ ≤ #{shed-share} n / S", "λ ≤ 0.9 n / S"),
            ("e^{−δτ}, x_k", "e^(−δτ), x_k"),
            (r"\sqrt{1 + c^2}", "√(1 + c^2)"),
            (r"\sum_{k=0}^{n} \bar{x}", "∑_(k = 0)^n x\u{af}"),
        ] {
            let nodes = parse(formula).expect("written as the notation wants it");
            assert_eq!(plain(&nodes, &constant), line, "{formula}");
        }
    }
}
