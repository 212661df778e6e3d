//! The board as a widget.

pub(crate) mod art;
pub(crate) mod grid;

use dooz_coach::advice::{MoveValue, ValueMap, ValuedMove};
use dooz_coach::analysis::{ThreatClass, ThreatMap};
use dooz_core::{Direction, Line, Notation, Player, Position, Square};
use dooz_locale::{Digits, coach::advice};
use ratatui::{buffer::Buffer, layout::Rect, style::Style, widgets::Widget};

use super::board::grid::{CellSize, Grid, label_width};
use super::theme::{PlayerMark, Theme};

/// A board with all its marks.
pub(crate) struct Board<'a> {
    pub(crate) position: &'a Position,
    pub(crate) grid: Grid,
    pub(crate) theme: Theme,
    /// The marks of the first and the second player.
    pub(crate) marks: [PlayerMark; 2],
    pub(crate) cursor: Option<Square>,
    pub(crate) last: Option<Square>,
    pub(crate) hint: Option<Square>,
    /// The values of the moves, if they are to be shown.
    pub(crate) values: Option<&'a ValueMap>,
    /// The threats and the forbidden squares, if they are to be shown.
    pub(crate) threats: Option<&'a ThreatMap>,
    /// The digits of the values.
    pub(crate) digits: Digits,
    /// The notation and the digits of the numbers in empty squares, if they are
    /// shown.
    pub(crate) numbers: Option<(Notation, Digits)>,
}

impl Widget for Board<'_> {
    fn render(self, _: Rect, buffer: &mut Buffer) {
        self.labels(buffer);
        if self.grid.size.has_lines() {
            self.lattice(buffer);
        }
        for square in self.grid.squares() {
            self.square(buffer, square);
        }
        for line in self.position.winning_lines() {
            self.line(buffer, line);
        }
        if let Some(last) = self.last {
            self.last_move(buffer, last);
        }
        if let Some(cursor) = self.cursor {
            self.cursor(buffer, cursor);
        }
    }
}

