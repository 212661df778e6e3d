//! Boards as somebody set them up, and the check that a game can lead to them.

use core::fmt;

use crate::bitboard::Bitboard;
use crate::line;
use crate::player::{Player, Symbol};
use crate::position::Position;
use crate::rules::Rules;
use crate::square::Square;

/// A board as drawn, with the side to move, before the check that it can occur
/// in a game.
///
/// ```
/// use dooz_core::{Player, Rules, Setup, Symbol};
/// let setup = Setup::parse(Rules::TIC_TAC_TOE, "X..XO....", Symbol::O)?;
/// let position = setup.position()?;
/// assert_eq!(setup.first(), Symbol::X);
/// assert_eq!(position.turn(), Player::Second);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    rules: Rules,
    stones: [Bitboard; 2],
    to_move: Symbol,
    /// The symbol that is known to have begun.
    first: Option<Symbol>,
}

impl Setup {
    /// Creates the empty board, to put stones on it one by one.
    ///
    /// ```
    /// use dooz_core::{Player, Rules, Setup, Symbol};
    /// let mut setup = Setup::new(Rules::GOMOKU, Symbol::X);
    /// setup.put("h8".parse()?, Some(Symbol::O));
    /// let position = setup.position()?;
    /// assert_eq!(position.stone("h8".parse()?), Some(Player::First));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn new(rules: Rules, to_move: Symbol) -> Self {
        Self {
            rules,
            stones: [Bitboard::EMPTY; 2],
            to_move,
            first: None,
        }
    }

    /// States which symbol began the game, for boards whose numbers of stones do
    /// not tell: problems can have more stones of a side than a game would.
    ///
    /// ```
    /// use dooz_core::{Rules, Setup, Symbol};
    /// let setup = Setup::new(Rules::RENJU, Symbol::O).with_first(Symbol::X);
    /// assert_eq!(setup.first(), Symbol::X);
    /// assert!(setup.position().is_err());
    /// ```
    #[must_use]
    pub const fn with_first(self, first: Symbol) -> Self {
        Self {
            first: Some(first),
            ..self
        }
    }

    /// Sets the side to move by the numbers of stones: `X` if both sides have as many,
    /// and otherwise the side that has fewer.
    ///
    /// ```
    /// use dooz_core::{Rules, Setup, Symbol};
    /// let setup = |picture| Setup::parse(Rules::TIC_TAC_TOE, picture, Symbol::X).unwrap();
    /// assert_eq!(setup("X........").with_side_by_count().to_move(), Symbol::O);
    /// assert_eq!(setup("X...O....").with_side_by_count().to_move(), Symbol::X);
    /// assert_eq!(setup("O........").with_side_by_count().first(), Symbol::O);
    /// ```
    #[must_use]
    pub fn with_side_by_count(self) -> Self {
        let to_move = if self.count(Symbol::X) > self.count(Symbol::O) {
            Symbol::O
        } else {
            Symbol::X
        };
        Self { to_move, ..self }
    }

    /// Puts a symbol on a square in place of what it held, or empties it.
    ///
    /// # Panics
    ///
    /// Panics if the square is off the board.
    pub fn put(&mut self, square: Square, symbol: Option<Symbol>) {
        assert!(self.rules.contains(square), "the square is off the board");
        for other in Symbol::BOTH {
            self.stones[other as usize].remove(square);
        }
        if let Some(symbol) = symbol {
            self.stones[symbol as usize].insert(square);
        }
    }

    /// Returns the rules.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Returns the squares that hold a symbol.
    #[must_use]
    pub const fn stones(&self, symbol: Symbol) -> &Bitboard {
        &self.stones[symbol as usize]
    }

    /// Returns the symbol on a square, if there is one.
    #[must_use]
    pub fn stone(&self, square: Square) -> Option<Symbol> {
        let mut symbols = Symbol::BOTH.into_iter();
        symbols.find(|&symbol| self.stones(symbol).contains(square))
    }

    /// Returns the symbol that began the game: the one that was
    /// [stated](Self::with_first), otherwise the one to move if both have as many
    /// stones, or the one with more.
    #[must_use]
    pub fn first(&self) -> Symbol {
        self.first.unwrap_or_else(|| self.first_by_count())
    }

    /// Returns `true` if a side has a line that ends the game.
    #[must_use]
    pub fn has_line(&self) -> bool {
        let stones = self.stones_by_player();
        Player::BOTH
            .iter()
            .any(|&player| has_line(self.rules, &stones, player))
    }

    /// Returns the position as drawn, with the symbol of its first player, even if
    /// the numbers of stones do not fit the side to move: textbooks print such
    /// boards. The side to move takes turns with the other from there on.
    ///
    /// The first player is then the one whose turn it is after an even number of
    /// stones, even if the other was [stated](Self::with_first). Renju, whose rules
    /// differ for the two players, is not to be played on from there.
    ///
    /// ```
    /// use dooz_core::{Rules, Setup, Symbol};
    /// let setup = Setup::parse(Rules::TIC_TAC_TOE, "XX.......", Symbol::O)?;
    /// assert!(setup.position().is_err());
    /// let (position, first) = setup.drawn()?;
    /// assert_eq!((position.legal_moves().count(), first), (7, Symbol::O));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Returns an error if both sides have won.
    pub fn drawn(&self) -> Result<(Position, Symbol), SetupError> {
        match self.position() {
            Ok(position) => Ok((position, self.first())),
            Err(SetupError::Counts { .. }) => {
                let stones = self.count(Symbol::X) + self.count(Symbol::O);
                let is_turn_of_first = stones.is_multiple_of(2);
                let first = if is_turn_of_first {
                    self.to_move
                } else {
                    !self.to_move
                };
                let stones = [self.stones[first as usize], self.stones[!first as usize]];
                if Player::BOTH
                    .iter()
                    .all(|&player| has_line(self.rules, &stones, player))
                {
                    return Err(SetupError::TwoWinners);
                }
                Ok((Position::from_stones(self.rules, stones), first))
            }
            Err(error) => Err(error),
        }
    }

    /// Returns the stones of the first and of the second player.
    fn stones_by_player(&self) -> [Bitboard; 2] {
        let first = self.first();
        [self.stones[first as usize], self.stones[!first as usize]]
    }

    fn first_by_count(&self) -> Symbol {
        if self.count(Symbol::X) == self.count(Symbol::O) {
            self.to_move
        } else {
            !self.to_move
        }
    }

    /// Returns the symbol to move.
    #[must_use]
    pub const fn to_move(&self) -> Symbol {
        self.to_move
    }

    fn count(&self, symbol: Symbol) -> usize {
        self.stones[symbol as usize].len()
    }

    /// Returns the position if it can occur in a game. If the game is over, the
    /// side to move is the one that would go on.
    ///
    /// It is not checked that the stones of renju could have been played
    /// without a foul.
    ///
    /// # Errors
    ///
    /// Returns an error if the stones are too many for a side, both sides have
    /// won, or moves were made after the end of the game.
    pub fn position(&self) -> Result<Position, SetupError> {
        let (x, o) = (self.count(Symbol::X), self.count(Symbol::O));
        let (to_move, waiting) = match self.to_move {
            Symbol::X => (x, o),
            Symbol::O => (o, x),
        };
        let is_possible = to_move == waiting || to_move + 1 == waiting;
        if !is_possible || self.first() != self.first_by_count() {
            let to_move = self.to_move;
            return Err(SetupError::Counts { x, o, to_move });
        }

        let stones = self.stones_by_player();
        let position = Position::from_stones(self.rules, stones);
        let mover = !position.turn();
        let [moved, waited] = [mover, !mover].map(|player| has_line(self.rules, &stones, player));
        match (moved, waited) {
            (true, true) => Err(SetupError::TwoWinners),
            (false, true) => Err(SetupError::AfterEnd),
            (true, false) if !self.one_stone_ended(&position) => Err(SetupError::AfterEnd),
            _ => Ok(position),
        }
    }

    /// Returns `true` if the lines of the player who moved last share a stone
    /// without which there would be none.
    fn one_stone_ended(&self, position: &Position) -> bool {
        let mover = !position.turn();
        position.stones(mover).squares().any(|last| {
            let mut stones = Player::BOTH.map(|player| *position.stones(player));
            stones[mover as usize].remove(last);
            !has_line(self.rules, &stones, mover)
        })
    }
}

