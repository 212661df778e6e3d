use std::sync::atomic::AtomicBool;

use dooz_core::exact::Value;
use dooz_core::{Bitboard, Limits, Player, Position, Progress, Rules, Square, parse_moves};
use dooz_engine::{Board, ProofNumbers, VctSolver, WinSearch};
use dooz_verify::{Certificate, Claim, Goal, Statement, verify};
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

use super::WinProver;
use super::attack::Attack;
use super::score::Scores;
use super::search::Search;
use crate::{ProofSearch, SmallBoardSolver};

fn position(rules: &str, moves: &str) -> Position {
    let mut position = Position::new(rules.parse().unwrap());
    for square in parse_moves(moves) {
        position.play(square.unwrap()).unwrap();
    }
    position
}

fn statement(position: &Position, claimant: Player) -> Statement {
    Statement::of(position, claimant, Goal::Win)
}

/// Searches for a proof that a player wins, within a number of positions.
fn search(position: &Position, claimant: Player, nodes: u64) -> ProofSearch {
    let limits = Limits {
        nodes: Some(nodes),
        memory: Some(16 << 20),
        ..Limits::default()
    };
    let mut prover = WinProver::new(position.rules()).expect("there is such a board");
    prover.prove(&statement(position, claimant), &limits, &mut |_| {})
}

fn proof(position: &Position, claimant: Player) -> Certificate {
    match search(position, claimant, 5_000_000) {
        ProofSearch::Proved(certificate) => certificate,
        other => panic!("no proof: {other:?}"),
    }
}

/// Returns the number of plies within which the player to move wins, as proved.
fn height(rules: &str, moves: &str) -> u32 {
    let position = position(rules, moves);
    let certificate = proof(&position, position.turn());
    let verified = verify(&certificate.write()).expect("only these are returned");
    assert_eq!(
        verified.claim.statement,
        statement(&position, position.turn())
    );
    verified.claim.height.expect("the claim is a win")
}

#[test]
fn a_line_is_completed_at_once() {
    for rules in [
        "15x15x5",
        "15x15x5-exactly",
        "15x15x5-renju",
        "15x15x5-caro",
    ] {
        assert_eq!(height(rules, "h8 a1 i8 a3 j8 a5 k8 a7"), 1, "{rules}");
    }
}

#[test]
fn fours_win_under_all_rules() {
    for rules in [
        "15x15x5",
        "15x15x5-exactly",
        "15x15x5-renju",
        "19x19x5",
        "9x9x5",
    ] {
        let moves = "d5 a1 e5 a3 f5 d4 e6 a7 e7 a9";
        assert!(height(rules, moves) <= 7, "{rules}");
    }
}

#[test]
fn fours_of_renju_avoid_fouls() {
    for stones in [
        "h8 j10 i8 h9 k8 k9 g7 g8 h7 f7 j7 g6 j6 h6 i5 j4",
        "j10 i10 h8 g9 i8 h9 j8 j9 f7 k8 i7 h7 f6 g6 h6 g5",
        "h11 g9 g10 h9 f9 g8 h8 f7 j8 i7 h7 i6 e6",
    ] {
        height("15x15x5-renju", stones);
    }
}

#[test]
fn two_open_threes_win_in_five_plies() {
    assert_eq!(height("15x15x5", "h8 a1 i8 a3 j9 o15 j10 o1"), 5);
}

#[test]
fn the_player_who_is_not_to_move_can_win_as_well() {
    let position = position("15x15x5", "h8 a1 i8 a3 j9 o15 j10 o1 j8");
    verify(&proof(&position, Player::First).write()).unwrap();
}

#[test]
fn quiet_moves_win() {
    for (rules, moves) in [
        ("15x15x5", "h8 o15 i9 a1"),
        ("15x15x5", "h8 o15 i9 i8"),
        ("15x15x5-exactly", "h8 o15 i9 g7"),
        ("22x22x5", "k10 a1 l11 v22"),
    ] {
        height(rules, moves);
    }
}

