//! Whole games of matches.

mod clock;
mod laws;
mod matches;
mod move_list;
mod opening;
mod play;
mod sgf;

use dooz_core::{MoveList, Rules, Square};

use super::{Match, MatchOptions};

fn sq(name: &str) -> Square {
    name.parse().unwrap()
}

/// Returns the options of a person against a computer player.
fn against(brain: &str) -> MatchOptions {
    MatchOptions::against(brain.parse().unwrap())
}

/// Creates a match of two people.
fn people(rules: Rules) -> Match {
    Match::new(MatchOptions::between_people(rules))
}

/// Plays moves, by people or as the answers of computers.
#[track_caller]
fn play(game: &mut Match, moves: &str) {
    for square in moves.split_whitespace() {
        game.play(sq(square)).unwrap();
    }
}

/// Lets computers move until a person has to.
fn let_think(game: &mut Match) {
    while let Some(turn) = game.pending() {
        let limits = turn.limits();
        let thought = turn.think(&limits, &mut |_| {}).unwrap();
        game.accept(thought).expect("the position has not changed");
    }
}

/// Returns the moves on the board.
fn moves(game: &Match) -> String {
    names(game.moves())
}

/// Returns the moves of the game itself, regardless of the cursor.
fn main_line(game: &Match) -> String {
    names(game.tree().record().game().moves())
}

fn names(moves: &[Square]) -> String {
    MoveList(moves).to_string()
}
