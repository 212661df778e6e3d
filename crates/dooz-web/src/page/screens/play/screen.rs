//! The state of the screen of play.

use std::time::Duration;

use dooz_coach::advice::Explanation;
use dooz_coach::analysis::ThreatMap;
use dooz_coach::board_picture::PieceStyle;
use dooz_core::{Game, Player, Position, Rules, Square, Symmetry};
use dooz_engine::Board;
use dooz_locale::{Locale, StatusText};
use dooz_play::matches::{ListedMove, Match};

use crate::board_view::{BoardView, CellMark, flipped, turned};
use crate::page::prelude::*;
use crate::page::state::analyst::Analyst;
use crate::page::state::question_slot::QuestionSlot;
use crate::page::state::shared::{Shared, shared};
use crate::play::{exact_scores, is_welcome, show_scores};
use crate::protocol::{Answer, Question};

/// The time until a new stone lies on the board: a ring round it would end its animation.
const STONE_LIES: Duration = Duration::from_millis(200);

/// The state that the parts of the screen of play share.
#[derive(Clone, Copy)]
pub(super) struct PlayScreen {
    pub(super) shared: &'static Shared,
    /// The dialog that is open.
    pub(super) dialogs: Dialogs,
    /// The displays that are switched on.
    pub(super) shown: RwSignal<Shown>,
    /// The symmetry through which the board is seen.
    pub(super) symmetry: RwSignal<Symmetry>,
    /// The evaluation of the position.
    pub(super) analyst: Analyst,
    /// The list of moves with side lines.
    pub(super) entries: Memo<Vec<ListedMove>>,
    /// The threats on the board, with the position in which the worker found them.
    threats: RwSignal<Option<(Position, ThreatMap)>>,
    hint: RwSignal<HintState>,
    question: QuestionSlot,
}

/// The displays beyond the game itself.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a switch of its own on the screen"
)]
#[derive(Clone, Copy)]
pub(super) struct Shown {
    /// The thoughts of the computer.
    pub(super) thinking: bool,
    /// The values of the moves.
    pub(super) worth: bool,
    /// The evaluation beside the board.
    pub(super) bar: bool,
    /// Threats, which are named below the status as well.
    pub(super) threats: bool,
}

/// The dialogs of the screen, each of which is open or not.
#[derive(Clone, Copy)]
pub(super) struct Dialogs {
    /// The form of a new game.
    pub(super) new_game: RwSignal<bool>,
    /// The earlier games.
    pub(super) earlier: RwSignal<bool>,
    /// The user's own results.
    pub(super) statistics: RwSignal<bool>,
}

/// The hint that was asked for.
enum HintState {
    /// There is none.
    None,
    /// The worker looks for it.
    Sought,
    /// It has been found, for the position that it contains.
    Found(Box<Explanation>),
}

impl PlayScreen {
    pub(super) fn new() -> Self {
        let shared = shared();
        let shown = RwSignal::new(Shown {
            thinking: false,
            worth: false,
            bar: false,
            threats: true,
        });
        let wanted = derive(move || shown.with(|shown| shown.worth || shown.bar));
        let screen = Self {
            shared,
            dialogs: Dialogs {
                new_game: RwSignal::new(false),
                earlier: RwSignal::new(false),
                statistics: RwSignal::new(false),
            },
            shown,
            symmetry: RwSignal::new(Symmetry::Identity),
            analyst: Analyst::new(shared, wanted),
            entries: memo(move |_| shared.store.game.read().move_list()),
            threats: RwSignal::new(None),
            hint: RwSignal::new(HintState::None),
            question: QuestionSlot::new(shared.worker),
        };
        screen.forget_old_hints();
        screen.seek_threats();
        screen
    }

    /// Forgets the hint, and the search for it, whenever the position changes.
    fn forget_old_hints(self) {
        let position = memo(move |_| *self.game().read().position());
        effect(move || {
            depend_on(position);
            self.question.forget();
            self.hint.set(HintState::None);
        });
    }