/// Returns `true` if a player has a line that ends the game.
fn has_line(rules: Rules, stones: &[Bitboard; 2], player: Player) -> bool {
    line::lines(rules, stones, player).next().is_some()
}

/// The reason why a position cannot occur in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// The numbers of stones do not fit the side to move.
    Counts {
        /// The number of crosses on the board.
        x: usize,
        /// The number of circles on the board.
        o: usize,
        /// The given side to move.
        to_move: Symbol,
    },
    /// Both sides have a line that ends the game.
    TwoWinners,
    /// Stones were played after a line had ended the game.
    AfterEnd,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Counts { x, o, to_move } => {
                write!(f, "with {x} X and {o} O it cannot be {to_move}'s turn")
            }
            Self::TwoWinners => f.write_str("both sides have a winning line"),
            Self::AfterEnd => f.write_str("moves were made after the end of the game"),
        }
    }
}

impl core::error::Error for SetupError {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Outcome;

    fn rules(text: &str) -> Rules {
        text.parse().unwrap()
    }

    fn checked(rules: Rules, picture: &str, to_move: Symbol) -> Result<Position, SetupError> {
        Setup::parse(rules, picture, to_move).unwrap().position()
    }

    #[test]
    fn with_equal_stones_the_side_to_move_began() {
        for to_move in Symbol::BOTH {
            let setup = Setup::parse(Rules::TIC_TAC_TOE, ".......XO", to_move).unwrap();
            assert_eq!(setup.first(), to_move);
            assert_eq!(setup.position().unwrap().turn(), Player::First);
        }
    }

