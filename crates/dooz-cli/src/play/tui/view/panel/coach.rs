//! The coach in the panel: the legend of the values, a review, a puzzle.

use dooz_coach::advice::{Knowledge, Review};
use dooz_locale::coach::{advice, puzzles};
use ratatui::{buffer::Buffer, layout::Rect, style::Style};

use crate::advice_text::length_of_wins;
use crate::play::tui::app::{App, Quiz};
use crate::play::tui::view::names;
use crate::play::tui::view::panel::columns;
use crate::play::tui::view::text::below;
use crate::play::tui::view::theme::Theme;

/// Draws the legend of the signs on the board, and the source of their values.
pub(crate) fn signs(buffer: &mut Buffer, area: Rect, app: &App) -> Rect {
    let text = app.text();
    let (key, length) = match app.values() {
        Some(map) if matches!(map.knowledge(), Knowledge::Search { .. }) => {
            ("panel-map-chances", length_of_wins(map))
        }
        Some(map) => ("panel-map-signs", length_of_wins(map)),
        None => ("panel-map-signs", ("length", "exact".into())),
    };
    let signs = app.locale.format(key, &[length]);
    let mut rest = text.row(
        buffer,
        area,
        &app.locale.text("panel-map"),
        Theme::heading(),
    );
    rest = text.paragraph(buffer, rest, &signs, app.theme.quiet());
    let knowledge = match app.values() {
        Some(map) => advice::knowledge_of_map(map, &app.locale),
        None if app.seeks_values() => app.locale.text("play-advising").into_owned(),
        None => return below(rest, 1),
    };
    rest = text.paragraph(buffer, rest, &knowledge, Style::new());
    below(rest, 1)
}

/// Draws the decisions of the players, and the moves with their classes around
/// the reviewed one.
pub(crate) fn review(buffer: &mut Buffer, area: Rect, app: &App, review: &Review) {
    let text = app.text();
    let mut rest = text.row(
        buffer,
        area,
        &app.locale.text("panel-review"),
        Theme::heading(),
    );
    for paragraph in app.review_summary() {
        rest = text.paragraph(buffer, rest, &paragraph, Style::new());
    }
    let rest = below(rest, 1);

    let shown = app.shown_moves();
    let rows = usize::from(rest.height);
    // The chosen move is in the middle if there are moves around it.
    let last_first = review.moves.len().saturating_sub(rows);
    let first = shown.saturating_sub(rows / 2 + 1).min(last_first);
    for (y, reviewed) in (rest.y..rest.bottom()).zip(&review.moves[first..]) {
        let line = Rect {
            y,
            height: 1,
            ..rest
        };
        let [pointer_at, _, line] = columns(line, [1, 0], text.is_mirrored());
        let [number_at, mark_at, move_at] = columns(line, [5, 2], text.is_mirrored());
        let [square_at, class_at, _] = columns(move_at, [4, line.width], text.is_mirrored());
        let [number_at, _, _] = columns(number_at, [4, 1], text.is_mirrored());
        let player = app.theme.player(reviewed.player);
        let is_chosen = reviewed.number == shown;
        let chosen = if is_chosen {
            let arrow = app.theme.pointer(text.is_mirrored()).to_string();
            text.row(buffer, pointer_at, &arrow, Theme::heading());
            Theme::chosen()
        } else {
            Style::new()
        };
        let judged = if reviewed.class.is_mistake() {
            app.theme.warning()
        } else {
            Style::new()
        };
        let number = format!("{}.", app.locale.number(reviewed.number));
        let mark = names::sign(app, reviewed.player).to_string();
        let class = advice::class(reviewed.class, &app.locale);
        text.row_at_end(buffer, number_at, &number, app.theme.quiet());
        text.row(buffer, mark_at, &mark, player);
        let square = reviewed.found.square.to_string();
        text.row(buffer, square_at, &square, player.patch(chosen));
        text.row(buffer, class_at, &class, judged.patch(chosen));
    }
}

/// Draws the task of a puzzle, the hints and judgements, and the number of
/// solved puzzles.
pub(crate) fn puzzle(buffer: &mut Buffer, area: Rect, app: &App, quiz: &Quiz) {
    let text = app.text();
    let title = app.puzzle_title(quiz);
    let mut rest = text.paragraph(buffer, area, &title, Theme::heading());
    let task = puzzles::task(quiz.puzzle(), &app.locale);
    rest = text.paragraph(buffer, below(rest, 1), &task, Style::new());
    if let Some(feedback) = quiz.feedback(&app.locale) {
        rest = text.paragraph(buffer, below(rest, 1), &feedback, Theme::heading());
    }
    if quiz.is_solved() {
        let next = app.locale.text("play-puzzle-next");
        rest = text.paragraph(buffer, below(rest, 1), &next, Style::new());
    }
    text.paragraph(
        buffer,
        below(rest, 1),
        &app.puzzle_score(),
        app.theme.quiet(),
    );
}
