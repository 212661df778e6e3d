//! A proof, move by move.

use dooz_coach::trace::Go;
use dooz_core::{Position, Square, Symbol};

use crate::board_view::BoardView;
use crate::lesson::LearnPlace;
use crate::page::browser::dom::{El, html, part, when};
use crate::page::browser::hotkeys::hotkeys;
use crate::page::browser::window::{fetch, replace_address};
use crate::page::prelude::*;
use crate::page::state::shared::{Shared, shared};
use crate::page::widgets::board::Board;
use crate::page::widgets::controls::{card, options, paragraph, quiet, remark, soft};
use crate::proofs::{ProofWalk, ShippedProof, Turn};

use super::controls::{step_button, step_of};
use super::head::head;

/// The walk through a proof on the screen.
#[derive(Clone, Copy)]
struct OpenProof {
    proof: RwSignal<ShippedProof>,
    state: RwSignal<State>,
    shared: &'static Shared,
}

/// The state of the file of a proof.
#[derive(Clone)]
enum State {
    Fetching,
    Failed,
    Open(Box<ProofWalk>),
}

/// Builds the walk through the proof with a name, which is the first one if it is empty.
pub(super) fn proof(name: &str) -> Vec<El> {
    let shared = shared();
    let messages = shared.messages;
    let named = ShippedProof::named(name).or_else(|| ShippedProof::named(ShippedProof::FIRST));
    let proof = named.expect("the first proof is shipped");
    let open = OpenProof {
        proof: RwSignal::new(proof),
        state: RwSignal::new(State::Fetching),
        shared,
    };
    open.fetch();
    hotkeys(move |key| open.press(key));

    let learn = html("div")
        .class("learn")
        .child(head(None, messages.say("proofs-title")))
        .child(open.stage())
        .child(open.steps())
        .child(open.side());
    vec![learn]
}

impl OpenProof {
    /// Fetches the file, and verifies it.
    fn fetch(self) {
        let proof = self.proof.get_untracked();
        self.state.set(State::Fetching);
        fetch(&proof.address(), move |bytes| {
            // The screen may have gone, or another proof may have been chosen.
            if self.proof.try_get_untracked() != Some(proof) {
                return;
            }
            let walk = bytes.and_then(|bytes| ProofWalk::read(&bytes));
            self.state.set(match walk {
                Some(walk) => State::Open(Box::new(walk)),
                None => State::Failed,
            });
        });
    }

    fn choose(self, name: &str) {
        if let Some(proof) = ShippedProof::named(name) {
            self.proof.set(proof);
            // The entry in the history is replaced, so that back leaves.
            replace_address(&LearnPlace::Proof(proof.name).address());
            self.fetch();
        }
    }

    /// Returns what `read` finds in the walk, or what an empty page shows.
    fn read<T: Default>(self, read: impl FnOnce(&ProofWalk) -> T) -> T {
        self.state.with(|state| match state {
            State::Open(walk) => read(walk),
            State::Fetching | State::Failed => T::default(),
        })
    }

    /// Goes on the way, and announces the place.
    fn go(self, go: impl FnOnce(&mut ProofWalk) -> bool) {
        let moves = self.state.try_update(|state| match state {
            State::Open(walk) => go(walk),
            State::Fetching | State::Failed => false,
        });
        if moves == Some(true) {
            let text = untrack(|| self.sentences().join(" "));
            self.shared.live.announce(text);
        }
    }

    fn press(self, key: &str) -> bool {
        // On the board, the arrows go from square to square.
        let key = match key {
            "n" => "ArrowRight",
            "b" => "ArrowLeft",
            key => key,
        };
        let step = step_of(key).map(|to| self.go(|walk| walk.go(to)));
        step.is_some()
    }

    /// Describes the place, or the state of the file.
    fn sentences(self) -> Vec<String> {
        let messages = self.shared.messages;
        let key = self.state.with(|state| match state {
            State::Open(_) => None,
            State::Fetching => Some("proofs-fetching"),
            State::Failed => Some("proofs-failed"),
        });
        match key {
            Some(key) => vec![messages.text(key)],
            None => messages.with(|locale| self.read(|walk| walk.sentences(locale))),
        }
    }

