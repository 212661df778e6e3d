/* Every wrong input is a status, never a crash, and changes nothing. */
#undef NDEBUG
#include <assert.h>
#include <string.h>

#include "dooz_core.h"

int main(void) {
    dooz_game game, before;
    dooz_outcome_kind outcome;
    dooz_square best = {9, 9};
    uint64_t memory[64];
    uint8_t stone;

    assert(dooz_start(&game, 8, 3, 3, DOOZ_FREESTYLE) == DOOZ_RULES);
    assert(dooz_start(&game, 3, 3, 3, 77) == DOOZ_RULES);
    assert(dooz_start(&game, 7, 3, 5, 2) == DOOZ_RULES);
    assert(dooz_start(NULL, 3, 3, 3, DOOZ_FREESTYLE) == DOOZ_NULL);

    assert(dooz_start(&game, 4, 4, 4, DOOZ_FREESTYLE) == DOOZ_OK);
    assert(dooz_undo(&game) == DOOZ_NO_MOVE);
    assert(dooz_play(&game, 1, 1) == DOOZ_OK);
    before = game;
    assert(dooz_play(&game, 1, 1) == DOOZ_OCCUPIED);
    assert(dooz_play(&game, 4, 0) == DOOZ_OFF_BOARD);
    assert(dooz_play(NULL, 0, 0) == DOOZ_NULL);
    assert(dooz_stone(&game, 0, 4, &stone) == DOOZ_OFF_BOARD);
    assert(dooz_stone(&game, 0, 0, NULL) == DOOZ_NULL);
    assert(dooz_outcome(&game, NULL) == DOOZ_NULL);
    assert(dooz_best_move(&game, NULL, 0, 100, &best) == DOOZ_OUT_OF_LIMITS);
    assert(dooz_best_move(&game, memory, 64, 100, &best) == DOOZ_OUT_OF_LIMITS);
    assert(best.column == 9 && best.row == 9);
    assert(memcmp(&game, &before, sizeof game) == 0);

    /* A line of three decides the game; nothing can be played after it. */
    assert(dooz_start(&game, 3, 3, 3, DOOZ_FREESTYLE) == DOOZ_OK);
    for (uint8_t column = 0; column < 3; column++) {
        assert(dooz_outcome(&game, &outcome) == DOOZ_OK && outcome == DOOZ_GOES_ON);
        assert(dooz_play(&game, column, 0) == DOOZ_OK);
        if (column < 2)
            assert(dooz_play(&game, column, 1) == DOOZ_OK);
    }
    assert(dooz_outcome(&game, &outcome) == DOOZ_OK && outcome == DOOZ_FIRST_WINS);
    assert(dooz_stone(&game, 1, 0, &stone) == DOOZ_OK);
    assert(stone == (DOOZ_FIRST | DOOZ_DECIDES));
    assert(dooz_stone(&game, 1, 1, &stone) == DOOZ_OK && stone == DOOZ_SECOND);
    assert(dooz_stone(&game, 1, 2, &stone) == DOOZ_OK && stone == DOOZ_EMPTY);
    assert(dooz_play(&game, 2, 2) == DOOZ_GAME_OVER);
    assert(dooz_best_move(&game, memory, 64, 0, &best) == DOOZ_GAME_OVER);

    /* The last move taken back, it is the best one again. */
    assert(dooz_undo(&game) == DOOZ_OK);
    assert(dooz_best_move(&game, memory, 64, 0, &best) == DOOZ_OK);
    assert(best.column == 2 && best.row == 0);

    /* A game that was written over is noticed. */
    memset(&game, 0xff, sizeof game);
    assert(dooz_play(&game, 0, 0) == DOOZ_DAMAGED);
    assert(dooz_best_move(&game, NULL, 0, 0, &best) == DOOZ_DAMAGED);
    return 0;
}
