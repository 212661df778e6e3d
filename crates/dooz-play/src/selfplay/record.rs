//! Records of games of the engine against itself.

use std::error::Error;
use std::fmt;
use std::hash::Hasher;

use crc::{CRC_32_ISO_HDLC, Crc};
use dooz_core::{Game, MAX_SQUARES, Outcome, Player, Score, Square};
use fnv::FnvHasher;
use serde::{Deserialize, Serialize};

use crate::openings::OpeningFormat;

/// The terms on which the games of a file were played. The same terms give the
/// same games.
///
/// ```
/// use dooz_core::Rules;
/// use dooz_play::selfplay::Terms;
/// let terms = Terms::new(Rules::RENJU, 7, 2_000, "0.1.0");
/// let line = terms.line();
/// assert_eq!(Terms::read(line.as_bytes()), Ok((terms, line.len())));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    format: String,
    version: u32,
    /// The rules.
    pub rules: String,
    /// The seed: the game with number `n`, from 0, depends on `seed + n`.
    pub seed: u64,
    /// The number of positions that the engine visits for a move.
    pub nodes: u64,
    /// The version of the engine, and its weights.
    pub engine: String,
    /// The number of leaves that are recorded for each move.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub leaves: usize,
    /// The digest of the book that the games begin with, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub book: Option<String>,
}

/// The reason why a file is not one of recorded games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TermsError {
    /// The file does not begin with the terms.
    Format,
    /// The file is of another version.
    Version(u32),
}

impl fmt::Display for TermsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Format => f.write_str("this is not a file of self-play games"),
            Self::Version(version) => write!(f, "version {version} of the format is unknown"),
        }
    }
}

impl Error for TermsError {}

/// The reason why bytes do not begin with a recorded game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordedGameError {
    /// The bytes end before the game does.
    CutOff,
    /// The game does not fit its checksum, or is not one.
    Damaged,
}

impl fmt::Display for RecordedGameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::CutOff => "the game is cut off",
            Self::Damaged => "the game is damaged",
        })
    }
}

impl Error for RecordedGameError {}

const FORMAT: &str = "dooz-selfplay";
const VERSION: u32 = 2;

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde wants a reference")]
const fn is_zero(number: &usize) -> bool {
    *number == 0
}

impl Terms {
    /// Creates the terms of games from random starts.
    #[must_use]
    pub fn new(rules: dooz_core::Rules, seed: u64, nodes: u64, engine: impl Into<String>) -> Self {
        Self {
            format: FORMAT.to_owned(),
            version: VERSION,
            rules: rules.to_string(),
            seed,
            nodes,
            engine: engine.into(),
            leaves: 0,
            book: None,
        }
    }

    /// Returns the line that a file begins with.
    #[must_use]
    pub fn line(&self) -> String {
        serde_json::to_string(self).expect("terms have no odd keys") + "\n"
    }

    /// Reads the terms at the start of a file, and returns them with the byte at
    /// which the games begin.
    ///
    /// # Errors
    ///
    /// Returns an error if the file does not begin with terms.
    pub fn read(file: &[u8]) -> Result<(Self, usize), TermsError> {
        let end = file.iter().position(|&byte| byte == b'\n');
        let end = end.ok_or(TermsError::Format)?;
        let terms: Self = serde_json::from_slice(&file[..end]).map_err(|_| TermsError::Format)?;
        if terms.format != FORMAT {
            return Err(TermsError::Format);
        }
        if terms.version != VERSION {
            return Err(TermsError::Version(terms.version));
        }
        Ok((terms, end + 1))
    }

    /// Returns the most bytes that a game on these terms takes in a file.
    pub(super) const fn longest_game(&self) -> usize {
        longest_game(self.leaves)
    }
}

/// A recorded game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedGame {
    /// The moves of the opening.
    pub opening: Vec<Square>,
    /// The moves after it.
    pub plies: Vec<RecordedPly>,
    /// The result.
    pub result: Outcome,
    /// Leaves of the searches for the moves.
    pub leaves: Vec<RecordedLeaf>,
}

/// A position whose static value a search asked for, with the result of a search of
/// its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedLeaf {
    /// The index in [`RecordedGame::plies`] of the move for which was searched.
    pub ply: usize,
    /// The moves that lead from the position before this move to the leaf.
    pub line: Vec<Square>,
    /// The best move in the leaf, with the leaf's value.
    pub best: RecordedPly,
}

