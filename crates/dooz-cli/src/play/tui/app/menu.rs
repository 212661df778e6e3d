//! The menu: the options of the next match, and the look.

use std::path::PathBuf;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use dooz_core::{CannotPlay, Rules, Symbol};
use dooz_locale::{Digits, Explain, Language, Locale, TextDirection};
use dooz_play::matches::{FirstMover, Match, MatchOptions, Participant, Seat, Symbols};
use dooz_play::options::{Offered, OptionError, OptionSpec};
use dooz_play::players::{BrainSpec, PLAYERS};
use dooz_play::swap2::Swap2;
use ratatui::layout::{Position, Size};

use crate::messages::not_offered;
use crate::play::tui::Look;
use crate::play::tui::input::keys::latin;
use crate::play::tui::view::dialog::menu::Frame;
use crate::play::tui::view::names;
use crate::play::tui::view::text::Typesetter;

/// The choices of the menu, row by row.
pub(crate) struct Menu {
    options: MatchOptions,
    pub(crate) look: Look,
    /// Typed rules, instead of a preset.
    pub(crate) typed: Option<String>,
    pub(crate) chosen: usize,
    /// The sentence about a wrong choice.
    pub(crate) problem: Option<String>,
    /// The name of the file to write the match into.
    pub(crate) save: String,
    /// The name of the file with the match to go on with.
    pub(crate) open: String,
    /// The names of autosaved games.
    autosaves: Vec<String>,
    /// `true` if the opponent begins because of the rules alone.
    begins_by_rules: bool,
    /// The choice between a random first stone and none, if the rules do not make it.
    pub(super) random_stone: Option<bool>,
}

/// A row of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Row {
    Rules,
    Participant(Seat),
    /// An option of the computer player at a seat.
    Option(Seat, &'static OptionSpec),
    FirstMover,
    /// The opening, where the rules have more than one.
    Opening,
    Symbols,
    Pace,
    Language,
    Start,
    Puzzles,
    SetUp,
    Open,
    Save,
    Back,
}

/// The outcome of a key or a click in the menu.
#[derive(Debug)]
pub(crate) enum MenuAction {
    Stay,
    /// The look has changed.
    Relook(Look),
    /// Back to the game.
    Back,
    Start(Box<MatchOptions>, Look),
    /// Puzzles instead of a match.
    Puzzles,
    /// A position is to be set up for a match.
    SetUp(Box<MatchOptions>, Look),
    /// The match is to be written into a file.
    Save(PathBuf),
    /// The match of a file is to be played.
    Open(PathBuf),
    Quit,
}

/// The pauses between the moves of a show, in milliseconds.
const PACES: [u64; 6] = [0, 300, 700, 1500, 3000, 6000];
const LONGEST_RULES: usize = 20;
const LONGEST_FILE: usize = 1000;

impl Menu {
    /// Opens the menu of a match with its current choices. `autosaves` are the files of
    /// earlier games.
    pub(crate) fn new(game: &Match, look: &Look, autosaves: &[PathBuf]) -> Self {
        let (rules, options) = (game.rules(), game.options());
        // An opening by swap2, and a position that was set up, leave no choice.
        let is_free = !options.swap2 && game.game().start().ply() == 0;
        let by_rules = options.with_rules(rules).random_stone;
        let is_chosen = is_free && options.random_stone != by_rules;
        let autosaves: Vec<String> = { autosaves.iter() }
            .filter_map(|file| Some(file.to_str()?.to_owned()))
            .collect();
        Self {
            options: *options,
            look: look.clone(),
            typed: rules.preset().is_none().then(|| rules.to_string()),
            chosen: 0,
            problem: None,
            save: "game.sgf".to_owned(),
            open: autosaves.first().cloned().unwrap_or_default(),
            autosaves,
            begins_by_rules: rules == Rules::MACHINARIUM && options.first_mover == FirstMover::Far,
            random_stone: is_chosen.then_some(options.random_stone),
        }
    }

    /// Returns the options being chosen; while rules are typed, the last ones that
    /// were complete.
    pub(crate) const fn options(&self) -> &MatchOptions {
        &self.options
    }

