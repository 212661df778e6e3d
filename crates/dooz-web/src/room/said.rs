//! What there is to say about a game while it is played.

use dooz_core::classics::Classic;
use dooz_core::{Outcome, Player, Square, Symbol};
use dooz_locale::{Locale, Value};

use super::{Earlier, Place, Room, Seat};
use crate::settings::Stones;

/// What there is to say about a game while it is played, in one language.
///
/// ```
/// use dooz_locale::{Language, Locale};
/// use dooz_web::room::{Herald, Room};
/// use dooz_web::settings::Stones;
/// let locale = Locale::new(Language::English);
/// let mut room = Room::default();
/// room.play("b2".parse()?)?;
/// let herald = Herald { room: &room, locale: &locale, stones: Stones::Symbols };
/// assert!(herald.status().ends_with("is thinking…"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Herald<'a> {
    /// The game.
    pub room: &'a Room,
    /// The language.
    pub locale: &'a Locale,
    /// What the players are called by.
    pub stones: Stones,
}

impl Herald<'_> {
    /// A player by what it draws.
    #[must_use]
    pub fn player(&self, player: Player) -> String {
        match (self.stones, self.room.symbol(player)) {
            (Stones::Symbols, symbol) => symbol.to_string(),
            (Stones::Stones, Symbol::X) => self.text("play-black"),
            (Stones::Stones, Symbol::O) => self.text("play-white"),
        }
    }

    /// Who sits at a place: the name, and what is drawn from there.
    #[must_use]
    pub fn seat(&self, place: Place) -> String {
        let settings = self.room.settings();
        let seat = settings.seat(place);
        let against_brain = *settings.seat(!place) != Seat::Person;
        let name = match seat {
            Seat::Person if against_brain => self.text("player-you"),
            seat => self.text(&format!("brain-{}", seat.name())),
        };
        let first = self.room.place(Player::First) == place;
        let player = self.player(if first { Player::First } else { Player::Second });
        self.format(
            "play-seat",
            &[("name", name.into()), ("player", player.into())],
        )
    }

    /// Whose turn it is, how the game has ended, or what is looked at.
    #[must_use]
    pub fn status(&self) -> String {
        let room = self.room;
        if room.outcome().is_some() {
            return self.result();
        }
        let to_move = || [("player", self.player(room.position().turn()).into())];
        if room.is_paused() && room.settings().is_show() {
            return self.text("play-show-paused");
        }
        if !room.tree().is_at_end() {
            let moves = room.tree().line().len() - 1;
            let gaps = [("move", room.tree().at().into()), ("moves", moves.into())];
            return self.format("play-looking-back", &gaps);
        }
        match room.seat_to_move() {
            Seat::Brain(_) if room.is_paused() => self.format("play-turn", &to_move()),
            Seat::Brain(_) => self.format("play-thinking", &to_move()),
            Seat::Person if self.person().is_some() => self.text("play-your-move"),
            Seat::Person => self.format("play-turn", &to_move()),
        }
    }

    /// How the game has ended; empty while it goes on.
    #[must_use]
    pub fn result(&self) -> String {
        let position = self.room.position();
        let mut cells =
            (0..position.rules().squares()).filter_map(|cell| position.rules().square(cell));
        let is_full = cells.all(|square| position.stone(square).is_some());
        let key = match (self.room.outcome(), self.person()) {
            (None, _) => return String::new(),
            (Some(Outcome::Draw), _) if is_full => "play-board-full",
            // Renju can forbid every move that is left.
            (Some(Outcome::Draw), _) => {
                let player = self.player(position.turn());
                return self.format("play-draw-stuck", &[("player", player.into())]);
            }
            (Some(Outcome::Win(winner)), Some(person)) if winner == person => "play-you-win",
            (Some(Outcome::Win(_)), Some(_)) => "play-computer-wins",
            (Some(Outcome::Win(winner)), None) => {
                let player = self.player(winner);
                return self.format("play-wins", &[("player", player.into())]);
            }
        };
        self.text(key)
    }

    /// The last move, and by whom; empty before the first one.
    #[must_use]
    pub fn moved(&self) -> String {
        let Some(square) = self.room.last_move() else {
            return String::new();
        };
        let square = square.to_string();
        let player = self.player(!self.room.position().turn());
        let gaps = [("player", player.into()), ("square", square.into())];
        self.format("play-moved", &gaps)
    }

    /// What the opponent says as its article has it, if it is one of the
    /// published programs: at the end how it ended, before that its move.
    #[must_use]
    pub fn manner(&self) -> Option<String> {
        let person = self.person()?;
        let seat = self.room.seat(!person);
        let article = Classic::of(seat.name())?;
        let computer_moved = self.room.position().turn() == person;
        let (what, square) = match (self.room.outcome(), self.room.last_move()) {
            (Some(Outcome::Draw), _) => ("draw", None),
            (Some(Outcome::Win(winner)), _) if winner == person => ("person-wins", None),
            (Some(Outcome::Win(_)), _) => ("computer-wins", None),
            (None, Some(square)) if computer_moved => ("moved", Some(square)),
            (None, _) => ("title", None),
        };
        let key = format!("classic-{}-{what}", article.name);
        if !self.locale.has(&key) {
            return None;
        }
        let mut gaps = vec![
            ("person", self.room.symbol(person).to_string().into()),
            ("computer", self.room.symbol(!person).to_string().into()),
        ];
        if let Some(square) = square {
            gaps.extend(self.coordinates(square));
        }
        Some(self.format(&key, &gaps))
    }

    fn coordinates(&self, square: Square) -> [(&'static str, Value<'static>); 3] {
        let rules = self.room.rules();
        [
            ("column", (square.column() + 1).into()),
            ("row", (rules.height() - square.row()).into()),
            ("cell", rules.cell(square).into()),
        ]
    }

    /// How the games of the match have ended.
    #[must_use]
    pub fn score(&self) -> String {
        let tally = self.room.tally();
        let gaps = [
            ("first", self.seat(Place::Near).into()),
            ("wins", tally.wins[0].into()),
            ("second", self.seat(Place::Far).into()),
            ("losses", tally.wins[1].into()),
            ("draws", tally.draws.into()),
        ];
        self.format("play-score", &gaps)
    }

    /// An earlier game in a few words.
    #[must_use]
    pub fn earlier(&self, game: &Earlier) -> String {
        let result = match game.result {
            None => "play-earlier-open",
            Some(Outcome::Draw) => "play-earlier-draw",
            Some(Outcome::Win(Player::First)) => "play-earlier-first",
            Some(Outcome::Win(Player::Second)) => "play-earlier-second",
        };
        let gaps = [
            ("number", game.number.into()),
            ("rules", game.rules.to_string().into()),
            ("count", game.moves.into()),
            ("result", self.text(result).into()),
        ];
        self.format("play-earlier", &gaps)
    }

    /// The only person, if there is one.
    fn person(&self) -> Option<Player> {
        let is_person = |player: &Player| *self.room.seat(*player) == Seat::Person;
        let mut people = Player::BOTH.into_iter().filter(is_person);
        let person = people.next()?;
        people.next().is_none().then_some(person)
    }

    fn text(&self, key: &str) -> String {
        self.locale.text(key).into_owned()
    }

    fn format(&self, key: &str, gaps: &[(&str, Value<'_>)]) -> String {
        self.locale.format(key, gaps)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::room::Settings;
    use dooz_core::{LineRule, Rules, Setup};
    use dooz_locale::Language;

    fn said(room: &Room, say: impl Fn(Herald<'_>) -> String) -> String {
        let locale = Locale::new(Language::English);
        let stones = Stones::Symbols;
        let said = say(Herald {
            room,
            locale: &locale,
            stones,
        });
        // The marks of direction around gaps are not what is tested.
        said.replace(['\u{2068}', '\u{2069}'], "")
    }

    fn played(mut room: Room, moves: &str) -> Room {
        for square in moves.split_whitespace() {
            room.play(square.parse().unwrap()).unwrap();
        }
        room
    }

    fn people(moves: &str) -> Room {
        played(
            Room::new(Settings::between_people(Rules::TIC_TAC_TOE)),
            moves,
        )
    }

    #[test]
    fn two_people_are_called_by_what_they_draw() {
        assert_eq!(said(&people("b2"), |herald| herald.status()), "O to move.");
        let won = people("a1 b1 a2 b2 a3");
        assert_eq!(said(&won, |herald| herald.status()), "X wins!");
    }

    #[test]
    fn a_person_and_a_computer_are_called_you_and_the_computer() {
        let room = Room::default();
        assert_eq!(said(&room, |herald| herald.status()), "Your move.");
        let lost = played(Room::default(), "b1 a1 b3 a2 c3 a3");
        assert_eq!(said(&lost, |herald| herald.status()), "The computer wins.");
    }

    #[test]
    fn a_draw_on_a_full_board_is_said() {
        let full = people("b2 a1 c1 a3 a2 c2 b1 b3 c3");
        let status = said(&full, |herald| herald.status());
        assert_eq!(status, "It is a draw: the board is full.");
    }

    #[test]
    fn a_draw_by_fouls_alone_is_not_said_to_fill_the_board() {
        let rules = Rules::new(7, 3, 5, LineRule::Renju).unwrap();
        // Seven in a row are too many for black.
        let picture = "OOOXOOO / XXX.XXX / OOXOXXO";
        let setup = Setup::parse(rules, picture, Symbol::X).unwrap();
        let mut room = people("");
        room.set_up(&setup).unwrap();
        let status = said(&room, |herald| herald.status());
        assert_eq!(status, "It is a draw: every move left to X is forbidden.");
    }

    #[test]
    fn looking_back_is_said() {
        let mut room = people("b2 a1 c3");
        room.first();
        room.next();
        let status = said(&room, |herald| herald.status());
        assert!(status.contains("1 of 3"), "{status}");
    }

    #[test]
    fn a_program_of_an_article_speaks_as_it_does_there() {
        let lafore = Settings::against("lafore".parse().unwrap());
        let manner = |room: &Room| said(room, |herald| herald.manner().unwrap());
        let room = played(Room::new(lafore), "b2 a3");
        assert_eq!(manner(&room), "I play at 0");
        let room = played(room, "a1 b3 c2 c3");
        assert_eq!(manner(&room), "I win!");
    }

    #[test]
    fn every_language_has_a_sentence_for_every_earlier_game() {
        let mut room = people("a1 b1 a2 b2 a3");
        room.new_game();
        for language in Language::ALL {
            let locale = Locale::new(language);
            let herald = Herald {
                room: &room,
                locale: &locale,
                stones: Stones::Stones,
            };
            let game = *room.earlier().next().unwrap();
            assert!(herald.earlier(&game).contains("3x3x3"));
            assert!(!herald.player(Player::First).contains("play-"));
        }
    }
}
