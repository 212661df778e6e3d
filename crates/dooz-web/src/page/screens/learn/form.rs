//! The form of a search: its subject and its method.

use std::collections::BTreeMap;

use dooz_coach::trace::{ALGORITHMS, AlgorithmRow, Method, Subject};
use dooz_core::Symbol;
use dooz_core::textbook::Side;
use dooz_locale::Locale;
use dooz_play::matches::Match;
use dooz_play::options::{Configurable, Offered, OptionError, OptionSpec, Spec, Values};
use dooz_play::players::IntuitionSpec;

use crate::lesson::{CHAPTERS, Given};
use crate::tree::{INTUITION, QueryError, TreeQuery, Way};

/// The contents of the form.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct TraceForm {
    /// The source of the subject.
    pub(super) source: Source,
    pub(super) rules: String,
    pub(super) picture: String,
    pub(super) turn: Symbol,
    pub(super) tree: String,
    pub(super) max_begins: bool,
    /// An entry of [`ways`].
    pub(super) way: String,
    /// The options that were chosen, and their values.
    options: BTreeMap<&'static str, String>,
    /// The method to compare with, an entry of [`methods`]; empty for none.
    pub(super) against: String,
    /// The number of moves that the search looks ahead, if that is limited.
    pub(super) ahead: Option<u32>,
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

/// The options of intuition for the weights of rows that a move makes and spoils; empty
/// for those of its family.
pub(super) const OWN: &str = "own";
pub(super) const SPOILED: &str = "spoiled";

type MethodSpec = Spec<AlgorithmRow>;

/// Lists the methods that search everything: each algorithm that is not one of
/// the published programs, in each of its forms.
pub(super) fn methods() -> Vec<String> {
    let general = ALGORITHMS.iter().filter(|row| !row.algorithm.is_classic());
    let texts = general.flat_map(|row| {
        let default = Spec::of(row);
        let forms = row.option("form").and_then(|form| form.values.names());
        let forms = forms.unwrap_or(&[""]).iter();
        forms.map(move |form| in_form(default, form))
    });
    texts.collect()
}

/// Lists all ways to a move: methods that search everything, intuition, and the
/// published programs.
pub(super) fn ways() -> Vec<String> {
    let classics = ALGORITHMS.iter().filter(|row| row.algorithm.is_classic());
    let mut ways = methods();
    ways.push(INTUITION.to_owned());
    ways.extend(classics.map(|row| row.name.to_owned()));
    ways
}

/// Writes a method in a form, without its other options.
fn in_form(spec: MethodSpec, form: &str) -> String {
    let mut bare = Spec::of(spec.row());
    // Some algorithms have a single form.
    let _ = bare.set("form", form);
    bare.to_string()
}

/// Returns the entry of [`ways`] that a method belongs to.
fn way_of(method: &Method) -> String {
    let spec = method.spec();
    in_form(spec, &spec.value("form").unwrap_or_default())
}

/// Names an entry of [`ways`].
pub(super) fn way_name(way: &str, locale: &Locale) -> String {
    let key = format!("learn-{}", way.replace(":form=", "-"));
    if locale.has(&key) {
        locale.text(&key).into_owned()
    } else {
        // A published program has the name of its player.
        locale.text(&format!("brain-{way}")).into_owned()
    }
}

/// Names a value of an option.
pub(super) fn value_name(option: &str, value: &str, locale: &Locale) -> String {
    locale
        .text(&format!("learn-option-{option}-{value}"))
        .into_owned()
}

