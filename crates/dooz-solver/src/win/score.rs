//! Estimates of moves and positions, from which searches take their first numbers.

use std::sync::Arc;

use dooz_core::{Player, Rules, Square};
use dooz_engine::lines::Pattern;
use dooz_engine::{Engine, Evaluation, PatternCode, ProofNumbers, TableEvaluation, Weights};

use super::attack::Attack;

/// The tables from which moves and positions are estimated.
#[derive(Clone, Debug)]
pub(super) struct Scores {
    /// The scores of a stone's patterns in all four directions together.
    codes: Vec<i16>,
    /// The weights of the engine's evaluation, if the program has them.
    weights: Option<Arc<Weights>>,
}

impl Scores {
    pub(super) fn new(rules: Rules) -> Self {
        Self {
            codes: PatternCode::all().map(score).collect(),
            weights: Weights::find(rules),
        }
    }

    /// Returns an engine with the same weights, if the program has them.
    pub(super) fn engine(&self) -> Option<Engine> {
        let weights = self.weights.as_ref()?;
        Some(Engine::new().with_weights(Arc::clone(weights)))
    }

    /// Returns the score of a stone of a player on an empty square.
    pub(super) fn of(&self, attack: &Attack, player: Player, square: Square) -> i32 {
        let code = attack.board.code(player, square);
        self.codes[code.index()].into()
    }

    /// Returns the proof numbers of a position with the attacker to move that has not been
    /// searched: by the potential of both sides' lines, and the engine's value.
    pub(super) fn numbers_of_position(&self, attack: &Attack) -> ProofNumbers {
        /// The potential that a value of 200, a factor of e in the odds, is worth: of 0,
        /// 15, 30 and 60 the one with which hard proofs took the fewest positions.
        const PER_200: i32 = 30;
        let value = self.weights.as_ref().map_or(0, |weights| {
            TableEvaluation::new(Arc::clone(weights), &attack.board).value(&attack.board)
        });
        let potentials = potential(attack, attack.attacker) - potential(attack, attack.defender());
        let advantage = potentials + value * PER_200 / 200;
        ProofNumbers {
            proof: exponential(30 - advantage),
            disproof: exponential(30 + advantage),
        }
    }
}

fn score(code: PatternCode) -> i16 {
    let (mut sum, mut fours, mut threes) = (0, 0, 0);
    for pattern in code.patterns() {
        sum += match pattern {
            Pattern::Five => 1000,
            Pattern::OpenFour => {
                fours += 2;
                300
            }
            Pattern::Four => {
                fours += 1;
                30
            }
            Pattern::OpenThree | Pattern::FlexibleThree => {
                threes += 1;
                26
            }
            Pattern::Three | Pattern::BroadThree => 10,
            Pattern::OpenTwo | Pattern::FlexibleTwo | Pattern::BroadTwo => 6,
            _ => 0,
        };
    }
    if fours >= 2 {
        sum += 250;
    }
    if fours >= 1 && threes >= 1 {
        sum += 120;
    }
    if threes >= 2 {
        sum += 60;
    }
    sum
}

/// Returns `true` if a stone with these patterns makes two ways to a four.
pub(super) fn makes_two_threes(patterns: [Pattern; 4]) -> bool {
    let is_three = |pattern: &&Pattern| (Pattern::Three..=Pattern::Four).contains(pattern);
    patterns.iter().filter(is_three).count() > 1
}

/// Returns the proof numbers of a threat that has not been searched: the lower the higher its
/// score.
pub(super) fn numbers_of_threat(score: i32) -> ProofNumbers {
    ProofNumbers {
        proof: 1 + (150 - score).max(0).cast_unsigned() / 40,
        disproof: 1,
    }
}

/// Returns the sum over a player's open lines of weights by the squares that they lack.
fn potential(attack: &Attack, player: Player) -> i32 {
    /// The weights of lines that lack four squares, three and two.
    const WEIGHTS: [i32; 3] = [1, 4, 10];
    let fewest = usize::from(attack.rules().k()).saturating_sub(4);
    let counts = attack.count_lines(player, fewest).into_iter();
    let weighted = counts.zip(WEIGHTS);
    weighted
        .map(|(count, weight)| count.cast_signed() * weight)
        .sum()
}

/// Returns the odds against a win with a value of the engine, in 1024ths: about
/// exp(-value/200).
pub(super) fn odds_against(value: i64) -> u32 {
    exponential(140 - (value.clamp(-2000, 2000) / 10) as i32)
}

/// Returns 2^(x/14), which is about exp(x/20), within bounds. Between whole powers it is
/// a straight line: numbers that depend on no library make the same proof everywhere.
fn exponential(x: i32) -> u32 {
    let x = x.clamp(0, 13 * 14).cast_unsigned();
    ((14 + x % 14) << (x / 14)) / 14
}
