//! The user's own results.

use std::collections::BTreeMap;

use dooz_core::{Outcome, Rules};
use dooz_play::matches::{Match, Participant, Seat};

/// The user's results against computers, by game and opponent.
///
/// The browser stores them as text, one line per game and opponent:
///
/// ```
/// use dooz_web::play::Statistics;
/// let statistics = Statistics::read("3x3x3 level:45 won 3 drawn 1 lost 2 streak 2\n?");
/// assert_eq!(statistics.rows().count(), 1);
/// assert_eq!(Statistics::read(&statistics.write()), statistics);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics(BTreeMap<(String, String), Results>);

/// The results in one game against one opponent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// The games won.
    pub won: u32,
    /// The games drawn.
    pub drawn: u32,
    /// The games lost.
    pub lost: u32,
    /// The current run of wins.
    pub streak: u32,
}

/// The results in one game against one opponent, with both.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ResultsRow {
    /// The rules of the game.
    pub rules: Rules,
    /// The opponent.
    pub opponent: Participant,
    /// The results.
    pub results: Results,
}

impl Statistics {
    /// Reads the text of [`Statistics::write`]. Lines that cannot be read are left out.
    #[must_use]
    pub fn read(text: &str) -> Self {
        Self(text.lines().filter_map(line).collect())
    }

    /// Writes the results as text.
    #[must_use]
    pub fn write(&self) -> String {
        let line = |((rules, opponent), results): (&(String, String), &Results)| {
            let Results {
                won,
                drawn,
                lost,
                streak,
            } = results;
            format!("{rules} {opponent} won {won} drawn {drawn} lost {lost} streak {streak}\n")
        };
        self.0.iter().map(line).collect()
    }

    /// Returns the results, game by game.
    pub fn rows(&self) -> impl Iterator<Item = ResultsRow> {
        self.0.iter().filter_map(|((rules, opponent), results)| {
            Some(ResultsRow {
                rules: rules.parse().ok()?,
                opponent: opponent.parse().ok()?,
                results: *results,
            })
        })
    }

    /// Adds the result of a game that is over, unless it was added before: whoever takes
    /// the end back and plays on has had their result. Side lines count nothing, nor do
    /// games without a person or without a computer.
    ///
    /// ```
    /// use dooz_play::matches::Match;
    /// use dooz_web::play::Statistics;
    /// let mut statistics = Statistics::default();
    /// statistics.add(&mut Match::default());
    /// assert_eq!(statistics.rows().count(), 0);
    /// ```
    pub fn add(&mut self, game: &mut Match) {
        let Some((person, opponent)) = opponent_of_person(game) else {
            return;
        };
        let Some(outcome) = game.current().outcome() else {
            return;
        };
        if !game.note_result() {
            return;
        }
        let key = (game.rules().to_string(), opponent.to_string());
        let results = self.0.entry(key).or_default();
        match outcome {
            Outcome::Draw => {
                results.drawn = results.drawn.saturating_add(1);
                results.streak = 0;
            }
            Outcome::Win(winner) if game.seat(winner) == person => {
                results.won = results.won.saturating_add(1);
                results.streak = results.streak.saturating_add(1);
            }
            Outcome::Win(_) => {
                results.lost = results.lost.saturating_add(1);
                results.streak = 0;
            }
        }
    }
}

/// Returns the seat of the only person, and the computer at the other one.
fn opponent_of_person(game: &Match) -> Option<(Seat, Participant)> {
    let options = game.options();
    Seat::BOTH.into_iter().find_map(|seat| {
        let other = options.participant(!seat);
        let is_match =
            options.participant(seat) == Participant::Person && other != Participant::Person;
        is_match.then_some((seat, other))
    })
}

/// Reads a line: the rules, the opponent, and pairs of a name and a number.
fn line(text: &str) -> Option<((String, String), Results)> {
    let mut words = text.split(' ');
    let (rules, opponent) = (words.next()?, words.next()?);
    rules.parse::<Rules>().ok()?;
    opponent.parse::<Participant>().ok()?;
    let mut number = |name: &str| {
        let is_named = words.next() == Some(name);
        is_named.then(|| words.next()?.parse().ok()).flatten()
    };
    let results = Results {
        won: number("won")?,
        drawn: number("drawn")?,
        lost: number("lost")?,
        streak: number("streak")?,
    };
    Some(((rules.to_owned(), opponent.to_owned()), results))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::casual;

    fn won() -> Match {
        let mut game = Match::new(casual(Rules::TIC_TAC_TOE, 1));
        for square in ["a1", "a2", "b1", "b2", "c1"] {
            game.play(square.parse().unwrap()).unwrap();
        }
        game
    }

    #[test]
    fn wins_in_a_row_are_a_streak_until_a_game_is_not_won() {
        let mut statistics = Statistics::default();
        statistics.add(&mut won());
        statistics.add(&mut won());
        let mut lost = Match::new(casual(Rules::TIC_TAC_TOE, 1));
        for square in ["c3", "a1", "a2", "b1", "b2", "c1"] {
            lost.play(square.parse().unwrap()).unwrap();
        }
        statistics.add(&mut lost);
        let row = statistics.rows().next().unwrap();
        let expected = Results {
            won: 2,
            drawn: 0,
            lost: 1,
            streak: 0,
        };
        assert_eq!(row.results, expected);
        let options = casual(Rules::TIC_TAC_TOE, 1);
        assert_eq!(row.opponent, options.participant(Seat::Far));
    }

    #[test]
    fn a_game_that_is_taken_up_again_counts_once() {
        let mut statistics = Statistics::default();
        let mut game = won();
        statistics.add(&mut game);
        let once = statistics.clone();
        game.new_game();
        assert!(game.resume(0));
        game.undo_move();
        game.play("c1".parse().unwrap()).unwrap();
        assert!(game.outcome().is_some());
        statistics.add(&mut game);
        assert_eq!(statistics, once);
    }

    #[test]
    fn a_side_line_that_ends_is_no_result() {
        let mut game = Match::new(casual(Rules::TIC_TAC_TOE, 1));
        for square in ["a1", "a2", "b1"] {
            game.play(square.parse().unwrap()).unwrap();
        }
        game.previous();
        for square in ["b2", "b1", "c3"] {
            game.play(square.parse().unwrap()).unwrap();
        }
        assert!(game.outcome().is_some());
        let mut statistics = Statistics::default();
        statistics.add(&mut game);
        assert_eq!(statistics.rows().count(), 0);
        assert!(game.note_result(), "its own end still counts");
    }

    #[test]
    fn what_cannot_be_read_costs_only_its_line() {
        let text = "3x3x3 level:45 won 1 drawn 0 lost 0 streak 1\n\
                    3x3x3 nobody won 1 drawn 0 lost 0 streak 1\n\
                    \u{0}\n3x3x3 level:45 won x";
        assert_eq!(Statistics::read(text).rows().count(), 1);
    }
}
