//! The panel beside the board: the players, the thoughts and the moves.

pub(crate) mod analysis;
pub(crate) mod coach;
pub(crate) mod thoughts;

use dooz_core::Player;
use dooz_locale::rules_note;
use dooz_play::matches::Tally;
use ratatui::widgets::{Clear, Widget};
use ratatui::{buffer::Buffer, layout::Rect, style::Style};

use super::dialog::help::OF_SETUPS;
use super::names;
use super::text::below;
use super::theme::Theme;
use crate::play::clock_text::clock_texts;
use crate::play::tui::app::App;
use crate::proof_player::{plays_in, remarks};

/// Draws the panel.
pub(crate) fn draw(buffer: &mut Buffer, area: Rect, app: &App) {
    if let Some(quiz) = &app.quiz {
        return coach::puzzle(buffer, area, app, quiz);
    }
    if app.board_setup.is_some() {
        let mut rest = area;
        for key in OF_SETUPS {
            let line = app.locale.text(key);
            rest = app.text().paragraph(buffer, rest, &line, app.theme.quiet());
        }
        return;
    }
    if app.opening().is_some() {
        let mut rest = below(deciders(buffer, area, app), 1);
        // The status line begins with the same sentence, and has no room for more.
        if app.is_persons_turn() {
            let question = app.opening_question().into_iter().skip(1);
            let question = question.collect::<Vec<_>>().join(" ");
            rest = app.text().paragraph(buffer, rest, &question, Style::new());
        }
        return moves(buffer, below(rest, 1), app);
    }
    let rest = below(players(buffer, area, app), 1);
    if let Some(review) = &app.review {
        return coach::review(buffer, rest, app, review);
    }
    let rest = known_value(buffer, rest, app);
    let rest = if app.wants_analysis() {
        analysis::draw(buffer, rest, app)
    } else if app.wants_values() {
        coach::signs(buffer, rest, app)
    } else if plays_in(&app.game) {
        proof(buffer, rest, app)
    } else {
        thoughts::draw(buffer, rest, app)
    };
    moves(buffer, rest, app);
}

/// Clears an area.
pub(crate) fn clear(buffer: &mut Buffer, area: Rect) -> Rect {
    Clear.render(area, buffer);
    area
}

/// Draws the players with their marks, the turn, and the tally.
fn players(buffer: &mut Buffer, area: Rect, app: &App) -> Rect {
    let text = app.text();
    let (position, _) = app.shown();
    let tally = app.game.tally();
    let is_counted = tally != Tally::default();
    let clocks = clock_texts(&app.game, app.elapsed(), &app.locale);
    let mut rest = area;
    for player in Player::BOTH {
        let is_over = position.outcome().is_some() || app.shows_lost_on_time();
        let is_next = !is_over && position.turn() == player;
        let arrow = if is_next {
            app.theme.pointer(text.is_mirrored())
        } else {
            ' '
        };
        let mark = names::marks(app)[player as usize].sign(app.theme);
        let style = app.theme.player(player);
        let line = Rect { height: 1, ..rest };
        let [pointer, mark_at, name_at] = columns(line, [2, 2], text.is_mirrored());
        text.row(buffer, pointer, &arrow.to_string(), Theme::heading());
        text.row(buffer, mark_at, &mark.to_string(), style);
        text.row(buffer, name_at, &names::player(app, player), style);
        let wins = tally.wins[app.game.seat(player) as usize];
        let wins = is_counted.then(|| app.locale.number(wins));
        let clock = clocks
            .as_ref()
            .map(|clocks| clocks[player as usize].clone());
        let at_end: Vec<String> = clock.into_iter().chain(wins).collect();
        if !at_end.is_empty() {
            text.row_at_end(
                buffer,
                name_at,
                &app.locale.short_list(&at_end),
                app.theme.quiet(),
            );
        }
        rest = below(rest, 1);
    }
    if tally.draws > 0 {
        let line = Rect { height: 1, ..rest };
        let [_, _, name_at] = columns(line, [2, 2], text.is_mirrored());
        text.row(
            buffer,
            name_at,
            &app.locale.text("play-draw"),
            app.theme.quiet(),
        );
        text.row_at_end(
            buffer,
            name_at,
            &app.locale.number(tally.draws),
            app.theme.quiet(),
        );
        rest = below(rest, 1);
    }
    rest
}

