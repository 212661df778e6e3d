//! The match line by line, for scripts, screen readers and simple terminals.

mod advise;
pub mod board;
pub(crate) mod input;
mod names;
mod opening;
mod phrases;
mod tell;
#[cfg(test)]
mod tests;

use std::io::{self, BufRead, Write};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use dooz_coach::advice::Adviser;
use dooz_coach::analysis::Analyst;
use dooz_core::{Notation, PlayError, Position, Square};
use dooz_locale::{Explain, explain_move, known_value, rules_note};
use dooz_play::matches::{Match, NotPlayed, Thought};
use dooz_play::players::CachedPlayer;
use dooz_play::records::NodeId;

use crate::input_lines::{InputLine, InputLines};
use crate::play::opened_match::OpenedMatch;
use crate::play::recording::Recording;
use crate::play::thinking::think_with;
use crate::printer::Printer;
use crate::program::ProgramFailure;
use crate::proof_player::remarks;
use input::{Input, LineCommand};
use phrases::Phrases;

/// The style of the output.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlainStyle {
    /// `true` to use the sentences of the opponent's own program.
    pub classic: bool,
    /// The notation of squares, if not the default one of the opponent.
    pub notation: Option<Notation>,
    /// `true` if typed text appears after the question, as in a terminal.
    /// Otherwise each question is a line of its own.
    pub echoes: bool,
}

/// Plays a match until the person leaves or the input ends, and returns it, with the
/// reason if it could not be recorded to its end.
///
/// ```
/// use dooz_cli::play::{opened_match::OpenedMatch, plain};
/// use dooz_cli::printer::Printer;
/// use dooz_locale::{Language, Locale, terminal::Bidi};
/// let printer = Printer::new(Locale::new(Language::English), Bidi::Off);
/// let opened = OpenedMatch::default();
/// let input = &b"b2\nquit\n"[..];
/// let mut output = Vec::new();
/// let (game, _) = plain::play(opened, plain::PlainStyle::default(), &printer, input, &mut output)?;
/// assert_eq!(game.moves().len(), 2);
/// assert!(String::from_utf8(output).unwrap().ends_with("Goodbye!\n"));
/// # Ok::<(), std::io::Error>(())
/// ```
///
/// # Errors
///
/// Returns an error if the input cannot be read or the output not be written.
pub fn play(
    opened: OpenedMatch,
    style: PlainStyle,
    printer: &Printer,
    input: impl BufRead,
    output: &mut dyn Write,
) -> io::Result<(Match, Option<String>)> {
    let OpenedMatch {
        game, recording, ..
    } = opened;
    let mut plain = Plain {
        phrases: Phrases::of(&game, style),
        replays: game.options().is_show() && game.pending().is_none() && game.opening().is_none(),
        echoes: style.echoes,
        game,
        recording,
        printer,
        output,
        shown: None,
        hint: None,
        players: Default::default(),
        adviser: Adviser::new(),
        analyst: Arc::default(),
        turn: None,
        problem: None,
    };
    plain.begin()?;
    let mut lines = InputLines::new(input);
    loop {
        plain.let_computers_move()?;
        plain.save()?;
        if plain.is_finished_show() {
            break;
        }
        plain.ask()?;
        let Some(line) = lines.next_line()? else {
            if plain.echoes {
                // End the open line of the question.
                writeln!(plain.output)?;
            }
            plain.say("prompt-end", &[])?;
            break;
        };
        if !plain.follow(&line)? {
            plain.say("play-goodbye", &[])?;
            break;
        }
    }
    plain.output.flush()?;
    Ok((plain.game, plain.problem))
}

struct Plain<'a> {
    game: Match,
    recording: Recording,
    phrases: Phrases,
    printer: &'a Printer,
    output: &'a mut dyn Write,
    echoes: bool,
    /// `true` if this is a finished game between computers that is stepped
    /// through.
    replays: bool,
    /// The position that was shown last.
    shown: Option<Position>,
    /// The reason why the match is not recorded to its end.
    problem: Option<String>,
    /// The last hint and its position.
    hint: Option<(Position, Square)>,
    players: [CachedPlayer; 2],
    adviser: Adviser,
    analyst: Arc<Mutex<Analyst>>,
    /// The game and the node at which a person thinks about a move, and the time
    /// at which the clock was started.
    turn: Option<(u32, NodeId, Instant)>,
}

