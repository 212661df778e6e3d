//! Live analysis of positions on large boards.

use std::sync::atomic::{AtomicBool, Ordering};

use dooz_coach::advice::{Knowledge, Means, MoveValue};
use dooz_coach::analysis::{Analysis, AnalysisLine, Analyst, ThreatClass, ThreatMap};
use dooz_core::{CannotPlay, Foul, Limits, Player, Position, Rules, Setup, Square, Symbol};

fn after(rules: Rules, moves: &str) -> Position {
    let mut position = Position::new(rules);
    for square in moves.split_whitespace() {
        position.play(square.parse().unwrap()).unwrap();
    }
    position
}

fn within(nodes: u64) -> Limits<'static> {
    Limits {
        nodes: Some(nodes),
        ..Limits::default()
    }
}

/// Returns all reports of an analysis.
fn reports(position: &Position, limits: &Limits<'_>) -> Vec<Analysis> {
    let mut reports = Vec::new();
    let report = &mut |analysis: &Analysis| reports.push(analysis.clone());
    Analyst::new().analyze(position, limits, report).unwrap();
    reports
}

fn threats(map: &ThreatMap, player: Player, class: ThreatClass) -> Vec<String> {
    let of_class = map.threats.iter();
    let of_class = of_class.filter(|threat| (threat.player, threat.class) == (player, class));
    of_class.map(|threat| threat.square.to_string()).collect()
}

#[test]
fn the_board_shows_the_threats_of_both_players_by_class() {
    let setup = Setup::parse(
        "9x9x5".parse().unwrap(),
        "
        . . . . . . . . .
        . . . . . . . . .
        . X X X X O . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . O O O . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        ",
        Symbol::X,
    );
    let map = ThreatMap::of(&setup.unwrap().position().unwrap()).unwrap();
    let (x, o) = (Player::First, Player::Second);
    assert_eq!(threats(&map, x, ThreatClass::Five), ["a7"]);
    assert_eq!(threats(&map, o, ThreatClass::OpenFour), ["c4", "g4"]);
    let fours = threats(&map, o, ThreatClass::Four);
    assert_eq!(fours, ["b4", "h4"]);
    assert!(map.threats.is_sorted_by(|a, b| a.class >= b.class));
    assert!(map.forbidden.is_empty());
}

#[test]
fn forbidden_squares_of_renju_are_named_with_their_kind() {
    let position = after(Rules::RENJU, "h8 a1 h9 a3 i7 a5 j7 a7");
    let map = ThreatMap::of(&position).unwrap();
    let h7: Square = "h7".parse().unwrap();
    let forbidden = map.forbidden.iter().find(|found| found.square == h7);
    assert_eq!(forbidden.unwrap().foul, Foul::DoubleThree);
    assert!(map.threats.iter().all(|threat| threat.square != h7));
    // It is not forbidden to the other player.
    let map = ThreatMap::of(&position.after("o15".parse().unwrap())).unwrap();
    assert!(map.forbidden.is_empty());
}

#[test]
fn lines_come_after_threats_and_wins() {
    let reports = reports(&after(Rules::GOMOKU, "h8 i9 i8 g8 h9"), &within(20_000));
    let (first, last) = (&reports[0], reports.last().unwrap());
    assert_eq!((first.iteration.depth, first.chance(first.turn)), (0, None));
    assert_eq!(last.iteration.lines.len(), Analyst::LINES);
    let chances = last.iteration.lines.iter().map(|line| line.value.chance());
    assert!(chances.is_sorted_by(|a, b| a >= b));
    let sum: f64 = Player::BOTH
        .iter()
        .filter_map(|&player| last.chance(player))
        .sum();
    assert!((sum - 1.0).abs() < 1e-9);
    let nodes = reports.iter().map(|report| report.iteration.nodes);
    assert!(nodes.is_sorted());
    for report in &reports {
        let firsts = report.iteration.lines.iter().map(|line| line.moves[0]);
        let mut firsts: Vec<_> = firsts.collect();
        firsts.sort();
        assert!(firsts.windows(2).all(|pair| pair[0] != pair[1]));
    }
}