    #[test]
    fn the_side_with_more_stones_began_and_is_not_to_move() {
        let setup = Setup::parse(Rules::TIC_TAC_TOE, "X..XO....", Symbol::O).unwrap();
        assert_eq!(setup.first(), Symbol::X);
        let counts = SetupError::Counts {
            x: 2,
            o: 1,
            to_move: Symbol::X,
        };
        assert_eq!(
            checked(Rules::TIC_TAC_TOE, "X..XO....", Symbol::X),
            Err(counts)
        );
        let counts = SetupError::Counts {
            x: 2,
            o: 0,
            to_move: Symbol::O,
        };
        assert_eq!(
            checked(Rules::TIC_TAC_TOE, "X..X.....", Symbol::O),
            Err(counts)
        );
    }

    #[test]
    fn a_square_holds_what_was_put_there_last() {
        let b2 = "b2".parse().unwrap();
        let mut setup = Setup::new(Rules::TIC_TAC_TOE, Symbol::O);
        for symbol in [Some(Symbol::O), None, Some(Symbol::X)] {
            setup.put(b2, symbol);
        }
        let position = setup.position().unwrap();
        assert_eq!(std::format!("{}", position.picture(Symbol::X)), "....X....");
    }

    #[test]
    fn a_finished_game_is_a_position_too() {
        let won = checked(Rules::TIC_TAC_TOE, "XXXOO....", Symbol::O).unwrap();
        assert_eq!(won.outcome(), Some(Outcome::Win(Player::First)));
        let drawn = checked(Rules::TIC_TAC_TOE, "XOXXOOOXX", Symbol::O).unwrap();
        assert_eq!(drawn.outcome(), Some(Outcome::Draw));
        let misere = checked(rules("3x3x3-misere"), "XXXOO....", Symbol::O).unwrap();
        assert_eq!(misere.outcome(), Some(Outcome::Win(Player::Second)));
    }

    #[test]
    fn two_winners_cannot_be() {
        let both = checked(Rules::TIC_TAC_TOE, "XXXOOO...", Symbol::X);
        assert_eq!(both, Err(SetupError::TwoWinners));
    }

    #[test]
    fn nobody_moves_after_the_end() {
        // Circles moved although crosses had won.
        let after = checked(Rules::TIC_TAC_TOE, "XXXOO.O..", Symbol::X);
        assert_eq!(after, Err(SetupError::AfterEnd));
        // Crosses have two lines without a stone in common.
        let apart = checked(rules("4x4x3"), "XXX./OO.O/XXX./OO..", Symbol::O);
        assert_eq!(apart, Err(SetupError::AfterEnd));
    }

    #[test]
    fn a_board_of_a_textbook_may_have_any_number_of_stones() {
        let figure = "........../........../........../........../..O..X..../...O.X..../....OXX.../\
                      ........../........../..........";
        let rules = Rules::new(10, 10, 4, crate::LineRule::Freestyle).unwrap();
        let setup = Setup::parse(rules, figure, Symbol::X).unwrap();
        assert!(matches!(setup.position(), Err(SetupError::Counts { .. })));
        let (position, first) = setup.drawn().unwrap();
        assert_eq!((first, position.turn()), (Symbol::O, Player::Second));
        assert_eq!(position.stones(Player::Second).len(), 4);

        let won = Setup::parse(Rules::TIC_TAC_TOE, "XXX......", Symbol::O).unwrap();
        let outcome = won.drawn().unwrap().0.outcome();
        assert_eq!(outcome, Some(Outcome::Win(Player::First)));
        let both = Setup::parse(Rules::TIC_TAC_TOE, "XXXOOO...", Symbol::O).unwrap();
        assert_eq!(both.drawn(), Err(SetupError::TwoWinners));
    }
}
