//! A game with its side lines and a cursor.

use std::iter;
use std::time::Duration;

use dooz_core::{Outcome, PlayError, Position, Square};

use crate::records::{GameResult, NodeId, Record};

/// A record with a cursor and the line on which the cursor moves: the path from
/// the root through the cursor to a leaf.
///
/// The position at the cursor is kept up to date, so the cost of a step depends
/// neither on the board nor on the length of the game.
///
/// ```
/// use dooz_core::Rules;
/// use dooz_play::matches::GameTree;
/// use dooz_play::records::Record;
///
/// let mut tree = GameTree::new(Record::new(Rules::TIC_TAC_TOE));
/// tree.play("b2".parse()?)?;
/// tree.play("a1".parse()?)?;
/// tree.back();
/// tree.play("a3".parse()?)?;
/// assert_eq!(tree.moves(), ["b2".parse()?, "a3".parse()?]);
/// assert_eq!(tree.record().game().moves(), ["b2".parse()?, "a1".parse()?]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct GameTree {
    record: Record,
    /// The nodes of the line; the first is the root.
    line: Vec<NodeId>,
    /// The cursor's index in the line.
    at: usize,
    position: Position,
    moves: Vec<Square>,
}

impl GameTree {
    /// Creates a tree with the cursor at the end of the game itself.
    #[must_use]
    pub fn new(record: Record) -> Self {
        let line: Vec<NodeId> = record.main_line().collect();
        let mut tree = Self {
            at: 0,
            position: *record.start(),
            moves: Vec::new(),
            line,
            record,
        };
        tree.go_to(tree.line.len() - 1);
        tree
    }

    /// Returns the record.
    #[must_use]
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// Returns the node of the cursor.
    #[must_use]
    pub fn cursor(&self) -> NodeId {
        self.line[self.at]
    }

    /// Returns the position at the cursor.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Returns the moves that lead to the cursor.
    #[must_use]
    pub fn moves(&self) -> &[Square] {
        &self.moves
    }

    /// Returns the nodes of the line, from the root.
    #[must_use]
    pub fn line(&self) -> &[NodeId] {
        &self.line
    }

    /// Returns the leaf where the line ends.
    #[must_use]
    pub fn line_end(&self) -> NodeId {
        self.line[self.line.len() - 1]
    }

    /// Returns the cursor's index in [`GameTree::line`].
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// Returns `true` if the cursor is at the end of the line.
    #[must_use]
    pub fn is_at_end(&self) -> bool {
        self.at + 1 == self.line.len()
    }

    /// Returns the move at an index of [`GameTree::line`].
    #[must_use]
    pub fn square_at(&self, place: usize) -> Option<Square> {
        self.record[*self.line.get(place)?].square()
    }

    /// Returns the node of the line after this many moves, or its end if there
    /// are fewer.
    #[must_use]
    pub fn node_after(&self, moves: usize) -> NodeId {
        let Some(last) = moves.checked_sub(1) else {
            return NodeId::ROOT;
        };
        let has_move = |id: &NodeId| self.record[*id].square().is_some();
        let mut nodes = self.line.iter().copied().filter(has_move);
        nodes.nth(last).unwrap_or_else(|| self.line_end())
    }

    /// Returns `true` if a node belongs to the game itself, not to a side line.
    #[must_use]
    pub fn is_main(&self, id: NodeId) -> bool {
        self.path_to(id).all(|id| match self.record.parent(id) {
            Some(parent) => self.record.children(parent).next() == Some(id),
            None => true,
        })
    }

    /// Returns `true` if there are no side lines.
    pub(super) fn has_one_line(&self) -> bool {
        let branches = |&id: &NodeId| self.record.children(id).nth(1).is_some();
        !self.line.iter().any(branches)
    }

    /// Returns the nodes from a node back to the root.
    fn path_to(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        iter::successors(Some(id), |&id| self.record.parent(id))
    }

