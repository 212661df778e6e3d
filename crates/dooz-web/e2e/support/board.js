// The board as a person sees it and plays on it.

import assert from 'node:assert/strict';

import { eventually } from './eventually.js';
import { plain, says } from './words.js';

/** The board of the screen that is open. */
export const board = (page) => page.getByRole('main').getByRole('grid');

/** A cell by the name of its square. */
export const cell = (page, square) =>
  board(page).getByRole('gridcell', { name: new RegExp(`\\b${square}\\b`) });

/** The ways in which a person plays on a square. */
export const HANDS = {
  mouse: (page, square) => cell(page, square).click(),
  touch: (page, square) => cell(page, square).tap(),
  keyboard: walk,
};

/** Plays on some squares, one after the other. */
export async function play(page, squares, hand = HANDS.mouse) {
  for (const square of squares.split(' ')) await hand(page, square);
}

/** Waits until the board is this picture, from the top row: `X.O / .X. / ..O`. */
export async function shows(page, picture) {
  await board(page).waitFor();
  await eventually(() => look(page), picture);
}

/** The board as such a picture. */
export const look = (page) => board(page).evaluate(paint);

/** Counts the stones on the board. */
export const count = async (page) => (await look(page)).replace(/[^XO]/g, '').length;

/** The squares on which one could play, as their names. */
export function emptySquares(page) {
  const names = (cells) => cells.map((cell) => cell.getAttribute('aria-label'));
  const empty = board(page).locator('[role=gridcell]:not(:has(.stone))');
  return empty.evaluateAll(names).then((names) => names.map((name) => /[a-v]\d+/.exec(name)[0]));
}

/** The status beside the board: the turn, or the result. */
export const status = async (page) => plain(await page.locator('.status').innerText());

/** Waits until a sentence of the locale files stands there. */
export const statusSays = (page, language, key, gaps) =>
  eventually(() => status(page), says(language, key, gaps));

/** The last announcement to screen readers. */
export const news = async (page) => plain(await page.getByRole('log').locator('p').last().textContent());

/** Collects all announcements from now on, even those that others follow at once. */
export async function listen(page) {
  await page.getByRole('log').evaluate((place) => {
    globalThis.heard = [];
    const hear = (changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      globalThis.heard.push(...added.map((news) => news.textContent));
    };
    new MutationObserver(hear).observe(place, { childList: true });
  });
  return async () => plain((await page.evaluate(() => globalThis.heard)).join('\n'));
}

/** Presses Tab until the keyboard is at what is looked for. */
export async function tabTo(page, isIt) {
  for (let i = 0; i < 100; i++) {
    if (await page.evaluate(`(${isIt})(document.activeElement)`)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab never leads to ${isIt}`);
}

/** Goes to a square by Tab and the arrows, and plays there by Enter. */
async function walk(page, square) {
  await tabTo(page, (active) => active.getAttribute('role') === 'gridcell');
  const name = await page.evaluate(() => document.activeElement.getAttribute('aria-label'));
  const [from, to] = [/[a-v]\d+/.exec(name)[0], square].map((name) => ({
    column: name.charCodeAt(0),
    row: Number(name.slice(1)),
  }));
  await press(page, to.column > from.column ? 'ArrowRight' : 'ArrowLeft', to.column - from.column);
  await press(page, to.row > from.row ? 'ArrowUp' : 'ArrowDown', to.row - from.row);
  await page.keyboard.press('Enter');
}

async function press(page, key, times) {
  for (let i = 0; i < Math.abs(times); i++) await page.keyboard.press(key);
}

/** Runs on the page. */
function paint(board) {
  const sign = (cell) => cell.querySelector('.stone')?.dataset.symbol.toUpperCase() ?? '.';
  const paintRow = (row) => [...row.querySelectorAll('[role=gridcell]')].map(sign).join('');
  return [...board.querySelectorAll('[role=row]')].map(paintRow).join(' / ');
}
