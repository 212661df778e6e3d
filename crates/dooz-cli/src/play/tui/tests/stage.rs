//! A screen without a terminal, and a simulated person.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use dooz_core::{CannotPlay, Choice, Limits, Position, Progress, Score, Square, parse_moves};
use dooz_play::matches::{Match, MatchOptions, OpeningTurn, Thought, Turn};
use dooz_play::players::Snapshot;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::{Terminal, backend::TestBackend};

use crate::play::advice_job::AdviceJob;
use crate::play::analysis_job::AnalysisJob;
use crate::play::opening::decide;
use crate::play::tui::app::{App, Attempt, Effect, Event};
use crate::play::tui::view::screen;
use crate::play::tui::view::theme::{Colours, Theme};
use crate::play::tui::{Look, paint};
use crate::program::ProgramFailure;

/// The interface on a screen of the test's size. The test answers for the
/// computer players, and lets the coach answer.
pub(crate) struct Stage {
    pub(crate) app: App,
    turns: Vec<(u64, Turn)>,
    decisions: Vec<(u64, OpeningTurn)>,
    questions: Vec<(u64, AdviceJob)>,
    pub(crate) analyses: Vec<(u64, AnalysisJob)>,
    pub(crate) attempts: Vec<Attempt>,
    pub(crate) has_ended: bool,
    pub(crate) matches: usize,
    /// The files that the person wants to save or to open.
    pub(crate) files: Vec<(&'static str, PathBuf)>,
    /// The match that was saved last.
    pub(crate) saved: Option<Box<Match>>,
}

impl Stage {
    #[expect(
        clippy::large_types_passed_by_value,
        reason = "tests pass options that they have just made"
    )]
    pub(crate) fn new(options: MatchOptions, look: Look, width: u16, height: u16) -> Self {
        let theme = Theme {
            colours: Colours::All,
            ascii: look.ascii,
        };
        let mut app = App::new(Match::new(options), look, theme, Size { width, height });
        // As in the program, unless autosaves are unwanted.
        app.is_recorded = true;
        let mut stage = Self {
            app,
            turns: Vec::new(),
            decisions: Vec::new(),
            questions: Vec::new(),
            analyses: Vec::new(),
            attempts: Vec::new(),
            has_ended: false,
            matches: 1,
            files: Vec::new(),
            saved: None,
        };
        let effects = stage.app.begin();
        stage.carry_out(effects);
        stage
    }

    /// Returns a match of `near` against `far` by these rules.
    pub(crate) fn of(rules: &str, [near, far]: [&str; 2], width: u16, height: u16) -> Self {
        Self::new(options(rules, [near, far]), Look::default(), width, height)
    }

    pub(crate) fn send(&mut self, event: Event) {
        let effects = self.app.update(event);
        self.carry_out(effects);
    }

    pub(crate) fn carry_out(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Think(number, turn, _) | Effect::ThinkAloud(number, turn, _) => {
                    self.turns.push((number, *turn));
                }
                Effect::Decide(number, job, _) => self.decisions.push((number, *job)),
                Effect::Advise(number, job) => self.questions.push((number, *job)),
                Effect::Analyse(number, job) => self.analyses.push((number, *job)),
                Effect::Remember(_, attempt) => self.attempts.push(attempt),
                Effect::NewMatch => self.matches += 1,
                Effect::Save(game, file) => {
                    self.files.push(("save", file));
                    self.saved = Some(game);
                }
                Effect::Open(file) => self.files.push(("open", file)),
                Effect::Suspend => {}
                Effect::Quit => self.has_ended = true,
            }
        }
    }

    /// Presses keys: letters, and names in angle brackets such as `<Enter>`.
    pub(crate) fn press(&mut self, keys: &str) -> &mut Self {
        let mut rest = keys;
        while let Some(first) = rest.chars().next() {
            let name = rest.strip_prefix('<').and_then(|name| name.split_once('>'));
            let (code, after) = match name.filter(|(name, _)| !name.is_empty()) {
                Some((name, after)) => (key_code(name), after),
                None => (KeyCode::Char(first), &rest[first.len_utf8()..]),
            };
            self.send(Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
            rest = after;
        }
        self
    }

    pub(crate) fn click(&mut self, column: u16, row: u16) -> &mut Self {
        let kind = MouseEventKind::Down(MouseButton::Left);
        self.send(Event::Mouse(MouseEvent {
            kind,
            column,
            row,
            modifiers: KeyModifiers::NONE,
        }));
        self
    }

    /// Clicks on the centre of a square.
    pub(crate) fn click_square(&mut self, square: &str) -> &mut Self {
        let cell = self.app.grid().unwrap().cell(square.parse().unwrap());
        let cell = cell.expect("the square is on the screen");
        self.click(cell.x + cell.width / 2, cell.y + cell.height / 2)
    }

    pub(crate) fn ticks(&mut self, count: usize) -> &mut Self {
        for _ in 0..count {
            self.send(Event::Tick);
        }
        self
    }

    /// Plays a person's moves, given by their names.
    pub(crate) fn play(&mut self, moves: &str) -> &mut Self {
        for square in parse_moves(moves) {
            self.app.game.play(square.unwrap()).unwrap();
        }
        self.press("<End>")
    }

    /// Returns the number of turns that wait for an answer.
    pub(crate) fn waiting_turns(&self) -> usize {
        self.turns.len()
    }

    /// Lets the coach answer all questions.
    pub(crate) fn advise(&mut self) -> &mut Self {
        while !self.questions.is_empty() {
            let (number, job) = self.questions.remove(0);
            self.send(Event::Advice(number, job.run().map(Box::new)));
        }
        self
    }

    /// Returns the number of questions that wait for the coach.
    pub(crate) fn waiting_questions(&self) -> usize {
        self.questions.len()
    }

    /// Lets the last analysis go on to this depth, and reports its last state, as if
    /// it had taken a second.
    pub(crate) fn analyse(&mut self, depth: u32) -> &mut Self {
        let (number, job) = self.analyses.last().expect("an analysis is wanted").clone();
        let stop = job.stop_flag();
        let mut last = None;
        job.run(&mut |analysis, _| {
            if analysis.iteration.depth >= depth {
                stop.store(true, Ordering::Relaxed);
            }
            last = Some(analysis.clone());
        });
        let last = Box::new(last.expect("the board shows something"));
        self.send(Event::Analysis(number, last, Duration::from_secs(1)));
        self
    }

    /// Reports progress for the oldest turn.
    pub(crate) fn progress(&mut self, depth: u32, own_score: i64, line: &str) -> &mut Self {
        let pv: Vec<Square> = parse_moves(line).map(Result::unwrap).collect();
        let choice = Choice {
            own_score,
            nodes: 51_200,
            ..Choice::default()
        };
        let mut progress = Progress::of(&choice);
        progress.depth = Some(depth);
        progress.pv = &pv;
        let mut snapshot = Snapshot::default();
        snapshot.update(&progress);
        let (number, _) = self.turns[0];
        self.send(Event::Progress(number, Box::new(snapshot)));
        self
    }

    /// Answers the oldest turn with a move.
    pub(crate) fn answer(&mut self, square: &str) -> &mut Self {
        let pv: Vec<Square> = parse_moves(square).map(Result::unwrap).collect();
        self.answer_with(Ok(Choice {
            square: pv.first().copied(),
            score: Some(Score::Draw),
            nodes: 1234,
            exact: Some(true),
            pv: pv.into_iter().collect(),
            ..Choice::default()
        }))
    }

    /// Lets the player of the oldest turn find its move.
    pub(crate) fn think(&mut self) -> &mut Self {
        let (number, turn) = self.turns.remove(0);
        let thought = turn.think(&Limits::default(), &mut |_| {});
        self.send(Event::Thought(number, Box::new(thought), None));
        self
    }

    pub(crate) fn answer_with(&mut self, choice: Result<Choice, CannotPlay>) -> &mut Self {
        self.answer_or_fail(choice, None)
    }

    /// Lets the player of the oldest turn, a program, fail.
    pub(crate) fn fail(&mut self, failure: ProgramFailure) -> &mut Self {
        self.answer_or_fail(Ok(Choice::default()), Some(failure))
    }

    fn answer_or_fail(
        &mut self,
        choice: Result<Choice, CannotPlay>,
        failure: Option<ProgramFailure>,
    ) -> &mut Self {
        let (number, turn) = self.turns.remove(0);
        let thought = choice.map(|choice| Thought {
            turn,
            choice,
            moves: Vec::new(),
            stopped: false,
            time: Some(Duration::from_micros(1500)),
        });
        self.send(Event::Thought(number, Box::new(thought), failure));
        self
    }

    /// Answers the oldest turn, if there is one, with one of the legal moves.
    pub(crate) fn answer_with_any(&mut self, choice: Option<usize>) {
        let Some((_, turn)) = self.turns.first() else {
            return;
        };
        let moves: Vec<Square> = turn.position.legal_moves().collect();
        let square = choice.map(|choice| moves[choice % moves.len()]);
        self.answer_with(Ok(Choice {
            square,
            ..Choice::default()
        }));
    }

    /// Returns the number of decisions in an opening that wait for an answer.
    pub(crate) fn waiting_decisions(&self) -> usize {
        self.decisions.len()
    }

    /// Lets the player of the oldest decision in an opening make it.
    pub(crate) fn decide(&mut self) -> &mut Self {
        let (number, job) = self.decisions.remove(0);
        let decision = decide(job, &AtomicBool::new(false));
        self.send(Event::Decision(number, decision));
        self
    }

    /// Returns the moves of the game.
    pub(crate) fn moves(&self) -> String {
        let moves: Vec<String> = self
            .app
            .game
            .moves()
            .iter()
            .map(ToString::to_string)
            .collect();
        moves.join(" ")
    }

    /// Shows a board that the program thinks about.
    pub(crate) fn show_in_thought(&mut self, board: Position) {
        let number = self.turns.last().expect("a program thinks").0;
        self.send(Event::Shown(number, Box::new(board)));
    }

    /// Draws a frame on a window whose size has changed, before the event about that.
    pub(crate) fn paint(&mut self, Size { width, height }: Size) {
        let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
        paint(&mut buffer, &mut self.app);
    }

    /// Returns the text of the screen, row by row.
    pub(crate) fn picture(&self) -> String {
        let Size { width, height } = self.app.size;
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal
            .draw(|frame| screen::draw(frame.buffer_mut(), &self.app))
            .unwrap();
        let buffer = terminal.backend().buffer().clone();
        let row = |y| {
            (0..width)
                .map(|x| buffer[(x, y)].symbol())
                .collect::<String>()
        };
        let rows: Vec<String> = (0..height).map(|y| row(y).trim_end().to_owned()).collect();
        rows.join("\n")
    }
}

pub(crate) fn options(rules: &str, [near, far]: [&str; 2]) -> MatchOptions {
    let participants = [near.parse().unwrap(), far.parse().unwrap()];
    MatchOptions {
        rules: rules.parse().unwrap(),
        participants,
        ..MatchOptions::default()
    }
}

fn key_code(name: &str) -> KeyCode {
    match name {
        "Enter" => KeyCode::Enter,
        "Esc" => KeyCode::Esc,
        "Left" => KeyCode::Left,
        "Right" => KeyCode::Right,
        "Up" => KeyCode::Up,
        "Down" => KeyCode::Down,
        "Home" => KeyCode::Home,
        "End" => KeyCode::End,
        "Back" => KeyCode::Backspace,
        "Lt" => KeyCode::Char('<'),
        _ => panic!("`{name}` is no key"),
    }
}
