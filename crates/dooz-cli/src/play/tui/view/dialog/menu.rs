//! The menu on the screen.

use dooz_core::{LineRule, Player, Rules};
use dooz_locale::{Locale, Value, known_value};
use dooz_play::matches::{FirstMover, Participant, Seat};
use dooz_play::options::OptionSpec;
use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Position, Rect, Size};
use ratatui::style::Style;

use crate::play::tui::app::menu::{Menu, Row, is_slider};
use crate::play::tui::view::text::{Typesetter, below, width};
use crate::play::tui::view::theme::{PlayerMark, Theme};
use crate::play::tui::view::{dialog, names};

/// The places of the rows of the menu.
pub(crate) struct Frame {
    pub(crate) dialog: Rect,
    rows: Rect,
    /// The first visible row, if there are more than fit.
    first: usize,
    explanation: Rect,
}

const WIDTH: u16 = 56;
/// The lines of the explanation below the rows.
const EXPLANATION: u16 = 3;

impl Frame {
    pub(crate) fn new(menu: &Menu, size: Size, text: Typesetter<'_>) -> Self {
        let rows = menu.rows().len() as u16;
        let width = WIDTH.min(size.width);
        let words = explanation(menu, text.locale).0;
        let lines = (text.lines(&words, width.saturating_sub(4)).len() as u16).max(EXPLANATION);
        // Rows come first, but errors must always be readable.
        let room = size.height.saturating_sub(2);
        let lines = lines.min(room.saturating_sub(rows).max(2)).min(room);
        let dialog = dialog::area(size, width, rows + lines + 2);

        let inside = dialog::inside(dialog);
        let shown = inside.height.saturating_sub(lines).min(rows);
        let chosen = menu.chosen as u16;
        Self {
            dialog,
            rows: Rect {
                height: shown,
                ..inside
            },
            first: usize::from((chosen + 1).saturating_sub(shown)),
            explanation: below(inside, shown),
        }
    }

    /// Returns the index of the row at a place of the screen.
    pub(crate) fn row_at(&self, place: Position) -> Option<usize> {
        let inside = self.rows.contains(place);
        inside.then(|| self.first + usize::from(place.y - self.rows.y))
    }
}

/// Draws the menu over everything else.
pub(crate) fn draw(buffer: &mut Buffer, menu: &Menu, text: Typesetter<'_>, theme: Theme) {
    let frame = Frame::new(menu, buffer.area.as_size(), text);
    dialog::draw(
        buffer,
        frame.dialog,
        &text.locale.text("menu-title"),
        text,
        theme,
    );

    let mut rest = frame.rows;
    for (index, row) in menu.rows().into_iter().enumerate().skip(frame.first) {
        if rest.is_empty() {
            break;
        }
        let is_chosen = index == menu.chosen;
        let style = if is_chosen {
            Theme::chosen()
        } else {
            Style::new()
        };
        let line = Rect { height: 1, ..rest };
        buffer.set_style(line, style);

        let indent = if matches!(row, Row::Option(..)) { 2 } else { 0 };
        let label = label(row, text.locale);
        text.row(buffer, line.inner(Margin::new(indent, 0)), &label, style);
        // A gap, the cursor, and the place of the arrows of other rows.
        let room = line.width.saturating_sub(width(&label) + 4);
        if let Some(value) = value(menu, row, room.into(), text.locale, theme) {
            let value = match (is_chosen, row) {
                (true, Row::Rules) if menu.typed.is_some() => format!("{value}_"),
                (true, Row::Open | Row::Save) => format!("\u{2066}{value}_\u{2069}"),
                (false, Row::Open | Row::Save) => format!("\u{2066}{value}\u{2069}"),
                (true, _) => format!("< {value} >"),
                (false, _) => value,
            };
            // With or without arrows, the value stays in place.
            let place = if is_chosen {
                line
            } else {
                line.inner(Margin::new(2, 0))
            };
            text.row_at_end(buffer, place, &value, style);
        }
        rest = below(rest, 1);
    }

    let (words, is_problem) = explanation(menu, text.locale);
    let style = if is_problem {
        theme.warning()
    } else {
        theme.quiet()
    };
    text.paragraph(buffer, frame.explanation, &words, style);
}

fn label(row: Row, locale: &Locale) -> String {
    let key = match row {
        Row::Rules => "menu-rules",
        Row::Participant(Seat::Near) => "menu-side",
        Row::Participant(Seat::Far) => "menu-opponent",
        Row::Option(_, option) => &format!("menu-{}", option.name),
        Row::FirstMover => "menu-begins",
        Row::Opening => "opening-title",
        Row::Symbols => "menu-symbols",
        Row::Pace => "menu-pace",
        Row::Language => "menu-language",
        Row::Start => "menu-start",
        Row::Puzzles => "menu-puzzles",
        Row::SetUp => "menu-setup",
        Row::Open => "menu-open",
        Row::Save => "menu-save",
        Row::Back => "menu-back",
    };
    locale.text(key).into_owned()
}

