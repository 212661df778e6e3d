use dooz_coach::advice::{Adviser, Explanation, Review};
use dooz_coach::analysis::ThreatMap;
use dooz_coach::puzzles::shipped;
use dooz_coach::trace::{Event, Trace};
use dooz_core::textbook::Side;
use dooz_core::{Limits, Position, Score, ScoredMove, Setup, parse_moves};
use dooz_play::swap2::Decision;
use proptest::prelude::*;
use proptest::sample::Index;

use super::forms::HasForm;
use super::*;

#[track_caller]
fn round_trip(answer: Answer) {
    let reply = Reply {
        id: 3,
        last: true,
        answer,
    };
    assert_eq!(Reply::read(&reply.to_bytes()).unwrap(), reply);
}

/// A game: its rules; after a `/` the board where it began, unless that is
/// empty, with the first player as `X`; and the moves.
#[track_caller]
pub(crate) fn game(text: &str) -> Box<Game> {
    let (start, moves) = text.split_once(' ').unwrap_or((text, ""));
    let start = match start.split_once('/') {
        None => Position::new(start.parse().unwrap()),
        Some((rules, picture)) => {
            let count = |symbol| picture.chars().filter(|&cell| cell == symbol).count();
            let to_move = if count('X') > count('O') {
                Symbol::O
            } else {
                Symbol::X
            };
            let setup = Setup::parse(rules.parse().unwrap(), picture, to_move).unwrap();
            setup.position().unwrap()
        }
    };
    let mut game = Box::new(Game::from_position(start));
    for square in parse_moves(moves) {
        game.play(square.unwrap()).unwrap();
    }
    game
}

/// One game that ends with a win, one that goes on where nothing is proven,
/// one that begins in the middle.
const GAMES: [&str; 4] = [
    "3x3x3 a3 b3 a1 a2 c1 b1 b2",
    "10x10x5 e5 f6 e6 f7",
    "4x4x4/X..O............ b2",
    "3x3x3-misere b2 a1",
];

#[test]
fn reviews_and_explanations_are_read_back_as_they_were() {
    for text in GAMES {
        let game = game(text);
        let limits = Limits {
            nodes: Some(20_000),
            ..Limits::default()
        };
        let mut adviser = Adviser::new();
        let review = Review::of(&game, &mut adviser, &limits);
        for reviewed in review.moves {
            round_trip(Answer::Reviewed(reviewed, MoveThreats::default()));
        }

        let mut position = *game.start();
        for &square in game.moves() {
            let why = adviser.explain(&position, square, &limits).unwrap();
            let map = why.map.clone();
            round_trip(Answer::Explanation(Box::new(why)));
            let lines = Vec::new();
            round_trip(Answer::Values(Analysis {
                map,
                lines,
                search: None,
            }));
            position.play(square).unwrap();
        }
    }
}

#[test]
fn decisions_are_read_back_as_they_were() {
    let stones = ["h8", "i9", "j10"].map(|square| square.parse().unwrap());
    for decision in [
        Decision::Stones(stones.to_vec()),
        Decision::First,
        Decision::Second(None),
        Decision::Second(Some(stones[0])),
    ] {
        let nodes = 7;
        round_trip(Answer::Decision { decision, nodes });
    }
}

#[test]
fn thoughts_are_read_back_as_they_were() {
    let square = "h8".parse().unwrap();
    round_trip(Answer::Move(Thought {
        square: Some(square),
        score: Some(Score::LossIn(2)),
        own_score: -5,
        nodes: 1 << 40,
        exact: Some(false),
        pv: vec![square],
        moves: vec![ScoredMove {
            square,
            score: Some(Score::Estimate(i64::MIN)),
            own_score: i64::MIN,
        }],
        stopped: true,
    }));
    round_trip(Answer::Move(Thought::default()));
}

