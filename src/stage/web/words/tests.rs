//! What the words say.

use crate::stage::labels::{Measure, labels};
use crate::stage::motion::Shown;
use crate::stage::web::scenes;
use crate::stage::{StageFrame, StageKind};
use crate::text::{Lang, Text};

#[test]
fn the_budget_says_how_long_it_lasts() {
    let text = Text::new(Lang::ENGLISH);
    let frame = StageFrame {
        kind: StageKind::Desk,
        ..StageFrame::default()
    };
    let narrow: Measure<'_> = &|text, size_px, _| text.chars().count() as f32 * size_px * 0.45;
    let said = |scene| -> Vec<String> {
        labels(&Shown::still(scene), &frame, &text, narrow)
            .iter()
            .map(|label| label.spans.iter().map(|s| s.text.as_str()).collect())
            .collect()
    };
    let deploy = said(scenes::deploy());
    assert!(
        deploy
            .iter()
            .any(|s| s == "goal lost in 7 min, all gone at this rate in 2 h 49 min"),
        "{deploy:?}"
    );
    assert!(deploy.iter().any(|s| s == "09:15"), "{deploy:?}");
    assert!(
        said(scenes::flush_worst())
            .iter()
            .any(|s| s.contains("1 h 7"))
    );
    assert!(!said(scenes::opening()).iter().any(|s| s.contains("budget")));
}
