#!/usr/bin/env python3
"""Verifies certificates of k-in-a-row games, as docs/certificates.md describes them.

    dzc_verify.py FILE...

For each file it prints the claim that the file proves, or the rule that it
breaks. The status is 0 if all files are accepted, 1 if one is rejected, and 2
if one cannot be read. It needs Python 3.10 and nothing else; a file that is
compressed has to be unpacked first, by `zstd -d`.

A square is its index, row * m + column, and a set of squares is an integer with
a bit for each of them.
"""

import sys

REFERENCE, POTENTIAL, PAIR, SPLIT, HORIZON = range(5)
WINS, HOLDS, HOLDS_FOR, HOLDS_WEAKLY = range(4)
FREESTYLE, EXACTLY, RENJU, CARO, MISERE = range(5)
RULE_NAMES = ["", "-exactly", "-renju", "-caro"]
PLAYERS = ["First", "Second"]
DIRECTIONS = [(1, 0), (0, 1), (1, 1), (1, -1)]
MOST_MAYBE_SETS = 8
# The first bytes of a file that zstd has compressed (RFC 8878).
ZSTD = b"\x28\xb5\x2f\xfd"


class Rejected(Exception):
    """A rule that a certificate breaks, by its name."""


def require(condition, name):
    if not condition:
        raise Rejected(name)


def squares(bits):
    """Yields the squares of a set in ascending order."""
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest


class Board:
    """The board and the rules of a game."""

    def __init__(self, rule, m, n, k):
        self.rule, self.m, self.n, self.k = rule, m, n, k
        self.size = m * n
        self.all = (1 << self.size) - 1
        self.lines = []
        for start in range(self.size):
            for direction in DIRECTIONS if k > 1 else DIRECTIONS[:1]:
                line = [self.step(start, direction, i) for i in range(k)]
                if None not in line:
                    self.lines.append(sum(1 << square for square in line))

    def step(self, square, direction, steps):
        """Returns the square some steps away, or None off the board."""
        x = square % self.m + direction[0] * steps
        y = square // self.m + direction[1] * steps
        return y * self.m + x if 0 <= x < self.m and 0 <= y < self.n else None

    def image(self, bits, s):
        """Returns a set after the symmetry with number s."""
        result = 0
        for square in squares(bits):
            y, x = divmod(square, self.m)
            left, below = self.m - 1 - x, self.n - 1 - y
            x, y = [
                (x, y), (left, below), (left, y), (x, below),
                (y, left), (below, x), (y, x), (below, left),
            ][s]
            result |= 1 << (y * self.m + x)
        return result

    def run(self, own, square, direction, sign):
        """Returns how many squares of a set follow each other next to a square."""
        length = 0
        while True:
            other = self.step(square, direction, sign * (length + 1))
            if other is None or not own >> other & 1:
                return length
            length += 1

    def completes(self, player, own, other, square, for_good=False):
        """Tells if a stone of a player completes a line that counts."""
        for direction in DIRECTIONS:
            after = self.run(own, square, direction, 1)
            before = self.run(own, square, direction, -1)
            length = after + 1 + before
            if self.rule == EXACTLY or (self.rule == RENJU and player == 0):
                if length == self.k:
                    return True
            elif self.rule == CARO and length == self.k:
                ends = [self.step(square, direction, after + 1),
                        self.step(square, direction, -before - 1)]
                taken = [end is not None and other >> end & 1 for end in ends]
                if None in ends or not (any(taken) if for_good else all(taken)):
                    return True
            elif length >= self.k:
                return True
        return False

    def has_line(self, player, own, other):
        """Tells if a player has a line that counts."""
        return any(self.completes(player, own, other, square) for square in squares(own))

    # Renju: `black` and `empty` are sets, the stone in question is not yet there.

    def is_foul(self, black, empty, square):
        """Tells if renju forbids a black stone on an empty square."""
        rows = [self.run(black, square, d, 1) + 1 + self.run(black, square, d, -1)
                for d in DIRECTIONS]
        if 5 in rows:
            return False
        if max(rows) > 5:
            return True
        black, empty = black | 1 << square, empty & ~(1 << square)
        fours = [self.fours(black, empty, square, d) for d in DIRECTIONS]
        if sum(fours) >= 2:
            return True
        threes = [not four and self.is_three(black, empty, square, d)
                  for four, d in zip(fours, DIRECTIONS)]
        return sum(threes) >= 2

    def row_ends(self, black, square, direction):
        """Returns the squares beyond both ends of the row through a stone."""
        return [self.step(square, direction, sign * (self.run(black, square, direction, sign) + 1))
                for sign in (1, -1)]

    def fives(self, black, empty, square, direction):
        """Returns the squares next to a row where a stone would make a five."""
        def makes_five(end):
            return self.run(black, end, direction, 1) + self.run(black, end, direction, -1) == 4
        ends = self.row_ends(black, square, direction)
        return [end for end in ends if end is not None and empty >> end & 1 and makes_five(end)]

    def row(self, black, square, direction):
        return 1 + self.run(black, square, direction, 1) + self.run(black, square, direction, -1)

    def fours(self, black, empty, square, direction):
        """Returns the number of fours of a stone in one direction."""
        count = len(self.fives(black, empty, square, direction))
        return 1 if self.row(black, square, direction) == 4 and count == 2 else count

    def is_three(self, black, empty, square, direction):
        """Tells if one more stone would make four in a row with open ends."""
        for end in self.row_ends(black, square, direction):
            if end is None or not empty >> end & 1:
                continue
            filled, left = black | 1 << end, empty & ~(1 << end)
            if (self.row(filled, end, direction) == 4
                    and len(self.fives(filled, left, end, direction)) == 2
                    and all(self.row(filled, end, d) != 5 for d in DIRECTIONS)
                    and not self.is_foul(black, empty, end)):
                return True
        return False


