//! The construction of records by their readers.

use dooz_core::{PlayError, Position, Square};

use super::record::{Node, NodeId, Record};

/// Builds a record move by move and keeps the position at the last one, so that
/// a move in a long line needs no walk from the root.
#[derive(Debug)]
pub(super) struct RecordBuilder {
    pub(super) record: Record,
    position: Position,
    at: NodeId,
}

impl RecordBuilder {
    pub(super) const fn new(record: Record) -> Self {
        let position = *record.start();
        let at = NodeId::ROOT;
        Self {
            record,
            position,
            at,
        }
    }

    pub(super) const fn position(&self) -> &Position {
        &self.position
    }

    /// Returns the number of the next move in its line, from 1.
    pub(super) const fn next_number(&self) -> u16 {
        self.position.ply() - self.record.start().ply() + 1
    }

    pub(super) const fn at(&self) -> NodeId {
        self.at
    }

    pub(super) fn node(&mut self) -> &mut Node {
        let at = self.at;
        &mut self.record[at]
    }

    pub(super) fn play(&mut self, square: Square) -> Result<(), PlayError> {
        self.position.play(square)?;
        self.at = self.record.append(self.at, Some(square));
        Ok(())
    }

    pub(super) fn append_without_move(&mut self) {
        self.at = self.record.append(self.at, None);
    }

    /// Returns to a node on the path from the root.
    pub(super) fn return_to(&mut self, id: NodeId) {
        while self.at != id {
            if let Some(square) = self.record[self.at].square() {
                self.position.undo(square).expect("it was the last move");
            }
            let parent = self.record.parent(self.at);
            self.at = parent.expect("the node lies on the way back");
        }
    }
}
