//! Proofs as players: the claimant of a certificate plays as it says.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock, PoisonError};

use dooz_core::{
    Bitboard, Brain, CannotPlay, Choice, Limits, Player, Position, Progress, Score, Square,
};
use dooz_locale::terminal::Bidi;
use dooz_locale::{Language, Locale, proof};
use dooz_play::matches::{Match, Participant};
use dooz_play::players::{BrainSpec, GameContext, PlayerRow};
use dooz_solver::{Lookup, ProofBook};

use crate::args::UsageError;
use crate::certificate::{read_certificate, read_proof};
use crate::failure::Failure;
use crate::printer::Printer;
use crate::program::moves_to;

/// The beginning of the name of a proof as a player; the path of its file follows.
const PREFIX: &str = "proof:";

/// A certificate as a player: it answers at once, as its proof does.
pub(crate) struct ProofPlayer {
    file: PathBuf,
    row: PlayerRow,
    /// The proof; `None` if the file holds none.
    book: OnceLock<Option<ProofBook>>,
    /// The places of the proof after the player's moves, by the stones. A later turn
    /// goes on from there, or from the start; only a game that was begun elsewhere has to
    /// be found.
    places: Mutex<Places>,
}

type Places = HashMap<[Bitboard; 2], Lookup<'static>>;

/// Finds the proof that the name of a player names, and returns its row.
pub(crate) fn find(text: &str) -> Option<(&'static PlayerRow, &str)> {
    Some((&ProofPlayer::named(text)?.row, ""))
}

impl ProofPlayer {
    /// Returns the player of a name like `proof:gomoku.dzc`, if it is such a name.
    pub(crate) fn named(name: &str) -> Option<&'static Self> {
        // The few proofs that are named last as long as this program does, like its
        // own players.
        static PROOFS: Mutex<Vec<&'static ProofPlayer>> = Mutex::new(Vec::new());

