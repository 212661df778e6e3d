//! One game of a match: its tree, its table, and who is to move.

use dooz_core::{Outcome, PlayError, Player, Square, Symbol};
use dooz_play::records::{GameResult, NodeId, Record};

use super::game_tree::GameTree;
use super::settings::{Place, Seat, Settings};

/// A game at a table. Knows whose turn it is, and what it means to take a
/// move back.
#[derive(Clone, Debug)]
pub(super) struct Game {
    pub(super) settings: Settings,
    pub(super) tree: GameTree,
    /// Which game of its match it is, from 1.
    pub(super) number: u32,
    /// Who makes the first move.
    pub(super) begins: Place,
    /// Whether its result is yet to be counted when it has one.
    pub(super) counts: bool,
    /// Whether computers wait, because somebody only looks at the game.
    pub(super) paused: bool,
}

impl Game {
    /// The place of a player.
    pub(super) fn place(&self, player: Player) -> Place {
        match player {
            Player::First => self.begins,
            Player::Second => !self.begins,
        }
    }

    pub(super) fn seat(&self, player: Player) -> &Seat {
        self.settings.seat(self.place(player))
    }

    pub(super) fn symbol(&self, player: Player) -> Symbol {
        match player {
            Player::First => self.tree.record().first(),
            Player::Second => !self.tree.record().first(),
        }
    }

    /// How the game itself ends, wherever one looks: on the board, or by
    /// what its file says.
    pub(super) fn result(&self) -> Option<Outcome> {
        if self.tree.is_main(self.tree.cursor()) && self.tree.is_at_end() {
            return self.tree.position().outcome();
        }
        self.tree.record().game().position().outcome()
    }

    /// Plays a move. While nobody looks back, what is played instead of the
    /// game's own move is the game from now on; otherwise it is a side line.
    pub(super) fn play(&mut self, square: Square) -> Result<(), PlayError> {
        let replaces = !self.paused && self.tree.is_main(self.tree.cursor());
        let node = self.tree.play(square)?;
        if replaces {
            self.tree.promote(node);
        }
        self.paused = false;
        Ok(())
    }

    /// Takes moves back to where undo stops, and says how many.
    pub(super) fn undo(&mut self) -> usize {
        let mut moves = 0;
        let mut stop = None;
        let mut turn = self.tree.position().turn();
        for place in (1..=self.tree.at()).rev() {
            if self.tree.square_at(place).is_none() {
                continue;
            }
            turn = !turn;
            moves += 1;
            if self.stops_at(turn) {
                stop = Some(place - 1);
                break;
            }
        }
        let Some(stop) = stop else {
            return 0;
        };
        self.tree.go_to(stop);
        self.paused = self.settings.is_show();
        moves
    }

    /// Plays moves again to where redo stops, and says how many.
    pub(super) fn redo(&mut self) -> usize {
        let mut moves = 0;
        while self.tree.forward() {
            if self.tree.square_at(self.tree.at()).is_none() {
                continue;
            }
            moves += 1;
            if self.stops_at(self.tree.position().turn()) {
                break;
            }
        }
        if moves > 0 {
            self.paused = self.settings.is_show() && !self.tree.is_at_end();
        }
        moves
    }

    /// Whether undo and redo stop where this player is to move.
    fn stops_at(&self, turn: Player) -> bool {
        self.settings.is_show() || *self.seat(turn) == Seat::Person
    }

    /// Looks at a node. Only at the end of the game itself it goes on.
    pub(super) fn look_at(&mut self, id: NodeId) {
        self.tree.go(id);
        self.paused = !(self.tree.is_at_end() && self.tree.is_main(id));
    }

    /// Whether a person would miss the game: it was set up or read, or
    /// somebody but the computer that began has played.
    pub(super) fn is_worth_keeping(&self) -> bool {
        let record = self.tree.record();
        let start = record.start();
        let begun_by_brain = *self.seat(start.turn()) != Seat::Person && self.counts;
        let moves = record.nodes().filter(|&id| record[id].square().is_some());
        start.ply() > 0 || moves.take(2).count() > usize::from(begun_by_brain)
    }

    /// The record as a file should have it: with the result, and with the
    /// names of the computer players unless there are others.
    pub(super) fn finished_record(&self) -> Record {
        let mut record = self.tree.record().clone();
        if record.result.is_none() {
            record.result = self.result().map(GameResult::from);
        }
        for player in Player::BOTH {
            if let (None, Seat::Brain(brain)) = (record.name(player), self.seat(player)) {
                record.set_name(player, &brain.to_string());
            }
        }
        record
    }
}