/// Draws the sentences about the rules and the value of the game.
fn known_value(buffer: &mut Buffer, area: Rect, app: &App) -> Rect {
    let sentences = [rules_note(app.game.rules(), &app.locale), app.known_value()];
    let text = app.text();
    let mut rest = area;
    for sentence in sentences.into_iter().flatten() {
        rest = below(
            text.paragraph(buffer, rest, &sentence, app.theme.quiet()),
            1,
        );
    }
    rest
}

/// Draws what the proof that plays says of its opponent's last move.
fn proof(buffer: &mut Buffer, area: Rect, app: &App) -> Rect {
    let sentences = remarks(&app.game, &app.locale);
    if sentences.is_empty() || app.back.is_some() {
        return area;
    }
    let text = app.text();
    let heading = app.locale.text("panel-proof");
    let mut rest = text.row(buffer, area, &heading, Theme::heading());
    for sentence in sentences {
        rest = text.paragraph(buffer, rest, &sentence, Style::new());
    }
    below(rest, 1)
}

/// Draws the players of an opening, who have no marks yet, and the one who decides.
fn deciders(buffer: &mut Buffer, area: Rect, app: &App) -> Rect {
    let text = app.text();
    let mut rest = area;
    for player in Player::BOTH {
        let arrow = if app.decider() == Some(player) {
            app.theme.pointer(text.is_mirrored())
        } else {
            ' '
        };
        let line = Rect { height: 1, ..rest };
        let [pointer, _, name_at] = columns(line, [2, 2], text.is_mirrored());
        text.row(buffer, pointer, &arrow.to_string(), Theme::heading());
        text.row(buffer, name_at, &app.opening_name(player), Style::new());
        rest = below(rest, 1);
    }
    rest
}

/// Draws the moves of the game, two to a row, as many as fit.
fn moves(buffer: &mut Buffer, area: Rect, app: &App) {
    let text = app.text();
    let rest = text.row(
        buffer,
        area,
        &app.locale.text("panel-moves"),
        Theme::heading(),
    );
    let moves = app.line();
    if moves.is_empty() {
        text.row(
            buffer,
            rest,
            &app.locale.text("panel-no-moves"),
            app.theme.quiet(),
        );
        return;
    }

    let shown = app.shown_moves();
    let rows = usize::from(rest.height);
    let last_row = shown.max(1).div_ceil(2);
    let first_row = last_row.saturating_sub(rows);
    for (line, row) in (rest.y..rest.bottom()).zip(first_row..moves.len().div_ceil(2)) {
        let line = Rect {
            y: line,
            height: 1,
            ..rest
        };
        let [number_at, first_at, second_at] = columns(line, [5, 6], text.is_mirrored());
        // Numbers are aligned at their end, so that tens are below tens.
        let [number_at, _, _] = columns(number_at, [4, 1], text.is_mirrored());
        let number = format!("{}.", app.locale.number(row as u64 + 1));
        text.row_at_end(buffer, number_at, &number, app.theme.quiet());
        let both = [(Player::First, first_at), (Player::Second, second_at)];
        for ((player, place), (ply, square)) in both
            .into_iter()
            .zip((2 * row..).zip(moves[2 * row..].iter()))
        {
            let style = match ply + 1 {
                ply if ply == shown => app.theme.player(player).patch(Theme::chosen()),
                ply if ply > shown => app.theme.quiet(),
                _ => app.theme.player(player),
            };
            text.row(buffer, place, &square.to_string(), style);
        }
    }
}

/// Divides a row into two columns of these widths and the rest, in reading
/// order of the language.
pub(crate) fn columns(line: Rect, widths: [u16; 2], from_right: bool) -> [Rect; 3] {
    let mut rest = line;
    let mut take = |width: u16| {
        let width = width.min(rest.width);
        let x = if from_right {
            rest.right() - width
        } else {
            rest.x
        };
        rest.x += if from_right { 0 } else { width };
        rest.width -= width;
        Rect { x, width, ..line }
    };
    let (first, second) = (take(widths[0]), take(widths[1]));
    [first, second, rest]
}
