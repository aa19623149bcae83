//! Draws the screens: the panels of `hud` around and over the stage.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::basis::Opened;
use super::class;
use super::daily::{self, DailyBoard};
use super::desk::desk;
use super::keep;
use super::session::Session;
use super::verdict::Verdict;
use super::wager::Wager;
use super::words;
use crate::hud::basis::{self, basis_ui};
use crate::hud::briefing::{BriefingView, briefing_ui};
use crate::hud::explain::explain_ui;
use crate::hud::form::{self, Form};
use crate::hud::link::link_ui;
use crate::hud::notice::{Notice, notice_ui};
use crate::hud::scoring::{BetView, ScoringView, scoring_ui};
use crate::hud::settings::{SettingsView, settings_ui};
use crate::hud::shortcuts::{self, SheetView, shortcuts_ui};
use crate::hud::style;
use crate::hud::title::{ResumeCard, TitlePictures, TitleView, title_ui};
use crate::shift::PlayerCommand;
use crate::shift::command::{Command, Overlay};
use crate::shift::sim::{Mode, Shift};
use crate::stage::{Desks, StageFrame, StageKind, WebPicture};
use crate::states::Screen;
use crate::store::Saved;
use crate::text::fonts;

/// The context has its fonts: from the pass after they were installed on.
#[derive(Resource)]
pub(super) struct Dressed;

