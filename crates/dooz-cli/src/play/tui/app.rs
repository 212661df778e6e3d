//! The state of the interface and its updates.

mod analysis;
mod board_setup;
mod coach;
mod commands;
mod input;
pub(crate) mod menu;
mod opening;
mod quiz;
mod review;
mod thinking;
mod turn_timer;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use crossterm::event::{KeyEvent, MouseEvent, MouseEventKind};
use dooz_coach::advice::Review;
use dooz_coach::analysis::Analysis;
use dooz_coach::puzzles::{Puzzle, PuzzleProgress};
use dooz_core::{CannotPlay, Notation, Player, Position, Rules, Square};
use dooz_locale::{Locale, Value, known_value};
use dooz_play::matches::{Match, OpeningTurn, Participant, Thought, Turn};
use dooz_play::players::Snapshot;
use dooz_play::swap2::Decision;
use ratatui::layout::Size;

use self::analysis::LiveAnalysis;
use self::coach::Coach;
use self::thinking::Thinking;
use self::turn_timer::TurnTimer;
use super::Look;
use super::app::menu::Menu;
use super::input::keys;
use super::input::square_entry::SquareEntry;
use super::view::board::grid::{Grid, Scroll};
use super::view::dialog::card::Card;
use super::view::dialog::help::Help;
use super::view::layout::Areas;
use super::view::names;
use super::view::status::status;
use super::view::text::Typesetter;
use super::view::theme::Theme;
use crate::play::advice_job::{Advice, AdviceJob};
use crate::play::analysis_job::AnalysisJob;
use crate::play::notation_of;
use crate::play::thinking::ThinkError;
use crate::program::ProgramFailure;

pub(crate) use self::board_setup::BoardSetup;
pub(crate) use self::quiz::{Attempt, Quiz};

/// An event for the interface.
#[derive(Debug)]
pub(crate) enum Event {
    Key(KeyEvent),
    Mouse(MouseEvent),
    Resize(Size),
    /// A tenth of a second has passed; sent while [`App::needs_ticks`].
    Tick,
    /// The progress of the turn with this number.
    Progress(u64, Box<Snapshot>),
    /// A board that the program shows while it thinks about the turn with this
    /// number.
    Shown(u64, Box<Position>),
    /// The result of the turn with this number, and the failure of a program.
    Thought(
        u64,
        Box<Result<Thought, CannotPlay>>,
        Option<ProgramFailure>,
    ),
    /// The decision of the turn with this number, in an opening.
    Decision(u64, Result<Decision, ThinkError>),
    /// The coach's answer to the question with this number.
    Advice(u64, Option<Box<Advice>>),
    /// The state of the analysis with this number, and the time that it has taken.
    Analysis(u64, Box<Analysis>, Duration),
    /// The system asks the program to end.
    Terminate,
}

