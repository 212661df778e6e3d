"""The unmodified image on the model of the STM32F030."""

import random
import unittest

import stm32f030
from game import IMAGES, PROMPTS, Settings, Turn, check, key, tree
from stm32f030 import CLOCK, Chip, Reset

FLASH_BUDGET = 8 * 1024
RAM_BUDGET = 1536


def chip() -> Chip:
    return Chip(IMAGES / "stm32f030")


class Needs:
    """The most that a test needs of the chip. It thinks while its lamp is dark."""

    def __init__(self) -> None:
        self.stack = self.thinking = self.hunger = 0

    def note(self, board: Chip) -> None:
        self.stack = max(self.stack, board.stack_used())
        self.thinking = max(self.thinking, board.devices.longest_dark)
        self.hunger = max(self.hunger, board.devices.longest_hunger)

    def check(self, what: str, seconds: int = 2) -> None:
        """Holds them against the budget, and says them."""
        board = chip()
        print(
            f"\n{what}: {board.flash_size} bytes of flash, of {FLASH_BUDGET};"
            f" RAM: {board.static_ram} static, {self.stack} of stack, of {RAM_BUDGET};"
            f" longest thinking: {self.thinking} cycles, {self.thinking / CLOCK:.2f} s;"
            f" longest time between two feeds of the watchdog: {self.hunger / CLOCK:.2f} s"
        )
        assert board.flash_size <= FLASH_BUDGET
        assert self.stack > 500, "the stack was not measured"
        assert board.static_ram + self.stack <= RAM_BUDGET
        assert self.thinking < seconds * CLOCK
        assert self.hunger < 2 * CLOCK


