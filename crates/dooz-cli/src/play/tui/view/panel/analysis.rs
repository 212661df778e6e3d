//! The live analysis in the panel: chances, speed, lines, threats.

use std::time::Duration;

use dooz_coach::advice::{Means, MoveValue};
use dooz_coach::analysis::{Analysis, AnalysisLine};
use dooz_core::{MoveList, Player, Square};
use dooz_locale::{Value, coach::advice};
use ratatui::{buffer::Buffer, layout::Rect, style::Style};

use crate::analysis_text::per_second;
use crate::play::tui::app::App;
use crate::play::tui::view::names;
use crate::play::tui::view::text::below;
use crate::play::tui::view::theme::Theme;

/// Draws the analysis of the shown position, and returns the rest of the area.
pub(crate) fn draw(buffer: &mut Buffer, area: Rect, app: &App) -> Rect {
    let text = app.text();
    let heading = app.locale.text("panel-analysis");
    let mut rest = text.row(buffer, area, &heading, Theme::heading());
    let Some((analysis, time)) = app.analysis() else {
        return below(rest, 1);
    };
    rest = bar(buffer, rest, app, analysis);
    rest = text.row(
        buffer,
        rest,
        &effort(app, analysis, time),
        app.theme.quiet(),
    );
    for (number, line) in (1_usize..).zip(&analysis.iteration.lines) {
        let line = sentence(app, analysis, line);
        let line = format!("{}. {line}", app.locale.number(number));
        rest = text.row(buffer, rest, &line, Style::new());
    }
    if let Some(win) = win(app, analysis) {
        rest = text.paragraph(buffer, rest, &win, app.theme.bright());
    }
    if let Some(danger) = &analysis.wins.danger {
        let gaps = [
            (
                "player",
                names::sign(app, !analysis.turn).to_string().into(),
            ),
            (
                "moves",
                MoveList(&danger.moves[..danger.moves.len().min(LINE)]).into(),
            ),
        ];
        let danger = app.locale.format("analyze-danger", &gaps);
        rest = text.paragraph(buffer, rest, &danger, app.theme.warning());
    }
    let foul = app.theme.foul().into();
    let legend = app.locale.format("panel-analysis-signs", &[("foul", foul)]);
    rest = text.paragraph(buffer, rest, &legend, app.theme.quiet());
    below(rest, 1)
}

/// Returns the analysis in one sentence, for screens without a panel.
pub(crate) fn short(app: &App) -> Option<String> {
    let (analysis, _) = app.analysis()?;
    let best = analysis.best()?;
    let gaps = [
        ("player", names::sign(app, analysis.turn).to_string().into()),
        ("line", sentence(app, analysis, &best).into()),
    ];
    Some(app.locale.format("play-analysis-line", &gaps))
}

/// Draws the chances of both players, as numbers and as a bar of two parts. That of
/// the first player is at the side where lines begin.
fn bar(buffer: &mut Buffer, area: Rect, app: &App, analysis: &Analysis) -> Rect {
    let Some(chance) = analysis.chance(Player::First) else {
        return below(area, 2);
    };
    let text = app.text();
    let share = |player| {
        let chance = if player == Player::First {
            chance
        } else {
            1.0 - chance
        };
        let gaps = [
            ("player", names::sign(app, player).to_string().into()),
            ("percent", percent(chance)),
        ];
        app.locale.format("panel-analysis-share", &gaps)
    };
    let [first, second] = Player::BOTH;
    text.row_at_end(buffer, area, &share(second), app.theme.player(second));
    let row = text.row(buffer, area, &share(first), app.theme.player(first));
    if !row.is_empty() {
        let width = f64::from(row.width);
        for step in 0..row.width {
            let (sign, player) = if (f64::from(step) + 0.5) / width < chance {
                (app.theme.sign('█', '#'), first)
            } else {
                (app.theme.sign('░', '-'), second)
            };
            let x = if text.is_mirrored() {
                row.right() - 1 - step
            } else {
                row.x + step
            };
            buffer[(x, row.y)].reset();
            buffer[(x, row.y)]
                .set_char(sign)
                .set_style(app.theme.player(player));
        }
    }
    below(area, 2)
}

fn effort(app: &App, analysis: &Analysis, time: Duration) -> String {
    let iteration = &analysis.iteration;
    let gaps = [
        ("depth", iteration.depth.into()),
        ("speed", per_second(iteration.nodes, time).into()),
    ];
    app.locale.format("panel-analysis-depth", &gaps)
}

/// Returns a line with its value.
fn sentence(app: &App, analysis: &Analysis, line: &AnalysisLine) -> String {
    let found = analysis.value_of(line);
    let value = match found.value {
        MoveValue::Estimate { .. } => {
            let chance = found.chance().unwrap_or_default();
            let gaps = [("percent", percent(chance))];
            app.locale.format("panel-analysis-chance", &gaps)
        }
        _ => advice::worth(&found, &app.locale),
    };
    let moves = MoveList(&line.moves[..line.moves.len().min(LINE)]);
    let gaps = [("value", value.into()), ("moves", moves.into())];
    app.locale.format("panel-analysis-line", &gaps)
}

/// Returns the sentence about a proven win, with its means.
fn win(app: &App, analysis: &Analysis) -> Option<String> {
    let best = analysis.best()?;
    let found = analysis.value_of(&best);
    let winner = match found.value {
        _ if !found.is_proven() => return None,
        MoveValue::Win { .. } => analysis.turn,
        MoveValue::Loss { .. } => !analysis.turn,
        _ => return None,
    };
    let key = match best.means {
        Some(Means::Fours) => "panel-analysis-fours",
        Some(Means::Threats | Means::OpenThree) => "panel-analysis-threats",
        None => "panel-win-in",
    };
    let [count, length] = advice::in_moves(found.value.plies()?, found.is_bound());
    let player = ("player", names::sign(app, winner).to_string().into());
    Some(app.locale.format(key, &[player, count, length]))
}

fn percent(chance: f64) -> Value<'static> {
    Value::decimal(100.0 * chance, 0)
}

/// The number of moves of a line that are worth reading.
const LINE: usize = 8;

/// Returns the best move, to be marked on the board.
pub(crate) fn best_move(app: &App) -> Option<Square> {
    let (analysis, _) = app.analysis()?;
    analysis.best()?.moves.first().copied()
}
