//! Reviews of games, move by move.

use dooz_core::{Game, Limits, Outcome, Player, Position, Rules, Square};
use serde::{Deserialize, Serialize};

use super::adviser::Judged;
use super::class::{DOUBTFUL, MISTAKE};
use super::move_value::{ValueMap, ValuedMove};
use super::{ADVICE_VERSION, Adviser, MoveClass};
use crate::text;

/// A finished or unfinished game with a judgement of every move.
///
/// ```
/// use dooz_coach::advice::{Adviser, MoveClass, Review};
/// use dooz_core::{Game, Limits, Rules, parse_moves};
/// let mut game = Game::new(Rules::TIC_TAC_TOE);
/// for square in parse_moves("a3 b3 a1 a2 c1") {
///     game.play(square.unwrap())?;
/// }
/// let review = Review::of(&game, &mut Adviser::new(), &Limits::default());
/// assert_eq!(review.moves[1].class, MoveClass::Loses);
/// assert_eq!(review.moves[1].refutation[0], "b2".parse()?);
/// assert_eq!(review.point_of_no_return, Some(2));
/// assert_eq!(review.players[1].decisions_kept(), Some(0.0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Review {
    /// [`ADVICE_VERSION`](super::ADVICE_VERSION).
    pub version: u32,
    /// The rules of the game.
    #[serde(with = "text")]
    pub rules: Rules,
    /// The starting position, in documents from the top left with the first
    /// player as `X`.
    #[serde(serialize_with = "text::board")]
    pub start: Position,
    /// Every move.
    pub moves: Vec<ReviewedMove>,
    /// `true` if the game is over.
    pub finished: bool,
    /// The winner, if there is one.
    #[serde(serialize_with = "text::some_player")]
    pub winner: Option<Player>,
    /// The number of the last move that changed the outcome: from there on,
    /// best play by both sides leads to the same end. Where the outcomes of moves
    /// are not all known, it is the first move after which the loser's moves are all
    /// proven to lose. `None` if no move changed the outcome, or if that is not
    /// known.
    pub point_of_no_return: Option<usize>,
    /// The move that turned the game, where the outcomes of moves are not all known:
    /// the point of no return if the loser still had chances before it, otherwise the
    /// move that cost the most chances. If somebody has won, it is one of the loser's
    /// moves since their chances were last even.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turning_point: Option<Swing>,
    /// The first player and the second.
    pub players: [PlayerReview; 2],
}

/// A move of a game with its judgement.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReviewedMove {
    /// The number of the move, from 1 at the start of the game.
    pub number: usize,
    /// The player who made it.
    #[serde(with = "text::PlayerName")]
    pub player: Player,
    /// The move with its value and how that is known.
    #[serde(rename = "move")]
    pub found: ValuedMove,
    /// Its quality among the legal moves.
    pub class: MoveClass,
    /// `true` if it kept the outcome, be it a win, a draw or a loss; `null` if
    /// that is not known.
    pub keeps: Option<bool>,
    /// `true` if other moves lead to other outcomes, so that there was a
    /// decision to make; `null` if that is not known.
    pub decision: Option<bool>,
    /// A better move, if there was one.
    pub better: Option<Suggestion>,
    /// The line that refutes it: best play after the move, if that is proven to lose, and
    /// another move is not. Empty otherwise.
    #[serde(with = "text::squares")]
    pub refutation: Vec<Square>,
}

/// The chances of winning before and after a move.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Swing {
    /// The number of the move.
    pub number: usize,
    /// The player's chance of winning before the move, from 0 to 1.
    pub before: f64,
    /// The chance after it.
    pub after: f64,
}

impl Swing {
    fn of(reviewed: &ReviewedMove) -> Option<Self> {
        let better = reviewed.better.as_ref();
        let best = better.map_or(&reviewed.found, |better| &better.found);
        Some(Self {
            number: reviewed.number,
            before: best.chance()?,
            after: reviewed.found.chance()?,
        })
    }

    /// Returns the chance that was lost.
    fn loss(&self) -> f64 {
        self.before - self.after
    }
}

