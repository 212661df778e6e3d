//! The state of the screen of play.

use dooz_coach::advice::Explanation;
use dooz_core::{Player, Square, Symbol};
use dooz_locale::{StatusText, known_value};
use dooz_play::matches::{ListedMove, Match};

use crate::board_view::{BoardView, CellMark};
use crate::page::prelude::*;
use crate::page::screens::analyse::analyst::Analyst;
use crate::page::state::question_slot::QuestionSlot;
use crate::page::state::shared::{Shared, shared};
use crate::play::show_scores;
use crate::protocol::{Answer, Question};
use crate::settings::PieceStyle;

/// The state that the parts of the screen of play share.
#[derive(Clone, Copy)]
pub(super) struct PlayScreen {
    pub(super) shared: &'static Shared,
    /// `true` if the form of a new match is open.
    pub(super) new_match: RwSignal<bool>,
    /// `true` if the thoughts of the computer are shown.
    pub(super) shows_thinking: RwSignal<bool>,
    /// `true` if the values of the moves are shown.
    pub(super) shows_analysis: RwSignal<bool>,
    /// The evaluation of the position.
    pub(super) analyst: Analyst,
    /// The list of moves with side lines.
    pub(super) entries: Memo<Vec<ListedMove>>,
    /// The last hint, which contains its position.
    pub(super) hint: RwSignal<Option<Box<Explanation>>>,
    /// `true` while the worker looks for a hint.
    seeking: RwSignal<bool>,
    question: QuestionSlot,
}

impl PlayScreen {
    pub(super) fn new() -> Self {
        let shared = shared();
        let shows_analysis = RwSignal::new(false);
        Self {
            shared,
            shows_analysis,
            analyst: Analyst::new(shared, shows_analysis.into()),
            entries: Memo::new(move |_| shared.store.game.read().move_list()),
            new_match: RwSignal::new(false),
            shows_thinking: RwSignal::new(false),
            hint: RwSignal::new(None),
            seeking: RwSignal::new(false),
            question: QuestionSlot::new(shared.worker),
        }
    }

    /// Returns the match.
    pub(super) fn game(self) -> RwSignal<Match> {
        self.shared.store.game
    }

    /// Calls `say` with the status texts of the match.
    pub(super) fn say<T>(self, say: impl FnOnce(StatusText<'_>) -> T) -> T {
        let stones = self.shared.settings.read().stones;
        self.game().with(|game| {
            self.shared.messages.with(|locale| {
                let name = |player| match (stones, game.symbol(player)) {
                    (PieceStyle::Symbols, symbol) => symbol.to_string(),
                    (PieceStyle::Stones, Symbol::X) => locale.text("play-black").into_owned(),
                    (PieceStyle::Stones, Symbol::O) => locale.text("play-white").into_owned(),
                };
                let names = Player::BOTH.map(name);
                say(StatusText {
                    game,
                    locale,
                    names,
                })
            })
        })
    }

    /// Returns the sentence about the value of the game, if it is known, at the start of
    /// a game.
    pub(super) fn known_value(self) -> Option<String> {
        let rules = self.game().with(|game| {
            let is_start = game.moves().len() < 2;
            is_start.then(|| game.rules())
        })?;
        let messages = self.shared.messages;
        messages.with(|locale| known_value(rules, locale))
    }

    /// Returns `true` if the user may play.
    pub(super) fn awaits_person(self) -> bool {
        self.game().read().awaits_person()
    }

    pub(super) fn play(self, square: Square) {
        self.shared.store.play(square, self.shared);
    }

    /// Creates the contents of the board.
    pub(super) fn view(self) -> Memo<BoardView> {
        let known = StoredValue::new(None);
        Memo::new(move |_| {
            let numbered = self.shared.settings.read().numbers;
            // Whoever steps through a game puts nothing down.
            let made = self.entries.read().len();
            let before: Option<usize> = known
                .try_update_value(|known| known.replace(made))
                .flatten();
            let is_fresh = before.is_some_and(|before| before + 1 == made);
            let mut view = self.game().with(|game| {
                let moves = game.moves();
                let mut view = BoardView::of(game.position(), game.symbol(Player::First));
                view.show_moves(moves, numbered);
                view.fresh = moves.last().copied().filter(|_| is_fresh);
                view
            });
            if self.shows_analysis.get() {
                self.analyst.mark(&mut view);
            } else {
                self.show_scores(&mut view);
            }
            let hint = self.hint_here();
            if let Some(square) = hint {
                view.cell_mut(square).mark = Some(CellMark::Hint);
            }
            view
        })
    }

    fn show_scores(self, view: &mut BoardView) {
        if !self.shows_thinking.get() {
            return;
        }
        let messages = self.shared.messages;
        self.game().with(|game| {
            if let Some(thought) = game.thought(game.tree().cursor()) {
                let chosen = thought.choice.square;
                messages.with(|locale| show_scores(view, &thought.moves, chosen, locale));
            }
        });
    }

    /// Returns the square of the hint, if it is about the position on the
    /// board.
    fn hint_here(self) -> Option<Square> {
        self.hint.with(|hint| {
            let hint = hint.as_ref()?;
            let is_here = self.game().with(|game| *game.position() == hint.position);
            is_here.then_some(hint.found.square)
        })
    }

    /// Describes the hint, or the search for it.
    pub(super) fn hint_text(self) -> Option<String> {
        let messages = self.shared.messages;
        if self.seeking.get() {
            return Some(messages.text("play-seeking-hint"));
        }
        let square = self.hint_here()?.to_string();
        self.hint.with(|hint| {
            let why = hint.as_ref()?;
            let hint = messages.format("play-hint", &[("square", square.into())]);
            let reason = messages.with(|locale| dooz_locale::coach::advice::in_short(why, locale));
            Some(format!("{hint} {reason}"))
        })
    }

    /// Asks for a hint.
    pub(super) fn ask_hint(self) {
        let shared = self.shared;
        let &Shared { live, messages, .. } = shared;
        self.question.forget();
        self.seeking.set(false);
        if self.game().with_untracked(|game| game.outcome().is_some()) {
            live.announce(messages.text("play-no-hint"));
            return;
        }
        self.game().update(Match::count_hint);
        let game = Box::new(self.game().with_untracked(Match::game));
        self.seeking.set(true);
        self.question
            .ask(Question::Hint { game }, move |answer, last| {
                if last {
                    self.seeking.set(false);
                }
                match answer {
                    Answer::Explanation(why) => {
                        self.hint.set(Some(why));
                        live.announce(self.hint_text().unwrap_or_default());
                    }
                    Answer::Working { .. } => {}
                    failure => shared.warn_of_failure(&failure),
                }
            });
    }

    /// Starts the next game of the match.
    pub(super) fn begin(self) {
        self.game().update(Match::new_game);
        let &Shared { live, messages, .. } = self.shared;
        live.clear_warning();
        live.announce(messages.text("play-new-kept"));
    }

    /// Takes moves back, and announces the result.
    pub(super) fn undo(self) {
        self.turn_back(Match::undo, "play-nothing-to-undo");
    }

    /// Plays the moves again, and announces the result.
    pub(super) fn redo(self) {
        self.turn_back(Match::redo, "play-nothing-to-redo");
    }

    fn turn_back(self, turn: fn(&mut Match) -> Vec<Square>, nothing: &str) {
        let moves = self.game().try_update(turn).unwrap_or_default();
        let &Shared { live, messages, .. } = self.shared;
        live.announce(if moves.is_empty() {
            messages.text(nothing)
        } else {
            self.say(|text| text.status())
        });
    }
}
