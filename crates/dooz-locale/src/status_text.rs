//! The status of a match as sentences.

#[cfg(feature = "page")]
use dooz_core::Notation;
use dooz_core::classics::Classic;
use dooz_core::{Outcome, Player, Square};
#[cfg(feature = "page")]
use dooz_play::matches::MatchGame;
use dooz_play::matches::{Match, Participant};

use crate::{Locale, Value};
#[cfg(feature = "page")]
use crate::{OpeningText, rules_name};

/// The sentences about the state of a match, for every front end.
///
/// ```
/// use dooz_locale::{Language, Locale, StatusText};
/// use dooz_play::matches::Match;
/// let locale = Locale::new(Language::English);
/// let mut game = Match::default();
/// game.play("b2".parse()?)?;
/// let names = ["X", "O"].map(str::to_owned);
/// let text = StatusText { game: &game, locale: &locale, names };
/// assert_eq!(text.turn(true), "O is thinking…");
/// assert_eq!(text.moved(), "X played b2.");
/// assert_eq!(text.ending(), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct StatusText<'a> {
    /// The match.
    pub game: &'a Match,
    /// The language.
    pub locale: &'a Locale,
    /// The names by which the front end calls the first and the second player.
    pub names: [String; 2],
}

/// The end of a game from the point of view of the only person in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// A draw.
    Draw,
    /// The person has won.
    PersonWins,
    /// The computer has won.
    ComputerWins,
    /// A player has won a game of two people or of two computers.
    Wins(Player),
}

impl StatusText<'_> {
    /// Says whose turn it is, or that the computer to move thinks.
    #[must_use]
    pub fn turn(&self, thinks: bool) -> String {
        let turn = self.game.position().turn();
        let key = if thinks {
            "play-thinking"
        } else if self.only_person() == Some(turn) {
            return self.text("play-your-move");
        } else {
            "play-turn"
        };
        self.format(key, &[("player", self.name(turn))])
    }

    /// Describes the last move; empty before the first one.
    #[must_use]
    pub fn moved(&self) -> String {
        let Some(square) = self.game.last_move() else {
            return String::new();
        };
        let player = self.name(!self.game.position().turn());
        let gaps = [("player", player), ("square", square.to_string().into())];
        self.format("play-moved", &gaps)
    }

    /// Returns the end of the game, if it is over.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        Some(match (self.game.outcome()?, self.only_person()) {
            (Outcome::Draw, _) => Ending::Draw,
            (Outcome::Win(winner), None) => Ending::Wins(winner),
            (Outcome::Win(winner), Some(person)) if winner == person => Ending::PersonWins,
            (Outcome::Win(_), Some(_)) => Ending::ComputerWins,
        })
    }

    /// Describes an ending, after saying whose time ran out if that ended the game. Each
    /// front end has its own sentence about a draw on a board that is not full: its key is
    /// `stuck`, and its argument the player to move.
    #[must_use]
    pub fn ended(&self, ending: Ending, stuck: &str) -> String {
        let sentence = self.won(ending, stuck);
        match self.time_over() {
            Some(over) => format!("{over} {sentence}"),
            None => sentence,
        }
    }

    /// Says whose time was over, if that has ended the game on the board.
    #[must_use]
    pub fn time_over(&self) -> Option<String> {
        // A side line may end by itself.
        let is_over = self.game.position().outcome().is_some();
        let loser = self.game.lost_on_time().filter(|_| !is_over)?;
        Some(self.format("play-time-over", &[("player", self.name(loser))]))
    }

    /// Describes an ending, but not what has led to it.
    fn won(&self, ending: Ending, stuck: &str) -> String {
        let position = self.game.position();
        match ending {
            Ending::Draw if position.empty().is_empty() => self.text("play-board-full"),
            Ending::Draw => self.format(stuck, &[("player", self.name(position.turn()))]),
            Ending::PersonWins => self.text("play-you-win"),
            Ending::ComputerWins => self.text("play-computer-wins"),
            Ending::Wins(winner) => self.format("play-wins", &[("player", self.name(winner))]),
        }
    }

    /// Returns the only person in the match, if there is just one.
    fn only_person(&self) -> Option<Player> {
        let is_person = |&player: &Player| self.game.participant(player) == Participant::Person;
        let mut people = Player::BOTH.into_iter().filter(is_person);
        people.next().filter(|_| people.next().is_none())
    }

    fn name(&self, player: Player) -> Value<'_> {
        self.names[player as usize].as_str().into()
    }

    fn text(&self, key: &str) -> String {
        self.locale.text(key).into_owned()
    }

    fn format(&self, key: &str, gaps: &[(&str, Value<'_>)]) -> String {
        self.locale.format(key, gaps)
    }
}

/// The sentences that only the page uses.
#[cfg(feature = "page")]
impl StatusText<'_> {
    /// Returns the sentences about the opening of the game.
    #[must_use]
    pub fn opening(&self) -> OpeningText<'_> {
        OpeningText {
            game: self.game,
            locale: self.locale,
            sides: self.names.clone(),
            notation: Notation::Algebraic,
        }
    }

    /// Says whose turn it is, how the game has ended, or which position is
    /// being looked back at.
    #[must_use]
    pub fn status(&self) -> String {
        let game = self.game;
        if game.outcome().is_some() {
            return self.result();
        }
        if game.is_paused() && game.options().is_show() {
            return self.text("play-show-paused");
        }
        if let Some(opening) = game.opening().filter(|_| !game.is_paused()) {
            return self.opening().status(&opening);
        }
        let tree = game.tree();
        if game.looks_back() {
            let moves = tree.line().len() - 1;
            let gaps = [("move", tree.at().into()), ("moves", moves.into())];
            return self.format("play-looking-back", &gaps);
        }
        let is_computers = game.participant_to_move() != Participant::Person;
        self.turn(is_computers && !game.is_paused())
    }

    /// Says how the game has ended; empty while it goes on.
    #[must_use]
    pub fn result(&self) -> String {
        let ending = self.ending();
        // Renju can forbid every move that is left.
        let sentence = |ending| self.ended(ending, "play-draw-stuck");
        ending.map_or_else(String::new, sentence)
    }

    /// Says who has won, in as few words as possible; empty while the game goes on.
    #[must_use]
    pub fn headline(&self) -> String {
        match self.ending() {
            None => String::new(),
            Some(Ending::Draw) => self.text("play-draw"),
            Some(ending) => self.won(ending, "play-draw-stuck"),
        }
    }

    /// Returns the opponent's own sentence, if it is one of the published
    /// programs: about the end of the game, or before that about its move.
    #[must_use]
    pub fn article_phrase(&self) -> Option<String> {
        let person = self.only_person()?;
        let article = ArticlePhrases::of(self.game.participant(!person))?;
        if let Some(ending) = self.ending() {
            return article.ending(ending, self.locale);
        }
        let computer_moved = self.game.position().turn() == person;
        match self.game.last_move() {
            Some(square) if computer_moved => article.moved(square, self.locale),
            _ => {
                let symbol = |player| self.game.symbol(player).to_string().into();
                let gaps = [("person", symbol(person)), ("computer", symbol(!person))];
                article.phrase("title", &gaps, self.locale)
            }
        }
    }

    /// Describes an earlier game in a few words.
    #[must_use]
    pub fn earlier(&self, game: &MatchGame) -> String {
        let result = match game.tree().outcome() {
            None => "play-earlier-open",
            Some(Outcome::Draw) => "play-earlier-draw",
            Some(Outcome::Win(Player::First)) => "play-earlier-first",
            Some(Outcome::Win(Player::Second)) => "play-earlier-second",
        };
        let record = game.tree().record();
        let gaps = [
            ("number", game.number().into()),
            ("rules", rules_name(record.rules(), self.locale).into()),
            ("count", record.game().moves().len().into()),
            ("result", self.text(result).into()),
        ];
        self.format("play-earlier", &gaps)
    }
}

