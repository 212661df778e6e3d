//! Games against one person, one after the other.

use dooz_core::exact::{PackedBoard, Solver};
use dooz_core::{Limits, Outcome, PlayError, Player, Progress, Square};

use crate::article;
use crate::console::{Console, Line};
use crate::hardware::Hardware;
use crate::settings::{Method, Settings, Size};
use crate::text::TEXTS;

/// A session with the person at the other end of the serial line.
#[derive(Debug)]
pub struct Session<H> {
    console: Console<H>,
    settings: Settings,
}

impl<H: Hardware> Session<H> {
    /// Makes a session on hardware that is ready to send and to receive.
    #[must_use]
    pub const fn new(hardware: H) -> Self {
        Self {
            console: Console::new(hardware),
            settings: Settings::new(),
        }
    }

    /// Greets the person and plays one game after the other.
    pub fn run(&mut self) -> ! {
        self.console.hardware.light(true);
        self.console.say(TEXTS.greeting);
        loop {
            self.settle();
            self.play();
        }
    }

    /// Lets the person change the settings until another key is pressed.
    fn settle(&mut self) {
        loop {
            self.tell_settings();
            let settings = &mut self.settings;
            match self.console.key() | 0x20 {
                b'b' => settings.size = settings.size.next(),
                b'w' => settings.person_begins = !settings.person_begins,
                b'l' => settings.level = settings.level.next(),
                b'p' => settings.method = settings.method.next(),
                _ => return,
            }
        }
    }

    fn tell_settings(&self) {
        let settings = self.settings;
        self.console.say("\r\n");
        self.console.say(TEXTS.boards[settings.size as usize]);
        self.console.say(", ");
        self.console
            .say(TEXTS.begins[usize::from(settings.person_begins)]);
        self.console.say(", ");
        self.console.say(TEXTS.levels[settings.level as usize]);
        if settings.method() == Method::Article {
            self.console.say(TEXTS.as_in_article);
        }
        self.console.say(TEXTS.menu);
    }

    /// Plays a game until it ends or the person gives it up.
    fn play(&mut self) {
        let person = if self.settings.person_begins {
            Player::First
        } else {
            Player::Second
        };
        let mut board = self.settings.size.rules().start();
        loop {
            if board.player() == person {
                self.draw(board, person);
                if !self.ask(&mut board) {
                    return;
                }
            } else {
                self.reply(&mut board);
            }
            if let Some(outcome) = board.outcome() {
                self.draw(board, person);
                self.console.say(match outcome {
                    Outcome::Draw => TEXTS.draw,
                    Outcome::Win(winner) if winner == person => TEXTS.you_win,
                    Outcome::Win(_) => TEXTS.i_win,
                });
                return;
            }
        }
    }

    /// Plays the person's move, or returns `false` if they give the game up.
    fn ask(&mut self, board: &mut PackedBoard<u32>) -> bool {
        loop {
            self.console.say(TEXTS.your_move);
            let line = self.console.line();
            if line == [Some(b'n'), None] {
                return false;
            }
            match square(self.settings.size, line).map(|square| board.play(square)) {
                Some(Ok(next)) => {
                    *board = next;
                    return true;
                }
                Some(Err(PlayError::Occupied(_))) => self.console.say(TEXTS.taken),
                _ => self.console.say(TEXTS.what_to_type),
            }
        }
    }

    /// Plays the computer's move.
    fn reply(&mut self, board: &mut PackedBoard<u32>) {
        self.console.say(TEXTS.thinking);
        self.console.hardware.light(false);
        let square = if self.slips() {
            let moves = board.legal_moves().count();
            let any = self.console.chance.below(moves as u32);
            board.legal_moves().nth(any as usize)
        } else {
            self.best_move(*board)
        };
        self.console.hardware.light(true);

        let Some(square) = square else { return };
        // Rows are counted from the top, as everywhere in Dooz and in the article.
        let rows = self.settings.size.rules().rules().height();
        let [column, row, name, end] = TEXTS.i_play;
        self.console.say(column);
        self.digit(square.column() + 1);
        self.console.say(row);
        self.digit(rows - square.row());
        self.console.say(name);
        self.name(square);
        self.console.say(end);
        if let Ok(next) = board.play(square) {
            *board = next;
        }
    }

    fn slips(&mut self) -> bool {
        self.console.chance.below(8) < self.settings.level.slips_of_eight()
    }

    fn best_move(&self, board: PackedBoard<u32>) -> Option<Square> {
        if self.settings.method() == Method::Article {
            return article::best_move(board, &mut || self.console.hardware.feed_watchdog());
        }
        let limits = Limits::default();
        let mut still_runs = |_: &Progress<'_>| self.console.hardware.feed_watchdog();
        let rules = self.settings.size.rules();
        let mut solver = Solver::new(rules, [], &limits).with_progress(&mut still_runs);
        let best = solver.best_move(board);
        best.expect("nothing limits the search")
    }

    /// Draws the board: stones, with brackets around those of a winning line,
    /// and in each free cell the name to type for it.
    fn draw(&self, board: PackedBoard<u32>, person: Player) {
        let rules = self.settings.size.rules().rules();
        self.console.say("\r\n");
        for row in (0..rules.height()).rev() {
            for column in 0..rules.width() {
                let square = Square::new(column, row).expect("the board is small");
                self.cell(board, square, person);
            }
            self.console.say("\r\n");
        }
    }

    fn cell(&self, board: PackedBoard<u32>, square: Square, person: Player) {
        let Some(player) = board.stone(square) else {
            self.console.say("  ");
            self.name(square);
            if self.settings.size == Size::Three {
                self.console.say(" ");
            }
            return;
        };
        let symbol = if player == person { b'O' } else { b'X' };
        let [before, after] = if board.decides(square) {
            *b"[]"
        } else {
            *b"  "
        };
        for byte in [b' ', before, symbol, after] {
            self.console.hardware.send(byte);
        }
    }

    /// Prints the name to type for a square.
    fn name(&self, square: Square) {
        match self.settings.size {
            Size::Three => self.digit(3 * square.row() + square.column() + 1),
            Size::Four => {
                self.console.hardware.send(b'a' + square.column());
                self.digit(square.row() + 1);
            }
        }
    }

    fn digit(&self, digit: u8) {
        self.console.hardware.send(b'0' + digit);
    }
}

/// Reads a square: a letter and a number, or on 3x3 a key of the numeric keypad.
fn square(size: Size, line: Line) -> Option<Square> {
    match (line, size) {
        ([Some(column @ b'a'..), Some(row @ b'1'..=b'9')], _) => {
            Square::new(column - b'a', row - b'1')
        }
        ([Some(key @ b'1'..=b'9'), None], Size::Three) => {
            let key = key - b'1';
            let row = u8::from(key >= 3) + u8::from(key >= 6);
            Square::new(key - 3 * row, row)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests;
