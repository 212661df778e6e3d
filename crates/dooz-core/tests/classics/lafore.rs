use std::fmt::Write;

use dooz_core::classics::{Freecodecamp, Lafore, TicTacToeBoard};
use dooz_core::textbook::{Averaging, GameState, Node, Observer, Side, Tree};
use dooz_core::{Brain, Limits, Player, Position, Rules, Symbol};

use crate::tables::{XPosition, after_one_move, all_positions, cell, choose, reply, table};

/// Counts the positions that the program creates: one for each move of each
/// position that it evaluates.
#[derive(Default)]
struct Created(usize);

impl Observer<TicTacToeBoard> for Created {
    fn enter(&mut self, node: &Node<'_, TicTacToeBoard>) {
        if node.state.value().is_none() {
            self.0 += node.state.moves().count();
        }
    }
}

#[test]
fn every_row_of_the_table_holds() {
    for row in table("lafore.tsv") {
        let game = row.game(row.symbol("to_move"));
        let mut created = Created::default();
        let (choice, scores) = choose(&mut Lafore, &game.position).unwrap();
        let board = Lafore.game(&game.position).unwrap();
        let found = Averaging.search(&board, &mut created);
        assert_eq!(found.nodes, choice.nodes);
        assert_eq!(Some(choice.own_score), row.optional("score"), "{row:?}");
        let index = choice.square.map(cell);
        assert_eq!(index, row.optional("move"), "{row:?}");
        assert_eq!(choice.nodes.to_string(), row.text("calls"), "{row:?}");
        assert_eq!(created.0.to_string(), row.text("positions_created"));

        let listed = |cell| Some((cell, row.optional(&format!("s{cell}"))?));
        let listed: Vec<_> = (0..9).filter_map(listed).collect();
        assert_eq!(scores, listed, "{row:?}");
    }
}

#[test]
fn scores_replies_and_calls_at_the_start_are_the_articles() {
    let of = |position: &Position| {
        let (choice, _) = choose(&mut Lafore, position).unwrap();
        (choice.own_score, cell(choice.square.unwrap()), choice.nodes)
    };
    assert_eq!(of(&Position::new(Rules::TIC_TAC_TOE)), (30, 4, 340_858));
    let first: Vec<_> = after_one_move().map(|position| of(&position)).collect();
    assert_eq!(first[0], (74, 4, 37_157));
    assert_eq!(first[1], (63, 4, 39_497));
    assert_eq!(first[4], (84, 0, 34_241));
}

#[test]
fn the_boards_of_two_levels_are_shown_in_the_articles_order() {
    for first in [0, 1, 2, 4] {
        let position = after_one_move().nth(first).unwrap();
        let mut shown = String::new();
        let mut show = |level: u32, position: &Position| {
            writeln!(shown, "{level}\t{}", position.picture(Symbol::X)).unwrap();
        };
        Lafore
            .thinking_aloud(&position, &Limits::default(), &mut |_| {}, &mut show)
            .unwrap();
        let expected = crate::tables::text(&format!("lafore_display_{first}.tsv"));
        assert_eq!(shown.lines().count(), 64);
        assert_eq!(shown.trim_end(), expected.trim_end());
    }
}

#[test]
fn the_articles_examples_come_out_in_whole_numbers() {
    for row in table("lafore_worked_examples.tsv") {
        // A leaf is worth 1, 0 or -1 to the side that moves at the root.
        let leaf = |score: &str| ["-1", "0", "1"][score.parse::<usize>().unwrap() / 50];
        let leaves: Vec<_> = row.text("scores").split(',').map(leaf).collect();
        let text = format!("({})", leaves.join(" "));
        let tree = Tree::parse(&text, Side::Max).unwrap();
        let found = Averaging.search(&tree, &mut ());
        assert_eq!(Some(found.score), row.optional("inverted"), "{row:?}");
        assert_eq!(Some(100 - found.score), row.optional("favoured"), "{row:?}");
    }
}

#[test]
fn of_several_wins_at_once_the_last_one_is_played() {
    // Cell 2 completes the top row, cell 6 the left column.
    let game = XPosition::new("XX. XOO .O.", Symbol::X);
    assert_eq!(reply(&mut Lafore, &game.position), 6);
}

/// Returns the game's value to X under perfect play.
fn value(game: &XPosition) -> i64 {
    let computer = game.player(Symbol::X);
    let (choice, _) = choose(&mut Freecodecamp { computer }, &game.position).unwrap();
    choice.own_score / 10
}

#[test]
fn sixteen_positions_are_played_worse_than_they_could_be() {
    let mut worse = Vec::new();
    for position in all_positions() {
        // The table's person, X, began; it is the machine's move.
        if position.turn() != Player::Second || position.outcome().is_some() {
            continue;
        }
        let before = XPosition {
            position,
            first: Symbol::X,
        };
        let mut after = before;
        let square = Lafore.think(&position, &Limits::default(), &mut |_| {});
        let square = square.unwrap().square.unwrap();
        after.position.play(square).unwrap();
        let values = (value(&before), value(&after));
        if values.0 != values.1 {
            let board = position.picture(Symbol::X).to_string();
            worse.push((board, cell(square), values.0, values.1));
        }
    }
    worse.sort();

    let mut listed: Vec<_> = table("lafore_suboptimal.tsv")
        .iter()
        .map(|row| {
            (
                row.text("board").to_owned(),
                row.optional("move").unwrap(),
                row.optional("value_before(X view)").unwrap(),
                row.optional("value_after").unwrap(),
            )
        })
        .collect();
    listed.sort();
    assert_eq!(listed.len(), 16);
    assert_eq!(worse, listed);
}
