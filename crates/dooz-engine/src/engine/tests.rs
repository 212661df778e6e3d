use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;

use dooz_core::{Brain, Choice, Limits, Position, Rules, Score, Square, parse_moves};

use super::Engine;
use crate::history::Statistics;
use crate::test_support::{Random, fives};

const FIVE_RULES: [&str; 5] = ["15x15x5", "20x20x5", "15x15x5-exactly", "renju", "caro"];

fn rules(text: &str) -> Rules {
    text.parse().unwrap()
}

fn position(rules: Rules, moves: &str) -> Position {
    let mut position = Position::new(rules);
    for square in parse_moves(moves).map(Result::unwrap) {
        position.play(square).unwrap();
    }
    position
}

fn think(engine: &mut Engine, position: &Position, nodes: u64) -> Choice {
    let limits = Limits {
        nodes: Some(nodes),
        ..Limits::default()
    };
    engine.think(position, &limits, &mut |_| {}).unwrap()
}

#[test]
fn the_same_question_has_the_same_answer() {
    for text in FIVE_RULES {
        let position = position(rules(text), "h8 i9 g9 g7 i7");
        let [one, two] = [(); 2].map(|()| think(&mut Engine::new(), &position, 5_000));
        assert_eq!(one, two, "{text}");
    }
}

#[test]
fn the_statistics_of_a_search_last_until_the_engine_forgets() {
    let mut engine = Engine::new();
    think(&mut engine, &position(Rules::GOMOKU, "h8 i9 g9 g7"), 5_000);
    let statistics = |engine: &Engine| engine.game.as_ref().unwrap().statistics.clone();
    let before = statistics(&engine);
    assert_ne!(before, Statistics::default());

    // Another search begins with them: one that has no time leaves them as they are.
    let stop = AtomicBool::new(true);
    let limits = Limits {
        stop: Some(&stop),
        ..Limits::default()
    };
    let next = position(Rules::GOMOKU, "h8 i9 g9 g7 i7 f9");
    engine.think(&next, &limits, &mut |_| {}).unwrap();
    assert_eq!(statistics(&engine), before);

    engine.clear();
    engine.prepare(Rules::GOMOKU).unwrap();
    assert_eq!(statistics(&engine), Statistics::default());
}

#[test]
fn an_engine_that_is_to_report_no_line_still_finds_a_move() {
    let position = position(Rules::GOMOKU, "h8 i9");
    let choice = think(&mut Engine::new().with_lines(0), &position, 500);
    assert_eq!(choice, think(&mut Engine::new(), &position, 500));
}

#[test]
fn an_engine_that_forgets_answers_as_a_new_one() {
    let position = position(Rules::GOMOKU, "h8 i9 g9 g7");
    // To the same depth, whoever remembers visits fewer positions.
    let limits = Limits {
        depth: Some(9),
        ..Limits::default()
    };
    let mut engine = Engine::new();
    let new = engine.think(&position, &limits, &mut |_| {}).unwrap();
    engine.clear();
    let again = engine.think(&position, &limits, &mut |_| {}).unwrap();
    assert_eq!(again, new);
}

#[test]
fn a_move_is_reported_once_a_depth_and_no_score_before_a_line() {
    let position = position(Rules::GOMOKU, "h8 a8 i9");
    let limits = Limits {
        depth: Some(10),
        ..Limits::default()
    };
    let (mut moves, mut searched_moves) = (Vec::new(), 0);
    Engine::new()
        .think(&position, &limits, &mut |progress| {
            assert_eq!(progress.score.is_some(), !progress.pv.is_empty());
            if let Some(searched) = progress.searched {
                assert!(!moves.contains(&searched.square), "{searched:?} again");
                moves.push(searched.square);
            }
            if progress.finished {
                searched_moves += moves.len();
                moves.clear();
            }
        })
        .unwrap();
    assert!(searched_moves > 1);
}

#[test]
fn a_finished_depth_has_reported_the_score_of_the_answer_and_none_above() {
    // A quiet position; one with a win by fours; one with a win by open threes; and one
    // whose first moves lose to them.
    let positions = [
        "h8 a8 i9",
        "h8 a1 i8 a3 j8 a5",
        "h8 a1 i8 a3 j9 o15 j10 o1",
        "h8 a1 i8 a3 j9 o15 j10",
    ];
    let mut losses = 0;
    for moves in positions {
        let position = position(Rules::GOMOKU, moves);
        let limits = Limits {
            nodes: Some(20_000),
            ..Limits::default()
        };
        // The last report of each move counts.
        let mut scores = BTreeMap::new();
        let mut finished = None;
        let choice = Engine::new().think(&position, &limits, &mut |progress| {
            if let Some(mv) = progress.searched {
                losses += usize::from(mv.score.is_some_and(Score::is_loss));
                scores.insert(mv.square, mv.own_score);
            }
            if progress.finished {
                let best = std::mem::take(&mut scores).into_iter();
                finished = best.max_by_key(|&(_, score)| score);
                assert_eq!(
                    finished,
                    Some((progress.pv[0], progress.own_score)),
                    "{moves}"
                );
            }
        });
        let choice = choice.unwrap();
        if choice.score.is_some_and(Score::is_win) {
            assert_eq!(finished.map(|(square, _)| square), choice.square, "{moves}");
        }
    }
    assert!(losses > 0, "no move was refuted");
}

