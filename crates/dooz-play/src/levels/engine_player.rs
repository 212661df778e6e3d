//! The engine, as a player of limited strength.

use dooz_core::{
    Bitboard, Brain, CannotPlay, Choice, Limits, Position, Progress, Score, Square, Variation,
};
use dooz_engine::{Board, Engine, Threat};

use super::strength::EngineStrength;

/// A player that searches with the engine, and is made weaker in the ways in which
/// people are: it slips, and it is in doubt between moves that are nearly equal.
#[derive(Debug)]
pub(super) struct EnginePlayer {
    strength: EngineStrength,
    engine: Engine,
}

/// Two independent numbers from 0 to 999 that are drawn once a move, so that a move
/// that is taken back and played again is the same.
#[derive(Clone, Copy, Debug)]
struct RandomDraws {
    slip: u32,
    choice: u32,
}

/// A line of the engine.
#[derive(Clone, Copy, Debug)]
struct Line {
    score: Score,
    own_score: i64,
    moves: Variation,
}

/// The memory of the engine, in bytes: some for each of the few positions.
const MEMORY: usize = 20 << 20;

impl RandomDraws {
    /// The number of different draws.
    const COUNT: usize = 1_000_000;

    /// Returns the draws with this number.
    const fn new(number: usize) -> Self {
        Self {
            slip: (number / 1_000) as u32,
            choice: (number % 1_000) as u32,
        }
    }
}

impl EnginePlayer {
    pub(super) fn new(strength: EngineStrength) -> Self {
        Self {
            strength,
            engine: Engine::new().with_lines(strength.lines),
        }
    }

    /// Chooses a move. The score and the line are those of the chosen one; a slip has
    /// none. `chance` returns a number below its argument.
    pub(super) fn think(
        &mut self,
        position: &Position,
        chance: impl FnOnce(usize) -> usize,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(&Progress<'_>),
    ) -> Result<Choice, CannotPlay> {
        let draws = RandomDraws::new(chance(RandomDraws::COUNT));
        if let Some(square) = self.slip(position, draws)? {
            return Ok(Choice {
                square: Some(square),
                ..Choice::default()
            });
        }
        let at_most = |own, limit: Option<_>| limit.map_or(own, |limit| std::cmp::min(own, limit));
        let limits = Limits {
            nodes: Some(at_most(self.strength.nodes, limits.nodes)),
            memory: Some(limits.memory.map_or(MEMORY, |memory| memory.min(MEMORY))),
            ..*limits
        };
        // The answer must not depend on the moves before.
        self.engine.clear();
        if self.strength.lines == 1 {
            return self.engine.think(position, &limits, progress);
        }

        let (mut lines, mut deepening) = (Vec::new(), Vec::new());
        let choice = self.engine.analyze(position, &limits, &mut |now, line| {
            if let Some(line) = line {
                deepening.truncate(line.rank);
                deepening.push(Line {
                    score: line.score,
                    own_score: line.own_score,
                    moves: line.moves.iter().copied().collect(),
                });
            }
            if now.finished {
                lines.clone_from(&deepening);
            }
            progress(now);
        })?;
        let chosen = self.choose(&lines, draws);
        Ok(chosen.map_or(choice, |line| Choice {
            square: line.moves.first().copied(),
            score: Some(line.score),
            own_score: line.own_score,
            pv: line.moves,
            ..choice
        }))
    }

    /// Returns a move near the stones if this one is to be a slip. Where somebody is
    /// about to complete a line, the player looks twice.
    fn slip(&self, position: &Position, draws: RandomDraws) -> Result<Option<Square>, CannotPlay> {
        let board = Board::new(position).ok_or(CannotPlay::Unsupported)?;
        let turn = position.turn();
        let has_five = |player| board.count(player, Threat::Five) > 0;
        let slips = self.strength.slips;
        let chance = if has_five(turn) || has_five(!turn) {
            slips * slips / 1_000
        } else {
            slips
        };
        if draws.slip >= chance {
            return Ok(None);
        }
        let legal: Bitboard = position.legal_moves().collect();
        let near: Vec<Square> = (legal & board.near_stones()).squares().collect();
        let place = draws.choice as usize * near.len() / 1_000;
        Ok(near.get(place).copied())
    }

    /// Chooses one of several lines: the better, the likelier.
    fn choose<'a>(&self, lines: &'a [Line], draws: RandomDraws) -> Option<&'a Line> {
        let best = lines.iter().map(|line| line.own_score).max()?;
        let doubt = f64::from(self.strength.doubt);
        let weight = |line: &Line| {
            let worse = f64::from((best - line.own_score) as i32);
            (-worse / doubt).exp()
        };
        let sum: f64 = lines.iter().map(weight).sum();
        let mut left = sum * f64::from(draws.choice) / 1_000.0;
        let mut lines = lines.iter();
        lines.find(|line| {
            left -= weight(line);
            left < 0.0
        })
    }
}
