/* The rules and the perfect player of Dooz, for C.
 *
 * Boards have 1 to 7 columns and 1 to 8 rows, or up to 4 rows and a k of up to
 * 4 if the library was built with the feature `compact`. A `dooz_game` is a
 * plain value: it may lie anywhere, be copied and be forgotten. The library
 * allocates nothing, has no state between calls and needs no operating system;
 * it calls `abort` on an internal error. A result is only written, so its place
 * need not be initialised. Link it with `-ldooz_capi`.
 */
#ifndef DOOZ_CORE_H
#define DOOZ_CORE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The result of every function. */
typedef enum dooz_status {
    DOOZ_OK = 0,
    DOOZ_NULL = 1,          /* a pointer is null */
    DOOZ_RULES = 2,         /* there is no such board or rule */
    DOOZ_OFF_BOARD = 3,     /* the square is not on this board */
    DOOZ_OCCUPIED = 4,      /* there is a stone on the square */
    DOOZ_GAME_OVER = 5,     /* the game has ended */
    DOOZ_NO_MOVE = 6,       /* there is no move to take back */
    DOOZ_OUT_OF_LIMITS = 7, /* the search met its limit first */
    DOOZ_DAMAGED = 8        /* the game was changed from outside */
} dooz_status;

/* Which lines count. 2, renju, is refused: this library knows no fouls. */
typedef enum dooz_rule {
    DOOZ_FREESTYLE = 0, /* k or more in a row win */
    DOOZ_EXACTLY = 1,   /* exactly k win */
    DOOZ_CARO = 3,      /* k win unless both ends are blocked; more always do */
    DOOZ_MISERE = 4     /* k or more lose */
} dooz_rule;

typedef enum dooz_outcome_kind {
    DOOZ_GOES_ON = 0,
    DOOZ_FIRST_WINS = 1,
    DOOZ_SECOND_WINS = 2,
    DOOZ_DRAW = 3
} dooz_outcome_kind;

/* Columns count from 0 at the left, rows from 0 at the bottom. */
typedef struct dooz_square {
    uint8_t column;
    uint8_t row;
} dooz_square;

/* A game, to be changed only by the functions below. */
typedef struct dooz_game {
    uint8_t rules[4];
    uint8_t ply; /* the number of moves; the first player moves when even */
    dooz_square moves[56];
} dooz_game;

/* The results of `dooz_stone`. */
#define DOOZ_EMPTY 0
#define DOOZ_FIRST 1
#define DOOZ_SECOND 2
#define DOOZ_DECIDES 4 /* added for a stone of the line that decided the game */

/* Begins a game: columns, rows, the length of a line, and a `dooz_rule`. */
dooz_status dooz_start(dooz_game *game, uint8_t columns, uint8_t rows, uint8_t k, uint8_t rule);

/* Plays a move for the player to move. If it cannot be played, nothing
 * changes. */
dooz_status dooz_play(dooz_game *game, uint8_t column, uint8_t row);

/* Takes back the last move. */
dooz_status dooz_undo(dooz_game *game);

/* Tells whether and how the game has ended. */
dooz_status dooz_outcome(const dooz_game *game, dooz_outcome_kind *outcome);

/* Tells what is on a square. */
dooz_status dooz_stone(const dooz_game *game, uint8_t column, uint8_t row, uint8_t *stone);

/* Finds the best move: the fastest win or the longest defence, and among equal
 * moves the one that gives the opponent most chances to go wrong.
 *
 * `memory` speeds up the search on boards larger than 3x3, from about 1000
 * words; it may be null, and need not be initialised. The search gives up after `most_nodes` positions,
 * unless that is 0. */
dooz_status dooz_best_move(const dooz_game *game, uint64_t *memory, size_t words,
                           uint64_t most_nodes, dooz_square *best);

#ifdef __cplusplus
}
#endif

#endif
