//! Live analysis on the screen.

use std::sync::atomic::Ordering;
use std::time::Duration;

use dooz_coach::advice::MoveValue;
use dooz_coach::analysis::{Analysis, AnalysisLine, Iteration, WinSolver};
use dooz_core::{Limits, Player, parse_moves};
use dooz_engine::Board;
use dooz_locale::Language;
use insta::assert_snapshot;

use super::stage::{Stage, options};
use crate::play::tui::Look;
use crate::play::tui::app::Event;

const TWO: [&str; 2] = ["person", "person"];

/// An open three of X, which O has answered far away.
const WON: &str = "h8 a1 i8 c2 j8 e3";

fn of(look: Look, rules: &str, width: u16, height: u16) -> Stage {
    Stage::new(options(rules, TWO), look, width, height)
}

fn in_language(language: Language) -> Stage {
    let look = Look {
        language,
        ..Look::default()
    };
    of(look, "15x15x5", 80, 24)
}

/// Reports an analysis with these estimates and lines, which are the engine's affair,
/// and with what the board itself shows.
fn report(stage: &mut Stage, lines: &[(i64, &str)]) {
    let (position, _) = stage.app.shown();
    let mut analysis = Analysis::of(&position).unwrap();
    let limits = Limits {
        nodes: Some(1_000),
        ..Limits::default()
    };
    let mut board = Board::new(&position).unwrap();
    analysis.wins = WinSolver::new().solve(&mut board, &limits);
    let line = |&(score, moves): &(i64, &str)| AnalysisLine {
        value: MoveValue::Estimate { score },
        means: None,
        moves: parse_moves(moves).map(Result::unwrap).collect(),
    };
    analysis.iteration = Iteration {
        depth: 12,
        is_finished: true,
        nodes: 345_678,
        lines: lines.iter().map(line).collect(),
    };
    let number = stage.analyses.last().unwrap().0;
    stage.send(Event::Analysis(
        number,
        Box::new(analysis),
        Duration::from_secs(1),
    ));
}

/// Shows the analysis of a position in which nothing is decided, and of a won one.
fn pictures(language: Language) -> String {
    let mut stage = in_language(language);
    stage.play("h8 i9 i8 g8 h9").press("t");
    report(
        &mut stage,
        &[(95, "h10 h7 j7 g10 g9 j9 k9"), (40, "h7 h10"), (-20, "g10")],
    );
    let open = stage.picture();
    let mut stage = in_language(language);
    stage.play(WON).press("t");
    report(&mut stage, &[]);
    format!("{open}\n----\n{}", stage.picture())
}

#[test]
fn the_analysis_on_a_terminal_of_80_columns() {
    assert_snapshot!(pictures(Language::English));
}

#[test]
fn the_analysis_in_persian_reads_from_the_right() {
    assert_snapshot!(pictures(Language::Persian));
}

#[test]
fn the_analysis_in_arabic() {
    assert_snapshot!(pictures(Language::Arabic));
}

#[test]
fn the_analysis_in_russian() {
    assert_snapshot!(pictures(Language::Russian));
}

#[test]
fn the_analysis_is_ascii_where_that_is_asked_for() {
    let look = Look {
        ascii: true,
        ..Look::default()
    };
    let mut stage = of(look, "15x15x5-renju", 100, 40);
    stage.play("h8 a1 h9 a3 i7 a5 j7 a7").press("t").analyse(2);
    let picture = stage.picture();
    assert!(picture.is_ascii(), "{picture}");
    let is_row = |line: &&str| line.trim_start().starts_with("7 ");
    let row = picture.lines().find(is_row).unwrap();
    assert!(row.contains('x'), "h7 is a double three: {row}");
}

#[test]
fn a_small_screen_has_the_best_line_below_the_board() {
    let mut stage = of(Look::default(), "9x9x5", 40, 14);
    stage.play("e5 a1 f5 b3 g5 c1").press("t").analyse(2);
    assert!(stage.picture().contains("win in 2"), "{}", stage.picture());
}

#[test]
fn every_new_position_is_analysed_at_once_and_the_old_one_stopped() {
    let mut stage = in_language(Language::English);
    stage.press("t");
    let old = stage.analyses[0].1.stop_flag();
    stage.click_square("h8");
    assert!(old.load(Ordering::Relaxed));
    assert_eq!(stage.analyses.len(), 2);
    stage.press(",");
    assert_eq!(stage.analyses.len(), 3, "an earlier position is one, too");
    stage.press("t");
    assert!(stage.analyses[2].1.stop_flag().load(Ordering::Relaxed));
    assert!(stage.app.analysis().is_none());
    stage.press("<End>");
    assert_eq!(stage.analyses.len(), 3);
}

#[test]
fn a_late_report_about_an_old_position_is_not_shown() {
    let mut stage = in_language(Language::English);
    stage.press("t");
    let (number, _) = stage.analyses[0];
    stage.click_square("h8");
    let analysis = Analysis::of(stage.app.game.position()).unwrap();
    stage.send(Event::Analysis(number, Box::new(analysis), Duration::ZERO));
    assert!(stage.app.analysis().is_none());
}

#[test]
fn the_analysis_and_the_map_take_turns() {
    let mut stage = in_language(Language::English);
    stage.press("tv");
    assert!(stage.app.wants_values() && !stage.app.wants_analysis());
    stage.press("t");
    assert!(!stage.app.wants_values() && stage.app.wants_analysis());
}

#[test]
fn small_boards_and_puzzles_have_no_live_analysis() {
    let mut stage = of(Look::default(), "3x3x3", 80, 24);
    assert!(stage.press("t").analyses.is_empty());
    assert!(stage.picture().contains("Live analysis is for boards"));

    let mut stage = in_language(Language::English);
    stage.app.begin_puzzles();
    assert!(stage.press("t").analyses.is_empty());
}

#[test]
fn the_bar_is_as_long_as_the_chance_of_the_first_player() {
    let mut stage = in_language(Language::English);
    stage.play(WON).press("t").analyse(1);
    let (analysis, _) = stage.app.analysis().unwrap();
    assert_eq!(analysis.chance(Player::First), Some(1.0));
    assert!(!stage.picture().contains('░'));
    stage.press("<Lt><Lt><Lt><Lt><Lt>").analyse(3);
    let picture = stage.picture();
    assert!(picture.contains('█') && picture.contains('░'), "{picture}");
}
