//! Games of random moves.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use dooz_core::{Outcome, Position, Square};
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

/// A game of random moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Playout {
    /// The number of its moves.
    pub plies: u16,
    /// Its outcome for the player to move at its start: 1 for a win, 0 for a draw and -1
    /// for a loss.
    pub value: i8,
}

/// Plays games of random moves from a position, one for each element of `games`.
///
/// Every legal move has the same chance. A game depends only on the seed and on its place
/// in `games`, not on the number of threads. When the flag is set, the games that are not
/// played yet stay as they are.
///
/// ```
/// use std::num::NonZeroUsize;
/// use std::sync::atomic::AtomicBool;
/// use dooz_core::{Position, Rules};
/// use dooz_play::playouts::{Playout, play};
/// let mut games = [Playout::default(); 1000];
/// let empty = Position::new(Rules::TIC_TAC_TOE);
/// play(&empty, 7, NonZeroUsize::MIN, &mut games, &AtomicBool::new(false));
/// assert!(games.iter().all(|game| (5..=9).contains(&game.plies)));
/// let wins = games.iter().filter(|game| game.value == 1).count();
/// assert!((500..700).contains(&wins));
/// ```
pub fn play(
    start: &Position,
    seed: u64,
    threads: NonZeroUsize,
    games: &mut [Playout],
    stop: &AtomicBool,
) {
    let share = games.len().div_ceil(threads.get()).max(1);
    thread::scope(|scope| {
        let mut numbered = (0_u64..).step_by(share).zip(games.chunks_mut(share));
        // This thread plays the first share itself.
        let own = numbered.next();
        for (first, games) in numbered {
            scope.spawn(move || Source::new(start, seed).fill(first, games, stop));
        }
        if let Some((first, games)) = own {
            Source::new(start, seed).fill(first, games, stop);
        }
    });
}

/// The games of one seed.
struct Source<'a> {
    start: &'a Position,
    random: ChaCha8Rng,
    empty: Vec<Square>,
    /// The empty squares of the current game; those that are taken come first.
    squares: Vec<Square>,
}

impl<'a> Source<'a> {
    fn new(start: &'a Position, seed: u64) -> Self {
        let empty: Vec<Square> = start.empty().squares().collect();
        Self {
            start,
            random: ChaCha8Rng::seed_from_u64(seed),
            squares: empty.clone(),
            empty,
        }
    }

    fn fill(&mut self, first: u64, games: &mut [Playout], stop: &AtomicBool) {
        for (number, game) in (first..).zip(games) {
            if stop.load(Ordering::Relaxed) {
                break;
            }
            *game = self.game(number);
        }
    }

    fn game(&mut self, number: u64) -> Playout {
        self.random.set_stream(number);
        self.random.set_block_pos(0);
        self.squares.copy_from_slice(&self.empty);
        let mut position = *self.start;
        let mut taken = 0;
        while position.outcome().is_none() {
            let square = self.draw(&position, taken);
            position.play_unchecked(square);
            taken += 1;
        }
        let value = match position.outcome().and_then(Outcome::winner) {
            None => 0,
            Some(winner) if winner == self.start.turn() => 1,
            Some(_) => -1,
        };
        Playout {
            plies: position.ply() - self.start.ply(),
            value,
        }
    }

    /// Draws a legal move, and puts its square after those that are taken.
    fn draw(&mut self, position: &Position, taken: usize) -> Square {
        // Squares that turn out to be fouls are set aside until a legal one is found.
        let mut refused = taken;
        loop {
            let left = self.squares.len() - refused;
            // With so few choices the bias of this is below 2^-22.
            let place = (u64::from(self.random.next_u32()) * left as u64) >> 32;
            self.squares.swap(refused, refused + place as usize);
            let square = self.squares[refused];
            if position.foul(square).is_none() {
                self.squares.swap(taken, refused);
                return square;
            }
            refused += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dooz_core::Rules;

    fn played(rules: &str, moves: &str, threads: usize, count: usize) -> Vec<Playout> {
        let mut start = Position::new(rules.parse::<Rules>().unwrap());
        for square in dooz_core::parse_moves(moves) {
            start.play(square.unwrap()).unwrap();
        }
        let mut games = vec![Playout::default(); count];
        let threads = NonZeroUsize::new(threads).unwrap();
        play(&start, 3, threads, &mut games, &AtomicBool::new(false));
        games
    }

    #[test]
    fn any_number_of_threads_plays_the_same_games() {
        let one = played("6x5x4", "b2", 1, 1001);
        for threads in [2, 3, 64, 5000] {
            assert_eq!(played("6x5x4", "b2", threads, 1001), one, "{threads}");
        }
        assert!(one.iter().any(|game| *game != one[0]));
    }

    /// Of all games of tic-tac-toe, weighted by their chance, the first player wins
    /// 0.585 and draws 0.127.
    #[test]
    fn random_games_have_the_known_chances() {
        let games = played("3x3x3", "", 2, 100_000);
        let share = |value| games.iter().filter(|game| game.value == value).count();
        assert!((58_000..59_000).contains(&share(1)), "{}", share(1));
        assert!((12_200..13_200).contains(&share(0)), "{}", share(0));
        let turned = played("3x3x3", "b2", 2, 100_000);
        let losses = turned.iter().filter(|game| game.value == -1).count();
        assert!(losses > 60_000);
    }

    #[test]
    fn the_games_of_a_seed_never_change() {
        let games: Vec<_> = played("15x15x5", "h8", 1, 4);
        let plies: Vec<u16> = games.iter().map(|game| game.plies).collect();
        assert_eq!(plies, [86, 88, 159, 98]);
    }

    #[test]
    fn every_rule_comes_to_an_end_and_a_finished_game_is_left_as_it_is() {
        for rules in ["9x9x5-renju", "9x9x5-caro", "4x4x3-misere", "9x9x5-exactly"] {
            let games = played(rules, "", 1, 200);
            assert!(games.iter().all(|game| game.plies > 4), "{rules}");
        }
        let over = played("3x3x3", "a1 b1 a2 b2 a3", 1, 2);
        assert!(over.iter().all(|game| (game.plies, game.value) == (0, -1)));
    }

    #[test]
    fn a_set_flag_leaves_the_games_unplayed() {
        let mut games = [Playout::default(); 3];
        let stop = AtomicBool::new(true);
        play(
            &Position::new(Rules::GOMOKU),
            1,
            NonZeroUsize::MIN,
            &mut games,
            &stop,
        );
        assert_eq!(games, [Playout::default(); 3]);
    }
}
