//! Renju positions in which one side wins by consecutive fours, proven by a
//! solver: every move of these lines is legal, and they end with a five that
//! nothing stops.
//!
//! The file may not be copied into the project, so without the shared folder
//! there is nothing to check.

use dooz_core::{Outcome, Player, Position, Rules, Setup, Square, Symbol, parse_moves};
use serde_json::Value;

mod tables;

fn moves(value: &Value) -> Vec<Square> {
    let moves: Result<Vec<Square>, _> = parse_moves(value.as_str().unwrap()).collect();
    moves.unwrap()
}

/// Returns the position with these stones, black and white in turn. The file
/// lists them by rows, so they cannot be played in this order.
fn position(stones: &[Square]) -> Position {
    let rules = Rules::RENJU;
    let mut picture = vec!['.'; rules.squares()];
    for (square, symbol) in stones.iter().zip(['X', 'O'].into_iter().cycle()) {
        picture[rules.cell(*square)] = symbol;
    }
    let picture: String = picture.into_iter().collect();
    let to_move = match stones.len() % 2 {
        0 => Symbol::X,
        _ => Symbol::O,
    };
    let setup = Setup::parse(rules, &picture, to_move).unwrap();
    setup.position().unwrap()
}

#[test]
fn proven_wins_by_fours_break_no_rule() {
    if !tables::path("vcf-renju.jsonl").exists() {
        eprintln!("not run: the folder that DOOZ_TEST_DATA names has no vcf-renju.jsonl");
        return;
    }
    let mut checked = 0;
    for line in tables::text("vcf-renju.jsonl").lines() {
        let case: Value = serde_json::from_str(line).unwrap();
        let mut position = position(&moves(&case["stones"]));
        let attacker = match case["side"].as_u64() {
            Some(1) => Player::First,
            Some(2) => Player::Second,
            side => panic!("no such side: {side:?}"),
        };
        if position.turn() != attacker {
            // As if the opponent had passed, which no game of ours can.
            continue;
        }

        for square in moves(&case["moves"]) {
            let played = position.play(square);
            played.unwrap_or_else(|error| panic!("{error} in {line}"));
        }
        assert!(is_won(&position, attacker), "{line}\n{position:?}");
        checked += 1;
    }
    assert!(checked > 1000, "only {checked} of the lines were checked");
}

fn after(position: &Position, square: Square) -> Position {
    let mut next = *position;
    next.play(square).unwrap();
    next
}

fn wins_at_once(position: &Position) -> impl Iterator<Item = Square> {
    let wins = |square: &Square| {
        let outcome = after(position, *square).outcome();
        outcome == Some(Outcome::Win(position.turn()))
    };
    position.legal_moves().filter(wins)
}

/// Returns `true` if the attacker has a five, or will have one after any reply.
fn is_won(position: &Position, attacker: Player) -> bool {
    if position.outcome().is_some() || position.turn() == attacker {
        let is_five = position.outcome() == Some(Outcome::Win(attacker));
        return is_five || wins_at_once(position).next().is_some();
    }
    // Only a five of one's own or a stone where the five would be can stop it.
    let elsewhere = position.legal_moves().next().unwrap();
    let fives: Vec<Square> = wins_at_once(&after(position, elsewhere)).collect();
    let holds =
        |&five: &Square| position.foul(five).is_some() || is_won(&after(position, five), attacker);
    wins_at_once(position).next().is_none() && !fives.is_empty() && fives.iter().all(holds)
}
