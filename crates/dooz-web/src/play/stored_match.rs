//! Matches as texts that a browser keeps.

use std::fmt;

use dooz_core::Rules;
use dooz_play::matches::{Match, MatchError};

use super::has_board;
use crate::storage_text::Lines;

/// The longest text that is read. A browser keeps about as much.
const LONGEST: usize = 16 << 20;
/// The most earlier games that are kept.
const MOST_GAMES: usize = 20;
/// The most bytes that all of them but the newest may take together.
const MOST_BYTES: usize = 1 << 19;

/// Forgets earlier games that a browser would not keep.
pub fn shorten(game: &mut Match) {
    game.limit_earlier(MOST_GAMES, MOST_BYTES);
}

/// Reads the text of a match: that of [`Match::to_sgf`], or the lines of keys
/// and values that the page kept before.
///
/// ```
/// use dooz_play::matches::Match;
/// use dooz_web::play::load;
/// let mut game = Match::default();
/// game.play("b2".parse()?)?;
/// assert_eq!(load(&game.to_sgf())?.moves(), game.moves());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If the text is another one, damaged, or of a board that the page does not
/// have.
pub fn load(text: &str) -> Result<Match, StorageError> {
    if text.len() > LONGEST {
        return Err(StorageError::TooLarge);
    }
    let of_room = sgf_of_room(text);
    let mut game = Match::from_sgf(of_room.as_deref().unwrap_or(text))?;
    let games = std::iter::once(game.current()).chain(game.earlier());
    let unknown = games
        .map(|game| game.options().rules)
        .find(|rules| !has_board(*rules));
    if let Some(rules) = unknown {
        return Err(StorageError::Board(rules));
    }
    shorten(&mut game);
    Ok(game)
}

/// Converts a text of the old form to SGF; it has the game on the board first.
fn sgf_of_room(text: &str) -> Option<String> {
    let mut parts = Lines::parts(text);
    let head = parts.next()?;
    head.text("dooz-room")?;
    let of_match = ["begun", "near-wins", "far-wins", "draws"];
    let mut of_match = Some(of_match.map(|key| (key, head.text(key))));
    let mut trees = parts
        .map(|part| {
            let text = |key| part.text(key);
            let flag = |key| {
                let yes = part.value(key)?;
                Some(if yes { "yes" } else { "no" }.to_owned())
            };
            let entries = [
                ("game", text("number")),
                ("opened-by", text("beginner")),
                ("near", text("near")),
                ("far", text("far")),
                ("first-mover", text("begins")),
                ("near-draws", text("near-draws")),
                ("first-draws", text("first-draws")),
                ("random-stone", flag("random-stone")),
                ("seed", text("seed")),
                ("counts", flag("counts")),
                ("paused", flag("paused")),
                ("end", text("end")),
                ("at", text("at")),
            ];
            let of_match = of_match.take().into_iter().flatten();
            let entries = entries.into_iter().chain(of_match);
            let entries = entries.filter_map(|(key, value)| Some(format!("[{key}={}]", value?)));
            let entries: String = entries.collect();
            Some(text("sgf")?.replacen("(;", &format!("(;DOOZ{entries}"), 1))
        })
        .collect::<Option<Vec<String>>>()?;
    trees.reverse();
    Some(trees.concat())
}

/// The reason why a text is not a match for the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StorageError {
    /// It is larger than anything that is kept.
    TooLarge,
    /// It is damaged, or another text.
    Match(MatchError),
    /// The page has no board for the rules of a game in it.
    Board(Rules),
}

impl From<MatchError> for StorageError {
    fn from(error: MatchError) -> Self {
        Self::Match(error)
    }
}

impl fmt::Display for StorageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLarge => f.write_str("the text is too large"),
            Self::Match(error) => error.fmt(f),
            Self::Board(rules) => write!(f, "there is no board for {rules}"),
        }
    }
}

impl std::error::Error for StorageError {}
