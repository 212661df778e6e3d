use std::collections::HashMap;

use dooz_core::{Bitboard, Direction, Limits, Line, LineRule, Player, Rules, Square};
use dooz_verify::{Claim, Goal, State, Statement, verify};
use proptest::prelude::*;

use super::{WeakGameProver, WeakGameTechniques};
use crate::ProofSearch;

/// Plain minimax of the weak game on one board.
struct Oracle {
    squares: Vec<Square>,
    lines: Vec<Line>,
    known: HashMap<(Bitboard, Bitboard, bool), bool>,
}

impl Oracle {
    fn new(rules: Rules) -> Self {
        let line = |first, direction| Line {
            first,
            direction,
            length: rules.k(),
        };
        let is_on_board = |line: &Line| {
            let squares = line.squares().filter(|&square| rules.contains(square));
            squares.count() == usize::from(rules.k())
        };
        let squares = rules.board().squares();
        let lines =
            squares.flat_map(|first| Direction::ALL.map(|direction| line(first, direction)));
        Self {
            squares: rules.board().squares().collect(),
            lines: lines.filter(is_on_board).collect(),
            known: HashMap::new(),
        }
    }

    /// Returns `true` if the claimant holds: the opponent never fills a line.
    fn holds(&mut self, claimant: Bitboard, opponent: Bitboard, is_claimants_turn: bool) -> bool {
        let has_line = |line: &Line| line.squares().all(|square| opponent.contains(square));
        if self.lines.iter().any(has_line) {
            return false;
        }
        let key = (claimant, opponent, is_claimants_turn);
        if let Some(&holds) = self.known.get(&key) {
            return holds;
        }
        let taken = claimant | opponent;
        let is_free = |square: &Square| !taken.contains(*square);
        let free: Vec<Square> = self.squares.iter().copied().filter(is_free).collect();
        let with = |mut stones: Bitboard, square| {
            stones.insert(square);
            stones
        };
        let holds = if is_claimants_turn {
            let mut moves = free.iter();
            free.is_empty()
                || moves.any(|&square| self.holds(with(claimant, square), opponent, false))
        } else {
            let mut moves = free.iter();
            moves.all(|&square| self.holds(claimant, with(opponent, square), true))
        };
        self.known.insert(key, holds);
        holds
    }
}

fn statement(claimant: Bitboard, opponent: Bitboard, is_claimants_turn: bool) -> Statement {
    Statement {
        goal: Goal::HoldWeakly,
        claimant: Player::Second,
        turn: if is_claimants_turn {
            Player::Second
        } else {
            Player::First
        },
        state: State {
            claimant,
            opponent,
            maybe: Vec::new(),
        },
    }
}

fn empty_board() -> Statement {
    statement(Bitboard::EMPTY, Bitboard::EMPTY, false)
}

fn rules(text: &str) -> Rules {
    text.parse().expect("rules")
}

fn prover(rules: Rules) -> WeakGameProver {
    WeakGameProver::new(rules).expect("the board is small")
}

/// Searches without limits, and verifies the certificate.
fn prove(prover: &mut WeakGameProver, statement: &Statement) -> ProofSearch {
    let found = prover.prove(statement, &Limits::default(), &mut |_| {});
    if let ProofSearch::Proved(certificate) = &found {
        let verified = verify(&certificate.write()).expect("the verifier accepts it");
        assert_eq!(verified.claim.statement, *statement);
        assert_eq!(verified.claim.rules, prover.rules());
    }
    found
}

/// Compares the verdict on a position with that of the oracle.
fn check(prover: &mut WeakGameProver, oracle: &mut Oracle, statement: &Statement) {
    let State {
        claimant, opponent, ..
    } = statement.state;
    let holds = oracle.holds(claimant, opponent, statement.turn == statement.claimant);
    let found = prove(prover, statement);
    match found {
        ProofSearch::Proved(_) => assert!(holds, "{statement:?}"),
        ProofSearch::Refuted => assert!(!holds, "{statement:?}"),
        ProofSearch::Unknown => {
            // A line that does not count may be too much for the method.
            let is_undecided = prover.rules().line() != LineRule::Freestyle && !holds;
            assert!(is_undecided, "{statement:?}");
        }
    }
}