#[test]
fn four_in_a_row_on_nine_by_nine_is_won_against_all_replies() {
    let position = position("9x9x4", "e5");
    let verified = verify(&proof(&position, Player::First).write()).unwrap();
    assert_eq!(verified.claim.statement.turn, Player::Second);
}

#[test]
fn the_same_call_returns_the_same_certificate() {
    let position = position("15x15x5", "h8 o15 i9 i8");
    let statement = statement(&position, Player::First);
    let mut prover = WinProver::new(position.rules()).unwrap();
    let mut prove = || prover.prove(&statement, &Limits::default(), &mut |_| {});
    assert_eq!(prove(), prove());
}

#[test]
fn a_proof_needs_little_memory() {
    let position = position("15x15x5", "h8 o15 i9 i8");
    let limits = Limits {
        memory: Some(256 << 10),
        ..Limits::default()
    };
    let mut prover = WinProver::new(position.rules()).unwrap();
    let statement = statement(&position, Player::First);
    let found = prover.prove(&statement, &limits, &mut |_| {});
    assert!(matches!(found, ProofSearch::Proved(_)));
}

#[test]
fn limits_end_the_search() {
    let position = position("15x15x5", "h8");
    assert_eq!(search(&position, Player::First, 1000), ProofSearch::Unknown);
    let stop = AtomicBool::new(true);
    let limits = Limits {
        stop: Some(&stop),
        ..Limits::default()
    };
    let mut prover = WinProver::new(position.rules()).unwrap();
    let found = prover.prove(&statement(&position, Player::First), &limits, &mut |_| {});
    assert_eq!(found, ProofSearch::Unknown);
}

#[test]
fn a_claim_is_refuted_by_a_line_of_the_opponent() {
    let position = position("15x15x5", "h8 a1 i8 a3 j8 a5 k8 a7");
    let found = search(&position, Player::Second, 1000);
    assert_eq!(found, ProofSearch::Refuted);
}

#[test]
fn other_claims_stay_unknown() {
    let over = position("15x15x5", "h8 a1 i8 a3 j8 a5 k8 a7 l8");
    assert_eq!(search(&over, Player::First, 1000), ProofSearch::Unknown);

    let position = position("5x5x4", "c3");
    let right = statement(&position, Player::First);
    let mut holds = right.clone();
    holds.goal = Goal::Hold;
    let mut open = right.clone();
    open.state.maybe = vec![["a1".parse().unwrap()].into_iter().collect()];
    let mut overlapping = right.clone();
    overlapping.state.opponent = right.state.claimant;
    let mut off_board = right.clone();
    off_board.state.opponent.insert("f6".parse().unwrap());
    let mut full = right;
    // Nobody has three in a row.
    let squares = position.rules().board().squares();
    let is_own = |square: &Square| (square.column() + 2 * square.row()) % 4 < 2;
    let (own, other): (Vec<_>, Vec<_>) = squares.partition(is_own);
    full.state.claimant = own.into_iter().collect();
    full.state.opponent = other.into_iter().collect();

    let mut prover = WinProver::new(position.rules()).unwrap();
    for statement in [holds, open, overlapping, off_board, full] {
        let found = prover.prove(&statement, &Limits::default(), &mut |_| {});
        assert_eq!(found, ProofSearch::Unknown);
    }
}

