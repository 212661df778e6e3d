//! The construction of records by their readers.

use dooz_core::{PlayError, Position, Square};

use super::error::Problem;
use super::record::{Node, NodeId, Record};

/// Builds a record move by move and keeps the position at the last one, so that
/// a move in a long line needs no walk from the root.
#[derive(Debug)]
pub(super) struct RecordBuilder {
    pub(super) record: Record,
    position: Position,
    at: NodeId,
    /// The node of the foul that ends the line, and the problem with a move after it.
    foul: Option<(NodeId, Problem)>,
}

impl RecordBuilder {
    pub(super) const fn new(record: Record) -> Self {
        let position = *record.start();
        let at = NodeId::ROOT;
        Self {
            record,
            position,
            at,
            foul: None,
        }
    }

    pub(super) const fn position(&self) -> &Position {
        &self.position
    }

    pub(super) const fn at(&self) -> NodeId {
        self.at
    }

    pub(super) fn node(&mut self) -> &mut Node {
        let at = self.at;
        &mut self.record[at]
    }

    /// Adds a move.
    pub(super) fn play(&mut self, square: Square) -> Result<(), Problem> {
        let number = self.position.ply() - self.record.start().ply() + 1;
        let played = self.position.play(square);
        played.map_err(|error| Problem::Move { number, error })?;
        self.at = self.record.append(self.at, Some(square));
        Ok(())
    }

    /// Adds a move, or the foul with which a game of renju can end: no position holds
    /// it, so its node has no move.
    pub(super) fn play_or_foul(&mut self, square: Square) -> Result<(), Problem> {
        match self.play(square) {
            Err(Problem::Move {
                number,
                error: error @ PlayError::Foul(..),
            }) => {
                self.append_without_move();
                self.node().set_foul(square);
                self.foul = Some((self.at, Problem::Move { number, error }));
                Ok(())
            }
            played => played,
        }
    }

    /// Adds a move or a foul of the player whose turn it is. After a foul, that is nobody.
    pub(super) fn play_in_turn(&mut self, square: Square) -> Result<(), Problem> {
        match self.foul() {
            Some(foul) => Err(foul.clone()),
            None => self.play_or_foul(square),
        }
    }

    /// Returns the foul that ends the line, as the problem with a move after it.
    pub(super) fn foul(&self) -> Option<&Problem> {
        self.foul.as_ref().map(|(_, foul)| foul)
    }

    pub(super) fn append_without_move(&mut self) {
        self.at = self.record.append(self.at, None);
    }

    /// Returns to a node on the path from the root.
    pub(super) fn return_to(&mut self, id: NodeId) {
        while self.at != id {
            self.foul.take_if(|(node, _)| *node == self.at);
            if let Some(square) = self.record[self.at].square() {
                self.position.undo(square).expect("it was the last move");
            }
            let parent = self.record.parent(self.at);
            self.at = parent.expect("the node lies on the way back");
        }
    }
}
