//! The positions of recorded games that a fit learns from.

use std::collections::HashSet;
use std::error::Error;
use std::fmt;
use std::hash::Hasher;

use dooz_core::{LineRule, Outcome, Player, Position, Rules, Square};
use dooz_engine::{Board, Obligation, PatternCode, WeightsFile, threat_mask};
use dooz_play::selfplay::{RecordedGame, RecordedLeaf, Terms, TermsError, games};
use fnv::FnvHasher;
use serde::Serialize;

use crate::objective::{CodeCount, PolicySamples, UNITS, ValueSamples, sigmoid};

/// The positions of recorded games, and the leaves of their searches.
///
/// ```
/// use dooz_core::{LineRule, Rules};
/// use dooz_fit::dataset::{DataError, Dataset};
/// use dooz_fit::objective::Objective;
/// use dooz_play::selfplay::{SelfPlay, Terms};
/// let mut file = Terms::new(Rules::GOMOKU, 1, 100, "an engine").line().into_bytes();
/// file.extend(SelfPlay::new(Rules::GOMOKU, 100).play(1, None).unwrap().to_bytes());
///
/// let mut data = Dataset::new(LineRule::Freestyle);
/// data.add_file(&file)?;
/// assert_eq!(data.games(), 1);
/// assert!(data.values.samples() > 0);
/// let mut renju = Dataset::new(LineRule::Renju);
/// assert_eq!(renju.add_file(&file), Err(DataError::Line(LineRule::Freestyle)));
/// # Ok::<(), DataError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Dataset {
    line: LineRule,
    /// The samples of the value.
    pub values: ValueSamples,
    /// The samples of the policy.
    pub policies: PolicySamples,
    /// The labels of the samples of the value.
    labels: Vec<Label>,
    /// The judgements of all positions of games, which set the scale of estimates.
    judged: Vec<Judged>,
    /// The games of the samples of the value.
    value_games: Vec<u32>,
    /// The games of the samples of the policy.
    policy_games: Vec<u32>,
    games: u32,
    digest: u64,
    seen: HashSet<(Rules, u64)>,
}

/// The origin of the games of a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Origin {
    /// The terms on which they were played.
    #[serde(flatten)]
    pub terms: Terms,
    /// Their number.
    pub games: u32,
}

/// The label of a sample of the value, for the side to move.
#[derive(Clone, Copy, Debug)]
enum Label {
    Game(Judged),
    /// A leaf that its own search has found won (1) or lost (0).
    DecidedLeaf(f64),
    /// A leaf with the estimate of its own search.
    Leaf(f64),
}

/// Two judgements of a position of a game, for the side to move.
#[derive(Clone, Copy, Debug)]
struct Judged {
    /// The result of the game.
    result: f64,
    /// The estimate of the search for a move.
    estimate: f64,
}

/// The reason why the games of a file cannot be learned from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DataError {
    /// The file is not one of recorded games.
    Terms(TermsError),
    /// The terms of the file name no rules that the engine plays.
    Rules,
    /// The games were played by another line rule.
    Line(LineRule),
    /// A game, counted from 1, has moves that are not legal.
    Game(usize),
    /// A game, counted from 1, is damaged.
    Damaged(usize),
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Terms(error) => error.fmt(f),
            Self::Rules => f.write_str("the engine does not know the rules of the games"),
            Self::Line(line) => write!(f, "these are games of another rule: {}", line.name()),
            Self::Game(number) => write!(f, "game {number} has moves that are not legal"),
            Self::Damaged(number) => write!(f, "game {number} is damaged"),
        }
    }
}

impl Error for DataError {}

impl From<TermsError> for DataError {
    fn from(error: TermsError) -> Self {
        Self::Terms(error)
    }
}

/// Moves of the engine after an opening that are not learned from: chance still
/// shows in these positions.
const SKIPPED: usize = 2;

/// One game in this many is held out.
const HELD_OUT: u32 = 20;

