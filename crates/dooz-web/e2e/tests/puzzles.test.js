// Positions with one good move.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import { board, cell, look, news, shows } from '../support/board.js';
import { eventually } from '../support/eventually.js';
import { visiting } from '../support/visit.js';
import { plain, says } from '../support/words.js';

const PUZZLES = readFileSync(new URL('../../../../data/puzzles.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .slice(1)
  .map((line) => line.split('\t'))
  .map(([rules, cells, , goal, , solution]) => ({ rules, cells, goal, solution }));

const at = (number) => `#/puzzles/${number}`;
const message = async (page) => plain(await page.locator('.message').innerText());
const entry = (page, number) => page.getByRole('button', { name: new RegExp(`^\\W*${number}\\W*\\. `) });

/** An empty square that is not the solution. */
function wrong({ cells, solution }) {
  const names = [3, 2, 1].flatMap((row) => ['a', 'b', 'c'].map((column) => `${column}${row}`));
  return names.find((name, i) => cells[i] === '.' && name !== solution);
}

visiting('the good move solves a puzzle, and the page remembers it', { start: at(1) }, async ({ page }) => {
  const [puzzle] = PUZZLES;
  await shows(page, puzzle.cells.match(/.../g).join(' / '));
  await cell(page, puzzle.solution).click();
  await eventually(() => message(page), (text) => text.startsWith('Right'));
  assert.match(await news(page), /^Right/);
  await page.getByText(`Solved: 1 of ${PUZZLES.length}.`).waitFor();
  await entry(page, 1).and(page.getByRole('button', { name: 'solved' })).waitFor();

  await page.reload();
  await page.getByText(`Solved: 1 of ${PUZZLES.length}.`).waitFor();
  await page.getByRole('button', { name: says('en', 'puzzles-next') }).click();
  await page.getByRole('heading', { name: /Puzzle .*2.* of/ }).waitFor();
});

for (const goal of ['win', 'draw']) {
  const number = PUZZLES.findIndex((puzzle) => puzzle.goal === goal && wrong(puzzle)) + 1;
  visiting(`a wrong answer where one has to find the ${goal} is refuted, and can be tried again`, { start: at(number) }, async ({ page }) => {
    const puzzle = PUZZLES[number - 1];
    const before = puzzle.cells.match(/.../g).join(' / ');
    await shows(page, before);
    await cell(page, wrong(puzzle)).click();
    await page.getByRole('button', { name: says('en', 'puzzles-again') }).waitFor();
    assert.notEqual(await message(page), '');
    await board(page).locator('[data-mark=wrong]').waitFor();
    assert.equal(await look(page), before, 'the answer is thought of, not played');

    await page.getByRole('button', { name: says('en', 'puzzles-again') }).click();
    await cell(page, puzzle.solution).click();
    await eventually(() => message(page), (text) => text.startsWith('Right'));
  });
}

visiting('hints lead to the square, by button and by key', { start: at(1) }, async ({ page }) => {
  const { solution } = PUZZLES[0];
  await board(page).waitFor();
  await page.getByRole('button', { name: says('en', 'puzzles-hint'), exact: true }).click();
  const lines = [`It is in row ${solution[1]}.`, `It is in column ${solution[0]}.`];
  await eventually(() => message(page), (text) => lines.includes(text));
  assert.equal(await board(page).locator('[data-mark=look]').count(), 3);
  await page.keyboard.press('h');
  await eventually(() => message(page), `It is ${solution}.`);
  await cell(page, solution).and(page.locator('[data-mark=hint]')).waitFor();
});

visiting('puzzles of one grade can be chosen', {}, async ({ page, host }) => {
  await page.goto(`${host.url}${at(1)}`);
  const grade = page.getByRole('combobox', { name: says('en', 'puzzles-which') });
  await grade.selectOption('3');
  await page.getByRole('heading', { name: /grade .*3/ }).waitFor();
});

visiting('progress that is damaged is as good as none', {}, async ({ page, host }) => {
  await board(page).waitFor();
  await page.evaluate(() => localStorage.setItem('dooz-puzzles', '\u0000dooz-progress 1\n\t'));
  await page.goto(`${host.url}${at(1)}`);
  await page.reload();
  await page.getByText(`Solved: 0 of ${PUZZLES.length}.`).waitFor();
});