/// A move of the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordedPly {
    /// The move.
    pub square: Square,
    /// `true` if chance chose the move instead of the engine.
    pub by_chance: bool,
    /// The value of the position before the move, for the side to move. See
    /// [`RecordedPly::estimate`].
    pub value: i16,
}

/// The value of a win on the spot.
const WIN: i32 = 30_000;
/// The greatest value that is an estimate.
const LARGEST_ESTIMATE: i16 = 20_000;

impl RecordedPly {
    /// Creates a move with the score of the position before it.
    #[must_use]
    pub fn new(square: Square, by_chance: bool, score: Option<Score>) -> Self {
        let largest = i64::from(LARGEST_ESTIMATE);
        let value = match score {
            Some(Score::WinIn(plies)) => WIN - i32::from(plies),
            Some(Score::LossIn(plies)) => i32::from(plies) - WIN,
            Some(Score::Estimate(value)) => value.clamp(-largest, largest) as i32,
            Some(Score::Draw) | None => 0,
        };
        Self {
            square,
            by_chance,
            value: value as i16,
        }
    }

    /// Returns the value of the position before the move, unless it is won or
    /// lost.
    #[must_use]
    pub fn estimate(&self) -> Option<i16> {
        (self.value.unsigned_abs() <= LARGEST_ESTIMATE.unsigned_abs()).then_some(self.value)
    }
}

const BY_CHANCE: u16 = 1 << 15;

/// The most leaves for each move that a reader allows for: a longer game is damaged.
const MOST_LEAVES: usize = u8::MAX as usize;

/// Returns the most bytes of a game with a number of leaves for each move.
const fn longest_game(leaves: usize) -> usize {
    const PLY: usize = 4;
    const LEAF: usize = 3 + 2 * u8::MAX as usize + PLY;
    let opening = 2 * RecordedGame::LONGEST_OPENING;
    let frame = size_of::<u32>() * 2;
    frame + 4 + opening + MAX_SQUARES * (PLY + leaves * LEAF)
}

const CHECKSUM: Crc<u32> = Crc::<u32>::new(&CRC_32_ISO_HDLC);

impl RecordedGame {
    /// The most moves of an opening, whose number is one byte of a file.
    pub const LONGEST_OPENING: usize = u8::MAX as usize;

    /// Returns the game in the form in which files hold it.
    ///
    /// # Panics
    ///
    /// Panics if the opening is longer than [`RecordedGame::LONGEST_OPENING`].
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let opening = u8::try_from(self.opening.len());
        let mut game = vec![
            self.result.winner().map_or(0, |player| player as u8 + 1),
            opening.expect("books with longer openings are refused"),
        ];
        game.extend(square_bytes(&self.opening));
        game.extend((self.plies.len() as u16).to_le_bytes());
        game.extend(self.plies.iter().flat_map(|ply| ply.to_bytes()));
        game.extend(self.leaves.iter().flat_map(RecordedLeaf::to_bytes));
        with_frame(&game)
    }

    /// Reads the game at the start of some bytes, and returns it with its length.
    ///
    /// # Errors
    ///
    /// Returns an error if the game is not whole.
    pub fn read(bytes: &[u8]) -> Result<(Self, usize), RecordedGameError> {
        Self::read_within(longest_game(MOST_LEAVES), bytes)
    }

    /// Reads the game at the start of some bytes, of which it takes at most a number.
    fn read_within(most: usize, mut bytes: &[u8]) -> Result<(Self, usize), RecordedGameError> {
        let before = bytes.len();
        // A game that claims to be longer is not cut off: its length is wrong.
        if length(bytes).is_some_and(|length| length > most) {
            return Err(RecordedGameError::Damaged);
        }
        let (game, checksum) = framed(&mut bytes).ok_or(RecordedGameError::CutOff)?;
        let game = (CHECKSUM.checksum(game) == checksum).then(|| Self::read_framed(game));
        let game = game.flatten().ok_or(RecordedGameError::Damaged)?;
        Ok((game, before - bytes.len()))
    }

    /// Reads the bytes between the length and the checksum.
    fn read_framed(mut game: &[u8]) -> Option<Self> {
        let [result, opening] = array(&mut game)?;
        let opening = squares(&mut game, opening)?;
        let plies = u16::from_le_bytes(array(&mut game)?);
        let plies = (0..plies).map(|_| RecordedPly::read(&mut game));
        let plies = plies.collect::<Option<_>>()?;
        let mut leaves = Vec::new();
        while !game.is_empty() {
            leaves.push(RecordedLeaf::read(&mut game)?);
        }
        Some(Self {
            opening,
            plies,
            result: match result {
                0 => Outcome::Draw,
                1 => Outcome::Win(Player::First),
                2 => Outcome::Win(Player::Second),
                _ => return None,
            },
            leaves,
        })
    }
}

