// Positions with one good move.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import { isAccessible } from '../support/accessibility.js';
import { board, cell, look, news, shows } from '../support/board.js';
import { eventually } from '../support/eventually.js';
import { visiting } from '../support/visit.js';
import { plain, says } from '../support/words.js';

const PUZZLES = readFileSync(new URL('../../../../data/puzzles.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .slice(1)
  .map((line) => line.split('\t'))
  .map(([rules, cells, , goal, , solution, , grade]) => ({ rules, cells, goal, solution, grade }));

const at = (number) => `#/puzzles/${number}`;
const message = async (page) => plain(await page.locator('.message').innerText());
const chip = (page, number) => page.locator(`.chip[href="${at(number)}"]`);
const stat = async (page, place) => plain(await page.locator('.stats b').nth(place).innerText());

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
  // Solved in all, days in a row, today.
  assert.deepEqual([await stat(page, 0), await stat(page, 1), await stat(page, 2)], ['1', '1', '1']);
  assert.equal(plain(await page.locator('.stats span').nth(1).innerText()), 'day in a row');
  await chip(page, 1).and(page.locator('.ok')).waitFor();

  await page.reload();
  await eventually(() => stat(page, 0), '1');
  assert.equal(await stat(page, 2), '1');
  await page.getByRole('button', { name: says('en', 'puzzles-skip') }).click();
  await eventually(() => new URL(page.url()).hash, at(2));
});

visiting('the space key answers with the square that has the focus, and skips nothing', { start: at(1) }, async ({ page }) => {
  const [puzzle] = PUZZLES;
  await cell(page, puzzle.solution).focus();
  await page.keyboard.press(' ');
  await eventually(() => message(page), (text) => text.startsWith('Right'));
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

visiting('the solution is shown, and does not count as solved', { start: at(1) }, async ({ page }) => {
  await page.getByRole('button', { name: says('en', 'puzzles-solution') }).click();
  await eventually(() => message(page), (text) => text.startsWith('The solution:') && text.includes(PUZZLES[0].solution));
  assert.equal(await stat(page, 0), '0');
  await page.getByRole('button', { name: says('en', 'puzzles-again') }).click();
  await page.getByRole('button', { name: says('en', 'puzzles-hint') }).waitFor();
});

visiting('the puzzles of the grade are chips, the puzzle of the day and other grades are rows', { start: at(1) }, async ({ page }) => {
  const first = PUZZLES.filter(({ grade }) => grade === '1').length;
  await eventually(() => page.locator('.chip').count(), first);
  assert.equal(await page.locator('.grades .grade').count(), 5);
  await page.locator('.grade').filter({ hasText: says('en', 'hello-puzzle') }).waitFor();
  const size = await chip(page, 1).boundingBox();
  assert.ok(size.height >= 44, `${size.height}`);
  assert.equal(await chip(page, 1).getAttribute('aria-current'), 'true');
  await page.locator('.grade').filter({ hasText: 'Grade 3' }).click();
  const third = PUZZLES.findIndex(({ grade }) => grade === '3') + 1;
  await eventually(() => new URL(page.url()).hash, at(third));
  await chip(page, third).and(page.locator('[aria-current]')).waitFor();
});

visiting('a grade of which all is solved says so, and leads on', { start: at(1) }, async ({ page }) => {
  const easy = PUZZLES.filter(({ grade }) => grade === '1');
  const lines = easy.map(({ rules, cells }) => `${rules} ${cells}\tsolved\t0\t0\n`).sort();
  await page.evaluate((text) => localStorage.setItem('dooz-puzzles', text), `dooz-progress 1\n${lines.join('')}`);
  await page.reload();
  const empty = page.locator('.empty');
  await empty.getByText(says('en', 'puzzles-grade-done')).waitFor();
  await empty.getByRole('link').click();
  await page.locator('.card-head').getByText('Grade 2').waitFor();
});

visiting('a puzzle has its address, and one that names none says so', { start: '#/puzzles/9999' }, async ({ page, host }) => {
  await page.locator('.toast').getByText(says('en', 'page-no-place')).waitFor();
  await page.goto(`${host.url}#/puzzles/12`);
  await page.locator('.pill').getByText('Puzzle 12').waitFor();
  await page.goto(`${host.url}#/puzzles/none`);
  await page.locator('.toast').getByText(says('en', 'page-no-place')).waitFor();
  await page.locator('.pill').getByText('Puzzle 12').waitFor();
});

for (const [language, theme] of [['en', 'light'], ['fa', 'dark']]) {
  visiting(`the puzzles are accessible in ${language}, ${theme}`, { start: at(1), settings: { language, theme } }, async ({ page }) => {
    await board(page).waitFor();
    await isAccessible(page);
  });
}

for (const language of ['en', 'ru']) {
  visiting(`a small phone shows a puzzle and its buttons at once in ${language}`, { start: at(3), viewport: { width: 360, height: 640 }, settings: { language } }, async ({ page }) => {
    const buttons = page.locator('.task .btns');
    await buttons.waitFor();
    const box = await buttons.boundingBox();
    assert.ok(box.y + box.height <= 640 - 60, JSON.stringify(box));
  });
}

visiting('progress that is damaged is as good as none', {}, async ({ page, host }) => {
  await board(page).waitFor();
  await page.evaluate(() => localStorage.setItem('dooz-puzzles', '\u0000dooz-progress 1\n\t'));
  await page.goto(`${host.url}${at(1)}`);
  await page.reload();
  await eventually(() => stat(page, 0), '0');
});
