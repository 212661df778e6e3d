//! The arguments of `dooz think`.

use clap::ArgMatches;
use dooz_core::Rules;
use dooz_locale::Digits;
use dooz_play::players::{self, BrainKind, BrainSpec};

use super::{UsageError, check_language, parsed, seed, text};

/// What `dooz think` is asked to do.
#[derive(Clone, Debug)]
pub struct ThinkRequest {
    /// Who thinks.
    pub brain: BrainSpec,
    /// What is played.
    pub rules: Rules,
    /// The seed of chance.
    pub seed: u64,
    /// Whether to answer in JSON.
    pub json: bool,
    /// The positions, each a picture and the side to move; none means
    /// standard input.
    pub positions: Vec<(String, String)>,
}

impl ThinkRequest {
    pub(super) fn read(matches: &ArgMatches) -> Result<Self, UsageError> {
        check_language(matches)?;
        let mut brain: BrainSpec = parsed(matches, "brain")?.expect("clap requires the brain");
        // In games, ties go to the centre; here, what the article says can be
        // checked, where they go to the first square.
        let names_tie = text(matches, "brain").is_some_and(|brain| brain.contains("tie="));
        if matches!(brain.kind, BrainKind::Machinarium(_)) && !names_tie {
            brain.set("tie", "first")?;
        }
        for option in players::OPTIONS {
            if let Some(value) = text(matches, option) {
                brain.set(option, &Digits::to_latin(value))?;
            }
        }
        brain.set_faithful(matches.get_flag("faithful"));
        let rules = parsed(matches, "rules")?.unwrap_or(Rules::TIC_TAC_TOE);
        brain
            .plays(rules)
            .map_err(|_| UsageError::CannotPlay(brain.name()))?;

        let words: Vec<&String> = matches
            .get_many("positions")
            .into_iter()
            .flatten()
            .collect();
        let (pairs, rest) = words.as_chunks::<2>();
        if !rest.is_empty() {
            return Err(UsageError::NoSide(rest[0].clone()));
        }
        let positions = pairs
            .iter()
            .map(|[board, side]| ((*board).clone(), (*side).clone()));
        Ok(Self {
            brain,
            rules,
            seed: seed(matches)?,
            json: matches.get_flag("json"),
            positions: positions.collect(),
        })
    }
}
