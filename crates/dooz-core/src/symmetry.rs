//! The symmetries of a board.

use crate::bitboard::Bitboard;
use crate::game::Game;
use crate::player::Player;
use crate::position::Position;
use crate::rules::Rules;
use crate::square::Square;

/// A rotation or reflection of the board.
///
/// A square board has eight, an oblong one the four that keep its sides.
///
/// ```
/// use dooz_core::{Rules, Square, Symmetry};
/// let a1: Square = "a1".parse().unwrap();
/// assert_eq!(Symmetry::Turn.apply(Rules::TIC_TAC_TOE, a1), "a3".parse().unwrap());
/// assert_eq!(Symmetry::of(Rules::TIC_TAC_TOE).len(), 8);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Symmetry {
    /// Everything stays in place.
    Identity,
    /// A half turn.
    HalfTurn,
    /// Left and right change places.
    MirrorColumns,
    /// Top and bottom change places.
    MirrorRows,
    /// A quarter turn clockwise.
    Turn,
    /// A quarter turn counter-clockwise.
    TurnBack,
    /// A reflection in the rising diagonal.
    Transpose,
    /// A reflection in the falling diagonal.
    AntiTranspose,
}

impl Symmetry {
    /// All eight symmetries; the first four are those of oblong boards.
    pub const ALL: [Self; 8] = [
        Self::Identity,
        Self::HalfTurn,
        Self::MirrorColumns,
        Self::MirrorRows,
        Self::Turn,
        Self::TurnBack,
        Self::Transpose,
        Self::AntiTranspose,
    ];

    /// Returns the symmetries of a board: eight, or four if it is oblong.
    #[must_use]
    pub fn of(rules: Rules) -> &'static [Self] {
        if rules.width() == rules.height() {
            &Self::ALL
        } else {
            &Self::ALL[..4]
        }
    }

    /// Returns the inverse symmetry.
    #[must_use]
    pub const fn inverse(self) -> Self {
        match self {
            Self::Turn => Self::TurnBack,
            Self::TurnBack => Self::Turn,
            other => other,
        }
    }

    /// Returns the symmetry that applies this one first, and another to the result.
    ///
    /// ```
    /// use dooz_core::Symmetry;
    /// assert_eq!(Symmetry::Turn.then(Symmetry::Turn), Symmetry::HalfTurn);
    /// assert_eq!(Symmetry::Turn.then(Symmetry::TurnBack), Symmetry::Identity);
    /// ```
    #[must_use]
    pub fn then(self, other: Self) -> Self {
        // Two squares of the smallest board tell all symmetries apart.
        let rules = Rules::TIC_TAC_TOE;
        let squares = [Square::unchecked(0, 0), Square::unchecked(1, 0)];
        let both = |square| other.apply(rules, self.apply(rules, square));
        let wanted = squares.map(both);
        let found = Self::ALL
            .into_iter()
            .find(|found| squares.map(|square| found.apply(rules, square)) == wanted);
        found.expect("the symmetries are a group")
    }

    /// Maps a square of the board to its image.
    ///
    /// # Panics
    ///
    /// Panics if the square is off the board, or the symmetry is not one of the
    /// board's.
    #[must_use]
    pub const fn apply(self, rules: Rules, square: Square) -> Square {
        assert!(rules.contains(square), "the square is off the board");
        let (column, row) = (square.column(), square.row());
        let (left, below) = (rules.width() - 1 - column, rules.height() - 1 - row);
        let (column, row) = match self {
            Self::Identity => (column, row),
            Self::HalfTurn => (left, below),
            Self::MirrorColumns => (left, row),
            Self::MirrorRows => (column, below),
            // The others need a square board, where `left` also counts the
            // rows from the other side.
            Self::Turn => (row, left),
            Self::TurnBack => (below, column),
            Self::Transpose => (row, column),
            Self::AntiTranspose => (below, left),
        };
        match Square::new(column, row) {
            Some(image) if rules.contains(image) => image,
            _ => panic!("an oblong board has no quarter turns"),
        }
    }

    /// Maps a set of squares of the board to the set of their images.
    ///
    /// # Panics
    ///
    /// Panics if a square is off the board, or the symmetry is not one of the board's.
    #[must_use]
    pub fn image(self, rules: Rules, squares: &Bitboard) -> Bitboard {
        let images = squares.squares().map(|square| self.apply(rules, square));
        images.collect()
    }
}

impl Game {
    /// Returns the game up to the current position after a rotation or reflection of the
    /// board.
    ///
    /// ```
    /// use dooz_core::{Game, Rules, Symmetry};
    /// let mut game = Game::new(Rules::TIC_TAC_TOE);
    /// game.play("a1".parse()?)?;
    /// game.play("b1".parse()?)?;
    /// let image = game.transformed(Symmetry::Turn);
    /// assert_eq!(image.moves(), ["a3".parse()?, "a2".parse()?]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    ///
    /// Panics if the symmetry is not one of this board's: see [`Symmetry::of`].
    #[must_use]
    pub fn transformed(&self, symmetry: Symmetry) -> Self {
        let mut image = Self::from_position(self.start().transformed(symmetry));
        for &square in self.moves() {
            let square = symmetry.apply(self.position().rules(), square);
            let played = image.play(square);
            played.expect("the rules do not tell the sides of the board apart");
        }
        image
    }
}

impl Position {
    /// Returns the position after a rotation or reflection of the board.
    ///
    /// # Panics
    ///
    /// Panics if the symmetry is not one of this board's: see [`Symmetry::of`].
    #[must_use]
    pub fn transformed(&self, symmetry: Symmetry) -> Self {
        let stones = Player::BOTH.map(|player| symmetry.image(self.rules(), self.stones(player)));
        Self::from_stones(self.rules(), stones)
    }

    /// Returns the position on the board whose columns are the rows of this one. Returns
    /// `None` if that board would have too many rows.
    ///
    /// ```
    /// use dooz_core::Position;
    /// let position = Position::new("4x3x3".parse()?).after("d2".parse()?);
    /// let turned = Position::new("3x4x3".parse()?).after("b4".parse()?);
    /// assert_eq!(position.transposed(), Some(turned));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn transposed(&self) -> Option<Self> {
        let rules = self.rules();
        let rules = Rules::new(rules.height(), rules.width(), rules.k(), rules.line()).ok()?;
        let transposed = |square: Square| Square::unchecked(square.row(), square.column());
        let stones = Player::BOTH.map(|player| {
            let squares = self.stones(player).squares();
            squares.map(transposed).collect()
        });
        Some(Self::from_stones(rules, stones))
    }

    /// Returns the canonical form of the position. Two positions of the same
    /// rules are symmetric if and only if they have the same canonical form.
    #[must_use]
    pub fn canonical(&self) -> Self {
        let images = Symmetry::of(self.rules())
            .iter()
            .map(|&symmetry| self.transformed(symmetry));
        let key = |position: &Self| {
            (
                *position.stones(Player::First),
                *position.stones(Player::Second),
            )
        };
        images
            .min_by_key(key)
            .expect("every board has the identity")
    }
}
