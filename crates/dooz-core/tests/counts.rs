//! Every position and every game of small boards, counted and held against
//! the published tables, and the values of these boards.

use std::collections::HashSet;

use dooz_core::exact::{Entry, PackedRules, Solver};
use dooz_core::{Limits, LineRule, Outcome, Player, Position, Rules, perft};

mod tables;

/// The positions that can be reached from the empty board.
#[derive(Default)]
struct Reachable {
    positions: HashSet<Position>,
    wins: [usize; 2],
    draws: usize,
    by_ply: Vec<usize>,
}

impl Reachable {
    fn of(rules: Rules) -> Self {
        let mut reachable = Self::default();
        let mut level = HashSet::from([Position::new(rules)]);
        while !level.is_empty() {
            reachable.by_ply.push(level.len());
            let mut next = HashSet::new();
            for position in &level {
                match position.outcome() {
                    Some(Outcome::Win(player)) => reachable.wins[player as usize] += 1,
                    Some(Outcome::Draw) => reachable.draws += 1,
                    None => {}
                }
                for square in position.legal_moves() {
                    let mut child = *position;
                    child.play(square).unwrap();
                    next.insert(child);
                }
            }
            reachable
                .positions
                .extend(std::mem::replace(&mut level, next));
        }
        reachable
    }
}

/// The outcomes of the games from a position, counted over every line of play.
#[derive(Default)]
struct GameCounts {
    wins: [u64; 2],
    draws: u64,
    /// The positions on the way, including the first; one reached by several
    /// orders of moves counts several times.
    positions: u64,
}

impl GameCounts {
    const fn games(&self) -> u64 {
        self.wins[0] + self.wins[1] + self.draws
    }

    /// Plays every game that can follow.
    fn add(&mut self, position: &Position) {
        self.positions += 1;
        match position.outcome() {
            Some(Outcome::Win(player)) => self.wins[player as usize] += 1,
            Some(Outcome::Draw) => self.draws += 1,
            None => {
                for square in position.legal_moves() {
                    self.add(&position.after(square));
                }
            }
        }
    }
}

/// Returns the rules of a row of the table.
fn rules(row: &tables::Row) -> Rules {
    let (m, n, k) = (row.number("m_cols"), row.number("n_rows"), row.number("k"));
    Rules::new(m, n, k, LineRule::Freestyle).unwrap()
}

/// Checks the rows of the table with at most this many reachable positions.
fn check_structure(most: usize) {
    let mut checked = 0;
    for row in tables::rows("mnk_structure.tsv") {
        let positions: usize = row.number("reachable_positions");
        if positions > most {
            continue;
        }
        let rules = rules(&row);
        let reachable = Reachable::of(rules);
        assert_eq!(reachable.positions.len(), positions, "{rules}");
        let wins = [row.number("terminal_X"), row.number("terminal_O")];
        assert_eq!(reachable.wins, wins, "{rules}");
        assert_eq!(reachable.draws, row.number("terminal_draw"), "{rules}");

        if row.text("games") != "-" {
            let mut counts = GameCounts::default();
            counts.add(&Position::new(rules));
            assert_eq!(counts.positions, row.number("tree_nodes"), "{rules}");
            assert_eq!(counts.games(), row.number("games"), "{rules}");
            let wins = [row.number("games_X"), row.number("games_O")];
            assert_eq!(counts.wins, wins, "{rules}");
        }
        checked += 1;
    }
    assert!(checked > 0);
}

#[test]
fn small_boards_have_the_positions_and_games_of_the_table() {
    check_structure(10_000);
}

#[test]
#[ignore = "slow: millions of positions, run by `cargo xtask test --full`"]
fn larger_boards_have_the_positions_of_the_table() {
    check_structure(4_000_000);
}

#[test]
fn small_boards_have_the_values_of_the_table() {
    for row in tables::rows("mnk_structure.tsv") {
        let packed = PackedRules::new(rules(&row)).expect("the boards are small");
        let limits = Limits::default();
        let mut solver = Solver::new(&packed, vec![Entry::default(); 1 << 16], &limits);
        let value = solver.value(packed.start()).unwrap();
        let winner = match value.plies() {
            None => "draw",
            Some(_) if value.is_win() => "first",
            Some(_) => "second",
        };
        assert_eq!(winner, row.text("value"), "{}", packed.rules());
    }
}

