//! Boards that cannot be searched to their end: what is proven comes first.

use dooz_coach::advice::{
    Adviser, Explanation, Knowledge, Means, MoveClass, MoveValue, Reason, Review, Suggestion,
    ValuedMove,
};
use dooz_core::{
    Game, Limits, Outcome, Player, Position, Rules, Setup, Square, Symbol, parse_moves,
};

use crate::sq;

fn played(rules: Rules, moves: &str) -> Game {
    let mut game = Game::new(rules);
    for square in parse_moves(moves) {
        game.play(square.unwrap()).unwrap();
    }
    game
}

fn explain(game: &Game, square: &str) -> Explanation {
    let why = Adviser::new().explain(game.position(), sq(square), &Limits::default());
    why.unwrap()
}

fn review(game: &Game) -> Review {
    Review::of(game, &mut Adviser::new(), &Limits::default())
}

/// X has an open three.
const OPEN_THREE: &str = "h8 i9 i8 i7 j8";

/// X has two threes that are closed at one end and meet at k11.
const FOURS: &str = "h11 g11 i11 b3 j11 c3 k8 k7 k9 d3 k10 o15";

#[track_caller]
fn follow(position: &Position, line: &[Square]) -> Option<Outcome> {
    let mut position = *position;
    for &square in line {
        position.play(square).unwrap();
    }
    position.outcome()
}

#[test]
fn an_open_three_that_is_ignored_loses() {
    let game = played(Rules::GOMOKU, OPEN_THREE);
    let why = explain(&game, "a5");
    assert_eq!(why.found.value, MoveValue::Loss { plies: 4 });
    assert_eq!(why.found.knowledge, Knowledge::Proven);
    assert_eq!(why.class, MoveClass::Loses);
    assert!(
        matches!(
            &why.reasons[0],
            Reason::Loses { means: Some(Means::OpenThree), line, .. } if line.len() == 3
        ),
        "{:?}",
        why.reasons
    );
    let end = follow(&game.position().after(sq("a5")), &why.line[1..]);
    assert_eq!(end, Some(Outcome::Win(Player::First)));

    // To answer it is not proven to lose.
    let better = why.better.unwrap();
    assert!(
        ["g8", "k8", "f8", "l8"].map(sq).contains(&better),
        "{better}"
    );
    assert!(!why.map.of(better).unwrap().is_proven());
}

#[test]
fn a_win_by_continuous_fours_is_proven_with_its_line() {
    let game = played(Rules::GOMOKU, FOURS);
    let why = explain(&game, "k11");
    assert!(why.found.is_proven() && why.found.value.is_win());
    let wins_by_fours = |reason: &Reason| {
        let means = Some(Means::Fours);
        matches!(reason, Reason::WinsIn { means: found, .. } if *found == means)
    };
    assert!(why.reasons.iter().any(wins_by_fours), "{:?}", why.reasons);
    let end = follow(game.position(), &why.line);
    assert_eq!(end, Some(Outcome::Win(Player::First)));
}

#[test]
fn a_move_beside_a_proven_win_is_not_said_to_give_it_up() {
    let game = played(Rules::GOMOKU, "h8 g8 i8 c3 j8 m4 k8 e13");
    let why = explain(&game, "o15");
    assert_eq!(why.class, MoveClass::Unproven);
    assert!(!why.found.is_proven());
    let sure = Reason::SureWin {
        square: sq("l8"),
        plies: 1,
        bound: false,
    };
    assert!(why.reasons.contains(&sure), "{:?}", why.reasons);
}

#[test]
fn a_win_that_is_known_as_a_bound_is_not_best_beside_a_shorter_one() {
    // e6 makes an open four. f8 wins as well, but its threats take a move more.
    let game = played(Rules::GOMOKU, "e8 j11 h8 g10 e7 h10 e5 i6");
    let why = explain(&game, "f8");
    assert!(why.found.value.is_win() && why.found.is_bound());
    let better = *why.map.of(why.better.unwrap()).unwrap();
    assert_eq!(better.value, MoveValue::Win { plies: 3 });
    assert_eq!(why.class, MoveClass::SlowerWin);
    let named = Reason::Better {
        square: better.square,
        value: better.value,
        bound: better.is_bound(),
    };
    assert!(why.reasons.contains(&named), "{:?}", why.reasons);
}

