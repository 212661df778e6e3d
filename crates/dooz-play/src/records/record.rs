//! A game with side lines and comments.

use std::iter;
use std::ops::{Index, IndexMut};

use dooz_core::{Game, PlayError, Player, Position, Rules, Square, Symbol};

use super::game_result::GameResult;
use super::property::Property;

/// The largest number of nodes read from one file: some thousands of games, in
/// an amount of memory that any machine has.
pub(super) const MOST_NODES: usize = 1 << 20;

/// A recorded game: the start, a tree of moves whose first branch is the game
/// itself, comments, names, and the result.
///
/// Every move of a record, including those of side lines, can be played.
///
/// ```
/// use dooz_play::records::{NodeId, Record};
/// use dooz_core::Rules;
///
/// let mut record = Record::new(Rules::TIC_TAC_TOE);
/// let centre = record.play(NodeId::ROOT, "b2".parse()?)?;
/// record.play(centre, "a1".parse()?)?;
/// let side_line = record.play(centre, "a2".parse()?)?;
/// record[side_line].comment = "Loses.".to_owned();
///
/// assert_eq!(record.game().moves(), ["b2".parse()?, "a1".parse()?]);
/// assert_eq!(record.children(centre).count(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Record {
    start: Position,
    /// `true` if the file does not state the rules.
    assumed: bool,
    first: Symbol,
    names: [Option<String>; 2],
    /// The result, if the file states it.
    pub result: Option<GameResult>,
    nodes: Vec<Node>,
}

/// A place in the tree of a [`Record`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// The root of every record, before the first move.
    pub const ROOT: Self = Self(0);

    const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A node in the tree of a [`Record`].
#[derive(Clone, Debug, Default)]
pub struct Node {
    square: Option<Square>,
    /// The foul that was played here instead of a move.
    foul: Option<Square>,
    /// The comment; empty if there is none.
    pub comment: String,
    /// The time of the move, if the file has it.
    pub milliseconds: Option<u32>,
    /// The other properties of the node in the file.
    pub properties: Vec<Property>,
    // Links instead of lists: a tree of a million nodes is two arrays, and
    // walking it needs no stack.
    parent: Option<NodeId>,
    first_child: Option<NodeId>,
    last_child: Option<NodeId>,
    next_sibling: Option<NodeId>,
}

impl Node {
    /// Returns the move that leads here, or `None` at the root, at a node that
    /// only has a comment between two moves, and at the foul with which a game of
    /// renju ends.
    #[must_use]
    pub const fn square(&self) -> Option<Square> {
        self.square
    }

    /// Returns the foul that was played here instead of a move.
    pub(super) const fn foul(&self) -> Option<Square> {
        self.foul
    }

    pub(super) const fn set_foul(&mut self, square: Square) {
        self.foul = Some(square);
    }

    /// Returns the move that leads here, or the foul if nothing follows it.
    pub(super) fn move_or_last_foul(&self) -> Option<Square> {
        let last = self.foul.filter(|_| self.first_child.is_none());
        self.square.or(last)
    }

    fn tells_as_much_as(&self, other: &Self) -> bool {
        (self.square, self.foul) == (other.square, other.foul)
            && self.comment == other.comment
            && self.milliseconds == other.milliseconds
            && self.properties == other.properties
    }
}

impl Record {
    /// Creates an empty record of a game from the empty board.
    #[must_use]
    pub fn new(rules: Rules) -> Self {
        Self::from_position(Position::new(rules), Symbol::X)
    }

    /// Creates an empty record of a game from any position, whose first player
    /// draws this symbol. In files, crosses are black.
    #[must_use]
    pub fn from_position(start: Position, first: Symbol) -> Self {
        Self {
            start,
            assumed: false,
            first,
            names: [None, None],
            result: None,
            nodes: vec![Node::default()],
        }
    }

