//! The immediate threats of the opponent.

use dooz_coach::analysis::{ThreatClass, ThreatLine, ThreatMap};
use dooz_core::{LineRule, Player, Position, Square};

/// The immediate threat of the opponent of the player to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Danger {
    /// A line, completed on one of these squares.
    Line(Vec<Square>),
    /// An open four out of an open three, made on one of these squares.
    OpenThree(Vec<Square>),
}

impl Danger {
    /// Returns the greatest threat, if there is one. There is none if the player to move
    /// can complete a line first, and an open three is none to a player with one as well.
    ///
    /// ```
    /// use dooz_core::{Position, Rules};
    /// use dooz_web::play::Danger;
    /// let mut position = Position::new(Rules::TIC_TAC_TOE);
    /// for square in ["a3", "b2", "a2"] {
    ///     position.play(square.parse()?)?;
    /// }
    /// assert_eq!(Danger::of(&position), Some(Danger::Line(vec!["a1".parse()?])));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn of(position: &Position) -> Option<Self> {
        let rules = position.rules();
        // In misère, whoever completes a line loses.
        if position.outcome().is_some() || rules.line() == LineRule::Misere {
            return None;
        }
        let own = position.turn();
        let stones = Player::BOTH.map(|player| *position.stones(player));
        let completing = |player: Player| -> Vec<Square> {
            let is_end = |&square: &Square| {
                let mut lines = rules.lines_through(&stones, square, player);
                lines.next().is_some()
            };
            position.empty().squares().filter(is_end).collect()
        };
        if !completing(own).is_empty() {
            return None;
        }
        let squares = completing(!own);
        if !squares.is_empty() {
            return Some(Self::Line(squares));
        }
        // Where five are not a line, such a threat has no name. With fewer stones than
        // three, the tables of patterns, which take a while to make, are not needed yet.
        if rules.k() != 5 || stones[!own as usize].len() < 3 {
            return None;
        }
        let lines = ThreatMap::of(position)?.lines;
        let three_of = |player: Player| {
            let is_three = move |line: &&ThreatLine| {
                (line.player, line.class) == (player, ThreatClass::OpenThree)
            };
            lines.iter().find(is_three)
        };
        let three = three_of(!own).filter(|_| three_of(own).is_none())?;
        Some(Self::OpenThree(three.points.clone()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dooz_core::Rules;

    fn danger(rules: Rules, moves: &str) -> Option<Danger> {
        let mut position = Position::new(rules);
        for square in moves.split(' ') {
            position.play(square.parse().unwrap()).unwrap();
        }
        Danger::of(&position)
    }

    fn squares(names: &[&str]) -> Vec<Square> {
        names.iter().map(|name| name.parse().unwrap()).collect()
    }

    #[test]
    fn an_open_three_is_named_with_the_squares_that_extend_it() {
        let found = danger(Rules::GOMOKU, "h8 a1 i8 a3 j8");
        assert_eq!(found, Some(Danger::OpenThree(squares(&["g8", "k8"]))));
    }

    #[test]
    fn two_of_four_are_no_open_three() {
        let rules = "7x7x4".parse().unwrap();
        assert_eq!(danger(rules, "d4 a1 e4"), None);
        assert!(danger(rules, "d4 a1 e4 a2 f4").is_some());
    }

    #[test]
    fn a_four_is_worse_than_an_open_three() {
        let found = danger(Rules::GOMOKU, "h8 g8 i8 a3 j8 a5 k8");
        assert_eq!(found, Some(Danger::Line(squares(&["l8"]))));
    }

    #[test]
    fn nothing_threatens_a_player_who_wins_first() {
        assert_eq!(danger(Rules::TIC_TAC_TOE, "a1 b1 a2 b2"), None);
        assert_eq!(danger(Rules::GOMOKU, "h8 h6 i8 i6 j8 j6"), None);
    }

    #[test]
    fn a_line_that_loses_is_no_threat() {
        let rules = "3x3x3-misere".parse().unwrap();
        assert_eq!(danger(rules, "a3 b2 a2"), None);
        assert_eq!(danger(Rules::TIC_TAC_TOE, "a3 b2"), None);
    }
}
