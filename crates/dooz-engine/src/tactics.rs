//! Wins and obligations that are seen without a search.

use dooz_core::{Bitboard, LineRule, Player, Square};

use crate::board::Board;
use crate::lines::Pattern;
use crate::threat::Threat;

#[cfg(test)]
mod tests;

/// The moves that the threats on the board leave to the player to move. None of them is
/// a foul.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obligation {
    /// The player wins in this number of plies.
    WinIn(u8),
    /// The player loses in this number of plies.
    LossIn(u8),
    /// The opponent would win at once: only these squares prevent it.
    AnswerFive(Bitboard),
    /// The opponent threatens to win by an open four, or by a four and a three: all
    /// other moves lose.
    Answer(Bitboard),
    /// There is none.
    None,
}

impl Obligation {
    /// Returns the obligation of the player to move.
    ///
    /// The board is the same afterwards; moves are tried on it.
    ///
    /// ```
    /// use dooz_core::{Position, Rules};
    /// use dooz_engine::{Board, Obligation};
    /// let mut position = Position::new(Rules::GOMOKU);
    /// for square in ["h8", "a1", "i8", "a3", "j8", "a5"] {
    ///     position.play(square.parse()?)?;
    /// }
    /// let mut board = Board::new(&position).unwrap();
    /// assert_eq!(Obligation::of(&mut board), Obligation::WinIn(3));
    /// board.play("o15".parse()?);
    /// // Both ends of the three, and fours of one's own.
    /// let answers = ["g8", "k8", "a2", "a4"].iter().map(|square| square.parse().unwrap());
    /// assert_eq!(Obligation::of(&mut board), Obligation::Answer(answers.collect()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn of(board: &mut Board) -> Self {
        let own = board.turn();
        let other = !own;
        if board.count(own, Threat::Five) > 0 {
            return Self::WinIn(1);
        }
        if board.count(other, Threat::Five) > 0 {
            return Self::answer_five(board);
        }
        if board.count(own, Threat::OpenFour) > 0 {
            return Self::WinIn(3);
        }
        if wins_by_four_and_three(board) {
            return Self::WinIn(5);
        }
        if board.count(other, Threat::OpenFour) > 0 {
            return Self::answer_open_four(board);
        }
        if board.count(own, Threat::DoubleThree) > 0 && fours(board, other).is_empty() {
            return Self::WinIn(5);
        }
        if board.count(other, Threat::FourThree) > 0 {
            return Self::answer_four_and_three(board);
        }
        Self::None
    }

    fn answer_five(board: &mut Board) -> Self {
        let answers = answers_to_fives(board);
        let answers = without_fouls(board, answers);
        if answers.is_empty() {
            Self::LossIn(2)
        } else {
            Self::AnswerFive(answers)
        }
    }

    fn answer_open_four(board: &mut Board) -> Self {
        let other = !board.turn();
        let mut answers = board.rules().board();
        for attack in board.squares(other, Threat::OpenFour).squares() {
            answers &= board.defences(other, attack, Threat::OpenFour);
        }
        answers |= fours(board, board.turn());
        let answers = without_fouls(board, answers);
        if answers.is_empty() {
            Self::LossIn(4)
        } else {
            Self::Answer(answers)
        }
    }

    fn answer_four_and_three(board: &mut Board) -> Self {
        let own = board.turn();
        let mut answers = board.rules().board();
        let attacks = *board.squares(!own, Threat::FourThree);
        for attack in attacks.squares() {
            if let Some(spoils) = spoils_four_and_three(board, attack) {
                answers &= spoils;
            }
        }
        if answers == board.rules().board() {
            return Self::None;
        }
        answers |= fours(board, own);
        let answers = without_fouls(board, answers);
        if answers.is_empty() {
            Self::LossIn(6)
        } else {
            Self::Answer(answers)
        }
    }
}

/// Returns the squares on which a stone of the player to move is no foul.
fn without_fouls(board: &mut Board, squares: Bitboard) -> Bitboard {
    if board.count(board.turn(), Threat::Foul) == 0 {
        return squares;
    }
    let legal = squares.squares().filter(|&square| !board.is_foul(square));
    legal.collect()
}

