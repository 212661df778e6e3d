//! A way through a proof.

use std::cmp::Reverse;
use std::sync::Arc;

use dooz_coach::trace::Go;
use dooz_core::{Outcome, Position, Square, Symbol};
use dooz_locale::{Locale, proof};
use dooz_solver::{Lookup, ProofBook, Reply};

use crate::board_view::{BoardView, CellMark, Heat, PlannedStone, Tone};

/// A way through a proof: a game in which the claimant plays as in the proof, and the
/// place that is shown of it. The first player has crosses.
///
/// ```
/// use dooz_coach::trace::Go;
/// use dooz_web::proofs::{ProofWalk, Turn};
/// // Two in a row on three squares: the one in the middle wins.
/// let certificate = b"DZC1\x00\x03\x01\x02\x01\x00\x00\x00\x00\x00\x00\x01";
/// let mut walk = ProofWalk::read(certificate).unwrap();
/// assert_eq!(walk.turn(), Turn::Own { square: "b1".parse()? });
/// assert!(walk.go(Go::Forward));
/// let Turn::Replies(replies) = walk.turn() else { panic!("O is to move") };
/// assert_eq!(replies.len(), 2);
/// assert!(walk.play("a1".parse()?));
/// assert!(!walk.play("b1".parse()?), "it is taken");
/// walk.go(Go::First);
/// assert!(walk.go(Go::Forward) && walk.go(Go::Forward));
/// assert_eq!(walk.moves(), ["b1".parse()?, "a1".parse()?]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct ProofWalk {
    book: Arc<ProofBook>,
    start: Position,
    /// The moves of the way; those after the place that is shown can be repeated.
    line: Vec<Square>,
    /// The number of moves on the board.
    at: usize,
}

/// The next move at a place of a proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    /// The claimant plays this move.
    Own {
        /// The square.
        square: Square,
    },
    /// The opponent of the claimant may play any of these.
    Replies(Vec<ReplyChoice>),
    /// The game is over, or nothing is left to be proved.
    Over,
}

/// A reply that the opponent of the claimant may play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplyChoice {
    /// Its square.
    pub square: Square,
    /// Its effect on the proof.
    pub effect: ReplyEffect,
    /// The claimant's answer, if the proof needs a certain one.
    pub answer: Option<Square>,
    /// The number of plies after it within which the claimant wins, if it does.
    pub plies_left: Option<u32>,
}

/// The effect of a reply on a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReplyEffect {
    /// It has a certain answer.
    Answered,
    /// The proof goes on as after a pass.
    Unchanged,
    /// The claimant may play anywhere.
    Harmless,
    /// The claimant completes a line.
    LosesAtOnce,
}

impl ReplyEffect {
    /// All effects, in the order in which they are counted.
    pub const ALL: [Self; 4] = [
        Self::Answered,
        Self::Unchanged,
        Self::Harmless,
        Self::LosesAtOnce,
    ];

    /// Returns the effect of a reply, given the claimant's forced answer.
    const fn of(reply: Reply, answer: Option<Square>) -> Self {
        match (reply, answer) {
            (Reply::LeavesThreat, _) => Self::LosesAtOnce,
            (Reply::Unlisted, _) => Self::Unchanged,
            (Reply::Harmless, _) | (_, None) => Self::Harmless,
            (_, Some(_)) => Self::Answered,
        }
    }

    /// Returns its name in message keys.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Answered => "answered",
            Self::Unchanged => "unchanged",
            Self::Harmless => "harmless",
            Self::LosesAtOnce => "at-once",
        }
    }

    /// Returns the colour of its squares, from the point of view of the opponent.
    const fn tone(self) -> Tone {
        match self {
            Self::Answered => Tone::Good,
            Self::Unchanged | Self::Harmless => Tone::Even,
            Self::LosesAtOnce => Tone::Loss,
        }
    }
}

/// The place that is shown of a way.
struct Place<'a> {
    lookup: Lookup<'a>,
    position: Position,
    /// The last move, with the place before it, and the treatment of a reply.
    last: Option<(Square, Lookup<'a>, Option<Reply>)>,
}

impl Place<'_> {
    fn is_over(&self) -> bool {
        self.lookup.has_ended() || self.position.outcome().is_some()
    }
}

