//! Games against proofs: the claimant reaches its goal, whatever the opponent plays.

mod makers;

use std::collections::HashSet;

use dooz_core::{Bitboard, Player, Position, Rules, Square};
use dooz_verify::{Certificate, Goal, Lemma, State, Statement, Step, windows};

use super::{Lookup, LookupError, ProofBook, Reply, Strategy};
use makers::{Random, plain_proof, weak_proof};

/// The proof that the first player wins 4x3x3.
const WIN: &[u8] = include_bytes!("../../../../data/proofs/4x3x3.dzc");

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

/// Returns the statement about a player on the empty board.
fn on_empty_board(goal: Goal, claimant: Player) -> Statement {
    Statement {
        goal,
        claimant,
        turn: Player::First,
        state: State::EMPTY,
    }
}

fn book(certificate: &Certificate) -> ProofBook {
    ProofBook::read(&certificate.write()).expect("the certificate is a proof")
}

/// Returns `true` if a player has k squares in a row.
fn has_row(lookup: &Lookup<'_>, player: Player) -> bool {
    let rules = lookup.book.claim().rules;
    let stones = lookup.stones(player);
    windows(rules).any(|line| line.squares().all(|square| stones.contains(square)))
}

/// Games against a proof.
struct Games {
    /// The places from which all games have been played.
    seen: HashSet<([Bitboard; 2], Strategy)>,
}

impl Games {
    /// Plays all games, and returns the number of places that they reach.
    fn play_all(book: &ProofBook) -> usize {
        let mut games = Self {
            seen: HashSet::new(),
        };
        games.go_on(&book.start(), book.claim().statement.goal, &mut |squares| {
            squares.squares().collect()
        });
        games.seen.len()
    }

    /// Plays games in which the opponent plays by chance.
    fn play_some(book: &ProofBook, random: &mut Random, count: usize) {
        for _ in 0..count {
            let mut games = Self {
                seen: HashSet::new(),
            };
            let goal = book.claim().statement.goal;
            games.go_on(&book.start(), goal, &mut |squares| {
                let squares: Vec<_> = squares.squares().collect();
                vec![squares[random.below(squares.len())]]
            });
        }
    }

    /// Plays on until the game is over, with the moves of the opponent that are
    /// chosen from the empty squares.
    fn go_on(
        &mut self,
        lookup: &Lookup<'_>,
        goal: Goal,
        choose: &mut dyn FnMut(&Bitboard) -> Vec<Square>,
    ) {
        if !self.seen.insert((lookup.stones, lookup.strategy.clone())) || goal == Goal::HoldFor(0) {
            return;
        }
        assert!(!has_row(lookup, !lookup.claimant()), "{lookup:?}");
        if goal != Goal::HoldWeakly && lookup.setup().has_line() {
            return;
        }
        let goal = match goal {
            Goal::HoldFor(plies) => Goal::HoldFor(plies - 1),
            goal => goal,
        };
        let empty = lookup.empty();
        if empty.is_empty() {
            assert_ne!(goal, Goal::Win);
            return;
        }
        let moves = if lookup.is_claimants_turn() {
            if let Some(&(_, Step::Complete(square))) = lookup.steps().first() {
                let rules = lookup.book.claim().rules;
                let mut lines = rules.lines_through(&lookup.stones, square, lookup.turn);
                assert!(lines.next().is_some(), "{square}: {lookup:?}");
            }
            vec![lookup.move_to_play().expect("a move is left")]
        } else {
            choose(&empty)
        };
        for square in moves {
            let mut next = lookup.clone();
            let reply = next.play(square).expect("the move is in the proof");
            assert_eq!(reply.is_none(), lookup.is_claimants_turn());
            if let (Some(before), Some(after)) = (lookup.plies_left(), next.plies_left()) {
                assert!(after < before, "{square} leaves {after} of {before}");
            }
            self.go_on(&next, goal, choose);
        }
    }
}

#[test]
fn the_place_of_a_game_says_what_a_reply_changes() {
    let book = ProofBook::read(WIN).unwrap();
    let mut game = book.start();
    assert_eq!(
        game.play(square("a1")),
        Err(LookupError::Plays(square("b2")))
    );
    assert_eq!(
        game.play(square("a9")),
        Err(LookupError::NotEmpty(square("a9")))
    );
    for (name, reply, plies) in [
        ("b2", None, 6),
        ("c2", Some(Reply::Listed), 5),
        ("a1", None, 4),
        ("c3", Some(Reply::Forced), 3),
        ("c1", None, 2),
        ("d1", Some(Reply::LeavesThreat), 1),
    ] {
        assert_eq!(game.play(square(name)), Ok(reply), "{name}");
        assert_eq!(game.plies_left(), Some(plies), "{name}");
    }
    assert!(!game.has_ended());
    game.play(game.answer().unwrap()).unwrap();
    assert!(game.has_ended());
    assert_eq!(game.play(square("d2")), Err(LookupError::GameOver));

    let mut other = book.start();
    other.play(square("b2")).unwrap();
    assert_eq!(other.play(square("b3")), Ok(Some(Reply::Unlisted)));
    assert_eq!(other.answer(), Some(square("c2")));
}

