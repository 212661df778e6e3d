//! Conversion between matches of this program and game records.

use dooz_core::Player;
use dooz_play::match_file::holds_match;
use dooz_play::matches::{Match, MatchGame, Participant, old_record};
use dooz_play::players::BrainSpec;
use dooz_play::records::{CannotWrite, Loss, Record};

use super::GameFileError;

/// Reads every game of a match. Moves that were taken back become side
/// lines.
pub(super) fn read(text: &str) -> Result<Vec<Record>, GameFileError> {
    let game = if holds_match(text) {
        Match::from_sgf(text).map_err(GameFileError::Match)?
    } else {
        old_record::parse(text).map_err(GameFileError::OldRecord)?
    };
    let mut records: Vec<Record> = game.earlier().map(record_of).collect();
    records.reverse();
    records.push(record_of(game.current()));
    Ok(records)
}

/// Returns a game of a match as a record with the names of its players.
pub(super) fn record_of(game: &MatchGame) -> Record {
    let mut record = game.to_record();
    for player in Player::BOTH {
        if record.name(player).is_none() {
            record.set_name(player, &game.participant(player).to_string());
        }
    }
    record
}

/// Writes a match that continues the first game.
pub(super) fn write(records: &[Record]) -> Result<String, CannotWrite> {
    let record = records.first().ok_or(CannotWrite::NoGame)?;
    Ok(match_of(record.clone()).to_sgf())
}

/// Creates a match that continues a game.
pub(super) fn match_of(record: Record) -> Match {
    let participants = Player::BOTH.map(|player| participant(&record, player));
    Match::from_record(record, participants)
}

/// Returns the computer player of Dooz that a player's name names, if it can play;
/// otherwise a person. A name in a file starts no program and opens no other file.
fn participant(record: &Record, player: Player) -> Participant {
    let named = record.name(player).and_then(|name| name.parse().ok());
    let plays = |spec: &BrainSpec| spec.is_built_in() && spec.plays(record.rules()).is_ok();
    named
        .filter(plays)
        .map_or(Participant::Person, Participant::Computer)
}

/// Returns the losses in a match, which holds everything except games after the
/// first.
pub(super) fn losses(records: &[Record]) -> Vec<Loss> {
    match records.len() {
        0 | 1 => Vec::new(),
        games => vec![Loss::Games(games - 1)],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dooz_play::records::RecordFormat;

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
        let text = RecordFormat::Sgf.write(&records).unwrap();
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
            sgf("game near\nmove a1\ngame far\nmove b2\n"),
            "(;…PB[person]PW[sisoog];B[ac])(;…PB[person]PW[sisoog]PL[W];W[bb])"
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
    fn names_of_programs_and_proofs_are_those_of_people() {
        crate::offer_players();
        let text = "(;SZ[15]PB[pbrain:sh -c 'exit']PW[proof:/etc/passwd];B[hh])";
        let records = RecordFormat::Sgf.read(text, None).unwrap();
        let written = write(&records).unwrap();
        assert!(written.contains("[near=person][far=person]"), "{written}");
    }

    #[test]
    fn a_match_holds_everything_of_its_game() {
        let text = "(;SZ[15]PB[Anna]PW[search:depth=2]RE[B+T];B[hh]C[!](;W[ii])(;W[ih]))";
        let records = RecordFormat::Sgf.read(text, None).unwrap();
        assert_eq!(losses(&records), []);
        let written = write(&records).unwrap();
        assert!(
            written.contains("[near=person][far=search:depth=2]"),
            "{written}"
        );
        assert_eq!(read(&written).unwrap(), records);
    }
}
