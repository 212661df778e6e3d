//! Matches on the page.

mod address;
mod files;
mod messages;
mod stored_match;

use dooz_core::{MoveList, Rules, Square};
use dooz_play::matches::{Match, MatchOptions};

fn sq(name: &str) -> Square {
    name.parse().unwrap()
}

/// Returns a person against a computer player.
fn against(brain: &str) -> MatchOptions {
    MatchOptions::against(brain.parse().unwrap())
}

/// Two people at a board.
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

/// Returns the moves on the board.
fn moves(game: &Match) -> String {
    MoveList(game.moves()).to_string()
}
