//! The tasks of `dooz-fit`.

use std::fs;
use std::path::Path;

use dooz_core::{Game, Rules};
use dooz_engine::{Parameters, WeightsFile};
use dooz_play::openings::OpeningFormat;

pub(crate) mod duel;
pub(crate) mod fit;
pub(crate) mod spsa;

fn read(file: &Path) -> Result<Vec<u8>, String> {
    fs::read(file).map_err(|error| format!("{}: {error}", file.display()))
}

fn weights_file(file: &Path) -> Result<WeightsFile, String> {
    let weights = WeightsFile::read(&read(file)?);
    weights.map_err(|error| format!("{}: {error}", file.display()))
}

fn openings(file: &Path, rules: Rules) -> Result<Vec<Game>, String> {
    let text = String::from_utf8_lossy(&read(file)?).into_owned();
    let openings = OpeningFormat::of_text(&text).read(&text, rules);
    openings.map_err(|error| format!("{}: {error:?}", file.display()))
}

fn parameter<'a>(parameters: &'a mut Parameters, name: &str) -> Result<&'a mut i32, String> {
    parameters.get_mut(name).ok_or_else(|| {
        let known: Vec<_> = Parameters::RANGES.iter().map(|(name, _)| *name).collect();
        format!(
            "there is no parameter `{name}`; choose among {}",
            known.join(", ")
        )
    })
}