class Games(unittest.TestCase):
    """Every game begins at a chip that was just switched on."""

    def play(self, settings: Settings, games: int | None = None, seconds: int = 2) -> None:
        lines = settings.games(games)
        self.assertNotIn("person", [winner for *_, winner in lines], "the host loses a game")
        self.assertGreater(len(lines), 20)
        board = chip()
        board.run()
        board.type(settings.keys(), gap=200)
        said = board.run()
        root = tree(settings, lines)
        check(root, said)
        needs = Needs()
        self.follow(board, settings, root, needs)
        needs.check(str(settings), seconds)
        self.assertGreater(needs.thinking, CLOCK // 10, "the lamp stayed on")

    def follow(self, board: Chip, settings: Settings, turn: Turn, needs: Needs) -> None:
        saved = board.save()
        for square, then in turn.then.items():
            board.restore(saved)
            board.type(key(settings, square) + b"\r")
            check(then, board.run())
            self.assertTrue(board.devices.lamp)
            needs.note(board)
            self.follow(board, settings, then, needs)

    def test_every_game_that_a_person_begins_goes_as_on_the_host(self):
        self.play(Settings(3, person_begins=True))

    def test_every_game_that_it_begins_goes_as_on_the_host(self):
        self.play(Settings(3, person_begins=False))

    def test_every_game_against_the_article_goes_as_on_the_host(self):
        settings = Settings(3, person_begins=True, as_in_article=True)
        self.assertEqual(len(settings.games()), 569)
        # The article's minimax cuts nothing.
        self.play(settings, seconds=4)

    def test_every_game_that_it_begins_on_4x4_goes_as_on_the_host(self):
        self.play(Settings(4, person_begins=False))

    def test_games_that_a_person_begins_on_4x4_go_as_on_the_host(self):
        self.play(Settings(4, person_begins=True), 60)

    def test_one_game_follows_the_other_and_all_of_them_alike(self):
        settings = Settings(3, person_begins=True)
        drawn = next(game for game in settings.games() if game[-1] == "nobody")
        board = chip()
        board.run()
        said = set()
        for _ in range(4):
            board.type(b" ")
            game = board.run()
            for square in drawn[:-1:2]:
                board.type(key(settings, square) + b"\r")
                game += board.run()
            self.assertIn(b"A draw.", game)
            said.add(game)
        self.assertEqual(len(said), 1)


class Line(unittest.TestCase):
    """What is typed."""

    def setUp(self):
        self.board = chip()
        self.board.run()
        self.board.type(b" ")
        self.board.run()

    def type(self, text: bytes, **how) -> str:
        self.board.type(text, **how)
        return self.board.run().decode("ascii")

    def test_what_is_typed_is_shown_and_can_be_taken_back(self):
        self.assertEqual(self.type(b"12\x7f\x08"), "12\b \b\b \b")
        self.assertIn("I play", self.type(b"5\r"))

    def test_what_has_no_place_in_a_line_rings_the_bell(self):
        self.assertEqual(self.type(b"\x7f?a1b"), "\a\aa1\a")

    def test_a_return_may_be_one_byte_or_two(self):
        # The second byte comes while the computer thinks, or later.
        self.assertIn("I play", self.type(b"5\r\n", gap=3))
        self.assertTrue(self.type(b"7\r\n").endswith("Your move: "))

    def test_arrows_are_not_letters(self):
        self.assertEqual(self.type(b"\x1b[A\x1bOB\x1b[3~"), "")

    def test_squares_have_names_too(self):
        self.assertIn("  O   8   9", self.type(b"A3\r"))

    def test_what_is_wrong_is_asked_again(self):
        for wrong in (b"", b"0", b"d4", b"a4", b"xx", b"55", b"q"):
            said = self.type(wrong + b"\r")
            self.assertIn("Type what stands in a free cell", said, wrong)
            self.assertTrue(said.endswith("Your move: "))

    def test_a_taken_cell_is_asked_again(self):
        self.type(b"5\r")
        self.assertIn("That cell is taken.", self.type(b"5\r"))

    def test_a_game_can_be_given_up(self):
        self.assertTrue(self.type(b"n\r").endswith("for a new game.\r\n"))

    def test_bytes_that_were_damaged_are_dropped(self):
        for error in (stm32f030.Devices.FE, stm32f030.Devices.NF):
            self.assertEqual(self.type(b"7", error=error), "")
        self.assertIn("I play", self.type(b"5\r"))

    def test_a_broken_wire_sends_nothing(self):
        self.assertEqual(self.type(bytes(100), error=stm32f030.Devices.FE), "")
        self.assertIn("I play", self.type(b"5\r"))


class Flood(unittest.TestCase):
    def test_no_flood_of_bytes_hangs_it_or_resets_it(self):
        lots = random.Random(5)
        needs = Needs()
        board = chip()
        board.run()
        for gap in (0.3, 1, 4):
            errors = [0, 0, 0, stm32f030.Devices.FE, stm32f030.Devices.NF]
            for _ in range(600):
                byte = lots.choice((lots.randrange(256), ord(lots.choice("123456789\r"))))
                board.type(bytes([byte]), lots.choice(errors), gap)
            board.run()
            needs.note(board)
        needs.check("a flood of bytes")
        self.assertGreater(board.devices.lost_bytes, 100, "the flood was no flood")
        # Out of whatever that was, and into a new game.
        board.type(b"\r\x7f\x7fn\r", gap=1000)
        board.run()
        board.type(b" ", gap=1000)
        self.assertTrue(board.run().endswith(PROMPTS[0]))


class Deepest(unittest.TestCase):
    """The deepest search there is on 4x4, ten levels, needs two slips.

    Of all positions with up to five stones, and of a sample of the others,
    none is searched deeper than a4 d4 b1 d2.
    """

    def test_it_fits_too(self):
        needs = Needs()
        board = chip()
        board.run()
        board.type(b"wbll", gap=200)
        self.assertIn(b"4x4, I begin, I often slip", board.run())

        place = self.place_of_chance(board)
        self.slip(board, place, b" ", "a4", 0, 16)
        self.slip(board, place, b"d4\r", "b1", 11, 14)
        needs.note(board)
        # No slip now: the deepest search.
        self.force(board, place, lambda state: chance(state)[0] >= 3)
        board.type(b"d2\r")
        self.assertIn(b"I play", board.run())
        needs.note(board)
        needs.check("the deepest search on 4x4")

    def slip(self, board: Chip, place: int, keys: bytes, square: str, move: int, moves: int):
        def is_good(state: int) -> bool:
            slips, any_move = chance(state, moves)
            return slips < 3 and any_move == move

        self.force(board, place, is_good)
        board.type(keys)
        column, row = "abcd".index(square[0]) + 1, 5 - int(square[1])
        self.assertIn(f"I play column {column}, row {row}".encode(), board.run())

    def force(self, board: Chip, place: int, is_good) -> None:
        """Chooses chance at the moment when the lamp goes out."""
        state = next(state for state in range(0, 1 << 32, 104_729) if is_good(state))
        board.devices.on_dark = lambda: board.uc.mem_write(place, state.to_bytes(4, "little"))

    def place_of_chance(self, board: Chip) -> int:
        """The address of the random generator's state."""
        before = bytes(board.uc.mem_read(stm32f030.RAM, stm32f030.RAM_SIZE))
        board.type(b"\x1b", gap=3)
        board.run()
        after = bytes(board.uc.mem_read(stm32f030.RAM, stm32f030.RAM_SIZE))
        for at in range(0, len(before), 4):
            old, new = (int.from_bytes(m[at : at + 4], "little") for m in (before, after))
            for _ in range(500 if old != new else 0):
                old = stir(old)
                if old == new:
                    return stm32f030.RAM + at
        self.fail("nothing is stirred")


def stir(state: int) -> int:
    return (state * 1_664_525 + 1_013_904_223) % (1 << 32)


def chance(state: int, moves: int = 1) -> tuple[int, int]:
    """The draw of eight that decides if it slips, and the random move if it does."""
    first = stir(state)
    return (first >> 16) * 8 >> 16, (stir(first) >> 16) * moves >> 16


class Levels(unittest.TestCase):
    def slips(self, presses: int) -> int:
        """The number of moves of 40 that are not the best."""
        board = chip()
        board.run()
        board.type(b"l" * presses + b" ", gap=200)
        board.run()
        board.type(b"5\r")
        first = board.run()
        saved = board.save()
        replies = []
        for wait in range(40):
            board.restore(saved)
            # The longer it waits, the more chance is stirred.
            free = b"3" if b"X   8" in first else b"7"
            board.type(free + b"\r", gap=1 + wait)
            replies.append(board.run())
        most = max(replies.count(reply) for reply in replies)
        return len(replies) - most

    def test_the_levels_differ_in_how_often_it_slips(self):
        never, seldom, often = (self.slips(presses) for presses in range(3))
        self.assertEqual(never, 0)
        self.assertLess(never, seldom)
        self.assertLess(seldom, often)


class Failures(unittest.TestCase):
    def jump_to(self, symbol: str) -> None:
        board = chip()
        board.run()
        board.type(b" ")
        board.run()
        [address] = [at for name, at in board.symbols.items() if symbol in name]
        board.pc = address
        self.assertIn(b"Something went wrong", board.run())
        with self.assertRaises(Reset) as reset:
            board.run()
        self.assertEqual(str(reset.exception), "software")
        board.power_on()
        self.assertIn(b"Dooz", board.run())

    def test_a_panic_says_so_and_restarts(self):
        self.jump_to("rust_begin_unwind")

    def test_a_fault_of_the_processor_says_so_and_restarts(self):
        self.jump_to("_HardFault")


if __name__ == "__main__":
    unittest.main()