#[test]
fn every_move_of_a_lost_position_is_proven_to_lose() {
    // A four that is open at both ends.
    let game = played(Rules::GOMOKU, "h8 a1 i8 a3 j8 a5 k8");
    let map = Adviser::new().values(game.position(), &Limits::default());
    assert!(map.is_proven());
    assert!(map.moves.iter().all(|found| found.value.is_loss()));
}

/// Returns the explanation of a move in a position of gomoku.
fn explain_among(black: &str, white: &str, turn: Symbol, square: &str) -> Explanation {
    let mut setup = Setup::new(Rules::GOMOKU, turn);
    for (squares, symbol) in [(black, Symbol::X), (white, Symbol::O)] {
        for square in squares.split(' ') {
            setup.put(sq(square), Some(symbol));
        }
    }
    let position = setup.position().unwrap();
    let why = Adviser::new().explain(&position, sq(square), &Limits::default());
    why.unwrap()
}

#[test]
fn a_move_that_nobody_has_looked_at_is_not_recommended() {
    // The search has looked at five moves, and all of them lose.
    let black = "d14 d10 f9 d8 h8 c7 g7 f6 a4";
    let why = explain_among(black, "d12 g9 i9 d6 h6 f5 c4 j4", Symbol::O, "c9");
    assert!(why.found.is_proven() && why.found.value.is_loss());
    let mut values = why.map.moves.iter().map(|found| found.value);
    assert!(values.any(|value| value == MoveValue::Unknown));
    assert_eq!(why.better, None);
}

#[test]
fn a_win_that_only_the_search_sees_is_not_called_certain() {
    let black = "h13 f12 g11 h10 b9 h8 j8 f6 h6 d3";
    let white = "h14 h12 f10 g10 i9 d8 f7 h7 f5 e4";
    let why = explain_among(black, white, Symbol::X, "i5");
    let better = why.better.unwrap();
    let found = why.map.of(better).unwrap();
    assert!(found.value.is_win() && !found.is_proven());
    let is_doubted =
        |reason: &Reason| matches!(reason, Reason::SearchDoubts { better: b, .. } if *b == better);
    assert!(why.reasons.iter().any(is_doubted), "{:?}", why.reasons);
    let is_certain = |reason: &Reason| matches!(reason, Reason::Better { .. });
    assert!(!why.reasons.iter().any(is_certain), "{:?}", why.reasons);
}

#[test]
fn the_line_of_a_win_that_the_search_sees_is_not_cut() {
    let why = explain_among("i9 h8 g6", "g10 e6 i6", Symbol::X, "j9");
    assert!(why.found.value.is_win() && !why.found.is_proven());
    assert!(why.line.len() > 9, "{:?}", why.line);
}

/// Returns the explanation of a move of X on 7x7x5, where the best draws.
fn explain_drawn(square: &str) -> Explanation {
    let board = ".O...........X..OOOX......X.O...X...XO..O.X.....X";
    let setup = Setup::parse("7x7x5".parse().unwrap(), board, Symbol::X).unwrap();
    let limits = Limits {
        nodes: Some(1_000_000),
        ..Limits::default()
    };
    let position = setup.position().unwrap();
    let why = Adviser::new().explain(&position, sq(square), &limits);
    why.unwrap()
}

#[test]
fn a_draw_is_best_if_no_move_is_known_to_win() {
    let why = explain_drawn("d4");
    assert!(!why.map.is_proven());
    assert_eq!(why.map.keeps(sq("d4")), Some(true));
    assert_eq!(why.class, MoveClass::Best);
    assert_eq!(why.reasons[0], Reason::KeepsDraw);

    // A move of which nothing is known may draw as well.
    let unknown = why.map.moves.iter();
    let mut unknown = unknown.filter(|found| found.value == MoveValue::Unknown);
    let unknown = unknown.next().unwrap().square;
    assert!(why.map.keeps(unknown).is_none());
    let of = |square| Explanation::of(why.position, square, why.moves(), true).unwrap();
    assert_eq!(of(unknown).better, None);
}

