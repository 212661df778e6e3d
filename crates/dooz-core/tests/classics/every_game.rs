//! Every game that a person can play against a program.

use std::collections::HashMap;

use dooz_core::classics::{AlphaBeta, Freecodecamp, Lafore, Sisoog};
use dooz_core::textbook::{FastCut, Window};
use dooz_core::{Brain, Limits, Outcome, Player, Position, Rules, Square};

use crate::tables::table;

/// Plays a program against every line of a person.
struct EveryGame<'a> {
    brain: &'a mut dyn Brain,
    program: Player,
    replies: HashMap<Position, Square>,
    /// Wins, losses and draws of the program.
    results: [i64; 3],
}

impl EveryGame<'_> {
    fn play(&mut self, position: &Position) {
        match position.outcome() {
            Some(Outcome::Win(player)) if player == self.program => self.results[0] += 1,
            Some(Outcome::Win(_)) => self.results[1] += 1,
            Some(Outcome::Draw) => self.results[2] += 1,
            None if position.turn() == self.program => {
                let reply = self.reply(position);
                self.play_on(position, reply);
            }
            None => {
                for square in position.legal_moves() {
                    self.play_on(position, square);
                }
            }
        }
    }

    fn play_on(&mut self, position: &Position, square: Square) {
        let mut child = *position;
        child.play(square).unwrap();
        self.play(&child);
    }

    fn reply(&mut self, position: &Position) -> Square {
        *self.replies.entry(*position).or_insert_with(|| {
            let choice = self.brain.think(position, &Limits::default(), &mut |_| {});
            choice.unwrap().square.expect("the program stores a move")
        })
    }
}

/// Returns the program of a row of the table. `x` is the player who has X.
fn brain(engine: &str, x: Player) -> Box<dyn Brain> {
    let narrow = AlphaBeta {
        faithful: true,
        ..AlphaBeta::new(x)
    };
    let wide = AlphaBeta {
        window: Window::new(-2, 2),
        ..narrow
    };
    match engine {
        "seed0 findBestMove" => Box::new(Sisoog),
        "seed1 minimax" => Box::new(Freecodecamp { computer: x }),
        "seed2 Lafore Evaluate" => Box::new(Lafore),
        "seed3 ab1_none_move" => Box::new(narrow),
        "seed3 ab2_none_move" => Box::new(wide),
        "seed3 ab2_min_move" => Box::new(AlphaBeta {
            fast: FastCut::min(-1),
            ..wide
        }),
        _ => panic!("unknown program {engine}"),
    }
}

#[test]
fn every_game_against_every_program_ends_as_the_table_counts() {
    for row in table("playall.tsv") {
        let program = match row.text("first") {
            "human" => Player::Second,
            "ai" => Player::First,
            first => panic!("unknown beginner {first}"),
        };
        let person_has_x = row.text("human") == "human X";
        let x = if person_has_x { !program } else { program };
        let mut games = EveryGame {
            brain: &mut *brain(row.text("engine"), x),
            program,
            replies: HashMap::new(),
            results: [0; 3],
        };
        games.play(&Position::new(Rules::TIC_TAC_TOE));

        let counted = games.results.map(Some);
        let listed = ["ai_win", "human_win", "draw"].map(|heading| row.optional(heading));
        assert_eq!(counted, listed, "{row:?}");
        assert_eq!(
            games.results.iter().sum::<i64>().to_string(),
            row.text("games")
        );
        let decisions = games.replies.len().to_string();
        assert_eq!(decisions, row.text("ai_decision_positions"), "{row:?}");
    }
}
