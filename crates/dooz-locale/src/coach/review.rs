//! Reviews of games in words.

use dooz_coach::advice::{PlayerReview, Review, ReviewedMove, Suggestion};
use dooz_core::{MoveList, Player};

use super::advice;
use crate::{Locale, Value};

/// Names the move that decided the game, or cost the most chances where that is not
/// known, or says that there is none.
///
/// ```
/// use dooz_coach::advice::{Adviser, Review};
/// use dooz_core::{Game, Limits, Player, Rules, parse_moves};
/// use dooz_locale::{Language, Locale, coach::review};
/// let mut game = Game::new(Rules::TIC_TAC_TOE);
/// for square in parse_moves("a3 b3 a1 a2 c1") {
///     game.play(square.unwrap())?;
/// }
/// let found = Review::of(&game, &mut Adviser::new(), &Limits::default());
/// let name = |player| if player == Player::First { "X" } else { "O" }.to_owned();
/// assert_eq!(
///     review::turning_point(&found, name, &Locale::new(Language::English)),
///     "The game was decided by move 2, b3 of O.",
/// );
/// # Ok::<(), dooz_core::PlayError>(())
/// ```
#[must_use]
pub fn turning_point(review: &Review, name: impl Fn(Player) -> String, locale: &Locale) -> String {
    let turn = |number: usize| {
        let reviewed = review.moves.get(number.checked_sub(1)?)?;
        Some(vec![
            ("number", reviewed.number.into()),
            ("square", reviewed.found.square.to_string().into()),
            ("player", name(reviewed.player).into()),
        ])
    };
    let swing = review.turning_point;
    let swing = swing.filter(|swing| Some(swing.number) != review.point_of_no_return);
    if let Some(swing) = swing
        && let Some(mut gaps) = turn(swing.number)
    {
        gaps.push(("before", Value::decimal(100.0 * swing.before, 0)));
        gaps.push(("after", Value::decimal(100.0 * swing.after, 0)));
        return locale.format("advice-turn-swing", &gaps);
    }
    match review.point_of_no_return.and_then(turn) {
        Some(gaps) => locale.format("advice-no-return", &gaps),
        None if review.moves.iter().all(|mv| mv.keeps == Some(true)) => {
            locale.text("advice-no-turn").into_owned()
        }
        None => locale.text("advice-turn-unknown").into_owned(),
    }
}

/// Describes how many decisions of a player kept the outcome, and how many moves were the
/// best known.
#[must_use]
pub fn decisions(review: &PlayerReview, player: &str, locale: &Locale) -> String {
    let keys = [
        "advice-decisions",
        "advice-no-decisions",
        "advice-unknown-decisions",
    ];
    decisions_by(keys, review, player, locale)
}

/// Describes in a few words how many decisions of a player kept the outcome.
#[must_use]
pub fn decisions_in_short(review: &PlayerReview, player: &str, locale: &Locale) -> String {
    let keys = [
        "play-review-decisions",
        "play-review-no-decisions",
        "play-review-unknown-decisions",
    ];
    decisions_by(keys, review, player, locale)
}

/// Fills the sentence for a player who had decisions to make, had none, or may have had
/// some.
fn decisions_by(
    [some, none, unknown]: [&str; 3],
    review: &PlayerReview,
    player: &str,
    locale: &Locale,
) -> String {
    let mut gaps = vec![
        ("player", player.into()),
        ("best", review.best.into()),
        ("judged", review.judged.into()),
    ];
    let Some(percent) = review.decisions_kept() else {
        let key = if review.unknown == 0 { none } else { unknown };
        return locale.format(key, &gaps);
    };
    gaps.push(("percent", Value::decimal(percent, 0)));
    gaps.push(("kept", review.kept.into()));
    gaps.push(("decisions", review.decisions.into()));
    locale.format(some, &gaps)
}

/// Tells how a move was refuted that lost a game, if that is known.
#[must_use]
pub fn refutation(reviewed: &ReviewedMove, locale: &Locale) -> Option<String> {
    let line = &reviewed.refutation;
    let gaps = [
        ("number", reviewed.number.into()),
        ("square", reviewed.found.square.to_string().into()),
        ("line", MoveList(line).into()),
    ];
    (!line.is_empty()).then(|| locale.format("advice-refutation", &gaps))
}

/// Names the better move than the one that was played, with its value.
#[must_use]
pub fn better_move(better: &Suggestion, locale: &Locale) -> String {
    let gaps = [
        ("square", better.found.square.to_string().into()),
        ("worth", advice::worth(&better.found, locale).into()),
    ];
    locale.format("play-review-better", &gaps)
}