/// A better move than the one that was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Suggestion {
    /// The move with its value and how that is known.
    #[serde(rename = "move")]
    pub found: ValuedMove,
    /// The move and its continuation.
    #[serde(with = "text::squares")]
    pub line: Vec<Square>,
}

/// The performance of one of the players.
///
/// A *decision* is a move at which the outcome could be kept or thrown away:
/// the legal moves are not all wins, all draws or all losses.
///
/// ```
/// use dooz_coach::advice::PlayerReview;
/// let player = PlayerReview { moves: 5, judged: 5, best: 4, decisions: 3, kept: 2, unknown: 0 };
/// assert_eq!(player.decisions_kept().map(f64::round), Some(67.0));
/// assert_eq!(PlayerReview::default().decisions_kept(), None);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(into = "PlayerDocument")]
pub struct PlayerReview {
    /// The number of moves.
    pub moves: usize,
    /// The number of moves of which something is known.
    pub judged: usize,
    /// The number of judged moves without a known better one.
    pub best: usize,
    /// The number of moves at which something could be thrown away.
    pub decisions: usize,
    /// The number of decisions that kept the outcome.
    pub kept: usize,
    /// The number of moves of which that is not known.
    pub unknown: usize,
}

impl PlayerReview {
    /// Returns the share of decisions that kept the outcome, in percent, or
    /// `None` if there were no known decisions.
    #[must_use]
    pub fn decisions_kept(&self) -> Option<f64> {
        let percent = |count: usize| 100.0 * f64::from(count as u32);
        (self.decisions > 0).then(|| percent(self.kept) / f64::from(self.decisions as u32))
    }

    fn count(&mut self, reviewed: &ReviewedMove) {
        self.moves += 1;
        if reviewed.class != MoveClass::Unknown {
            self.judged += 1;
            self.best += usize::from(reviewed.better.is_none());
        }
        match (reviewed.decision, reviewed.keeps) {
            (Some(true), Some(keeps)) => {
                self.decisions += 1;
                self.kept += usize::from(keeps);
            }
            (Some(false), _) => {}
            _ => self.unknown += 1,
        }
    }
}

/// A player's figures as written in documents.
#[derive(Serialize)]
struct PlayerDocument {
    moves: usize,
    judged: usize,
    best: usize,
    decisions: usize,
    kept: usize,
    unknown: usize,
    /// The share of decisions that kept the outcome, in percent.
    decisions_kept: Option<f64>,
}

impl From<PlayerReview> for PlayerDocument {
    fn from(player: PlayerReview) -> Self {
        Self {
            moves: player.moves,
            judged: player.judged,
            best: player.best,
            decisions: player.decisions,
            kept: player.kept,
            unknown: player.unknown,
            decisions_kept: player.decisions_kept(),
        }
    }
}

impl Review {
    /// Reviews every move of a game. The limits hold for each move; a stopped
    /// review has the moves judged so far.
    #[must_use]
    pub fn of(game: &Game, adviser: &mut Adviser, limits: &Limits<'_>) -> Self {
        let mut position = *game.start();
        let mut moves = Vec::with_capacity(game.moves().len());
        for (number, &square) in (1..).zip(game.moves()) {
            if limits.is_stopped() {
                break;
            }
            moves.push(ReviewedMove::of(
                number,
                &position,
                square,
                adviser,
                limits,
                &mut |_| {},
            ));
            position.play(square).expect("the game was played");
        }
        Self::from_moves(game, moves)
    }

    /// Creates a review from the judgements of all moves of a game, or of the
    /// first ones, as if the game had ended there.
    ///
    /// # Panics
    ///
    /// Panics if the judgements are not those of the game's moves.
    #[must_use]
    pub fn from_moves(game: &Game, moves: Vec<ReviewedMove>) -> Self {
        let is_whole = moves.len() == game.moves().len();
        let played = game.moves().iter().take(moves.len());
        let judged = moves.iter().map(|reviewed| &reviewed.found.square);
        assert!(judged.eq(played), "the moves are not the game's");
        let mut players = [PlayerReview::default(); 2];
        for reviewed in &moves {
            players[reviewed.player as usize].count(reviewed);
        }
        let outcome = game.position().outcome().filter(|_| is_whole);
        let point_of_no_return = point_of_no_return(&moves);
        Self {
            version: ADVICE_VERSION,
            rules: game.start().rules(),
            start: *game.start(),
            point_of_no_return,
            turning_point: turning_point(&moves, point_of_no_return),
            finished: outcome.is_some(),
            winner: outcome.and_then(Outcome::winner),
            moves,
            players,
        }
    }

