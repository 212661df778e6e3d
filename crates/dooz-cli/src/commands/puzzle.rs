//! `dooz puzzle`: positions with exactly one good move, line by line.

use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use clap::Args;
use dooz_coach::puzzles::{Grade, Puzzle, PuzzleFilter, PuzzleVerdict, shipped};
use dooz_core::{Notation, Rules};
use dooz_locale::{Explain, Value, coach::puzzles, explain_move};

use crate::args::UsageError;
use crate::args::values::{RULES, number};
use crate::failure::Failure;
use crate::input_lines::InputLines;
use crate::play::plain::{board, input};
use crate::printer::{Printer, terminal_echoes};
use crate::puzzle_memory::Memory;

/// The arguments of `dooz puzzle`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Args)]
pub struct PuzzleArgs {
    /// The board of the puzzles.
    #[arg(long, value_name = "RULES", value_parser = RULES)]
    pub board: Option<Rules>,
    /// The grade of the puzzles.
    #[arg(long, value_name = "NUMBER", allow_hyphen_values = true, value_parser = grade)]
    pub grade: Option<Grade>,
    /// The number of a single puzzle, from 1.
    #[arg(
        long,
        allow_hyphen_values = true,
        conflicts_with_all = ["board", "grade"],
        value_parser = number::<usize>(1, shipped().len() as u64),
    )]
    pub number: Option<usize>,
    /// Lists the puzzles instead of asking them.
    #[arg(long)]
    pub list: bool,
    /// The file in which progress is stored, if not the default one.
    #[arg(long, value_name = "FILE")]
    pub progress: Option<PathBuf>,
}

fn grade(text: &str) -> Result<Grade, UsageError> {
    let [from, to] = [Grade::EASIEST, Grade::HARDEST].map(|grade| grade.number().into());
    let wanted = number::<u8>(from, to)(text)?;
    let found = Grade::all().find(|grade| grade.number() == wanted);
    Ok(found.expect("the number is a grade's"))
}

/// Asks puzzles until they are all solved, the person leaves or the input ends;
/// or lists them.
///
/// # Errors
///
/// Returns an error if there are no such puzzles, the input or the progress
/// cannot be read or the output not be written.
pub fn run(
    args: &PuzzleArgs,
    printer: &Printer,
    input: impl BufRead,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    let locale = printer.locale();
    let memory = Memory::open(args.progress.clone()).map_err(|error| error.explain(locale))?;
    let mut session = PuzzleSession {
        filter: PuzzleFilter {
            rules: args.board,
            grade: args.grade,
        },
        only: args.number.map(|number| number - 1),
        memory,
        printer,
        output,
        echoes: terminal_echoes(),
    };
    if !shipped().iter().any(|puzzle| session.wants(puzzle)) {
        return Err(locale.text("error-puzzle-none").into_owned().into());
    }
    if args.list {
        session.list()?;
    } else {
        session.ask_all(&mut InputLines::new(input))?;
    }
    Ok(session.output.flush()?)
}

struct PuzzleSession<'a> {
    filter: PuzzleFilter,
    /// The index of the only puzzle to ask.
    only: Option<usize>,
    memory: Memory,
    printer: &'a Printer,
    output: &'a mut dyn Write,
    /// `true` if the terminal shows the answer after the question.
    echoes: bool,
}

/// The way in which a puzzle ends.
enum PuzzleEnd {
    Solved,
    Skipped,
    Quit,
}

/// A command that can be typed instead of a square.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PuzzleCommand {
    Hint,
    Next,
    Board,
    Help,
    Quit,
}

/// Each command with its English word and a short one, which are understood in
/// every language in addition to the language's own word.
const COMMANDS: [(PuzzleCommand, &str, &str, &str); 5] = [
    (PuzzleCommand::Hint, "word-hint", "hint", "h"),
    (PuzzleCommand::Next, "word-next", "next", "n"),
    (PuzzleCommand::Board, "word-board", "board", "b"),
    (PuzzleCommand::Help, "word-help", "help", "?"),
    (PuzzleCommand::Quit, "word-quit", "quit", "q"),
];

