//! The sentence below the board.

use dooz_core::{Outcome, Player};
use dooz_play::matches::Participant;
use ratatui::style::Style;

use super::article_phrases::ArticlePhrases;
use super::names;
use super::theme::Theme;
use crate::play::tui::app::{App, Quiz};

/// The sentences to show now, the most important one first, with their style.
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
    if let Some(quiz) = &app.quiz {
        return (vec![about_puzzle(app, quiz)], plain);
    }
    if let Some(back) = app.back {
        let moves = app.game.moves().len();
        let gaps = [("move", back.into()), ("moves", moves.into())];
        return (vec![format("play-look-back", &gaps)], plain);
    }
    if let Some(outcome) = app.game.outcome() {
        let again = app.locale.text("play-game-over").into_owned();
        return (vec![ending(app, outcome), again], Theme::heading());
    }
    if app.game.is_paused() {
        return (vec![app.locale.text("play-paused").into_owned()], plain);
    }

    let turn = app.game.position().turn();
    let gap = || [("player", names::player(app, turn).into())];
    let sentence = if app.is_seeking_hint() {
        format!("{} {}", app.locale.text("play-seeking-hint"), spinner(app))
    } else if app.is_thinking() {
        format!("{} {}", format("play-thinking", &gap()), spinner(app))
    } else if app.game.options().participants == [Participant::Person; 2] || !app.is_persons_turn()
    {
        format("play-turn", &gap())
    } else {
        app.locale.text("play-your-move").into_owned()
    };
    let mut sentences = vec![sentence];
    // A panel says it with more words.
    let map = app.values().filter(|map| !map.is_exact());
    if map.is_some() && !app.has_panel() {
        sentences.push(app.locale.text("play-map-not-exact").into_owned());
    }
    (sentences, plain)
}

/// The sentence about a puzzle, unless the panel says it.
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

/// The result of the game, in the words of the opponent's article if it has
/// some.
fn ending(app: &App, outcome: Outcome) -> String {
    let participants = Player::BOTH.map(|player| app.game.participant(player));
    let has_one_person =
        participants.contains(&Participant::Person) && participants[0] != participants[1];
    let (how, key) = match outcome {
        Outcome::Draw if app.game.position().empty().is_empty() => ("draw", "play-board-full"),
        Outcome::Draw => ("draw", "play-draw-long"),
        Outcome::Win(winner) if !has_one_person => {
            let gap = [("player", names::player(app, winner).into())];
            return app.locale.format("play-wins", &gap);
        }
        Outcome::Win(winner) if app.game.participant(winner) == Participant::Person => {
            ("person-wins", "play-you-win")
        }
        Outcome::Win(_) => ("computer-wins", "play-computer-wins"),
    };
    let phrases = ArticlePhrases::of(&app.game, &app.look);
    let own = phrases.and_then(|phrases| phrases.ending(how, &app.locale));
    own.unwrap_or_else(|| app.locale.text(key).into_owned())
}

fn spinner(app: &App) -> char {
    let signs = if app.theme.ascii {
        ['-', '\\', '|', '/']
    } else {
        ['◐', '◓', '◑', '◒']
    };
    signs[app.ticks / 2 % signs.len()]
}
