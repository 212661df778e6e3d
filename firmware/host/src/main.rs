//! All games that a person can have against [`Perfect`] or, as in the article,
//! [`Sisoog`], which the firmware has to play move for move.
//!
//! `dooz-firmware-host RULES person|computer [article] [GAMES]` prints all games in which
//! the person or the computer begins, or a random sample of them: the moves,
//! and the winner as `person`, `computer` or `nobody`.

use std::collections::HashMap;
use std::error::Error;

use dooz_core::classics::Sisoog;
use dooz_core::exact::{Entry, Perfect};
use dooz_core::{Brain, Limits, Outcome, Player, Position, Rules, Square};

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let as_in_article = words.get(2).is_some_and(|word| word == "article");
    let words: Vec<String> = words.into_iter().filter(|word| word != "article").collect();
    let (rules, begins, games) = match words.as_slice() {
        [rules, begins] => (rules, begins, None),
        [rules, begins, games] => (rules, begins, Some(games.parse()?)),
        _ => {
            return Err("usage: dooz-firmware-host RULES person|computer [article] [GAMES]".into());
        }
    };
    let rules: Rules = rules.parse()?;
    let person = match begins.as_str() {
        "person" => Player::First,
        "computer" => Player::Second,
        other => return Err(format!("`{other}` is neither person nor computer").into()),
    };

    let mut games_of = Games {
        person,
        as_in_article,
        replies: HashMap::new(),
        lot: 1,
    };
    let mut moves = Vec::new();
    match games {
        None => games_of.print_all(Position::new(rules), &mut moves)?,
        Some(games) => {
            for _ in 0..games {
                games_of.print_any(Position::new(rules))?;
            }
        }
    }
    Ok(())
}

struct Games {
    person: Player,
    as_in_article: bool,
    replies: HashMap<Position, Square>,
    lot: u64,
}

impl Games {
    fn print_all(
        &mut self,
        position: Position,
        moves: &mut Vec<Square>,
    ) -> Result<(), Box<dyn Error>> {
        if let Some(outcome) = position.outcome() {
            self.print(moves, outcome);
            return Ok(());
        }
        let next = if position.turn() == self.person {
            position.legal_moves().collect()
        } else {
            vec![self.reply(&position)?]
        };
        for square in next {
            let mut after = position;
            after.play(square)?;
            moves.push(square);
            self.print_all(after, moves)?;
            moves.pop();
        }
        Ok(())
    }

    fn print_any(&mut self, mut position: Position) -> Result<(), Box<dyn Error>> {
        let mut moves = Vec::new();
        while position.outcome().is_none() {
            let square = if position.turn() == self.person {
                let legal: Vec<_> = position.legal_moves().collect();
                legal[self.draw_lot() % legal.len()]
            } else {
                self.reply(&position)?
            };
            position.play(square)?;
            moves.push(square);
        }
        if let Some(outcome) = position.outcome() {
            self.print(&moves, outcome);
        }
        Ok(())
    }

    /// Draws a number with Knuth's generator for MMIX, the same in every run.
    fn draw_lot(&mut self) -> usize {
        self.lot = self
            .lot
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.lot >> 33) as usize
    }

    fn reply(&mut self, position: &Position) -> Result<Square, Box<dyn Error>> {
        if let Some(&square) = self.replies.get(position) {
            return Ok(square);
        }
        let limits = Limits::default();
        let choice = if self.as_in_article {
            Sisoog.think(position, &limits, &mut |_| {})?
        } else {
            let mut perfect = Perfect::new(vec![Entry::default(); 1 << 12]);
            perfect.think(position, &limits, &mut |_| {})?
        };
        let square = choice.square.ok_or("the game is over")?;
        self.replies.insert(*position, square);
        Ok(square)
    }

    fn print(&self, moves: &[Square], outcome: Outcome) {
        for square in moves {
            print!("{square} ");
        }
        println!(
            "{}",
            match outcome.winner() {
                None => "nobody",
                Some(winner) if winner == self.person => "person",
                Some(_) => "computer",
            }
        );
    }
}
