//! All texts of the program. A translation changes only this file.

pub(crate) const GREETING: &str = "\r\n\r\nDooz: three in a row win. You are O, I am X.\r\n";
pub(crate) const FAILED: &str = "\r\n\r\nSomething went wrong in me. I start again.\r\n";

pub(crate) const BOARD: [&str; 2] = ["3x3", "4x4"];
pub(crate) const BEGINS: [&str; 2] = ["I begin", "you begin"];
pub(crate) const LEVELS: [&str; 3] = ["I never slip", "I seldom slip", "I often slip"];
pub(crate) const MENU: &str =
    "\r\nKeys: b - board, w - who begins, l - level; any other key for a new game.\r\n";

pub(crate) const YOUR_MOVE: &str = "Your move: ";
pub(crate) const WHAT_TO_TYPE: &str =
    "Type what stands in a free cell, and Enter. n gives the game up.\r\n";
pub(crate) const TAKEN: &str = "That cell is taken.\r\n";
pub(crate) const THINKING: &str = "I think...\r\n";
pub(crate) const I_PLAY_COLUMN: &str = "I play column ";
pub(crate) const ROW: &str = ", row ";

pub(crate) const DRAW: &str = "A draw.\r\n";
pub(crate) const I_WIN: &str = "I win.\r\n";
pub(crate) const YOU_WIN: &str = "You win!\r\n";
