use std::collections::BTreeSet;

use dooz_core::classics;
use dooz_core::exact::{Endgame, Entry, Perfect};
use dooz_locale::{Language, Locale};

use super::*;
use crate::lesson::{CHAPTERS, Chapter};

fn find(chapter: &str, step: &str) -> (&'static Chapter, &'static Lesson) {
    let chapter = CHAPTERS.iter().find(|found| found.name == chapter).unwrap();
    let step = chapter.steps.iter().find(|found| found.name == step);
    (chapter, step.unwrap())
}

fn solution(chapter: &str, step: &str) -> LessonAnswer {
    Exercise::new(find(chapter, step).1).solution()
}

fn all() -> impl Iterator<Item = (&'static Chapter, &'static Lesson)> {
    let steps = |chapter: &'static Chapter| chapter.steps.iter().map(move |step| (chapter, step));
    CHAPTERS.iter().flat_map(steps)
}

#[test]
fn every_step_can_be_solved_and_not_by_everything() {
    for (chapter, step) in all() {
        let exercise = Exercise::new(step);
        let place = format!("{}.{}", chapter.name, step.name);
        assert!(exercise.is_right(&exercise.solution()), "{place}");
        let wrong = LessonAnswer::State(vec![99]);
        assert!(!exercise.is_right(&wrong), "{place}");
        if let LessonAnswer::Number(_) = exercise.solution() {
            let right = exercise
                .numbers()
                .iter()
                .filter(|&&number| exercise.is_right(&LessonAnswer::Number(number)));
            assert_eq!(right.count(), 1, "{place}");
            assert!(exercise.numbers().len() > 1, "{place}");
        }
        if let Task::Fewest(methods) = step.task {
            let right = (0..methods.len())
                .filter(|&choice| exercise.is_right(&LessonAnswer::Choice(choice)));
            assert_eq!(right.count(), 1, "{place}");
        }
        if let LessonAnswer::Move(_) = exercise.solution() {
            let moves = 0..100;
            let wrong = moves.filter(|&mv| !exercise.is_right(&LessonAnswer::Move(mv)));
            assert!(wrong.count() > 0, "{place}");
        }
    }
}

#[test]
fn the_articles_answers_come_out() {
    assert_eq!(solution("ends", "win"), LessonAnswer::Move(4));
    assert_eq!(solution("ends", "plus"), LessonAnswer::Number(10));
    assert_eq!(solution("ends", "minus"), LessonAnswer::Number(-10));
    // Nine calls: the second returns -10, the seventh +10, and 4 is played.
    assert_eq!(
        Exercise::new(find("minimax", "calls").1)
            .trace()
            .unwrap()
            .summary
            .calls,
        9
    );
    assert_eq!(solution("minimax", "min"), LessonAnswer::Number(-10));
    assert_eq!(solution("minimax", "deep"), LessonAnswer::Number(10));
    assert_eq!(solution("minimax", "choose"), LessonAnswer::Move(4));
    // The suicidal perfect player.
    assert_eq!(solution("depth", "lost"), LessonAnswer::Number(-10));
    assert_eq!(solution("depth", "block"), LessonAnswer::Move(2));
    assert_eq!(solution("depth", "value"), LessonAnswer::Number(-6));
    assert_eq!(solution("average", "idea"), LessonAnswer::Move(4));
}

#[test]
fn best_moves_are_asked_for_only_where_the_search_has_no_window() {
    for (chapter, step) in all() {
        if matches!(step.task, Task::Best) {
            let method: Method = step.method.parse().unwrap();
            assert!(
                !method.algorithm.has_window(),
                "{}.{}",
                chapter.name,
                step.name
            );
        }
    }
}

#[test]
fn averaging_is_tempted_and_a_perfect_player_is_not() {
    let (_, step) = find("average", "better");
    let position = step.given.position().unwrap();
    let choose = |brain: &mut dyn Brain| {
        let choice = brain.think(&position, &Limits::default(), &mut |_| {});
        position.rules().cell(choice.unwrap().square.unwrap()) as u32
    };
    let exercise = Exercise::new(step);
    assert!(!exercise.is_right(&LessonAnswer::Move(choose(&mut classics::Lafore))));
    let mut entries = vec![Entry::default(); 1 << 12];
    let mut perfect = Perfect::<_, Endgame>::new(&mut entries[..]);
    assert!(exercise.is_right(&LessonAnswer::Move(choose(&mut perfect))));
}

#[test]
fn intuition_wins_before_it_blocks_and_blocks_before_it_builds() {
    let cells = |chapter, step| {
        let position = find(chapter, step).1.given.position().unwrap();
        (position, liked(&position))
    };
    let (race, liked) = cells("hunch", "race");
    assert!(liked.iter().all(|mv| winning(&race).contains(mv)));
    let (danger, liked) = cells("hunch", "danger");
    let mut turned = danger;
    // What O would win with, if it were O's turn again.
    let spare = danger.rules().square(0).unwrap();
    turned.play(spare).unwrap();
    assert!(
        liked.iter().all(|mv| winning(&turned).contains(mv)),
        "{liked:?}"
    );
}

