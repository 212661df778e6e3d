//! The whole screen.

use dooz_core::Outcome;
use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Rect};
use ratatui::style::Style;
use ratatui::widgets::Widget;

use super::board::Board;
use super::board::grid::Grid;
use crate::play::tui::app::{App, Overlay};

use super::layout::SMALLEST;
use super::status::status;
use super::text::width;
use super::theme::Theme;
use super::{dialog, names, panel};

/// Draws the interface.
pub(crate) fn draw(buffer: &mut Buffer, app: &App) {
    let (Some(areas), Some(grid)) = (app.areas(), app.grid()) else {
        return too_small(buffer, app);
    };
    if let Some(header) = areas.header {
        title(buffer, header, app);
    }
    board(buffer, areas.board, grid, app);
    if let Some(area) = areas.panel {
        panel::draw(buffer, area, app);
    }
    let (sentences, style) = status(app);
    // A sentence that would be cut is dropped, except the first one.
    let fits = |count: &usize| {
        let lines = app
            .text()
            .lines(&sentences[..*count].join(" "), areas.status.width);
        lines.len() <= usize::from(areas.status.height)
    };
    let count = (1..=sentences.len()).rev().find(fits).unwrap_or(1);
    app.text()
        .paragraph(buffer, areas.status, &sentences[..count].join(" "), style);
    if let Some(footer) = areas.footer {
        keys(buffer, footer, app);
    }

    match &app.overlay {
        Some(Overlay::Help(help)) => help.draw(
            buffer,
            app.game.rules(),
            app.numbering(),
            app.text(),
            app.theme,
        ),
        Some(Overlay::Menu(menu)) => dialog::menu::draw(buffer, menu, app.text(), app.theme),
        Some(Overlay::Card(card)) => card.draw(buffer, areas.panel, app.text(), app.theme),
        None => {}
    }
}

fn title(buffer: &mut Buffer, area: Rect, app: &App) {
    let text = app.text();
    let rules = app.game.rules();
    let name = match rules.preset() {
        Some(preset) => app.locale.text(&format!("rules-{preset}")),
        None => app.locale.text(&format!("line-{}", rules.line().name())),
    };
    let size = app.locale.format(
        "rules-size",
        &[
            ("columns", rules.width().into()),
            ("rows", rules.height().into()),
            ("length", rules.k().into()),
        ],
    );
    text.row(buffer, area, &app.locale.text("app-name"), Theme::heading());
    text.row_at_end(buffer, area, &format!("{name} ({size})"), app.theme.quiet());
}

fn board(buffer: &mut Buffer, area: Rect, grid: Grid, app: &App) {
    let (position, last) = match app.board_in_thought() {
        Some(board) => (board, None),
        None => app.shown(),
    };
    let is_over = position.outcome().is_some() || app.shows_lost_on_time();
    let are_numbered = app.shows_numbers && !is_over;
    Board {
        position: &position,
        grid,
        theme: app.theme,
        marks: names::marks(app),
        cursor: Some(app.cursor).filter(|_| app.cursor_shown && !is_over && app.back.is_none()),
        last,
        hint: app
            .hint()
            .or_else(|| app.suggested())
            .or_else(|| panel::analysis::best_move(app)),
        threats: app.analysis().map(|(analysis, _)| &analysis.threats),
        values: app.values(),
        digits: app.locale.digits(),
        numbers: are_numbered.then(|| (app.numbering(), app.locale.digits())),
    }
    .render(area, buffer);

    if position.outcome() == Some(Outcome::Draw) {
        veil(buffer, area.intersection(grid.field), app);
    }
}

/// Dims the board, and announces a draw.
fn veil(buffer: &mut Buffer, board: Rect, app: &App) {
    for place in board.positions() {
        buffer[place].set_style(Style::reset().patch(app.theme.veiled()));
    }
    let word = app.locale.text("play-draw");
    let word_width = app
        .text()
        .lines(&word, u16::MAX)
        .first()
        .map_or(0, |line| width(line));
    // Of two widths, one is exactly in the middle.
    let box_width = word_width + 6 + (board.width + word_width) % 2;
    let area = dialog::middle(board, box_width, 3);
    if board.height < 2 * area.height || board.width <= area.width {
        // The word would hide the game; the line below says it, too.
        return;
    }
    dialog::draw(buffer, area, "", app.text(), app.theme);
    app.text().row_centred(
        buffer,
        area.inner(Margin::new(1, 1)),
        &word,
        Theme::heading(),
    );
}

/// Draws the most useful keys, as many as fit.
fn keys(buffer: &mut Buffer, area: Rect, app: &App) {
    let keys: &[&str] = if app.quiz.is_some() {
        &[
            "key-puzzle-next",
            "key-hint",
            "key-puzzle-leave",
            "key-help",
            "key-menu",
        ]
    } else if app.board_setup.is_some() {
        &[
            "key-setup-play",
            "key-setup-leave",
            "key-setup-turn",
            "key-help",
        ]
    } else if app.review.is_some() {
        &[
            "key-review-try",
            "key-review-step",
            "key-review-leave",
            "key-help",
        ]
    } else if app.opening().is_some() {
        &["key-help", "key-menu", "key-new", "key-quit", "key-undo"]
    } else if app.game.outcome().is_some() {
        &[
            "key-new",
            "key-review",
            "key-undo",
            "key-help",
            "key-menu",
            "key-quit",
            "key-look",
        ]
    } else {
        &[
            "key-help", "key-menu", "key-new", "key-quit", "key-hint", "key-undo",
        ]
    };
    let text = app.text();
    let mut line = String::new();
    for key in keys {
        let gap = if line.is_empty() {
            ""
        } else if app.theme.ascii {
            " | "
        } else {
            " · "
        };
        let longer = format!("{line}{gap}{}", app.locale.text(key));
        if width(&longer) > area.width {
            break;
        }
        line = longer;
    }
    text.row(buffer, area, &line, app.theme.quiet());
}

fn too_small(buffer: &mut Buffer, app: &App) {
    let sentence = app.locale.format(
        "play-too-small-by",
        &[
            ("columns", app.size.width.into()),
            ("rows", app.size.height.into()),
            ("least-columns", SMALLEST.width.into()),
            ("least-rows", SMALLEST.height.into()),
        ],
    );
    app.text()
        .paragraph(buffer, buffer.area, &sentence, Theme::heading());
}