impl Plain<'_> {
    fn begin(&mut self) -> io::Result<()> {
        let [near, far] = names::symbols(&self.game);
        let symbols = [("person", near.into()), ("computer", far.into())];
        if let Some(title) = self.phrases.own("title", &symbols, self.printer.locale()) {
            self.printer.tell(self.output, &title)?;
        } else if self.game.position().ply() < 2
            && !self.game.options().swap2
            && let Some(known) = known_value(self.game.rules(), self.printer.locale())
        {
            self.printer.tell(self.output, &known)?;
        }
        if let Some(note) = rules_note(self.game.rules(), self.printer.locale()) {
            self.printer.tell(self.output, &note)?;
        }
        if self.game.moves().is_empty() || self.game.opening().is_some() {
            return Ok(());
        }
        self.tell_moves()?;
        self.tell_first_stone()?;
        if self.game.outcome().is_some() {
            self.tell_end()?;
        }
        Ok(())
    }

    /// Returns `true` if a match between computers has ended, as it does with
    /// its game.
    fn is_finished_show(&self) -> bool {
        let is_show = self.game.options().is_show();
        is_show && !self.replays && self.game.pending().is_none()
    }

    fn let_computers_move(&mut self) -> io::Result<()> {
        self.let_computers_decide()?;
        while let Some(turn) = self.game.pending() {
            self.save()?;
            // The output can be read while the computer thinks.
            self.output.flush()?;
            let (spec, player) = (turn.spec, turn.player(&mut self.players));
            let thought = self
                .phrases
                .think(turn, player, self.printer, self.output)?;
            let failure = ProgramFailure::of(&spec, player);
            self.accept(thought, failure)?;
        }
        Ok(())
    }

    fn accept(&mut self, thought: Thought, failure: Option<ProgramFailure>) -> io::Result<()> {
        let mover = self.game.position().turn();
        let spec = thought.turn.spec;
        let accepted = self.game.accept(thought);
        let Ok(square) = accepted else {
            if accepted == Err(NotPlayed::LostOnTime) {
                self.save()?;
                return self.tell_end();
            }
            // Its turn would otherwise stay pending for ever.
            self.game.pause();
            if let Some(failure) = failure {
                let sentence = failure.explain(self.printer.locale());
                return self.printer.tell(self.output, &sentence);
            }
            let brain = self.printer.locale().player(spec);
            return self.say("think-no-move", &[("brain", brain.into())]);
        };
        self.save()?;
        self.tell_move(mover, square)?;
        for sentence in remarks(&self.game, self.printer.locale()) {
            self.printer.tell(self.output, &sentence)?;
        }
        if self.game.outcome().is_some() {
            self.tell_end()?;
        }
        Ok(())
    }

    /// Writes the changes to the file of the match.
    fn save(&mut self) -> io::Result<()> {
        match self.recording.save(&mut self.game) {
            Ok(()) => Ok(()),
            Err(error) => {
                let gaps = [("reason", error.to_string().into())];
                let locale = self.printer.locale();
                self.problem = Some(locale.format("error-record-ended", &gaps));
                let warning = locale.format("error-record", &gaps);
                // What was said before comes first.
                self.output.flush()?;
                self.printer
                    .tell(&mut io::stderr(), &format!("dooz: {warning}"))
            }
        }
    }

    fn ask(&mut self) -> io::Result<()> {
        let locale = self.printer.locale();
        let question = if let Some(question) = self.opening_question() {
            self.show_board_once()?;
            question
        } else if self.replays {
            self.show_board_once()?;
            locale.text("prompt-show").into_owned()
        } else if self.game.outcome().is_some() {
            self.phrases.own_or("new-game", "prompt-again", &[], locale)
        } else if self.game.is_paused() {
            self.show_board_once()?;
            let mover = self.game.position().turn();
            let player = names::player(&self.game, mover, locale);
            locale.format("play-turn", &[("player", player.into())])
        } else {
            self.show_board_once()?;
            let elapsed = self.start_clock();
            self.tell_clocks(elapsed)?;
            let player = self.game.symbol(self.game.position().turn()).to_string();
            let example = self.phrases.example(self.game.rules());
            let gaps = [("player", player.into()), ("example", example.into())];
            self.phrases.own_or("prompt", "prompt-move", &gaps, locale)
        };
        self.printer.ask(self.output, &question, self.echoes)
    }

    /// Carries out a line; returns `false` to leave.
    fn follow(&mut self, line: &InputLine) -> io::Result<bool> {
        let text = match line.text() {
            Ok(text) => text,
            Err(error) => {
                let sentence = error.explain(self.printer.locale());
                self.printer.tell(self.output, &sentence)?;
                return Ok(true);
            }
        };
        if self.game.opening().is_some() {
            return self.follow_opening(text);
        }
        if self.game.outcome().is_some()
            && !self.replays
            && let Some(again) = phrases::answer_again(text, self.printer.locale())
        {
            if again {
                self.new_game()?;
            }
            return Ok(again);
        }
        let anything_goes =
            self.game.outcome().is_some() && self.phrases.anything_goes(self.printer.locale());
        if text.trim().is_empty() && !anything_goes {
            // The question is asked again.
            return Ok(true);
        }
        let rules = self.game.rules();
        let input = Input::read(text, rules, self.phrases.notation, self.printer.locale());
        if self.has_flag_fallen() {
            self.tell_end()?;
            if !matches!(input, Ok(Input::Command(_))) {
                return Ok(true);
            }
        }
        match input {
            Ok(Input::Command(LineCommand::Quit)) => return Ok(false),
            Ok(Input::Command(command)) => self.obey(command)?,
            _ if anything_goes => self.new_game()?,
            // Nobody moves for a computer.
            Ok(Input::Square(_)) if self.replays => self.say("prompt-show", &[])?,
            // The question names the computer that is to move.
            Ok(Input::Square(_)) if self.game.is_paused() => {}
            Ok(Input::Square(square)) => self.play(square)?,
            Err(error) => {
                let sentence = self.phrases.explain(&error, rules, self.printer.locale());
                self.printer.tell(self.output, &sentence)?;
            }
        }
        Ok(true)
    }

    /// Starts the clock of the person to move, unless it runs, and returns the
    /// time since then.
    fn start_clock(&mut self) -> Duration {
        let here = (self.game.number(), self.game.tree().cursor());
        match self.turn {
            Some((game, node, begin)) if (game, node) == here => begin.elapsed(),
            _ => {
                self.turn = Some((here.0, here.1, Instant::now()));
                Duration::ZERO
            }
        }
    }

    /// Ends the game if the time of the person to move is over.
    fn has_flag_fallen(&mut self) -> bool {
        let is_due = self.game.outcome().is_none() && !self.replays && !self.game.is_paused();
        let elapsed = self.start_clock();
        is_due && self.game.check_flag(elapsed)
    }

    fn play(&mut self, square: Square) -> io::Result<()> {
        let elapsed = self.start_clock();
        if let Err(error) = self.game.play_in(square, elapsed) {
            let locale = self.printer.locale();
            let own = match error {
                PlayError::Occupied(_) => self.phrases.occupied(locale),
                _ => None,
            };
            let sentence = own.unwrap_or_else(|| explain_move(error, self.game.rules(), locale));
            return self.printer.tell(self.output, &sentence);
        }
        if self.game.outcome().is_some() {
            self.tell_end()?;
        }
        Ok(())
    }

    fn obey(&mut self, command: LineCommand) -> io::Result<()> {
        let was_open = self.game.opening().is_some();
        match command {
            LineCommand::Undo => {
                let squares = self.game.undo();
                // Without squares, the choice of the sides was taken back, and the
                // question is asked again.
                if squares.is_empty() && self.game.opening().is_some() != was_open {
                    return Ok(());
                }
                self.tell_squares(&squares, "play-undone", "play-nothing-to-undo")
            }
            LineCommand::Redo => {
                let squares = self.game.redo();
                // The choice of the sides was made again, and the next move is asked for.
                if squares.is_empty() && self.game.opening().is_some() != was_open {
                    return Ok(());
                }
                self.tell_squares(&squares, "play-redone", "play-nothing-to-redo")?;
                if !squares.is_empty() && self.game.outcome().is_some() {
                    self.tell_end()?;
                }
                Ok(())
            }
            LineCommand::Hint => self.hint(),
            LineCommand::New => self.new_game(),
            LineCommand::Board => self.show_board(),
            LineCommand::Moves => self.tell_moves(),
            LineCommand::Why => self.tell_why(),
            LineCommand::Map => self.tell_map(),
            LineCommand::Analyze => self.tell_analysis(),
            LineCommand::Review => self.tell_review(),
            LineCommand::Help => {
                let example = self.phrases.example(self.game.rules());
                self.say("prompt-help", &[("example", example.into())])
            }
            LineCommand::Quit => Ok(()),
        }
    }

    fn hint(&mut self) -> io::Result<()> {
        let Some(turn) = self.game.hint() else {
            return self.say("play-no-hint", &[]);
        };
        let (spec, player) = (turn.spec, turn.player(&mut self.players));
        let thought = think_with(turn, player, &Arc::default(), &mut |_| {});
        if let Some(square) = thought.ok().and_then(|thought| thought.choice.square) {
            self.hint = Some((*self.game.position(), square));
            let square = self.written(square);
            self.say("play-hint", &[("square", square.into())])
        } else {
            let brain = self.printer.locale().player(spec);
            self.say("think-no-move", &[("brain", brain.into())])
        }
    }

    fn new_game(&mut self) -> io::Result<()> {
        self.game.new_game();
        self.say("play-new-game", &[])?;
        self.tell_first_stone()
    }
}