impl ProofWalk {
    /// Verifies a certificate, and begins a way through it. `None` if it proves
    /// nothing, or is about stones to which no game leads.
    #[must_use]
    pub fn read(certificate: &[u8]) -> Option<Self> {
        let book = ProofBook::read(certificate).ok()?;
        let start = book.claim().setup().position().ok()?;
        Some(Self {
            book: Arc::new(book),
            start,
            line: Vec::new(),
            at: 0,
        })
    }

    /// Returns the moves on the board.
    #[must_use]
    pub fn moves(&self) -> &[Square] {
        &self.line[..self.at]
    }

    /// Returns the next move, or the choice of it.
    #[must_use]
    pub fn turn(&self) -> Turn {
        self.turn_at(&self.place())
    }

    /// Plays a move: that of the proof, or any reply. Returns `false` if it is none of
    /// them.
    pub fn play(&mut self, square: Square) -> bool {
        let is_next = match self.turn() {
            Turn::Own { square: own } => own == square,
            Turn::Replies(replies) => replies.iter().any(|reply| reply.square == square),
            Turn::Over => false,
        };
        if is_next && self.line.get(self.at) != Some(&square) {
            self.line.truncate(self.at);
            self.line.push(square);
        }
        self.at += usize::from(is_next);
        is_next
    }

    /// Goes to another place: to the start, a move back, the next move, or the end of the
    /// game or of the proof. Returns `false` if the place stays the same, as for steps that
    /// only searches have.
    ///
    /// The next move is the one that was taken back, that of the proof, or the reply that
    /// holds out longest.
    pub fn go(&mut self, go: Go) -> bool {
        let before = self.at;
        match go {
            Go::First => self.at = 0,
            Go::Back => self.at = self.at.saturating_sub(1),
            Go::Forward => {
                self.forward();
            }
            Go::Last => while self.forward() {},
            _ => {}
        }
        self.at != before
    }

    /// Returns `true` if a step leads to another place.
    #[must_use]
    pub fn can(&self, go: Go) -> bool {
        match go {
            Go::First | Go::Back => self.at > 0,
            Go::Forward | Go::Last => !self.place().is_over(),
            _ => false,
        }
    }

    /// Returns the claim as a sentence.
    #[must_use]
    pub fn claim(&self, locale: &Locale) -> String {
        proof::claim(self.book.claim(), Symbol::X, locale)
    }

    /// Describes the place: the last move, the next one, and how soon the claimant wins
    /// at the latest.
    #[must_use]
    pub fn sentences(&self, locale: &Locale) -> Vec<String> {
        let place = self.place();
        let mut sentences = Vec::new();
        if let Some((square, before, reply)) = &place.last {
            sentences.push(match *reply {
                Some(reply) => proof::reply(reply, before.turn(), Symbol::X, *square, locale),
                None => proof::own_move(before, Symbol::X, *square, locale),
            });
        }
        match self.turn_at(&place) {
            Turn::Own { square } => {
                let key = if place.lookup.answer().is_some() {
                    "proofs-own"
                } else {
                    "proofs-own-any"
                };
                sentences.push(locale.format(
                    key,
                    &[
                        (
                            "player",
                            place.lookup.turn().symbol(Symbol::X).to_string().into(),
                        ),
                        ("square", square.to_string().into()),
                    ],
                ));
            }
            Turn::Replies(replies) => {
                let player = place.lookup.turn().symbol(Symbol::X).to_string();
                sentences.push(locale.format("proofs-replies", &[("player", player.into())]));
                sentences.extend(counts(&replies, locale));
            }
            Turn::Over if self.at == 0 => {
                return vec![locale.text("proofs-nothing").into_owned()];
            }
            Turn::Over => {}
        }
        match place.position.outcome() {
            Some(Outcome::Win(winner)) => {
                let player = winner.symbol(Symbol::X).to_string();
                sentences.push(locale.format("play-wins", &[("player", player.into())]));
            }
            Some(Outcome::Draw) => {
                sentences.push(locale.text("play-board-full").into_owned());
            }
            None => sentences.extend(proof::rest(&place.lookup, self.claimant(), locale)),
        }
        sentences
    }