    /// Asks for the threats on the board whenever it changes, while they are shown.
    fn seek_threats(self) {
        let question = QuestionSlot::new(self.shared.worker);
        let asked = memo(move |_| {
            let game = self.game().read();
            let has_threats = game.opening().is_none() && Board::supports(game.rules());
            (self.shown.read().threats && has_threats).then(|| *game.position())
        });
        effect(move || {
            question.forget();
            let Some(position) = asked.get() else {
                return;
            };
            let game = Box::new(Game::from_position(position));
            question.ask_after(STONE_LIES, Question::Threats { game }, move |answer, _| {
                if let Answer::Threats(map) = answer {
                    self.threats.set(Some((position, map)));
                }
            });
        });
    }

    /// Returns the match.
    pub(super) fn game(self) -> RwSignal<Match> {
        self.shared.store.game
    }

    /// Returns the rules of the game.
    pub(super) fn rules(self) -> Memo<Rules> {
        memo(move |_| self.game().read().rules())
    }

    /// Returns `true` while the game on the board is the one that awaits a first
    /// visitor.
    pub(super) fn is_welcome(self) -> Memo<bool> {
        memo(move |_| self.game().with(is_welcome))
    }

    /// Returns `true` if the game on the board is over.
    pub(super) fn is_over(self) -> Memo<bool> {
        memo(move |_| self.game().read().outcome().is_some())
    }

    /// Returns the look of the stones.
    pub(super) fn stones(self) -> PieceStyle {
        let pieces = self.shared.settings.read().pieces;
        pieces.on(self.game().read().rules())
    }

    /// Returns `true` as long as something is shown.
    pub(super) fn shows(self, what: fn(&Shown) -> bool) -> Signal<bool> {
        derive(move || self.shown.with(what))
    }

