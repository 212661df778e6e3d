//! Every form of a search finds the same result.

use dooz_core::textbook::{
    AlphaBeta, Averaging, Board, Counts, Cut, CutOff, DepthAdjusted, FastCut, Form, GameState,
    Minimax, Node, Observer, Scores, SearchResult, Side, Tree, Window,
};
use dooz_core::{Limits, Position, Rules, Setup, Symbol};
use proptest::prelude::*;

/// Returns the text of a tree with small leaf values, so that many are equal.
fn trees() -> impl Strategy<Value = String> {
    let leaf = (-3_i64..=3).prop_map(|value| value.to_string());
    leaf.prop_recursive(5, 200, 4, |child| {
        prop::collection::vec(child, 1..=4).prop_map(|children| format!("({})", children.join(" ")))
    })
}

fn sides() -> impl Strategy<Value = Side> {
    prop_oneof![Just(Side::Max), Just(Side::Min)]
}

/// Everything that an observer hears, as text.
#[derive(Default)]
struct Heard(Vec<String>);

impl<G: GameState> Observer<G> for Heard {
    fn enter(&mut self, node: &Node<'_, G>) {
        let Node {
            ply, mv, window, ..
        } = node;
        self.0.push(format!("enter {ply} {mv:?} {window}"));
    }

    fn choose(&mut self, node: &Node<'_, G>, best: G::Move, score: i64) {
        self.0.push(format!("choose {} {best:?} {score}", node.ply));
    }

    fn cut(&mut self, node: &Node<'_, G>, cut: &CutOff) {
        self.0.push(format!("cut {} {cut:?}", node.ply));
    }

    fn leave(&mut self, node: &Node<'_, G>, score: i64) {
        self.0.push(format!("leave {} {score}", node.ply));
    }
}

/// Minimax as short as it can be written.
fn value(game: &impl GameState) -> i64 {
    if let Some(value) = game.value() {
        return value;
    }
    let children = game.moves().map(|mv| value(&game.after(mv)));
    match game.turn() {
        Side::Max => children.max().unwrap(),
        Side::Min => children.min().unwrap(),
    }
}

fn found_and_heard<G: GameState>(
    search: impl Fn(&mut Heard) -> SearchResult<G::Move>,
) -> (SearchResult<G::Move>, Vec<String>) {
    let mut heard = Heard::default();
    (search(&mut heard), heard.0)
}

proptest! {
    #[test]
    fn minimax_finds_the_value_in_either_form(text in trees(), side in sides()) {
        let tree = Tree::parse(&text, side).unwrap();
        let [pair, one] = [Form::Pair, Form::One].map(|form| {
            found_and_heard::<Tree<'_>>(|heard| Minimax { form }.search(&tree, heard))
        });
        prop_assert_eq!(pair.0.score, value(&tree));
        prop_assert_eq!(pair, one);
    }

    #[test]
    fn alpha_beta_finds_what_minimax_finds(
        text in trees(),
        side in sides(),
        cut in prop_oneof![Just(Cut::AtLeast), Just(Cut::Above), Just(Cut::Never)],
    ) {
        let tree = Tree::parse(&text, side).unwrap();
        let full = Minimax::default().search(&tree, &mut ());
        let [pair, one] = [Form::Pair, Form::One].map(|form| {
            let search = AlphaBeta { form, cut, ..AlphaBeta::default() };
            found_and_heard::<Tree<'_>>(|heard| search.search(&tree, heard))
        });
        prop_assert_eq!((pair.0.score, pair.0.best), (full.score, full.best));
        prop_assert!(pair.0.nodes <= full.nodes);
        prop_assert_eq!(cut != Cut::Never || pair.0.nodes == full.nodes, true);
        prop_assert_eq!(pair, one);
    }

    #[test]
    fn a_narrow_window_gives_bounds(text in trees(), side in sides(), alpha in -3_i64..3) {
        let tree = Tree::parse(&text, side).unwrap();
        let window = Window::new(alpha, alpha + 2);
        let truth = value(&tree);
        for form in [Form::Pair, Form::One] {
            let search = AlphaBeta { form, window, ..AlphaBeta::default() };
            let score = search.search(&tree, &mut ()).score;
            prop_assert!(score > window.alpha || truth <= window.alpha);
            prop_assert!(score < window.beta || truth >= window.beta);
            if window.alpha < truth && truth < window.beta {
                prop_assert_eq!(score, truth);
            }
        }
    }

    #[test]
    fn a_fast_cut_at_the_extreme_values_changes_no_score(text in trees(), side in sides()) {
        let tree = Tree::parse(&text, side).unwrap();
        for fast in [FastCut::min(-3), FastCut::both(-3, 3)] {
            for form in [Form::Pair, Form::One] {
                let search = AlphaBeta { form, fast, cut: Cut::Never, ..AlphaBeta::default() };
                prop_assert_eq!(search.search(&tree, &mut ()).score, value(&tree));
            }
        }
    }

    #[test]
    fn limits_that_are_not_met_change_nothing(text in trees(), side in sides()) {
        let tree = Tree::parse(&text, side).unwrap();
        let free = Minimax::default().search(&tree, &mut ());
        let limits = Limits { nodes: Some(free.nodes), depth: Some(5), ..Limits::default() };
        let limited = Minimax::default().search_within(&tree, &limits, &mut ());
        prop_assert_eq!(limited, free);
    }

    #[test]
    fn every_call_is_entered_and_left_once(text in trees(), side in sides()) {
        let tree = Tree::parse(&text, side).unwrap();
        let (found, heard) = found_and_heard::<Tree<'_>>(|heard| {
            AlphaBeta::default().search(&tree, heard)
        });
        let count = |word| heard.iter().filter(|event| event.starts_with(word)).count() as u64;
        prop_assert_eq!(count("enter"), found.nodes);
        prop_assert_eq!(count("leave"), found.nodes);
    }
}

