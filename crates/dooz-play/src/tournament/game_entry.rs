//! The log of a tournament.

use dooz_core::{Outcome, PlayError, Player, Rules, Score, Square};
use serde::{Deserialize, Serialize};

use super::Ending;
use crate::records::{GameResult, NodeId, Property, Record};

/// A finished game of a tournament, as a line of its log.
///
/// ```
/// use dooz_core::{Outcome, Player};
/// use dooz_play::tournament::{Ending, GameEntry};
/// let line = r#"{"game":1,"pair":1,"first":"a","second":"b","result":"1-0","reason":"line",
///     "plies":5,"opening":"b2","moves":"a1 b1 a3 b3","times_ms":[0,1,0,2],
///     "scores":[-7,"+M3",null,"+M1"]}"#;
/// let entry: GameEntry = serde_json::from_str(line)?;
/// assert_eq!(entry.result, Outcome::Win(Player::First));
/// assert_eq!(entry.reason, Ending::Line);
/// assert_eq!(entry.moves.len(), 4);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameEntry {
    /// The number of the game, from 1.
    pub game: u32,
    /// The number of its pair, from 1.
    pub pair: u32,
    /// The player with the first move.
    pub first: String,
    /// The other player.
    pub second: String,
    /// `true` if the players exchanged their sides in the opening, so that the one
    /// who was to move first is the second.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub swapped: bool,
    /// The result: `1-0` if the first player won, `0-1` or `1/2-1/2`.
    #[serde(with = "result_text")]
    pub result: Outcome,
    /// The way in which the game ended.
    pub reason: Ending,
    /// The details of a failure, in the words of the program that failed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
    /// The number of moves on the board, the opening included.
    pub plies: u16,
    /// The moves of the opening.
    #[serde(with = "moves_text")]
    pub opening: Vec<Square>,
    /// The moves after the opening.
    #[serde(with = "moves_text")]
    pub moves: Vec<Square>,
    /// The time of each move after the opening, in milliseconds.
    pub times_ms: Vec<u32>,
    /// The score that each move had for the player who made it: the number of
    /// an estimate, `+M5` for a win in five plies, `-M4` for a loss in four,
    /// `draw`, or null.
    #[serde(with = "scores_text")]
    pub scores: Vec<Option<Score>>,
}

impl GameEntry {
    /// Returns the result as in the log: `1-0`, `0-1` or `1/2-1/2`.
    #[must_use]
    pub fn result_text(&self) -> &'static str {
        result_text::name(self.result)
    }

    /// Returns the game as a record.
    ///
    /// # Errors
    ///
    /// Returns an error if the moves cannot be played by these rules.
    pub fn record(&self, rules: Rules) -> Result<Record, PlayError> {
        let mut record = Record::new(rules);
        let mut last = record.play_line(NodeId::ROOT, &self.opening)?;
        for (index, &square) in self.moves.iter().enumerate() {
            last = record.play(last, square)?;
            record[last].milliseconds = self.times_ms.get(index).copied();
        }

        record.set_name(Player::First, &self.first);
        record.set_name(Player::Second, &self.second);
        let round = Property::texts("RO", [&*self.game.to_string()]);
        record[NodeId::ROOT].properties.push(round);
        let mut result = GameResult::from(self.result);
        if let GameResult::Win { how, .. } = &mut result {
            how.push_str(match self.reason {
                Ending::Time => "Time",
                Ending::Crash | Ending::Illegal => "Forfeit",
                Ending::Line | Ending::FullBoard | Ending::MaxMoves => "",
            });
        }
        record.result = Some(result);
        if let Some(detail) = &self.detail {
            record[last].comment.clone_from(detail);
        }
        Ok(record)
    }
}

mod result_text {
    use serde::{Deserializer, Serializer, de::Error};

    use super::{Deserialize, Outcome, Player};

    const NAMES: [(&str, Outcome); 3] = [
        ("1-0", Outcome::Win(Player::First)),
        ("0-1", Outcome::Win(Player::Second)),
        ("1/2-1/2", Outcome::Draw),
    ];

    pub(super) fn name(result: Outcome) -> &'static str {
        let known = NAMES.iter().find(|(_, known)| *known == result);
        known.expect("every result has a name").0
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
    pub(super) fn serialize<S: Serializer>(result: &Outcome, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(name(*result))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Outcome, D::Error> {
        let text = String::deserialize(from)?;
        let known = NAMES.iter().find(|(name, _)| *name == text);
        known
            .map(|(_, result)| *result)
            .ok_or_else(|| D::Error::custom("a result is 1-0, 0-1 or 1/2-1/2"))
    }
}

mod moves_text {
    use dooz_core::MoveList;
    use serde::{Deserializer, Serializer, de::Error};

    use super::{Deserialize, Square};