/// Returns the value of a row, if it has one; the name of a file is cut to `room` signs.
fn value(menu: &Menu, row: Row, room: usize, locale: &Locale, theme: Theme) -> Option<String> {
    let options = menu.options();
    let text = |key: &str| locale.text(key).into_owned();
    Some(match row {
        Row::Rules => match (&menu.typed, options.rules.preset()) {
            (None, Some(preset)) => text(&format!("rules-{preset}")),
            (None, None) => options.rules.to_string(),
            (Some(typed), _) => typed.clone(),
        },
        Row::Participant(Seat::Near) if options.participant(Seat::Near) == Participant::Person => {
            text("player-you")
        }
        // Its level is in the next row.
        Row::Participant(seat) => locale.brain(options.participant(seat).name()).into_owned(),
        Row::Option(seat, option) => {
            return option_value(options.participant(seat), option, locale, theme);
        }
        Row::FirstMover => match (options.first_mover, options.is_show()) {
            (FirstMover::Near, false) => text("menu-begins-first"),
            (FirstMover::Near, true) => names::brain(locale, options.participant(Seat::Near)),
            (FirstMover::Far, false) => text("menu-begins-second"),
            (FirstMover::Far, true) => names::brain(locale, options.participant(Seat::Far)),
            (FirstMover::Random, _) => text("menu-begins-random"),
            (FirstMover::Alternating, _) => text("menu-begins-alternating"),
        },
        Row::Opening if options.swap2 => text("opening-swap2"),
        Row::Opening => text("opening-free"),
        Row::Symbols => {
            let marks = PlayerMark::pair(options.symbol(Seat::Near, Seat::Near), menu.look.stones);
            let [near, far] = Player::BOTH.map(|player| marks[player as usize].sign(theme));
            format!("{near} {far}")
        }
        Row::Pace => {
            let seconds = Value::decimal(menu.look.pace.as_secs_f64(), 1);
            locale.format("menu-seconds", &[("seconds", seconds)])
        }
        Row::Language => menu.look.language.own_name().to_owned(),
        Row::Open => file(&menu.open, room, theme),
        Row::Save => file(&menu.save, room, theme),
        Row::Start | Row::Puzzles | Row::SetUp | Row::Back => return None,
    })
}

/// Returns as much of the end of a file's name as fits.
fn file(name: &str, room: usize, theme: Theme) -> String {
    let signs = name.chars().count();
    match signs.checked_sub(room) {
        None | Some(0) => name.to_owned(),
        Some(cut) => {
            let rest: String = name.chars().skip(cut + 1).collect();
            format!("{}{rest}", theme.sign('…', '~'))
        }
    }
}

/// Writes the number that an option is set to: as a bar, with a word for its
/// side of the middle where there are such words, or alone.
fn option_value(
    participant: Participant,
    option: &OptionSpec,
    locale: &Locale,
    theme: Theme,
) -> Option<String> {
    let Participant::Computer(spec) = participant else {
        return None;
    };
    let number: i64 = spec.number(option.name)?;
    let written = locale.number(number);
    if is_slider(option) {
        return Some(format!("{} {written}", slider(number, theme)));
    }
    let side = match number {
        ..=-1 => "low",
        0 => "middle",
        1.. => "high",
    };
    let word = format!("menu-{}-{side}", option.name);
    Some(if locale.has(&word) {
        format!("{} {written}", locale.text(&word))
    } else {
        written
    })
}

/// Draws a number from 0 to 100 as a bar of ten signs. A bar has no order of
/// reading of its own: the line puts its start where the language starts.
fn slider(number: i64, theme: Theme) -> String {
    let full = usize::try_from(number / 10).map_or(0, |full| full.min(10));
    let sign = |full, ascii| theme.sign(full, ascii).to_string();
    sign('█', '#').repeat(full) + &sign('░', '-').repeat(10 - full)
}

/// Returns the sentence about the chosen row, and `true` if it is a warning.
fn explanation(menu: &Menu, locale: &Locale) -> (String, bool) {
    if let Some(problem) = &menu.problem {
        return (problem.clone(), true);
    }
    let text = match menu.row() {
        Row::Rules => match &menu.typed {
            Some(_) => locale.text("menu-rules-typing").into_owned(),
            None => about_rules(menu.options().rules, locale),
        },
        Row::Participant(seat) => locale
            .text(&format!(
                "brain-{}-about",
                menu.options().participant(seat).name()
            ))
            .into_owned(),
        Row::Option(_, option) => {
            let about = format!("menu-{}-about", option.name);
            let key = if locale.has(&about) {
                &about
            } else {
                "menu-keys"
            };
            locale.text(key).into_owned()
        }
        Row::Opening => locale.text("opening-swap2-about").into_owned(),
        Row::Puzzles => locale.text("menu-puzzles-about").into_owned(),
        Row::SetUp => locale.text("menu-setup-about").into_owned(),
        Row::Open => locale.text("menu-open-about").into_owned(),
        Row::Save => locale.text("menu-save-about").into_owned(),
        _ => locale.text("menu-keys").into_owned(),
    };
    (text, false)
}

fn about_rules(rules: Rules, locale: &Locale) -> String {
    let size = locale.format(
        "rules-size",
        &[
            ("columns", rules.width().into()),
            ("rows", rules.height().into()),
            ("length", rules.k().into()),
        ],
    );
    let key = format!("line-{}-about", LineRule::name(rules.line()));
    let line = locale.format(&key, &[("length", rules.k().into())]);
    let typing = locale.text("menu-rules-typing");
    match known_value(rules, locale) {
        Some(known) => format!("{size}. {line} {known} {typing}"),
        None => format!("{size}. {line} {typing}"),
    }
}