/// Returns `true` if nobody has a line.
fn goes_on(rules: Rules, statement: &Statement) -> bool {
    let claim = Claim {
        rules,
        statement: statement.clone(),
        height: None,
    };
    !claim.setup().has_line()
}

/// Lists all techniques, all but one at a time, and none.
fn selections() -> impl Iterator<Item = WeakGameTechniques> {
    let all = WeakGameTechniques::all();
    let others = all.iter().map(move |technique| all - technique);
    others.chain([all, WeakGameTechniques::empty()])
}

/// Lists the rules of all boards of up to twelve squares, with every `k` for which the
/// board has a line and one for which it has none.
fn boards() -> impl Iterator<Item = Rules> {
    let sizes = (1..=12).flat_map(|width| (1..=12).map(move |height| (width, height)));
    let small = sizes.filter(|(width, height)| width * height <= 12);
    small.flat_map(|(width, height)| {
        let lengths = 1..=width.max(height) + 1;
        lengths.flat_map(move |k| {
            let lines = [LineRule::Freestyle, LineRule::Exactly, LineRule::Caro];
            lines.map(|line| Rules::new(width, height, k, line).expect("rules"))
        })
    })
}

#[test]
fn empty_boards_of_up_to_twelve_squares_have_their_plain_verdicts() {
    for rules in boards() {
        let mut prover = prover(rules);
        let mut oracle = Oracle::new(rules);
        for turn in [false, true] {
            let statement = statement(Bitboard::EMPTY, Bitboard::EMPTY, turn);
            check(&mut prover, &mut oracle, &statement);
        }
    }
}

#[test]
fn positions_of_small_boards_have_their_plain_verdicts() {
    for text in ["3x3x3", "4x3x3", "6x2x3", "5x2x4", "3x3x2", "4x3x4-exactly"] {
        let rules = rules(text);
        let mut prover = prover(rules);
        let mut oracle = Oracle::new(rules);
        let start = statement(Bitboard::EMPTY, Bitboard::EMPTY, false);
        check(&mut prover, &mut oracle, &start);
        let mut positions: Vec<_> = oracle.known.keys().copied().collect();
        positions.sort_unstable();
        for (claimant, opponent, turn) in positions.into_iter().step_by(37) {
            let statement = statement(claimant, opponent, turn);
            if goes_on(rules, &statement) {
                check(&mut prover, &mut oracle, &statement);
            }
        }
    }
}

#[test]
fn known_draws_are_proved_and_wins_refuted() {
    for text in [
        "4x4x4",
        "5x4x4",
        "6x4x4",
        "5x5x5",
        "6x5x5",
        "6x6x5",
        "7x6x5",
        "7x7x6",
        "8x6x6",
        "9x6x6",
        "8x8x8",
        "6x2x3",
        "6x6x6-exactly",
        "6x6x5-caro",
    ] {
        let found = prove(&mut prover(rules(text)), &empty_board());
        assert!(matches!(found, ProofSearch::Proved(_)), "{text}: {found:?}");
    }
    for text in ["3x3x3", "5x5x4", "8x4x4", "8x8x2", "16x4x3", "9x1x1"] {
        let found = prove(&mut prover(rules(text)), &empty_board());
        assert_eq!(found, ProofSearch::Refuted, "{text}");
    }
}

#[test]
fn pairs_of_the_whole_board_need_no_search() {
    for text in ["19x2x3", "21x3x4", "31x2x3"] {
        let mut prover = prover(rules(text));
        let found = prove(&mut prover, &empty_board());
        assert!(matches!(found, ProofSearch::Proved(_)), "{text}: {found:?}");
        assert_eq!(prover.nodes(), 0, "{text}");
    }
}

#[test]
fn either_player_can_hold() {
    let first_holds = Statement {
        claimant: Player::First,
        turn: Player::Second,
        ..empty_board()
    };
    let found = prove(&mut prover(rules("4x4x4")), &first_holds);
    assert!(matches!(found, ProofSearch::Proved(_)), "{found:?}");
}

