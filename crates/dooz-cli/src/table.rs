//! Tables as text.

use std::io::{self, Write};

use dooz_locale::{Locale, TextDirection, terminal};

use crate::printer::Printer;

/// A table with a title over each column, each at least as wide as its widest cell.
///
/// ```
/// use dooz_cli::table::{Align, Table};
/// use dooz_cli::printer::Printer;
/// use dooz_locale::{Language, Locale, terminal::Bidi};
/// let mut table = Table::new([("Player".into(), Align::Start), ("Calls".into(), Align::End)]);
/// table.row(["Lafore".into(), "9".into()]);
/// let printer = Printer::new(Locale::new(Language::English), Bidi::Off);
/// let mut output = Vec::new();
/// table.tell(&printer, &mut output)?;
/// assert_eq!(output, b"Player  Calls\nLafore      9\n");
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Table<const N: usize> {
    alignment: [Align; N],
    least_widths: [usize; N],
    rows: Vec<[String; N]>,
}

/// The alignment of the cells of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// At the side where reading begins, for words.
    Start,
    /// At the side where reading ends, for numbers.
    End,
}

/// Returns the title and the alignment of a column of a table of moves or
/// players.
pub(crate) fn advice_column(locale: &Locale, name: &str, align: Align) -> (String, Align) {
    let title = locale.text(&format!("advice-column-{name}"));
    (title.into_owned(), align)
}

impl<const N: usize> Table<N> {
    /// Creates a table with these columns.
    #[must_use]
    pub fn new(columns: [(String, Align); N]) -> Self {
        let alignment = columns.each_ref().map(|(_, align)| *align);
        Self {
            alignment,
            least_widths: [0; N],
            rows: vec![columns.map(|(title, _)| title)],
        }
    }

    /// Makes the columns at least this wide, for rows that are written before the next one
    /// is known.
    #[must_use]
    pub fn at_least(self, least_widths: [usize; N]) -> Self {
        Self {
            least_widths,
            ..self
        }
    }

    /// Adds a row.
    pub fn row(&mut self, cells: [String; N]) {
        self.rows.push(cells);
    }

    /// Writes the table. From right to left, the first column is at the right.
    ///
    /// # Errors
    ///
    /// Returns an error if the output cannot be written.
    pub fn tell(&self, printer: &Printer, output: &mut dyn Write) -> io::Result<()> {
        self.tell_rows(&self.rows, printer, output)
    }

    /// Writes the last row alone.
    ///
    /// # Errors
    ///
    /// Returns an error if the output cannot be written.
    pub fn tell_last(&self, printer: &Printer, output: &mut dyn Write) -> io::Result<()> {
        self.tell_rows(&self.rows[self.rows.len() - 1..], printer, output)
    }

    fn tell_rows(
        &self,
        rows: &[[String; N]],
        printer: &Printer,
        output: &mut dyn Write,
    ) -> io::Result<()> {
        // The displayed text can be narrower, because letters join.
        let seen = |cell: &str| terminal::width(&printer.locale().visual(cell, printer.bidi()));
        let widths: [usize; N] = std::array::from_fn(|column| {
            let cells = self.rows.iter().map(|row| seen(&row[column]));
            cells.max().unwrap_or(0).max(self.least_widths[column])
        });
        for row in rows {
            let cells = (0..N).map(|column| {
                let gap = " ".repeat(widths[column] - seen(&row[column]));
                let cell = Self::isolated(&row[column], printer);
                match self.alignment[column] {
                    // Nothing follows that has to be aligned.
                    Align::Start if column + 1 == N => cell,
                    Align::Start => cell + &gap,
                    Align::End => gap + &cell,
                }
            });
            let line = cells.collect::<Vec<_>>().join("  ");
            printer.tell(output, line.trim_end())?;
        }
        Ok(())
    }

    /// Keeps a cell from pulling its neighbours out of order.
    fn isolated(cell: &str, printer: &Printer) -> String {
        match printer.locale().direction() {
            TextDirection::LeftToRight => cell.to_owned(),
            TextDirection::RightToLeft => format!("\u{2068}{cell}\u{2069}"),
        }
    }
}
