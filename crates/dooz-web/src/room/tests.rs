//! Whole games in a room.

mod address;
mod files;
mod laws;
mod matches;
mod move_list;
mod picture;
mod play;
mod saved;
mod words;

use dooz_core::{Rules, Square};

use super::{Room, Settings};

fn sq(name: &str) -> Square {
    name.parse().unwrap()
}

/// A person against a computer player.
fn against(brain: &str) -> Settings {
    Settings::against(brain.parse().unwrap())
}

/// Two people at a board.
fn people(rules: Rules) -> Room {
    Room::new(Settings::between_people(rules))
}

/// Plays moves, by people or as the answers of computers.
#[track_caller]
fn play(room: &mut Room, moves: &str) {
    for square in moves.split_whitespace() {
        room.play(sq(square)).unwrap();
    }
}

/// The moves on the board.
fn moves(room: &Room) -> String {
    let names: Vec<String> = room
        .tree()
        .moves()
        .map(|square| square.to_string())
        .collect();
    names.join(" ")
}

/// The game itself, whatever is looked at.
fn game(room: &Room) -> String {
    let game = room.tree().record().game();
    let names: Vec<String> = game.moves().iter().map(ToString::to_string).collect();
    names.join(" ")
}
