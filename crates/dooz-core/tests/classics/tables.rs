//! The tables, and the positions that they are about.

use dooz_core::{
    Brain, CannotPlay, Choice, Limits, Player, Position, Rules, Setup, Square, Symbol,
};

use crate::files::{self, Row};

/// Returns the text of a file with data about the classics.
pub fn text(name: &str) -> String {
    files::text(&format!("classics/{name}"))
}

/// Returns the rows of a table about the classics.
pub fn table(name: &str) -> Vec<Row> {
    files::rows(&format!("classics/{name}"))
}

impl Row {
    pub fn symbol(&self, column: &str) -> Symbol {
        self.text(column).parse().unwrap()
    }

    /// Returns the position on `board` with this symbol to move, which is told
    /// by its symbol of the first move.
    pub fn game(&self, to_move: Symbol) -> XPosition {
        let game = XPosition::new(self.text("board"), to_move);
        assert!(!self.has("first") || self.symbol("first") == game.first);
        game
    }
}

/// A position whose symbols are known.
#[derive(Clone, Copy, Debug)]
pub struct XPosition {
    pub position: Position,
    pub first: Symbol,
}

impl XPosition {
    pub fn new(board: &str, to_move: Symbol) -> Self {
        let setup = Setup::parse(Rules::TIC_TAC_TOE, board, to_move).unwrap();
        Self {
            position: setup.position().unwrap(),
            first: setup.first(),
        }
    }

    /// Returns the player who has this symbol.
    pub fn player(&self, symbol: Symbol) -> Player {
        if symbol == self.first {
            Player::First
        } else {
            Player::Second
        }
    }
}

pub fn cell(square: Square) -> usize {
    Rules::TIC_TAC_TOE.cell(square)
}

/// Returns a brain's choice with the scores of the cells.
pub fn choose(
    brain: &mut impl Brain,
    position: &Position,
) -> Result<(Choice, Vec<(usize, i64)>), CannotPlay> {
    let mut scores = Vec::new();
    let choice = brain.think(position, &Limits::default(), &mut |progress| {
        scores.extend(progress.searched.map(|mv| (cell(mv.square), mv.own_score)));
    })?;
    Ok((choice, scores))
}

/// Returns the cell that a brain chooses.
pub fn reply(brain: &mut impl Brain, position: &Position) -> usize {
    let (choice, _) = choose(brain, position).unwrap();
    cell(choice.square.expect("the game goes on"))
}

/// Returns the nine positions after one move.
pub fn after_one_move() -> impl Iterator<Item = Position> {
    let rules = Rules::TIC_TAC_TOE;
    (0..rules.squares()).map(move |cell| {
        let mut position = Position::new(rules);
        position.play(rules.square(cell).unwrap()).unwrap();
        position
    })
}

/// Returns every position that comes up in a game, each once.
pub fn all_positions() -> Vec<Position> {
    let mut seen = std::collections::HashSet::new();
    let mut all = vec![Position::new(Rules::TIC_TAC_TOE)];
    let mut next = 0;
    while let Some(&position) = all.get(next) {
        next += 1;
        for square in position.legal_moves() {
            let mut child = position;
            child.play(square).unwrap();
            if seen.insert(child) {
                all.push(child);
            }
        }
    }
    all
}
