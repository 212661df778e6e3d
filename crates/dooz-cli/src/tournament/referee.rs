//! The referee of a game.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use dooz_core::{Game, Outcome, Player, Score, Square};
use dooz_play::clock::Clock;
use dooz_play::swap2::{Decision, Swap2};
use dooz_play::tournament::{Ending, Fixture, GameEntry};

use super::{Contender, Fault, NewGame};

/// Plays a game to its end, and returns its entry for the log; `None` if
/// `is_over` was set meanwhile. The names and the contenders are those of the
/// player with the first move and of the other one, unless these exchange their
/// sides in the opening; `stop` is the flag that ends the thinking of both.
pub fn play<'a>(
    new_game: &'a NewGame,
    fixture: &Fixture,
    opening: &Game,
    names: [&str; 2],
    contenders: [&'a mut dyn Contender; 2],
    stop: &Arc<AtomicBool>,
    is_over: &AtomicBool,
) -> Option<GameEntry> {
    let mut game = opening.clone();
    let mut table = Table {
        new_game,
        contenders,
        clocks: [Clock::new(new_game.conditions.clock); 2],
        opening: opening.moves().to_vec(),
        is_swapped: false,
        moves: Vec::new(),
    };
    let end = table.play_out(&mut game, stop, is_over)?;
    let [first, second] = if table.is_swapped {
        [names[1], names[0]]
    } else {
        names
    };
    Some(GameEntry {
        game: fixture.game,
        pair: fixture.pair,
        first: first.to_owned(),
        second: second.to_owned(),
        swapped: table.is_swapped,
        result: end.result,
        reason: end.ending,
        detail: end.detail,
        plies: game.position().ply(),
        opening: table.opening.clone(),
        moves: table.moves.iter().map(|played| played.square).collect(),
        times_ms: table.moves.iter().map(Played::milliseconds).collect(),
        scores: table.moves.iter().map(|played| played.score).collect(),
    })
}

/// The players of a game, and their moves after the opening.
struct Table<'a> {
    new_game: &'a NewGame,
    contenders: [&'a mut dyn Contender; 2],
    clocks: [Clock; 2],
    opening: Vec<Square>,
    /// `true` if the players exchanged their sides.
    is_swapped: bool,
    moves: Vec<Played>,
}

struct Played {
    square: Square,
    score: Option<Score>,
    time: Duration,
}

impl Played {
    fn milliseconds(&self) -> u32 {
        u32::try_from(self.time.as_millis()).unwrap_or(u32::MAX)
    }
}

/// The end of a game.
struct End {
    result: Outcome,
    ending: Ending,
    detail: Option<String>,
}

impl End {
    fn new(result: Outcome, ending: Ending) -> Self {
        Self {
            result,
            ending,
            detail: None,
        }
    }

    fn lost_by(player: Player, fault: Fault) -> Self {
        Self {
            result: Outcome::Win(!player),
            ending: fault.ending,
            detail: Some(fault.detail),
        }
    }
}

impl Table<'_> {
    fn play_out(
        &mut self,
        game: &mut Game,
        stop: &Arc<AtomicBool>,
        is_over: &AtomicBool,
    ) -> Option<End> {
        for player in Player::BOTH {
            stop.store(false, Ordering::Relaxed);
            let prepared = self.contenders[player as usize].prepare(self.new_game, stop);
            if is_over.load(Ordering::Relaxed) {
                return None;
            }
            if let Err(fault) = prepared {
                return Some(End::lost_by(player, fault));
            }
        }
        if self.new_game.conditions.swap2
            && let Some(mut opening) = Swap2::new(self.new_game.rules)
        {
            while let Some(player) = opening.decider() {
                stop.store(false, Ordering::Relaxed);
                let result = self.decide(&mut opening, game, player, stop);
                if is_over.load(Ordering::Relaxed) {
                    return None;
                }
                if let Err(fault) = result {
                    return Some(End::lost_by(player, fault));
                }
            }
        }
        loop {
            if let Some(outcome) = game.position().outcome() {
                let ending = match outcome {
                    Outcome::Win(_) => Ending::Line,
                    Outcome::Draw => Ending::FullBoard,
                };
                return Some(End::new(outcome, ending));
            }
            let max_moves = self.new_game.conditions.max_moves;
            if max_moves.is_some_and(|most| game.position().ply() >= most) {
                return Some(End::new(Outcome::Draw, Ending::MaxMoves));
            }

            let player = game.position().turn();
            stop.store(false, Ordering::Relaxed);
            let result = self.make_move(game, player, stop);
            // Whoever was stopped has not failed.
            if is_over.load(Ordering::Relaxed) {
                return None;
            }
            if let Err(fault) = result {
                return Some(End::lost_by(player, fault));
            }
        }
    }

    /// Lets a player decide in the opening. When both have a side, the game begins.
    fn decide(
        &mut self,
        opening: &mut Swap2,
        game: &mut Game,
        player: Player,
        stop: &Arc<AtomicBool>,
    ) -> Result<(), Fault> {
        let clock = &mut self.clocks[player as usize];
        let begin = Instant::now();
        let decision = self.contenders[player as usize].decide(opening, clock, stop)?;
        let time = begin.elapsed();

        press(clock, time, self.new_game)?;
        opening.decide(&decision).map_err(illegal)?;
        game.clone_from(opening.game());
        game.moves().clone_into(&mut self.opening);
        if let Decision::Second(Some(square)) = decision {
            self.play(game, square, None, time)?;
        }
        if opening.is_swapped() {
            self.is_swapped = true;
            self.contenders.swap(0, 1);
            self.clocks.swap(0, 1);
        }
        Ok(())
    }

    /// Lets a player make its move.
    fn make_move(
        &mut self,
        game: &mut Game,
        player: Player,
        stop: &Arc<AtomicBool>,
    ) -> Result<(), Fault> {
        let clock = &mut self.clocks[player as usize];
        let begin = Instant::now();
        let answer = self.contenders[player as usize].choose(game, clock, stop)?;
        let time = begin.elapsed();

        press(clock, time, self.new_game)?;
        self.play(game, answer.square, answer.score, time)
    }

    /// Plays a move that took this time.
    fn play(
        &mut self,
        game: &mut Game,
        square: Square,
        score: Option<Score>,
        time: Duration,
    ) -> Result<(), Fault> {
        game.play(square).map_err(illegal)?;
        self.moves.push(Played {
            square,
            score,
            time,
        });
        Ok(())
    }
}

/// Returns the fault of a move or a decision that the rules do not allow.
#[expect(clippy::needless_pass_by_value, reason = "for `map_err`")]
fn illegal(error: impl ToString) -> Fault {
    Fault::new(Ending::Illegal, error.to_string())
}

/// Takes the time of a move or a decision from a clock.
fn press(clock: &mut Clock, time: Duration, game: &NewGame) -> Result<(), Fault> {
    clock
        .press_within(time, game.conditions.margin)
        .map_err(|flag| Fault::new(Ending::Time, flag.to_string()))
}