#[test]
fn the_line_of_a_loss_has_its_length() {
    for square in ["a4", "g7"] {
        let why = explain_drawn(square);
        assert_eq!(why.found.knowledge, Knowledge::Exact);
        let plies = why.found.value.plies().unwrap();
        assert_eq!(why.line.len(), usize::from(plies), "{square}");
        let end = follow(&why.position, &why.line);
        assert_eq!(end, Some(Outcome::Win(Player::Second)), "{square}");
    }
}

#[test]
fn the_game_turns_where_the_open_three_is_ignored() {
    let review = review(&played(Rules::GOMOKU, "h8 i9 i8 h7 j8 a5 k8 g8 l8"));
    assert_eq!(review.moves[5].class, MoveClass::Loses);
    assert_eq!(review.point_of_no_return, Some(6));
    assert_eq!(review.decisive_move(), Some(6));
    let turn = review.turning_point.unwrap();
    assert!(turn.before > 0.25 && turn.after == 0.0);
    let known = |number: usize| review.moves[number - 1].found.is_proven();
    assert!((6..=9).all(known));
}

/// A small game of gomoku with mistakes of both sides, as people play.
const AMATEURS: &str = "h8 g9 i9 g7 g8 i8 h9 h7 f7 e6 j9 f5 i10 j11 h10 h11 g10 j10 f10 e10 g11 f12 \
                        f9 f8 g6 e9 d10 e8 e7 e12 e11 k7 k9 l9 h6 c8 d7 d9 b7 c7 d8 g12 f11 d12 h12 c12";

#[test]
fn what_is_proven_is_true() {
    let game = played(Rules::GOMOKU, AMATEURS);
    let mut position = *game.start();
    let mut adviser = Adviser::new();
    let mut proven = 0;
    for &square in game.moves() {
        let why = adviser
            .explain(&position, square, &Limits::default())
            .unwrap();
        let lines = why
            .alternatives
            .iter()
            .map(|other| (&other.found, &other.line));
        for (found, line) in lines.chain([(&why.found, &why.line)]) {
            if let (true, Some(plies)) = (found.is_proven(), found.value.plies()) {
                proven += 1;
                assert_eq!(line.len(), usize::from(plies), "{found:?} {line:?}");
                let turn = position.turn();
                let winner = if found.value.is_win() { turn } else { !turn };
                assert_eq!(follow(&position, line), Some(Outcome::Win(winner)));
            }
        }
        position.play(square).unwrap();
    }
    assert!(proven > 1000, "{proven}");
}

#[test]
fn the_same_question_has_the_same_answer() {
    let game = played(Rules::GOMOKU, OPEN_THREE);
    let mut adviser = Adviser::new();
    let first = adviser.values(game.position(), &Limits::default());
    let _ = adviser.values(&game.position().after(sq("g8")), &Limits::default());
    assert_eq!(adviser.values(game.position(), &Limits::default()), first);
}

#[test]
fn a_proven_draw_is_said_to_be_one_where_the_position_is_not_solved() {
    let position = Position::new("7x7x5".parse().unwrap());
    let reasons = |chances: i64| {
        let moves = position.legal_moves().map(|square| {
            let (value, knowledge) = match square.to_string().as_str() {
                "d4" => (MoveValue::Draw, Knowledge::Exact),
                "c4" => (
                    MoveValue::Estimate { score: chances },
                    Knowledge::Search { plies: 9 },
                ),
                _ => (MoveValue::Unknown, Knowledge::None),
            };
            let found = ValuedMove {
                square,
                value,
                knowledge,
            };
            let line = vec![square];
            Suggestion { found, line }
        });
        let why = Explanation::of(position, sq("d4"), moves.collect(), false);
        why.unwrap().reasons
    };
    assert_eq!(reasons(-20)[0], Reason::Draws);
    let doubts = Reason::SearchDoubts {
        plies: 9,
        better: sq("c4"),
    };
    assert_eq!(reasons(20), [Reason::Draws, doubts]);
}