    /// Creates the board.
    fn stage(self) -> El {
        let messages = self.shared.messages;
        let view = memo(move |_| {
            let view = messages.with(|locale| self.read(|walk| Some(walk.view(locale))));
            let empty = || BoardView::of(&Position::new(self.proof.read().rules), Symbol::X);
            view.unwrap_or_else(empty)
        });
        let board = Board {
            name: "proof",
            view,
            label: messages.say("proofs-board"),
            playable: derive(move || self.read(|walk| matches!(walk.turn(), Turn::Replies(_)))),
            on_play: Callback::new(move |square: Square| self.go(|walk| walk.play(square))),
        };
        let board = html("div").class("l-board").child(board.el());
        html("section").class("canvas card").child(board)
    }

    /// Creates the buttons below the board.
    fn steps(self) -> El {
        let messages = self.shared.messages;
        let go = move |to| self.go(|walk| walk.go(to));
        let can = move |to| self.read(|walk| walk.can(to));
        let button = move |to, sign, name| step_button(to, sign, name, go, can);
        let forward = button(Go::Forward, "next", "learn-forward");
        let bar = html("div")
            .class("player-bar ltr")
            .attr("role", "group")
            .attr("aria-label", messages.say("learn-steps"))
            .child(button(Go::First, "first", "learn-first"))
            .child(button(Go::Back, "prev", "learn-back"))
            .child(forward.class("btn primary only round"))
            .child(button(Go::Last, "last", "learn-last"));
        html("section")
            .class("card steps")
            .attr("aria-label", messages.say("learn-steps"))
            .child(bar)
    }

    /// Creates the choice of the proof, its claim, and the description of the place.
    fn side(self) -> El {
        let messages = self.shared.messages;
        let titles = derive(move || {
            let all = ShippedProof::all();
            let option = |proof: &ShippedProof| {
                let title = messages.with(|locale| proof.title(locale));
                (proof.name.to_owned(), title)
            };
            all.iter().map(option).collect()
        });
        let chosen = derive(move || self.proof.read().name.to_owned());
        let choose = move |name: String| self.choose(&name);
        let claim = derive(move || messages.with(|locale| self.read(|walk| walk.claim(locale))));
        let checked = derive(move || {
            let is_open = self.read(|_| true);
            if is_open {
                messages.text("proofs-checked")
            } else {
                String::new()
            }
        });
        let sentences = part(move || {
            let sentences = self.sentences();
            sentences
                .into_iter()
                .enumerate()
                .map(|(place, text)| {
                    let is_first = place == 0;
                    html("p")
                        .attr("class", is_first.then_some("lead"))
                        .child(text)
                })
                .collect()
        });
        let has_failed = derive(move || self.state.with(|state| matches!(state, State::Failed)));
        let again = when(has_failed, move || {
            quiet(messages.say("page-try-again"), move || self.fetch())
        });
        let moves = derive(move || {
            let names = self.read(|walk| {
                let names = walk.moves().iter().map(ToString::to_string);
                names.collect::<Vec<_>>().join(" ")
            });
            let gaps = [("moves", (&*names).into())];
            (!names.is_empty()).then(|| messages.format("proofs-moves", &gaps))
        });
        let about = card(messages.say("proofs-choose"))
            .class("card entry")
            .child(
                options(titles, chosen, choose).attr("aria-label", messages.say("proofs-choose")),
            )
            .child(paragraph(claim).class("claim"))
            .child(soft(checked));
        let step = html("section")
            .class("card say proof-step")
            .attr("aria-label", messages.say("proofs-step"))
            .child(sentences)
            .child(again)
            .child(remark("soft", moves))
            .child(soft(messages.say("proofs-keys")));
        html("aside").class("l-side").child(step).child(about)
    }
}
