//! The screen of puzzles: positions with one good move.

mod grades;
mod quiz;

use dooz_coach::puzzles::{Goal, Puzzle, shipped};
use dooz_locale::coach::puzzles as sentences;
use dooz_locale::{Locale, rules_name};

use self::grades::{grades, stats};
use self::quiz::{Quiz, Remark};
use crate::page::browser::dom::{El, html, part, when};
use crate::page::browser::hotkeys::hotkeys;
use crate::page::browser::window::follow_address;
use crate::page::prelude::*;
use crate::page::state::shared::shared;
use crate::page::widgets::board::Board;
use crate::page::widgets::controls::{button, primary, quiet, worded};
use crate::page::widgets::heading::heading;
use crate::page::widgets::icon::{icon, turning_icon};
use crate::page::widgets::piece_icon::piece_icon;
use crate::route::Screen;

/// Builds the screen of puzzles.
pub(crate) fn puzzles() -> Vec<El> {
    let messages = shared().messages;
    let quiz = Quiz::new();
    hotkeys(move |key| match key {
        // It may have been pressed twice to play on a square.
        " " if *quiz.remark.read() == Remark::Judging => true,
        " " | "n" => {
            quiz.next();
            true
        }
        "h" => {
            quiz.hint();
            true
        }
        _ => false,
    });
    follow_address(move |route| {
        if route.screen == Screen::Puzzles && !route.rest.is_empty() {
            quiz.follow(&route.rest);
        }
    });
    let is_open = derive(move || quiz.remark.read().is_open());
    let board = Board {
        name: "puzzle",
        view: memo(move |_| quiz.view()),
        label: derive(move || messages.with(|locale| sentences::task(quiz.puzzle(), locale))),
        playable: is_open,
        on_play: Callback::new(move |square| quiz.answer(square)),
    };
    let side = html("aside")
        .class("side")
        .child(task(quiz))
        .child(stats(quiz))
        .child(grades(quiz));
    let stage = html("div").class("stage").child(board.el());
    let table = html("div").class("table puzzle");
    vec![table.child(stage).child(side)]
}

/// Returns the address of a puzzle, counted from 0.
pub(crate) fn address(place: usize) -> String {
    format!("{}/{}", Screen::Puzzles.address(), place + 1)
}

/// Creates the card of the task: its number, what is to be done, what has been found, and
/// what can be done next.
fn task(quiz: Quiz) -> El {
    let messages = shared().messages;
    let number = derive(move || {
        messages.format(
            "puzzles-number",
            &[("number", (quiz.place.get() + 1).into())],
        )
    });
    let kind = derive(move || {
        let puzzle = quiz.puzzle();
        let rules = messages.with(|locale| rules_name(puzzle.rules(), locale));
        let gaps = [
            ("rules", rules.into()),
            ("grade", puzzle.grade().number().into()),
        ];
        messages.format("puzzles-kind", &gaps)
    });
    let pill = html("span")
        .class("pill")
        .child(icon("puzzle"))
        .child(html("span").child(number));
    let top = html("div")
        .class("task-top")
        .child(pill)
        .child(html("span").class("tiny soft").child(kind));
    let sign = part(move || {
        let puzzle = quiz.puzzle();
        let pieces = shared().settings.read().pieces.on(puzzle.rules());
        vec![piece_icon(puzzle.to_move(), pieces)]
    });
    let title = derive(move || messages.with(|locale| goal(quiz.puzzle(), locale)));
    let line = html("div").class("line").child(sign).child(heading(title));
    let said = derive(move || quiz.remark_text());
    let verdict = derive(move || quiz.remark.read().verdict_name());
    let message = html("p")
        .class("message")
        .attr("data-verdict", verdict)
        .child(said);
    html("section")
        .class("card task")
        .child(top)
        .child(line)
        .child(message)
        .child(ways_on(quiz))
}

/// States the task in a few words.
fn goal(puzzle: &Puzzle, locale: &Locale) -> String {
    let symbol = ("symbol", puzzle.to_move().to_char().into());
    match puzzle.goal() {
        Goal::Win { moves } => locale.format("puzzles-win", &[symbol, ("count", moves.into())]),
        Goal::Draw { .. } => locale.format("puzzles-draw", &[symbol]),
    }
}

/// Creates the buttons below the task: help while it is open, the next one after it.
fn ways_on(quiz: Quiz) -> El {
    let messages = shared().messages;
    let is_open = derive(move || {
        let remark = quiz.remark.read();
        remark.is_open() || *remark == Remark::Judging
    });
    let is_closed = derive(move || !is_open.get());
    let can_again = derive(move || quiz.remark.read().can_be_tried_again());
    let is_loud = derive(move || !quiz.remark.read().is_wrong());
    let say = move |key: &'static str| messages.say(key);
    let help = when(is_open, move || {
        let hint = button(worded(icon("hint"), say("puzzles-hint")), move || {
            quiz.hint();
        });
        let solution = button(worded(icon("eye"), say("puzzles-solution")), move || {
            quiz.solve();
        });
        let skip = button(
            worded(turning_icon("next"), say("puzzles-skip")),
            move || quiz.next(),
        );
        html("div")
            .class("btns even")
            .children([hint, solution, skip])
    });
    let on = when(is_closed, move || {
        let next = primary(say("puzzles-next"), move || quiz.next()).class(derive(move || {
            if is_loud.get() { "btn primary" } else { "btn" }
        }));
        let again = when(can_again, move || {
            let again = move || quiz.begin(quiz.place.get_untracked());
            let wrong = untrack(|| quiz.remark.with(Remark::is_wrong));
            let content = worded(icon("again"), say("puzzles-again"));
            if wrong {
                primary(content, again)
            } else {
                quiet(content, again)
            }
        });
        html("div").class("btns").child(again).child(next)
    });
    html("div").child(help).child(on)
}

/// Returns the number of all puzzles.
fn count() -> usize {
    shipped().len()
}
