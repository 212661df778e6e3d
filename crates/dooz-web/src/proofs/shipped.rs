//! The certificates among the files of the page.

use dooz_core::Rules;
use dooz_locale::Locale;
use dooz_solver::{Evidence, GameValue, KnownValue};

/// A certificate of `data/proofs` that is small enough to be a file of the page.
///
/// ```
/// use dooz_web::proofs::{Aspect, ShippedProof};
/// let proof = ShippedProof::named("6x5x4.2").unwrap();
/// assert_eq!((proof.rules.to_string().as_str(), proof.aspect), ("6x5x4", Aspect::NotSooner));
/// assert_eq!(proof.address(), "./proofs/6x5x4.2.dzc");
/// assert!(ShippedProof::named("7x4x4").is_none(), "it has 900 KB");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShippedProof {
    /// The name of its file, without the ending.
    pub name: &'static str,
    /// The rules of the game.
    pub rules: Rules,
    /// The part of the game's value that it proves.
    pub aspect: Aspect,
}

/// The part of a game's value that a certificate proves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aspect {
    /// The first player wins.
    Win,
    /// The first player wins no sooner.
    NotSooner,
    /// The second player holds the draw.
    Draw,
}

impl ShippedProof {
    /// The largest number of bytes of the certificates of a game that ship with the
    /// page; each of them is small enough for `bundle/src/dist.rs`.
    const LARGEST: usize = 100_000;

    /// The proof to begin with: short, and explained in the book.
    pub const FIRST: &str = "4x3x3";

    /// Returns all proofs that ship with the page, in the order of the table of values.
    #[must_use]
    pub fn all() -> Vec<Self> {
        let proofs_of = |row: KnownValue| {
            let (rules, value) = (row.games.rules(), row.value);
            let files = match row.evidence {
                Evidence::Certified { files, bytes } if bytes <= Self::LARGEST => files,
                _ => Vec::new(),
            };
            let proof = move |(place, file): (usize, &'static str)| {
                Some(Self {
                    name: file.strip_suffix(".dzc")?,
                    rules: rules?,
                    aspect: match (value, place) {
                        (GameValue::First, 0) => Aspect::Win,
                        (GameValue::First, _) => Aspect::NotSooner,
                        (GameValue::Draw | GameValue::Open, _) => Aspect::Draw,
                    },
                })
            };
            files.into_iter().enumerate().filter_map(proof)
        };
        KnownValue::all().flat_map(proofs_of).collect()
    }

    /// Returns the proof with a name, if there is one.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::all().into_iter().find(|proof| proof.name == name)
    }

    /// Returns the address of its file, relative to the page.
    #[must_use]
    pub fn address(&self) -> String {
        format!("./proofs/{}.dzc", self.name)
    }

    /// Returns its title.
    #[must_use]
    pub fn title(&self, locale: &Locale) -> String {
        let key = match self.aspect {
            Aspect::Win => "proofs-win",
            Aspect::NotSooner => "proofs-not-sooner",
            Aspect::Draw => "proofs-draw",
        };
        locale.format(key, &[("rules", self.rules.to_string().into())])
    }
}
