//! The sentence below the board.

use dooz_core::Player;
use dooz_locale::{Ending, StatusText, rules_note};
use ratatui::style::Style;

use super::theme::Theme;
use super::{names, panel};
use crate::play::clock_text::clock_texts;
use crate::play::tui::app::{App, Quiz};
use crate::proof_player::remarks;

/// Returns the sentences to show now, the most important one first, with their
/// style.
pub(crate) fn status(app: &App) -> (Vec<String>, Style) {
    let format = |key, gaps: &[_]| app.locale.format(key, gaps);
    let plain = Style::new();
    if !app.entry.is_empty() {
        let typed = format!("{}_", app.entry.text());
        return (
            vec![format("prompt-square", &[("text", typed.into())])],
            Theme::heading(),
        );
    }
    if let Some(notice) = &app.notice {
        let style = if notice.is_warning {
            app.theme.warning()
        } else {
            plain
        };
        return (vec![notice.text.clone()], style);
    }
    if app.is_asking() {
        let sentence = format!("{} {}", app.locale.text("play-advising"), spinner(app));
        return (vec![sentence], plain);
    }
    if app.review.is_some() {
        return (app.review_sentences(), plain);
    }
    if let Some(setup) = &app.board_setup {
        let player = names::sign(app, setup.position().turn()).to_string();
        let turn = format("play-turn", &[("player", player.into())]);
        return (
            vec![turn, app.locale.text("key-setup-stone").into_owned()],
            plain,
        );
    }
    if let Some(quiz) = &app.quiz {
        return (vec![about_puzzle(app, quiz)], plain);
    }
    if let Some(back) = app.back {
        let moves = app.game.moves().len();
        let gaps = [("move", back.into()), ("moves", moves.into())];
        return (vec![format("play-look-back", &gaps)], plain);
    }
    if app.opening().is_some() {
        return (opening(app), plain);
    }
    let text = StatusText {
        game: &app.game,
        locale: &app.locale,
        names: Player::BOTH.map(|player| names::player(app, player)),
    };
    if let Some(ending) = text.ending() {
        let again = app.locale.text("play-game-over").into_owned();
        let mut ended = ended(app, &text, ending);
        // Some programs end without a stop, but another sentence follows here.
        if ended.ends_with(char::is_alphabetic) {
            ended.push('.');
        }
        return (vec![ended, again], Theme::heading());
    }
    if app.game.is_paused() {
        return (vec![app.locale.text("play-paused").into_owned()], plain);
    }

    let sentence = if app.is_seeking_hint() {
        format!("{} {}", app.locale.text("play-seeking-hint"), spinner(app))
    } else if app.is_thinking() {
        format!("{} {}", text.turn(true), spinner(app))
    } else {
        text.turn(false)
    };
    let mut sentences = vec![sentence];
    // A panel has a longer version of all this.
    if !app.has_panel() {
        sentences.extend(remarks(&app.game, &app.locale));
        sentences.extend(clocks(app));
        sentences.extend(panel::analysis::short(app));
        sentences.extend(rules_note(app.game.rules(), &app.locale));
        sentences.extend(app.known_value());
        let about_map = match app.values() {
            Some(map) if !map.is_proven() => Some("play-map-not-exact"),
            Some(map) if map.has_bounds() => Some("play-map-at-most"),
            None if app.seeks_values() => Some("play-advising"),
            _ => None,
        };
        sentences.extend(about_map.map(|key| app.locale.text(key).into_owned()));
    }
    (sentences, plain)
}

/// Returns the sentence about the clocks, if there are clocks.
fn clocks(app: &App) -> Option<String> {
    let [first, second] = clock_texts(&app.game, app.elapsed(), &app.locale)?;
    let name = |player| names::sign(app, player).to_string().into();
    let gaps = [
        ("first", name(Player::First)),
        ("first-time", first.into()),
        ("second", name(Player::Second)),
        ("second-time", second.into()),
    ];
    Some(app.locale.format("play-clocks", &gaps))
}

/// Returns the sentences about the next decision in the opening.
fn opening(app: &App) -> Vec<String> {
    if app.game.is_paused() {
        return vec![app.locale.text("play-paused").into_owned()];
    }
    if !app.is_thinking() {
        let question = app.opening_question().into_iter();
        // A panel has the rest.
        let count = if app.has_panel() { 1 } else { usize::MAX };
        return question.take(count).collect();
    }
    let name = app.decider().map(|player| app.opening_name(player));
    let gaps = [("player", name.unwrap_or_default().into())];
    let thinking = app.locale.format("play-thinking", &gaps);
    vec![format!("{thinking} {}", spinner(app))]
}

/// Returns the sentence about a puzzle, unless the panel shows it.
fn about_puzzle(app: &App, quiz: &Quiz) -> String {
    if !app.has_panel() {
        return quiz.sentence(&app.locale);
    }
    let key = if quiz.is_solved() {
        "play-puzzle-next"
    } else {
        "play-your-move"
    };
    app.locale.text(key).into_owned()
}

/// Returns the result of the game, in the words of the opponent's article if it
/// has any.
fn ended(app: &App, text: &StatusText<'_>, ending: Ending) -> String {
    let own = names::article(app).and_then(|article| article.ending(ending, &app.locale));
    let own = own.filter(|_| app.game.lost_on_time().is_none());
    own.unwrap_or_else(|| text.ended(ending, "play-draw-long"))
}

fn spinner(app: &App) -> char {
    let signs = if app.theme.ascii {
        ['-', '\\', '|', '/']
    } else {
        ['◐', '◓', '◑', '◒']
    };
    signs[app.ticks / 2 % signs.len()]
}
