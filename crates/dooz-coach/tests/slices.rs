//! What is thought in slices is what is thought at once.

use std::cell::Cell;

use dooz_coach::advice::{Adviser, Inquiry, ReviewedMove};
use dooz_core::{Limits, Position, Symbol, parse_moves};
use dooz_play::players::{BrainSpec, Chance, Thinking};

fn position(rules: &str, moves: &str) -> Position {
    let mut position = Position::new(rules.parse().unwrap());
    for square in parse_moves(moves) {
        position.play(square.unwrap()).unwrap();
    }
    position
}

const POSITIONS: [(&str, &str); 11] = [
    ("3x3x3", ""),
    ("3x3x3", "b2 a1 c1"),
    ("3x3x3", "a3 b3 a1 a2 c1 b1 b2"),
    ("3x3x3-misere", "b2 a1"),
    ("4x4x4", "b2 c3 a1"),
    ("4x3x3-caro", "b2"),
    ("5x5x4", "c3 b2"),
    ("7x7x5", "d4 d5"),
    ("10x10x5", "e5 f6 e6 f7 e7"),
    ("15x15x5-renju", "h8 h9 i8"),
    ("15x15x5", "h8 i9 h9 i8 h10 h7"),
];

#[test]
fn a_player_makes_the_same_move_in_slices() {
    for name in [
        "perfect:nodes=50000",
        "perfect:nodes=3",
        "search:3",
        "search:nodes=400",
        "level:70",
        "level:100",
        "machinarium",
        "random",
        "sisoog",
        "freecodecamp",
        "lafore",
        "alphabeta",
        "minimax",
    ] {
        let spec: BrainSpec = name.parse().unwrap();
        for (rules, moves) in POSITIONS {
            let position = position(rules, moves);
            if spec.plays(position.rules()).is_err() {
                continue;
            }
            let chance = Chance::new(7);
            let limits = spec.limits_or_usual();
            let limits = Limits {
                depth: limits.depth,
                nodes: limits.nodes,
                ..Limits::default()
            };
            let mut scores = Vec::new();
            let mut brain = spec.build(position.rules(), Symbol::X, chance, 1);
            let choice = brain.choose(&position, &limits, &mut |square, score| {
                scores.push((square, score));
            });

            let mut thinking = Thinking::new(&spec, &position, Symbol::X, chance, 1);
            let asked = Cell::new(0_u32);
            let is_over = || {
                asked.set(asked.get() + 1);
                asked.get().is_multiple_of(5)
            };
            while !thinking.step(&is_over).unwrap() {}
            let at_once = (choice.unwrap(), scores);
            let in_slices = (thinking.choice(), thinking.scores().to_vec());
            assert_eq!(in_slices, at_once, "{name} in {rules} {moves}");
        }
    }
}

#[test]
fn an_adviser_says_the_same_in_slices() {
    for (rules, moves) in POSITIONS {
        let position = position(rules, moves);
        let limits = Limits {
            nodes: Some(20_000),
            ..Limits::default()
        };
        let at_once = Adviser::new().values(&position, &limits);
        let asked = Cell::new(0_u32);
        let is_over = || {
            asked.set(asked.get() + 1);
            asked.get().is_multiple_of(3)
        };
        let (mut adviser, mut inquiry) = (Adviser::new(), Inquiry::default());
        let in_slices = loop {
            let map = adviser.values_in_slices(&position, &limits, &mut inquiry, &is_over);
            if !inquiry.is_open() {
                break map;
            }
        };
        assert_eq!(in_slices, at_once, "{rules} {moves}");

        let Some(best) = at_once.best() else { continue };
        let at_once = Adviser::new().explain(&position, best.square, &limits);
        let (mut adviser, mut inquiry) = (Adviser::new(), Inquiry::default());
        let in_slices = loop {
            let (square, inquiry) = (best.square, &mut inquiry);
            let why = adviser.explain_in_slices(&position, square, &limits, inquiry, &is_over);
            if let Some(why) = why.unwrap() {
                break why;
            }
        };
        assert_eq!(Ok(in_slices), at_once, "{rules} {moves}");

        let at_once = ReviewedMove::of(1, &position, best.square, &mut Adviser::new(), &limits);
        let (mut adviser, mut inquiry) = (Adviser::new(), Inquiry::default());
        let in_slices = loop {
            let asked = (&position, best.square);
            let inquiry = &mut inquiry;
            let found = ReviewedMove::in_slices(1, asked, &mut adviser, &limits, inquiry, &is_over);
            if let Some(found) = found {
                break found;
            }
        };
        assert_eq!(in_slices, at_once, "{rules} {moves}");
    }
}