/// Returns the squares on which a player's stone makes a four. Of the first player
/// in renju, some can be fouls.
pub(crate) fn fours(board: &Board, player: Player) -> Bitboard {
    let certain = Threat::FOURS
        .iter()
        .map(|&threat| *board.squares(player, threat));
    certain.fold(suspected_fours(board, player), |fours, squares| {
        fours | squares
    })
}

/// Returns the squares on which a player's stone makes a four and may be a foul.
pub(crate) fn suspected_fours(board: &Board, player: Player) -> Bitboard {
    if board.count(player, Threat::Foul) == 0 {
        return Bitboard::EMPTY;
    }
    let is_four = |pattern: &Pattern| matches!(pattern, Pattern::Four | Pattern::OpenFour);
    let squares = board.squares(player, Threat::Foul).squares();
    squares
        .filter(|&square| {
            let patterns = board.patterns(player, square);
            patterns.iter().any(is_four)
        })
        .collect()
}

/// Returns the squares on which a stone of the player to move prevents the fives
/// that the opponent threatens, be it a foul or not.
pub(crate) fn answers_to_fives(board: &Board) -> Bitboard {
    let other = !board.turn();
    let mut answers = board.rules().board();
    for five in board.squares(other, Threat::Five).squares() {
        answers &= match board.rules().line() {
            // A stone at the end of the line prevents it as well.
            LineRule::Caro => board.defences(other, five, Threat::Five),
            _ => [five].into_iter().collect(),
        };
    }
    answers
}

/// Returns `true` if the player to move, who cannot be stopped by a five, wins by a
/// four and, after the answer, an open four.
fn wins_by_four_and_three(board: &mut Board) -> bool {
    let own = board.turn();
    if board.count(own, Threat::FourThree) == 0 {
        return false;
    }
    let attacks = *board.squares(own, Threat::FourThree);
    attacks.squares().any(|attack| {
        board.play(attack);
        let wins = match Obligation::of_answer(board) {
            None => true,
            Some(answers) => answers.squares().all(|answer| {
                let gains = board.threat(!own, answer) >= Threat::Four;
                board.play(answer);
                let wins = !gains && board.count(own, Threat::OpenFour) > 0;
                board.undo();
                wins
            }),
        };
        board.undo();
        wins
    })
}

impl Obligation {
    /// Returns `true` if the opponent would complete a line, and can be stopped.
    pub(crate) const fn answers_five(self) -> bool {
        matches!(self, Self::AnswerFive(_))
    }

    /// Returns the answers to a four that has just been played, if there are any.
    fn of_answer(board: &mut Board) -> Option<Bitboard> {
        match Self::answer_five(board) {
            Self::AnswerFive(answers) => Some(answers),
            _ => None,
        }
    }
}

/// Returns the squares on which a stone of the player to move stops the opponent's four
/// and three on `attack`. `None` if nothing needs to be stopped: the answer to the four
/// already gains a four, or it is a foul, which stones outside the line could change.
fn spoils_four_and_three(board: &mut Board, attack: Square) -> Option<Bitboard> {
    let own = board.turn();
    let mut spoils = board.defences(!own, attack, Threat::FourThree);
    if board.rules().line() == LineRule::Caro {
        // A stone at one end of the line makes the other end a further answer.
        spoils |= board.squares_around_fours(!own, attack);
    }
    board.pass();
    board.play(attack);
    let answers = answers_to_fives(board);
    let is_spoiled = without_fouls(board, answers) != answers
        || answers.squares().any(|answer| {
            spoils |= board.helpers_of_four(own, answer);
            spoils.insert(answer);
            let gains = board.threat(own, answer) >= Threat::Four;
            board.play(answer);
            let is_spoiled = gains || board.count(!own, Threat::OpenFour) == 0;
            board.undo();
            is_spoiled
        });
    board.undo();
    board.undo();
    (!is_spoiled).then_some(spoils)
}
