//! The form of a search: its subject and its method.

use dooz_coach::trace::{Method, MethodError, Subject};
use dooz_core::Symbol;
use dooz_core::textbook::Side;
use dooz_locale::Locale;
use dooz_play::matches::Match;

use crate::lesson::{CHAPTERS, Given};
use crate::tree::{QueryError, TreeQuery, Way};

/// The contents of the form.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Form {
    /// The source of the subject.
    pub(super) source: Source,
    pub(super) rules: String,
    pub(super) picture: String,
    pub(super) turn: Symbol,
    pub(super) tree: String,
    pub(super) max_begins: bool,
    /// An index into [`ALGORITHMS`].
    pub(super) algorithm: usize,
    /// For each of [`OPTIONS`], the index of its value.
    pub(super) options: [usize; OPTIONS.len()],
    pub(super) window: String,
    /// An index into [`ALGORITHMS`] plus 1, or 0 for no comparison.
    pub(super) against: usize,
    /// The deepest level that is shown.
    pub(super) depth: Option<u32>,
}

/// The source of the subject.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Source {
    /// The match.
    Game,
    /// A board that is typed in.
    Board,
    /// A tree that is typed in.
    Tree,
}

/// The names of the algorithms in methods, and the keys of their messages.
pub(super) const ALGORITHMS: [(&str, &str); 10] = [
    ("minimax", "learn-minimax"),
    ("minimax:form=one", "learn-negamax"),
    ("alphabeta", "learn-alphabeta"),
    ("alphabeta:form=one", "learn-alphabeta-one"),
    ("averaging", "learn-averaging"),
    ("intuition", "learn-intuition"),
    ("sisoog", "brain-sisoog"),
    ("freecodecamp", "brain-freecodecamp"),
    ("lafore", "brain-lafore"),
    ("classic-alphabeta", "learn-classic"),
];

/// The name of an option, the key of its message, and the same of its values.
type MethodOption = (
    &'static str,
    &'static str,
    &'static [(&'static str, &'static str)],
);

/// The options with their values; the first one is the default.
pub(super) const OPTIONS: [MethodOption; 4] = [
    (
        "cut",
        "learn-cut",
        &[
            ("ge", "learn-cut-ge"),
            ("gt", "learn-cut-gt"),
            ("never", "learn-cut-never"),
        ],
    ),
    (
        "fast-cut",
        "learn-fast-cut",
        &[
            ("none", "learn-no"),
            ("min", "learn-fast-min"),
            ("both", "learn-fast-both"),
        ],
    ),
    (
        "order",
        "learn-order",
        &[
            ("rows", "learn-order-rows"),
            ("centre", "learn-order-centre"),
            ("reversed", "learn-order-reversed"),
        ],
    ),
    (
        "depth-score",
        "learn-quick",
        &[("none", "learn-no"), ("one", "learn-quick-one")],
    ),
];

impl Form {
    /// Fills in the form from a query.
    pub(super) fn of(query: &TreeQuery) -> Self {
        let mut form = Self {
            source: Source::Board,
            rules: "3x3x3".to_owned(),
            picture: String::new(),
            turn: Symbol::X,
            tree: "((3 7) (2 (9 1)))".to_owned(),
            max_begins: true,
            algorithm: 0,
            options: [0; OPTIONS.len()],
            window: String::new(),
            against: 0,
            depth: None,
        };
        form.set_subject(&query.subject);
        form.set_way(query.way);
        let against = query.against.map(|against| against.to_string());
        let place = against.and_then(|against| algorithm(&against));
        form.against = place.map_or(0, |place| place + 1);
        form
    }

    /// Fills in the fields of a subject.
    pub(super) fn set_subject(&mut self, subject: &Subject) {
        match subject {
            Subject::Board { position, .. } => {
                self.source = Source::Board;
                self.rules = position.rules().to_string();
                let width = usize::from(position.rules().width());
                let cells: Vec<char> = subject.picture(&[]).unwrap_or_default().chars().collect();
                let rows = cells
                    .chunks(width)
                    .map(|row| row.iter().collect::<String>());
                self.picture = rows.collect::<Vec<_>>().join("\n");
                self.turn = subject.symbol_at(0).unwrap_or(Symbol::X);
            }
            Subject::Tree(tree) => {
                self.source = Source::Tree;
                tree.text().clone_into(&mut self.tree);
                self.max_begins = tree.turn() == Side::Max;
            }
        }
    }

    /// Returns `true` if the fields describe this subject.
    pub(super) fn asks_for(&self, subject: &Subject) -> bool {
        let mut form = self.clone();
        form.set_subject(subject);
        form == *self
    }