class Reader:
    """The bytes of a certificate."""

    def __init__(self, data):
        self.data, self.place, self.board = data, 0, None

    def byte(self):
        require(self.place < len(self.data), "end-of-file")
        self.place += 1
        return self.data[self.place - 1]

    def number(self):
        result = 0
        for i in range(9):
            byte = self.byte()
            result |= (byte & 127) << 7 * i
            if byte < 128:
                require(byte or i == 0, "number")
                return result
        raise Rejected("number")

    def word(self):
        """Returns a number and None, or None and the number of an ending."""
        word = self.byte()
        last = 255
        if self.board.size > 240:
            word |= self.byte() << 8
            last = 65535
        return (word, None) if word < last - 4 else (None, last - word)

    def square(self):
        square, _ = self.word()
        require(square is not None and square < self.board.size, "off-board")
        return square

    def count(self):
        count, _ = self.word()
        require(count is not None and count <= self.board.size, "count")
        return count

    def set(self):
        result = 0
        for _ in range(self.count()):
            square = self.square()
            require(not result >> square & 1, "twice")
            result |= 1 << square
        return result


class Node:
    """A statement that is left to prove: see "States" in the description."""

    def __init__(self, **fields):
        self.__dict__.update(fields)

    def but(self, **fields):
        return Node(**{**self.__dict__, **fields})

    def below(self, **fields):
        return self.but(depth=self.depth + 1, **fields)

    def after_ply(self, **fields):
        return self.below(claimants_turn=not self.claimants_turn,
                          plies=max(self.plies - 1, 0), **fields)

    def all_o(self):
        result = self.o
        for maybe in self.maybe:
            result |= maybe
        return result

    def free(self):
        return self.region & ~(self.c | self.o)

    def weakened(self):
        return self.below(goal=HOLDS_WEAKLY, o=self.all_o(), maybe=[])

    def open_lines(self):
        """Yields the guarded lines without a stone of C, each less those of O."""
        for line in self.guarded:
            if not line & self.c:
                yield line, line & ~self.o

    def fillable(self, moves):
        """Tells if O can fill a guarded line in this many moves."""
        c, not_o, most = self.c, ~self.o, moves + len(self.maybe)
        for line in self.guarded:
            if line & c:
                continue
            missing = line & not_o
            count = missing.bit_count()
            if count <= most:
                fits = [[square_set >> square & 1 for square_set in self.maybe]
                        for square in squares(missing)]
                if count <= moves + assignable(fits):
                    return True
        return False


