//! Matches as SGF: a collection with a tree for each game.
//!
//! The earlier games come first, the game on the board last. SGF has properties
//! for most of it: `SZ`, `RU` and our own `IR` hold the rules, `PB` and `PW`
//! the names of computer players, `RE` the result, and `PL` is set if circles
//! open the game. The rest is stored in a property of our own at the root of
//! each tree, one entry a value:
//!
//! ```text
//! (;FF[4]GM[4]CA[UTF-8]SZ[3]RU[freestyle]IR[3]PW[sisoog]RE[B+]
//! DOOZ[game=1][opened-by=near][near=person][far=sisoog]
//! [first-mover=alternating][near-draws=X][random-stone=no][seed=42]
//! ;B[bb];W[ab];B[aa];W[ba];B[cc])
//! (;FF[4]GM[4]CA[UTF-8]SZ[3]RU[freestyle]IR[3]PB[sisoog]PL[W]
//! DOOZ[game=2][opened-by=far][near=person][far=sisoog]
//! [first-mover=alternating][near-draws=X][random-stone=no][seed=42]
//! [hints=1][end=2][at=0][begun=2][near-wins=1][far-wins=0][draws=0]
//! (;W[bb];B[aa])
//! (;W[cc]))
//! ```
//!
//! | entry | meaning |
//! |---|---|
//! | `game` | the number of the game in its match |
//! | `opened-by` | the seat that makes its first move |
//! | `near`, `far` | the participants |
//! | `first-mover`, `random-stone`, `seed` | these [`MatchOptions`] |
//! | `near-draws` or `first-draws` | the [`Symbols`] |
//! | `opening=swap2` | the players choose their sides in each game |
//! | `opener` | the seat that opens by swap2 |
//! | `opening-stones`, `first-side` | the number of stones after which the sides were chosen, and the seat that has the side of the first player since then |
//! | `sides=open` | the sides are yet to be chosen, or the choice was taken back |
//! | `clock` | the time control, unless the time is not limited |
//! | `lost-on-time=yes` | the player to move at the end of the game has lost on time |
//! | `counts=no` | the result does not count in the match |
//! | `hints` | the number of hints, unless it is 0 |
//! | `noted=yes` | the result is among the user's own results |
//! | `paused=yes` | computers wait, because somebody looks back |
//! | `end` | the number of the node where the line of the cursor ends, in the order of the text and from 0, unless it is the end of the game itself |
//! | `at` | the place of the cursor in that line, unless it is its end |
//! | `begun` | in the last tree, the games that have begun, unless they are as many as its `game` |
//! | `near-wins`, `far-wins`, `draws` | in the last tree, the results before it, unless there are none |

use std::fmt;
use std::str::FromStr;

use dooz_core::{Player, Symbol};

use super::opening::{SideChoice, Sides};
use super::{EarlierGame, Match, MatchGame, MatchOptions, Participant, Seat, Symbols, Tally};
use crate::clock::TimeControl;
use crate::records::{NodeId, Property, Record, RecordError, RecordFormat};
use crate::swap2::Swap2;

/// The property of our own.
pub(crate) const PROPERTY: &str = "DOOZ";

/// The value of the entry `opening`.
const SWAP2: &str = "swap2";
/// The value of the entry `sides`.
const OPEN: &str = "open";

impl Match {
    /// Returns the match as an SGF collection that holds everything but the
    /// thoughts.
    #[must_use]
    pub fn to_sgf(&self) -> String {
        let earlier = self.earlier.iter();
        let mut text: String = earlier.map(EarlierGame::text).collect();
        let mut entries = entries_of(&self.game);
        if self.begun != self.game.number {
            entries.push(("begun", self.begun.to_string()));
        }
        if self.settled != Tally::default() {
            let Tally { wins, draws } = self.settled;
            entries.push(("near-wins", wins[Seat::Near as usize].to_string()));
            entries.push(("far-wins", wins[Seat::Far as usize].to_string()));
            entries.push(("draws", draws.to_string()));
        }
        text += &text_of(&self.game, &entries);
        text
    }

