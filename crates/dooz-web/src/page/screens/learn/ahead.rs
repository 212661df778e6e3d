//! The search of the last chapter, whose depth the user chooses.

use dooz_core::Symbol;

use crate::board_view::BoardView;
use crate::lesson::{Lesson, Lookahead, show_search_scores};
use crate::page::browser::dom::El;
use crate::page::prelude::*;
use crate::page::state::messages::Messages;
use crate::page::state::question_slot::QuestionSlot;
use crate::page::state::shared::{Shared, shared};
use crate::page::widgets::board::Board;
use crate::page::widgets::controls::{button, card, choice, paragraph, row};
use crate::protocol::{Answer, BrainTurn, Question, Thought};

/// Creates the panel that searches the board of a step to a chosen depth.
pub(super) fn ahead(lesson: &'static Lesson) -> El {
    let &Shared {
        messages,
        worker,
        live,
        ..
    } = shared();
    let position = lesson
        .given
        .position()
        .expect("the last chapter has boards");
    let depth = RwSignal::new(1u32);
    let thought = RwSignal::new(None::<Thought>);
    let slot = QuestionSlot::new(worker);
    let think = move || {
        thought.set(None);
        let brain = format!("search:{}", depth.get_untracked()).parse().ok();
        let turn = BrainTurn {
            game: Box::new(dooz_core::Game::from_position(position)),
            first: Symbol::X,
            brain: brain.expect("there is such a player"),
            seed: 1,
            number: 1,
        };
        slot.ask(Question::Think(turn), move |answer, _| match answer {
            Answer::Thinking(_) => {}
            Answer::Move(found) => {
                thought.set(Some(found));
                live.announce(counts(messages, depth, thought, &position));
            }
            failure => shared().warn_of_failure(&failure),
        });
    };
    let view = memo(move |_| {
        let mut view = BoardView::of(&position, Symbol::X);
        thought.with(|thought| {
            if let Some(thought) = thought {
                messages.with(|locale| show_search_scores(&mut view, &thought.moves, locale));
                if let Some(square) = thought.square {
                    view.cell_mut(square).mark = Some(crate::board_view::CellMark::Better);
                }
            }
        });
        view
    });
    let depths = choice(
        messages.say("learn-look-ahead"),
        derive(move || {
            let depths = 1..=Lookahead::DEEPEST;
            depths.map(|depth| messages.number(depth)).collect()
        }),
        derive(move || depth.get() as usize - 1),
        move |place| {
            depth.set(place as u32 + 1);
            think();
        },
    );
    let counted = derive(move || counts(messages, depth, thought, &position));
    let board = Board {
        name: "thought",
        view,
        label: messages.say("learn-watch"),
        playable: Signal::stored(false),
        on_play: Callback::new(|_| ()),
    };
    card(messages.say("learn-watch"))
        .child(depths)
        .child(row(button(messages.say("learn-think"), think)))
        .child(paragraph(counted))
        .child(board.el())
}

/// Describes how many positions there are, and how many were searched.
fn counts(
    messages: Messages,
    depth: RwSignal<u32>,
    thought: RwSignal<Option<Thought>>,
    position: &dooz_core::Position,
) -> String {
    let Some(calls) = thought.with(|thought| thought.as_ref().map(|thought| thought.nodes)) else {
        return String::new();
    };
    let ahead = Lookahead::of(position, depth.get_untracked());
    let gaps = [
        ("everywhere", ahead.everywhere.into()),
        ("near", ahead.near.into()),
        ("calls", calls.into()),
    ];
    messages.format("learn-ahead-counts", &gaps)
}
