use std::collections::BTreeMap;

use dooz_core::classics::Machinarium;
use dooz_core::textbook::{
    Board, Candidates, DepthAdjusted, Family, GameState, Intuition, Lengths, Minimax, Node,
    Observer, Scores, Tie,
};
use dooz_core::{
    Brain, Direction, Limits, LineRule, Player, Position, Progress, Rules, Setup, Square, Symbol,
};
use serde_json::Value;

use crate::tables::{XPosition, cell, choose, text};

fn data() -> Value {
    serde_json::from_str(&text("machinarium.json")).unwrap()
}

const FAMILIES: [(&str, Family); 2] = [("fact", Family::Factorial), ("geo5", Family::Power)];

/// Scores of states by the cells that were played to reach them.
#[derive(Default)]
struct ScoresByPath {
    path: Vec<usize>,
    scores: BTreeMap<Vec<usize>, i64>,
}

impl<G: GameState<Move = Square>> Observer<G> for ScoresByPath {
    fn enter(&mut self, node: &Node<'_, G>) {
        self.path.extend(node.mv.map(cell));
    }

    fn leave(&mut self, _: &Node<'_, G>, score: i64) {
        self.scores.insert(self.path.clone(), score);
        self.path.pop();
    }
}

impl ScoresByPath {
    fn of(game: &impl GameState<Move = Square>) -> Self {
        let mut scores = Self::default();
        let _ = Minimax::default().search(game, &mut scores);
        scores
    }

    /// Returns the scores of the children of a state, by their cells.
    fn children(&self, path: &[usize]) -> BTreeMap<usize, i64> {
        let is_child =
            |other: &&Vec<usize>| other.len() == path.len() + 1 && other.starts_with(path);
        let children = self.scores.keys().filter(is_child);
        children
            .map(|child| (*child.last().unwrap(), self.scores[child]))
            .collect()
    }
}

fn listed(object: &Value) -> BTreeMap<usize, i64> {
    let entries = object.as_object().unwrap().iter();
    entries
        .map(|(cell, score)| (cell.parse().unwrap(), score.as_i64().unwrap()))
        .collect()
}

/// Returns the example's position as its side to move sees it.
fn example(example: &Value) -> Board {
    let to_move = example["to_move"].as_str().unwrap().parse().unwrap();
    let game = XPosition::new(example["board"].as_str().unwrap(), to_move);
    Board::new(game.position, game.position.turn(), Scores::TENS)
}

#[test]
fn the_first_example_has_the_articles_scores_with_and_without_depth() {
    let data = &data()["example1"];
    let board = example(data);
    let scores = ScoresByPath::of(&board);
    assert_eq!(scores.children(&[]), listed(&data["children_no_depth"]));
    for (cell, children) in data["grandchildren"].as_object().unwrap() {
        let path = [cell.parse().unwrap()];
        assert_eq!(scores.children(&path), listed(children));
    }
    let scores = ScoresByPath::of(&DepthAdjusted::from_one(board));
    assert_eq!(scores.children(&[]), listed(&data["children_depth"]));
}

#[test]
fn with_depth_the_lost_player_blocks_and_without_gives_up() {
    let data = &data()["suicide"];
    let board = example(data);
    let pair = |found: (i64, Option<Square>)| serde_json::json!([found.0, cell(found.1.unwrap())]);

    let children = ScoresByPath::of(&board).children(&[]);
    assert_eq!(children, listed(&data["no_depth_children"]));
    let found = Minimax::default().search(&board, &mut ());
    assert_eq!(
        pair((found.score, found.best)),
        data["no_depth_choice_first"]
    );
    let (last, score) = children.iter().max_by_key(|(_, score)| **score).unwrap();
    assert_eq!(
        serde_json::json!([score, last]),
        data["no_depth_choice_last_max"]
    );

    let deep = DepthAdjusted::from_one(board);
    let children = ScoresByPath::of(&deep).children(&[]);
    assert_eq!(children, listed(&data["depth_children"]));
    let found = Minimax::default().search(&deep, &mut ());
    assert_eq!(pair((found.score, found.best)), data["depth_choice"]);
}

#[test]
fn both_families_have_the_articles_weights_and_conditions() {
    let data = data();
    for (name, family) in FAMILIES {
        let weights = family.weights(6);
        for (length, row) in data["families"][name].as_object().unwrap() {
            let k: u8 = length.parse().unwrap();
            let (own, opponent) = (weights.own(k), weights.opponent(k));
            assert_eq!(Some(own), row["G"].as_i64());
            assert_eq!(Some(opponent), row["Q"].as_i64());
            let never_misses = own > 4 * opponent;
            assert_eq!(row["cond2 G(k)>4Q(k)"].as_bool(), Some(never_misses));
            let never_ignores = opponent > 4 * weights.own(k - 1);
            assert_eq!(row["cond3 Q(k)>4G(k-1)"].as_bool(), Some(never_ignores));
            let sound = family.weights(k).check().is_ok();
            assert_eq!(sound, never_misses && never_ignores);
        }
    }
}

