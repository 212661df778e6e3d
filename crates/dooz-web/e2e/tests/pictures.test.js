// The appearance of the page, compared with pictures that a person has approved.
//
//     npm run pictures
//
// makes them anew.

import { board } from '../support/board.js';
import { eventually } from '../support/eventually.js';
import { looksLike } from '../support/pictures.js';
import { visiting } from '../support/visit.js';

const WON = '#/play?rules=3x3x3&moves=b2a1c1a3a2c2b1b3&first=person&second=person';
const STONES = '#/play?rules=15x15x5&moves=h8i9g7f6i8j8h7h9g9&first=person&second=person';
const GAME = '#/analyse?rules=3x3x3&moves=a1b1';

const narrow = { width: 320, height: 640 };
const middle = { width: 900, height: 700 };

const play = (page) => board(page).waitFor();

const analyse = async (page) => {
  await eventually(() => board(page).locator('.heat.exact').count(), 7);
  await page.getByRole('heading', { name: /b1/ }).waitFor();
  await page.locator('.judgement').waitFor();
};

const tree = async (page) => {
  await page.getByRole('tree').waitFor();
  await eventually(() => page.locator('.walk input').first().getAttribute('max'), (last) => last > 10);
  await page.keyboard.press('End');
};

const lesson = (page) => page.locator('.lesson-text').waitFor();

const settings = async (page) => {
  await board(page).waitFor();
  await page.locator('.settings-button').click();
  await page.locator('.settings').waitFor();
};

const match = async (page) => {
  await board(page).waitFor();
  await page.keyboard.press('n');
  await page.getByRole('dialog').waitFor();
};

const win = async (page) => {
  await board(page).waitFor();
  await page.keyboard.press('r');
  await board(page).getByRole('gridcell', { name: /c3/ }).click();
};

for (const [name, start, language, theme, viewport, prepare] of [
  ['play-en-light', STONES, 'en', 'light', middle, play],
  ['play-fa-dark', STONES, 'fa', 'dark', middle, play],
  ['play-ar-narrow', STONES, 'ar', 'light', narrow, play],
  ['draw-ru-dark', WON, 'ru', 'dark', middle, win],
  ['match-en-light', STONES, 'en', 'light', middle, match],
  ['match-fa-narrow', STONES, 'fa', 'dark', narrow, match],
  ['analyse-en-light', GAME, 'en', 'light', middle, analyse],
  ['analyse-fa-dark', GAME, 'fa', 'dark', middle, analyse],
  ['analyse-ru-narrow', GAME, 'ru', 'light', narrow, analyse],
  ['puzzles-ar-light', '#/puzzles/3', 'ar', 'light', middle, play],
  ['puzzles-en-narrow', '#/puzzles/3', 'en', 'dark', narrow, play],
  ['tree-en-light', '#/learn/tree', 'en', 'light', middle, tree],
  ['tree-fa-dark', '#/learn/tree', 'fa', 'dark', middle, tree],
  ['lesson-ar-narrow', '#/learn/lesson/1', 'ar', 'light', narrow, lesson],
  ['settings-fa-light', STONES, 'fa', 'light', middle, settings],
]) {
  visiting(`${name} looks as it did`, { start, viewport, settings: { language, theme } }, async ({ page }) => {
    await prepare(page);
    await page.evaluate(() => document.fonts.ready);
    await looksLike(page, name);
  });
}