/// Gives a new search of a player's win to a function.
fn with_search<T>(
    position: &Position,
    attacker: Player,
    limits: &Limits<'_>,
    ask: impl FnOnce(&mut Search<'_>) -> T,
) -> T {
    let claim = Claim {
        rules: position.rules(),
        statement: statement(position, attacker),
        height: None,
    };
    let board = Board::new(position).unwrap();
    let attack = Attack::new(&board, &claim.setup(), attacker);
    let scores = Scores::new(position.rules());
    let progress = &mut |_: &Progress<'_>| {};
    ask(&mut Search::new(attack, &scores, limits, progress))
}

#[test]
fn a_certificate_is_repaired_until_the_verifier_accepts_it() {
    let position = position("15x15x5", "h8 o15 i9 i8");
    with_search(&position, Player::First, &Limits::default(), |search| {
        search.strategies_of_attacker(ProofNumbers::UNLIMITED);
        // The certificate does not see where the opponent could complete a line first.
        search.dangers_to_proof = |_| [Bitboard::EMPTY; 3];
        let first = search.certificate().expect("the search has won");
        assert!(verify(&first.write()).is_err());
        let repaired = search
            .certificate_of_win()
            .expect("the verifier names the replies");
        let verified = verify(&repaired.write()).expect("it is repaired");
        let claimed = statement(&position, Player::First);
        assert_eq!(verified.claim.statement, claimed);
    });
}

#[test]
fn the_engine_advises_either_player_within_the_nodes_that_are_left() {
    let limits = Limits {
        nodes: Some(2_000),
        ..Limits::default()
    };
    // Two open threes can be made, and then two at once.
    let position = position("15x15x5", "h8 a1 i8 a3 j9 o15 j10 o1");
    for attacker in Player::BOTH {
        with_search(&position, attacker, &limits, |search| {
            let advice = search.advice(1_500).expect("there is an engine");
            assert!(advice.own_score > 1_000, "{advice:?}");
            assert!((1..=1_500).contains(&search.nodes()));
            search.visited = 2_000;
            assert!(search.advice(1_500).is_none());
        });
    }
}

#[test]
fn a_move_beside_the_stones_is_a_smaller_risk_than_one_in_the_corner() {
    let position = position("15x15x5", "h8 i9");
    with_search(&position, Player::First, &Limits::default(), |search| {
        let [near, far] = ["h7", "a1"].map(|text| text.parse().unwrap());
        assert!(search.risk(near, 300) < search.risk(far, 300));
    });
}

/// Returns positions of random games, in which moves are near other stones.
fn positions(rules: &str) -> impl Strategy<Value = Position> + use<> {
    let rules: Rules = rules.parse().unwrap();
    prop::collection::vec(any::<Index>(), 4..20).prop_map(move |choices| {
        let mut position = Position::new(rules);
        for choice in choices {
            let stones = *position.stones(Player::First) | *position.stones(Player::Second);
            let near = stones.with_neighbours();
            let is_near = |square: &_| near.contains(*square) || stones.is_empty();
            let moves: Vec<_> = position.legal_moves().filter(is_near).collect();
            let after = position.after(*choice.get(&moves));
            if after.outcome().is_some() {
                break;
            }
            position = after;
        }
        position
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn what_is_proved_on_small_boards_is_true(
        position in prop_oneof![positions("5x5x4"), positions("6x5x4"), positions("5x5x4-exactly")],
    ) {
        let mut solver = SmallBoardSolver::new(position.rules()).unwrap();
        let value = solver.value(&position, &Limits::default(), &mut |_| {}).unwrap();
        let winner = match value {
            Value::DRAW => None,
            value if value.is_win() => Some(position.turn()),
            _ => Some(!position.turn()),
        };
        for claimant in Player::BOTH {
            match search(&position, claimant, 5_000) {
                ProofSearch::Proved(_) => prop_assert_eq!(winner, Some(claimant)),
                ProofSearch::Refuted => prop_assert_eq!(winner, Some(!claimant)),
                ProofSearch::Unknown => {}
            }
        }
    }
}

#[test]
fn nearly_all_wins_by_threats_that_the_engine_sees_are_proved() {
    let strategy = positions("15x15x5");
    let mut runner = TestRunner::deterministic();
    let mut solver = VctSolver::new();
    let limits = Limits {
        nodes: Some(5_000),
        ..Limits::default()
    };
    let (mut seen, mut proved) = (0, 0);
    for _ in 0..300 {
        let position = strategy.new_tree(&mut runner).unwrap().current();
        let mut board = Board::new(&position).unwrap();
        if let WinSearch::Win(_) = solver.solve(&mut board, &limits) {
            seen += 1;
            let found = search(&position, position.turn(), 100_000);
            proved += usize::from(matches!(found, ProofSearch::Proved(_)));
        }
    }
    assert!(seen > 50, "{seen} positions are too few");
    assert!(100 * proved >= 95 * seen, "{proved} of {seen}");
}
