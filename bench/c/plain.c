/* Tic-tac-toe as one would first write it in C: a board of nine characters,
 * and in every node a look at all eight lines. This is what Dooz is measured
 * against. Compiled twice: with COUNTED it also counts the calls. */

#include <stdint.h>

enum { FREE = '.', PERSON = 'O', COMPUTER = 'X' };

#ifdef COUNTED
static int64_t calls;
#endif

static int evaluate(const char board[9])
{
    for (int row = 0; row < 9; row += 3)
        if (board[row] != FREE && board[row] == board[row + 1] && board[row] == board[row + 2])
            return board[row] == COMPUTER ? 10 : -10;

    for (int column = 0; column < 3; column++)
        if (board[column] != FREE && board[column] == board[column + 3] && board[column] == board[column + 6])
            return board[column] == COMPUTER ? 10 : -10;

    if (board[4] != FREE && ((board[0] == board[4] && board[4] == board[8])
                             || (board[2] == board[4] && board[4] == board[6])))
        return board[4] == COMPUTER ? 10 : -10;

    return 0;
}

static int is_full(const char board[9])
{
    for (int cell = 0; cell < 9; cell++)
        if (board[cell] == FREE)
            return 0;
    return 1;
}

static int minimax(char board[9], int depth, int computer_moves)
{
#ifdef COUNTED
    calls++;
#endif

    int score = evaluate(board);
    if (score > 0)
        return score - depth;
    if (score < 0)
        return score + depth;
    if (is_full(board))
        return 0;

    int best = computer_moves ? -1000 : 1000;
    for (int cell = 0; cell < 9; cell++) {
        if (board[cell] != FREE)
            continue;
        board[cell] = computer_moves ? COMPUTER : PERSON;
        int value = minimax(board, depth + 1, !computer_moves);
        board[cell] = FREE;
        if (computer_moves ? value > best : value < best)
            best = value;
    }
    return best;
}

#ifdef COUNTED
int64_t plain_c_calls(void)
{
    char board[9] = { FREE, FREE, FREE, FREE, FREE, FREE, FREE, FREE, FREE };
    calls = 0;
    minimax(board, 0, 1);
    return calls;
}
#else
int64_t plain_c_value(void)
{
    char board[9] = { FREE, FREE, FREE, FREE, FREE, FREE, FREE, FREE, FREE };
    return minimax(board, 0, 1);
}
#endif