#[test]
fn a_trace_is_put_together_again_as_it_was() {
    let board = Subject::Board {
        position: Box::new(*game("3x3x3 b2 a1 b1 b3 a3").position()),
        first: Symbol::O,
    };
    let tree = Subject::tree("((7 9) (3 8 -2))", Side::Min).unwrap();
    for (subject, method) in [
        (&board, "minimax"),
        (&board, "alphabeta:fast-cut=both"),
        (&board, "lafore"),
        (&tree, "alphabeta"),
        (&tree, "averaging"),
    ] {
        let trace = Trace::record(subject.clone(), method.parse().unwrap()).unwrap();
        let head = TraceHead {
            subject: trace.subject.clone(),
            method: trace.method,
            filter: trace.filter,
            lead: trace.lead.clone(),
        };
        round_trip(Answer::TraceHead(Box::new(head.clone())));
        let mut again = head.trace();
        for events in trace.events.chunks(7) {
            round_trip(Answer::TraceEvents(Vec::<Event>::from(events)));
            again.events.extend_from_slice(events);
        }
        again.summary = trace.summary;
        assert_eq!(again, trace);
    }
}

#[test]
fn small_answers_are_read_back_as_they_were() {
    round_trip(Answer::Working { nodes: 0 });
    round_trip(Answer::Nothing);
    round_trip(Answer::Failed(Failure::NoSuchPuzzle));
    let three = "15x15x5 h8 a1 i8 a3 j8";
    let map = ThreatMap::of(game(three).position()).unwrap();
    assert!(!map.lines.is_empty());
    round_trip(Answer::Threats(map));
    round_trip(Answer::Boards(vec![Scene {
        level: 2,
        position: *game("3x3x3 a3 b3").position(),
    }]));
    let puzzle = &shipped()[0];
    for answer in puzzle.position().legal_moves() {
        round_trip(Answer::Verdict(puzzle.judge(answer).unwrap()));
    }
}

#[test]
fn a_game_is_read_back_without_what_was_taken_back() {
    for text in [
        "3x3x3",
        "3x3x3 a3 b3 a1 a2 c1 b1 b2",
        "31x22x5 ae22 a1 aa11",
        "15x15x5-renju h8 i9 j10",
    ] {
        let mut game = game(text);
        game.undo();
        let again = Game::from_form(game.form()).unwrap();
        assert_eq!(again.start(), game.start());
        assert_eq!(again.position(), game.position());
        assert_eq!(again.moves(), game.moves());
        assert!(again.taken_back().is_empty());
    }
}

#[test]
fn impossible_games_are_refused() {
    let game = |rules: &str, board: &str, moves: &[&str]| {
        let moves = moves.iter().map(ToString::to_string).collect();
        Game::from_form(((rules.to_owned(), board.to_owned()), moves))
    };
    assert!(game("3x3x3", ".........", &["a1"]).is_some());
    for (rules, board, moves) in [
        ("0x3x3", ".........", &[][..]),
        ("3x3x4-renju", ".........", &[]),
        ("3x3x3-chess", ".........", &[]),
        ("3x3x3", "........", &[]),
        ("3x3x3", "....?....", &[]),
        ("3x3x3", "XX.......", &[]),
        ("3x3x3", "XXXOOO...", &[]),
        ("3x3x3", "X........", &["a3"]),
        ("3x3x3", ".........", &["d1"]),
        ("3x3x3", ".........", &["aa"]),
    ] {
        assert!(game(rules, board, moves).is_none(), "{rules} {board}");
    }
}

#[test]
fn an_explanation_of_other_moves_than_the_legal_ones_is_none() {
    let position = *game("3x3x3 b2 a1").position();
    let limits = Limits::default();
    let why = Adviser::new().explain(&position, square("c3"), &limits);
    let why = why.unwrap();
    let of = |square, moves| Explanation::of(position, square, moves, why.map.best_is_proven);
    assert_eq!(of(square("c3"), why.moves()).as_ref(), Some(&why));
    assert_eq!(of(square("b2"), why.moves()), None);
    assert_eq!(of(square("c3"), why.moves()[1..].to_vec()), None);
}