    /// Returns the board of the place: at the claimant's turn with its move as a shadow,
    /// at its opponent's with the effect of every reply.
    #[must_use]
    pub fn view(&self, locale: &Locale) -> BoardView {
        let place = self.place();
        let mut view = BoardView::of(&place.position, Symbol::X);
        view.show_moves(self.moves(), false);
        match self.turn_at(&place) {
            Turn::Own { square } => {
                let symbol = view.to_move;
                let cell = view.cell_mut(square);
                cell.planned = Some(PlannedStone { symbol, number: 0 });
                cell.mark = Some(CellMark::Best);
            }
            Turn::Replies(replies) => {
                for reply in replies {
                    view.cell_mut(reply.square).heat = Some(heat(&reply, locale));
                }
            }
            Turn::Over => {}
        }
        view
    }

    /// Plays the next move. Returns `false` at the end.
    fn forward(&mut self) -> bool {
        if self.at < self.line.len() {
            self.at += 1;
            return true;
        }
        let rules = self.start.rules();
        let next = match self.turn() {
            Turn::Own { square } => Some(square),
            Turn::Replies(replies) => {
                let longest = replies.iter().min_by_key(|reply| {
                    let is_answered = reply.effect == ReplyEffect::Answered;
                    let off_centre = rules.from_centre(reply.square);
                    (Reverse(reply.plies_left), !is_answered, off_centre)
                });
                longest.map(|reply| reply.square)
            }
            Turn::Over => None,
        };
        next.is_some_and(|square| self.play(square))
    }

    fn claimant(&self) -> Symbol {
        self.book.claim().statement.claimant.symbol(Symbol::X)
    }

    fn place(&self) -> Place<'_> {
        let mut place = Place {
            lookup: self.book.start(),
            position: self.start,
            last: None,
        };
        for &square in self.moves() {
            let before = place.lookup.clone();
            let reply = place.lookup.play(square);
            let reply = reply.expect("only moves of the proof are played");
            place.position = place.position.after(square);
            place.last = Some((square, before, reply));
        }
        place
    }

    fn turn_at(&self, place: &Place<'_>) -> Turn {
        if place.is_over() {
            return Turn::Over;
        }
        let lookup = &place.lookup;
        if lookup.turn() == self.book.claim().statement.claimant {
            let own = lookup.move_to_play();
            return own.map_or(Turn::Over, |square| Turn::Own { square });
        }
        let choice = |square| {
            let mut after = lookup.clone();
            let reply = after.play(square).ok()??;
            let answer = after.answer();
            Some(ReplyChoice {
                square,
                effect: ReplyEffect::of(reply, answer),
                answer,
                plies_left: after.plies_left(),
            })
        };
        Turn::Replies(place.position.legal_moves().filter_map(choice).collect())
    }
}

/// Counts the replies of each effect, and says what it means.
fn counts(replies: &[ReplyChoice], locale: &Locale) -> Vec<String> {
    let sentence = |effect: ReplyEffect| {
        let of_effect = replies.iter().filter(|reply| reply.effect == effect);
        let count = of_effect.count();
        let key = format!("proofs-count-{}", effect.name());
        (count > 0).then(|| locale.format(&key, &[("count", count.into())]))
    };
    ReplyEffect::ALL.into_iter().filter_map(sentence).collect()
}

/// Returns the drawing of a reply: its text says without colour what the colour says.
fn heat(reply: &ReplyChoice, locale: &Locale) -> Heat {
    let answer = reply.answer.map(|square| square.to_string());
    let text = match (reply.effect, &answer) {
        (ReplyEffect::Answered, Some(answer)) => answer.clone(),
        (ReplyEffect::LosesAtOnce, _) => "!".to_owned(),
        _ => "–".to_owned(),
    };
    let effect = (reply.effect != ReplyEffect::Answered).then(|| {
        let key = format!("proofs-reply-{}", reply.effect.name());
        locale.text(&key).into_owned()
    });
    let answered = answer.map(|answer| {
        let gaps = [("square", answer.into())];
        locale.format("proofs-reply-answered", &gaps)
    });
    let facts: Vec<_> = effect.into_iter().chain(answered).collect();
    let description = locale.short_list(&facts);
    Heat {
        text,
        description,
        tone: reply.effect.tone(),
        exact: true,
    }
}