#[test]
fn only_looking_ahead_finds_the_fork() {
    let (_, step) = find("ahead", "fork");
    let exercise = Exercise::new(step);
    let position = step.given.position().unwrap();
    assert!(winning(&position).is_empty());
    let squares = 0..position.rules().squares() as u32;
    let forks: BTreeSet<u32> = squares
        .filter(|&mv| exercise.is_right(&LessonAnswer::Move(mv)))
        .collect();
    assert!(!forks.is_empty() && forks.len() <= 3, "{forks:?}");
    assert!(liked(&position).iter().all(|mv| !forks.contains(mv)));
}

#[test]
fn pruned_states_are_what_alpha_beta_never_visits() {
    let (_, step) = find("cut", "branch");
    let Task::Pruned(method) = step.task else {
        panic!()
    };
    let trace = search(&step.given, method);
    let exercise = Exercise::new(step);
    let state = trace.state();
    let second = state.call(1).unwrap().children[1];
    let visited = state.call(second).unwrap().children.len() as u32;
    assert!(exercise.is_right(&LessonAnswer::State(vec![1, visited])));
    assert!(!exercise.is_right(&LessonAnswer::State(vec![1, 0])));
}

#[test]
fn every_text_of_every_step_is_there_in_every_language_and_no_other() {
    let mut keys = BTreeSet::new();
    for chapter in CHAPTERS {
        keys.insert(chapter.title_key());
    }
    for (chapter, step) in all() {
        keys.insert(chapter.step_title_key(step));
        keys.insert(chapter.text_key(step));
        if !matches!(step.task, Task::Read) {
            keys.insert(chapter.right_key(step));
            keys.insert(chapter.wrong_key(step));
        }
        if let Task::Fewest(methods) = step.task {
            keys.extend((0..methods.len()).map(|answer| chapter.answer_key(step, answer)));
        }
    }
    for language in Language::ALL {
        let locale = Locale::new(language);
        for key in &keys {
            assert!(locale.has(key), "{key} in {language}");
        }
    }
    let source = include_str!("../../../../../locales/en/page-lessons.ftl");
    for line in source.lines() {
        if let Some((key, _)) = line.split_once(" = ") {
            assert!(keys.contains(key), "{key} is never said");
        }
    }
}

#[test]
fn the_hint_of_the_forced_win_names_the_only_square_that_begins_it() {
    let (_, step) = find("average", "better");
    let exercise = Exercise::new(step);
    let right = (0..9).filter(|&mv| exercise.is_right(&LessonAnswer::Move(mv)));
    // With O's stone below it, the two corners of the left column.
    assert_eq!(right.collect::<Vec<_>>(), [0]);
    let (chapter, _) = find("average", "better");
    let hint = Locale::new(Language::English)
        .text(&chapter.wrong_key(step))
        .into_owned();
    assert!(hint.contains("two corners of the left column"), "{hint}");
}

#[test]
fn the_search_that_begins_with_the_best_branch_visits_c_first() {
    let (chapter, step) = find("order", "walk");
    let trace = search(&step.given, step.method);
    let state = trace.state();
    let first = state.call(1).unwrap().children[0];
    assert_eq!(state.call(first).unwrap().mv, Some(2));
    let text = Locale::new(Language::English)
        .text(&chapter.text_key(step))
        .into_owned();
    assert!(text.contains("the best branch, c, comes first"), "{text}");
}

#[test]
fn the_first_screen_promises_no_more_questions_than_there_are() {
    let silent = all().filter(|(_, step)| matches!(step.task, Task::Read));
    assert!(silent.count() > 0);
    for (language, every) in [
        ("en", "Every step"),
        ("ru", ". На каждом шаге"),
        ("fa", ". هر گام"),
        ("ar", ". كل خطوة"),
    ] {
        let locale = Locale::new(language.parse().unwrap());
        let promise = locale.text("learn-lessons-what");
        assert!(!promise.contains(every), "{promise}");
    }
}

#[test]
fn the_texts_of_large_boards_name_the_pieces_that_are_drawn() {
    let pieces = |chapter: &Chapter, step: &Lesson, drawn: &str| {
        let locale = Locale::new(Language::English);
        let text = locale.format(&chapter.text_key(step), &[("look", drawn.into())]);
        text.contains("black stones")
    };
    let asks = |step: &Lesson| matches!(step.task, Task::Intuition | Task::Force { .. });
    for (chapter, step) in all().filter(|(_, step)| asks(step)) {
        assert!(pieces(chapter, step, "stones"));
        assert!(!pieces(chapter, step, "symbols"));
    }
}
