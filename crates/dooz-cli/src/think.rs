//! `dooz think`: any brain, for scripts and for people.

mod answer;

use std::io::{self, BufRead, Write};
use std::process::ExitCode;

use dooz_core::{CannotPlay, SetupError};
use dooz_locale::{Explain, Locale};
use dooz_play::players::Chance;
use serde::Serialize;

use crate::args::ThinkRequest;
use crate::lines::{Line, Lines};
use crate::messages;
use crate::play::think_job::ThinkJob;
use crate::printer::Printer;
use crate::setup_text::{SetupTextError, read_setup};
use answer::Answer;

/// Answers for the positions of the request or, if it has none, for those on
/// the lines of the input, each as soon as it is read. Empty lines and lines
/// that begin with `#` are skipped.
///
/// # Errors
///
/// If the input cannot be read or the output not be written.
pub fn run(
    request: &ThinkRequest,
    printer: &Printer,
    input: impl BufRead,
    output: &mut dyn Write,
) -> io::Result<ExitCode> {
    let mut errors = 0;
    if request.positions.is_empty() {
        let mut lines = Lines::new(input);
        let mut number = 0;
        while let Some(line) = lines.next_line()? {
            number += 1;
            if matches!(&line, Line::Text(text) if is_remark(text)) {
                continue;
            }
            let answer =
                read_line(&line).and_then(|(board, side)| think(request, number, board, side));
            errors += usize::from(answer.is_err());
            write(request, printer, number, answer, output)?;
        }
    } else {
        for (number, (board, side)) in (1..).zip(&request.positions) {
            let answer = think(request, number, board, side);
            errors += usize::from(answer.is_err());
            write(request, printer, number, answer, output)?;
        }
    }

    if errors == 0 {
        return Ok(ExitCode::SUCCESS);
    }
    if !request.json {
        printer.say(output, "think-errors", &[("count", errors.into())])?;
        output.flush()?;
    }
    Ok(ExitCode::FAILURE)
}

fn is_remark(line: &str) -> bool {
    let line = line.trim();
    line.is_empty() || line.starts_with('#')
}

/// The board and the side on a line. The side is the last word, because a
/// board may have spaces in it.
fn read_line(line: &Line) -> Result<(&str, &str), PositionError> {
    match line {
        Line::TooLong => Err(PositionError::TooLong),
        Line::NotText => Err(PositionError::NotText),
        Line::Text(text) => {
            let text = text.trim();
            let parts = text.rsplit_once(char::is_whitespace);
            let (board, side) = parts.ok_or_else(|| PositionError::NoSide(text.to_owned()))?;
            Ok((board.trim(), side))
        }
    }
}

/// Why there is no answer about a position.
enum PositionError {
    TooLong,
    NotText,
    NoSide(String),
    Text(SetupTextError),
    Setup(SetupError),
    Brain(CannotPlay),
}

impl Explain for PositionError {
    fn explain(&self, locale: &Locale) -> String {
        match self {
            Self::TooLong => messages::too_long(locale),
            Self::NotText => locale.text("error-line-encoding").into_owned(),
            Self::NoSide(board) => locale.format(
                "error-position-side",
                &[("input", messages::shown(board).into())],
            ),
            Self::Text(error) => error.explain(locale),
            Self::Setup(error) => error.explain(locale),
            Self::Brain(error) => error.explain(locale),
        }
    }
}

fn think(
    request: &ThinkRequest,
    number: u64,
    board: &str,
    side: &str,
) -> Result<Answer, PositionError> {
    let setup = read_setup(request.rules, board, side).map_err(PositionError::Text)?;
    let position = setup.position().map_err(PositionError::Setup)?;
    let chance = Chance::new(request.seed);
    let first = setup.first();
    let thought = ThinkJob::new(position, request.brain, first, chance, number as u32).run();
    let choice = thought.choice.map_err(PositionError::Brain)?;
    Ok(Answer::new(board, setup.to_move(), &thought, &choice))
}

/// A line that could not be answered.
#[derive(Serialize)]
struct BadLine {
    line: u64,
    error: String,
}

fn write(
    request: &ThinkRequest,
    printer: &Printer,
    number: u64,
    answer: Result<Answer, PositionError>,
    output: &mut dyn Write,
) -> io::Result<()> {
    match answer {
        Ok(answer) if request.json => write_json(&answer, output)?,
        Ok(answer) => answer.tell(printer, output)?,
        Err(error) => {
            let error = error.explain(printer.locale());
            if request.json {
                let error = dooz_locale::terminal::without_marks(&error);
                write_json(
                    &BadLine {
                        line: number,
                        error,
                    },
                    output,
                )?;
            } else {
                let gaps = [("line", number.into()), ("reason", error.into())];
                printer.say(output, "error-position-line", &gaps)?;
            }
        }
    }
    // Whoever pipes positions in waits for each answer.
    output.flush()
}

fn write_json(value: &impl Serialize, output: &mut dyn Write) -> io::Result<()> {
    serde_json::to_writer(&mut *output, value)?;
    output.write_all(b"\n")
}
