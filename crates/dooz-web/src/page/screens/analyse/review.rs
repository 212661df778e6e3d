//! The review of a game.

use dooz_coach::advice::{Review, ReviewedMove};
use dooz_core::{Game, Player, Symbol};
use dooz_locale::Locale;
use dooz_locale::coach::{advice, review as sentences};
use dooz_play::matches::Match;

use super::study::{Study, places};
use crate::page::browser::dom::{El, each, html, part, when};
use crate::page::prelude::*;
use crate::page::state::question_slot::QuestionSlot;
use crate::page::state::shared::Shared;
use crate::page::widgets::controls::{button, panel, row, soft};
use crate::protocol::{Answer, Question};

/// The worker's reviews of the lines.
#[derive(Clone, Copy)]
pub(super) struct Reviewer {
    reviews: RwSignal<Vec<LineReview>>,
    /// The current line, as text.
    line: Memo<String>,
    /// The line to be reviewed, as text.
    wanted: RwSignal<Option<String>>,
}

/// The review of a line, as far as it is known.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct LineReview {
    line: String,
    pub(super) moves: Vec<ReviewedMove>,
    pub(super) complete: Option<Review>,
}

/// The maximum number of reviews in memory: those of a game and some side lines.
const MOST_LINES: usize = 8;

impl Reviewer {
    pub(super) fn new(shared: &'static Shared) -> Self {
        let game = shared.store.game;
        let reviewer = Self {
            reviews: RwSignal::new(Vec::new()),
            line: Memo::new(move |_| game.with(|game| name_of(&followed(game)))),
            wanted: RwSignal::new(None),
        };
        let question = QuestionSlot::new(shared.worker);
        Effect::new(move || {
            let line = reviewer.line.get();
            let is_wanted = reviewer.wanted.get().as_ref() == Some(&line);
            question.forget();
            if !is_wanted {
                return;
            }
            let game = Box::new(game.with_untracked(followed));
            let (played, mut judged) = (game.clone(), Vec::new());
            let receive = move |answer, _| match answer {
                Answer::Reviewed(reviewed) => {
                    // A worker that was replaced starts from the first move.
                    judged.truncate(reviewed.number.saturating_sub(1));
                    judged.push(reviewed.clone());
                    reviewer.add_move(&line, reviewed);
                }
                Answer::Review => {
                    let review = Review::from_moves(&played, judged.clone());
                    reviewer.finish(&line, review, shared);
                }
                Answer::Working { .. } => {}
                failure => {
                    reviewer.wanted.set(None);
                    shared.warn_of_failure(&failure);
                }
            };
            question.ask_soon(Question::Review { game }, receive);
        });
        reviewer
    }

    /// Returns the review of the current line, if there is one.
    pub(super) fn known(self) -> Option<LineReview> {
        let line = self.line.get();
        self.reviews.with(|reviews| {
            let found = reviews.iter().find(|review| review.line == line);
            found.cloned()
        })
    }

    /// Returns `true` while the current line is being reviewed.
    pub(super) fn is_busy(self) -> bool {
        self.wanted.with(|wanted| *wanted == Some(self.line.get()))
    }

    /// Starts or stops the review of the current line.
    pub(super) fn toggle(self) {
        let line = (!self.is_busy()).then(|| self.line.get_untracked());
        self.wanted.set(line);
    }

    fn add_move(self, line: &str, reviewed: ReviewedMove) {
        self.change(line, |review| {
            let place = reviewed.number.saturating_sub(1);
            if place < review.moves.len() {
                review.moves[place] = reviewed;
            } else {
                review.moves.push(reviewed);
            }
        });
    }

    fn finish(self, line: &str, review: Review, shared: &Shared) {
        self.wanted.set(None);
        self.change(line, |known| {
            known.moves.clone_from(&review.moves);
            known.complete = Some(review);
        });
        shared
            .live
            .announce(shared.messages.text("analyse-reviewed"));
    }

    fn change(self, line: &str, change: impl FnOnce(&mut LineReview)) {
        self.reviews.update(|all| change(of_line(all, line)));
    }
}

/// Returns the entry of a line, and creates it if there is none.
fn of_line<'a>(all: &'a mut Vec<LineReview>, line: &str) -> &'a mut LineReview {
    let place = all.iter().position(|review| review.line == line);
    let place = place.unwrap_or_else(|| {
        if all.len() == MOST_LINES {
            all.remove(0);
        }
        all.push(LineReview {
            line: line.to_owned(),
            moves: Vec::new(),
            complete: None,
        });
        all.len() - 1
    });
    &mut all[place]
}

/// Returns the current line, to its end.
pub(super) fn followed(game: &Match) -> Game {
    let tree = game.tree();
    let mut game = Game::from_position(*tree.record().start());
    for place in 1..tree.line().len() {
        if let Some(square) = tree.square_at(place) {
            game.play(square).expect("the record has tried the move");
        }
    }
    game
}