#[test]
fn both_forms_count_the_whole_game_alike_on_boards() {
    let empty = Position::new(Rules::TIC_TAC_TOE);
    let mut after_centre = empty;
    after_centre.play("b2".parse().unwrap()).unwrap();
    for max in dooz_core::Player::BOTH {
        for form in [Form::Pair, Form::One] {
            let board = Board::new(after_centre, max, Scores::SIGNS);
            let mut counts = Counts::default();
            let found = Minimax { form }.search(&board, &mut counts);
            assert_eq!((found.score, found.nodes), (0, 55_505));
            assert_eq!(counts.nodes, found.nodes);
        }
    }
}

#[test]
fn several_observers_see_the_same() {
    let tree = Tree::parse("((7 9) (3 8))", Side::Max).unwrap();
    let mut both = (Counts::default(), Heard::default());
    let mut alone = Counts::default();
    let found = AlphaBeta::default().search(&tree, &mut (&mut both, &mut alone));
    assert_eq!(both.0, alone);
    assert_eq!(alone.nodes, found.nodes);
    assert_eq!(both.1.0.last().map(String::as_str), Some("leave 0 7"));
}

#[test]
fn a_cut_tells_which_children_were_not_visited() {
    #[derive(Default)]
    struct Unvisited(Vec<usize>);

    impl Observer<Tree<'_>> for Unvisited {
        fn cut(&mut self, node: &Node<'_, Tree<'_>>, cut: &CutOff) {
            assert_eq!(cut.window, Window::new(7, 3));
            self.0.extend(node.state.moves().skip(cut.visited));
        }
    }

    let tree = Tree::parse("((7 9) (3 8 (1 2)))", Side::Max).unwrap();
    let mut unvisited = Unvisited::default();
    let found = AlphaBeta::default().search(&tree, &mut unvisited);
    assert_eq!(found.score, 7);
    assert_eq!(unvisited.0, [1, 2]);
}

#[test]
fn a_strict_cut_goes_on_when_a_leaf_only_equals() {
    let tree = Tree::parse("((7 9) (7 8))", Side::Max).unwrap();
    let leaves = |cut| {
        let mut counts = Counts::default();
        let search = AlphaBeta {
            cut,
            ..AlphaBeta::default()
        };
        assert_eq!(search.search(&tree, &mut counts).best, Some(0));
        counts.leaves
    };
    assert_eq!(leaves(Cut::AtLeast), 3);
    assert_eq!(leaves(Cut::Above), 4);
}

#[test]
fn depth_counts_from_zero_or_from_one() {
    let tree = Tree::parse("(10 (-10 (10 10)))", Side::Max).unwrap();
    let scores = |game: &DepthAdjusted<Tree<'_>>| {
        let win = game.after(0).value();
        let loss = game.after(1).after(0).value();
        let late = game.after(1).after(1).after(1).value();
        [win, loss, late]
    };
    assert_eq!(
        scores(&DepthAdjusted::from_zero(tree)),
        [Some(10), Some(-9), Some(8)]
    );
    assert_eq!(
        scores(&DepthAdjusted::from_one(tree)),
        [Some(9), Some(-8), Some(7)]
    );
    let over = Tree::parse("10", Side::Max).unwrap();
    assert_eq!(DepthAdjusted::from_zero(over).value(), Some(10));
    assert_eq!(DepthAdjusted::from_one(over).value(), Some(10));
}

#[test]
fn averaging_takes_the_last_of_several_wins_at_once() {
    // Two wins at once, and between them a subtree that is always won.
    let tree = Tree::parse("(1 (1 1) 1 0)", Side::Max).unwrap();
    let found = Averaging.search(&tree, &mut ());
    assert_eq!(found.best, Some(2));
    // 350 / 4 = 87, and (100 - 87) / 5 = 2 below 100.
    assert_eq!(100 - found.score, 98);
}

#[test]
fn averaging_sees_the_same_from_either_side() {
    let setup = Setup::parse(Rules::TIC_TAC_TOE, "X...O....", Symbol::X).unwrap();
    let position = setup.position().unwrap();
    let [max, min] = dooz_core::Player::BOTH
        .map(|player| Averaging.search(&Board::new(position, player, Scores::SIGNS), &mut ()));
    assert_eq!(max, min);
}
