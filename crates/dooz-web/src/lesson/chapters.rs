//! The chapters, from three free cells to a board of ten by ten.

use dooz_core::Rules;
use dooz_core::Symbol::{self, O, X};
use dooz_core::textbook::Side::{Max, Min};

use super::Presentation::{Board, Leaves, Values, Walk};
use super::{Chapter, Given, Lesson, Presentation, Task};

const fn nine(picture: &'static str, to_move: Symbol) -> Given {
    Given::Board {
        rules: Rules::TIC_TAC_TOE,
        picture,
        to_move,
    }
}

const fn hundred(picture: &'static str) -> Given {
    Given::Board {
        rules: Rules::MACHINARIUM,
        picture,
        to_move: X,
    }
}

const fn step(
    name: &'static str,
    given: Given,
    shown: Presentation,
    method: &'static str,
    task: Task,
) -> Lesson {
    Lesson {
        name,
        given,
        shown,
        method,
        task,
    }
}

/// Three free cells: the one in the middle wins, the others lose.
const THREE: Given = nine("O.XX..XOO", X);
/// Three free cells, and nine calls.
const NINE_CALLS: Given = nine("O.XX.X.OO", X);
/// Every move loses, but some sooner than others.
const LOST: Given = nine(".X...XOOX", O);
/// Averaging throws a win away here.
const TEMPTING: Given = nine(".....XOX.", O);
/// Enough free cells to make pruning count.
const OPENED: Given = nine("X...O...X", O);

const SMALL: Given = Given::Tree {
    text: "((3 7) (2 9))",
    turn: Max,
};
/// A diamond above two circles; the left one is worth 7.
const CIRCLES: Given = Given::Tree {
    text: "((5 7) (9 4 6))",
    turn: Min,
};
const WIDE: Given = Given::Tree {
    text: "((6 8) (4 9 1) (7 5))",
    turn: Max,
};
const BACKWARDS: Given = Given::Tree {
    text: "((1 2) (4 5) (8 9))",
    turn: Max,
};

const RACE: Given = hundred(
    "
    . . . . . . . . . .
    . . . . . . . . . .
    . . O . . . . . . .
    . . O X X X X . . .
    . . O . . . . . . .
    . . O . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    ",
);
const DANGER: Given = hundred(
    "
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . X . .
    . . . O . . . . . .
    . . . . O . . X . .
    . . . . . O . . . .
    . . . . . . O . . .
    . . X . . . . X . .
    . . . . . . . . . .
    . . . . . . . . . .
    ",
);
/// Two rows of three with a gap, each closed on one side, which share a
/// square.
const FORK: Given = hundred(
    "
    . . . . . . O . . .
    . . . . . . X . . .
    . O . . . . X . . .
    . . . O . . . . . .
    . . . . . . X . O .
    . O X X . X . . . .
    . . . . . . . . . .
    . . . . O . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    ",
);

/// The chapters in their order.
pub const CHAPTERS: &[Chapter] = &[
    Chapter {
        name: "tree",
        steps: &[
            step("look", THREE, Board, "minimax", Task::Read),
            step("count", THREE, Board, "minimax", Task::Calls),
            step("walk", THREE, Walk, "minimax", Task::ToEnd),
        ],
    },
    Chapter {
        name: "ends",
        steps: &[
            step("win", THREE, Board, "minimax", Task::Win),
            step("plus", THREE, Leaves, "minimax", Task::Value(&[4])),
            step("minus", THREE, Leaves, "minimax", Task::Value(&[1, 4])),
        ],
    },
    Chapter {
        name: "minimax",
        steps: &[
            step("calls", NINE_CALLS, Walk, "freecodecamp", Task::ToEnd),
            step("min", NINE_CALLS, Leaves, "freecodecamp", Task::Value(&[1])),
            step(
                "deep",
                NINE_CALLS,
                Leaves,
                "freecodecamp",
                Task::Value(&[6, 1]),
            ),
            step("choose", NINE_CALLS, Board, "freecodecamp", Task::Best),
        ],
    },
    Chapter {
        name: "depth",
        steps: &[
            step("lost", LOST, Values, "minimax", Task::Value(&[])),
            step("block", LOST, Board, "minimax:depth-score=one", Task::Best),
            step(
                "value",
                LOST,
                Leaves,
                "minimax:depth-score=one",
                Task::Value(&[2]),
            ),
        ],
    },
    Chapter {
        name: "negamax",
        steps: &[
            step("turn", SMALL, Walk, "negamax", Task::Read),
            step("value", SMALL, Leaves, "negamax", Task::Value(&[])),
            step("choose", SMALL, Leaves, "negamax", Task::Best),
        ],
    },
    Chapter {
        name: "cut",
        steps: &[
            step("walk", CIRCLES, Walk, "alphabeta", Task::ToCut),
            step("branch", WIDE, Leaves, "minimax", Task::Pruned("alphabeta")),
            step("same", WIDE, Leaves, "minimax", Task::Value(&[])),
        ],
    },
    Chapter {
        name: "window",
        steps: &[
            step(
                "idea",
                NINE_CALLS,
                Walk,
                "alphabeta:win=1:window=-1,1",
                Task::Read,
            ),
            step(
                "narrow",
                OPENED,
                Board,
                "alphabeta",
                Task::Fewest(&[
                    "minimax",
                    "alphabeta:win=1:window=-2,2",
                    "alphabeta:win=1:window=-1,1",
                ]),
            ),
            step(
                "fast",
                OPENED,
                Board,
                "alphabeta",
                Task::Fewest(&["alphabeta", "alphabeta:fast-cut=both"]),
            ),
        ],
    },
    Chapter {
        name: "order",
        steps: &[
            step(
                "tree",
                BACKWARDS,
                Leaves,
                "minimax",
                Task::Fewest(&["alphabeta", "alphabeta:order=reversed"]),
            ),
            step(
                "walk",
                BACKWARDS,
                Walk,
                "alphabeta:order=reversed",
                Task::ToCut,
            ),
        ],
    },
    Chapter {
        name: "average",
        steps: &[
            step("idea", TEMPTING, Board, "lafore", Task::Play),
            step("better", TEMPTING, Board, "minimax", Task::Best),
        ],
    },
    Chapter {
        name: "hunch",
        steps: &[
            step("race", RACE, Board, "minimax", Task::Intuition),
            step("danger", DANGER, Board, "minimax", Task::Intuition),
            step("style", DANGER, Board, "minimax", Task::Read),
        ],
    },
    Chapter {
        name: "ahead",
        steps: &[
            step("idea", FORK, Board, "minimax", Task::Read),
            step("fork", FORK, Board, "minimax", Task::Force { depth: 3 }),
            step("end", FORK, Board, "minimax", Task::Read),
        ],
    },
];