/// The sentences of one of the published programs, as in its article.
#[derive(Clone, Copy, Debug)]
pub struct ArticlePhrases {
    article: &'static Classic,
}

impl ArticlePhrases {
    /// Returns the phrases of a participant, if it is one of the programs.
    #[must_use]
    pub fn of(participant: Participant) -> Option<Self> {
        participant.classic().map(|article| Self { article })
    }

    /// Returns the program.
    #[must_use]
    pub const fn article(self) -> &'static Classic {
        self.article
    }

    /// Returns the program's sentence about the end of a game, if it has one.
    #[must_use]
    pub fn ending(self, ending: Ending, locale: &Locale) -> Option<String> {
        let what = match ending {
            Ending::Draw => "draw",
            Ending::PersonWins => "person-wins",
            Ending::ComputerWins => "computer-wins",
            Ending::Wins(_) => return None,
        };
        self.phrase(what, &[], locale)
    }

    /// Returns the program's sentence about its move, if it has one.
    #[must_use]
    pub fn moved(self, square: Square, locale: &Locale) -> Option<String> {
        let rules = self.article.rules;
        if !rules.contains(square) {
            return None;
        }
        let gaps = [
            ("column", (square.column() + 1).into()),
            ("row", (rules.height() - square.row()).into()),
            ("cell", rules.cell(square).into()),
        ];
        self.phrase("moved", &gaps, locale)
    }

    /// Returns a sentence of the program by its name in the keys, if there is
    /// one.
    #[must_use]
    pub fn phrase(self, what: &str, gaps: &[(&str, Value<'_>)], locale: &Locale) -> Option<String> {
        let key = format!("classic-{}-{what}", self.article.name);
        locale.has(&key).then(|| locale.format(&key, gaps))
    }
}

#[cfg(all(test, feature = "page"))]
mod tests;