    fn set_way(&mut self, way: Way) {
        let text = way.to_string();
        self.algorithm = algorithm(&text).unwrap_or(0);
        for (name, value) in text.split(':').filter_map(|part| part.split_once('=')) {
            if name == "window" {
                value.clone_into(&mut self.window);
            }
            for (chosen, (option, _, values)) in self.options.iter_mut().zip(OPTIONS) {
                let place = values.iter().position(|(known, _)| *known == value);
                if let (true, Some(place)) = (option == name, place) {
                    *chosen = place;
                }
            }
        }
    }

    /// Returns `true` if the chosen algorithm has an option.
    pub(super) fn knows(&self, option: &str, value: &str) -> bool {
        let method: Option<Method> = ALGORITHMS[self.algorithm].0.parse().ok();
        method.is_some_and(|mut method| {
            let set = method.set(option, value);
            !matches!(set, Err(MethodError::Option { .. }))
        })
    }

    /// Returns the subject, the method and the method to compare with.
    pub(super) fn query(&self, game: &Match) -> Result<TreeQuery, QueryError> {
        let subject = match self.source {
            Source::Game => {
                let position = game.position();
                let first = game.symbol(dooz_core::Player::First);
                Subject::Board {
                    position: Box::new(*position),
                    first,
                }
            }
            Source::Board => TreeQuery::typed_board(&self.rules, &self.picture, self.turn)?,
            Source::Tree => {
                let turn = if self.max_begins {
                    Side::Max
                } else {
                    Side::Min
                };
                TreeQuery::typed_tree(&self.tree, turn)?
            }
        };
        let name = ALGORITHMS[self.algorithm].0;
        let way = if name == "intuition" {
            if matches!(subject, Subject::Tree(_)) {
                return Err(QueryError::NoBoard);
            }
            Way::Intuition
        } else {
            let mut method: Method = name.parse().map_err(QueryError::Method)?;
            for (chosen, (option, _, values)) in self.options.iter().zip(OPTIONS) {
                if *chosen > 0 && self.knows(option, values[*chosen].0) {
                    method
                        .set(option, values[*chosen].0)
                        .map_err(QueryError::Method)?;
                }
            }
            let window = self.window.trim();
            if !window.is_empty() && self.knows("window", window) {
                method.set("window", window).map_err(QueryError::Method)?;
            }
            Way::Search(method)
        };
        let against = self
            .against
            .checked_sub(1)
            .map(|place| ALGORITHMS[place].0.parse());
        let against = against.transpose().map_err(QueryError::Method)?;
        Ok(TreeQuery {
            subject,
            way,
            against: against.filter(|_| way != Way::Intuition),
        })
    }
}

/// Returns the index of a method's algorithm in [`ALGORITHMS`].
fn algorithm(method: &str) -> Option<usize> {
    // The longest name that matches: "minimax:form=one" starts with "minimax".
    let fits = |name: &str| {
        let rest = method.strip_prefix(name);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(':'))
    };
    let names = ALGORITHMS.iter().enumerate();
    let names = names.filter(|(_, (name, _))| fits(name));
    names
        .max_by_key(|(_, (name, _))| name.len())
        .map(|(place, _)| place)
}

/// Describes a method: its algorithm, and the options that are not default.
pub(super) fn method_text(text: &str, locale: &Locale) -> String {
    let name = text.split(':').next().unwrap_or_default();
    let algorithm = ALGORITHMS.iter().find(|(known, _)| *known == name);
    let mut messages = vec![
        locale
            .text(algorithm.map_or("learn-method", |found| found.1))
            .into_owned(),
    ];
    for (name, value) in text.split(':').filter_map(|part| part.split_once('=')) {
        if name == "window" {
            let window = format!("({})", value.replace(',', ", ").replace('-', "−"));
            let window = locale.digits().convert(&window).into_owned();
            messages.push(locale.format("learn-window-is", &[("window", window.into())]));
        }
        let option = OPTIONS.iter().find(|(known, ..)| *known == name);
        let value = option.and_then(|(_, key, values)| {
            let value = values.iter().find(|(known, _)| *known == value)?;
            Some(format!("{}: {}", locale.text(key), locale.text(value.1)))
        });
        messages.extend(value);
    }
    messages.join(", ")
}

/// Returns the boards and trees of the lessons, with the titles of their
/// chapters.
pub(super) fn examples() -> Vec<(String, Given)> {
    let mut examples: Vec<(String, Given)> = Vec::new();
    for chapter in CHAPTERS {
        let mut small = chapter.steps.iter().rev().filter(|step| {
            let position = step.given.position();
            position.is_none_or(|position| position.rules().squares() <= 9)
        });
        if let Some(step) = small.next() {
            examples.push((chapter.title_key(), step.given));
        }
    }
    examples
}
