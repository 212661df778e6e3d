//! Files of fitted weights.

use std::error::Error;
use std::fmt;
use std::hash::Hasher;

use dooz_core::LineRule;
use fnv::FnvHasher;

use super::{SquareWeights, Weights};
use crate::code::PatternCode;

/// Fitted weights with what is known of their fit, as a file holds them.
///
/// ```text
/// 8 bytes   DOOZWGTS
/// u16       version of the format, all numbers with the lowest byte first
/// u8        line rule
/// u8        tables: 1 for both players, or 2
/// u64       seed of the fit
/// u64       digest of the data
/// u64       positions
/// f32, f32  loss of value and of policy on games held out
///           for each table:
/// i16       own values, other values, own policies, other policies, each by code,
///           and weights by threat mask: all low bytes, and then all high ones,
///           since files are smaller so when they are compressed
/// u64       checksum of everything before: FNV-1a
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct WeightsFile {
    /// The rule for which lines count.
    pub line: LineRule,
    /// The seed of the fit.
    pub seed: u64,
    /// The digest of the data.
    pub data: u64,
    /// The number of positions.
    pub positions: u64,
    /// The loss of the value on games held out.
    pub value_loss: f32,
    /// The loss of the policy on games held out.
    pub policy_loss: f32,
    /// The weights: one table for both players, or, in renju, two.
    pub tables: Vec<CodeWeights>,
}

/// The weights of a player by code, and by the threats on the board when it is
/// the player's turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodeWeights {
    /// The weights of each code.
    pub squares: Vec<SquareWeights>,
    /// The weights of each threat mask.
    pub threats: Vec<i16>,
}

/// The reason why bytes are not a file of weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WeightsError {
    /// The file does not begin as one of weights.
    Format,
    /// The file is of another version.
    Version(u16),
    /// The file has another length than its header says.
    Length(usize),
    /// The checksum is wrong.
    Checksum,
    /// The number of the line rule is unknown.
    Line(u8),
    /// The number of tables does not fit the line rule.
    Tables(u8),
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Format => f.write_str("this is not a weights file"),
            Self::Version(version) => write!(f, "version {version} of weights is unknown"),
            Self::Length(length) => write!(f, "weights cannot have {length} bytes"),
            Self::Checksum => f.write_str("the checksum of the weights is wrong"),
            Self::Line(line) => write!(f, "there is no line rule {line}"),
            Self::Tables(tables) => write!(f, "the rule does not have {tables} tables"),
        }
    }
}

impl Error for WeightsError {}

const MAGIC: &[u8; 8] = b"DOOZWGTS";
const VERSION: u16 = 3;
const HEADER: usize = 44;
/// The number of weights of a table, and of their bytes.
const WEIGHTS: usize = 4 * PatternCode::COUNT + Weights::MASKS;
const TABLE: usize = 2 * WEIGHTS;

/// The line rules by number.
const LINES: [LineRule; 4] = [
    LineRule::Freestyle,
    LineRule::Exactly,
    LineRule::Renju,
    LineRule::Caro,
];

impl WeightsFile {
    /// Returns the number of tables of a line rule.
    #[must_use]
    pub const fn tables(line: LineRule) -> usize {
        match line {
            LineRule::Renju => 2,
            _ => 1,
        }
    }

    /// Returns the bytes of the file.
    ///
    /// # Panics
    ///
    /// If there are no weights of the line rule, or a table has another number of
    /// weights than there are codes and masks.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let line = LINES.iter().position(|&line| line == self.line);
        let line = line.expect("the line rule has weights");
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend([line as u8, self.tables.len() as u8]);
        for number in [self.seed, self.data, self.positions] {
            bytes.extend(number.to_le_bytes());
        }
        for loss in [self.value_loss, self.policy_loss] {
            bytes.extend(loss.to_le_bytes());
        }
        for table in &self.tables {
            let squares = |weight: fn(&SquareWeights) -> i16| table.squares.iter().map(weight);
            let weights = squares(|weights| weights.own_value)
                .chain(squares(|weights| weights.other_value))
                .chain(squares(|weights| weights.own_policy))
                .chain(squares(|weights| weights.other_policy))
                .chain(table.threats.iter().copied());
            let weights: Vec<[u8; 2]> = weights.map(i16::to_le_bytes).collect();
            bytes.extend(weights.iter().map(|[low, _]| low));
            bytes.extend(weights.iter().map(|[_, high]| high));
        }
        assert_eq!(bytes.len(), HEADER + self.tables.len() * TABLE);
        let checksum = checksum(&bytes);
        bytes.extend(checksum.to_le_bytes());
        bytes
    }

    /// Reads a file.
    ///
    /// ```
    /// use dooz_engine::{WeightsError, WeightsFile};
    /// assert_eq!(WeightsFile::read(b"no weights"), Err(WeightsError::Format));
    /// ```
    ///
    /// # Errors
    ///
    /// Returns what is wrong with the bytes.
    pub fn read(bytes: &[u8]) -> Result<Self, WeightsError> {
        let length = WeightsError::Length(bytes.len());
        let rest = bytes.strip_prefix(MAGIC).ok_or(WeightsError::Format)?;
        let mut reader = Reader(rest);
        let version = u16::from_le_bytes(reader.take().ok_or(length)?);
        if version != VERSION {
            return Err(WeightsError::Version(version));
        }
        let [line, tables] = reader.take().ok_or(length)?;
        let line = *LINES
            .get(usize::from(line))
            .ok_or(WeightsError::Line(line))?;
        if usize::from(tables) != Self::tables(line) {
            return Err(WeightsError::Tables(tables));
        }
        let end = HEADER + usize::from(tables) * TABLE;
        if bytes.len() != end + 8 {
            return Err(length);
        }
        if bytes[end..] != checksum(&bytes[..end]).to_le_bytes() {
            return Err(WeightsError::Checksum);
        }

        let mut read = || {
            let mut number = || reader.take().map(u64::from_le_bytes);
            let (seed, data, positions) = (number()?, number()?, number()?);
            let mut loss = || reader.take().map(f32::from_le_bytes);
            let (value_loss, policy_loss) = (loss()?, loss()?);
            let tables = (0..tables).map(|_| reader.table()).collect::<Option<_>>()?;
            Some(Self {
                line,
                seed,
                data,
                positions,
                value_loss,
                policy_loss,
                tables,
            })
        };
        read().ok_or(length)
    }
}

/// Bytes from which numbers are taken one after the other.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (taken, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(*taken)
    }

    fn table(&mut self) -> Option<CodeWeights> {
        let (low, high): ([u8; WEIGHTS], [u8; WEIGHTS]) = (self.take()?, self.take()?);
        let bytes = low.into_iter().zip(high);
        let mut weights = bytes.map(|(low, high)| i16::from_le_bytes([low, high]));
        let mut squares = vec![SquareWeights::default(); PatternCode::COUNT];
        let targets: [fn(&mut SquareWeights) -> &mut i16; 4] = [
            |weights| &mut weights.own_value,
            |weights| &mut weights.other_value,
            |weights| &mut weights.own_policy,
            |weights| &mut weights.other_policy,
        ];
        for target in targets {
            for (square, weight) in squares.iter_mut().zip(weights.by_ref()) {
                *target(square) = weight;
            }
        }
        Some(CodeWeights {
            squares,
            threats: weights.collect(),
        })
    }
}

/// FNV-1a (Fowler, Noll and Vo).
pub(super) fn checksum(bytes: &[u8]) -> u64 {
    let mut hasher = FnvHasher::default();
    hasher.write(bytes);
    hasher.finish()
}