impl Dataset {
    /// Creates a set without positions, of games by a line rule.
    #[must_use]
    pub fn new(line: LineRule) -> Self {
        let tables = WeightsFile::tables(line);
        Self {
            line,
            values: ValueSamples::new(tables),
            policies: PolicySamples::new(tables),
            labels: Vec::new(),
            judged: Vec::new(),
            value_games: Vec::new(),
            policy_games: Vec::new(),
            games: 0,
            digest: FnvHasher::default().finish(),
            seen: HashSet::new(),
        }
    }

    /// Adds the positions of a file of games, and the leaves of searches that it records:
    /// those that call for judgement, each once.
    ///
    /// # Errors
    ///
    /// Returns an error if the file does not hold games by the rule.
    pub fn add_file(&mut self, file: &[u8]) -> Result<Origin, DataError> {
        let before = self.games;
        let (terms, begin) = Terms::read(file)?;
        let rules: Rules = terms.rules.parse().map_err(|_| DataError::Rules)?;
        if rules.line() != self.line {
            return Err(DataError::Line(rules.line()));
        }
        let mut board = Board::new(&Position::new(rules)).ok_or(DataError::Rules)?;
        for (number, read) in (1..).zip(games(&file[begin..])) {
            let (game, _) = read.map_err(|_| DataError::Damaged(number))?;
            let added = self.add_game(&game, &mut board, rules);
            added.ok_or(DataError::Game(number))?;
        }
        let mut hasher = FnvHasher::with_key(self.digest);
        hasher.write(file);
        self.digest = hasher.finish();
        Ok(Origin {
            terms,
            games: self.games - before,
        })
    }

    /// Adds the positions of a game and the leaves of its searches, or returns `None` if a
    /// move is not legal.
    fn add_game(&mut self, game: &RecordedGame, board: &mut Board, rules: Rules) -> Option<()> {
        self.games += 1;
        let mut position = Position::new(rules);
        board.set(&position);
        for &square in &game.opening {
            position.play(square).ok()?;
            board.play(square);
        }
        for (index, ply) in game.plies.iter().enumerate() {
            for leaf in game.leaves.iter().filter(|leaf| leaf.ply == index) {
                self.add_leaf(leaf, &position, board)?;
            }
            if let Some(estimate) = ply.estimate()
                && index >= SKIPPED
            {
                let result = match game.result {
                    Outcome::Draw => 0.5,
                    Outcome::Win(player) => f64::from(u8::from(player == position.turn())),
                };
                let judged = Judged {
                    result,
                    estimate: estimate.into(),
                };
                self.judged.push(judged);
                if self.seen.insert((rules, position.hash())) {
                    let played = (!ply.by_chance).then_some(ply.square);
                    self.add_position(board, Label::Game(judged), played);
                }
            }
            position.play(ply.square).ok()?;
            board.play(ply.square);
        }
        Some(())
    }

    /// Adds a leaf of the search of a position, or returns `None` if a move on the way
    /// is not legal.
    fn add_leaf(
        &mut self,
        leaf: &RecordedLeaf,
        position: &Position,
        board: &mut Board,
    ) -> Option<()> {
        let mut after = *position;
        for &square in &leaf.line {
            after.play(square).ok()?;
            board.play(square);
        }
        if self.seen.insert((after.rules(), after.hash())) {
            let label = match leaf.best.estimate() {
                Some(estimate) => Label::Leaf(estimate.into()),
                None => Label::DecidedLeaf(f64::from(u8::from(leaf.best.value > 0))),
            };
            self.add_position(board, label, Some(leaf.best.square));
        }
        for _ in &leaf.line {
            board.undo();
        }
        Some(())
    }