#[test]
fn a_search_that_is_stopped_at_once_has_a_legal_answer() {
    let stop = AtomicBool::new(true);
    let limits = Limits {
        stop: Some(&stop),
        ..Limits::default()
    };
    for text in FIVE_RULES {
        let position = position(rules(text), "h8 i9 g9");
        let choice = Engine::new()
            .think(&position, &limits, &mut |_| {})
            .unwrap();
        let square = choice.square.unwrap();
        assert!(
            position.legal_moves().any(|legal| legal == square),
            "{text}"
        );
        assert!(
            matches!(choice.score, Some(Score::Estimate(_))),
            "{:?}",
            choice.score
        );
    }
}

#[test]
fn games_of_the_engine_have_no_foul_and_no_five_is_missed_or_let_through() {
    for text in FIVE_RULES
        .into_iter()
        .chain(["5x5x4", "22x5x3", "5x22x6", "9x9x7"])
    {
        let mut random = Random::new(0x9a3e);
        for _ in 0..4 {
            let mut engine = Engine::new();
            let mut position = Position::new(rules(text));
            while position.outcome().is_none() && position.ply() < 80 {
                let own = fives(&position, position.turn());
                let other = fives(&position, !position.turn());
                let opening = position.ply() < 3;
                let square = if opening {
                    let legal: Vec<Square> = position.legal_moves().collect();
                    legal[random.below(legal.len())]
                } else {
                    think(&mut engine, &position, 300).square.unwrap()
                };
                position.play(square).unwrap();
                if !opening && !own.is_empty() {
                    assert!(
                        position.outcome().is_some(),
                        "a five is missed in {position:?}"
                    );
                } else if !opening && other.len() == 1 && text != "caro" {
                    let five = other.squares().next().unwrap();
                    let is_met = square == five || position.rules() == Rules::RENJU;
                    assert!(is_met, "{five} is let through in {position:?}");
                }
            }
        }
    }
}

#[test]
fn the_last_squares_of_a_board_are_played() {
    let mut random = Random::new(0x1a57);
    for _ in 0..20 {
        let mut engine = Engine::new();
        let mut position = Position::new(rules("6x6x5"));
        while position.outcome().is_none() {
            let legal: Vec<Square> = position.legal_moves().collect();
            let square = if legal.len() > 10 {
                legal[random.below(legal.len())]
            } else {
                think(&mut engine, &position, 500).square.unwrap()
            };
            position.play(square).unwrap();
        }
    }
}

#[test]
fn a_proven_win_comes_nearer_with_each_move() {
    let mut position = position(Rules::GOMOKU, "h8 a1 i8 a3 i10 a5");
    let mut engine = Engine::new();
    let mut before: Option<u16> = None;
    for _ in 0..40 {
        let choice = think(&mut engine, &position, 100_000);
        if let Some(Score::WinIn(plies)) = choice.score {
            if let Some(before) = before {
                assert!(plies < before, "{plies} after {before} in {position:?}");
            }
            before = Some(plies);
            position.play(choice.square.unwrap()).unwrap();
            if position.outcome().is_some() {
                return;
            }
            let answer = think(&mut Engine::new(), &position, 2_000);
            position.play(answer.square.unwrap()).unwrap();
        } else {
            assert_eq!(before, None, "the win is lost in {position:?}");
            position.play(choice.square.unwrap()).unwrap();
        }
    }
    panic!("no win is found");
}

#[test]
fn a_small_table_finds_the_same_wins() {
    let position = position(Rules::GOMOKU, "h8 i9 h10 g9 h9 h7 i10 a1");
    for memory in [1 << 16, 64 << 20] {
        let limits = Limits {
            nodes: Some(20_000),
            memory: Some(memory),
            ..Limits::default()
        };
        // A single line might be that of fours, which need no table.
        let mut engine = Engine::new().with_lines(2);
        let choice = engine.think(&position, &limits, &mut |_| {}).unwrap();
        assert_eq!(choice.score, Some(Score::WinIn(7)), "{memory}");
    }
}

#[test]
fn each_move_that_completes_a_line_is_a_line_of_its_own() {
    let position = position(Rules::GOMOKU, "h8 a1 i8 a3 j8 a5 k8 a7");
    let mut found = Vec::new();
    let limits = Limits {
        depth: Some(1),
        ..Limits::default()
    };
    let mut engine = Engine::new().with_lines(3);
    let choice = engine.analyze(&position, &limits, &mut |_, line| {
        found.extend(line.map(|line| (line.moves[0].to_string(), line.score)));
    });
    assert_eq!(choice.unwrap().score, Some(Score::WinIn(1)));
    found[..2].sort();
    let [left, right] = ["g8", "l8"].map(|square| (square.to_owned(), Score::WinIn(1)));
    assert_eq!(found[..2], [left, right]);
    assert_ne!(found[2].1, Score::WinIn(1));
}

#[test]
fn several_threads_find_what_one_finds() {
    let position = position(Rules::GOMOKU, "h8 a1 i8 a3 j8 a5");
    // A single line would be that of the fours, before any thread starts.
    let mut engine = Engine::new().with_threads(3).with_lines(2);
    let choice = think(&mut engine, &position, 5_000);
    assert_eq!(choice.score, Some(Score::WinIn(3)));
    let quiet = self::position(Rules::GOMOKU, "h8 i9 g9 g7 i7");
    let choice = think(&mut Engine::new().with_threads(3), &quiet, 5_000);
    assert!(
        quiet
            .legal_moves()
            .any(|legal| Some(legal) == choice.square)
    );
    assert!(choice.nodes > 5_000);
}
