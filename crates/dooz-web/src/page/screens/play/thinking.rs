//! The thoughts of the computer.

use std::time::Duration;

use dooz_core::classics::Classic;
use dooz_core::{Game as CoreGame, MoveList, Player, Position, Square};
use dooz_play::matches::{Match, Thought};

use super::screen::PlayScreen;
use crate::page::browser::dom::{El, html, part, when};
use crate::page::browser::window::{Timer, prefers_stillness};
use crate::page::prelude::*;
use crate::page::state::question_slot::QuestionSlot;
use crate::page::state::shared::Shared;
use crate::page::widgets::board::sketch;
use crate::page::widgets::controls::button;
use crate::play::{Sketch, exact_scores};
use crate::protocol::{Answer, Question, Scene};

/// The time for which each board of the averaging program is shown.
const FLICKER: Duration = Duration::from_millis(120);

/// Creates the thoughts of the computer, while they are wanted.
pub(super) fn thoughts(screen: PlayScreen) -> El {
    let messages = screen.shared.messages;
    let shows = screen.shows(|shown| shown.thinking);
    let lines = memo(move |_| shows.get().then(|| lines(screen)));
    let thoughts = part(move || {
        let line = |line: String| html("p").child(line);
        lines.get().into_iter().flatten().map(line).collect()
    });
    let is_none = derive(move || lines.with(|lines| lines.as_ref().is_some_and(Vec::is_empty)));
    let none = when(is_none, move || {
        html("p").class("soft").child(messages.say("thinking-none"))
    });
    html("div")
        .class("thoughts tiny")
        .child(thoughts)
        .child(none)
        .child(when(shows, move || boards(screen)))
}

/// Describes the thoughts of the computer before the last move on the board.
fn lines(screen: PlayScreen) -> Vec<String> {
    let messages = screen.shared.messages;
    screen.game().with(|game| {
        let thought = game.thought(game.tree().cursor());
        let lines = thought.into_iter();
        let lines = lines.flat_map(|thought| words_of(thought, game.position()));
        let said = lines.map(|(key, name, value)| messages.format(key, &[(name, value)]));
        said.collect()
    })
}

/// A message key, the name of its argument, and the argument.
type Line = (&'static str, &'static str, dooz_locale::Value<'static>);

fn words_of(thought: &Thought, position: &Position) -> Vec<Line> {
    let mut lines: Vec<Line> = vec![
        ("thinking-calls", "count", thought.choice.nodes.into()),
        ("thinking-score", "score", thought.choice.own_score.into()),
    ];
    if thought.choice.pv.len() > 1 {
        let line = MoveList(&thought.choice.pv);
        lines.push(("thinking-expects", "line", line.into()));
    }
    if thought.stopped {
        lines.push(("thinking-stopped", "", "".into()));
    }
    let is_free = |square| position.stone(square).is_none();
    if exact_scores(thought).any(|mv| is_free(mv.square)) {
        lines.push(("thinking-scores", "", "".into()));
    }
    lines
}

/// The boards that the averaging program shows before its move, and the index of
/// the current one.
#[derive(Clone, Copy)]
struct Boards {
    scenes: RwSignal<Vec<Scene>>,
    place: RwSignal<usize>,
    question: QuestionSlot,
    shared: &'static Shared,
}

impl Boards {
    /// Asks for the boards before the last move, whenever that changes.
    fn follow(screen: PlayScreen) -> Self {
        let boards = Self {
            scenes: RwSignal::new(Vec::new()),
            place: RwSignal::new(0),
            question: QuestionSlot::new(screen.shared.worker),
            shared: screen.shared,
        };
        let before = memo(move |_| screen.game().with(before_its_move));
        effect(move || boards.ask(before.get()));
        effect(move || {
            if boards.has_more() && !boards.is_still() {
                let timer = Timer::start(FLICKER, move || boards.step());
                StoredValue::new_local(timer);
            }
        });
        boards
    }

    fn ask(self, before: Option<(Position, Vec<Square>)>) {
        self.question.forget();
        self.scenes.set(Vec::new());
        self.place.set(0);
        let Some((start, moves)) = before else {
            return;
        };
        let mut game = Box::new(CoreGame::from_position(start));
        for square in moves {
            game.play(square).expect("the move was played here");
        }
        let receive = move |answer, _| {
            if let Answer::Boards(found) = answer {
                self.scenes.set(found);
            }
        };
        self.question.ask(Question::Boards { game }, receive);
    }

    fn has_more(self) -> bool {
        self.place.get() + 1 < self.scenes.read().len()
    }

    /// Returns `true` if animations are off, and the user turns the boards over.
    fn is_still(self) -> bool {
        self.shared.settings.read().still || prefers_stillness()
    }

    /// Shows the next board, and after the last one the first.
    fn step(self) {
        let more = self.has_more();
        self.place
            .update(|place| *place = if more { *place + 1 } else { 0 });
    }
}

/// Creates the boards that the averaging program shows before its move.
fn boards(screen: PlayScreen) -> El {
    let messages = screen.shared.messages;
    let boards = Boards::follow(screen);
    let scene = memo(move |_| {
        let place = boards.place.get();
        boards.scenes.read().get(place).cloned()
    });
    let caption = derive(move || {
        let level = scene.with(|scene| scene.as_ref().map_or(0, |scene| scene.level));
        let gaps = [
            ("number", (boards.place.get() + 1).into()),
            ("count", boards.scenes.read().len().into()),
            ("level", level.into()),
        ];
        messages.format("thinking-board", &gaps)
    });
    let next = derive(move || {
        let key = if boards.has_more() {
            "thinking-board-next"
        } else {
            "thinking-again"
        };
        messages.text(key)
    });
    let picture = move || {
        let first = screen
            .game()
            .with_untracked(|game| game.symbol(Player::First));
        let scene = scene.get();
        scene.map(|scene| sketch(&Sketch::position(&scene.position, first)))
    };
    let shown = when(derive(move || scene.read().is_some()), move || {
        let messages = html("figcaption")
            .child(messages.say("thinking-boards"))
            .child(html("br"))
            .child(caption)
            .child(html("br"))
            .child(button(next, move || boards.step()));
        html("figure")
            .class("scene")
            .child(part(move || picture().into_iter().collect()))
            .child(messages)
    });
    html("div").child(shown)
}

/// Returns the start of the game and the moves before the last one, if the
/// averaging program made that.
fn before_its_move(game: &Match) -> Option<(Position, Vec<Square>)> {
    let turn = game.position().turn();
    let mut moves = game.moves().to_vec();
    moves.pop()?;
    (game.participant(!turn).classic() == Some(&Classic::LAFORE))
        .then(|| (*game.tree().record().start(), moves))
}
