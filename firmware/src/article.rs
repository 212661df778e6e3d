//! The player of the article: minimax with depth, without pruning.

use dooz_core::exact::PackedBoard;
use dooz_core::textbook::{DepthAdjusted, GameState, Minimax, Node, Observer, Side};
use dooz_core::{Outcome, Player, Square};

/// Returns the move of the article's program: a win is worth 10, less the depth,
/// which is 0 after its own first move, and the first of equal moves is kept.
/// `visited` is called at each of its thousands of positions.
pub(crate) fn best_move(board: PackedBoard<u32>, visited: &mut dyn FnMut()) -> Option<Square> {
    let game = DepthAdjusted::from_zero(Game {
        board,
        computer: board.player(),
    });
    let found = Minimax::default().search(&game, &mut Visits(visited));
    let place = game.moves().position(|mv| found.best == Some(mv));
    place.and_then(|place| board.legal_moves().nth(place))
}

/// A board with scores for the computer.
#[derive(Clone, Copy)]
struct Game {
    board: PackedBoard<u32>,
    computer: Player,
}

impl GameState for Game {
    type Move = u32;

    fn turn(&self) -> Side {
        if self.board.player() == self.computer {
            Side::Max
        } else {
            Side::Min
        }
    }

    fn moves(&self) -> impl Iterator<Item = u32> {
        self.board.moves()
    }

    fn after(&self, mv: u32) -> Self {
        Self {
            board: self.board.after(mv),
            ..*self
        }
    }

    fn value(&self) -> Option<i64> {
        self.board.outcome().map(|outcome| match outcome {
            Outcome::Win(player) if player == self.computer => 10,
            Outcome::Win(_) => -10,
            Outcome::Draw => 0,
        })
    }
}

struct Visits<'a>(&'a mut dyn FnMut());

impl<G: GameState> Observer<G> for Visits<'_> {
    fn enter(&mut self, _: &Node<'_, G>) {
        (self.0)();
    }
}

#[cfg(test)]
mod tests {
    use dooz_core::classics::Sisoog;
    use dooz_core::exact::PackedRules;
    use dooz_core::{Brain, Limits, Position, Rules};

    use super::*;

    /// The games that a person can have who begins.
    #[derive(Debug, Default, PartialEq, Eq)]
    struct Games {
        won: u32,
        drawn: u32,
        lost: u32,
    }

    impl Games {
        fn play(&mut self, position: &Position, board: PackedBoard<u32>) {
            if let Some(outcome) = position.outcome() {
                match outcome.winner() {
                    Some(Player::First) => self.lost += 1,
                    Some(Player::Second) => self.won += 1,
                    None => self.drawn += 1,
                }
            } else if position.turn() == Player::First {
                for square in position.legal_moves() {
                    self.play(&position.after(square), board.play(square).unwrap());
                }
            } else {
                let square = best_move(board, &mut || {}).unwrap();
                let choice = Sisoog.think(position, &Limits::default(), &mut |_| {});
                assert_eq!(choice.unwrap().square, Some(square), "{position:?}");
                self.play(&position.after(square), board.play(square).unwrap());
            }
        }
    }

    #[test]
    fn all_569_games_against_the_articles_player_are_those_of_the_article() {
        let rules = PackedRules::with_word(Rules::TIC_TAC_TOE).unwrap();
        let mut games = Games::default();
        games.play(&Position::new(Rules::TIC_TAC_TOE), rules.start());
        let expected = Games {
            won: 386,
            drawn: 183,
            lost: 0,
        };
        assert_eq!(games, expected);
    }
}