/// Returns a position of the data, in which the side to move may have a stone
/// more: the figures only ask what a move would be worth.
fn figure(data: &Value, k: u8) -> (Position, Player) {
    let rows = data["rows"].as_array().unwrap();
    let rows: Vec<_> = rows.iter().map(|row| row.as_str().unwrap()).collect();
    let picture = rows.join("/");
    let size = rows.len() as u8;
    let rules = Rules::new(size, size, k, LineRule::Freestyle).unwrap();
    let me: Symbol = data["me"].as_str().unwrap().parse().unwrap();
    let count = |symbol: Symbol| picture.matches(symbol.to_char()).count();
    let to_move = if count(me) > count(!me) { !me } else { me };
    let setup = Setup::parse(rules, &picture, to_move).unwrap();
    let position = setup.position().unwrap();
    let player = if to_move == me {
        position.turn()
    } else {
        !position.turn()
    };
    (position, player)
}

fn square(rules: Rules, place: &Value) -> Square {
    let at = |i: usize| place[i].as_u64().unwrap() as usize;
    rules
        .square(at(0) * rules.width() as usize + at(1))
        .unwrap()
}

#[test]
fn the_figure_with_four_in_a_row_has_the_articles_lengths_and_scores() {
    let data = &data()["fig_W4"];
    let (position, player) = figure(data, data["W"].as_u64().unwrap() as u8);
    let square = square(position.rules(), &data["m"]);
    let intuition = Intuition::new(Family::Power.weights(4));
    for (name, direction) in [
        ("h", Direction::Horizontal),
        ("v", Direction::Vertical),
        ("\\", Direction::Falling),
        ("/", Direction::Rising),
    ] {
        let score = intuition.in_direction(&position, player, square, direction);
        let Lengths { own, opponent } = score.lengths;
        assert_eq!(data["lens(k,k')"][name], serde_json::json!([own, opponent]));
    }
    for (name, family) in FAMILIES {
        let score = Intuition::new(family.weights(4)).judge(&position, player, square);
        assert_eq!(data["score"][name][2].as_i64(), Some(score));
    }
}

#[test]
fn the_best_moves_on_large_boards_are_the_tables() {
    for (name, data) in data()["positions"].as_object().unwrap() {
        let (position, player) = figure(data, data["W"].as_u64().unwrap() as u8);
        assert_eq!(player, position.turn());
        for (family_name, family) in FAMILIES {
            let expected = &data[family_name];
            for (suffix, candidates) in [("all", Candidates::All), ("neigh1", Candidates::Near(1))]
            {
                let mut brain = Machinarium {
                    family,
                    candidates,
                    ..Machinarium::default()
                };
                let (choice, scores) = {
                    let mut scores = Vec::new();
                    let mut note = |progress: &Progress<'_>| {
                        scores.extend(progress.searched.map(|mv| mv.own_score));
                    };
                    let limits = Limits::default();
                    let choice = brain.think(&position, &limits, &mut note).unwrap();
                    (choice, scores)
                };
                let best = &expected[format!("best_{suffix}")];
                let place = square(position.rules(), &best[1]);
                assert_eq!(Some(choice.own_score), best[0].as_i64(), "{name}");
                assert_eq!(choice.square, Some(place), "{name}");
                let count = &expected[format!("n_candidates_{suffix}")];
                assert_eq!(Some(choice.nodes), count.as_u64(), "{name}");
                assert_eq!(Some(scores.len() as u64), count.as_u64(), "{name}");
                if candidates == Candidates::All {
                    let ties = scores
                        .iter()
                        .filter(|&&score| score == choice.own_score)
                        .count();
                    assert_eq!(Some(ties as u64), expected["ties_at_best"].as_u64());
                }
            }
        }
    }
}

#[test]
fn ties_on_the_empty_board_can_be_broken_toward_the_centre() {
    let empty = Position::new(Rules::MACHINARIUM);
    for candidates in [Candidates::All, Candidates::Near(1)] {
        let mut brain = Machinarium {
            tie: Tie::Centre,
            candidates,
            ..Machinarium::default()
        };
        let choice = brain.think(&empty, &Limits::default(), &mut |_| {});
        assert_eq!(choice.unwrap().square, "e6".parse().ok());
    }
}

#[test]
fn on_three_by_three_it_also_names_cells() {
    let game = XPosition::new("XX..O.O..", Symbol::X);
    let (choice, scores) = choose(&mut Machinarium::default(), &game.position).unwrap();
    assert_eq!(choice.square.map(cell), Some(2));
    assert_eq!(scores.len(), 5);
}