    /// Returns the rules of the game.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.start.rules()
    }

    /// Returns `true` if the file does not name its rules, so that five in a
    /// row had to be assumed.
    #[must_use]
    pub const fn assumes_rules(&self) -> bool {
        self.assumed
    }

    pub(super) const fn assume_rules(&mut self) {
        self.assumed = true;
    }

    /// Returns the position at the start of the game.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// Returns the symbol of the first player.
    #[must_use]
    pub const fn first(&self) -> Symbol {
        self.first
    }

    /// Returns the name of a player.
    #[must_use]
    pub fn name(&self, player: Player) -> Option<&str> {
        self.names[player as usize].as_deref()
    }

    /// Sets the name of a player. Line breaks become spaces; an empty name
    /// removes it.
    pub fn set_name(&mut self, player: Player, name: &str) {
        let name = name.replace(char::is_control, " ");
        let name = name.trim();
        self.names[player as usize] = (!name.is_empty()).then(|| name.to_owned());
    }

    /// Returns the nodes that follow a node; the first of them continues the
    /// game, the others are side lines.
    pub fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        iter::successors(self[id].first_child, |&child| self[child].next_sibling)
    }

    /// Returns the node before a node; `None` at the root.
    #[must_use]
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self[id].parent
    }

    /// Returns the nodes of the game itself, from the root to its end.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        iter::successors(Some(NodeId::ROOT), |&id| self[id].first_child)
    }

    /// Returns all nodes, each before those that follow it, and a whole side
    /// line before the next one.
    pub fn nodes(&self) -> impl Iterator<Item = NodeId> {
        iter::successors(Some(NodeId::ROOT), |&id| self.next_node(id))
    }

    fn next_node(&self, id: NodeId) -> Option<NodeId> {
        self[id].first_child.or_else(|| {
            let mut upwards = iter::successors(Some(id), |&id| self[id].parent);
            upwards.find_map(|id| self[id].next_sibling)
        })
    }

    /// Returns the player who makes the move of a node.
    pub(crate) fn mover(&self, id: NodeId) -> Player {
        let before = iter::successors(self[id].parent, |&id| self[id].parent);
        let moves = before.filter(|&id| self[id].square.is_some());
        if moves.count().is_multiple_of(2) {
            self.start.turn()
        } else {
            !self.start.turn()
        }
    }

    /// Returns the position at a node.
    #[must_use]
    pub fn position(&self, id: NodeId) -> Position {
        let upwards = iter::successors(Some(id), |&id| self[id].parent);
        let mut moves: Vec<Square> = upwards.filter_map(|id| self[id].square).collect();
        let mut position = self.start;
        while let Some(square) = moves.pop() {
            position.play(square).expect("it was tried before");
        }
        position
    }

    /// Replays the game itself, without side lines.
    #[must_use]
    pub fn game(&self) -> Game {
        let mut game = Game::from_position(self.start);
        for square in self.main_line().filter_map(|id| self[id].square) {
            game.play(square).expect("it was tried before");
        }
        game
    }

    /// Adds a move after a node and returns its node. A move that is already
    /// there is not added again.
    ///
    /// # Errors
    ///
    /// Returns the errors of [`Position::play`]; the record is then unchanged.
    pub fn play(&mut self, parent: NodeId, square: Square) -> Result<NodeId, PlayError> {
        let known = |&child: &NodeId| self[child].square == Some(square);
        if let Some(child) = self.children(parent).find(known) {
            return Ok(child);
        }
        self.position(parent).play(square)?;
        Ok(self.append(parent, Some(square)))
    }

    /// Adds a move like [`Record::play`], for a caller who has the position and
    /// knows that the move is legal.
    pub(crate) fn play_legal(&mut self, parent: NodeId, square: Square) -> NodeId {
        let known = |&child: &NodeId| self[child].square == Some(square);
        let child = self.children(parent).find(known);
        child.unwrap_or_else(|| self.append(parent, Some(square)))
    }

    /// Adds moves one after the other, and returns the node of the last one. As
    /// with [`Record::play`], existing moves are not added again. The cost
    /// grows with the length of the line and the depth of `parent`.
    ///
    /// ```
    /// use dooz_play::records::{NodeId, Record};
    /// use dooz_core::Rules;
    /// let mut record = Record::new(Rules::TIC_TAC_TOE);
    /// record.play_line(NodeId::ROOT, &["b2".parse()?, "a1".parse()?])?;
    /// assert_eq!(record.main_line().count(), 3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Returns the error of [`Position::play`] at the first move that cannot be
    /// played; the record is then unchanged.
    pub fn play_line(&mut self, parent: NodeId, line: &[Square]) -> Result<NodeId, PlayError> {
        let mut position = self.position(parent);
        for &square in line {
            position.play(square)?;
        }

        let play = |last, &square| self.play_legal(last, square);
        Ok(line.iter().fold(parent, play))
    }

    /// Makes the line that leads to a node the game itself, as far as this
    /// node. The former game becomes a side line.
    ///
    /// ```
    /// use dooz_play::records::{RecordFormat, NodeId};
    /// let mut record = RecordFormat::Sgf.read("(;SZ[5];B[aa](;W[bb])(;W[cc]))", None)?.remove(0);
    /// let last = record.nodes().last().expect("there is a root");
    /// record.make_main(last);
    /// assert_eq!(record.game().moves().last(), "c3".parse().ok().as_ref());
    /// # Ok::<(), dooz_play::records::RecordError>(())
    /// ```
    pub fn make_main(&mut self, id: NodeId) {
        let mut child = id;
        while let Some(parent) = self[child].parent {
            let others = self.children(parent).filter(|&other| other != child);
            let order: Vec<NodeId> = iter::once(child).chain(others).collect();
            self.link(parent, &order);
            child = parent;
        }
    }

    /// Removes a node with all that follows it. The next branch moves up if
    /// there is one; the remaining nodes keep their ids, and the root always
    /// stays.
    ///
    /// ```
    /// use dooz_play::records::{RecordFormat, NodeId};
    /// let mut record = RecordFormat::Sgf.read("(;SZ[5];B[aa](;W[bb])(;W[cc]))", None)?.remove(0);
    /// let end = record.main_line().last().expect("there is a root");
    /// record.remove(end);
    /// assert_eq!(RecordFormat::Moves.write(&[record])?, "a5 c3\n");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn remove(&mut self, id: NodeId) {
        let Some(parent) = self[id].parent else {
            return;
        };
        let others = self.children(parent).filter(|&other| other != id);
        let order: Vec<NodeId> = others.collect();
        self.link(parent, &order);
    }

    /// Makes these the children of a node, in this order.
    fn link(&mut self, parent: NodeId, order: &[NodeId]) {
        for pair in order.windows(2) {
            self[pair[0]].next_sibling = Some(pair[1]);
        }
        if let Some(&last) = order.last() {
            self[last].next_sibling = None;
        }
        self[parent].first_child = order.first().copied();
        self[parent].last_child = order.last().copied();
    }

    /// Adds a node without a check of its move.
    pub(super) fn append(&mut self, parent: NodeId, square: Option<Square>) -> NodeId {
        let number = u32::try_from(self.nodes.len()).expect("readers limit the nodes");
        let id = NodeId(number);
        self.nodes.push(Node {
            square,
            parent: Some(parent),
            ..Node::default()
        });
        match self[parent].last_child.replace(id) {
            Some(elder) => self[elder].next_sibling = Some(id),
            None => self[parent].first_child = Some(id),
        }
        id
    }
}

/// The record of a game, with its outcome if it is over.
impl From<&Game> for Record {
    fn from(game: &Game) -> Self {
        let mut record = Self::from_position(*game.start(), Symbol::X);
        let mut last = NodeId::ROOT;
        for &square in game.moves() {
            last = record.append(last, Some(square));
        }
        record.result = game.position().outcome().map(GameResult::from);
        record
    }
}

impl Index<NodeId> for Record {
    type Output = Node;

    fn index(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }
}

impl IndexMut<NodeId> for Record {
    fn index_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.index()]
    }
}

/// Two records are equal if their trees are: the order in which nodes were
/// added, and removed nodes, make no difference.
impl PartialEq for Record {
    fn eq(&self, other: &Self) -> bool {
        let same_head = (self.start, self.assumed, self.first)
            == (other.start, other.assumed, other.first)
            && self.names == other.names
            && self.result == other.result;
        same_head
            && self.nodes().zip(other.nodes()).all(|(own, their)| {
                self[own].tells_as_much_as(&other[their])
                    && self.children(own).count() == other.children(their).count()
            })
    }
}