#[test]
fn a_proven_win_is_named_before_any_search() {
    let position = after(Rules::GOMOKU, "h8 a1 i8 a3 j9 o15 j10 o1");
    let reports = reports(&position, &within(5_000));
    let first = reports.iter().find(|report| report.wins.own.is_some());
    let first = first.unwrap();
    assert_eq!(first.iteration.depth, 0);
    let best = first.best().unwrap();
    assert_eq!(best.means, Some(Means::Threats));
    assert_eq!(first.chance(Player::First), Some(1.0));
    let mut end = position;
    for square in &best.moves {
        end.play(*square).unwrap();
    }
    assert!(end.outcome().is_some());
    for report in &reports[1..] {
        assert!(report.value().is_win());
    }
}

#[test]
fn a_line_is_proven_only_by_threats_or_an_end_that_is_near() {
    let position = after(Rules::GOMOKU, "h8 a1 i8 a3 j9 o15 j10 o1");
    let last = reports(&position, &within(5_000)).pop().unwrap();
    let win = last.wins.own.clone().unwrap();
    assert!(win.moves.len() > 3);
    let line = |moves: &[Square], value| AnalysisLine {
        value,
        means: None,
        moves: moves.to_vec(),
    };
    let knowledge = |line: &AnalysisLine| last.value_of(line).knowledge;
    let plies = win.moves.len() as u16;
    let forced = last.value_of(&line(&win.moves, MoveValue::Win { plies: 21 }));
    assert_eq!(forced.value, MoveValue::Win { plies });
    assert_eq!(forced.knowledge, Knowledge::Proven);

    let elsewhere = ["a15".parse().unwrap()];
    let searched = |value| knowledge(&line(&elsewhere, value));
    let depth = last.iteration.depth;
    let by_search = Knowledge::Search { plies: depth };
    assert_eq!(searched(MoveValue::Win { plies: 5 }), by_search);
    assert_eq!(searched(MoveValue::Loss { plies: 4 }), by_search);
    assert_eq!(searched(MoveValue::Loss { plies: 2 }), Knowledge::Exact);
}

#[test]
fn the_danger_is_what_the_opponent_would_do_after_a_pass() {
    let position = after(Rules::GOMOKU, "h8 a1 i8 a3 j8");
    let last = reports(&position, &within(2_000)).pop().unwrap();
    assert_eq!(last.wins.own, None);
    assert_eq!(last.wins.danger.unwrap().means, Means::Fours);
}

#[test]
fn a_proven_loss_leaves_all_chances_to_the_opponent() {
    let position = after(Rules::GOMOKU, "h8 a1 i8 a3 j8 a5 k8");
    let last = reports(&position, &within(2_000)).pop().unwrap();
    let best = last.best().unwrap();
    assert_eq!(best.value, MoveValue::Loss { plies: 2 });
    assert_eq!(last.chance(Player::First), Some(1.0));
}

#[test]
fn an_analysis_ends_soon_after_it_is_stopped() {
    let stop = AtomicBool::new(false);
    let limits = Limits {
        stop: Some(&stop),
        ..Limits::default()
    };
    let mut after_stop = 0;
    Analyst::new()
        .analyze(&after(Rules::GOMOKU, "h8 i9"), &limits, &mut |analysis| {
            if analysis.iteration.depth >= 3 {
                stop.store(true, Ordering::Relaxed);
                after_stop += 1;
            }
        })
        .unwrap();
    assert!((1..=2).contains(&after_stop), "{after_stop}");
}

#[test]
fn boards_without_a_search_are_refused_and_finished_games_have_no_lines() {
    let empty = Position::new(Rules::TIC_TAC_TOE);
    let refused = Analyst::new().analyze(&empty, &within(1), &mut |_| {});
    assert_eq!(refused, Err(CannotPlay::Unsupported));
    assert!(!Analyst::supports(Rules::TIC_TAC_TOE));
    let over = after(Rules::GOMOKU, "h8 a1 i8 a3 j8 a5 k8 a7 l8");
    let reports = reports(&over, &within(100));
    assert_eq!(reports.len(), 1);
    assert_eq!(reports[0].best(), None);
    assert!(reports[0].threats.threats.is_empty());
}

#[test]
fn an_analysis_survives_serialisation() {
    let position = after(Rules::RENJU, "h8 a1 h9 a3 i7 a5 j7 a7");
    for report in reports(&position, &within(1_000)) {
        let json = serde_json::to_string(&report).unwrap();
        assert_eq!(serde_json::from_str::<Analysis>(&json).unwrap(), report);
    }
}
