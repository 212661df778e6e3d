//! The progress that brains report.

use std::sync::atomic::{AtomicBool, Ordering};

use dooz_core::classics::{AlphaBeta, Freecodecamp, Lafore, Machinarium, Sisoog};
use dooz_core::exact::{Entry, Perfect};
use dooz_core::textbook::Search;
use dooz_core::{
    Brain, Choice, Limits, Player, Position, Progress, Rules, Score, ScoredMove, Square,
    parse_moves,
};

fn position(rules: &str, moves: &str) -> Position {
    let mut position = Position::new(rules.parse().unwrap());
    for square in parse_moves(moves) {
        position.play(square.unwrap()).unwrap();
    }
    position
}

fn brains(rules: Rules) -> Vec<Box<dyn Brain>> {
    let mut brains: Vec<Box<dyn Brain>> = vec![
        Box::new(Perfect::new(vec![Entry::default(); 4096])),
        Box::new(Search::default()),
        Box::new(Machinarium::default()),
    ];
    if rules == Rules::TIC_TAC_TOE {
        let first = Player::First;
        brains.push(Box::new(Sisoog));
        brains.push(Box::new(Freecodecamp { computer: first }));
        brains.push(Box::new(Lafore));
        brains.push(Box::new(AlphaBeta::new(first)));
    }
    brains
}

const POSITIONS: [(&str, &str); 6] = [
    ("3x3x3", ""),
    ("3x3x3", "b2 a1 c1"),
    ("4x4x3", ""),
    ("7x7x5", "d4 d5"),
    ("15x15x5", "h8 i9 h9 i8"),
    ("8x3x3-caro", "a1 b2 c3 d1 e2 f3 g1 h2 a3 b1 c2 d3"),
];

/// A report, owned.
#[derive(Clone, Debug, PartialEq)]
struct Report {
    depth: Option<u32>,
    nodes: u64,
    score: Option<Score>,
    own_score: i64,
    square: Option<Square>,
    searched: Option<ScoredMove>,
    finished: bool,
}

impl From<&Progress<'_>> for Report {
    fn from(progress: &Progress<'_>) -> Self {
        Self {
            depth: progress.depth,
            nodes: progress.nodes,
            score: progress.score,
            own_score: progress.own_score,
            square: progress.pv.first().copied(),
            searched: progress.searched,
            finished: progress.finished,
        }
    }
}

const MOST_NODES: u64 = 50_000;

/// Lets a brain think, and stops it at one of its reports.
fn think(brain: &mut dyn Brain, position: &Position, stop_at: usize) -> (Choice, Vec<Report>) {
    let stop = AtomicBool::new(false);
    let limits = Limits {
        nodes: Some(MOST_NODES),
        stop: Some(&stop),
        ..Limits::default()
    };
    let mut reports = Vec::new();
    let choice = brain.think(position, &limits, &mut |progress| {
        reports.push(Report::from(progress));
        stop.store(reports.len() > stop_at, Ordering::Relaxed);
    });
    (choice.unwrap(), reports)
}

#[test]
fn the_last_finished_depth_has_the_answer_and_the_scores_of_the_best_moves() {
    for (rules, moves) in POSITIONS {
        let position = position(rules, moves);
        for (number, mut brain) in brains(position.rules()).into_iter().enumerate() {
            let (choice, reports) = think(&mut *brain, &position, usize::MAX);
            let what = format!("{rules} {moves} {number}");
            // The console program does not count the root.
            let is_cut_short = choice.nodes + 1 >= MOST_NODES;
            let Some(end) = reports.iter().rposition(|report| report.finished) else {
                assert!(is_cut_short, "{what}");
                continue;
            };
            let last = &reports[end];
            assert!(is_cut_short || end + 1 == reports.len(), "{what}");
            assert_eq!(last.square, choice.square, "{what}");
            assert_eq!(last.own_score, choice.own_score, "{what}");
            let before = reports[..end].iter().rev();
            let of_depth: Vec<_> = before.take_while(|report| !report.finished).collect();
            assert!(of_depth.iter().all(|report| report.depth == last.depth));
            let mut squares = of_depth.iter().filter_map(|report| report.searched);
            assert!(squares.any(|mv| Some(mv.square) == choice.square), "{what}");
        }
    }
}

#[test]
fn the_number_of_nodes_never_decreases() {
    for (rules, moves) in POSITIONS {
        let position = position(rules, moves);
        for mut brain in brains(position.rules()) {
            let (choice, reports) = think(&mut *brain, &position, usize::MAX);
            assert!(reports.is_sorted_by_key(|report| report.nodes));
            // The console program does not count the root.
            let last = reports.last().map_or(0, |report| report.nodes);
            assert!(choice.nodes + 1 >= last, "{rules} {moves}: {last}");
        }
    }
}

