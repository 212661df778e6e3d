//! The terminal: taken over, drawn on, and restored.

use std::io::{self, BufWriter, Stdout, Write, stdout};
use std::panic;
use std::sync::Once;

use crossterm::cursor::{Hide, MoveTo, Show};
use crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use crossterm::style::{Print, ResetColor};
use crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use crossterm::{execute, queue};
use dooz_locale::terminal::{LEAVE_ORDER, RESTORE_ORDER};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::buffer::Buffer;
use ratatui::layout::Size;

type Backend = CrosstermBackend<BufWriter<Stdout>>;

/// A terminal that has been taken over until this is dropped.
pub(crate) struct Screen {
    terminal: Terminal<Backend>,
    /// The size for which every row was told to keep its order.
    ordered: Option<Size>,
}

impl Screen {
    /// Takes over the terminal.
    ///
    /// # Errors
    ///
    /// Returns an error if the terminal refuses. It is then unchanged.
    pub(crate) fn enter() -> io::Result<Self> {
        restore_after_panic();
        Self::take_over().inspect_err(|_| restore())
    }

    fn take_over() -> io::Result<Self> {
        enable_raw_mode()?;
        let mut out = BufWriter::with_capacity(1 << 16, stdout());
        queue!(out, EnterAlternateScreen, EnableMouseCapture, Hide)?;
        let terminal = Terminal::new(CrosstermBackend::new(out))?;
        Ok(Self {
            terminal,
            ordered: None,
        })
    }

    /// Returns the number of columns and rows.
    pub(crate) fn size(&self) -> io::Result<Size> {
        self.terminal.size()
    }

    /// Draws a frame. With `in_order`, the terminal shows the cells of every
    /// row in the order in which it receives them.
    ///
    /// # Errors
    ///
    /// Returns an error if the terminal is gone.
    pub(crate) fn draw(
        &mut self,
        in_order: bool,
        paint: impl FnOnce(&mut Buffer),
    ) -> io::Result<()> {
        let size = self.terminal.size()?;
        if !in_order && self.ordered.take().is_some() {
            self.each_row(size, RESTORE_ORDER)?;
        } else if in_order && self.ordered != Some(size) {
            self.terminal.autoresize()?;
            self.each_row(size, LEAVE_ORDER)?;
            self.ordered = Some(size);
        }
        self.terminal.draw(|frame| paint(frame.buffer_mut()))?;
        Ok(())
    }

    fn each_row(&mut self, size: Size, mode: &str) -> io::Result<()> {
        let out = self.terminal.backend_mut();
        for row in 0..size.height {
            queue!(out, MoveTo(0, row), Print(mode))?;
        }
        Ok(())
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        // If the terminal is gone, the error cannot be reported.
        if let Some(size) = self.ordered {
            let _ = self.each_row(size, RESTORE_ORDER);
        }
        let _ = self.terminal.backend_mut().flush();
        restore();
    }
}

/// Restores the terminal from any state.
fn restore() {
    let mut out = stdout();
    // If the terminal is gone, the error cannot be reported.
    let _ = execute!(
        out,
        Print(RESTORE_ORDER),
        DisableMouseCapture,
        ResetColor,
        LeaveAlternateScreen,
        Show
    );
    let _ = disable_raw_mode();
}

/// Restores the terminal after a panic, which ends the program without dropping
/// anything, and whose message would be lost on the alternate screen.
fn restore_after_panic() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let report = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            restore();
            report(info);
        }));
    });
}
