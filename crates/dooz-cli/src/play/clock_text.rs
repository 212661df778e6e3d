//! The display of clocks.

use std::time::Duration;

use dooz_core::Player;
use dooz_locale::Locale;
use dooz_play::matches::Match;

/// Returns the times that the clocks of both players show, while the player to
/// move has thought for this long; `None` without clocks.
///
/// ```
/// use std::time::Duration;
/// use dooz_cli::play::clock_text::clock_texts;
/// use dooz_locale::{Language, Locale};
/// use dooz_play::matches::{Match, MatchOptions};
/// let options = MatchOptions { clock: "180".parse()?, ..MatchOptions::default() };
/// let english = Locale::new(Language::English);
/// let texts = clock_texts(&Match::new(options), Duration::from_millis(1_700), &english);
/// assert_eq!(texts, Some(["2:58".to_owned(), "3:00".to_owned()]));
/// # Ok::<(), dooz_play::clock::ParseTimeControlError>(())
/// ```
#[must_use]
pub fn clock_texts(game: &Match, elapsed: Duration, locale: &Locale) -> Option<[String; 2]> {
    let turn = game.position().turn();
    let text = |player| {
        let runs = player == turn && (game.outcome().is_none() || game.lost_on_time().is_some());
        let elapsed = if runs { elapsed } else { Duration::ZERO };
        let shown = game.clock(player)?.shown(elapsed)?;
        Some(locale.digits().convert(&time_text(shown)).into_owned())
    };
    Some([text(Player::First)?, text(Player::Second)?])
}

/// Writes minutes and seconds, with tenths of a second near the end.
fn time_text(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match seconds {
        0..20 => format!("0:{rest:02}.{}", time.subsec_millis() / 100),
        20..3600 => format!("{minutes}:{rest:02}"),
        _ => format!("{hours}:{minutes:02}:{rest:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tenths_are_shown_near_the_end() {
        let text = |milliseconds| time_text(Duration::from_millis(milliseconds));
        assert_eq!(text(0), "0:00.0");
        assert_eq!(text(7_390), "0:07.3");
        assert_eq!(text(20_000), "0:20");
        assert_eq!(text(61_999), "1:01");
        assert_eq!(text(3_600_000), "1:00:00");
    }
}