def assignable(fits):
    """Returns how many rows can have different columns, each one that fits."""
    owner = {}

    def place(row, tried):
        for column, fit in enumerate(fits[row]):
            if fit and column not in tried:
                tried.add(column)
                if column not in owner or place(owner[column], tried):
                    owner[column] = row
                    return True
        return False

    return sum(place(row, set()) for row in range(len(fits)))


class Verifier:
    """Walks through a certificate.

    The rules of a node are generators: they yield the nodes below, and are sent
    their heights. So deep proofs need no deep stack.
    """

    def __init__(self, data):
        self.reader = Reader(data)
        self.lemmas = []
        self.nodes = 0

    def run(self):
        """Returns the claim in words, or raises Rejected."""
        reader = self.reader
        for expected in b"DZC1":
            require(reader.byte() == expected, "magic")
        rule, m, n, k = (reader.byte() for _ in range(4))
        require(rule <= MISERE, "line-rule")
        require(1 <= m <= 31 and 1 <= n <= 22 and 1 <= k <= 31, "rules")
        require(rule != RENJU or k == 5, "rules")
        require(rule != MISERE, "misere")
        self.board = reader.board = Board(rule, m, n, k)
        for _ in range(reader.number()):
            node = self.statement()
            self.lemmas.append((node, self.height(node)))
        require(reader.place == len(reader.data), "bytes-left")
        require(self.lemmas, "no-lemma")
        return self.claim(*self.lemmas[-1])

    def statement(self):
        """Reads what a lemma says."""
        reader, board = self.reader, self.board
        goal = reader.byte()
        require(goal <= HOLDS_WEAKLY, "goal")
        plies = reader.number() if goal == HOLDS_FOR else 0
        require(plies < 65536, "plies")
        side = reader.byte()
        require(side <= 1, "side")
        claimant = reader.byte()
        require(claimant <= 1, "claimant")
        c, o, b = reader.set(), reader.set(), reader.byte()
        require(b <= MOST_MAYBE_SETS, "maybe-sets")
        maybe = [reader.set() for _ in range(b)]
        node = Node(goal=goal, plies=plies, claimant=claimant, claimants_turn=side == 0, c=c, o=o,
                    maybe=maybe, region=board.all, guarded=board.lines, depth=0)
        require(not c & node.all_o(), "twice")
        if board.rule == RENJU:
            require(goal != HOLDS_WEAKLY and not maybe, "renju")
            black, white = self.by_player(node)
            extra = black.bit_count() - white.bit_count()
            require(extra == (0 if self.turn(node) == 0 else 1), "renju-position")
            is_over = board.has_line(0, black, white) or board.has_line(1, white, black)
            require(not is_over, "renju-position")
        return node

    def claim(self, node, height):
        require(not node.maybe, "many-positions")
        first, second = self.by_player(node)
        is_over = self.board.has_line(0, first, second) or self.board.has_line(1, second, first)
        require(not is_over, "game-over")
        says = ["wins within %d plies" % height, "holds", "holds for %d plies" % node.plies,
                "holds in the weak game"][node.goal]
        return "%dx%dx%d%s, First %s, Second %s, %s to move: %s %s" % (
            self.board.m, self.board.n, self.board.k, RULE_NAMES[self.board.rule],
            self.names(first), self.names(second), PLAYERS[self.turn(node)],
            PLAYERS[node.claimant], says)

    def names(self, bits):
        """Returns the names of squares, from the top row, each from the left."""
        m = self.board.m
        order = sorted(squares(bits), key=lambda square: (-(square // m), square % m))
        letters = [chr(97 + x) if x < 26 else "a" + chr(71 + x) for x in range(31)]
        return " ".join("%s%d" % (letters[q % m], q // m + 1) for q in order) or "-"

    def turn(self, node):
        return node.claimant if node.claimants_turn else 1 - node.claimant

    def by_player(self, node):
        return (node.c, node.o) if node.claimant == 0 else (node.o, node.c)

    def height(self, root):
        """Reads the proof of a node, and returns its height."""
        stack, height = [self.node(root)], None
        while stack:
            try:
                stack.append(self.node(stack[-1].send(height)))
                height = None
            except StopIteration as end:
                stack.pop()
                height = end.value
        return height

    def node(self, node):
        self.nodes += 1
        require(node.depth <= self.board.size, "depth")
        if node.goal == HOLDS_FOR and node.plies == 0:
            return 0
        if node.goal != WINS and not any(True for _ in node.open_lines()):
            return 0
        rules = self.claimant_to_move if node.claimants_turn else self.opponent_to_move
        return (yield from rules(node))

    def claimant_to_move(self, node):
        if node.goal != HOLDS_WEAKLY and self.completing(node):
            return 1
        square, ending = self.reader.word()
        if ending is not None:
            return (yield from self.end(node, ending))
        require(square < self.board.size, "off-board")
        empty = node.free() & ~node.all_o() & self.legal(node)
        require(empty >> square & 1, "move")
        return 1 + (yield node.after_ply(c=node.c | 1 << square))

    def opponent_to_move(self, node):
        require(not node.fillable(1), "finish")
        free = node.free() & self.legal(node)
        if not free:
            require(node.goal != WINS, "full")
            return 0
        if node.goal != HOLDS_WEAKLY:
            threats = self.completing(node, for_good=True)
            if threats.bit_count() == 1 and threats & free:
                return 1 + (yield node.after_ply(o=node.o | threats))
            if threats:
                return 2
        count, ending = self.reader.word()
        if ending is not None:
            return (yield from self.end(node, ending))
        height, others = 0, free
        for _ in range(count):
            square = self.reader.square()
            also = self.reader.set()
            require(not (also | 1 << square) & ~free, "reply")
            others &= ~(also | 1 << square)
            after = node.after_ply(o=node.o | 1 << square)
            height = max(height, (yield self.with_maybe(after, also)))
        if others:
            height = max(height, (yield self.with_maybe(node.after_ply(), others)))
        return 1 + height

    def with_maybe(self, node, maybe):
        if not maybe:
            return node
        require(len(node.maybe) < MOST_MAYBE_SETS, "maybe-sets")
        require(self.board.rule != RENJU, "renju")
        return node.but(maybe=node.maybe + [maybe])

    def completing(self, node, for_good=False):
        """Returns the certainly empty squares on which C completes a line."""
        board, other, not_c = self.board, node.all_o(), ~node.c
        # Every line, longer ones too, has k squares of which C lacks one.
        near = 0
        for line in board.lines:
            missing = line & not_c
            if missing & (missing - 1) == 0:
                near |= missing
        return sum(1 << square for square in squares(near & node.free() & ~other)
                   if board.completes(node.claimant, node.c, other, square, for_good))

    def legal(self, node):
        """Returns the squares that the rules do not forbid."""
        board = self.board
        if board.rule != RENJU or self.turn(node) != 0:
            return board.all
        black, white = self.by_player(node)
        empty = board.all & ~(black | white)
        return sum(1 << q for q in squares(empty) if not board.is_foul(black, empty, q))

    def end(self, node, ending):
        if ending == REFERENCE:
            return self.reference(node)
        require(node.goal != WINS, "only-holds")
        if ending == HORIZON:
            require(node.goal == HOLDS_FOR, "no-horizon")
            moves = node.plies // 2 if node.claimants_turn else (node.plies + 1) // 2
            require(not node.fillable(moves), "horizon")
            return 0
        require(self.board.rule != RENJU, "renju")
        if ending == POTENTIAL:
            return self.potential(node.weakened())
        return (yield from (self.pair if ending == PAIR else self.split)(node.weakened()))

    def reference(self, node):
        number, s = self.reader.number(), self.reader.byte()
        require(number < len(self.lemmas), "forward")
        lemma, height = self.lemmas[number]
        board = self.board
        require(s < (8 if board.m == board.n else 4), "symmetry")
        sides = (node.claimant, node.claimants_turn)
        require((lemma.claimant, lemma.claimants_turn) == sides, "other-side")
        is_enough = (
            node.goal != WINS if lemma.goal == HOLDS_WEAKLY
            else node.goal in (HOLDS, HOLDS_FOR) if lemma.goal == HOLDS
            else node.goal == HOLDS_FOR and node.plies <= lemma.plies if lemma.goal == HOLDS_FOR
            else node.goal == WINS)
        require(is_enough, "weaker")
        require(node.region == board.all, "reference-in-part")
        stones = board.image(lemma.c, s)
        if lemma.goal == HOLDS_WEAKLY:
            require(not stones & ~node.c, "other-stones")
        else:
            require(stones == node.c, "other-stones")
        allowed = board.image(lemma.o, s)
        require(not node.o & ~allowed, "uncovered")
        require(board.rule != RENJU or node.o == allowed, "uncovered")
        sets = [board.image(maybe, s) for maybe in lemma.maybe]
        maybes = [maybe & ~allowed for maybe in node.maybe if maybe & ~allowed]
        fits = [[not maybe & ~known for known in sets] for maybe in maybes]
        require(assignable(fits) == len(fits), "uncovered-sets")
        return height

    def potential(self, node):
        k = self.board.k
        weight = sum(1 << k - missing.bit_count() for _, missing in node.open_lines())
        require(weight < 1 << (k if node.claimants_turn else k - 1), "potential")
        return 0

    def pair(self, node):
        pair = [self.reader.square(), self.reader.square()]
        both = 0
        for square in pair:
            require(node.free() & ~both & 1 << square, "pair")
            both |= 1 << square
        guarded = [line for line in node.guarded if line & both != both]
        return (yield node.but(o=node.o | both, guarded=guarded))

    def split(self, node):
        require(not node.claimants_turn, "split-turn")
        parts, left = [], node.region
        for _ in range(self.reader.count()):
            part = self.reader.set()
            require(not part & ~left, "part")
            left &= ~part
            parts.append(part)
        require(len(parts) >= 2 and all(parts), "parts")
        lines = {part: [] for part in parts}
        for line, missing in node.open_lines():
            home = [part for part in parts if missing and not missing & ~part]
            require(home, "across")
            lines[home[0]].append(line)
        for part in parts:
            yield node.but(region=part, guarded=lines[part])
        return 0


def verdict(data):
    """Returns what the verifier says of a certificate, and if it accepts it."""
    verifier = Verifier(data)
    try:
        return verifier.run(), True
    except Rejected as rejected:
        return "rejected: " + rejected.args[0], False


def main(paths):
    status = 0
    for path in paths:
        try:
            with open(path, "rb") as file:
                data = file.read()
        except OSError as error:
            print("%s: %s" % (path, error.strerror), file=sys.stderr)
            status = 2
            continue
        if data.startswith(ZSTD):
            print("%s: compressed; unpack it by `zstd -d` first" % path, file=sys.stderr)
            status = 2
            continue
        says, is_accepted = verdict(data)
        print("%s: %s" % (path, says))
        if not is_accepted:
            status = max(status, 1)
    return status


if __name__ == "__main__":
    if len(sys.argv) < 2:
        print(__doc__.strip(), file=sys.stderr)
        sys.exit(2)
    # Names of files may hold bytes that no encoding of the terminal has.
    sys.stdout.reconfigure(errors="backslashreplace")
    sys.exit(main(sys.argv[1:]))