    /// Returns the rows, which depend on the participants.
    pub(crate) fn rows(&self) -> Vec<Row> {
        let mut rows = vec![Row::Rules];
        for seat in Seat::BOTH {
            rows.push(Row::Participant(seat));
            if let Participant::Computer(spec) = self.options.participant(seat) {
                let options = spec.row().options.iter();
                let offered = options.filter(|option| matches!(option.offered, Offered::Menus(_)));
                rows.extend(offered.map(|option| Row::Option(seat, option)));
            }
        }
        rows.push(Row::FirstMover);
        if Swap2::new(self.options.rules).is_some() {
            rows.push(Row::Opening);
        }
        rows.push(Row::Symbols);
        if self.options.is_show() {
            rows.push(Row::Pace);
        }
        rows.extend([Row::Language, Row::Start, Row::SetUp]);
        rows.extend([Row::Open, Row::Save, Row::Puzzles, Row::Back]);
        rows
    }

    /// Returns the chosen row.
    pub(crate) fn row(&self) -> Row {
        let rows = self.rows();
        rows[self.chosen.min(rows.len() - 1)]
    }

    /// Handles a key.
    pub(crate) fn key(&mut self, key: KeyEvent, locale: &Locale) -> MenuAction {
        let from_right = locale.direction() == TextDirection::RightToLeft;
        let forward = if from_right { -1 } else { 1 };
        let typing = self.row() == Row::Rules;
        let holds = |modifier| key.modifiers.contains(modifier);
        match key.code {
            // AltGr, which some signs need, is both on some systems.
            KeyCode::Char(_) if holds(KeyModifiers::CONTROL) != holds(KeyModifiers::ALT) => {
                MenuAction::Stay
            }
            KeyCode::Up | KeyCode::BackTab => self.go(1),
            KeyCode::Down | KeyCode::Tab => self.go(-1),
            KeyCode::Left => self.change(-forward, locale),
            KeyCode::Right => self.change(forward, locale),
            KeyCode::Enter => {
                let action = self.action(self.row(), locale);
                action.unwrap_or_else(|| self.choose(Row::Start))
            }
            KeyCode::Esc => MenuAction::Back,
            KeyCode::Backspace if self.file().is_some() => {
                self.file().and_then(String::pop);
                MenuAction::Stay
            }
            KeyCode::Char(sign) if self.file().is_some() => self.type_in_file(sign),
            KeyCode::Backspace if typing => self.erase(),
            KeyCode::Char(' ') => self.change(1, locale),
            KeyCode::Char(sign) if typing => self.type_sign(sign),
            KeyCode::Char(sign) if latin(sign) == 'm' => MenuAction::Back,
            KeyCode::Char(sign) if latin(sign) == 'q' => MenuAction::Quit,
            _ => MenuAction::Stay,
        }
    }

    /// Handles a click.
    pub(crate) fn click(
        &mut self,
        place: Position,
        size: Size,
        text: Typesetter<'_>,
    ) -> MenuAction {
        let frame = Frame::new(self, size, text);
        let Some(index) = frame.row_at(place) else {
            return if frame.dialog.contains(place) {
                MenuAction::Stay
            } else {
                MenuAction::Back
            };
        };
        let was_chosen = self.chosen == index;
        self.chosen = index;
        if !was_chosen && self.file().is_some() {
            // The first click shows where to type.
            return MenuAction::Stay;
        }
        let action = self.action(self.row(), text.locale);
        action.unwrap_or_else(|| self.change(1, text.locale))
    }

    /// Carries out the action of a row, if it has one.
    fn action(&mut self, row: Row, locale: &Locale) -> Option<MenuAction> {
        Some(match row {
            Row::Start => match self.checked_options(locale) {
                Some(options) => MenuAction::Start(Box::new(options), self.look.clone()),
                None => MenuAction::Stay,
            },
            Row::SetUp => match self.checked_options(locale) {
                Some(options) => MenuAction::SetUp(Box::new(options), self.look.clone()),
                None => MenuAction::Stay,
            },
            Row::Puzzles => MenuAction::Puzzles,
            Row::Back => MenuAction::Back,
            Row::Open | Row::Save => {
                let name = self.file()?.trim().to_owned();
                if name.is_empty() {
                    self.problem = Some(locale.text("menu-no-file").into_owned());
                    return Some(MenuAction::Stay);
                }
                let file = path_of(&name);
                if row == Row::Open {
                    MenuAction::Open(file)
                } else {
                    MenuAction::Save(file)
                }
            }
            _ => return None,
        })
    }

    /// Returns the name of the file that is being typed, if the chosen row has one.
    fn file(&mut self) -> Option<&mut String> {
        match self.row() {
            Row::Open => Some(&mut self.open),
            Row::Save => Some(&mut self.save),
            _ => None,
        }
    }

    fn type_in_file(&mut self, sign: char) -> MenuAction {
        self.problem = None;
        let file = self.file();
        if let Some(file) = file.filter(|file| file.len() < LONGEST_FILE && !sign.is_control()) {
            file.push(sign);
        }
        MenuAction::Stay
    }