fn square(text: &str) -> Square {
    text.parse().unwrap()
}

/// A question of every kind.
fn questions() -> Vec<Question> {
    vec![
        Question::Think(BrainTurn {
            game: game("15x15x5-renju h8"),
            first: Symbol::O,
            brain: "search:depth=2".parse().unwrap(),
            seed: 42,
            number: 1,
        }),
        Question::Values {
            game: game("4x4x4/X..O............ b2"),
        },
        Question::Explain {
            game: game("3x3x3/X...O...."),
            square: square("c1"),
        },
        Question::Hint {
            game: game("3x3x3"),
        },
        Question::Review {
            game: game("3x3x3 b2 a1"),
        },
        Question::Trace {
            subject: Subject::tree("(3 7)", Side::Max).unwrap(),
            method: "alphabeta:fast-cut=both".parse().unwrap(),
            ahead: Some(3),
            filter: TraceFilter {
                depth: Some(1),
                subtree: None,
            },
            most: 9,
        },
        Question::Boards {
            game: game("3x3x3 a3"),
        },
        Question::Threats {
            game: game("15x15x5 h8"),
        },
        Question::Judge {
            puzzle: "3x3x3 XX..O....".to_owned(),
            square: square("c3"),
        },
    ]
}

fn requests() -> impl Iterator<Item = Request> {
    let questions = (7..).zip(questions());
    questions.map(|(id, question)| Request {
        id,
        weights: None,
        question,
    })
}

#[test]
fn only_a_player_that_asks_the_engine_needs_its_weights() {
    let need = |brain: &str| {
        let turn = BrainTurn {
            game: game("15x15x5 h8"),
            first: Symbol::X,
            brain: brain.parse().unwrap(),
            seed: 7,
            number: 1,
        };
        let questions = [Question::Think(turn.clone()), Question::Decide(turn)];
        questions.map(|question| question.weights())
    };
    for brain in ["engine", "level:60"] {
        assert_eq!(need(brain), [Some(LineRule::Freestyle); 2], "{brain}");
    }
    for brain in ["random", "search:2", "machinarium", "perfect"] {
        assert_eq!(need(brain), [None; 2], "{brain}");
    }
}

#[test]
fn a_request_is_read_back_as_it_was() {
    for request in requests() {
        let again = Request::read(&request.to_bytes()).unwrap();
        assert_eq!(format!("{again:?}"), format!("{request:?}"));
    }
}

#[test]
fn a_request_that_is_cut_off_or_goes_on_is_none_but_its_number_is_known() {
    for request in requests() {
        let id = request.id;
        let mut bytes = request.to_bytes();
        for end in 0..bytes.len() {
            let known = if end == 0 { 0 } else { id };
            let error = Request::read(&bytes[..end]).unwrap_err();
            assert_eq!(error, Unreadable { id: known });
        }
        bytes.push(0);
        assert_eq!(Request::read(&bytes).unwrap_err(), Unreadable { id });
    }
}

#[test]
fn a_text_of_four_thousand_million_letters_is_none() {
    let judge = 7_u8;
    let bytes = postcard::to_allocvec(&(1_u32, judge, u32::MAX, "a1")).unwrap();
    assert_eq!(Request::read(&bytes).unwrap_err(), Unreadable { id: 1 });
}

proptest! {
    #[test]
    fn damaged_bytes_are_an_error_or_a_request(
        which in any::<Index>(),
        damages in proptest::collection::vec((any::<Index>(), any::<u8>()), 1..4),
    ) {
        let requests: Vec<Request> = requests().collect();
        let mut bytes = requests[which.index(requests.len())].to_bytes();
        for (place, byte) in damages {
            let place = place.index(bytes.len());
            bytes[place] = byte;
        }
        // What is read can be sent again.
        if let Ok(request) = Request::read(&bytes) {
            prop_assert!(Request::read(&request.to_bytes()).is_ok());
        }
    }
}
