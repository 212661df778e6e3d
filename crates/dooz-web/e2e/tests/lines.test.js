// The lines that decide a game, measured where they are drawn.

import assert from 'node:assert/strict';

import { board, cell } from '../support/board.js';
import { between } from '../support/match.js';
import { visiting } from '../support/visit.js';

// The stones of X, the last of them wins; those of O; the lines, if not all of X.
for (const [title, rules, crosses, circles, ...lines] of [
  ['a row', '3x3x3', 'a1 b1 c1', 'a2 c2'],
  ['a column', '3x3x3', 'b1 b2 b3', 'a2 c2'],
  ['a diagonal upwards', '3x3x3', 'a1 b2 c3', 'a2 c2'],
  ['a diagonal downwards', '3x3x3', 'a3 b2 c1', 'a2 c2'],
  ['a row', '5x5x4', 'b4 c4 d4 e4', 'a1 c2 e1'],
  ['a column', '5x5x4', 'd1 d2 d3 d4', 'a1 c2 e1'],
  ['a diagonal upwards', '5x5x4', 'b1 c2 d3 e4', 'a1 a3 e1'],
  ['a diagonal downwards', '5x5x4', 'a4 b3 c2 d1', 'a1 a3 e1'],
  ['a row', '15x15x5', 'k15 l15 m15 n15 o15', 'a1 c2 e1 g2'],
  ['a column', '15x15x5', 'o5 o6 o7 o8 o9', 'a1 c2 e1 g2'],
  ['a diagonal upwards', '15x15x5', 'k11 l12 m13 n14 o15', 'a1 c2 e1 g2'],
  ['a diagonal downwards', '15x15x5', 'a15 b14 c13 d12 e11', 'a1 c2 e1 g2'],
  ['a row longer than it must be', '5x5x4', 'a1 b1 d1 e1 c1', 'a3 c4 e3 b5', 'a1 b1 c1 d1 e1'],
  ['a row and a column at once', '5x5x4', 'b1 c1 d1 e2 e3 e4 e1', 'a3 c4 a2 b5 d3 a5',
    'b1 c1 d1 e1', 'e1 e2 e3 e4'],
  ['both diagonals at once', '3x3x3', 'a1 c3 a3 c1 b2', 'a2 c2 b1 b3', 'a1 b2 c3', 'a3 b2 c1'],
]) {
  const [last, ...first] = crosses.split(' ').reverse();
  const others = circles.split(' ');
  const moves = first.reverse().flatMap((square, i) => [square, others[i]]).join(' ');
  const wanted = lines.length > 0 ? lines : [crosses];
  visiting(`${title} on ${rules} is drawn through`, { start: between(rules, moves) }, async ({ page }) => {
    await cell(page, last).click();
    await board(page).locator('.win').first().waitFor({ state: 'attached' });
    const drawn = await board(page).evaluate(measure);
    assert.equal(drawn.lines.length, wanted.length, 'lines');
    for (const line of wanted) {
      const fits = drawn.lines.filter((ends) => goesThrough(ends, line.split(' '), drawn));
      assert.equal(fits.length, 1, `a line through ${line}: ${JSON.stringify(drawn)}`);
    }
  });
}

/**
 * Returns `true` if a line begins and ends in its outermost cells, at their
 * middles or beyond, and crosses the middle of every cell between them.
 */
function goesThrough([from, to], squares, { side, cells }) {
  const middles = squares.map((square) => cells[square]);
  const near = (point, middle) =>
    Math.max(Math.abs(point.x - middle.x), Math.abs(point.y - middle.y)) / side < 0.4;
  const [first, last] = [middles[0], middles.at(-1)];
  const fits = (near(from, first) && near(to, last)) || (near(from, last) && near(to, first));
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const reaches = length > 0.99 * Math.hypot(last.x - first.x, last.y - first.y);
  const off = ({ x, y }) =>
    Math.abs((to.x - from.x) * (from.y - y) - (from.x - x) * (to.y - from.y)) / length / side;
  return fits && reaches && middles.every((middle) => off(middle) < 0.05);
}

/** Runs on the page: all lines and middles of cells, in pixels of the screen. */
function measure(board) {
  const lines = [...board.querySelectorAll('.win')].map((line) => {
    const path = line.querySelector('path');
    const matrix = path.getScreenCTM();
    return [0, path.getTotalLength()].map((way) => {
      const { x, y } = path.getPointAtLength(way).matrixTransform(matrix);
      return { x, y };
    });
  });
  let side;
  const cells = {};
  for (const cell of board.querySelectorAll('[role=gridcell]')) {
    const { x, y, width, height } = cell.getBoundingClientRect();
    side = width;
    const name = /[a-v]\d+/.exec(cell.getAttribute('aria-label'))[0];
    cells[name] = { x: x + width / 2, y: y + height / 2 };
  }
  return { lines, side, cells };
}