#[test]
fn the_rest_of_a_proof_is_shown_on_the_squares_of_the_game() {
    let book = ProofBook::read(WIN).unwrap();
    let mut game = book.start();
    game.play(square("b2")).unwrap();
    game.play(square("d2")).unwrap();
    let steps: Vec<String> = game
        .steps()
        .iter()
        .map(|step| format!("{step:?}"))
        .collect();
    assert_eq!(steps.len(), 4, "{steps:?}");
    assert!(steps[0].starts_with("(0, Move("), "{steps:?}");
    assert!(steps[3].starts_with("(3, Threats("), "{steps:?}");
}

#[test]
fn the_other_square_of_a_pair_completes_no_line() {
    // Four squares in a row, of which the two in the middle are a pair.
    let certificate = b"DZC1\x00\x04\x01\x03\x01\x01\x01\x01\x00\x00\x00\xfd\x01\x02";
    let book = ProofBook::read(certificate).unwrap();
    let mut game = book.start();
    assert_eq!(game.play(square("b1")), Ok(Some(Reply::Paired)));
    let steps = [(0, Step::Move(square("c1"))), (1, Step::Safe)];
    assert_eq!(game.steps(), steps);
}

#[test]
fn a_position_is_found_whatever_the_order_of_its_stones() {
    let book = ProofBook::read(WIN).unwrap();
    let mut places = vec![(book.start(), Position::new(book.claim().rules))];
    let mut found = 0;
    while let Some((place, position)) = places.pop() {
        let lookup = book.find(&position).expect("the proof leads here");
        assert_eq!(lookup.stones, place.stones);
        found += 1;
        if position.outcome().is_some() {
            continue;
        }
        let moves: Vec<_> = match place.move_to_play() {
            Some(square) => vec![square],
            None => position.legal_moves().collect(),
        };
        for square in moves {
            let mut next = place.clone();
            next.play(square).unwrap();
            places.push((next, position.after(square)));
        }
    }
    assert!(found > 100, "{found}");
    // The proof does not begin in the corner.
    let other = Position::new(book.claim().rules).after(square("a1"));
    assert!(book.find(&other).is_none());
}

#[test]
fn a_proof_of_a_win_wins_all_games() {
    let book = ProofBook::read(WIN).unwrap();
    assert!(Games::play_all(&book) > 100);
    for (rules, claimant) in [("3x3x2", Player::First), ("4x3x3", Player::First)] {
        let rules: Rules = rules.parse().unwrap();
        let statement = on_empty_board(Goal::Win, claimant);
        let certificate = plain_proof(rules, &statement).expect("it is a win");
        Games::play_all(&self::book(&certificate));
    }
}

#[test]
fn a_proof_that_a_player_holds_loses_no_game() {
    for (rules, goal) in [
        ("3x3x3", Goal::Hold),
        ("3x3x3", Goal::HoldFor(6)),
        ("4x2x3", Goal::Hold),
        ("4x3x3", Goal::HoldFor(6)),
        ("3x3x3-exactly", Goal::Hold),
        ("3x3x3-caro", Goal::Hold),
    ] {
        let statement = on_empty_board(goal, Player::Second);
        let certificate = plain_proof(rules.parse().unwrap(), &statement).expect("it holds");
        assert!(Games::play_all(&book(&certificate)) > 50);
    }
}

#[test]
fn a_square_on_which_the_proof_takes_the_opponent_to_be_changes_nothing() {
    let reply = |name, also: &[&str]| Step::Reply {
        square: square(name),
        also: also.iter().map(|name| square(name)).collect(),
    };
    let go = |name| Step::Move(square(name));
    let after_d1 = [
        vec![reply("d1", &["a1"]), go("c1"), Step::Replies(3)],
        vec![reply("e1", &[]), go("f1"), reply("f1", &[]), go("e1")],
        vec![reply("g1", &[]), go("e1"), go("e1")],
    ];
    let others = ["b1", "c1", "e1", "f1", "g1"];
    let others = others.map(|name| vec![reply(name, &[]), go("d1"), Step::Potential]);
    let proof = [
        vec![vec![Step::Replies(6)]],
        after_d1.to_vec(),
        others.to_vec(),
    ];
    let certificate = Certificate {
        rules: "7x1x3".parse().unwrap(),
        lemmas: vec![Lemma {
            statement: on_empty_board(Goal::Hold, Player::Second),
            proof: proof.concat().concat(),
        }],
    };
    let book = book(&certificate);
    let mut game = book.start();
    for (name, reply) in [
        ("a1", Some(Reply::Listed)),
        ("c1", None),
        ("d1", Some(Reply::Unlisted)),
        ("e1", None),
    ] {
        assert_eq!(game.play(square(name)), Ok(reply), "{name}");
    }
    Games::play_all(&book);
}

#[test]
fn pairs_weights_and_parts_lose_no_game() {
    let mut random = Random(7);
    let mut kinds = HashSet::new();
    for (rules, proofs) in [
        ("5x1x3", 20),
        ("4x3x4", 20),
        ("6x2x3", 20),
        ("5x2x3", 20),
        ("4x4x4", 6),
        ("5x3x4", 8),
        ("5x5x5", 6),
    ] {
        let rules: Rules = rules.parse().unwrap();
        for _ in 0..proofs {
            let certificate = weak_proof(rules, &mut random);
            for lemma in &certificate.lemmas {
                kinds.extend(lemma.proof.iter().map(std::mem::discriminant));
            }
            let book = book(&certificate);
            if rules.squares() <= 12 {
                Games::play_all(&book);
            } else {
                Games::play_some(&book, &mut random, 2000);
            }
        }
    }
    // A move, replies, one of them, a reference, weights, a pair, parts.
    assert_eq!(kinds.len(), 7, "{kinds:?}");
}