    /// Reads the text of a match. Any other SGF becomes a match between people
    /// that continues its first game.
    ///
    /// ```
    /// use dooz_play::matches::Match;
    /// let mut game = Match::default();
    /// game.play("b2".parse()?)?;
    /// game.undo();
    /// game.play("a1".parse()?)?;
    /// let copy = Match::from_sgf(&game.to_sgf())?;
    /// assert_eq!(copy.to_sgf(), game.to_sgf());
    /// assert!(copy.pending().is_some());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Returns an error if the text is not SGF, or an entry of a match is
    /// missing or wrong.
    pub fn from_sgf(text: &str) -> Result<Self, MatchError> {
        let mut records = RecordFormat::Sgf.read(text, None)?;
        if !records.iter().any(is_of_match) {
            let people = [Participant::Person; 2];
            return Ok(Self::from_record(records.swap_remove(0), people));
        }
        let last = records.pop().expect("readers find a game or an error");
        let earlier = (1..).zip(records);
        let earlier = earlier.map(|(game, mut record)| {
            let entries = Entries::take(&mut record, game);
            game_of(record, &entries)
        });
        let earlier = earlier.collect::<Result<Vec<_>, _>>()?;

        let mut record = last;
        let entries = Entries::take(&mut record, earlier.len() + 1);
        let game = game_of(record, &entries)?;
        let count = |key| entries.optional(key, 0);
        Ok(Self {
            begun: entries.optional("begun", game.number)?,
            settled: Tally {
                wins: [count("near-wins")?, count("far-wins")?],
                draws: count("draws")?,
            },
            earlier: earlier.into_iter().map(Into::into).collect(),
            ..Self::of_game(game)
        })
    }
}

/// Returns `true` if a record is a game of a match.
fn is_of_match(record: &Record) -> bool {
    let mut properties = record[NodeId::ROOT].properties.iter();
    properties.any(|property| property.name() == PROPERTY)
}

/// Returns the text of a game that is not on the board.
pub(super) fn earlier_text(game: &MatchGame) -> String {
    text_of(game, &entries_of(game))
}

fn text_of(game: &MatchGame, entries: &[Entry]) -> String {
    let mut record = game.to_record();
    let values: Vec<String> = entries
        .iter()
        .map(|(key, value)| format!("{key}={value}"))
        .collect();
    let property = Property::texts(PROPERTY, values.iter().map(String::as_str));
    record[NodeId::ROOT].properties.push(property);
    let text = RecordFormat::Sgf.write(&[record]);
    text.expect("SGF holds every game")
}

