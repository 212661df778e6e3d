//! The reasons for a move.

use dooz_coach::advice::Explanation;
use dooz_core::{Game, MoveList, Position, Square};
use dooz_locale::coach::advice;
use dooz_locale::explain_move;

use super::lines::Previews;
use super::study::{Preview, Study};
use crate::analysis::Worth;
use crate::page::browser::dom::{El, html, part};
use crate::page::prelude::*;
use crate::page::state::question_slot::QuestionSlot;
use crate::page::state::shared::{Shared, shared};
use crate::page::widgets::controls::{pressed, row, soft};
use crate::page::widgets::players::names;
use crate::protocol::{Answer, Question};

/// The worker's explanation of one move: the last one, or one that the user has
/// chosen.
#[derive(Clone, Copy)]
pub(super) struct Explainer {
    /// The move that is asked about.
    pub(super) asked: RwSignal<Asked>,
    /// The explanation, or the answer in its place.
    found: RwSignal<Option<Result<Explanation, Answer>>>,
    subject: Memo<Option<(Position, Square)>>,
}

/// The move that is asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Asked {
    /// The last move.
    Last,
    /// The last move, until a click chooses a square instead of playing on it.
    Choosing,
    /// A move on this square.
    At(Square),
}

impl Asked {
    /// Returns the chosen square.
    pub(super) fn square(self) -> Option<Square> {
        match self {
            Self::Last | Self::Choosing => None,
            Self::At(square) => Some(square),
        }
    }
}

impl Explainer {
    pub(super) fn new(shared: &'static Shared, wanted: Signal<bool>) -> Self {
        let asked = RwSignal::new(Asked::Last);
        let chosen = memo(move |_| asked.get().square());
        let found = RwSignal::new(None);
        let question = QuestionSlot::new(shared.worker);
        let position = memo(move |_| shared.store.game.with(|game| *game.position()));
        Effect::watch(
            move || position.get(),
            move |_, _, _| asked.set(Asked::Last),
            false,
        );
        let subject = memo(move |_| {
            if !wanted.get() {
                return None;
            }
            let mut position = position.get();
            if let Some(square) = chosen.get() {
                return position
                    .stone(square)
                    .is_none()
                    .then_some((position, square));
            }
            let last = shared.store.game.read().last_move()?;
            position.undo(last).ok()?;
            Some((position, last))
        });
        effect(move || {
            found.set(None);
            let Some((position, square)) = subject.get() else {
                question.forget();
                return;
            };
            let game = Box::new(Game::from_position(position));
            let is_chosen = chosen.get_untracked().is_some();
            let receive = move |answer, last| match answer {
                Answer::Explanation(why) => {
                    if is_chosen {
                        let summary = |locale: &_| advice::in_short(&why, locale);
                        shared.live.announce(shared.messages.with(summary));
                    }
                    found.set(Some(Ok(*why)));
                }
                failure if last => found.set(Some(Err(failure))),
                _ => {}
            };
            question.ask_soon(Question::Explain { game, square }, receive);
        });
        Self {
            asked,
            found,
            subject,
        }
    }
}

/// Creates the reasons for a move.
pub(super) fn why(study: Study) -> El {
    let messages = shared().messages;
    let Explainer {
        found,
        subject,
        asked,
    } = study.explainer;
    let title = derive(move || match subject.get() {
        Some((_, square)) => {
            let square = square.to_string();
            messages.format("analyse-why-of", &[("square", (&*square).into())])
        }
        None => messages.text("analyse-why"),
    });
    let has_subject = memo(move |_| subject.read().is_some());
    let body = part(move || match (has_subject.get(), found.get()) {
        (false, _) => vec![soft(messages.say("analyse-no-why"))],
        (true, None) => vec![soft(messages.say("analyse-thinking"))],
        (true, Some(Err(failure))) => vec![soft(no_reasons(subject.get(), &failure))],
        (true, Some(Ok(why))) => reasons(study, &why, asked.get_untracked().square().is_some()),
    });
    let chooses = derive(move || asked.get() == Asked::Choosing);
    let says = derive(move || {
        if chooses.get() {
            messages.text("analyse-why-choose")
        } else {
            String::new()
        }
    });
    let ask = pressed(messages.say("analyse-why-square"), chooses, move || {
        study.ask_about_a_square();
    });
    html("div")
        .class("why")
        .child(html("h3").child(title))
        .child(html("div").class("reasons").child(body))
        .child(row(ask.attr("aria-keyshortcuts", "w")))
        .child(soft(says))
}

/// Says why there is no explanation: the move is not legal, or it was not found.
fn no_reasons(subject: Option<(Position, Square)>, failure: &Answer) -> String {
    let error = subject.and_then(|(mut position, square)| {
        let rules = position.rules();
        let error = position.play(square).err()?;
        Some((error, rules))
    });
    match error {
        Some((error, rules)) => shared()
            .messages
            .with(|locale| explain_move(error, rules, locale)),
        None => shared().failure(failure),
    }
}

/// Creates the explanation. The line after a chosen square can be previewed;
/// the last move is on the board already.
fn reasons(study: Study, why: &Explanation, is_chosen: bool) -> Vec<El> {
    let turn = why.position.turn();
    let judgement = {
        let (class, found) = (why.class, why.found);
        let position = why.position;
        let after = position.after(found.square);
        derive(move || {
            // The position after the move has one value, here as in the bar.
            let known = study.analyst.remembers(&after);
            let own = Worth::of(&found, turn);
            let worth = known.filter(|_| !own.is_proven()).unwrap_or(own);
            shared().messages.with(|locale| {
                let class = advice::class(class, locale);
                format!("{class} ({})", worth.text(&names(), locale))
            })
        })
    };
    let (reasons, known) = shared().messages.with(|locale| {
        let reasons = why.reasons.iter();
        let reasons: Vec<El> = reasons
            .map(|reason| html("li").child(advice::reason(reason, locale)))
            .collect();
        (reasons, advice::certainty(why, locale))
    });
    let preview = Preview {
        begins: Some(turn),
        line: why.line.clone(),
    };
    let line = is_chosen.then(|| {
        let line = why.line.clone();
        html("button")
            .class("proof sq")
            .attr("type", "button")
            .child(MoveList(&why.line).to_string())
            .previews(study, preview)
            .on_click(move || study.play_line(&line))
    });
    let mut parts = vec![
        html("p").class("judgement").child(judgement),
        html("ul").children(reasons),
    ];
    parts.extend(line);
    parts.push(soft(known));
    parts
}