/// A request of the interface to the outside.
#[derive(Debug)]
pub(crate) enum Effect {
    /// Let a computer player think in another thread until the flag is set, and
    /// send the progress and the result with its number.
    Think(u64, Box<Turn>, Arc<AtomicBool>),
    /// Let the averaging program think in the same way, and send each board that
    /// it shows as well.
    ThinkAloud(u64, Box<Turn>, Arc<AtomicBool>),
    /// Let a computer player decide in an opening in another thread, until the flag
    /// is set, and send the decision with its number.
    Decide(u64, Box<OpeningTurn>, Arc<AtomicBool>),
    /// Let the coach answer in another thread, and send the answer with its
    /// number.
    Advise(u64, Box<AdviceJob>),
    /// Analyse a position in another thread, and send the states of the analysis
    /// with its number.
    Analyse(u64, Box<AnalysisJob>),
    /// Remember an attempt at a puzzle.
    Remember(&'static Puzzle, Attempt),
    /// A new match was begun from the menu; it is recorded in another file.
    NewMatch,
    /// Write a match into a new file.
    Save(Box<Match>, PathBuf),
    /// Go on with the match of a file.
    Open(PathBuf),
    /// Give the terminal back to the shell for a while.
    Suspend,
    Quit,
}

/// The state that the screen shows.
#[expect(clippy::struct_excessive_bools, reason = "each is a state of its own")]
pub(crate) struct App {
    pub(crate) game: Match,
    pub(crate) look: Look,
    pub(crate) theme: Theme,
    pub(crate) locale: Locale,
    pub(crate) size: Size,
    pub(crate) cursor: Square,
    pub(crate) cursor_shown: bool,
    /// `true` if the empty squares have numbers.
    pub(crate) shows_numbers: bool,
    pub(crate) entry: SquareEntry,
    pub(crate) notice: Option<Notice>,
    /// The hint, with the position for which it was given.
    hint: Option<(Position, Square)>,
    /// The number of moves on the board while the person looks back.
    pub(crate) back: Option<usize>,
    /// The review of the game while the person steps through it.
    pub(crate) review: Option<Review>,
    /// The puzzle on the board, if there is one.
    pub(crate) quiz: Option<Quiz>,
    /// The position that is being set up, if there is one.
    pub(crate) board_setup: Option<BoardSetup>,
    /// The autosaved files of earlier games, the latest first.
    pub(crate) autosaves: Vec<PathBuf>,
    /// The progress in puzzles.
    pub(crate) progress: PuzzleProgress,
    /// The reason why the progress is not stored, until it is reported.
    pub(crate) progress_problem: Option<String>,
    pub(crate) overlay: Option<Overlay>,
    pub(crate) ticks: usize,
    /// `true` if the match is in a file, so that nothing is lost at the end.
    pub(crate) is_recorded: bool,
    /// `true` if the system has ended the program.
    pub(crate) is_terminated: bool,
    /// The question before leaving a game that is not kept, if the person was asked it
    /// and has done nothing else since.
    was_asked: Option<&'static str>,
    /// The question of that kind to which this event leads.
    asks: Option<&'static str>,
    /// The time since the interface was opened.
    pub(crate) now: Duration,
    timer: TurnTimer,
    scroll: Scroll,
    thinking: Option<Thinking>,
    coach: Coach,
    analysis: LiveAnalysis,
    jobs: u64,
    /// The effects that this event leaves.
    later: Vec<Effect>,
    /// The number of ticks until the next move of a game between computers.
    rest: u32,
    /// `true` if the player to move has found no move.
    stuck: bool,
}

/// A sentence about the last action.
pub(crate) struct Notice {
    pub(crate) text: String,
    pub(crate) is_warning: bool,
}

/// A dialog over the board, which takes the keys.
pub(crate) enum Overlay {
    Help(Help),
    Menu(Box<Menu>),
    Card(Card),
}

impl App {
    /// Creates the interface of a match on a screen of this size.
    pub(crate) fn new(game: Match, look: Look, theme: Theme, size: Size) -> Self {
        let locale = look.locale();
        let mut app = Self {
            cursor: middle(game.rules()),
            shows_numbers: notation_of(&game, look.notation).is_some(),
            game,
            look,
            theme,
            locale,
            size,
            cursor_shown: true,
            entry: SquareEntry::default(),
            notice: None,
            hint: None,
            back: None,
            review: None,
            quiz: None,
            board_setup: None,
            autosaves: Vec::new(),
            progress: PuzzleProgress::default(),
            progress_problem: None,
            overlay: None,
            ticks: 0,
            is_recorded: false,
            is_terminated: false,
            was_asked: None,
            asks: None,
            now: Duration::ZERO,
            timer: TurnTimer::default(),
            scroll: Scroll::default(),
            thinking: None,
            coach: Coach::default(),
            analysis: LiveAnalysis::default(),
            jobs: 0,
            later: Vec::new(),
            rest: 0,
            stuck: false,
        };
        app.announce_resumed();
        app.announce_first_stone();
        app.scroll_to_cursor();
        app
    }

    /// Returns the effects before the first event.
    pub(crate) fn begin(&mut self) -> Vec<Effect> {
        self.begin_turn();
        self.next_thought().into_iter().collect()
    }