impl TraceForm {
    /// Fills in the form from a query.
    pub(super) fn of(query: &TreeQuery) -> Self {
        let mut form = Self {
            source: Source::Board,
            rules: "3x3x3".to_owned(),
            picture: String::new(),
            turn: Symbol::X,
            tree: "((3 7) (2 (9 1)))".to_owned(),
            max_begins: true,
            way: way_of(&Method::default()),
            options: BTreeMap::new(),
            against: query.against.as_ref().map_or_else(String::new, way_of),
            ahead: query.ahead,
            depth: None,
        };
        form.set_subject(&query.subject);
        form.set_way(&query.way);
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

    fn set_way(&mut self, way: &Way) {
        let value: &dyn Fn(&str) -> Option<String> = match way {
            Way::Search(method) => {
                self.way = way_of(method);
                &|option| method.spec().value(option)
            }
            Way::Intuition(spec) => {
                INTUITION.clone_into(&mut self.way);
                for (option, weights) in [(OWN, &spec.own), (SPOILED, &spec.spoiled)] {
                    let weights = weights.as_ref().map(ToString::to_string);
                    self.set_option(option, weights.unwrap_or_default());
                }
                &|option| spec.player.value(option)
            }
        };
        for option in self.offered() {
            if let Some(value) = value(option.name) {
                self.set_option(option.name, value);
            }
        }
    }

    /// Returns the intuition that the form sets up.
    pub(super) fn intuition(&self) -> Result<IntuitionSpec, OptionError> {
        let mut spec = IntuitionSpec::default();
        let options = self.offered().into_iter().map(|option| option.name);
        for option in options.chain([OWN, SPOILED]) {
            let value = self.option(option);
            if !value.trim().is_empty() {
                spec.set(option, &value)?;
            }
        }
        Ok(spec)
    }

    /// Returns the chosen method without its options; `None` for intuition.
    fn spec(&self) -> Option<MethodSpec> {
        self.way.parse().ok()
    }

    /// Returns the options of the chosen method that the form offers.
    pub(super) fn offered(&self) -> Vec<&'static OptionSpec> {
        let intuition = IntuitionSpec::default();
        let options = match self.spec() {
            Some(spec) => spec.row().options,
            None => intuition.player.row().options,
        };
        let offered = options.iter();
        let offered = offered.filter(|option| option.offered != Offered::CommandLine);
        let mut offered: Vec<_> = offered.collect();
        // Fields to type in come last.
        offered.sort_by_key(|option| option.values.names().is_none());
        offered
    }

    /// Returns the value of an option; empty if it is left open.
    pub(super) fn option(&self, option: &str) -> String {
        let chosen = self.options.get(option).cloned();
        let default = || match self.spec() {
            Some(spec) => spec.value(option),
            None => IntuitionSpec::default().player.value(option),
        };
        chosen.or_else(default).unwrap_or_default()
    }

    /// Chooses the value of an option. Methods that do not have it leave it
    /// alone.
    pub(super) fn set_option(&mut self, option: &'static str, value: String) {
        self.options.insert(option, value);
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
        let way = if self.way == INTUITION {
            if matches!(subject, Subject::Tree(_)) {
                return Err(QueryError::NoBoard);
            }
            Way::Intuition(self.intuition().map_err(QueryError::Method)?)
        } else {
            let mut spec: MethodSpec = self.way.parse().map_err(QueryError::Method)?;
            for option in self.offered() {
                let value = self.option(option.name);
                if !value.trim().is_empty() {
                    spec.set(option.name, &value).map_err(QueryError::Method)?;
                }
            }
            Way::Search(spec.into())
        };
        let against = Some(&self.against).filter(|against| !against.is_empty());
        let against = against.map(|against| against.parse());
        let against = against.transpose().map_err(QueryError::Method)?;
        let is_search = matches!(way, Way::Search(_));
        Ok(TreeQuery {
            subject,
            way,
            against: against.filter(|_| is_search),
            ahead: self.ahead.filter(|_| is_search),
        })
    }
}

/// Describes a method: its algorithm, and the options that differ from their defaults.
pub(super) fn method_text(method: &Method, locale: &Locale) -> String {
    let spec = method.spec();
    let mut messages = vec![way_name(&way_of(method), locale)];
    for &OptionSpec {
        name,
        values,
        offered,
    } in spec.row().options
    {
        let (true, Some(value)) = (spec.is_set(name), spec.value(name)) else {
            continue;
        };
        if values == Values::Window {
            let window = format!("({})", value.replace(',', ", ").replace('-', "−"));
            let window = locale.digits().convert(&window).into_owned();
            messages.push(locale.format("learn-window-is", &[("window", window.into())]));
        } else if offered != Offered::CommandLine {
            let label = locale.text(&format!("learn-option-{name}"));
            let value = match values.names() {
                Some(_) => value_name(name, &value, locale),
                None => locale
                    .digits()
                    .convert(&value.replace('-', "−"))
                    .into_owned(),
            };
            messages.push(format!("{label}: {value}"));
        }
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
