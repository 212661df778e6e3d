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
/// and been answered, or have played other games.
#[must_use]
pub fn is_welcome(game: &Match) -> bool {
    // Those that were taken back count, too.
    let made = game.tree().record().nodes().count() - 1;
    let begins = game
        .moves()
        .iter()
        .zip(MOVES)
        .all(|(square, made)| square.to_string() == made);
    *game.options() == casual(Rules::TIC_TAC_TOE, SEED)
        && game.number() == 1
        && game.earlier().len() == 0
        && begins
        && made < MOVES.len() + 2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_has_played_other_games_is_no_first_visitor() {
        let mut game = welcome();
        game.restart(casual(Rules::GOMOKU, 1));
        game.play("h8".parse().unwrap()).unwrap();
        assert!(game.resume(0));
        assert_eq!(game.position(), welcome().position());
        assert!(!is_welcome(&game));
    }

    #[test]
    fn another_move_in_place_of_the_first_does_not_bring_the_welcome_back() {
        let mut game = welcome();
        for square in ["c1", "c3"] {
            game.play(square.parse().unwrap()).unwrap();
        }
        game.undo();
        game.play("b1".parse().unwrap()).unwrap();
        assert!(!is_welcome(&game));
    }
}