/// Gives the context its fonts and colours; until the next pass there is nothing to be drawn with.
pub(super) fn dress(
    mut commands: Commands,
    mut contexts: EguiContexts,
    mut installed: Local<bool>,
) -> Result {
    if std::mem::replace(&mut *installed, true) {
        commands.insert_resource(Dressed);
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    style::install(ctx, fonts::PLEX_SANS_REGULAR, fonts::PLEX_SANS_SEMI_BOLD);
    Ok(())
}

/// Size of the window in pixels.
pub(super) fn pixels(ctx: &egui::Context) -> egui::Vec2 {
    ctx.viewport_rect().size() * ctx.zoom_factor()
}

/// What a screen is drawn on, its points so many pixels large.
pub(super) fn sheet(ctx: &egui::Context, scale: f32) -> egui::Ui {
    ctx.set_zoom_factor(scale);
    let layer = egui::UiBuilder::new()
        .layer_id(egui::LayerId::background())
        .max_rect(ctx.viewport_rect());
    egui::Ui::new(ctx.clone(), "screen".into(), layer)
}

/// Draws the screen that is on.
pub(super) fn draw(
    mut contexts: EguiContexts,
    dressed: Option<Res<Dressed>>,
    mut reveal: Local<Reveal>,
    time: Res<Time<Real>>,
    screen: Res<State<Screen>>,
    session: Res<Session>,
    shift: Option<Res<Shift>>,
    verdict: Option<Res<Verdict>>,
    wager: Option<Res<Wager>>,
    opened: Option<Res<Opened>>,
    board: Res<DailyBoard>,
    said: Desks,
    mut frame: ResMut<StageFrame>,
    mut web: ResMut<WebPicture>,
    mut wishes: MessageWriter<PlayerCommand>,
) -> Result {
    if dressed.is_none() {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let pixels = pixels(ctx);
    let scale = form::scale(pixels, session.settings().ui_scale);
    let mut ui = sheet(ctx, scale);
    let mut commands = Vec::new();
    // The lines wait for the bet.
    if verdict.as_ref().is_some_and(Res::is_added) || wager.is_some() {
        *reveal = Reveal::default();
    }
    reveal.go_on(&time, ctx, session.settings().reduced_motion);
    // Below whatever the panels lay over the stage; the frame is the last one's, which is where the stage stands now.
    let kind = kind_on(*screen.get(), ui.max_rect());
    if frame.kind != StageKind::Hidden && frame.kind == kind {
        words::on_stage(&ui, &said, &frame, &session.text);
    }
    let mut beside = None;
    let place = match (screen.get(), &shift) {
        (Screen::Title, _) => {
            let pictures = title(&mut ui, &session, &mut commands);
            beside = Some(pictures.web);
            Some((pictures.switch, kind))
        }
        (Screen::Briefing, Some(shift)) => {
            Some((briefing(&mut ui, shift, &session, &mut commands), kind))
        }
        (Screen::Play, Some(shift)) => Some((desk(&mut ui, shift, &session, &mut commands), kind)),
        (Screen::Scoring, Some(shift)) => {
            scoring(
                &mut ui,
                shift,
                verdict.as_deref(),
                (wager.as_deref(), board.is_of(shift)),
                &session,
                *reveal,
                &mut commands,
            );
            None
        }
        _ => None,
    };
    place_stage(
        &mut frame,
        place,
        scale,
        ctx.native_pixels_per_point().unwrap_or(1.0),
    );
    web.place = beside
        .filter(|rect| rect.is_positive() && rect.intersects(ctx.viewport_rect()))
        .map(|rect| in_pixels(rect, scale));
    overlays(
        &ui,
        pixels,
        *screen.get(),
        &session,
        shift.as_deref(),
        (opened.as_deref(), &board),
        &mut commands,
    );
    if let Some(said) = session.notices.now() {
        notice_ui(
            &ui,
            &Notice {
                words: &said.words,
                bad: said.bad,
                over: session.overlay.is_some() || session.link_shown.is_some(),
            },
            &session.text,
            &mut commands,
        );
    }
    explain_ui(&ui, &session.text);
    wishes.write_batch(commands.into_iter().map(PlayerCommand));
    Ok(())
}

/// What lies over the screen, and the keys that open it.
fn overlays(
    ui: &egui::Ui,
    window: egui::Vec2,
    screen: Screen,
    session: &Session,
    shift: Option<&Shift>,
    (opened, board): (Option<&Opened>, &DailyBoard),
    commands: &mut Vec<Command>,
) {
    // One at a time, so that the escape key closes the upper one only.
    if let Some(link) = &session.link_shown {
        link_ui(ui, link, &session.text, commands);
    } else {
        match (session.overlay, opened) {
            (Some(Overlay::Settings), _) => {
                let on_desk = screen == Screen::Play;
                settings(ui, window, session, on_desk, commands);
            }
            (Some(Overlay::Shortcuts), _) => {
                let on_screen = shift.filter(|_| screen != Screen::Title);
                let view = SheetView {
                    desk: on_screen.map(|shift| shift.run().level().desk),
                    on_page: cfg!(target_arch = "wasm32"),
                    can_sound: session.can_sound,
                };
                shortcuts_ui(ui, view, &session.text, commands);
            }
            (Some(Overlay::Basis), Some(opened)) => {
                let on_desk = shift.filter(|_| screen == Screen::Play);
                let desk = on_desk.map(|shift| super::desk::view(shift, session));
                basis_ui(ui, &opened.view(desk), &session.text, commands);
            }
            (Some(Overlay::Daily), _) => daily::panel(ui, (screen, board), session, commands),
            (Some(overlay), _) => class::overlay(ui, overlay, session, commands),
            (None, _) => {}
        }
        if session.overlay != Some(Overlay::Basis) && basis::asked_for(ui) {
            commands.push(basis::OPEN);
        }
        if session.overlay != Some(Overlay::Shortcuts) && shortcuts::asked_for(ui) {
            commands.push(shortcuts::OPEN);
        }
        if session.can_sound && shortcuts::asked(ui, shortcuts::SOUND) {
            commands.push(Command::Sound(!session.settings().sound));
        }
    }
}

/// What the stage is drawn for on a screen.
fn kind_on(screen: Screen, window: egui::Rect) -> StageKind {
    match screen {
        Screen::Title => StageKind::Card,
        Screen::Briefing => StageKind::Bare,
        Screen::Play if Form::of(window.size()).is_phone() => StageKind::Phone,
        Screen::Play => StageKind::Desk,
        Screen::Scoring | Screen::Booth => StageKind::Hidden,
    }
}

/// How far the scoring screen's lines and number have come.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Reveal {
    elapsed_s: f32,
}

impl Reveal {
    /// Wall time in which the lines are drawn, in seconds.
    const LINES_S: f32 = 0.9;
    /// Wall time in which the score counts up, in seconds.
    const COUNT_S: f32 = 0.6;

    /// Any key or click skips it; nothing moves for those who want it so.
    fn go_on(&mut self, time: &Time<Real>, ctx: &egui::Context, reduced_motion: bool) {
        let skipped = ctx.input(|input| {
            input.pointer.any_pressed()
                || input
                    .events
                    .iter()
                    .any(|e| matches!(e, egui::Event::Key { pressed: true, .. }))
        });
        self.elapsed_s = if reduced_motion || (skipped && self.elapsed_s > 0.0) {
            Self::LINES_S
        } else {
            self.elapsed_s + time.delta_secs()
        };
    }
}

/// Tells the stage where it stands and what it is drawn for.
pub(super) fn place_stage(
    frame: &mut StageFrame,
    place: Option<(egui::Rect, StageKind)>,
    ui_scale: f32,
    scale_factor: f32,
) {
    let now = match place {
        Some((rect, kind)) if rect.is_positive() => StageFrame {
            rect: in_pixels(rect, ui_scale),
            kind,
            ui_scale,
            scale_factor,
        },
        _ => StageFrame {
            kind: StageKind::Hidden,
            ..*frame
        },
    };
    if *frame != now {
        *frame = now;
    }
}

/// A rectangle of egui's points in logical pixels.
pub(super) fn in_pixels(rect: egui::Rect, ui_scale: f32) -> Rect {
    let rect = rect * ui_scale;
    Rect::new(rect.min.x, rect.min.y, rect.max.x, rect.max.y)
}

fn title(ui: &mut egui::Ui, session: &Session, commands: &mut Vec<Command>) -> TitlePictures {
    let remembered = session.store.remembered();
    let levels = class::cards(session);
    let daily = session.daily();
    let resume = remembered.under_way.as_ref().and_then(|shift| {
        let level = keep::level_of(&session.levels, shift).ok()?;
        Some(ResumeCard {
            level,
            minute: shift.minute.saturating_sub(1),
        })
    });
    let view = TitleView {
        levels: &levels,
        next: class::next(&levels),
        daily: daily.as_ref().map(|daily| daily.level.as_ref()),
        resume,
        seed: &session.seed_text,
        can_quit: cfg!(not(target_arch = "wasm32")),
        can_choose_language: !session.host.language,
        notice: None,
    };
    title_ui(ui, &view, &session.text, commands)
}

fn briefing(
    ui: &mut egui::Ui,
    shift: &Shift,
    session: &Session,
    commands: &mut Vec<Command>,
) -> egui::Rect {
    let run = shift.run();
    briefing_ui(
        ui,
        &BriefingView {
            level: run.level(),
            seed: run.seed(),
            watching: false,
            can_leave: !session.host.levels,
            group: session
                .group_now()
                .filter(|_| !session.group_of(run).is_empty()),
            can_lead: session.can_lead(),
        },
        &session.text,
        commands,
    )
}

fn scoring(
    ui: &mut egui::Ui,
    shift: &Shift,
    verdict: Option<&Verdict>,
    (wager, daily): (Option<&Wager>, bool),
    session: &Session,
    reveal: Reveal,
    commands: &mut Vec<Command>,
) {
    let scored = verdict.filter(|_| !shift.run().level().is_free());
    let bet = wager.zip(shift.run().level().bet.as_ref());
    let view = ScoringView {
        bet: bet.map(|(wager, bet)| BetView {
            bet,
            value: wager.value,
            chosen: wager.chosen,
        }),
        run: shift.run(),
        reference: scored
            .filter(|_| shift.mode() != Mode::Watched)
            .map(|verdict| &verdict.reference),
        untouched: scored.map(|verdict| &verdict.untouched),
        next: session.next_level().map(AsRef::as_ref),
        can_leave: !session.host.levels,
        hand_in: class::hand_in(session, shift),
        daily,
        watched: shift.mode() == Mode::Watched,
        recorded: shift.is_recorded(),
        moves: shift.moves(),
        drawn: (reveal.elapsed_s / Reveal::LINES_S).min(1.0),
        counted: (reveal.elapsed_s / Reveal::COUNT_S).min(1.0),
        notice: None,
    };
    scoring_ui(ui, &view, &session.text, commands);
}

fn settings(
    ui: &egui::Ui,
    window: egui::Vec2,
    session: &Session,
    on_desk: bool,
    commands: &mut Vec<Command>,
) {
    let settings = session.settings();
    let view = SettingsView {
        ui_scale: settings.ui_scale,
        ui_scales: form::scales(window),
        reduced_motion: settings.reduced_motion,
        coach: settings.coach,
        sound: session
            .can_sound
            .then_some(if settings.sound { settings.volume } else { 0.0 }),
        default_speed: session.speed(),
        can_choose_language: !session.host.language,
        can_copy_link: on_desk,
        can_fill_screen: session.can_fill_screen,
        saved: session.store.saved() == Saved::Saved,
    };
    settings_ui(ui, &view, &session.text, commands);
}
