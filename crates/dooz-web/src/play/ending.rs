//! The ending of a game, in words.

use dooz_core::{Direction, LineRule, Outcome};
use dooz_locale::{Locale, Value};
use dooz_play::matches::Match;

/// Says which line has decided a finished game, and after how many moves; `None` if no
/// line has. `names` are those of the first and of the second player.
///
/// ```
/// use dooz_core::Rules;
/// use dooz_locale::{Language, Locale};
/// use dooz_play::matches::{Match, MatchOptions};
/// use dooz_web::play::decision;
/// let mut game = Match::new(MatchOptions::between_people(Rules::TIC_TAC_TOE));
/// for square in ["a3", "a1", "b2", "b1", "c1"] {
///     game.play(square.parse()?)?;
/// }
/// let english = Locale::new(Language::English);
/// let names = ["X", "O"].map(str::to_owned);
/// assert_eq!(
///     decision(&game, &names, &english).as_deref(),
///     Some("X completed the diagonal from a3 to c1: 5 moves."),
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn decision(game: &Match, names: &[String; 2], locale: &Locale) -> Option<String> {
    let position = game.position();
    let Some(Outcome::Win(winner)) = position.outcome() else {
        return None;
    };
    let line = position.winning_lines().next()?;
    let maker = match game.rules().line() {
        LineRule::Misere => !winner,
        _ => winner,
    };
    let key = match line.direction {
        Direction::Horizontal => "result-row",
        Direction::Vertical => "result-column",
        Direction::Rising | Direction::Falling => "result-diagonal",
    };
    let gaps = [
        ("player", Value::from(names[maker as usize].as_str())),
        ("from", line.first.to_string().into()),
        ("to", line.last().to_string().into()),
        ("count", position.ply().into()),
    ];
    Some(locale.format(key, &gaps))
}
