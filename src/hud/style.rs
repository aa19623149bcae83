//! Type and colours of egui's own parts.

use std::collections::BTreeMap;
use std::sync::Arc;

use egui::style::{Selection, WidgetVisuals, Widgets};
use egui::{
    Context, CornerRadius, FontData, FontDefinitions, FontFamily, Shadow, Stroke, TextStyle, Theme,
    Visuals,
};

use super::repeat::Repeat;
use super::words::{Face, SEMIBOLD};
use crate::theme::{self, Rgb, size};

/// The type families, from the bytes of the two weights. Hack stands behind both for the few signs they lack.
#[must_use]
pub fn fonts(regular: &'static [u8], semibold: &'static [u8]) -> FontDefinitions {
    let data: [(&str, &'static [u8]); 3] = [
        ("regular", regular),
        (SEMIBOLD, semibold),
        ("hack", epaint_default_fonts::HACK_REGULAR),
    ];
    let font_data: BTreeMap<_, _> = data
        .into_iter()
        .map(|(name, bytes)| (name.to_owned(), Arc::new(FontData::from_static(bytes))))
        .collect();
    let chain = |names: [&str; 2]| names.map(str::to_owned).to_vec();
    let families = BTreeMap::from([
        (FontFamily::Proportional, chain(["regular", "hack"])),
        (FontFamily::Monospace, chain(["hack", "regular"])),
        (FontFamily::Name(SEMIBOLD.into()), chain([SEMIBOLD, "hack"])),
    ]);
    FontDefinitions {
        font_data,
        families,
    }
}

/// Gives a context the game's type, colours and patience, with keys as with clicks. To be called once.
pub fn install(ctx: &Context, regular: &'static [u8], semibold: &'static [u8]) {
    ctx.set_fonts(fonts(regular, semibold));
    ctx.set_theme(Theme::Dark);
    ctx.all_styles_mut(|style| {
        style.visuals = visuals();
        style.text_styles = BTreeMap::from([
            (TextStyle::Small, Face::TEXT.font()),
            (TextStyle::Body, Face::TEXT.font()),
            (TextStyle::Button, Face::TEXT.font()),
            (TextStyle::Monospace, egui::FontId::monospace(size::TEXT)),
            (TextStyle::Heading, Face::HEAD.font()),
        ]);
        style.spacing.scroll = egui::style::ScrollStyle {
            bar_width: 4.0,
            // Seen without a pointer over it: more is to come.
            dormant_handle_opacity: 0.5,
            floating_width: 4.0,
            ..egui::style::ScrollStyle::floating()
        };
        style.interaction.tooltip_delay = 0.35;
        style.interaction.selectable_labels = false;
    });
    ctx.options_mut(|options| {
        // A slow frame or a slow hand is no reason to lose a click.
        options.input_options.max_click_duration = 5.0;
        options.input_options.max_click_dist = 12.0;
    });
    ctx.add_plugin(Repeat);
}

fn widget(fill: Rgb, edge: Rgb, ink: Rgb) -> WidgetVisuals {
    WidgetVisuals {
        bg_fill: fill.egui(),
        weak_bg_fill: fill.egui(),
        bg_stroke: Stroke::new(1.0, edge.egui()),
        corner_radius: CornerRadius::same(6),
        fg_stroke: Stroke::new(1.0, ink.egui()),
        expansion: 0.0,
    }
}

/// Colours of egui's own widgets: no text weaker than a label's.
#[must_use]
pub fn visuals() -> Visuals {
    let mut visuals = Visuals::dark();
    visuals.widgets = Widgets {
        noninteractive: widget(theme::INK1, theme::INK3, theme::TX),
        inactive: widget(theme::INK2, theme::INK3, theme::TX),
        hovered: widget(theme::INK3, theme::LINE, theme::HI),
        active: widget(theme::INK3, theme::SKY, theme::HI),
        open: widget(theme::INK2, theme::LINE, theme::HI),
    };
    visuals.selection = Selection {
        bg_fill: theme::INK3.egui(),
        stroke: Stroke::new(2.0, theme::SKY.egui()),
    };
    visuals.weak_text_color = Some(theme::LO.egui());
    visuals.hyperlink_color = theme::SKY.egui();
    visuals.faint_bg_color = theme::INK2.egui();
    visuals.extreme_bg_color = theme::INK0.egui();
    visuals.text_edit_bg_color = Some(theme::INK0.egui());
    visuals.code_bg_color = theme::INK2.egui();
    visuals.warn_fg_color = theme::YELLOW.egui();
    visuals.error_fg_color = theme::VERMILION.egui();
    visuals.window_fill = theme::INK1.egui();
    visuals.panel_fill = theme::INK1.egui();
    visuals.window_stroke = Stroke::new(1.0, theme::INK3.egui());
    visuals.window_shadow = Shadow::NONE;
    visuals.popup_shadow = Shadow::NONE;
    visuals.disabled_alpha = 1.0;
    visuals
}