    /// Returns the outcome at the end of the game itself, regardless of the
    /// cursor.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        if self.is_at_end() && self.is_main(self.cursor()) {
            return self.position.outcome();
        }
        self.record.game().position().outcome()
    }

    /// Plays a move at the cursor. If the line continues with another move, the
    /// line now follows the new one, and the other becomes a branch.
    ///
    /// # Errors
    ///
    /// Returns the errors of [`Position::play`]; the tree is then unchanged.
    pub fn play(&mut self, square: Square) -> Result<NodeId, PlayError> {
        self.position.play(square)?;
        let cursor = self.cursor();
        let node = self.change(|record| record.play_legal(cursor, square));
        if self.line.get(self.at + 1) != Some(&node) {
            self.line.truncate(self.at + 1);
            self.line.push(node);
            self.extend_line();
        }
        self.moves.push(square);
        self.at += 1;
        Ok(node)
    }

    /// Moves the cursor one node back, or returns `false` at the root.
    pub fn back(&mut self) -> bool {
        let Some(before) = self.at.checked_sub(1) else {
            return false;
        };
        if let Some(square) = self.square_at(self.at) {
            let undone = self.position.undo(square);
            undone.expect("the line ends with the last move");
            self.moves.pop();
        }
        self.at = before;
        true
    }

    /// Moves the cursor one node forward on the line, or returns `false` at its
    /// end.
    pub fn forward(&mut self) -> bool {
        if self.is_at_end() {
            return false;
        }
        self.at += 1;
        if let Some(square) = self.square_at(self.at) {
            self.position.play(square).expect("it was played before");
            self.moves.push(square);
        }
        true
    }

    /// Moves the cursor to an index of the line, or to its end if there is no
    /// such index.
    pub fn go_to(&mut self, place: usize) {
        while self.at > place && self.back() {}
        while self.at < place && self.forward() {}
    }

    /// Moves the cursor to a node, whose line is followed from now on.
    pub fn go(&mut self, id: NodeId) {
        if let Some(place) = self.line.iter().position(|&node| node == id) {
            return self.go_to(place);
        }
        let mut path: Vec<NodeId> = self.path_to(id).collect();
        path.reverse();
        // As far as both lines agree, the position is known.
        let pairs = self.line.iter().zip(&path);
        let common = pairs.take_while(|(own, new)| own == new).count();
        self.go_to(common - 1);
        self.line.truncate(common);
        self.line.extend(&path[common..]);
        self.extend_line();
        self.go_to(path.len() - 1);
    }

    /// Returns `true` if the line is the game itself, and not a side line.
    #[must_use]
    pub fn follows_game(&self) -> bool {
        self.line.last().is_some_and(|&end| self.is_main(end))
    }

    /// Makes the line that leads to a node the game itself.
    pub fn promote(&mut self, id: NodeId) {
        self.change(|record| record.make_main(id));
    }

    /// Removes a node with all that follows it. If the cursor was there, it
    /// moves to the node before. The root stays.
    pub fn remove(&mut self, id: NodeId) {
        if id == NodeId::ROOT {
            return;
        }
        let place = self.line.iter().position(|&node| node == id);
        if let Some(place) = place
            && self.at >= place
        {
            self.go_to(place - 1);
        }
        self.change(|record| record.remove(id));
        if let Some(place) = place {
            self.line.truncate(place);
            self.extend_line();
        }
    }

    /// Removes all that follows the cursor.
    pub(super) fn remove_rest(&mut self) {
        let children: Vec<NodeId> = self.record.children(self.cursor()).collect();
        for child in children {
            self.remove(child);
        }
    }

    /// Changes the record. The result that its file states goes if the game gets another
    /// end.
    fn change<T>(&mut self, change: impl FnOnce(&mut Record) -> T) -> T {
        let end = |record: &Record| record.main_line().last();
        let before = end(&self.record);
        let value = change(&mut self.record);
        if end(&self.record) != before {
            self.record.result = None;
        }
        value
    }

    /// Extends the line from its last node to a leaf.
    fn extend_line(&mut self) {
        while let Some(next) = self.record.children(self.line_end()).next() {
            self.line.push(next);
        }
    }

    /// Sets the result that the file of the game states.
    pub(super) fn set_result(&mut self, result: Option<GameResult>) {
        self.record.result = result;
    }

    /// Sets the time that the move of the cursor's node took.
    pub(super) fn set_time(&mut self, time: Duration) {
        let milliseconds = u32::try_from(time.as_millis()).unwrap_or(u32::MAX);
        let cursor = self.cursor();
        self.record[cursor].milliseconds = Some(milliseconds);
    }

    /// Sets the comment of a node. Of control characters only line breaks stay,
    /// because files can hold no others.
    pub fn set_comment(&mut self, id: NodeId, comment: &str) {
        let controls = |c: char| c.is_control() && c != '\n';
        let lines = comment.split('\n');
        let lines = lines.map(|line| line.strip_suffix('\r').unwrap_or(line));
        let comment = lines.collect::<Vec<_>>().join("\n").replace(controls, " ");
        comment.trim_end().clone_into(&mut self.record[id].comment);
    }
}
