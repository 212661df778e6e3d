use dooz_core::classics::AlphaBeta;
use dooz_core::textbook::{Counts, Cut, FastCut, Window};
use dooz_core::{Player, Position, Rules, Symbol};

use crate::files::Row;
use crate::tables::{XPosition, all_positions, cell, choose, table};

fn window(name: &str) -> Window {
    match name {
        "ab1" | "-1,+1" => Window::new(-1, 1),
        "ab2" | "-2,+2" => Window::new(-2, 2),
        _ => panic!("unknown window {name}"),
    }
}

fn fast(name: &str) -> FastCut {
    match name {
        "none" => FastCut::NONE,
        "min" => FastCut::min(-1),
        "both" => FastCut::both(-1, 1),
        _ => panic!("unknown fast cut-off {name}"),
    }
}

fn check(row: &Row, game: &XPosition, mut brain: AlphaBeta, column: &str) {
    let (choice, _) = choose(&mut brain, &game.position).unwrap();
    let at = |part: &str| format!("{column}_{part}");
    let square = choice.square.map(cell);
    assert_eq!(
        Some(choice.own_score),
        row.optional(&at("score")),
        "{row:?}"
    );
    assert_eq!(square, row.optional(&at("move")), "{column} {row:?}");
    assert_eq!(choice.nodes.to_string(), row.text(&at("calls")), "{row:?}");
    assert_eq!(choice.exact, Some(true));
}

#[test]
fn every_row_of_the_table_holds_for_every_window_and_fast_cut() {
    for row in table("alphabeta.tsv") {
        let game = row.game(row.symbol("to_move"));
        let x = game.player(Symbol::X);
        for name in ["ab1_none", "ab1_min", "ab2_none", "ab2_min", "ab2_both"] {
            let (bounds, cut) = name.split_once('_').unwrap();
            let brain = AlphaBeta {
                window: window(bounds),
                fast: fast(cut),
                faithful: true,
                ..AlphaBeta::new(x)
            };
            check(&row, &game, brain, name);
        }

        let (choice, scores) = choose(&mut AlphaBeta::plain(x), &game.position).unwrap();
        let square = choice.square.map(cell);
        assert_eq!(
            Some(choice.own_score),
            row.optional("true_value"),
            "{row:?}"
        );
        assert_eq!(square, row.optional("mm_move"), "{row:?}");
        assert_eq!(scores.len(), game.position.legal_moves().count());
    }
}

#[test]
fn calls_leaves_and_cuts_after_each_first_move_are_the_tables() {
    for row in table("alphabeta_first_moves.tsv") {
        let game = row.game(row.symbol("to_move"));
        let brain = AlphaBeta {
            window: window(row.text("init")),
            fast: fast(row.text("fast")),
            ..AlphaBeta::new(game.player(Symbol::X))
        };
        let (choice, _) = choose(&mut { brain }, &game.position).unwrap();
        let mut counts = Counts::default();
        let board = brain.game(&game.position).unwrap();
        let found = brain.search().search(&board, &mut counts);
        assert_eq!((found.score, found.nodes), (choice.own_score, choice.nodes));
        assert_eq!(Some(choice.own_score), row.optional("score"), "{row:?}");
        let square = choice.square.map(cell);
        assert_eq!(square, row.optional("move"), "{row:?}");
        assert_eq!(choice.nodes, counts.nodes);
        for (heading, count) in [
            ("calls", counts.nodes),
            ("leaves", counts.leaves),
            ("cuts", counts.cuts),
            ("fast_cuts", counts.fast_cuts),
        ] {
            assert_eq!(count.to_string(), row.text(heading), "{heading} {row:?}");
        }
    }
}

#[test]
fn the_narrow_window_stores_no_move_in_1264_of_9040_positions() {
    let (mut going_on, mut without_move) = (0, 0);
    for position in all_positions() {
        if position.outcome().is_some() {
            continue;
        }
        for x in Player::BOTH {
            let faithful = AlphaBeta {
                faithful: true,
                ..AlphaBeta::new(x)
            };
            let (choice, _) = choose(&mut { faithful }, &position).unwrap();
            let (helpful, _) = choose(&mut AlphaBeta::new(x), &position).unwrap();
            going_on += 1;
            without_move += u32::from(choice.square.is_none());
            assert!(position.legal_moves().any(|sq| helpful.square == Some(sq)));
            if choice.square.is_some() {
                assert_eq!(choice.square, helpful.square);
            }
        }
    }
    assert_eq!((going_on, without_move), (9040, 1264));
}

#[test]
fn where_no_move_is_stored_the_longest_defence_is_played() {
    // All four moves lose, but only cell 2 makes X take the longer way.
    let game = XPosition::new(".X...XOOX", Symbol::O);
    let (choice, _) = choose(&mut AlphaBeta::new(game.player(Symbol::X)), &game.position).unwrap();
    assert_eq!(choice.square.map(cell), Some(2));
}

#[test]
fn a_window_or_a_fast_cut_that_hides_the_value_is_not_called_exact() {
    // O to move wins, which a window above 0 cannot see.
    let game = XPosition::new("OO.XX....", Symbol::O);
    let normal = AlphaBeta::new(game.player(Symbol::X));
    let above = AlphaBeta {
        window: Window::new(0, 1),
        ..normal
    };
    let hasty = AlphaBeta {
        fast: FastCut::min(0),
        ..normal
    };
    for (mut brain, exact) in [(normal, true), (above, false), (hasty, false)] {
        let (choice, _) = choose(&mut brain, &game.position).unwrap();
        assert_eq!(choice.exact, Some(exact));
    }
}

#[test]
fn a_strict_cut_visits_more_and_finds_the_same() {
    let empty = Position::new(Rules::TIC_TAC_TOE);
    let calls = [Cut::AtLeast, Cut::Above, Cut::Never].map(|cut| {
        let brain = AlphaBeta {
            window: Window::new(-2, 2),
            cut,
            ..AlphaBeta::new(Player::First)
        };
        let (choice, _) = choose(&mut { brain }, &empty).unwrap();
        assert_eq!((choice.own_score, choice.square.map(cell)), (0, Some(0)));
        choice.nodes
    });
    assert_eq!(calls[0], 18_297);
    assert!(calls[0] < calls[1] && calls[1] < calls[2]);
    assert_eq!(calls[2], 549_946);
}
