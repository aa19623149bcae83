//! Writing pages: whatever comes from a file or a level goes through [`escape`].

use crate::text::Text;
use crate::theme::{self, Rgb, paper};

/// Text as it can stand between tags and within quotes.
#[must_use]
pub fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            // No page can hold them, whatever the notation.
            c if c.is_control() && !c.is_whitespace() => {}
            c => safe.push(c),
        }
    }
    safe
}

/// Plain text within a tag.
pub(super) fn wrap(tag: &str, text: &str) -> String {
    let name = tag.split(' ').next().unwrap_or_default();
    format!("<{tag}>{}</{name}>", escape(text))
}

/// A whole page. It loads nothing and runs nothing, which its own policy holds: a name that slipped through could do no harm.
pub(super) fn document(title: &str, style: &str, body: &str, text: &Text) -> String {
    format!(
        "<!doctype html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n{title}\n\
         <style>\n{dark}@media (prefers-color-scheme: light) {{\n{light}}}\n@media print {{\n{light}}}\n{style}</style>\n\
         </head>\n<body>\n{body}</body>\n</html>\n",
        lang = escape(text.lang().code()),
        title = wrap("title", title),
        dark = colours("dark", &DARK),
        light = colours("light", &LIGHT),
    )
}

/// Names of colours as the styles use them, with the colour.
type Palette = [(&'static str, Rgb); 12];

/// For screens and projectors, as in the game.
pub(super) const DARK: Palette = [
    ("ground", theme::INK0),
    ("panel", theme::INK1),
    ("raised", theme::INK2),
    ("rule", theme::INK3),
    ("hi", theme::HI),
    ("tx", theme::TX),
    ("lo", theme::LO),
    ("sky", theme::SKY),
    ("yellow", theme::YELLOW),
    ("vermilion", theme::VERMILION),
    ("purple", theme::PURPLE),
    ("green", theme::GREEN),
];

/// For paper, and for whoever likes light screens.
pub(super) const LIGHT: Palette = [
    ("ground", paper::GROUND),
    ("panel", paper::PANEL),
    ("raised", paper::RAISED),
    ("rule", paper::RULE),
    ("hi", paper::HI),
    ("tx", paper::TX),
    ("lo", paper::LO),
    ("sky", paper::SKY),
    ("yellow", paper::YELLOW),
    ("vermilion", paper::VERMILION),
    ("purple", paper::PURPLE),
    ("green", paper::GREEN),
];

fn colours(scheme: &str, palette: &Palette) -> String {
    let lines = palette
        .iter()
        .map(|(name, colour)| format!("--{name}: {};", colour.css()));
    format!(
        ":root {{ color-scheme: {scheme}; {} }}\n",
        lines.collect::<Vec<_>>().join(" ")
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::class::look::HUES;

    #[test]
    fn nothing_leaves_its_place() {
        assert_eq!(
            escape("<b title='x' id=\"y\">&amp;\u{0}\u{1b}"),
            "&lt;b title=&#39;x&#39; id=&quot;y&quot;&gt;&amp;amp;"
        );
        assert_eq!(wrap("td class=\"n\"", "a<b"), "<td class=\"n\">a&lt;b</td>");
    }

    /// How strong a run's line and its words are while none is chosen, in percent.
    fn strength() -> u32 {
        let css = include_str!("report.css");
        let (_, rest) = css.split_once("g.run { opacity: 0.").expect("there");
        let (digits, _) = rest.split_once(';').expect("an end");
        assert_eq!(digits.len(), 2, "hundredths");
        digits.parse().expect("a number")
    }

    /// A colour of that strength over another.
    fn over(ink: Rgb, ground: Rgb) -> Rgb {
        let mix = |ink: u8, ground: u8| {
            let both = u32::from(ink) * strength() + u32::from(ground) * (100 - strength());
            u8::try_from(both / 100).expect("between the two")
        };
        Rgb(
            mix(ink.0, ground.0),
            mix(ink.1, ground.1),
            mix(ink.2, ground.2),
        )
    }

    #[test]
    fn every_palette_can_be_read() {
        for palette in [DARK, LIGHT] {
            let of = |wanted: &str| {
                palette
                    .iter()
                    .find(|(name, _)| *name == wanted)
                    .expect("there")
                    .1
            };
            for ground in ["ground", "panel", "raised"].map(of) {
                let weak = |ink: &str| over(of(ink), ground).contrast(ground);
                for text in ["hi", "tx", "lo", "vermilion"] {
                    assert!(of(text).contrast(ground) >= 4.5, "{text} on {ground:?}");
                }
                for text in ["hi", "tx"] {
                    assert!(weak(text) >= 4.5, "{text} on {ground:?}");
                }
                for line in HUES {
                    assert!(weak(line) >= 3.0, "{line} on {ground:?}");
                }
                assert!(of("green").contrast(ground) >= 3.0, "{ground:?}");
            }
        }
    }
}