#[test]
fn a_win_by_lines_that_may_not_count_refutes_nothing() {
    let found = prove(&mut prover(rules("3x3x3-exactly")), &empty_board());
    assert_eq!(found, ProofSearch::Unknown);
}

#[test]
fn other_statements_are_not_decided() {
    let mut prover = prover(rules("4x4x4"));
    let square: Bitboard = ["a1".parse().expect("a square")].into_iter().collect();
    let off: Bitboard = ["h8".parse().expect("a square")].into_iter().collect();
    let row = ["a1", "b1", "c1", "d1"].map(|square| square.parse().expect("a square"));
    let mut many = empty_board();
    many.state.maybe.push(square);
    let others = [
        many,
        Statement {
            goal: Goal::Hold,
            ..empty_board()
        },
        statement(square, square, false),
        statement(off, Bitboard::EMPTY, false),
        statement(row.into_iter().collect(), Bitboard::EMPTY, false),
        statement(Bitboard::EMPTY, row.into_iter().collect(), true),
    ];
    for other in others {
        let found = prover.prove(&other, &Limits::default(), &mut |_| {});
        assert_eq!(found, ProofSearch::Unknown, "{other:?}");
    }
    for text in ["9x8x5", "15x15x5-renju", "4x4x4-misere"] {
        assert!(WeakGameProver::new(rules(text)).is_none(), "{text}");
    }
}

#[test]
fn the_same_call_gives_the_same_certificate() {
    let mut warm = prover(rules("7x6x5"));
    let first = prove(&mut warm, &empty_board());
    assert_eq!(prove(&mut warm, &empty_board()), first);
    assert_eq!(prove(&mut prover(rules("7x6x5")), &empty_board()), first);
}

#[test]
fn a_search_ends_at_its_limits() {
    let mut prover = prover(rules("8x8x5"));
    let stop = true.into();
    let limits = [
        Limits {
            nodes: Some(100),
            ..Limits::default()
        },
        Limits {
            stop: Some(&stop),
            ..Limits::default()
        },
    ];
    for limits in limits {
        let found = prover.prove(&empty_board(), &limits, &mut |_| {});
        assert_eq!(found, ProofSearch::Unknown);
    }
    assert_eq!(prover.nodes(), 100);
}

#[test]
fn lost_entries_of_a_small_table_are_searched_again() {
    let limits = Limits {
        memory: Some(20_000),
        ..Limits::default()
    };
    let mut prover = prover(rules("6x4x4"));
    let found = prover.prove(&empty_board(), &limits, &mut |_| {});
    assert!(matches!(found, ProofSearch::Proved(_)));
}

/// A position of a board, with any stones of both players.
fn position(texts: &'static [&'static str]) -> impl Strategy<Value = (Rules, Statement)> {
    let board = prop::sample::select(texts).prop_map(rules);
    (board, prop::collection::vec(0..4_u8, 20), any::<bool>()).prop_map(|(rules, cells, turn)| {
        let of = |owner| {
            let owned = rules.board().squares().zip(cells.iter());
            owned
                .filter(move |&(_, &cell)| cell == owner)
                .map(|(square, _)| square)
        };
        (rules, statement(of(1).collect(), of(0).collect(), turn))
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn random_positions_have_their_plain_verdicts(
        (rules, statement) in position(&["4x4x4", "4x4x3", "5x4x4", "5x4x3", "4x4x3-exactly"])
    ) {
        prop_assume!(goes_on(rules, &statement));
        check(&mut prover(rules), &mut Oracle::new(rules), &statement);
    }

    #[test]
    fn no_verdict_depends_on_a_technique(
        (rules, statement) in position(&["4x4x4", "4x4x3", "5x4x4", "5x4x3"])
    ) {
        prop_assume!(goes_on(rules, &statement));
        let verdict = |found| matches!(found, ProofSearch::Proved(_));
        let expected = verdict(prove(&mut prover(rules), &statement));
        for techniques in selections() {
            let mut prover = prover(rules).with_techniques(techniques);
            prop_assert_eq!(verdict(prove(&mut prover, &statement)), expected, "{:?}", techniques);
        }
    }
}