    pub(super) fn serialize<S: Serializer>(moves: &[Square], to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(&MoveList(moves))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Square>, D::Error> {
        let text = String::deserialize(from)?;
        let moves = text.split_whitespace().map(str::parse);
        moves.collect::<Result<_, _>>().map_err(D::Error::custom)
    }
}

mod scores_text {
    use serde::{Deserializer, Serializer, de::Error};

    use super::{Deserialize, Score, Serialize};
    use crate::score_text::ScoreText;

    /// A score in a log.
    #[derive(Serialize, Deserialize)]
    #[serde(untagged)]
    enum Written {
        Estimate(i64),
        Decided(String),
    }

    fn write(score: Score) -> Written {
        match score {
            Score::Estimate(estimate) => Written::Estimate(estimate),
            Score::Draw => Written::Decided("draw".to_owned()),
            decided => Written::Decided(ScoreText(decided).to_string()),
        }
    }

    fn read(written: Written) -> Option<Score> {
        match written {
            Written::Estimate(estimate) => Some(Score::Estimate(estimate)),
            Written::Decided(text) if text == "draw" => Some(Score::Draw),
            Written::Decided(text) => text.parse().ok().map(|ScoreText(score)| score),
        }
    }

    pub(super) fn serialize<S: Serializer>(
        scores: &[Option<Score>],
        to: S,
    ) -> Result<S::Ok, S::Error> {
        to.collect_seq(scores.iter().map(|score| score.map(write)))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Vec<Option<Score>>, D::Error> {
        let read = |written: Option<Written>| match written {
            None => Ok(None),
            Some(written) => read(written)
                .map(Some)
                .ok_or_else(|| D::Error::custom("a score is a number, +M5, -M4 or draw")),
        };
        let written = Vec::<Option<Written>>::deserialize(from)?;
        written.into_iter().map(read).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_the_log_can_be_read_again() {
        let entry = GameEntry {
            game: 7,
            pair: 4,
            first: "search:depth=3".to_owned(),
            second: "pbrain:/opt/pbrain-x".to_owned(),
            swapped: true,
            result: Outcome::Win(Player::Second),
            reason: Ending::Crash,
            detail: Some("exit status: 3".to_owned()),
            plies: 3,
            opening: vec!["h8".parse().unwrap()],
            moves: vec!["i9".parse().unwrap(), "j10".parse().unwrap()],
            times_ms: vec![5, 1000],
            scores: vec![Some(Score::WinIn(5)), Some(Score::LossIn(4))],
        };
        let line = serde_json::to_string(&entry).unwrap();
        assert!(line.contains(r#""moves":"i9 j10","times_ms":[5,1000],"scores":["+M5","-M4"]"#));
        assert_eq!(serde_json::from_str::<GameEntry>(&line).unwrap(), entry);
    }

    #[test]
    fn a_game_becomes_a_record() {
        let line = r#"{"game":3,"pair":2,"first":"a","second":"b","result":"0-1","reason":"time",
            "plies":3,"opening":"b2","moves":"a1 c1","times_ms":[20,1500],"scores":[null,-5]}"#;
        let entry: GameEntry = serde_json::from_str(line).unwrap();
        let record = entry.record(Rules::TIC_TAC_TOE).unwrap();
        let text = crate::records::RecordFormat::Sgf.write(&[record]).unwrap();
        assert_eq!(
            text,
            "(;FF[4]GM[4]CA[UTF-8]SZ[3]RU[freestyle]IR[3]PB[a]PW[b]RE[W+Time]RO[3]\n\
             ;B[bb];W[ac]EMT[0.02];B[cc]EMT[1.5])\n"
        );
        assert!(
            entry
                .record(Rules::new(2, 2, 2, dooz_core::LineRule::Exactly).unwrap())
                .is_err()
        );
    }

    #[test]
    fn moves_without_times_are_not_lost() {
        let line = r#"{"game":3,"pair":2,"first":"a","second":"b","result":"0-1","reason":"time",
            "plies":3,"opening":"b2","moves":"a1 c1","times_ms":[20],"scores":[]}"#;
        let entry: GameEntry = serde_json::from_str(line).unwrap();
        let record = entry.record(Rules::TIC_TAC_TOE).unwrap();
        let text = crate::records::RecordFormat::Sgf.write(&[record]).unwrap();
        assert!(text.contains(";W[ac]EMT[0.02];B[cc]"), "{text}");
    }

    #[test]
    fn wrong_results_moves_and_scores_are_errors() {
        let line = r#"{"game":1,"pair":1,"first":"a","second":"b","result":"1-0","reason":"line",
            "plies":1,"opening":"","moves":"a1","times_ms":[0],"scores":["draw"]}"#;
        assert!(serde_json::from_str::<GameEntry>(line).is_ok());
        for (right, wrong) in [
            ("1-0", "2-0"),
            ("a1", "z99"),
            ("draw", "+Mx"),
            ("line", "luck"),
        ] {
            let line = line.replace(right, wrong);
            assert!(serde_json::from_str::<GameEntry>(&line).is_err(), "{wrong}");
        }
    }
}
