//! Draws what the booth shows.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::attendant::{self, Attendant};
use super::{Booth, BoothBoard, Phase, Waits, say};
use crate::hud::attendant::{asked, attendant_ui, corner};
use crate::hud::board::board_ui;
use crate::hud::booth::{
    self as panels, AttractView, ResultView, RoundView, attract_ui, idle_ui, result_ui, round_ui,
};
use crate::screens::draw::{Dressed, in_pixels, pixels, place_stage, sheet};
use crate::screens::session::Session;
use crate::screens::verdict::Verdict;
use crate::screens::words;
use crate::shift::PlayerCommand;
use crate::shift::command::Command;
use crate::shift::number::narrow;
use crate::shift::sim::Shift;
use crate::stage::{Desks, StageFrame, StageKind};
use crate::theme;

/// Draws the phase that is on.
pub(super) fn draw(
    mut contexts: EguiContexts,
    dressed: Option<Res<Dressed>>,
    booth: Res<Booth>,
    board: Res<BoothBoard>,
    attendant: Res<Attendant>,
    time: Res<Time<Real>>,
    session: Res<Session>,
    shift: Option<Res<Shift>>,
    verdict: Option<Res<Verdict>>,
    said: Desks,
    mut frame: ResMut<StageFrame>,
    mut waits: ResMut<Waits>,
    mut wishes: MessageWriter<PlayerCommand>,
) -> Result {
    let Some(shift) = shift.filter(|_| dressed.is_some()) else {
        return Ok(());
    };
    let ctx = contexts.ctx_mut()?;
    let scale = panels::scale(pixels(ctx));
    let mut ui = sheet(ctx, scale);
    let mut commands = Vec::new();
    if attendant.is_there() {
        let of = (&*booth, &*board);
        attendant::show(&attendant, of, &session, time.elapsed(), |view| {
            attendant_ui(&mut ui, view, &session.text, &mut commands);
        });
        place_stage(&mut frame, None, scale, 1.0);
        *waits = Waits::default();
        wishes.write_batch(commands.into_iter().map(PlayerCommand));
        return Ok(());
    }
    asked(&ui, &mut commands);
    let kind = StageKind::Booth {
        desk: shift.run().level().desk,
        watched: booth.phase() == Phase::Attract,
    };
    if frame.kind == kind && !booth.card() {
        words::on_stage(&ui, &said, &frame, &session.text);
        if let Some((_, set)) = say::hand(&shift).filter(|_| kind.is_watched()) {
            ring(&ui, said.hand(&frame, set.control_id()), frame.ui_scale);
        }
    }
    let place = phase(
        &mut ui,
        (&booth, &board),
        &shift,
        verdict.as_deref(),
        &session,
        &mut commands,
    );
    let place = place.map(|rect| (rect, kind));
    *waits = if kind.is_watched() {
        let corner = attendant.can_be_called().then(|| corner(&ui));
        Waits {
            language: panels::language_place(&ui).map(|rect| in_pixels(rect, scale)),
            corner: corner.map(|rect| in_pixels(rect, scale)),
        }
    } else {
        Waits::default()
    };
    let native = ctx.native_pixels_per_point().unwrap_or(1.0);
    place_stage(&mut frame, place, scale, native);
    if let Some(left_s) = booth.asks() {
        idle_ui(&ui, left_s, booth.options.countdown_s, &session.text);
    }
    wishes.write_batch(commands.into_iter().map(PlayerCommand));
    Ok(())
}

/// The operator's hand: two open rings on what it has just moved.
fn ring(ui: &egui::Ui, at: Option<Vec2>, scale: f32) {
    let Some(at) = at.map(|at| at / scale) else {
        return;
    };
    for (radius, width, strength) in [(31.0, 3.0, 1.0), (42.0, 1.5, 0.5)] {
        let stroke = egui::Stroke::new(width, theme::SKY.faded(strength));
        ui.painter()
            .circle_stroke(egui::pos2(at.x, at.y), radius, stroke);
    }
}

/// Draws a phase; returns the place of the stage, if it has one.
fn phase(
    ui: &mut egui::Ui,
    (booth, board): (&Booth, &BoothBoard),
    shift: &Shift,
    verdict: Option<&Verdict>,
    session: &Session,
    commands: &mut Vec<Command>,
) -> Option<egui::Rect> {
    let (text, run) = (&session.text, shift.run());
    let entry = booth.level()?;
    let key = run.level().text_key();
    let name = text.get(&key);
    match booth.phase() {
        Phase::Attract => {
            let (head, why) = say::caption(shift, text);
            let acting = say::hand(shift).is_some();
            let card = booth
                .card()
                .then(|| (name, text.get(&format!("{key}.sub"))));
            let stirred = narrow(booth.stirred());
            // Where nothing may grow, it is there or it is not.
            let is_still = session.settings().reduced_motion;
            let view = AttractView {
                name: &text.get("ui-title"),
                sentence: &text.get("ui-tagline"),
                run,
                stirred: if is_still { stirred.ceil() } else { stirred },
                acting,
                head: &head,
                why: &why,
                card: card
                    .as_ref()
                    .map(|(name, sub)| (name.as_str(), sub.as_str())),
            };
            Some(attract_ui(ui, &view, text, commands))
        }
        Phase::Round => {
            let (name, sentence) = say::title(run, text);
            let view = RoundView {
                run,
                name: &name,
                sentence: &sentence,
                numbers: &entry.numbers,
                levers: &entry.levers,
                more: booth.more,
                left_s: booth.round_left_s(shift),
                useful: booth
                    .adviser
                    .as_ref()
                    .and_then(|adviser| adviser.advice(run)),
            };
            Some(round_ui(ui, &view, text, commands))
        }
        Phase::Result => {
            let view = ResultView {
                run,
                reference: verdict.map(|verdict| &verdict.reference),
                rank: board.rank(),
                behind: board.behind(),
                code: booth.code.as_ref(),
                names: true,
            };
            result_ui(ui, &view, text, commands);
            None
        }
        now @ (Phase::Name | Phase::Board) => {
            let of = (name.as_str(), booth.left_s());
            board.show(of, now == Phase::Name, |view| {
                board_ui(ui, view, text, commands);
            });
            None
        }
    }
}