    /// Moves the selection up by this many rows.
    pub(crate) fn go(&mut self, up: i8) -> MenuAction {
        let rows = self.rows().len();
        let step = isize::from(-up);
        self.chosen = (self.chosen + rows).wrapping_add_signed(step) % rows;
        self.problem = None;
        MenuAction::Stay
    }

    fn choose(&mut self, row: Row) -> MenuAction {
        let found = self.rows().iter().position(|&known| known == row);
        self.chosen = found.unwrap_or(self.chosen);
        MenuAction::Stay
    }

    fn type_sign(&mut self, sign: char) -> MenuAction {
        self.problem = None;
        let sign = if sign == '×' { 'x' } else { latin(sign) };
        let sign = Digits::to_latin(sign.encode_utf8(&mut [0; 4])).into_owned();
        let fits = |sign: char| sign.is_ascii_alphanumeric() || ",-".contains(sign);
        let typed = self.typed.get_or_insert_default();
        if sign.chars().all(fits) && typed.len() < LONGEST_RULES {
            typed.push_str(&sign);
        }
        self.follow_typed_rules();
        MenuAction::Stay
    }

    fn erase(&mut self) -> MenuAction {
        self.problem = None;
        let text = || self.options.rules.to_string();
        self.typed.get_or_insert_with(text).pop();
        self.follow_typed_rules();
        MenuAction::Stay
    }

    /// Chooses the next or the previous value of the chosen row.
    fn change(&mut self, step: isize, locale: &Locale) -> MenuAction {
        self.problem = None;
        let row = self.row();
        let options = &mut self.options;
        match row {
            Row::Rules => {
                let presets = Rules::PRESETS.map(|(_, rules)| rules);
                let rules = match self.typed.take() {
                    Some(_) => presets[if step > 0 { 0 } else { presets.len() - 1 }],
                    None => next(&presets, options.rules, step),
                };
                self.set_rules(rules);
            }
            Row::Participant(seat) => {
                let participant = next_participant(options.participant(seat), options.rules, step);
                options.participants[seat as usize] = participant;
            }
            Row::Option(seat, option) => {
                if let Participant::Computer(spec) = &mut options.participants[seat as usize] {
                    change_option(spec, option, step);
                }
            }
            Row::FirstMover => {
                self.begins_by_rules = false;
                options.first_mover = next(&FirstMover::ALL, options.first_mover, step);
            }
            Row::Opening => {
                let symbol = options.symbol(Seat::Near, Seat::Near);
                *options = if options.swap2 {
                    options.with_free_opening(symbol)
                } else {
                    options.with_swap2(symbol)
                };
            }
            Row::Symbols => {
                let all = [(Symbol::X, false), (Symbol::O, false), (Symbol::X, true)];
                let now = if self.look.stones {
                    (Symbol::X, true)
                } else {
                    (options.symbol(Seat::Near, Seat::Near), false)
                };
                let (symbol, stones) = next(&all, now, step);
                options.symbols = match options.symbols {
                    Symbols::Near(_) => Symbols::Near(symbol),
                    Symbols::First(_) => Symbols::First(symbol),
                };
                self.look.stones = stones;
            }
            Row::Pace => {
                let pace = next(&PACES, self.look.pace.as_millis() as u64, step);
                self.look.pace = std::time::Duration::from_millis(pace);
            }
            Row::Language => {
                let before = self.look.language;
                self.look.language = next(&Language::ALL, before, step);
                // Digits that were chosen explicitly stay.
                self.look.digits = self.look.digits.filter(|&digits| digits != before.digits());
                return MenuAction::Relook(self.look.clone());
            }
            Row::Open if !self.autosaves.is_empty() => {
                let autosaves: Vec<&str> = self.autosaves.iter().map(String::as_str).collect();
                self.open = next(&autosaves, &self.open, step).to_owned();
            }
            Row::Open | Row::Save => {}
            Row::Start | Row::Puzzles | Row::SetUp | Row::Back => {
                let action = (step > 0).then(|| self.action(row, locale)).flatten();
                return action.unwrap_or(MenuAction::Stay);
            }
        }
        MenuAction::Stay
    }

    /// Chooses the typed rules once they are complete, so that the other rows show
    /// what they bring.
    fn follow_typed_rules(&mut self) {
        let typed = self.typed.as_deref().map(str::parse);
        if let Some(Ok(rules)) = typed {
            self.set_rules(rules);
        }
    }