/// Returns a text that identifies a line: its start and its moves.
fn name_of(line: &Game) -> String {
    let start = line.start();
    let mut name = format!("{} {}", start.rules(), start.picture(Symbol::X));
    for square in line.moves() {
        name.push(' ');
        name.push_str(&square.to_string());
    }
    name
}

/// Creates the panel of the review.
pub(super) fn review_panel(study: Study) -> El {
    let &Shared {
        messages, store, ..
    } = study.shared;
    let reviewer = study.reviewer;
    let known = Memo::new(move |_| reviewer.known());
    let count = Memo::new(move |_| store.game.with(|game| places(game).count() - 1));
    let label = Signal::derive(move || {
        messages.text(if reviewer.is_busy() {
            "analyse-review-stop"
        } else {
            "analyse-review-start"
        })
    });
    let start = button(label, move || reviewer.toggle())
        .attr("aria-keyshortcuts", "r")
        .attr("disabled", Signal::derive(move || count.get() == 0));
    let progress = Signal::derive(move || {
        if !reviewer.is_busy() {
            return String::new();
        }
        let number = known.with(|known| known.as_ref().map_or(0, |known| known.moves.len()));
        let gaps = [("number", number.into()), ("count", count.get().into())];
        messages.format("analyse-reviewing", &gaps)
    });
    let sentences = Memo::new(move |_| {
        let symbols = store
            .game
            .with(|game| Player::BOTH.map(|player| game.symbol(player).to_string()));
        known.with(|known| {
            let complete = known.as_ref().and_then(|known| known.complete.as_ref());
            let say = |review| messages.with(|locale| summary(review, &symbols, locale));
            complete.map(say).unwrap_or_default()
        })
    });
    let summary = part(move || {
        let sentences = sentences.get().into_iter();
        sentences
            .map(|sentence| html("p").child(sentence))
            .collect()
    });
    let decisive = Memo::new(move |_| {
        known.with(|known| {
            let review = known.as_ref()?.complete.as_ref()?;
            review.decisive_move()
        })
    });
    let here = Memo::new(move |_| store.game.read().moves().len());
    let moves = Signal::derive(move || known.get().map(|known| known.moves).unwrap_or_default());
    let list = each(moves, move |reviewed| {
        judged_move(study, reviewed, decisive, here)
    });
    panel(messages.say("analyse-review"))
        .child(row(start))
        .child(soft(progress))
        .child(html("div").child(summary))
        .child(html("ol").class("reviewed").child(list))
}

/// Creates a move with its judgement.
fn judged_move(
    study: Study,
    reviewed: ReviewedMove,
    decisive: Memo<Option<usize>>,
    here: Memo<usize>,
) -> El {
    let &Shared {
        messages,
        store,
        live,
        ..
    } = study.shared;
    let number = reviewed.number;
    let is_mistake = reviewed.class.is_mistake();
    let sentence = Signal::derive(move || {
        let symbol = |game: &Match| game.symbol(reviewed.player).to_string();
        let player = store.game.with(symbol);
        messages.with(|locale| judgement(&reviewed, &player, locale))
    });
    let is_decisive = Signal::derive(move || decisive.get() == Some(number));
    let mark = when(is_decisive, move || {
        html("strong").child(messages.say("analyse-decisive"))
    });
    let go = button(messages.say("analyse-review-go"), move || {
        study.go_to(number);
    });
    let retry = is_mistake.then(|| {
        button(messages.say("analyse-review-try"), move || {
            study.go_to(number - 1);
            live.announce(messages.text("play-try-again"));
        })
    });
    let ply = Signal::derive(move || messages.number(number));
    let is_here = Signal::derive(move || (here.get() == number).then_some("true"));
    html("li")
        .class(if is_mistake { "mistake" } else { "" })
        .class_if("decisive", is_decisive)
        .attr("aria-current", is_here)
        .child(html("span").class("ply").child(ply))
        .child(html("span").child(sentence).child(" ").child(mark))
        .child(html("span").class("buttons").child(go).child(retry))
}

/// Describes how good a move was, and which was better.
fn judgement(reviewed: &ReviewedMove, player: &str, locale: &Locale) -> String {
    let square = reviewed.found.square.to_string();
    let class = advice::class(reviewed.class, locale);
    let own = locale.format(
        "advice-move",
        &[
            ("player", player.into()),
            ("square", (&*square).into()),
            ("class", class.into()),
        ],
    );
    let Some(better) = &reviewed.better else {
        return own;
    };
    format!("{own} {}", sentences::better_move(better, locale))
}

/// Describes the accuracy of both players and the decisive move.
fn summary(review: &Review, names: &[String; 2], locale: &Locale) -> Vec<String> {
    let players = review.players.iter().zip(names);
    let players = players.filter(|(player, _)| player.moves > 0);
    let accuracy = players.map(|(player, name)| sentences::accuracy(player, name, locale));
    let name = |player| names[player as usize].clone();
    let turning_point = sentences::turning_point(review, name, locale);
    accuracy.chain([turning_point]).collect()
}