type Entry = (&'static str, String);

fn entries_of(game: &MatchGame) -> Vec<Entry> {
    let (options, tree) = (&game.options, &game.tree);
    let (symbols, symbol) = match options.symbols {
        Symbols::Near(symbol) => ("near-draws", symbol),
        Symbols::First(symbol) => ("first-draws", symbol),
    };
    let yes_or_no = |value| if value { "yes" } else { "no" }.to_owned();
    let mut entries = vec![
        ("game", game.number.to_string()),
        ("opened-by", game.first_mover().to_string()),
        ("near", options.participant(Seat::Near).to_string()),
        ("far", options.participant(Seat::Far).to_string()),
        ("first-mover", options.first_mover.to_string()),
        (symbols, symbol.to_string()),
        ("random-stone", yes_or_no(options.random_stone)),
        ("seed", options.seed.to_string()),
    ];
    if options.swap2 {
        entries.push(("opening", SWAP2.to_owned()));
    }
    if let Some(sides) = game.sides {
        entries.push(("opener", game.opener.to_string()));
        if let Some(choice) = sides.choice() {
            entries.push(("opening-stones", choice.stones.to_string()));
            entries.push(("first-side", choice.first.to_string()));
        }
        if sides.is_open() {
            entries.push(("sides", OPEN.to_owned()));
        }
    }
    if options.clock.is_limited() {
        entries.push(("clock", options.clock.to_string()));
    }
    if game.lost_on_time().is_some() {
        entries.push(("lost-on-time", yes_or_no(true)));
    }
    if !game.counts {
        entries.push(("counts", yes_or_no(false)));
    }
    if game.hints > 0 {
        entries.push(("hints", game.hints.to_string()));
    }
    if game.is_noted {
        entries.push(("noted", yes_or_no(true)));
    }
    if game.paused {
        entries.push(("paused", yes_or_no(true)));
    }
    let end = tree.line_end();
    if !tree.is_main(end) {
        let before = tree.record().nodes().take_while(|&id| id != end);
        entries.push(("end", before.count().to_string()));
    }
    if !tree.is_at_end() {
        entries.push(("at", tree.at().to_string()));
    }
    entries
}

fn game_of(mut record: Record, entries: &Entries) -> Result<MatchGame, MatchError> {
    let near_draws: Option<Symbol> = entries.find("near-draws")?;
    let options = MatchOptions {
        rules: record.rules(),
        participants: [entries.required("near")?, entries.required("far")?],
        first_mover: entries.required("first-mover")?,
        symbols: match near_draws {
            Some(symbol) => Symbols::Near(symbol),
            None => Symbols::First(entries.required("first-draws")?),
        },
        random_stone: entries.flag("random-stone", false)?,
        swap2: match entries.find::<String>("opening")?.as_deref() {
            None => false,
            Some(SWAP2) => true,
            Some(_) => return Err(entries.error("opening")),
        },
        seed: entries.required("seed")?,
        clock: entries.optional("clock", TimeControl::UNLIMITED)?,
    };
    let first_mover: Seat = entries.required("opened-by")?;

    // Some values are written only for other programs and need not be read.
    for (player, seat) in [(Player::First, first_mover), (Player::Second, !first_mover)] {
        let participant = options.participant(seat);
        let is_computer = participant != Participant::Person;
        if is_computer && record.name(player) == Some(&participant.to_string()) {
            record.set_name(player, "");
        }
    }
    let stated = record.result.take();
    let number = entries.required("game")?;
    let opening = opening_of(&record, &options, first_mover, entries)?;
    let mut game = MatchGame::from_record(record, &options, number, first_mover);
    if let Some((opener, sides)) = opening {
        (game.opener, game.sides) = (opener, Some(sides));
    }
    if entries.flag("lost-on-time", false)? {
        game.lose_on_time();
    }
    if stated != game.result() {
        game.tree.set_result(stated);
    }
    if let Some(end) = entries.find("end")? {
        let end = game.tree.record().nodes().nth(end);
        game.tree.go(end.ok_or_else(|| entries.error("end"))?);
    }
    if let Some(at) = entries.find("at")? {
        if at >= game.tree.line().len() {
            return Err(entries.error("at"));
        }
        game.tree.go_to(at);
    }
    game.counts = entries.flag("counts", true)?;
    game.paused = entries.flag("paused", false)?;
    game.hints = entries.optional("hints", 0)?;
    game.is_noted = entries.flag("noted", false)?;
    Ok(game)
}

/// Reads the opening of a game: the seat that opens, and the sides.
fn opening_of(
    record: &Record,
    options: &MatchOptions,
    first_mover: Seat,
    entries: &Entries,
) -> Result<Option<(Seat, Sides)>, MatchError> {
    if Swap2::new(options.rules).is_none() || record.start().ply() > 0 {
        return Ok(None);
    }
    let Some(opener) = entries.find("opener")? else {
        // Earlier versions stored no more than the option, and no stones before the game
        // had begun.
        let is_open = options.swap2 && record.game().moves().is_empty();
        return Ok(is_open.then_some((first_mover, Sides::Open)));
    };
    let choice = match entries.find("opening-stones")? {
        Some(stones) => Some(SideChoice {
            stones,
            first: entries.required("first-side")?,
        }),
        None => None,
    };
    let is_open = match entries.find::<String>("sides")?.as_deref() {
        None => false,
        Some(OPEN) => true,
        Some(_) => return Err(entries.error("sides")),
    };
    let sides = match choice {
        None if is_open => Sides::Open,
        None => return Err(entries.error("opening-stones")),
        Some(choice) if is_open => Sides::TakenBack(choice),
        Some(choice) => Sides::Chosen(choice),
    };
    Ok(Some((opener, sides)))
}

/// The entries of a game.
struct Entries {
    /// The number of the tree in the text, from 1.
    game: usize,
    values: Vec<String>,
}

impl Entries {
    /// Takes the entries out of a record.
    fn take(record: &mut Record, game: usize) -> Self {
        let properties = &mut record[NodeId::ROOT].properties;
        let own = properties.extract_if(.., |property| property.name() == PROPERTY);
        let values = own.flat_map(|property| property.values().collect::<Vec<_>>());
        Self {
            game,
            values: values.collect(),
        }
    }

    fn find<T: FromStr>(&self, key: &'static str) -> Result<Option<T>, MatchError> {
        let mut values = self.values.iter().filter_map(|entry| entry.split_once('='));
        match values.find(|(known, _)| *known == key) {
            None => Ok(None),
            Some((_, value)) => value.parse().map(Some).map_err(|_| self.error(key)),
        }
    }

    fn required<T: FromStr>(&self, key: &'static str) -> Result<T, MatchError> {
        self.find(key)?.ok_or_else(|| self.error(key))
    }

    fn optional<T: FromStr>(&self, key: &'static str, default: T) -> Result<T, MatchError> {
        Ok(self.find(key)?.unwrap_or(default))
    }

    fn flag(&self, key: &'static str, default: bool) -> Result<bool, MatchError> {
        let value: Option<String> = self.find(key)?;
        match value.as_deref() {
            None => Ok(default),
            Some("yes") => Ok(true),
            Some("no") => Ok(false),
            Some(_) => Err(self.error(key)),
        }
    }

    const fn error(&self, entry: &'static str) -> MatchError {
        MatchError::Entry {
            game: self.game,
            entry,
        }
    }
}

/// The reason why a text is not a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MatchError {
    /// The text is not SGF.
    Record(RecordError),
    /// An entry of a match is missing or has a wrong value.
    Entry {
        /// The number of the game in the text, from 1.
        game: usize,
        /// The entry.
        entry: &'static str,
    },
}

impl From<RecordError> for MatchError {
    fn from(error: RecordError) -> Self {
        Self::Record(error)
    }
}

impl fmt::Display for MatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Record(error) => error.fmt(f),
            Self::Entry { game, entry } => {
                write!(f, "game {game}: `{entry}` is missing or has a wrong value")
            }
        }
    }
}

impl std::error::Error for MatchError {}
