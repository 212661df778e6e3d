//! Games of the engine against itself.

use dooz_core::{Brain, CannotPlay, Game, Limits, Outcome, Position, Rules, Score, Square};
use dooz_engine::Engine;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::record::{RecordedGame, RecordedLeaf, RecordedPly};
use super::start::{Place, random_start};
use crate::balance::near_stones;
use crate::players::below;

/// A player of games of the engine against itself.
///
/// ```
/// use dooz_core::Rules;
/// use dooz_play::selfplay::SelfPlay;
/// let mut player = SelfPlay::new(Rules::GOMOKU, 50);
/// let game = player.play(1, None)?;
/// assert!(!game.opening.is_empty());
/// assert_eq!(player.play(1, None)?, game);
/// # Ok::<(), dooz_core::CannotPlay>(())
/// ```
#[derive(Debug)]
pub struct SelfPlay {
    rules: Rules,
    nodes: u64,
    engine: Engine,
    leaves: usize,
    /// The engine that judges the leaves.
    judge: Engine,
}

/// The greatest value of a start for either side.
const BALANCED: i64 = 150;

/// The memory of the engine in bytes: games with few nodes a move need little,
/// and clearing it takes time.
const MEMORY: usize = 4 << 20;

/// The number of stones of a random start.
const STONES: std::ops::Range<usize> = 3..10;

/// Starts that are drawn until one is balanced.
const DRAWS: usize = 500;

/// The stream of random numbers that draws leaves, apart from that of moves.
const LEAF_STREAM: u64 = 1;

/// One move in this many is random ...
const CHANCE: usize = 25;

/// ... among this many after the opening ...
const CHANCE_PLIES: usize = 16;

/// ... while neither side is further ahead than this.
const CHANCE_VALUE: i64 = 200;

impl SelfPlay {
    /// Creates a player that visits `nodes` positions for a move.
    #[must_use]
    pub fn new(rules: Rules, nodes: u64) -> Self {
        Self {
            rules,
            nodes,
            engine: Engine::new(),
            leaves: 0,
            judge: Engine::new(),
        }
    }

    /// Records up to `leaves` leaves of the search for each move, with
    /// their values by searches of their own. The moves stay the same.
    #[must_use]
    pub fn with_leaves(self, leaves: usize) -> Self {
        Self {
            engine: self.engine.sampling_leaves(leaves > 0),
            leaves,
            ..self
        }
    }

    /// Plays the game of a seed, from an opening or a random balanced start.
    ///
    /// A game in which half of the squares are filled is drawn, and one that the
    /// side to move wins for sure ends there.
    ///
    /// # Errors
    ///
    /// Returns an error if the engine does not play by the rules.
    pub fn play(&mut self, seed: u64, opening: Option<&Game>) -> Result<RecordedGame, CannotPlay> {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        self.engine.clear();
        self.judge.clear();
        let mut leaf_rng = ChaCha8Rng::seed_from_u64(seed);
        leaf_rng.set_stream(LEAF_STREAM);
        let mut game = match opening {
            Some(opening) => opening.clone(),
            None => self.start(&mut rng)?,
        };
        let opening = game.moves().to_vec();
        let mut plies = Vec::new();
        let mut leaves = Vec::new();
        let result = loop {
            let position = game.position();
            if let Some(outcome) = position.outcome() {
                break outcome;
            }
            if usize::from(position.ply()) >= self.rules.squares() / 2 {
                break Outcome::Draw;
            }
            let choice = self.engine.think(position, &self.limits(), &mut |_| {})?;
            let Some(mut square) = choice.square else {
                break Outcome::Draw;
            };
            if choice.score.is_some_and(Score::is_win) {
                plies.push(RecordedPly::new(square, false, choice.score));
                break Outcome::Win(position.turn());
            }
            if let Some(Score::Estimate(_)) = choice.score {
                let drawn = self.draw_leaves(&mut leaf_rng);
                for line in drawn {
                    leaves.extend(self.judged(position, plies.len(), line)?);
                }
            }
            let is_open = choice
                .score
                .is_some_and(|score| is_within(score, CHANCE_VALUE));
            let slips = below(&mut rng, CHANCE) == 0;
            let slip = (slips && is_open && plies.len() < CHANCE_PLIES)
                .then(|| another_move(position, square, &mut rng))
                .flatten();
            square = slip.unwrap_or(square);
            plies.push(RecordedPly::new(square, slip.is_some(), choice.score));
            game.play(square).expect("the move is legal");
        };
        Ok(RecordedGame {
            opening,
            plies,
            result,
            leaves,
        })
    }

    /// Draws some of the leaves of the last search.
    fn draw_leaves(&mut self, rng: &mut ChaCha8Rng) -> Vec<Vec<Square>> {
        let mut leaves = self.engine.take_leaves();
        let drawn = (0..self.leaves).map_while(|_| {
            (!leaves.is_empty()).then(|| leaves.swap_remove(below(rng, leaves.len())))
        });
        drawn.collect()
    }

    /// Searches the leaf to which a line of moves leads; there is nothing to record if
    /// it has no move.
    fn judged(
        &mut self,
        position: &Position,
        ply: usize,
        line: Vec<Square>,
    ) -> Result<Option<RecordedLeaf>, CannotPlay> {
        let leaf = line
            .iter()
            .fold(*position, |leaf, &square| leaf.after(square));
        let choice = self.judge.think(&leaf, &self.limits(), &mut |_| {})?;
        Ok(choice.square.map(|square| RecordedLeaf {
            ply,
            line,
            best: RecordedPly::new(square, false, choice.score),
        }))
    }

    const fn limits(&self) -> Limits<'static> {
        Limits {
            nodes: Some(self.nodes),
            memory: Some(MEMORY),
            ..Limits::NONE
        }
    }

    /// Draws starts until one is balanced; on a board too small for that, the game
    /// begins without stones.
    fn start(&mut self, rng: &mut ChaCha8Rng) -> Result<Game, CannotPlay> {
        for _ in 0..DRAWS {
            let place = Place::ALL[below(rng, Place::ALL.len())];
            let stones = STONES.start + below(rng, STONES.len());
            let Some(game) = random_start(self.rules, place, stones, rng) else {
                continue;
            };
            let choice = self
                .engine
                .think(game.position(), &self.limits(), &mut |_| {})?;
            if choice.score.is_some_and(|score| is_within(score, BALANCED)) {
                return Ok(game);
            }
        }
        Ok(Game::new(self.rules))
    }
}

/// Returns `true` if neither side is further ahead.
pub(super) fn is_within(score: Score, most: i64) -> bool {
    match score {
        Score::Estimate(value) => value.abs() <= most,
        Score::Draw => true,
        Score::WinIn(_) | Score::LossIn(_) => false,
    }
}

/// Returns a random legal move near a stone, other than the best one.
fn another_move(position: &Position, best: Square, rng: &mut ChaCha8Rng) -> Option<Square> {
    let near = near_stones(position);
    let others = |&square: &Square| square != best && near.contains(square);
    let moves: Vec<Square> = position.legal_moves().filter(others).collect();
    (!moves.is_empty()).then(|| moves[below(rng, moves.len())])
}
