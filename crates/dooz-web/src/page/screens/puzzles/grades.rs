//! The puzzles by grade, and what has been solved.

use dooz_coach::puzzles::{Grade, Puzzle, PuzzleFilter, of_the_day, shipped};
use dooz_locale::coach::puzzles as sentences;

use super::quiz::Quiz;
use super::{address, count};
use crate::page::browser::dom::{El, html, part};
use crate::page::browser::window::today;
use crate::page::prelude::*;
use crate::page::state::shared::shared;
use crate::page::widgets::controls::progress_bar;
use crate::page::widgets::icon::icon;

/// Creates the numbers of what has been solved: in all, days in a row, and today.
pub(super) fn stats(quiz: Quiz) -> El {
    let messages = shared().messages;
    let solved = derive(move || quiz.progress.read().solved(shipped()));
    let row = derive(move || quiz.days.get().in_a_row(today()) as usize);
    let now = derive(move || quiz.days.get().today(today()) as usize);
    let stat = move |number: Signal<usize>, key: &'static str| {
        let value = derive(move || messages.number(number.get()));
        let label = derive(move || messages.format(key, &[("count", number.get().into())]));
        html("div")
            .child(html("b").class("num").child(value))
            .child(html("span").child(label))
    };
    html("section")
        .class("stats")
        .attr("aria-label", messages.say("puzzles-yours"))
        .child(stat(solved, "puzzles-solved"))
        .child(stat(row, "puzzles-row"))
        .child(stat(now, "puzzles-today"))
}

/// Creates the card of the current grade with its puzzles, and of the other grades.
pub(super) fn grades(quiz: Quiz) -> El {
    let messages = shared().messages;
    let grade = memo(move |_| quiz.puzzle().grade());
    let done = memo(move |_| done_in(quiz, grade.get()));
    let title = derive(move || messages.with(|locale| name(grade.get(), locale)));
    let score = derive(move || {
        let (done, all) = done.get();
        messages.format(
            "learn-done",
            &[("done", done.into()), ("count", all.into())],
        )
    });
    let head = html("div")
        .class("card-head")
        .child(html("h2").child(title))
        .child(html("span").class("tiny soft num").child(score));
    let is_done = derive(move || {
        let (done, all) = done.get();
        done == all
    });
    let finished = part(move || {
        let is_done = is_done.get();
        let grade = grade.get();
        untrack(|| is_done.then(|| empty(quiz, grade)).into_iter().collect())
    });
    let chips = part(move || {
        let grade = grade.get();
        let places = (0..count()).filter(|&place| shipped()[place].grade() == grade);
        untrack(|| places.map(|place| chip(quiz, place)).collect())
    });
    let others = part(move || {
        let current = grade.get();
        let others = Grade::all().filter(|&grade| grade != current);
        let others = others.map(|grade| grade_row(quiz, grade));
        std::iter::once(day_row(quiz)).chain(others).collect()
    });
    let scroll = html("div")
        .class("scroll")
        .child(finished)
        .child(html("ol").class("chips").child(chips))
        .child(html("div").class("grades").child(others));
    html("section").class("card grow").child(head).child(scroll)
}

/// Names a grade with its number.
fn name(grade: Grade, locale: &dooz_locale::Locale) -> String {
    let gaps = [
        ("grade", grade.number().into()),
        (
            "name",
            locale.text(&format!("puzzles-grade-{grade}")).into(),
        ),
    ];
    locale.format("puzzles-grade-named", &gaps)
}

/// Returns the number of puzzles of a grade that are solved, and of all of them.
fn done_in(quiz: Quiz, grade: Grade) -> (usize, usize) {
    let puzzles = || shipped().iter().filter(|puzzle| puzzle.grade() == grade);
    (quiz.progress.read().solved(puzzles()), puzzles().count())
}

/// Creates the link to a puzzle.
fn chip(quiz: Quiz, place: usize) -> El {
    let messages = shared().messages;
    let puzzle: &'static Puzzle = &shipped()[place];
    let is_solved = derive(move || quiz.progress.read().of(puzzle).solved);
    let label = derive(move || {
        messages.with(|locale| sentences::entry(place + 1, puzzle, is_solved.get(), locale))
    });
    let here = derive(move || (quiz.place.get() == place).then_some("true"));
    let link = html("a")
        .class("chip")
        .class_if("ok", is_solved)
        .attr("href", address(place))
        .attr("aria-label", label)
        .attr("aria-current", here)
        .child(derive(move || messages.number(place + 1)));
    html("li").child(link)
}

/// Creates the row of another grade, which leads to its first open puzzle.
fn grade_row(quiz: Quiz, grade: Grade) -> El {
    let messages = shared().messages;
    let title = messages.say(format!("puzzles-grade-{grade}"));
    let number = messages.format("puzzles-grade", &[("grade", grade.number().into())]);
    let to = address(first_of(quiz, grade));
    row(title, number, done_in(quiz, grade), to)
}

/// Creates the row of the puzzle of the day.
fn day_row(quiz: Quiz) -> El {
    let messages = shared().messages;
    let place = of_the_day(today(), count());
    let number = messages.format("puzzles-number", &[("number", (place + 1).into())]);
    let done = usize::from(quiz.progress.read().of(&shipped()[place]).solved);
    row(
        messages.say("hello-puzzle"),
        number,
        (done, 1),
        address(place),
    )
}

/// Creates a row that leads to puzzles, with how many of them are solved.
fn row(title: Signal<String>, about: String, (done, all): (usize, usize), to: String) -> El {
    let messages = shared().messages;
    let score = messages.format(
        "learn-done",
        &[("done", done.into()), ("count", all.into())],
    );
    html("a")
        .class("grade")
        .attr("href", to)
        .child(
            html("span")
                .child(html("b").child(title))
                .child(html("small").class("soft").child(about)),
        )
        .child(progress_bar(done, all))
        .child(html("span").class("num soft").child(score))
}

/// Returns the first puzzle of a grade that is not solved, or else its first one.
fn first_of(quiz: Quiz, grade: Grade) -> usize {
    let filter = PuzzleFilter {
        grade: Some(grade),
        ..PuzzleFilter::default()
    };
    let open = quiz
        .progress
        .with(|progress| filter.next(shipped(), progress, 0));
    let first = || shipped().iter().position(|puzzle| filter.wants(puzzle));
    open.or_else(first).unwrap_or(0)
}

/// Creates the message of a grade whose puzzles are all solved.
fn empty(quiz: Quiz, grade: Grade) -> El {
    let messages = shared().messages;
    let is_open = |grade: &Grade| {
        let (done, all) = done_in(quiz, *grade);
        done < all
    };
    let later = Grade::all().filter(|other| *other > grade).find(is_open);
    let next = later.or_else(|| Grade::all().find(is_open));
    let says = if next.is_some() {
        "puzzles-grade-done"
    } else {
        "puzzles-all-done"
    };
    let way = next.map(|next| {
        let text = messages.format("puzzles-go-on", &[("grade", next.number().into())]);
        html("a")
            .class("btn")
            .attr("href", address(first_of(quiz, next)))
            .child(text)
    });
    html("div")
        .class("empty")
        .child(icon("star"))
        .child(html("b").child(messages.say(says)))
        .child(html("p").child(messages.say("puzzles-done-again")))
        .child(way)
}
