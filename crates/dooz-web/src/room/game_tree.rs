//! A game with its side lines, and the place in it that is looked at.

use std::iter;

use dooz_core::{PlayError, Position, Square};
use dooz_play::records::{NodeId, Record};

/// A record with a cursor, and with the line on which the cursor moves: the
/// way from the root through the cursor to an end.
///
/// The position at the cursor is kept, so that a step costs the same on
/// every board and however long the game is.
///
/// ```
/// use dooz_play::records::Record;
/// use dooz_core::Rules;
/// use dooz_web::room::GameTree;
///
/// let mut tree = GameTree::new(Record::new(Rules::TIC_TAC_TOE));
/// tree.play("b2".parse()?)?;
/// tree.play("a1".parse()?)?;
/// tree.back();
/// tree.play("a3".parse()?)?;
/// assert_eq!(tree.moves().last(), "a3".parse().ok());
/// assert_eq!(tree.record().game().moves().last(), "a1".parse().ok().as_ref());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct GameTree {
    record: Record,
    /// The nodes of the line, of which the root is the first.
    line: Vec<NodeId>,
    /// The cursor's place in the line.
    at: usize,
    position: Position,
}

impl GameTree {
    /// The end of the record's own game.
    #[must_use]
    pub fn new(record: Record) -> Self {
        let line: Vec<NodeId> = record.main_line().collect();
        let mut tree = Self {
            at: 0,
            position: *record.start(),
            line,
            record,
        };
        tree.go_to(tree.line.len() - 1);
        tree
    }

    /// The record.
    #[must_use]
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The node that is looked at.
    #[must_use]
    pub fn cursor(&self) -> NodeId {
        self.line[self.at]
    }

    /// The position that is looked at.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The nodes of the line, from the root.
    #[must_use]
    pub fn line(&self) -> &[NodeId] {
        &self.line
    }

    /// The cursor's place in [`GameTree::line`].
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// Whether nothing follows the cursor.
    #[must_use]
    pub fn is_at_end(&self) -> bool {
        self.at + 1 == self.line.len()
    }

    /// The move of a place of the line; see [`GameTree::line`].
    #[must_use]
    pub fn square_at(&self, place: usize) -> Option<Square> {
        self.record[*self.line.get(place)?].square()
    }

    /// The moves that lead to the cursor.
    #[must_use]
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = Square> {
        (1..=self.at).filter_map(|place| self.square_at(place))
    }

    /// Whether a node belongs to the game itself, not to a side line.
    #[must_use]
    pub fn is_main(&self, id: NodeId) -> bool {
        let mut upwards = iter::successors(Some(id), |&id| self.record.parent(id));
        upwards.all(|id| match self.record.parent(id) {
            Some(parent) => self.record.children(parent).next() == Some(id),
            None => true,
        })
    }

    /// Plays a move at the cursor. If the line goes on with another one, it
    /// follows the new move from now on, and the other becomes a branch.
    ///
    /// # Errors
    ///
    /// Those of [`Position::play`]; nothing has changed then.
    pub fn play(&mut self, square: Square) -> Result<NodeId, PlayError> {
        self.position.play(square)?;
        let played = self.record.play(self.cursor(), square);
        let node = played.expect("the position allows the move");
        if self.line.get(self.at + 1) != Some(&node) {
            self.line.truncate(self.at + 1);
            self.follow(node);
        }
        self.at += 1;
        Ok(node)
    }

    /// Goes one place back; `false` at the begin.
    pub fn back(&mut self) -> bool {
        let Some(before) = self.at.checked_sub(1) else {
            return false;
        };
        if let Some(square) = self.square_at(self.at) {
            let undone = self.position.undo(square);
            undone.expect("the line ends with the last move");
        }
        self.at = before;
        true
    }

    /// Goes one place forward on the line; `false` at its end.
    pub fn forward(&mut self) -> bool {
        let Some(&next) = self.line.get(self.at + 1) else {
            return false;
        };
        if let Some(square) = self.record[next].square() {
            self.position.play(square).expect("it was played before");
        }
        self.at += 1;
        true
    }

    /// Goes to a place of the line, or to its end if there is no such place.
    pub fn go_to(&mut self, place: usize) {
        while self.at > place && self.back() {}
        while self.at < place && self.forward() {}
    }

    /// Goes to a node, whose line is followed from now on.
    pub fn go(&mut self, id: NodeId) {
        if let Some(place) = self.line.iter().position(|&node| node == id) {
            return self.go_to(place);
        }
        let mut way: Vec<NodeId> =
            iter::successors(Some(id), |&id| self.record.parent(id)).collect();
        way.reverse();
        // As far as both lines are the same, the position is known.
        let pairs = self.line.iter().zip(&way);
        let common = pairs.take_while(|(own, new)| own == new).count();
        self.go_to(common - 1);
        self.line.truncate(common);
        self.line.extend(&way[common..]);
        self.follow_on();
        self.go_to(way.len() - 1);
    }

    /// Makes the line that leads to a node the game itself.
    pub fn promote(&mut self, id: NodeId) {
        self.record.make_main(id);
    }

    /// Takes a node away with all that follows it. If the cursor was there,
    /// it goes to the node before. The root stays.
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
        self.record.remove(id);
        if let Some(place) = place {
            self.line.truncate(place);
            self.follow_on();
        }
    }

    /// Lengthens the line by a node and all that follows it.
    fn follow(&mut self, node: NodeId) {
        self.line.push(node);
        self.follow_on();
    }

    fn follow_on(&mut self) {
        while let Some(next) = self
            .line
            .last()
            .and_then(|&end| self.record.children(end).next())
        {
            self.line.push(next);
        }
    }

    /// Writes about a node. Of signs that control something, line breaks
    /// alone can be kept in a file.
    pub fn set_comment(&mut self, id: NodeId, comment: &str) {
        let controls = |c: char| c.is_control() && c != '\n';
        let lines = comment.split('\n');
        let lines = lines.map(|line| line.strip_suffix('\r').unwrap_or(line));
        let comment = lines.collect::<Vec<_>>().join("\n").replace(controls, " ");
        comment.trim_end().clone_into(&mut self.record[id].comment);
    }
}