    /// Handles an event, and returns its effects.
    pub(crate) fn update(&mut self, event: Event) -> Vec<Effect> {
        let mut effects = Vec::new();
        self.run_clock();
        let is_done_by_person = match event {
            Event::Key(_) => true,
            Event::Mouse(mouse) => matches!(mouse.kind, MouseEventKind::Down(_)),
            // A letter that has waited becomes a command.
            Event::Tick => self.entry.waits(),
            _ => false,
        };
        match event {
            Event::Key(key) if keys::ends(key) => effects.push(Effect::Quit),
            Event::Key(key) if keys::suspends(key) => effects.push(Effect::Suspend),
            Event::Key(key) => self.key(key, &mut effects),
            Event::Mouse(mouse) => self.mouse(mouse, &mut effects),
            Event::Resize(size) => self.size = size,
            Event::Tick => self.tick(&mut effects),
            Event::Progress(job, progress) => self.progressed(job, *progress),
            Event::Shown(job, board) => self.board_shown(job, *board),
            Event::Thought(job, thought, failure) => self.answered(job, *thought, failure),
            Event::Decision(job, decision) => self.decided(job, decision),
            Event::Advice(job, advice) => self.advised(job, advice.map(|advice| *advice)),
            Event::Analysis(job, analysis, time) => self.analysed(job, *analysis, time),
            Event::Terminate => {
                self.is_terminated = true;
                effects.push(Effect::Quit);
            }
        }
        effects.append(&mut self.later);
        if is_done_by_person && !self.entry.waits() {
            self.was_asked = self.asks.take();
        }
        if effects.iter().any(|effect| matches!(effect, Effect::Quit)) {
            self.stop_thinking();
            self.stop_asking();
            self.stop_analysis();
            return effects;
        }
        self.begin_turn();
        effects.extend(self.next_thought());
        effects.extend(self.next_values());
        effects.extend(self.next_analysis());
        self.scroll_to_cursor();
        effects
    }

    /// Ends the program, after a question if a game would be lost.
    fn quit(&mut self, effects: &mut Vec<Effect>) {
        match self.question_before_leaving("play-leave") {
            None => effects.push(Effect::Quit),
            Some(question) => {
                self.overlay = None;
                self.warn(question);
            }
        }
    }

    /// Returns the question of this key if a game is lost when it is left, unless the
    /// person was asked the same just now.
    fn question_before_leaving(&mut self, key: &'static str) -> Option<String> {
        let is_due = self.was_asked != Some(key) && self.would_lose_game();
        self.asks = is_due.then_some(key);
        Some(self.locale.text(self.asks?).into_owned())
    }

    /// Returns `true` if a game of a person is under way that is in no file.
    fn would_lose_game(&mut self) -> bool {
        let game = self.played_match();
        let is_under_way = !game.moves().is_empty() && game.outcome().is_none();
        let is_persons = !game.options().is_show();
        is_under_way && is_persons && !self.is_recorded
    }

    /// Returns the moves of the line on the board.
    pub(crate) fn line(&self) -> &[Square] {
        self.game.moves()
    }

    /// Returns the number of moves on the shown board.
    pub(crate) fn shown_moves(&self) -> usize {
        self.back.unwrap_or(self.line().len())
    }

    /// Returns the shown position with its last move.
    pub(crate) fn shown(&self) -> (Position, Option<Square>) {
        if let Some(setup) = &self.board_setup {
            return (*setup.position(), None);
        }
        let shown = self.shown_moves();
        let position = self.game.position_after(shown);
        (position, self.line()[..shown].last().copied())
    }

    /// Returns the hint for the shown position, if there is one.
    pub(crate) fn hint(&self) -> Option<Square> {
        let (position, square) = self.hint?;
        (position == self.shown().0).then_some(square)
    }

    /// Returns the thought of a computer player behind a move of the game,
    /// counted from 0.
    pub(crate) fn thought(&self, ply: usize) -> Option<&Thought> {
        self.game.thought(self.game.tree().node_after(ply + 1))
    }

    /// Returns the sentence about the value of the game, if it is known. It is shown
    /// at the start of each game, but not where an opening changes the value.
    pub(crate) fn known_value(&self) -> Option<String> {
        let is_start = self.shown().0.ply() < 2 && !self.game.options().swap2;
        let rules = is_start.then(|| self.game.rules())?;
        known_value(rules, &self.locale)
    }

