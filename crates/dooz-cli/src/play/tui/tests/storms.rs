//! Random keys, clicks and thoughts in any order: the screen can always be
//! drawn, and the game stays valid.

use dooz_core::Symbol;
use proptest::prelude::*;
use ratatui::layout::Size;

use super::stage::{Stage, options};
use crate::play::tui::Look;
use crate::play::tui::app::Event;

const KEYS: [&str; 41] = [
    "<Left>",
    "<Right>",
    "<Up>",
    "<Down>",
    "<Enter>",
    "<Esc>",
    "<Home>",
    "<End>",
    "<Back>",
    "<Lt>",
    ">",
    " ",
    "u",
    "r",
    "h",
    "m",
    "n",
    "p",
    "?",
    "a",
    "b",
    "H",
    "x",
    "-",
    "1",
    "5",
    "9",
    "۷",
    "م",
    "ш",
    "é",
    "漢",
    "ab3<Enter>",
    "m<Enter><Enter>",
    "m<Up><Up><Enter>",
    "m<Up><Up><Up><Up><Up><Enter>",
    "y",
    "v",
    "w",
    "Y",
    "b2<Enter>",
];

const MATCHES: [(&str, [&str; 2]); 7] = [
    ("3x3x3", ["person", "perfect"]),
    ("3x3x3", ["person", "person"]),
    ("15x15x5-renju", ["machinarium", "person"]),
    ("31x22x6-misere", ["person", "random"]),
    ("4x7x3", ["search:2", "random"]),
    ("9x9x5", ["person", "person"]),
    ("9x9x5", ["person", "random"]),
];

#[derive(Clone, Debug)]
enum Step {
    Press(&'static str),
    Click(u16, u16),
    Resize(u16, u16),
    Tick,
    /// Answer the oldest job, if there is one, with a legal move or none.
    Answer(Option<usize>),
    /// Let a computer player decide in the opening.
    Decide,
    /// Let the coach answer, on boards on which that takes no time.
    Advise,
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        6 => prop::sample::select(KEYS.to_vec()).prop_map(Step::Press),
        4 => (0..90_u16, 0..30_u16).prop_map(|(column, row)| Step::Click(column, row)),
        1 => (1..120_u16, 1..50_u16).prop_map(|(width, height)| Step::Resize(width, height)),
        2 => Just(Step::Tick),
        2 => Just(Step::Advise),
        2 => Just(Step::Decide),
        4 => prop::option::weighted(0.9, 0..700_usize).prop_map(Step::Answer),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn nothing_that_a_person_does_breaks_the_screen_or_the_game(
        (rules, participants) in prop::sample::select(MATCHES.to_vec()),
        steps in prop::collection::vec(step(), 1..80),
    ) {
        let mut options = options(rules, participants);
        if rules == "9x9x5" {
            options = options.with_swap2(Symbol::X);
        }
        let mut stage = Stage::new(options, Look::default(), 80, 24);
        for step in steps {
            match step {
                Step::Press(keys) => {
                    stage.press(keys);
                }
                Step::Click(column, row) => {
                    stage.click(column, row);
                }
                Step::Resize(width, height) => {
                    let size = Size { width, height };
                    stage.paint(size);
                    stage.send(Event::Resize(size));
                }
                Step::Tick => stage.send(Event::Tick),
                Step::Answer(choice) => stage.answer_with_any(choice),
                Step::Decide if stage.waiting_decisions() > 0 => {
                    stage.decide();
                }
                Step::Advise if stage.app.game.rules().squares() <= 9 => {
                    stage.advise();
                }
                Step::Decide | Step::Advise => {}
            }
            // It can be drawn.
            stage.picture();

            let (shown, last) = stage.app.shown();
            let start = stage.app.game.game().start().ply();
            if stage.app.board_setup.is_none() {
                prop_assert_eq!(usize::from(shown.ply() - start), stage.app.shown_moves());
            }
            prop_assert!(last.is_none_or(|square| shown.stone(square).is_some()));
            prop_assert!(stage.app.game.rules().contains(stage.app.cursor));
        }
    }
}
