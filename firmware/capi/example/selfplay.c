/* Dooz plays tic-tac-toe against itself, which always ends in a draw. */
#include <stdio.h>

#include "dooz_core.h"

static void draw(const dooz_game *game) {
    for (int row = 2; row >= 0; row--) {
        for (int column = 0; column < 3; column++) {
            uint8_t stone;
            if (dooz_stone(game, (uint8_t)column, (uint8_t)row, &stone) != DOOZ_OK)
                stone = DOOZ_EMPTY;
            printf(" %c", ".XO"[stone & 3]);
        }
        printf("\n");
    }
    printf("\n");
}

int main(void) {
    static uint64_t memory[1024];
    dooz_outcome_kind outcome = DOOZ_GOES_ON;
    dooz_game game;

    if (dooz_start(&game, 3, 3, 3, DOOZ_FREESTYLE) != DOOZ_OK)
        return 1;
    while (outcome == DOOZ_GOES_ON) {
        dooz_square best;
        if (dooz_best_move(&game, memory, 1024, 0, &best) != DOOZ_OK)
            return 1;
        if (dooz_play(&game, best.column, best.row) != DOOZ_OK)
            return 1;
        if (dooz_outcome(&game, &outcome) != DOOZ_OK)
            return 1;
        draw(&game);
    }
    printf("%s\n", outcome == DOOZ_DRAW ? "A draw." : "Somebody has won.");

    return outcome == DOOZ_DRAW ? 0 : 1;
}