#[test]
fn a_brain_that_is_stopped_answers_with_what_it_reported_last_or_better() {
    for (rules, moves) in [POSITIONS[1], POSITIONS[3], POSITIONS[4]] {
        let position = position(rules, moves);
        let for_first = |score: i64| match position.turn() {
            Player::First => score,
            Player::Second => -score,
        };
        let of_rules = || brains(position.rules()).into_iter();
        for (number, mut brain) in of_rules().enumerate() {
            let (_, reports) = think(&mut *brain, &position, usize::MAX);
            for stop_at in (0..reports.len()).step_by(7) {
                let mut brain = of_rules().nth(number).unwrap();
                let (choice, reports) = think(&mut *brain, &position, stop_at);
                let last = reports.last().unwrap();
                let is_last = last.square == choice.square && last.own_score == choice.own_score;
                // A move at the root may just have been searched to its end. The numbers are
                // those of the brains above.
                let is_better = match number {
                    0 => choice.exact == Some(true),
                    2 | 3 => choice.own_score > last.own_score,
                    4 | 6 => for_first(choice.own_score) > for_first(last.own_score),
                    // Averaging has a score when it has searched all moves.
                    5 => !last.finished,
                    _ => false,
                };
                assert!(
                    is_last || is_better || last.square.is_none(),
                    "{rules} {number} {stop_at}"
                );
                assert!(choice.square.is_some());
            }
        }
    }
}

#[test]
fn a_long_search_shows_life() {
    let empty = position("5x5x4", "");
    let mut perfect = Perfect::new(vec![Entry::default(); 4096]);
    let (_, reports) = think(&mut perfect, &empty, usize::MAX);
    let mut before = 0;
    for report in reports {
        assert!(report.nodes <= before + 1024, "{report:?}");
        before = report.nodes;
    }
    assert!(before > 40_000);
}

#[test]
fn a_score_says_how_far_off_the_end_is() {
    let won = position("3x3x3", "a1 b1 a2 b2");
    let scores = |brain: &mut dyn Brain, position: &Position| {
        let choice = brain.think(position, &Limits::default(), &mut |_| {});
        let choice = choice.unwrap();
        (choice.score, choice.own_score)
    };
    let mut perfect = Perfect::new([]);
    assert_eq!(scores(&mut perfect, &won), (Some(Score::WinIn(1)), 999));
    assert_eq!(scores(&mut Sisoog, &won), (Some(Score::WinIn(1)), 10));
    let mut search = Search::default();
    assert_eq!(scores(&mut search, &won).0, Some(Score::WinIn(1)));
    let mut freecodecamp = Freecodecamp {
        computer: Player::First,
    };
    assert_eq!(scores(&mut freecodecamp, &won), (None, 10));

    let draw = Position::new(Rules::TIC_TAC_TOE);
    assert_eq!(scores(&mut Sisoog, &draw), (Some(Score::Draw), 0));
    assert_eq!(scores(&mut freecodecamp, &draw), (Some(Score::Draw), 0));
    assert_eq!(scores(&mut perfect, &draw), (Some(Score::Draw), 0));
    // Averaging expects 70 of 100 for itself, and a draw is worth 50.
    let expected = (Some(Score::Estimate(20)), 30);
    assert_eq!(scores(&mut Lafore, &draw), expected);
}

#[test]
fn a_root_move_of_the_textbook_search_that_is_only_bounded_has_no_score() {
    let position = position("6x6x4", "c3 a1 d3 a2");
    let mut moves: Vec<ScoredMove> = Vec::new();
    let mut search = Search {
        depth: 3,
        ..Search::default()
    };
    let choice = search.think(&position, &Limits::default(), &mut |progress| {
        if progress.depth == Some(3) {
            moves.extend(progress.searched);
        }
    });
    let best = choice.unwrap().score;
    // The open three wins at the next move; nothing else does.
    assert_eq!(best, Some(Score::WinIn(3)));
    let wins = moves.iter().filter(|mv| mv.score == best);
    let bounds = moves.iter().filter(|mv| mv.score.is_none());
    assert!(wins.count() < moves.len());
    assert!(bounds.count() > 0);
    for bound in moves.iter().filter(|mv| mv.score.is_none()) {
        let earlier = moves.iter().take_while(|mv| mv.square != bound.square);
        assert!(earlier.map(|mv| mv.own_score).max() >= Some(bound.own_score));
    }
}
