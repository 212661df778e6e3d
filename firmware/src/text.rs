//! All texts of the program, in one table. To translate it, copy [`ENGLISH`]
//! into a table of your own, in letters that the terminal at the other end of
//! the line can show, and let [`TEXTS`] be that table. The compiler names each
//! text that is missing.

/// The texts of one language.
#[derive(Debug)]
pub(crate) struct Texts {
    pub(crate) greeting: &'static str,
    pub(crate) failed: &'static str,
    /// The board of 3x3, and that of 4x4.
    pub(crate) boards: [&'static str; 2],
    /// The computer begins, and the person begins.
    pub(crate) begins: [&'static str; 2],
    /// The computer never slips, seldom, and often.
    pub(crate) levels: [&'static str; 3],
    /// Follows the level if the computer plays as the article's program.
    pub(crate) as_in_article: &'static str,
    pub(crate) menu: &'static str,
    pub(crate) your_move: &'static str,
    pub(crate) what_to_type: &'static str,
    pub(crate) taken: &'static str,
    pub(crate) thinking: &'static str,
    /// Stands before the column, the row and the name of the computer's move,
    /// and behind them.
    pub(crate) i_play: [&'static str; 4],
    pub(crate) draw: &'static str,
    pub(crate) i_win: &'static str,
    pub(crate) you_win: &'static str,
}

/// The texts that the program is built with.
pub(crate) const TEXTS: &Texts = &ENGLISH;

const ENGLISH: Texts = Texts {
    greeting: "\r\n\r\nDooz: three in a row win. You are O, I am X.\r\n",
    failed: "\r\n\r\nSomething went wrong in me. I start again.\r\n",
    boards: ["3x3", "4x4"],
    begins: ["I begin", "you begin"],
    levels: ["I never slip", "I seldom slip", "I often slip"],
    as_in_article: ", minimax as in the article",
    menu: "\r\nKeys: b - board, w - who begins, l - level, p - player; any other key for a new game.\r\n",
    your_move: "Your move: ",
    what_to_type: "Type what stands in a free cell, and Enter. n gives the game up.\r\n",
    taken: "That cell is taken.\r\n",
    thinking: "I think...\r\n",
    i_play: ["I play column ", ", row ", " (", ")\r\n"],
    draw: "A draw.\r\n",
    i_win: "I win.\r\n",
    you_win: "You win!\r\n",
};