    fn add_position(&mut self, board: &mut Board, label: Label, played: Option<Square>) {
        let candidates = match Obligation::of(board) {
            // The search looks at the board's value in no such position.
            Obligation::WinIn(_) | Obligation::LossIn(_) | Obligation::AnswerFive(_) => return,
            Obligation::Answer(squares) => squares,
            Obligation::None => board.near_stones(),
        };
        let counts = self.counts(board);
        self.values
            .push(counts, board.turn(), threat_mask(board), 0.0);
        self.labels.push(label);
        self.value_games.push(self.games);

        let place = played.and_then(|played| {
            let mut squares = candidates.squares();
            squares.position(|square| square == played)
        });
        if let Some(place) = place {
            let turn = board.turn();
            let codes = candidates.squares().map(|square| {
                [turn, !turn].map(|player| self.index(player, board.code(player, square)))
            });
            let codes: Vec<[u16; 2]> = codes.collect();
            self.policies.push(codes, place);
            self.policy_games.push(self.games);
        }
    }

    /// Returns the index of a code among those of all tables.
    fn index(&self, player: Player, code: PatternCode) -> u16 {
        let table = (player as usize).min(self.values.tables - 1);
        (table * PatternCode::COUNT + code.index()) as u16
    }

    /// Counts the codes of all empty squares.
    fn counts(&self, board: &Board) -> Vec<CodeCount> {
        let turn = board.turn();
        let others = (self.values.tables * PatternCode::COUNT) as u16;
        let codes = board.empty().squares().flat_map(|square| {
            let code = |player| self.index(player, board.code(player, square));
            let own = CodeCount {
                code: code(turn),
                count: 1,
            };
            let other = CodeCount {
                code: others + code(!turn),
                count: -1,
            };
            [own, other]
        });
        // Four dead patterns weigh nothing.
        let mut codes: Vec<CodeCount> = codes
            .filter(|count| !usize::from(count.code).is_multiple_of(PatternCode::COUNT))
            .collect();
        codes.sort_unstable_by_key(|count| count.code);
        codes.dedup_by(|other, count| {
            let is_same = other.code == count.code;
            if is_same {
                count.count += other.count;
            }
            is_same
        });
        codes
    }

    /// Sets the targets of the values, and returns the number of units of the estimates
    /// in a logit, fitted to the results of games. The target of a position of a game is
    /// a mean of the result and of the estimate's probability, that of a leaf the
    /// probability alone.
    pub fn blend(&mut self, share_of_result: f64) -> f64 {
        let scale = self.scale();
        let labels = &self.labels;
        self.values.set_targets(|index| match labels[index] {
            Label::Game(Judged { result, estimate }) => {
                let estimate = sigmoid(estimate * scale);
                share_of_result * result + (1.0 - share_of_result) * estimate
            }
            Label::DecidedLeaf(result) => result,
            Label::Leaf(estimate) => sigmoid(estimate * scale),
        });
        1.0 / scale
    }

    /// Returns the factor from estimates to logits that fits the results best, by
    /// Newton's method.
    fn scale(&self) -> f64 {
        let mut scale = 1.0 / UNITS;
        for _ in 0..20 {
            let (mut slope, mut curvature) = (0.0, 0.0);
            for &Judged { result, estimate } in &self.judged {
                let chance = sigmoid(estimate * scale);
                slope += (chance - result) * estimate;
                curvature += chance * (1.0 - chance) * estimate * estimate;
            }
            if curvature > 0.0 {
                scale -= slope / curvature;
            }
            scale = scale.clamp(1e-4, 0.1);
        }
        scale
    }

    /// Returns the number of games.
    #[must_use]
    pub const fn games(&self) -> u32 {
        self.games
    }

    /// Returns the digest of the files.
    #[must_use]
    pub const fn digest(&self) -> u64 {
        self.digest
    }

    /// Returns the samples of the value to learn from, and those held out.
    #[must_use]
    pub fn value_split(&self) -> [Vec<usize>; 2] {
        split(&self.value_games)
    }

    /// Returns the samples of the policy to learn from, and those held out.
    #[must_use]
    pub fn policy_split(&self) -> [Vec<usize>; 2] {
        split(&self.policy_games)
    }
}

fn split(games: &[u32]) -> [Vec<usize>; 2] {
    let is_held_out = |&sample: &usize| games[sample].is_multiple_of(HELD_OUT);
    let (held_out, learned) = (0..games.len()).partition(is_held_out);
    [learned, held_out]
}
