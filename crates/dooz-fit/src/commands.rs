//! The tasks of `dooz-fit`.

use std::fs;
use std::path::Path;

use dooz_core::{Game, LineRule, Rules};
use dooz_engine::{Board, Parameters, WeightsFile};
use dooz_play::openings::OpeningFormat;

pub(crate) mod duel;
pub(crate) mod fit;
pub(crate) mod spsa;
pub(crate) mod wins;

fn read(file: &Path) -> Result<Vec<u8>, String> {
    fs::read(file).map_err(|error| format!("{}: {error}", file.display()))
}

/// Reads a file of weights for a line rule.
fn weights_file(file: &Path, line: LineRule) -> Result<WeightsFile, String> {
    let weights = WeightsFile::read(&read(file)?);
    let weights = weights.map_err(|error| format!("{}: {error}", file.display()))?;
    if weights.line == line {
        Ok(weights)
    } else {
        let [found, wanted] = [weights.line, line].map(LineRule::name);
        let file = file.display();
        Err(format!(
            "{file}: these are weights for {found}, not for {wanted}"
        ))
    }
}

/// Reads a book of openings for rules that the engine plays.
fn openings(file: &Path, rules: Rules) -> Result<Vec<Game>, String> {
    if !Board::supports(rules) {
        return Err(format!("the engine does not play {rules}"));
    }
    let text = String::from_utf8_lossy(&read(file)?).into_owned();
    let format = OpeningFormat::of_file(file);
    let format = format.unwrap_or_else(|| OpeningFormat::of_text(&text));
    let openings = format.read(&text, rules);
    openings.map_err(|error| format!("{}: {error}", file.display()))
}

/// Returns the parameters in use for the rules, with settings such as `moves_base=4`.
fn parameters(rules: Rules, settings: &[String]) -> Result<Parameters, String> {
    let mut parameters = Parameters::of(rules.line());
    for setting in settings {
        let (name, value) = setting
            .split_once('=')
            .ok_or_else(|| format!("`{setting}` is not like moves_base=4"))?;
        let value = value
            .parse()
            .map_err(|_| format!("`{setting}` does not end with a whole number"))?;
        let set = parameters.set(name, value);
        set.map_err(|error| format!("`{setting}`: {error}"))?;
    }
    Ok(parameters)
}
