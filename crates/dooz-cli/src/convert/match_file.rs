//! Match files of this program, read into and written from game records.

use dooz_core::{Player, Position, Rules};
use dooz_play::records::{self, CannotWrite, Format, GameResult, Loss, NodeId, Record};

use crate::play::options::{Begins, MatchOptions, Place, Seat};
use crate::play::record::{Entry, Record as MatchRecord, RecordError};
use crate::play::session::Session;

/// Reads every game of a match. Moves that were taken back become side
/// lines.
pub(super) fn read(text: &str) -> Result<Vec<Record>, RecordError> {
    let kept = MatchRecord::parse(text)?;
    let mut games: Vec<Game> = Vec::new();
    for &entry in kept.entries() {
        match entry {
            Entry::Game(begins) => games.push(Game::new(kept.options(), begins)),
            entry => games
                .last_mut()
                .expect("a match begins with a game")
                .happen(entry),
        }
    }
    Ok(games.into_iter().map(Game::finish).collect())
}

/// A game of a match as far as it has been read.
struct Game {
    record: Record,
    at: NodeId,
    taken_back: Vec<NodeId>,
}

impl Game {
    fn new(options: &MatchOptions, begins: Place) -> Self {
        let start = Position::new(options.rules);
        let mut record = Record::from_position(start, options.symbol(begins));
        for (player, place) in Player::BOTH.into_iter().zip([begins, !begins]) {
            record.set_name(player, &options.seat(place).to_string());
        }
        Self {
            record,
            at: NodeId::ROOT,
            taken_back: Vec::new(),
        }
    }

    fn happen(&mut self, entry: Entry) {
        match entry {
            Entry::Move(square) => {
                let again = self.taken_back.pop();
                let next = self.record.play(self.at, square);
                self.at = next.expect("the match was tried when it was read");
                if again != Some(self.at) {
                    self.taken_back.clear();
                }
            }
            Entry::Undo => {
                self.taken_back.push(self.at);
                let before = self.record.parent(self.at);
                self.at = before.expect("there was a move to take back");
            }
            Entry::Redo => {
                let next = self.taken_back.pop();
                self.at = next.expect("there was a move to play again");
            }
            Entry::Forget => self.taken_back.clear(),
            Entry::Game(_) => {}
        }
    }

    fn finish(mut self) -> Record {
        self.record.make_main(self.at);
        let outcome = self.record.position(self.at).outcome();
        self.record.result = outcome.map(GameResult::from);
        self.record
    }
}

/// The text of the first game, as a match of which it is the only one.
pub(super) fn write(records: &[Record]) -> Result<String, CannotWrite> {
    let record = records.first().ok_or(CannotWrite::NoGame)?;
    Ok(MatchRecord::of(&session(record)?).to_string())
}

/// A match with the main line of a game on the board.
pub(super) fn session(record: &Record) -> Result<Session, CannotWrite> {
    if record.start().ply() > 0 {
        return Err(CannotWrite::Start);
    }
    let mut session = Session::new(MatchOptions {
        rules: record.rules(),
        seats: Player::BOTH.map(|player| seat(record, player).unwrap_or(Seat::Person)),
        begins: Begins::First,
        near_symbol: record.first(),
        random_stone: false,
        seed: 0,
    });
    for &square in record.game().moves() {
        session
            .play(square)
            .expect("moves of a record can be played");
    }
    Ok(session)
}

/// The seat that a player's name means, if it means one that can play.
fn seat(record: &Record, player: Player) -> Option<Seat> {
    let seat: Seat = record.name(player)?.parse().ok()?;
    let knows = |rules: Rules| seat.plays(rules).is_ok();
    knows(record.rules()).then_some(seat)
}

pub(super) fn losses(records: &[Record]) -> Vec<Loss> {
    let Some(record) = records.first() else {
        return Vec::new();
    };
    let is_kept = |player| match record.name(player) {
        Some(name) => seat(record, player).is_some_and(|seat| seat.to_string() == name),
        None => true,
    };
    let names_are_kept = Player::BOTH.into_iter().all(is_kept);
    let mut lost = records::losses(records, Format::Moves);
    // A match knows what is played, and who draws what.
    lost.retain(|loss| match loss {
        Loss::Rules | Loss::Symbols => false,
        Loss::Names => !names_are_kept,
        _ => true,
    });
    lost
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEADER: &str = "\
dooz record 1
rules: 3x3x3
near: X person
far: O sisoog
begins: alternating
random stone: no
seed: 42
";

    fn sgf(body: &str) -> String {
        let records = read(&format!("{HEADER}{body}")).unwrap();
        let text = Format::Sgf.write(&records).unwrap();
        text.replace("FF[4]GM[4]CA[UTF-8]SZ[3]RU[freestyle]IR[3]", "…")
            .replace('\n', "")
    }

    #[test]
    fn moves_that_were_taken_back_are_side_lines() {
        assert_eq!(
            sgf("game near\nmove b2\nmove a1\nundo\nmove c3\n"),
            "(;…PB[person]PW[sisoog];B[bb](;W[ca])(;W[ac]))"
        );
        assert_eq!(
            sgf("game near\nmove b2\nmove a1\nundo\nundo\nredo\nredo\nmove c3\n"),
            "(;…PB[person]PW[sisoog];B[bb];W[ac];B[ca])"
        );
    }

    #[test]
    fn every_game_knows_who_began_with_what() {
        assert_eq!(
            sgf("game near\ngame far\nmove b2\n"),
            "(;…PB[person]PW[sisoog])(;…PB[person]PW[sisoog]PL[W];W[bb])"
        );
    }

    #[test]
    fn a_finished_game_has_its_result() {
        let text = sgf("game near\nmove a1\nmove b1\nmove a2\nmove b2\nmove a3\n");
        assert!(text.contains("RE[B+]"), "{text}");
    }

    #[test]
    fn what_a_match_can_hold_comes_back() {
        let text = format!("{HEADER}\ngame near\nmove b2\nmove a1\n");
        let records = read(&text).unwrap();
        assert_eq!(losses(&records), []);
        assert_eq!(read(&write(&records).unwrap()).unwrap(), records);
    }

    #[test]
    fn names_that_are_no_players_are_lost() {
        let text = "(;SZ[15]PB[Anna]PW[search:depth=2]RE[B+T];B[hh]C[!])";
        let records = Format::Sgf.read(text, None).unwrap();
        assert_eq!(
            losses(&records),
            [Loss::Comments(1), Loss::Names, Loss::Result]
        );
        let written = write(&records).unwrap();
        assert!(
            written.contains("near: X person\nfar: O search:depth=2\n"),
            "{written}"
        );
    }
}