    fn set_rules(&mut self, rules: Rules) {
        let old = std::mem::replace(&mut self.options.rules, rules);
        if rules != old {
            self.random_stone = None;
        }
        for participant in &mut self.options.participants {
            *participant = participant.after_change_of_rules(old, rules);
        }
        if self.options.swap2 && Swap2::new(rules).is_none() {
            let symbol = self.options.symbol(Seat::Near, Seat::Near);
            self.options = self.options.with_free_opening(symbol);
        }
        // In the cafe the opponent opens with a random stone.
        if rules != Rules::MACHINARIUM && std::mem::take(&mut self.begins_by_rules) {
            self.options.first_mover = FirstMover::Near;
        }
        if rules == Rules::MACHINARIUM && self.options.first_mover == FirstMover::Near {
            self.options.first_mover = FirstMover::Far;
            self.begins_by_rules = true;
        }
    }

    /// Returns the options of the match, or explains why it cannot be played.
    fn checked_options(&mut self, locale: &Locale) -> Option<MatchOptions> {
        if let Some(typed) = &self.typed {
            match typed.parse::<Rules>() {
                Ok(rules) => self.set_rules(rules),
                Err(error) => {
                    self.problem = Some(error.explain(locale));
                    self.choose(Row::Rules);
                    return None;
                }
            }
        }
        let rules = self.options.rules;
        for seat in Seat::BOTH {
            let participant = self.options.participant(seat);
            if let Err(error) = participant.plays(rules) {
                self.problem = Some(match error {
                    CannotPlay::Only(_) => {
                        let brain = names::brain(locale, participant);
                        locale.format("error-brain-rules", &[("brain", brain.into())])
                    }
                    _ => error.explain(locale),
                });
                self.choose(Row::Participant(seat));
                return None;
            }
            if !participant.is_offered(rules) {
                let other = BrainSpec::strongest(rules).name();
                self.problem = Some(not_offered(locale, participant.name(), other));
                self.choose(Row::Participant(seat));
                return None;
            }
        }
        let random_stone = self.random_stone.unwrap_or(rules == Rules::MACHINARIUM);
        Some(MatchOptions {
            random_stone: random_stone && !self.options.swap2,
            // Another match gets another seed.
            seed: self.options.seed.wrapping_add(1),
            ..self.options
        })
    }
}

/// Returns the path of a typed name; `~` is the person's own folder, as in a shell.
fn path_of(name: &str) -> PathBuf {
    match (name.strip_prefix("~/"), etcetera::home_dir()) {
        (Some(rest), Ok(home)) => home.join(rest),
        _ => PathBuf::from(name),
    }
}

/// Returns the participant after or before this one: a person, and then every
/// computer player.
fn next_participant(participant: Participant, rules: Rules, step: isize) -> Participant {
    let rows = PLAYERS.iter();
    // An autosaved game may have a player who is not offered any more.
    let offered = rows.filter(|row| (row.is_offered)(rules) || row.name == participant.name());
    let mut names: Vec<&str> = offered.map(|row| row.name).collect();
    names.insert(0, Participant::Person.name());
    let next: Result<Participant, OptionError> = next(&names, participant.name(), step).parse();
    next.expect("every name is a player's")
}

/// Sets an option to the next larger or smaller number that menus offer. A
/// slider has two ends; elsewhere the first number follows the last.
fn change_option(spec: &mut BrainSpec, option: &OptionSpec, step: isize) {
    let (Offered::Menus(steps), Some(now)) = (option.offered, spec.number::<i64>(option.name))
    else {
        return;
    };
    let (next, end, other_end) = if step > 0 {
        let larger = steps.iter().find(|&&number| number > now);
        (larger, steps.last(), steps.first())
    } else {
        let smaller = steps.iter().rfind(|&&number| number < now);
        (smaller, steps.first(), steps.last())
    };
    let end = if is_slider(option) { end } else { other_end };
    if let Some(number) = next.or(end) {
        let set = spec.set(option.name, &number.to_string());
        set.expect("menus offer numbers in the range of the option");
    }
}

/// Returns `true` if an option is drawn as a slider: a number of hundredths.
pub(crate) fn is_slider(option: &OptionSpec) -> bool {
    option.values.range() == Some((0, 100))
}

/// Returns the value after or before this one; the first follows the last.
fn next<T: Copy + PartialEq>(all: &[T], now: T, step: isize) -> T {
    let place = all.iter().position(|&known| known == now);
    let place = place.map_or(0, |place| {
        (place + all.len()).wrapping_add_signed(step) % all.len()
    });
    all[place]
}
