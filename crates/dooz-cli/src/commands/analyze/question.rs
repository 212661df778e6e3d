//! The positions on the lines of the input.

use dooz_core::{
    Game, MoveListError, ParseSquareError, PlayError, Rules, Setup, Square, Symbol, parse_moves,
};
use dooz_locale::{Explain, Locale, explain_move};
use serde::Deserialize;

use crate::input_lines::{BadLine, InputLine};
use crate::setup_text::{SetupTextError, read_setup};

/// A position as an object of JSON. Other keys are ignored.
#[derive(Debug, Deserialize)]
#[serde(expecting = "an object with `stones`, `board` or `moves`")]
struct Question {
    /// The stones in their order, black first.
    stones: Option<String>,
    /// A picture of the board, with X for black.
    board: Option<String>,
    /// The moves of a game.
    moves: Option<String>,
    #[serde(alias = "to_move")]
    side: Option<Side>,
}

/// A side to move: 1 or `"X"` for black, 2 or `"O"` for white.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum Side {
    Number(u64),
    Symbol(String),
}

/// The reason why a line is not a position.
#[derive(Debug)]
pub(super) enum QuestionError {
    Line(BadLine),
    Json(serde_json::Error),
    /// It has neither stones nor a board nor moves.
    NoStones,
    Side,
    Word(String, ParseSquareError),
    Move(PlayError, Rules),
    Text(SetupTextError),
    GameOver,
}

/// Reads a line. Black is X.
pub(super) fn read_line(line: &InputLine, rules: Rules) -> Result<Setup, QuestionError> {
    let text = line.text().map_err(QuestionError::Line)?;
    let question: Question = serde_json::from_str(text).map_err(QuestionError::Json)?;
    let setup = question.setup(rules)?;
    if setup.has_line() {
        return Err(QuestionError::GameOver);
    }
    Ok(setup)
}

impl Question {
    fn setup(&self, rules: Rules) -> Result<Setup, QuestionError> {
        let side = self.side.as_ref().map(Side::symbol).transpose()?;
        if let Some(stones) = &self.stones {
            return with_stones(rules, stones, side);
        }
        if let Some(board) = &self.board {
            let side = side.ok_or(QuestionError::Side)?;
            let setup = read_setup(rules, board, &side.to_string());
            return Ok(setup.map_err(QuestionError::Text)?.with_first(Symbol::X));
        }
        let moves = self.moves.as_deref().ok_or(QuestionError::NoStones)?;
        let mut game = Game::new(rules);
        for square in squares(moves) {
            game.play(square?)
                .map_err(|error| QuestionError::Move(error, rules))?;
        }
        with_stones(rules, moves, side)
    }
}

/// Puts stones on the board in their order, fouls or not.
fn with_stones(rules: Rules, stones: &str, side: Option<Symbol>) -> Result<Setup, QuestionError> {
    let refuse = |error| Err(QuestionError::Move(error, rules));
    let squares = squares(stones).collect::<Result<Vec<_>, _>>()?;
    let turns = [Symbol::X, Symbol::O];
    let side = side.unwrap_or(turns[squares.len() % 2]);
    let mut setup = Setup::new(rules, side).with_first(Symbol::X);
    for (square, &turn) in squares.into_iter().zip(turns.iter().cycle()) {
        if !rules.contains(square) {
            return refuse(PlayError::OffBoard(square));
        }
        if turns
            .iter()
            .any(|&turn| setup.stones(turn).contains(square))
        {
            return refuse(PlayError::Occupied(square));
        }
        setup.put(square, Some(turn));
    }
    Ok(setup)
}

fn squares(text: &str) -> impl Iterator<Item = Result<Square, QuestionError>> {
    parse_moves(text).map(|square| {
        square
            .map_err(|MoveListError { word, reason }| QuestionError::Word(word.to_owned(), reason))
    })
}

impl Side {
    fn symbol(&self) -> Result<Symbol, QuestionError> {
        match self {
            Self::Number(1) => Ok(Symbol::X),
            Self::Number(2) => Ok(Symbol::O),
            Self::Number(_) => Err(QuestionError::Side),
            Self::Symbol(text) => text.parse().map_err(|_| QuestionError::Side),
        }
    }
}

impl Explain for QuestionError {
    fn explain(&self, locale: &Locale) -> String {
        match self {
            Self::Line(error) => error.explain(locale),
            Self::Json(error) => {
                let gaps = [("reason", error.to_string().into())];
                locale.format("analyze-error-json", &gaps)
            }
            Self::NoStones => locale.text("analyze-error-stones").into_owned(),
            Self::Side => locale.text("analyze-error-side").into_owned(),
            Self::Word(word, reason) => MoveListError {
                word,
                reason: *reason,
            }
            .explain(locale),
            Self::GameOver | Self::Move(PlayError::GameOver, _) => {
                locale.text("analyze-error-over").into_owned()
            }
            Self::Move(error, rules) => explain_move(*error, *rules, locale),
            Self::Text(error) => error.explain(locale),
        }
    }
}
