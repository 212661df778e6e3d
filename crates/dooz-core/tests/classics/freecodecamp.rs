use dooz_core::classics::{Freecodecamp, Sisoog, TicTacToeBoard};
use dooz_core::textbook::{GameState, Minimax, Node, Observer, Side};
use dooz_core::{Outcome, Player, Position, Rules, Setup, Symbol};

use crate::tables::{after_one_move, all_positions, cell, choose, reply, table};

#[test]
fn every_row_of_the_table_holds() {
    for row in table("freecodecamp.tsv") {
        let game = row.game(row.symbol("to_move"));
        let computer = game.player(Symbol::X);
        let (choice, scores) = choose(&mut Freecodecamp { computer }, &game.position).unwrap();
        assert_eq!(Some(choice.own_score), row.optional("score"), "{row:?}");
        let index = choice.square.map(cell);
        assert_eq!(index, row.optional("index"), "{row:?}");
        assert_eq!(choice.nodes.to_string(), row.text("calls"), "{row:?}");
        assert_eq!(scores.len(), game.position.legal_moves().count());
    }
}

#[test]
fn replies_and_calls_at_the_start_are_the_articles() {
    let mut brain = Freecodecamp {
        computer: Player::Second,
    };
    let (choice, _) = choose(&mut brain, &Position::new(Rules::TIC_TAC_TOE)).unwrap();
    assert_eq!((choice.own_score, choice.nodes), (0, 549_946));
    let replies: Vec<_> = after_one_move().map(|p| reply(&mut brain, &p)).collect();
    assert_eq!(replies, [4, 0, 4, 0, 0, 2, 4, 1, 4]);
}

#[test]
fn without_depth_it_passes_over_wins_in_one_that_depth_finds() {
    let wins = |position: &Position, cell: usize| {
        let mut child = *position;
        child
            .play(Rules::TIC_TAC_TOE.square(cell).unwrap())
            .unwrap();
        child.outcome() == Some(Outcome::Win(position.turn()))
    };
    let (mut in_one, mut passed_over) = (0, 0);
    for position in all_positions() {
        let computer = position.turn();
        let can_win = position
            .legal_moves()
            .any(|square| wins(&position, cell(square)));
        if !can_win {
            continue;
        }
        in_one += 1;
        assert!(wins(&position, reply(&mut Sisoog, &position)));
        let chosen = reply(&mut Freecodecamp { computer }, &position);
        passed_over += u32::from(!wins(&position, chosen));
    }
    assert_eq!((in_one, passed_over), (2358, 392));
}

/// A call of the article's recursion, as its table describes it.
#[derive(Debug, Default, PartialEq)]
struct Call {
    parent: usize,
    level: u32,
    mv: Option<u8>,
    board: String,
    to_move: String,
    terminal: &'static str,
    score: i64,
    index: Option<u8>,
    child_scores: Vec<String>,
    returned: usize,
}

/// Writes all calls down.
#[derive(Default)]
struct Trace {
    calls: Vec<Call>,
    /// The numbers of the calls that have not returned, from 1.
    open: Vec<usize>,
    returned: usize,
}

impl Observer<TicTacToeBoard> for Trace {
    fn enter(&mut self, node: &Node<'_, TicTacToeBoard>) {
        self.calls.push(Call {
            parent: self.open.last().copied().unwrap_or(0),
            level: node.ply,
            mv: node.mv,
            board: node.state.position().picture(Symbol::X).to_string(),
            to_move: if node.state.turn() == Side::Max {
                "X"
            } else {
                "O"
            }
            .to_owned(),
            terminal: match node.state.value() {
                None => "no",
                Some(10) => "ai_win",
                Some(-10) => "human_win",
                Some(_) => "draw",
            },
            ..Call::default()
        });
        self.open.push(self.calls.len());
    }

    fn choose(&mut self, _: &Node<'_, TicTacToeBoard>, best: u8, _: i64) {
        let call = *self.open.last().unwrap();
        self.calls[call - 1].index = Some(best);
    }

    fn leave(&mut self, node: &Node<'_, TicTacToeBoard>, score: i64) {
        let number = self.open.pop().unwrap();
        self.returned += 1;
        self.calls[number - 1].score = score;
        self.calls[number - 1].returned = self.returned;
        if let (Some(&parent), Some(mv)) = (self.open.last(), node.mv) {
            self.calls[parent - 1]
                .child_scores
                .push(format!("{mv}:{score}"));
        }
    }
}

#[test]
fn the_nine_calls_that_the_article_follows_come_through_the_observer() {
    let array = r#"["O",1,"X","X",4,"X",6,"O","O"]"#;
    let setup = Setup::parse(Rules::TIC_TAC_TOE, array, Symbol::X).unwrap();
    let position = setup.position().unwrap();
    let brain = Freecodecamp {
        computer: position.turn(),
    };
    let mut trace = Trace::default();
    let game = brain.game(&position).unwrap();
    assert_eq!(Minimax::default().search(&game, &mut trace).nodes, 9);

    let optional = |text: Option<u8>| text.map_or("-".to_owned(), |cell| cell.to_string());
    let rows = table("freecodecamp_trace.tsv");
    assert_eq!(rows.len(), trace.calls.len());
    for (call, row) in trace.calls.iter().zip(rows) {
        assert_eq!(call.parent.to_string(), row.text("parent"));
        assert_eq!(call.level.to_string(), row.text("level"));
        assert_eq!(optional(call.mv), row.text("move"));
        assert_eq!(call.board, row.text("board"));
        assert_eq!(call.to_move, row.text("to_move"));
        assert_eq!(call.terminal, row.text("terminal"));
        assert_eq!(call.score.to_string(), row.text("score"));
        assert_eq!(optional(call.index), row.text("index"));
        let children = match call.child_scores.join(",") {
            none if none.is_empty() => "-".to_owned(),
            children => children,
        };
        assert_eq!(children, row.text("child_scores"));
        assert_eq!(call.returned.to_string(), row.text("return_order"));
    }
}
