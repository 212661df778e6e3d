//! Matches as texts in the storage of a browser.

use std::fmt;

use dooz_core::Rules;
use dooz_play::matches::{Match, MatchError};

use super::has_board;
use crate::storage_text::Lines;

/// The maximum length of a text, which is about the quota of a browser.
const LONGEST: usize = 16 << 20;
/// The maximum number of earlier games in the storage.
const MOST_GAMES: usize = 20;
/// The maximum number of bytes for all of them but the newest.
const MOST_BYTES: usize = 1 << 19;

/// Drops earlier games that would exceed the quota of a browser.
pub fn shorten(game: &mut Match) {
    game.limit_earlier(MOST_GAMES, MOST_BYTES);
}

/// Reads a match from the text of [`Match::to_sgf`], or from the lines of keys and
/// values that earlier versions of the page stored.
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
/// Fails if the text is damaged or not a match, or if the page has no board for
/// its rules.
pub fn load(text: &str) -> Result<Match, StorageError> {
    if text.len() > LONGEST {
        return Err(StorageError::TooLarge);
    }
    let converted = sgf_of_old_format(text);
    let mut game = Match::from_sgf(converted.as_deref().unwrap_or(text))?;
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

/// Converts a text of the old format, which has the current game first, to SGF.
fn sgf_of_old_format(text: &str) -> Option<String> {
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

/// The error of a text that is not a match for the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StorageError {
    /// It is larger than any stored text.
    TooLarge,
    /// It is damaged, or not a match.
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