    /// Returns the number of the move that decided the game, or at least turned it.
    #[must_use]
    pub fn decisive_move(&self) -> Option<usize> {
        let turn = self.turning_point.map(|swing| swing.number);
        turn.or(self.point_of_no_return)
    }
}

impl ReviewedMove {
    /// Judges one move of a game, the `number`th.
    ///
    /// # Panics
    ///
    /// Panics if the move is not legal.
    #[must_use]
    pub fn of(
        number: usize,
        position: &Position,
        square: Square,
        adviser: &mut Adviser,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(u64),
    ) -> Self {
        let Judged {
            map,
            better,
            refutation,
        } = adviser.judge_move(position, square, limits, progress);
        let found = *map.of(square).expect("the move is legal");
        Self {
            number,
            player: position.turn(),
            found,
            class: MoveClass::of(&map, square),
            keeps: map.keeps(square),
            decision: decision(&map),
            better,
            refutation,
        }
    }
}

/// Returns `true` if the moves of a position lead to different outcomes, or
/// `None` if that is not known.
fn decision(map: &ValueMap) -> Option<bool> {
    let ends = || map.moves.iter().filter_map(ValuedMove::proven);
    let first = ends().next();
    if ends().any(|end| Some(end) != first) {
        return Some(true);
    }
    map.is_proven().then_some(false)
}

/// Returns the last move that is known to have changed the outcome, if all
/// later ones are known not to, or the first move after which the loser was certainly
/// lost until the end.
fn point_of_no_return(moves: &[ReviewedMove]) -> Option<usize> {
    let mut from_last = moves.iter().rev();
    let last = from_last.find(|reviewed| reviewed.keeps != Some(true))?;
    if last.keeps == Some(false) {
        return Some(last.number);
    }
    let winner = winner_in_the_end(moves)?;
    let of_loser = moves.iter().rev();
    let of_loser = of_loser.filter(|reviewed| reviewed.player != winner);
    let lost = of_loser.take_while(|reviewed| reviewed.found.proven() == Some(-1));
    // A slip of the winner may have given back chances for a move.
    let mut decisive = None;
    for reviewed in lost {
        decisive = Some(reviewed.number);
        if reviewed.class.is_mistake() {
            break;
        }
    }
    decisive
}

/// Returns the player who has certainly won after the last move.
fn winner_in_the_end(moves: &[ReviewedMove]) -> Option<Player> {
    let last = moves.last()?;
    match last.found.proven()? {
        1 => Some(last.player),
        -1 => Some(!last.player),
        _ => None,
    }
}

/// Returns the move that turned a game of which not everything is known.
fn turning_point(moves: &[ReviewedMove], point_of_no_return: Option<usize>) -> Option<Swing> {
    /// An even game.
    const EVEN: f64 = 0.5;
    if moves.iter().all(|reviewed| reviewed.keeps.is_some()) {
        return None;
    }
    let winner = winner_in_the_end(moves);
    let of_loser = moves
        .iter()
        .filter(|reviewed| Some(reviewed.player) != winner);
    let mut swings: Vec<Swing> = of_loser.filter_map(Swing::of).collect();
    if winner.is_some()
        && let Some(even) = swings.iter().rposition(|swing| swing.before >= EVEN)
    {
        swings.drain(..even);
    }
    let decisive = |swing: &&Swing| Some(swing.number) == point_of_no_return;
    let decisive = swings.iter().find(decisive);
    let decisive = decisive.filter(|swing| swing.loss() >= MISTAKE);
    // Of equal swings, the first.
    let largest = || {
        swings
            .iter()
            .rev()
            .max_by(|a, b| a.loss().total_cmp(&b.loss()))
    };
    let turn = decisive.or_else(largest)?;
    (turn.loss() >= DOUBTFUL).then_some(*turn)
}