        let file = name.strip_prefix(PREFIX).filter(|file| !file.is_empty())?;
        let mut proofs = PROOFS.lock().unwrap_or_else(PoisonError::into_inner);
        let known = proofs.iter().find(|proof| proof.row.name == name);
        if let Some(proof) = known {
            return Some(proof);
        }
        let row = PlayerRow::new(name.to_owned().leak(), |spec, context| {
            let proof = proof_of(spec).expect("its name was read");
            Box::new(ProofBrain::new(proof, context))
        });
        let proof: &'static Self = Box::leak(Box::new(Self {
            file: file.into(),
            row,
            book: OnceLock::new(),
            places: Mutex::default(),
        }));
        proofs.push(proof);
        Some(proof)
    }

    /// Returns the name of the player of a file.
    pub(crate) fn name_of(file: &Path) -> String {
        format!("{PREFIX}{}", file.display())
    }

    /// Returns the name of the player.
    pub(crate) fn name(&self) -> &'static str {
        self.row.name
    }

    /// Returns moves to the position in which the proof begins, if there are such moves.
    pub(crate) fn opening(&self) -> Option<Vec<Square>> {
        let claim = self.book()?.claim();
        let position = claim.setup().position().ok()?;
        let moves = moves_to(&position, &[]);
        let mut game = Position::new(claim.rules);
        let is_legal = moves.iter().all(|&square| game.play(square).is_ok());
        is_legal.then_some(moves)
    }

    pub(crate) fn file(&self) -> &Path {
        &self.file
    }

    /// Returns the proof.
    ///
    /// # Errors
    ///
    /// Returns an error if there is no such file, or it holds no proof.
    pub(crate) fn checked(&self) -> Result<&ProofBook, UsageError> {
        self.book().ok_or_else(|| {
            let file = self.file.display().to_string();
            if self.file.exists() {
                UsageError::NoProof(file)
            } else {
                UsageError::NoFile(file)
            }
        })
    }

    /// Returns the proof, if the file holds one.
    pub(crate) fn book(&self) -> Option<&ProofBook> {
        let read = || {
            // Nobody reads the sentence of an error.
            let printer = Printer::new(Locale::new(Language::English), Bidi::Off);
            self.read(&printer).ok()
        };
        self.book.get_or_init(read).as_ref()
    }

    /// Reads the proof and shows meanwhile how far its verification is.
    ///
    /// # Errors
    ///
    /// Returns an error if the file cannot be read or proves nothing.
    pub(crate) fn load(&self, printer: &Printer) -> Result<(), Failure> {
        let book = self.read(printer)?;
        // A proof that has been read before is the same.
        let _ = self.book.set(Some(book));
        Ok(())
    }

    fn read(&self, printer: &Printer) -> Result<ProofBook, Failure> {
        // Elsewhere it stands for the standard input, which has the moves here.
        if self.file.as_os_str() == "-" {
            let sentence = printer.locale().text("certificate-error-input");
            return Err(sentence.into_owned().into());
        }
        let content = read_certificate(&self.file, std::io::empty(), printer.locale())?;
        Ok(read_proof(&content.bytes, printer)?)
    }

    /// Returns the player's move in a position, and remembers the place after it;
    /// `None` if the proof does not lead to the position.
    fn answer(&'static self, position: &Position) -> Option<(Square, Option<u32>)> {
        let book = self.book()?;
        let claimant = book.claim().statement.claimant;
        if position.rules() != book.claim().rules || position.turn() != claimant {
            return None;
        }
        let mut places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
        let stones = Player::BOTH.map(|player| *position.stones(player));
        let from_earlier = |square: Square| {
            let mut before = stones;
            before[!claimant as usize].remove(square);
            let mut place = self.known_place(&places, &before)?;
            place.play(square).ok()?;
            Some(place)
        };
        let mut replies = stones[!claimant as usize].squares();
        let known = replies.find_map(from_earlier);
        let mut place = known.or_else(|| book.find(position))?;
        let plies = place.plies_left();
        let square = place.move_to_play()?;
        place.play(square).ok()?;
        let stones = Player::BOTH.map(|player| *place.stones(player));
        places.insert(stones, place);
        Some((square, plies))
    }

    /// Returns the place of the proof with these stones, if it is the start or one that
    /// the player's moves have led to.
    fn known_place(
        &'static self,
        places: &Places,
        stones: &[Bitboard; 2],
    ) -> Option<Lookup<'static>> {
        let start = self.book()?.start();
        let is_start = *stones == Player::BOTH.map(|player| *start.stones(player));
        places.get(stones).cloned().or(is_start.then_some(start))
    }

    /// Returns what the proof says of a position after the player's move: what the
    /// reply before it was, and how soon the player wins or that the proof has ended.
    fn remarks(&'static self, game: &Match, locale: &Locale) -> Vec<String> {
        let stones = Player::BOTH.map(|player| *game.position().stones(player));
        let places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(place) = places.get(&stones) else {
            return Vec::new();
        };
        let opponent = place.turn();
        let reply = || {
            // Other orders of the moves lead to the same stones.
            let [.., square, answer] = *game.moves() else {
                return None;
            };
            let mut before = stones;
            before[opponent as usize].remove(square);
            before[!opponent as usize].remove(answer);
            let mut earlier = self.known_place(&places, &before)?;
            let reply = earlier.play(square).ok()??;
            let first = game.symbol(Player::First);
            Some(proof::reply(reply, opponent, first, square, locale))
        };
        let mut sentences: Vec<String> = reply().into_iter().collect();
        sentences.extend(proof::rest(place, game.symbol(!opponent), locale));
        sentences
    }
}

/// Returns `true` if a proof plays in a match.
pub(crate) fn plays_in(game: &Match) -> bool {
    Player::BOTH
        .into_iter()
        .any(|player| match game.participant(player) {
            Participant::Computer(spec) => proof_of(&spec).is_some(),
            Participant::Person => false,
        })
}

/// Returns what a proof that plays says of the position of a game, when its opponent is
/// to move.
pub(crate) fn remarks(game: &Match, locale: &Locale) -> Vec<String> {
    if game.outcome().is_some() {
        return Vec::new();
    }
    match game.participant(!game.position().turn()) {
        Participant::Computer(spec) => {
            let proof = proof_of(&spec);
            proof.map_or_else(Vec::new, |proof| proof.remarks(game, locale))
        }
        Participant::Person => Vec::new(),
    }
}

/// Returns the proof that a player is, if it is one.
pub(crate) fn proof_of(spec: &BrainSpec) -> Option<&'static ProofPlayer> {
    ProofPlayer::named(spec.name())
}

/// A proof that thinks about its turn. Of positions to which its games do not lead, like
/// those in which its opponent is to move, it knows nothing: there the player that gives
/// hints plays.
struct ProofBrain {
    proof: &'static ProofPlayer,
    otherwise: Box<dyn Brain + Send>,
}

impl ProofBrain {
    fn new(proof: &'static ProofPlayer, context: GameContext) -> Self {
        let otherwise = BrainSpec::for_hints(context.rules).build(context);
        Self { proof, otherwise }
    }
}