    /// Calls `say` with the status texts of the match.
    pub(super) fn say<T>(self, say: impl FnOnce(StatusText<'_>) -> T) -> T {
        self.shared.status(say)
    }

    /// Returns `true` while the players choose their sides in an opening.
    pub(super) fn is_opening(self) -> Memo<bool> {
        memo(move |_| self.game().read().opening().is_some())
    }

    /// Returns `true` if the user may put a stone on the board.
    pub(super) fn awaits_stone(self) -> bool {
        let game = self.game().read();
        let only_sides = game.opening().is_some_and(|it| it.stones_to_place() == 0);
        game.awaits_person() && !only_sides
    }

    pub(super) fn play(self, square: Square) {
        self.shared.store.play(square, self.shared);
    }

    /// Creates the contents of the board.
    pub(super) fn view(self) -> Memo<BoardView> {
        let known = StoredValue::new(None);
        memo(move |_| {
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
            let shown = self.shown.get();
            if shown.threats {
                self.show_threats(&mut view);
            }
            if shown.worth {
                self.analyst.mark(&mut view);
            } else if shown.thinking {
                self.show_scores(&mut view);
            }
            if let Some(square) = self.with_hint(|hint| hint.found.square) {
                view.cell_mut(square).mark = Some(CellMark::Hint);
            }
            view
        })
    }

    /// Marks what the opponent of the player to move threatens, once it is known.
    fn show_threats(self, view: &mut BoardView) {
        self.game().with(|game| {
            let known = self.threats.read();
            let is_here = |(position, _): &&(Position, _)| position == game.position();
            if let Some((position, map)) = known.as_ref().filter(is_here) {
                let opponent = !position.turn();
                let lines = map.lines.iter().filter(|line| line.player == opponent);
                view.show_threats(lines, |player| game.symbol(player));
            }
        });
    }

    fn show_scores(self, view: &mut BoardView) {
        let messages = self.shared.messages;
        self.game().with(|game| {
            if let Some(thought) = game.thought(game.tree().cursor()) {
                let chosen = thought.choice.square;
                let moves: Vec<_> = exact_scores(thought).copied().collect();
                messages.with(|locale| show_scores(view, &moves, chosen, locale));
            }
        });
    }

    /// Calls `use_it` with the hint, if it is about the position on the board.
    fn with_hint<T>(self, use_it: impl FnOnce(&Explanation) -> T) -> Option<T> {
        self.hint.with(|hint| {
            let HintState::Found(hint) = hint else {
                return None;
            };
            let is_here = self.game().with(|game| *game.position() == hint.position);
            is_here.then(|| use_it(hint))
        })
    }

    /// Describes the hint, or the search for it.
    pub(super) fn hint_text(self) -> Option<String> {
        let messages = self.shared.messages;
        if self.hint.with(|hint| matches!(hint, HintState::Sought)) {
            return Some(messages.text("play-seeking-hint"));
        }
        self.with_hint(|why| {
            let square = why.found.square.to_string();
            let hint = messages.format("play-hint", &[("square", square.into())]);
            let reason = messages.with(|locale| dooz_locale::coach::advice::in_short(why, locale));
            format!("{hint} {reason}")
        })
    }

    /// Asks for a hint.
    pub(super) fn ask_hint(self) {
        let shared = self.shared;
        let &Shared { live, messages, .. } = shared;
        self.question.forget();
        if self.game().with_untracked(|game| game.outcome().is_some()) {
            live.announce(messages.text("play-no-hint"));
            return;
        }
        if self.game().with_untracked(|game| game.opening().is_some()) {
            live.announce(messages.text("swap2-no-game"));
            return;
        }
        self.game().update(Match::count_hint);
        let game = Box::new(self.game().with_untracked(Match::game));
        self.hint.set(HintState::Sought);
        self.question
            .ask(Question::Hint { game }, move |answer, last| match answer {
                Answer::Explanation(why) => {
                    self.hint.set(HintState::Found(why));
                    live.announce(self.hint_text().unwrap_or_default());
                }
                Answer::Working { .. } => {}
                failure => {
                    if last {
                        self.hint.set(HintState::None);
                    }
                    shared.warn_of_failure(&failure);
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

    /// Turns the board by a quarter, or an oblong one by half a turn.
    pub(super) fn turn_board(self) {
        let rules = self.game().read().rules();
        self.symmetry
            .update(|symmetry| *symmetry = turned(*symmetry, rules));
    }

    /// Shows the board as in a mirror.
    pub(super) fn flip_board(self) {
        self.symmetry
            .update(|symmetry| *symmetry = flipped(*symmetry));
    }

    /// Takes moves back, and announces which.
    pub(super) fn undo(self) {
        let texts = ["play-took-back", "swap2-back", "play-nothing-to-undo"];
        self.turn_back(Match::undo, texts);
    }

    /// Plays the moves again, and announces which.
    pub(super) fn redo(self) {
        let texts = ["play-replayed", "swap2-again", "play-nothing-to-redo"];
        self.turn_back(Match::redo, texts);
    }

    fn turn_back(self, turn: fn(&mut Match) -> Vec<Square>, texts: [&str; 3]) {
        let [done, chosen, nothing] = texts;
        let is_open = || self.game().with_untracked(|game| game.opening().is_some());
        let was_open = is_open();
        let moves = self.game().try_update(turn).unwrap_or_default();
        let &Shared { live, messages, .. } = self.shared;
        let done = if !moves.is_empty() {
            let squares = messages.with(|locale| squares(&moves, locale));
            messages.format(done, &[("squares", squares.into())])
        } else if is_open() != was_open {
            messages.text(chosen)
        } else {
            return live.announce(messages.text(nothing));
        };
        let turn = self.say(|text| {
            let ending = text.result();
            let thinks = self.game().read().pending().is_some();
            if text.game.opening().is_some() {
                text.status()
            } else if ending.is_empty() {
                text.turn(thinks)
            } else {
                ending
            }
        });
        live.announce(format!("{done} {turn}"));
    }
}

/// Lists squares with the comma of the language.
pub(super) fn squares(squares: &[Square], locale: &Locale) -> String {
    let names: Vec<String> = squares.iter().map(ToString::to_string).collect();
    locale.short_list(&names)
}