impl PuzzleSession<'_> {
    fn say(&mut self, key: &str, gaps: &[(&str, Value<'_>)]) -> io::Result<()> {
        self.printer.say(self.output, key, gaps)
    }

    fn wants(&self, puzzle: &Puzzle) -> bool {
        match self.only {
            Some(place) => shipped()[place] == *puzzle,
            None => self.filter.wants(puzzle),
        }
    }

    fn list(&mut self) -> io::Result<()> {
        for (number, puzzle) in (1..).zip(shipped()) {
            if self.wants(puzzle) {
                let solved = self.memory.progress().of(puzzle).solved;
                let line = puzzles::entry(number, puzzle, solved, self.printer.locale());
                self.printer.tell(self.output, &line)?;
            }
        }
        self.tell_score()
    }

    fn ask_all<R: BufRead>(&mut self, lines: &mut InputLines<R>) -> io::Result<()> {
        let mut from = 0;
        loop {
            let next = match self.only {
                Some(place) => Some(place),
                None => self.filter.next(shipped(), self.memory.progress(), from),
            };
            let Some(place) = next else {
                self.say("puzzle-all-solved", &[])?;
                break;
            };
            let left = self.ask(place, lines)?;
            if matches!(left, PuzzleEnd::Quit) || self.only.is_some() {
                break;
            }
            from = place + 1;
        }
        self.tell_score()
    }

    fn tell_score(&mut self) -> io::Result<()> {
        let wanted = shipped().iter().filter(|puzzle| self.wants(puzzle));
        let solved = self.memory.progress().solved(wanted.clone());
        let gaps = [("solved", solved.into()), ("count", wanted.count().into())];
        self.say("puzzle-score", &gaps)
    }

    /// Asks one puzzle until it is solved or left.
    fn ask<R: BufRead>(
        &mut self,
        place: usize,
        lines: &mut InputLines<R>,
    ) -> io::Result<PuzzleEnd> {
        let puzzle = &shipped()[place];
        let gaps = [
            ("number", (place + 1).into()),
            ("count", shipped().len().into()),
            ("rules", puzzle.rules().to_string().into()),
            ("grade", puzzle.grade().number().into()),
        ];
        self.say("puzzle-title", &gaps)?;
        self.show(puzzle)?;

        let mut hints = 0;
        loop {
            self.prompt(puzzle)?;
            let Some(line) = lines.next_line()? else {
                if self.echoes {
                    // End the open line of the question.
                    writeln!(self.output)?;
                }
                return Ok(PuzzleEnd::Quit);
            };
            let text = match line.text() {
                Ok(text) => text.trim(),
                Err(error) => {
                    let sentence = error.explain(self.printer.locale());
                    self.printer.tell(self.output, &sentence)?;
                    continue;
                }
            };
            match self.command(text) {
                Some(PuzzleCommand::Hint) => {
                    let hint = puzzles::hint(&puzzle.hint(hints), self.printer.locale());
                    self.printer.tell(self.output, &hint)?;
                    hints += 1;
                    self.remember(puzzle, |attempts| attempts.hints += 1)?;
                }
                Some(PuzzleCommand::Next) => return Ok(PuzzleEnd::Skipped),
                Some(PuzzleCommand::Board) => self.show(puzzle)?,
                Some(PuzzleCommand::Help) => {
                    let gaps = [("example", example(puzzle).into())];
                    self.say("puzzle-help", &gaps)?;
                }
                Some(PuzzleCommand::Quit) => return Ok(PuzzleEnd::Quit),
                None if self.answer(puzzle, text)? => return Ok(PuzzleEnd::Solved),
                None => {}
            }
        }
    }

    fn show(&mut self, puzzle: &Puzzle) -> io::Result<()> {
        // A board is not a sentence: it is the same in every language.
        let picture = board::picture(puzzle.position(), Puzzle::FIRST, Notation::Algebraic);
        writeln!(self.output, "\n{picture}")?;
        let task = puzzles::task(puzzle, self.printer.locale());
        self.printer.tell(self.output, &task)
    }

    fn prompt(&mut self, puzzle: &Puzzle) -> io::Result<()> {
        let gaps = [("example", example(puzzle).into())];
        let question = self.printer.locale().format("puzzle-prompt", &gaps);
        self.printer.ask(self.output, &question, self.echoes)
    }

    fn command(&self, text: &str) -> Option<PuzzleCommand> {
        input::find_command(&COMMANDS, text, self.printer.locale())
    }

    /// Judges an answer, and returns `true` if it was right.
    fn answer(&mut self, puzzle: &Puzzle, text: &str) -> io::Result<bool> {
        let locale = self.printer.locale();
        let rules = puzzle.rules();
        let square = match input::read_square(text, rules, Notation::Algebraic) {
            Ok(square) => square,
            Err(error) => {
                let sentence = error.explain(rules, &example(puzzle), locale);
                self.printer.tell(self.output, &sentence)?;
                return Ok(false);
            }
        };
        let verdict = match puzzle.judge(square) {
            Ok(verdict) => verdict,
            Err(error) => {
                let sentence = explain_move(error, rules, locale);
                self.printer.tell(self.output, &sentence)?;
                return Ok(false);
            }
        };
        let sentence = puzzles::verdict(&verdict, locale);
        self.printer.tell(self.output, &sentence)?;
        let solved = matches!(verdict, PuzzleVerdict::Solved { .. });
        self.remember(puzzle, |attempts| {
            attempts.solved |= solved;
            attempts.wrong += u32::from(!solved);
        })?;
        if solved {
            writeln!(self.output)?;
        }
        Ok(solved)
    }

    fn remember(
        &mut self,
        puzzle: &Puzzle,
        change: impl Fn(&mut dooz_coach::puzzles::Attempts),
    ) -> io::Result<()> {
        match self.memory.change(puzzle, change) {
            Ok(()) => Ok(()),
            Err(error) => {
                let sentence = error.explain(self.printer.locale());
                self.printer.tell(self.output, &sentence)
            }
        }
    }
}

/// Returns an example of a square to type: the same on every board of a size,
/// because it must reveal nothing about the solution.
fn example(puzzle: &Puzzle) -> String {
    let rules = puzzle.rules();
    let centre = rules.square(rules.squares() / 2);
    centre.expect("every board has a centre").to_string()
}