#[test]
fn tic_tac_toe_has_5478_positions_in_765_classes() {
    let reachable = Reachable::of(Rules::TIC_TAC_TOE);
    assert_eq!(reachable.positions.len(), 5_478);
    assert_eq!(
        reachable.by_ply,
        [1, 9, 72, 252, 756, 1260, 1520, 1140, 390, 78]
    );

    let classes: HashSet<Position> = reachable
        .positions
        .iter()
        .map(Position::canonical)
        .collect();
    assert_eq!(classes.len(), 765);
    let ended = |outcome| {
        let ended = classes
            .iter()
            .filter(|class| class.outcome() == Some(outcome));
        ended.count()
    };
    assert_eq!(ended(Outcome::Win(Player::First)), 91);
    assert_eq!(ended(Outcome::Win(Player::Second)), 44);
    assert_eq!(ended(Outcome::Draw), 3);
}

#[test]
fn perft_of_tic_tac_toe_counts_every_ply() {
    let empty = Position::new(Rules::TIC_TAC_TOE);
    let counts: Vec<u64> = (0..=9).map(|depth| perft(&empty, depth)).collect();
    let published = [1, 9, 72, 504, 3024, 15120, 54720, 148_176, 200_448, 127_872];
    assert_eq!(counts, published);
    assert_eq!(counts.iter().sum::<u64>(), 549_946);
}

/// Compared with the board of characters below, which knows no fouls.
#[test]
fn perft_agrees_with_an_array_board_under_every_rule_without_fouls() {
    for text in [
        "4x3x3",
        "3x4x3-exactly",
        "4x4x3-caro",
        "4x3x3-misere",
        "5x2x3-exactly",
    ] {
        let rules: Rules = text.parse().unwrap();
        let empty = Position::new(rules);
        for depth in 0..=6 {
            let plain = plain::perft(&mut plain::Board::new(rules), depth);
            assert_eq!(perft(&empty, depth), plain, "{rules} to depth {depth}");
        }
    }
}

/// The plainest board: an array of characters, and after each move a look at
/// every row of every line.
mod plain {
    use dooz_core::{LineRule, Rules};

    pub struct Board {
        rules: Rules,
        cells: Vec<Vec<char>>,
        moves: u32,
    }

    impl Board {
        pub fn new(rules: Rules) -> Self {
            let row = vec!['.'; rules.width().into()];
            Self {
                rules,
                cells: vec![row; rules.height().into()],
                moves: 0,
            }
        }

        fn cell(&self, x: i32, y: i32) -> Option<char> {
            let row = self.cells.get(usize::try_from(y).ok()?)?;
            row.get(usize::try_from(x).ok()?).copied()
        }

        fn is_over(&self) -> bool {
            let (width, height) = (self.rules.width().into(), self.rules.height().into());
            (0..height).any(|y| (0..width).any(|x| self.line_starts(x, y)))
        }

        fn line_starts(&self, x: i32, y: i32) -> bool {
            let Some(stone @ ('X' | 'O')) = self.cell(x, y) else {
                return false;
            };
            let other = if stone == 'X' { 'O' } else { 'X' };
            [(1, 0), (0, 1), (1, 1), (1, -1)].iter().any(|(dx, dy)| {
                if self.cell(x - dx, y - dy) == Some(stone) {
                    return false;
                }
                let length = (1..40)
                    .find(|i| self.cell(x + dx * i, y + dy * i) != Some(stone))
                    .unwrap();
                let ends = [
                    self.cell(x - dx, y - dy),
                    self.cell(x + dx * length, y + dy * length),
                ];
                let blocked = ends == [Some(other); 2];
                let k = self.rules.k().into();
                match self.rules.line() {
                    LineRule::Exactly => length == k,
                    LineRule::Caro => length > k || length == k && !blocked,
                    _ => length >= k,
                }
            })
        }
    }

    pub fn perft(board: &mut Board, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        if board.is_over() {
            return 0;
        }
        let mut count = 0;
        for y in 0..board.cells.len() {
            for x in 0..board.cells[y].len() {
                if board.cells[y][x] == '.' {
                    board.cells[y][x] = if board.moves.is_multiple_of(2) {
                        'X'
                    } else {
                        'O'
                    };
                    board.moves += 1;
                    count += perft(board, depth - 1);
                    board.moves -= 1;
                    board.cells[y][x] = '.';
                }
            }
        }
        count
    }
}