impl RecordedPly {
    fn to_bytes(self) -> [u8; 4] {
        let chance = if self.by_chance { BY_CHANCE } else { 0 };
        let [low, high] = (packed(self.square) | chance).to_le_bytes();
        let [value, sign] = self.value.to_le_bytes();
        [low, high, value, sign]
    }

    fn read(bytes: &mut &[u8]) -> Option<Self> {
        let packed = u16::from_le_bytes(array(bytes)?);
        Some(Self {
            square: unpacked(packed & !BY_CHANCE)?,
            by_chance: packed & BY_CHANCE != 0,
            value: i16::from_le_bytes(array(bytes)?),
        })
    }
}

impl RecordedLeaf {
    fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = (self.ply as u16).to_le_bytes().to_vec();
        bytes.push(self.line.len() as u8);
        bytes.extend(square_bytes(&self.line));
        bytes.extend(self.best.to_bytes());
        bytes
    }

    fn read(bytes: &mut &[u8]) -> Option<Self> {
        let ply = u16::from_le_bytes(array(bytes)?).into();
        let [length] = array(bytes)?;
        Some(Self {
            ply,
            line: squares(bytes, length)?,
            best: RecordedPly::read(bytes)?,
        })
    }
}

/// Reads the games of a file one after the other, each with its length. The last one, which
/// a program that was killed may have left unfinished, is passed over if it is cut off.
/// After a damaged game no other is read, since its length may be wrong.
///
/// Its only error is [`RecordedGameError::Damaged`].
pub fn games(
    bytes: &[u8],
) -> impl Iterator<Item = Result<(RecordedGame, usize), RecordedGameError>> {
    games_within(longest_game(MOST_LEAVES), bytes)
}

/// Reads the games of a file, each of which takes at most a number of bytes: see [`games`].
pub(super) fn games_within(
    most: usize,
    mut bytes: &[u8],
) -> impl Iterator<Item = Result<(RecordedGame, usize), RecordedGameError>> {
    std::iter::from_fn(move || match RecordedGame::read_within(most, bytes) {
        Ok((game, length)) => {
            bytes = &bytes[length..];
            Some(Ok((game, length)))
        }
        Err(RecordedGameError::CutOff) => None,
        Err(error @ RecordedGameError::Damaged) => {
            bytes = &[];
            Some(Err(error))
        }
    })
}

/// Returns the digest of a book of openings.
#[must_use]
pub fn digest(book: &[Game]) -> u64 {
    let mut hasher = FnvHasher::default();
    hasher.write(OpeningFormat::Moves.write(book).as_bytes());
    hasher.finish()
}

/// Returns the length that a game claims to have without its frame.
fn length(mut bytes: &[u8]) -> Option<usize> {
    usize::try_from(u32::from_le_bytes(array(&mut bytes)?)).ok()
}

/// Returns the bytes of a game between their length and their checksum.
fn with_frame(game: &[u8]) -> Vec<u8> {
    let length = (game.len() as u32).to_le_bytes();
    let checksum = CHECKSUM.checksum(game).to_le_bytes();
    [&length[..], game, &checksum[..]].concat()
}

/// Takes the bytes of a game and their checksum from the start.
fn framed<'a>(bytes: &mut &'a [u8]) -> Option<(&'a [u8], u32)> {
    let length = u32::from_le_bytes(array(bytes)?);
    let game = bytes.split_off(..usize::try_from(length).ok()?)?;
    Some((game, u32::from_le_bytes(array(bytes)?)))
}

fn packed(square: Square) -> u16 {
    u16::from(square.row()) << 5 | u16::from(square.column())
}