impl Board<'_> {
    /// Draws letters below the columns, numbers beside the rows, and arrows
    /// where the board continues.
    fn labels(&self, buffer: &mut Buffer) {
        let style = self.theme.quiet();
        let field = self.grid.field;
        let width = label_width(self.grid.rules());
        for square in self.grid.squares() {
            let Some(cell) = self.grid.cell(square) else {
                continue;
            };
            let name = square.to_string();
            let row_at = name
                .find(|c: char| c.is_ascii_digit())
                .unwrap_or(name.len());
            let (column, row) = name.split_at(row_at);
            if cell.x == field.x + 1 {
                let x = field.x.saturating_sub(width + 1);
                let middle = cell.y + cell.height / 2;
                write(
                    buffer,
                    x,
                    middle,
                    &format!("{row:>0$}", usize::from(width)),
                    style,
                );
            }
            // Names of two letters leave no gap between dense columns.
            let crowded = column.len() > 1 && self.grid.size == CellSize::Dense;
            if cell.bottom() + 1 >= field.bottom() && !(crowded && square.column() % 2 == 1) {
                write(
                    buffer,
                    cell.x + cell.width / 2,
                    field.bottom(),
                    column,
                    style,
                );
            }
        }

        let [left, right, above, below] = self.grid.hidden();
        let corner = field.x.saturating_sub(width + 1);
        let arrows = [
            (left, corner, field.bottom(), '◂', '<'),
            (right, field.right(), field.bottom(), '▸', '>'),
            (above, field.right(), field.y, '▴', '^'),
            (
                below,
                field.right(),
                field.bottom().saturating_sub(1),
                '▾',
                'v',
            ),
        ];
        for (shown, x, y, full, ascii) in arrows {
            if shown {
                put(buffer, x, y, self.theme.sign(full, ascii), Theme::heading());
            }
        }
    }

    /// Draws the lines between the cells.
    fn lattice(&self, buffer: &mut Buffer) {
        for square in self.grid.squares() {
            let Some(cell) = self.grid.cell(square) else {
                continue;
            };
            self.frame(buffer, cell, self.theme.quiet(), |edges| {
                match (self.theme.ascii, edges) {
                    (true, [_, _, false, false]) => '-',
                    (true, [false, false, _, _]) => '|',
                    (true, _) => '+',
                    (false, [_, _, false, false]) => '─',
                    (false, [false, false, _, _]) => '│',
                    (false, [false, true, false, true]) => '┌',
                    (false, [true, false, false, true]) => '┐',
                    (false, [false, true, true, false]) => '└',
                    (false, [true, false, true, false]) => '┘',
                    (false, [true, true, false, true]) => '┬',
                    (false, [true, true, true, false]) => '┴',
                    (false, [false, true, true, true]) => '├',
                    (false, [true, false, true, true]) => '┤',
                    (false, [true, true, true, true]) => '┼',
                }
            });
        }
    }

    /// Draws the surroundings of a cell; `sign` receives the directions in
    /// which the lattice continues: left, right, up, down.
    fn frame(
        &self,
        buffer: &mut Buffer,
        cell: Rect,
        style: Style,
        sign: impl Fn([bool; 4]) -> char,
    ) {
        let (left, right) = (cell.x - 1, cell.right());
        let (top, bottom) = (cell.y - 1, cell.bottom());
        let field = self.grid.field;
        for y in top..=bottom {
            for x in left..=right {
                let (on_row, on_column) = (y == top || y == bottom, x == left || x == right);
                let edges = [
                    on_row && x > field.x,
                    on_row && x + 1 < field.right(),
                    on_column && y > field.y,
                    on_column && y + 1 < field.bottom(),
                ];
                if on_row || on_column {
                    put(buffer, x, y, sign(edges), style);
                }
            }
        }
    }

    /// Draws the content of a square.
    fn square(&self, buffer: &mut Buffer, square: Square) {
        let Some(cell) = self.grid.cell(square) else {
            return;
        };
        let (x, y) = centre(cell);
        if let Some(player) = self.position.stone(square) {
            self.stone(buffer, cell, player);
            return self.number_beside_stone(buffer, cell, square);
        }
        if self.hint == Some(square) {
            return put(buffer, x, y, self.theme.sign('◆', '?'), self.theme.bright());
        }
        let found = self.values.and_then(|map| map.of(square));
        if let Some(found) = found.filter(|found| found.value != MoveValue::Unknown) {
            return self.worth(buffer, cell, found);
        }
        if let Some((sign, style)) = self.threat(square) {
            return write(buffer, x, y, &self.digits.convert(sign), style);
        }
        match self.numbers {
            Some((notation, digits)) if self.grid.size.has_lines() => {
                let number = notation.write(self.grid.rules(), square).to_string();
                let number = digits.convert(&number);
                // Half a number would be another one.
                if number.chars().count() <= usize::from(cell.width) {
                    write_centred(buffer, cell, &number, self.theme.quiet());
                }
            }
            _ if self.grid.size == CellSize::Dense => {
                put(buffer, x, y, self.theme.sign('·', '.'), self.theme.quiet());
            }
            _ => {}
        }
    }

    /// Returns the sign of the greatest threat of either player on a square, or of a
    /// foul.
    fn threat(&self, square: Square) -> Option<(&'static str, Style)> {
        let map = self.threats?;
        if map.forbidden.iter().any(|found| found.square == square) {
            return Some((self.theme.foul(), self.theme.warning()));
        }
        // The strongest come first.
        let threat = map.threats.iter().find(|threat| threat.square == square)?;
        let sign = match threat.class {
            ThreatClass::Five => "5",
            ThreatClass::OpenFour => "4",
            ThreatClass::Four => "+",
            ThreatClass::OpenThree => "3",
        };
        Some((sign, self.theme.player(threat.player)))
    }

    /// Draws the value of a move: in small cells without numbers.
    fn worth(&self, buffer: &mut Buffer, cell: Rect, found: &ValuedMove) {
        let style = match found.value {
            worth if found.is_proven() && worth.is_win() => self.theme.bright(),
            worth if found.is_proven() && worth.is_loss() => self.theme.warning(),
            _ => self.theme.quiet(),
        };
        let sign = self.digits.convert(&advice::sign(found)).into_owned();
        let room = usize::from(cell.width);
        // Half a number would be another one.
        let sign = if !found.is_proven() && sign.chars().count() > room {
            "~".to_owned()
        } else {
            sign
        };
        let shown: String = sign.chars().take(room).collect();
        write_centred(buffer, cell, &shown, style);
    }

    fn stone(&self, buffer: &mut Buffer, cell: Rect, player: Player) {
        let mark = self.marks[player as usize];
        let style = self.theme.player(player);
        if cell.height == 1 {
            let (x, y) = centre(cell);
            return put(buffer, x, y, mark.sign(self.theme), style);
        }
        for (y, row) in (cell.y..).zip(art::drawing(mark, cell.height, self.theme.ascii)) {
            write(buffer, cell.x + 1, y, row, style);
        }
    }

    /// Draws the number of a cell in its corner, where all have a number from 0, as
    /// on the screen of the averaging program.
    fn number_beside_stone(&self, buffer: &mut Buffer, cell: Rect, square: Square) {
        let rules = self.grid.rules();
        if let Some((Notation::Cell, digits)) = self.numbers
            && Notation::Keypad.fits(rules)
            && cell.height > 1
        {
            let number = Notation::Cell.write(rules, square).to_string();
            write(
                buffer,
                cell.x,
                cell.y,
                &digits.convert(&number),
                self.theme.quiet(),
            );
        }
    }

    fn last_move(&self, buffer: &mut Buffer, square: Square) {
        let Some(cell) = self.grid.cell(square) else {
            return;
        };
        let style = Theme::heading();
        let is_crossed = self.position.winning_lines().next().is_some();
        if is_crossed && self.grid.size == CellSize::Dense {
            // The line takes the places beside the stone.
        } else if cell.height == 1 {
            let (x, y) = centre(cell);
            put(buffer, x - 1, y, '(', style);
            put(buffer, x + 1, y, ')', style);
        } else {
            put(
                buffer,
                cell.right() - 1,
                cell.y,
                self.theme.sign('•', '*'),
                style,
            );
        }
    }

    fn cursor(&self, buffer: &mut Buffer, square: Square) {
        let Some(cell) = self.grid.cell(square) else {
            return;
        };
        let style = self.theme.cursor();
        // Beside a number there is no room for brackets, but for a frame.
        let is_numbered = self.values.is_some() || self.numbers.is_some();
        let has_room = !is_numbered || !self.grid.size.has_lines();
        if cell.height == 1 && has_room {
            let (x, y) = centre(cell);
            put(buffer, x - 1, y, '[', style);
            put(buffer, x + 1, y, ']', style);
        }
        if self.grid.size.has_lines() {
            let (left, right) = (cell.x - 1, cell.right());
            let (top, bottom) = (cell.y - 1, cell.bottom());
            for y in top..=bottom {
                for x in left..=right {
                    let full = match (x == left, x == right, y == top, y == bottom) {
                        (true, _, true, _) => '┏',
                        (_, true, true, _) => '┓',
                        (true, _, _, true) => '┗',
                        (_, true, _, true) => '┛',
                        (_, _, true, _) | (_, _, _, true) => '━',
                        (true, ..) | (_, true, ..) => '┃',
                        _ => continue,
                    };
                    put(buffer, x, y, self.theme.sign(full, '#'), style);
                }
            }
        }
    }

    /// Draws a line through stones, from the centre of the first to that of the
    /// last.
    fn line(&self, buffer: &mut Buffer, line: Line) {
        let (full, ascii) = match line.direction {
            Direction::Horizontal => ('━', '-'),
            Direction::Vertical => ('┃', '|'),
            Direction::Rising => ('╱', '/'),
            Direction::Falling => ('╲', '\\'),
        };
        let sign = self.theme.sign(full, ascii);
        let style = self.theme.bright();
        let mut stones = line
            .squares()
            .filter_map(|square| self.grid.cell(square))
            .peekable();
        while let Some(cell) = stones.next() {
            let (x, y) = centre(cell);
            if self.grid.size == CellSize::Dense {
                // There is no room between rows, so each stone is marked.
                put(buffer, x - 1, y, sign, style);
                put(buffer, x + 1, y, sign, style);
            }
            let Some(&next) = stones.peek() else { break };
            let to = centre(next);
            match self.grid.size {
                CellSize::Dense => {}
                CellSize::Small => self.link(buffer, (x, y), to, sign),
                CellSize::Medium | CellSize::Large => self.stroke(buffer, (x, y), to),
            }
        }
    }

    /// Draws the part of a line between two stones of one character.
    fn link(&self, buffer: &mut Buffer, from: (u16, u16), to: (u16, u16), sign: char) {
        let style = self.theme.bright();
        let middle = (from.0.midpoint(to.0), from.1.midpoint(to.1));
        let beside = u16::from(from.1 == to.1);
        for x in middle.0 - beside..=middle.0 + beside {
            put(buffer, x, middle.1, sign, style);
        }
    }

    /// Draws a thick line over large stones. Two columns are as wide as a row
    /// is high, so a diagonal goes two columns for each row.
    fn stroke(&self, buffer: &mut Buffer, from: (u16, u16), to: (u16, u16)) {
        let style = self.theme.bright();
        let (rising, vertical) = (to.1 < from.1, to.0 == from.0);
        if from.1 == to.1 {
            for x in from.0..=to.0 {
                put(buffer, x, from.1, self.theme.sign('━', '='), style);
            }
            return;
        }
        for y in from.1.min(to.1)..=from.1.max(to.1) {
            let x = if vertical {
                from.0
            } else {
                from.0 + 2 * y.abs_diff(from.1)
            };
            let thick = match (self.theme.ascii, vertical, rising) {
                (false, true, _) => "┃",
                (false, false, true) => "▄█▀",
                (false, false, false) => "▀█▄",
                (true, true, _) => "!",
                (true, false, _) => "*",
            };
            let half = thick.chars().count() as u16 / 2;
            write(buffer, x - half, y, thick, style);
        }
    }
}

fn centre(cell: Rect) -> (u16, u16) {
    (cell.x + cell.width / 2, cell.y + cell.height / 2)
}

/// Sets a character, if the place is on the screen.
fn put(buffer: &mut Buffer, x: u16, y: u16, sign: char, style: Style) {
    if let Some(cell) = buffer.cell_mut((x, y)) {
        cell.reset();
        cell.set_char(sign).set_style(style);
    }
}

/// Writes a text that fits into the middle of a cell.
fn write_centred(buffer: &mut Buffer, cell: Rect, text: &str, style: Style) {
    let before = (cell.width - text.chars().count() as u16) / 2;
    write(buffer, cell.x + before, centre(cell).1, text, style);
}

fn write(buffer: &mut Buffer, x: u16, y: u16, text: &str, style: Style) {
    for (x, sign) in (x..).zip(text.chars()) {
        put(buffer, x, y, sign, style);
    }
}