impl Brain for ProofBrain {
    fn think(
        &mut self,
        position: &Position,
        limits: &Limits<'_>,
        progress: &mut dyn FnMut(&Progress<'_>),
    ) -> Result<Choice, CannotPlay> {
        if position.outcome().is_none()
            && let Some((square, plies)) = self.proof.answer(position)
        {
            return Ok(Choice {
                square: Some(square),
                score: plies.map(|plies| Score::WinIn(plies as u16)),
                ..Choice::default()
            });
        }
        let limits = Limits {
            stop: limits.stop,
            ..BrainSpec::for_hints(position.rules()).limits()
        };
        self.otherwise.think(position, &limits, progress)
    }
}

#[cfg(test)]
mod tests {
    use dooz_core::Outcome;
    use dooz_core::Symbol;
    use dooz_play::matches::MatchOptions;
    use dooz_play::players::SeededRandom;

    use super::*;

    fn proof(file: &str) -> &'static ProofPlayer {
        let name = format!(
            "proof:{}/../../data/proofs/{file}",
            env!("CARGO_MANIFEST_DIR")
        );
        ProofPlayer::named(&name).expect("it is the name of a proof")
    }

    /// Plays all games against a proof, and returns their outcomes.
    fn outcomes(proof: &'static ProofPlayer, position: &Position, found: &mut Vec<Outcome>) {
        let claimant = proof.book().unwrap().claim().statement.claimant;
        if let Some(outcome) = position.outcome() {
            found.push(outcome);
        } else if position.turn() == claimant {
            let (square, _) = proof.answer(position).expect("the proof has an answer");
            outcomes(proof, &position.after(square), found);
        } else {
            for square in position.legal_moves() {
                outcomes(proof, &position.after(square), found);
            }
        }
    }

    /// Returns what a proof says after its answers to these replies.
    fn remarks_after(proof: &'static ProofPlayer, replies: &[&str]) -> Vec<String> {
        let claim = proof.book().unwrap().claim();
        let mut game = Match::new(MatchOptions::between_people(claim.rules));
        let mut replies = replies.iter();
        loop {
            if game.position().turn() == claim.statement.claimant {
                let (square, _) = proof.answer(game.position()).unwrap();
                game.play(square).unwrap();
            }
            let Some(reply) = replies.next() else {
                return proof.remarks(&game, &Locale::new(Language::English));
            };
            game.play(reply.parse().unwrap()).unwrap();
        }
    }

    #[test]
    fn a_proof_reaches_its_goal_in_all_games() {
        for (file, is_reached) in [
            (
                "4x3x3.dzc",
                (|outcome| outcome == Outcome::Win(Player::First)) as fn(_) -> _,
            ),
            ("3x3x3.dzc", |outcome| {
                outcome != Outcome::Win(Player::First)
            }),
        ] {
            let proof = proof(file);
            let empty = Position::new(proof.book().unwrap().claim().rules);
            let mut found = Vec::new();
            outcomes(proof, &empty, &mut found);
            assert!(
                found.len() > 50 && found.into_iter().all(is_reached),
                "{file}"
            );
        }
    }

    #[test]
    fn the_first_reply_in_a_game_is_known() {
        let proof = proof("4x4x4.dzc");
        let told = remarks_after(proof, &["b2"]);
        assert!(told[0].starts_with("X b2"), "{told:?}");
    }

    #[test]
    fn the_reply_that_is_told_is_the_last_one_also_if_another_order_was_played_before() {
        let proof = proof("6x5x4.dzc");
        for replies in [["f1", "a1"], ["a1", "f1"]] {
            let told = remarks_after(proof, &replies);
            let last = format!("O {} changes nothing", replies[1]);
            assert!(told[0].starts_with(&last), "{told:?}");
        }
    }

    #[test]
    fn a_game_that_began_elsewhere_is_found() {
        crate::offer_players();
        let proof = proof("./4x3x3.dzc");
        let rules = proof.book().unwrap().claim().rules;
        let play = |moves: &str| {
            let moves = dooz_core::parse_moves(moves).map(Result::unwrap);
            moves.fold(Position::new(rules), |position, square| {
                position.after(square)
            })
        };
        let answer = |moves| {
            proof
                .answer(&play(moves))
                .map(|(square, _)| square.to_string())
        };
        assert_eq!(answer("b2 c2 a1 c3").as_deref(), Some("c1"));
        assert_eq!(answer("a1 b2"), None);
        assert_eq!(answer("b2"), None);
        // Another player plays there.
        let spec: BrainSpec = proof.row.name.parse().unwrap();
        let mut brain = spec.build(GameContext::new(rules, Symbol::X, SeededRandom::new(1), 1));
        let choice = brain.think(&play("b2"), &Limits::default(), &mut |_| {});
        assert!(choice.unwrap().square.is_some());
        assert!(ProofPlayer::named("proof:").is_none());
        assert!(
            ProofPlayer::named("proof:no/such.dzc")
                .unwrap()
                .book()
                .is_none()
        );
    }
}