    /// Returns the layout of the screen, unless it is too small.
    pub(crate) fn areas(&self) -> Option<Areas> {
        let (sentences, _) = status(self);
        let first = sentences.first().map_or("", String::as_str);
        let lines = self.text().lines(first, self.size.width).len() as u16;
        let is_mirrored = self.text().is_mirrored();
        Areas::new(self.size, is_mirrored, self.game.rules(), lines)
    }

    /// Returns the places of the squares.
    pub(crate) fn grid(&self) -> Option<Grid> {
        let board = self.areas()?.board;
        Some(Grid::new(
            self.game.rules(),
            board,
            self.scroll,
            self.cursor,
        ))
    }

    /// Returns the notation of the numbers in empty squares, even while they are
    /// hidden. On 3x3 the digit keys follow it.
    pub(crate) fn numbering(&self) -> Notation {
        notation_of(&self.game, self.look.notation).unwrap_or(
            if Notation::Keypad.fits(self.game.rules()) {
                Notation::Keypad
            } else {
                Notation::Cell
            },
        )
    }

    /// Returns the typesetter of sentences.
    pub(crate) fn text(&self) -> Typesetter<'_> {
        Typesetter {
            locale: &self.locale,
            bidi: self.look.bidi,
        }
    }

    /// Discards everything about the old position.
    fn moved(&mut self) {
        self.stop_thinking();
        self.notice = None;
        self.hint = None;
        self.back = None;
        self.review = None;
        self.forget_questions();
        if matches!(self.overlay, Some(Overlay::Card(_))) {
            self.overlay = None;
        }
        self.stuck = false;
        self.rest = 0;
    }

    /// Goes on with another match instead of this one, and returns the first effects.
    pub(crate) fn open_match(&mut self, game: Match) -> Vec<Effect> {
        self.overlay = None;
        self.quiz = None;
        self.board_setup = None;
        self.game = game;
        self.begin_match();
        self.announce_resumed();
        self.begin()
    }

    /// Prepares the screen for another match.
    fn begin_match(&mut self) {
        self.shows_numbers = notation_of(&self.game, self.look.notation).is_some();
        self.scroll = Scroll::default();
        self.cursor = middle(self.game.rules());
        self.restart_timer();
        self.forget_game();
    }

    /// Prepares the screen for another game.
    fn forget_game(&mut self) {
        self.moved();
        self.entry.take();
        self.announce_first_stone();
    }

    /// Announces the number of moves if the match was resumed.
    fn announce_resumed(&mut self) {
        let count = self.game.moves().len();
        if count > 0 {
            self.say(
                self.locale
                    .format("play-resumed", &[("count", count.into())]),
            );
        }
    }

    /// Announces the square of the random stone.
    fn announce_first_stone(&mut self) {
        if self.game.options().random_stone
            && let [square] = *self.game.moves()
            && self.thought(0).is_none()
            && self.game.participant(Player::First) != Participant::Person
        {
            let player = names::player(self, Player::First);
            let gaps = [("player", player.into()), ("square", text_of(square))];
            self.say(self.locale.format("play-first-stone", &gaps));
        }
    }

    fn bring_into_view(&mut self, square: Square) {
        if self.grid().is_some_and(|grid| grid.cell(square).is_none()) {
            self.cursor = square;
        }
    }

    fn scroll_to_cursor(&mut self) {
        if let Some(grid) = self.grid() {
            self.scroll = grid.scroll;
        }
    }

    /// Shows a sentence about the last action.
    pub(crate) fn say(&mut self, text: String) {
        self.notice = Some(Notice {
            text,
            is_warning: false,
        });
    }

    /// Shows a warning.
    pub(crate) fn warn(&mut self, text: String) {
        self.notice = Some(Notice {
            text,
            is_warning: true,
        });
    }
}

fn middle(rules: Rules) -> Square {
    let middle = Square::new(rules.width() / 2, rules.height() / 2);
    middle.expect("the middle of a board is on it")
}

fn text_of(square: Square) -> Value<'static> {
    square.to_string().into()
}