fn unpacked(packed: u16) -> Option<Square> {
    Square::new((packed & 31) as u8, u8::try_from(packed >> 5).ok()?)
}

fn square_bytes(squares: &[Square]) -> impl Iterator<Item = u8> {
    squares
        .iter()
        .flat_map(|&square| packed(square).to_le_bytes())
}

/// Takes some squares from the start of the bytes.
fn squares(bytes: &mut &[u8], count: u8) -> Option<Vec<Square>> {
    let squares = (0..count).map(|_| unpacked(u16::from_le_bytes(array(bytes)?)));
    squares.collect()
}

/// Takes `N` bytes from the start.
fn array<const N: usize>(bytes: &mut &[u8]) -> Option<[u8; N]> {
    bytes.split_off(..N)?.try_into().ok()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn game() -> impl Strategy<Value = RecordedGame> {
        let square =
            || (0..31_u8, 0..22_u8).prop_map(|(column, row)| Square::new(column, row).unwrap());
        let ply = || {
            let parts = (square(), any::<bool>(), any::<i16>());
            parts.prop_map(|(square, by_chance, value)| RecordedPly {
                square,
                by_chance,
                value,
            })
        };
        let result = prop_oneof![
            Just(Outcome::Draw),
            Just(Outcome::Win(Player::First)),
            Just(Outcome::Win(Player::Second)),
        ];
        let opening = prop::collection::vec(square(), 0..=RecordedGame::LONGEST_OPENING);
        let plies = prop::collection::vec(ply(), 0..200);
        let line = prop::collection::vec(square(), 0..200);
        let leaf = (0..200_usize, line, ply()).prop_map(|(ply, line, best)| RecordedLeaf {
            ply,
            line,
            best,
        });
        let leaves = prop::collection::vec(leaf, 0..4);
        (opening, plies, result, leaves).prop_map(|(opening, plies, result, leaves)| RecordedGame {
            opening,
            plies,
            result,
            leaves,
        })
    }

    proptest! {
        #[test]
        fn games_are_read_as_they_were_written(games in prop::collection::vec(game(), 0..4)) {
            let bytes: Vec<u8> = games.iter().flat_map(RecordedGame::to_bytes).collect();
            let read = super::games(&bytes).map(|read| read.unwrap().0);
            prop_assert_eq!(read.collect::<Vec<_>>(), games);
        }

        #[test]
        fn of_a_file_that_was_cut_off_the_whole_games_are_read(
            first in game(), second in game(), cut in any::<prop::sample::Index>(),
        ) {
            let mut bytes = first.to_bytes();
            let whole = bytes.len();
            bytes.extend(second.to_bytes());
            let cut = whole + cut.index(bytes.len() - whole);
            let read: Vec<_> = games(&bytes[..cut]).collect();
            prop_assert_eq!(read, [Ok((first, whole))]);
        }

        #[test]
        fn no_bytes_cause_a_panic(bytes in prop::collection::vec(any::<u8>(), 0..100)) {
            let _ = games(&bytes).count();
            let _ = games(&with_frame(&bytes)).count();
            let _ = Terms::read(&bytes);
        }
    }

    #[test]
    fn a_damaged_game_is_an_error_and_the_last_that_is_read() {
        let game = RecordedGame {
            opening: vec!["h8".parse().unwrap()],
            plies: vec![RecordedPly::new("h9".parse().unwrap(), false, None)],
            result: Outcome::Draw,
            leaves: Vec::new(),
        };
        let mut bytes = [game.to_bytes(), game.to_bytes(), game.to_bytes()].concat();
        let length = bytes.len() / 3;
        bytes[length + 5] ^= 1;
        let read: Vec<_> = games(&bytes).collect();
        assert_eq!(read, [Ok((game, length)), Err(RecordedGameError::Damaged)]);
    }

    #[test]
    fn wins_and_losses_are_no_estimates() {
        let ply = |score| RecordedPly::new("h9".parse().unwrap(), false, Some(score));
        assert_eq!(ply(Score::Estimate(-7)).estimate(), Some(-7));
        assert_eq!(
            ply(Score::Estimate(1 << 40)).estimate(),
            Some(LARGEST_ESTIMATE)
        );
        assert_eq!(ply(Score::WinIn(3)).estimate(), None);
        assert_eq!(ply(Score::LossIn(300)).estimate(), None);
    }
}
