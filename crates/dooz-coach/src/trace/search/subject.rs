//! Subjects of a search.

use dooz_core::textbook::{Side, TreeError};
use dooz_core::{LineRule, Position, Setup, SetupError, Square, Symbol};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use super::tree_text::TreeText;
use crate::trace::event::side_name;

/// The subject of a search: a position of any rules, or a tree given as text.
///
/// ```
/// use dooz_coach::trace::Subject;
/// use dooz_core::{Rules, Setup, Symbol};
/// let array = r#"["O",1,"X","X",4,"X",6,"O","O"]"#;
/// let setup = Setup::parse(Rules::TIC_TAC_TOE, array, Symbol::X)?;
/// let subject = Subject::board(&setup)?;
/// assert_eq!(subject.picture(&[1, 6]).unwrap(), "OXXX.XOOO");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub enum Subject {
    /// A board.
    Board {
        /// The position.
        position: Box<Position>,
        /// The symbol of the first player.
        first: Symbol,
    },
    /// A tree.
    Tree(TreeText),
}

impl Subject {
    /// Creates a board from a setup, [as drawn](Setup::drawn): the numbers of
    /// stones need not fit the side to move, except in renju, where they tell who
    /// has to avoid fouls.
    ///
    /// # Errors
    ///
    /// Returns an error if both sides have won, or moves were made after the end
    /// of the game, or the numbers of stones do not fit in renju.
    pub fn board(setup: &Setup) -> Result<Self, SetupError> {
        let (position, first) = match setup.rules().line() {
            LineRule::Renju => (setup.position()?, setup.first()),
            _ => setup.drawn()?,
        };
        Ok(Self::Board {
            position: Box::new(position),
            first,
        })
    }

    /// Creates a tree from text; `turn` is the side to move first.
    ///
    /// # Errors
    ///
    /// Returns an error if the text is not a tree.
    pub fn tree(text: &str, turn: Side) -> Result<Self, TreeError> {
        TreeText::parse(text, turn).map(Self::Tree)
    }

    /// Returns the symbol of the player to move at this level, or `None` in a
    /// tree.
    #[must_use]
    pub fn symbol_at(&self, level: u32) -> Option<Symbol> {
        let Self::Board { position, first } = self else {
            return None;
        };
        let symbol = position.turn().symbol(*first);
        Some(if level.is_multiple_of(2) {
            symbol
        } else {
            !symbol
        })
    }

    /// Returns the square of a move, or `None` in a tree.
    #[must_use]
    pub fn square(&self, mv: u32) -> Option<Square> {
        match self {
            Self::Board { position, .. } => position.rules().square(mv as usize),
            Self::Tree(_) => None,
        }
    }

    /// Returns the name of a move: its square, or a letter in a tree, where calls are
    /// numbered already.
    ///
    /// ```
    /// use dooz_coach::trace::Subject;
    /// use dooz_core::textbook::Side;
    /// let tree = Subject::tree("(3 7)", Side::Max)?;
    /// assert_eq!([0, 1, 25, 26].map(|mv| tree.move_name(mv)), ["a", "b", "z", "aa"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn move_name(&self, mv: u32) -> String {
        match self.square(mv) {
            Some(square) => square.to_string(),
            None => letters(mv),
        }
    }

    /// Returns the columns and rows of the board, or `None` in a tree.
    #[must_use]
    pub fn size(&self) -> Option<(usize, usize)> {
        match self {
            Self::Board { position, .. } => {
                let rules = position.rules();
                Some((rules.width().into(), rules.height().into()))
            }
            Self::Tree(_) => None,
        }
    }

    /// Returns the board in one word after these moves from the root, or `None`
    /// in a tree.
    #[must_use]
    pub fn picture(&self, path: &[u32]) -> Option<String> {
        let Self::Board { position, first } = self else {
            return None;
        };
        let mut cells = position.picture(*first).to_string().into_bytes();
        for (level, mv) in (0..).zip(path) {
            let symbol = self.symbol_at(level)?;
            if let Some(cell) = cells.get_mut(*mv as usize) {
                *cell = symbol.to_char() as u8;
            }
        }
        String::from_utf8(cells).ok()
    }
}

/// Writes a number from 0 as `a` to `z`, then `aa` and so on.
pub(in crate::trace) fn letters(number: u32) -> String {
    let last = char::from(b'a' + (number % 26) as u8);
    let before = (number / 26).checked_sub(1);
    before.map_or_else(String::new, letters) + &last.to_string()
}

impl Serialize for Subject {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        match self {
            Self::Board { position, .. } => {
                map.serialize_entry("kind", "board")?;
                map.serialize_entry("rules", &position.rules().to_string())?;
                map.serialize_entry("board", &self.picture(&[]))?;
                map.serialize_entry("to_move", &self.symbol_at(0).map(Symbol::to_char))?;
            }
            Self::Tree(tree) => {
                map.serialize_entry("kind", "tree")?;
                map.serialize_entry("tree", tree.text())?;
                map.serialize_entry("first", side_name(tree.turn()))?;
            }
        }
        map.end()
    }
}

/// The moves from the root to the current call of a search.
#[derive(Clone, Debug, Default)]
pub(in crate::trace) struct Path(Vec<u32>);

impl Path {
    /// Creates a path that begins with these moves.
    pub(in crate::trace) fn after(lead: &[u32]) -> Self {
        Self(lead.to_vec())
    }

    /// Moves to a call on this level, by this move from the level above.
    pub(in crate::trace) fn enter(&mut self, level: u32, mv: Option<u32>) -> &[u32] {
        if let Some(mv) = mv {
            self.0.truncate((level as usize).saturating_sub(1));
            self.0.push(mv);
        }
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn in_renju_a_board_tells_who_has_to_avoid_fouls() {
        let board = |rules: &str| {
            let picture = "XX......./........./.........";
            let setup = Setup::parse(rules.parse().unwrap(), picture, Symbol::O).unwrap();
            Subject::board(&setup).err()
        };
        assert_eq!(board("9x3x5"), None);
        let (x, o, to_move) = (2, 0, Symbol::O);
        let counts = SetupError::Counts { x, o, to_move };
        assert_eq!(board("9x3x5-renju"), Some(counts));
    }
}
