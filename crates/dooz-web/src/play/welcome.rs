//! The game that awaits a first visitor.

use dooz_core::{Rules, Symbol};
use dooz_play::matches::{Match, MatchOptions, Participant, Symbols};

use super::strength::{FIRST_LEVEL, opponent};

/// The seed that tells this game from all others.
const SEED: u64 = 0x446f_6f7a;

/// The moves that were made before the visitor came: a corner, and the centre.
const MOVES: [&str; 2] = ["a3", "b2"];

/// Returns the options of a game against an easy-going opponent.
#[must_use]
pub fn casual(rules: Rules, seed: u64) -> MatchOptions {
    MatchOptions {
        participants: [Participant::Person, opponent(FIRST_LEVEL)],
        symbols: Symbols::First(Symbol::X),
        seed,
        ..MatchOptions::between_people(rules)
    }
}

/// Begins the game that awaits a first visitor.
///
/// ```
/// use dooz_web::play::{is_welcome, welcome};
/// let mut game = welcome();
/// assert_eq!(game.position().ply(), 2);
/// assert!(is_welcome(&game));
/// game.play("c1".parse()?)?;
/// game.play("c3".parse()?)?;
/// assert!(!is_welcome(&game));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn welcome() -> Match {
    let mut game = Match::new(casual(Rules::TIC_TAC_TOE, SEED));
    for square in MOVES {
        let square = square.parse().expect("it is a square");
        game.play(square).expect("the board is empty");
    }
    game
}

/// Returns `true` for the game that awaits a first visitor, until they have made a move
/// and been answered.
#[must_use]
pub fn is_welcome(game: &Match) -> bool {
    let made = game.tree().line().len() - 1;
    let begins = game
        .moves()
        .iter()
        .zip(MOVES)
        .all(|(square, made)| square.to_string() == made);
    *game.options() == casual(Rules::TIC_TAC_TOE, SEED)
        && game.number() == 1
        && begins
        && made < MOVES.len() + 2
}
