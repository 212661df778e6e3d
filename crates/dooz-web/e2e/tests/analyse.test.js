// A game looked at: values, lines, reasons, reviews, and games from outside.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';

import { isAccessible } from '../support/accessibility.js';
import { board, cell, count, listen, look, play, shows } from '../support/board.js';
import { eventually } from '../support/eventually.js';
import { visiting } from '../support/visit.js';
import { plain, says } from '../support/words.js';

const analyse = (rules, moves = '') => `#/analyse?rules=${rules}&moves=${moves.replaceAll(' ', '')}`;
const word = (key) => says('en', key);
const button = (page, key) => page.getByRole('button', { name: word(key), exact: true });
const panel = (page, key) =>
  page.locator('section', { has: page.getByRole('heading', { name: word(key), exact: true }) });

/** Returns the text of a part of the screen. */
const text = async (part) => plain(await part.innerText());

visiting('every move of a small board has its exact value', { start: analyse('3x3x3', 'a1 b1') }, async ({ page }) => {
  await panel(page, 'analyse-lines').getByText(word('advice-exact')).waitFor();
  await eventually(() => board(page).locator('.heat.exact').count(), 7);
  await eventually(() => board(page).locator('.heat').count(), 7);
  const names = await board(page).getByRole('gridcell', { name: 'empty' }).evaluateAll(
    (cells) => cells.map((cell) => cell.getAttribute('aria-label')),
  );
  for (const name of names) assert.match(plain(name), /empty, .*(win|loss|lose|draw)/, 'values are heard');
  await page.getByRole('meter').waitFor();
});

visiting('on a large board it says that nothing is proven', { start: analyse('15x15x5', 'h8 i9 g7 f6') }, async ({ page }) => {
  await panel(page, 'analyse-lines').getByText(/Not proven: the search looked \W*\d+\W* moves? ahead/).waitFor();
  await board(page).locator('.heat').first().waitFor();
  assert.equal(await board(page).locator('.heat.exact').count(), 0);
});

visiting('the analysis of a large board deepens until it is stopped, and goes on', { start: analyse('15x15x5', 'h8 i9 g7 f6') }, async ({ page }) => {
  const lines = panel(page, 'analyse-lines');
  const depth = async () => Number(/Depth (\d+)/.exec(await text(lines))?.[1] ?? 0);
  await eventually(depth, (depth) => depth > 4);
  assert.match(await text(lines), /[\d,]+ positions per second/);
  assert.match(await text(lines.getByRole('listitem').first()), /\d+% chance/);

  await button(page, 'analyse-stop').click();
  await button(page, 'analyse-resume').waitFor();
  // Nothing changes any more between two looks at the page.
  const best = await lines.getByRole('listitem').first().getByRole('button').first().innerText();
  assert.match(await page.locator('[data-mark=best]').getAttribute('aria-label'), new RegExp(best));
  const stopped = await depth();
  await button(page, 'analyse-resume').click();
  await eventually(depth, (depth) => depth > stopped);

  const least = await fewestLines(page);
  await cell(page, best).click();
  await page.getByRole('heading', { name: new RegExp(`^Why \\W*${best}`) }).waitFor();
  await lines.locator('.outdated').waitFor({ state: 'detached' });
  await eventually(depth, (depth) => depth > 4);
  assert.ok((await least()) > 0, 'the old lines stay until there are new ones');
  await isAccessible(page);
  await page.locator('.judgement').waitFor();
});

visiting('an analysis rests while the page is hidden', { start: analyse('15x15x5', 'h8 i9 g7 f6') }, async ({ page }) => {
  const thinks = page.locator('.standing').getByText(word('analyse-thinking'));
  await button(page, 'analyse-stop').waitFor();
  await page.evaluate(hide, true);
  await thinks.waitFor({ state: 'detached' });
  await page.evaluate(hide, false);
  await thinks.waitFor();
});

/** Runs on the page: lets it believe that it is hidden, or seen. */
function hide(hidden) {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Returns the smallest number of lines that are listed from now on. */
async function fewestLines(page) {
  await page.locator('ol.lines').evaluate((list) => {
    globalThis.fewest = list.children.length;
    const count = () => {
      globalThis.fewest = Math.min(globalThis.fewest, list.children.length);
    };
    new MutationObserver(count).observe(list, { childList: true });
  });
  return () => page.evaluate(() => globalThis.fewest);
}

visiting('a win by continuous fours is proven', { start: analyse('15x15x5', 'h8 g8 i8 a1 j8 c1 k9 e1 k10 a3') }, async ({ page }) => {
  await page.getByText(says('en', 'analyse-wins-fours', { player: 'X' })).waitFor();
  const best = panel(page, 'analyse-lines').getByRole('listitem').first();
  assert.match(await text(best), /^win in 3 k8/);
  assert.equal(await board(page).locator('.heat.exact').count(), 1);
  await eventually(() => text(page.locator('.standing p')), (said) => said.startsWith('X to move: win in 3.'));
  await page.keyboard.press('End');
  await cell(page, 'a5').click();
  await page.getByText(says('en', 'analyse-danger', { player: 'X' })).waitFor();
});

visiting('threats and forbidden squares are drawn and heard', { start: analyse('renju', 'h8 a1 i8 a2 j9 o1 j10 o2') }, async ({ page }) => {
  const name = async (square) => plain(await cell(page, square).getAttribute('aria-label'));
  await board(page).locator('.threat').first().waitFor();
  assert.match(await name('j8'), /^j8, forbidden/);
  assert.match(await name('g8'), /open three for X/);
  assert.equal(await cell(page, 'g8').locator('.threat').textContent(), '3');
  await page.keyboard.press('t');
  await eventually(() => board(page).locator('.threat').count(), 0);
  await board(page).locator('.forbidden').first().waitFor();
});

visiting('a board that is solved has no switch without effect', { start: analyse('5x5x4', 'c3') }, async ({ page }) => {
  await board(page).locator('.heat').first().waitFor();
  assert.equal(await page.getByRole('checkbox', { name: word('analyse-threats'), exact: true }).count(), 0);
});

visiting('values vanish with the switch, and stay away over a reload', { start: analyse('3x3x3', 'a1 b1') }, async ({ page }) => {
  await board(page).locator('.heat').first().waitFor();
  await page.getByRole('checkbox', { name: word('analyse-switch'), exact: true }).uncheck();
  await eventually(() => board(page).locator('.heat').count(), 0);
  await page.reload();
  await shows(page, '... / ... / XO.');
  assert.equal(await page.getByRole('meter').count(), 0);
  await page.keyboard.press('a');
  await board(page).locator('.heat').first().waitFor();
});

visiting('a game that is played shows no values until somebody asks', { start: '#/play?rules=3x3x3&moves=a1&first=person&second=person' }, async ({ page }) => {
  await shows(page, '... / ... / X..');
  assert.equal(await page.getByRole('meter').count(), 0);
  await page.getByRole('checkbox', { name: word('play-analysis') }).check();
  await page.getByRole('meter').waitFor();
  await board(page).locator('.heat').first().waitFor();
});

visiting('a line is seen on the board while it is pointed at, and played when pressed', { start: analyse('3x3x3', 'a1 b1') }, async ({ page }) => {
  const moves = panel(page, 'analyse-lines').getByRole('listitem').first().getByRole('button');
  await moves.last().hover();
  const length = await moves.count();
  assert.ok(length > 1);
  await eventually(() => board(page).locator('.thought').count(), length);
  assert.equal(await look(page), '... / ... / XO.');
  await page.getByRole('heading', { level: 1 }).hover();
  await eventually(() => board(page).locator('.thought').count(), 0);
  await moves.nth(1).click();
  await eventually(async () => (await look(page)).replace(/[^XO]/g, '').length, 4);
});

visiting('a move is explained', { start: analyse('3x3x3', 'a1 a2 b1 c1') }, async ({ page }) => {
  const why = panel(page, 'analyse-why').or(
    page.locator('section', { has: page.getByRole('heading', { name: /^Why \W*c1/ }) }));
  await why.getByText(/Stops the opponent from completing a line/).waitFor();
  await button(page, 'analyse-why-square').click();
  await cell(page, 'b2').click();
  await page.getByRole('heading', { name: /^Why \W*b2/ }).waitFor();
  await shows(page, '... / O.. / XXO');
});

visiting('a review finds the move that decided the game', { start: analyse('3x3x3', 'a1 b1 b2 c3 a3 a2 c1') }, async ({ page }) => {
  await button(page, 'analyse-review-start').click();
  const decisive = page.getByRole('listitem').filter({ hasText: word('analyse-decisive') });
  await decisive.waitFor();
  assert.match(await text(decisive), /O at b1/);
  await page.getByText(/The game was decided by move/).waitFor();
  await page.getByText(/accuracy/).first().waitFor();
  await decisive.getByRole('button', { name: word('analyse-review-try') }).click();
  await shows(page, '... / ... / X..');
});

visiting('any position can be set up, and the old game is kept', { start: analyse('3x3x3', 'b2') }, async ({ page }) => {
  await shows(page, '... / .X. / ...');
  await button(page, 'analyse-setup').click();
  await button(page, 'analyse-setup-empty').click();
  await play(page, 'a1 c3');
  const pen = page.getByRole('group', { name: word('analyse-setup-place') });
  await pen.getByRole('radio', { name: word('analyse-setup-circle') }).check();
  await cell(page, 'b2').click();
  await play(page, 'a3');
  await shows(page, 'O.X / .O. / X..');
  await cell(page, 'c1').click();
  const turn = page.getByRole('group', { name: word('analyse-setup-turn') });
  await turn.getByRole('radio', { name: word('analyse-setup-circle') }).check();
  await page.getByText(/cannot be on the board/).waitFor();
  await pen.getByRole('radio', { name: word('analyse-setup-erase') }).check();
  await cell(page, 'c1').click();
  await cell(page, 'a3').click();
  await eventually(() => page.getByText(/cannot be on the board/).count(), 0);
  await button(page, 'analyse-setup-use').click();
  await button(page, 'analyse-setup').waitFor();
  await cell(page, 'a3').click();
  await shows(page, 'O.X / .O. / X..');
});

visiting('one steps through a game by keys', { start: analyse('3x3x3', 'a1 b1 b2') }, async ({ page }) => {
  await shows(page, '... / .X. / XO.');
  const heard = await listen(page);
  await page.keyboard.press('ArrowLeft');
  await shows(page, '... / ... / XO.');
  // What the position is worth may be said right after it.
  await eventually(heard, (said) => said.includes('Move 2 of 3: b1, O.'));
  await page.keyboard.press('Home');
  await shows(page, '... / ... / ...');
  await page.keyboard.press('End');
  await shows(page, '... / .X. / XO.');
});

const GAME = 'a1 b1 b2 c3';
const FINAL = '..O / .X. / XO.';
for (const [name, rules, squares, content] of [
  ['game.sgf', '15x15x5', 'h8 i9 g7', '(;GM[4]FF[4]SZ[15];B[hh];W[ig];B[gi])'],
  ['game.psq', '15x15x5', 'h8 i9 g7', 'Piskvorky 15x15, 11:11, 0\n8,8,0\n9,7,0\n7,9,0\n'],
  ['game.txt', '3x3x3', GAME, GAME],
  ['board.txt', '3x3x3', GAME, '..O\n.X.\nXO.\n'],
]) {
  visiting(`${name} is opened from a file, and its text when it is pasted`, { start: analyse(rules) }, async ({ page }) => {
    const isOpen = async () => {
      for (const [i, square] of squares.split(' ').entries()) {
        await cell(page, square).locator(`.stone[data-symbol=${'xo'[i % 2]}]`).waitFor();
      }
      await eventually(() => count(page), squares.split(' ').length);
    };
    await page.getByText(word('analyse-import'), { exact: true }).click();
    const file = { name, mimeType: 'text/plain', buffer: Buffer.from(content) };
    await page.getByLabel(word('analyse-import-file'), { exact: true }).setInputFiles(file);
    await isOpen();

    await page.goto(page.url().replace(/#.*/, analyse(rules)));
    await eventually(() => count(page), 0);
    await page.getByLabel(word('analyse-import-text')).fill(content);
    await button(page, 'analyse-import-open').click();
    await isOpen();
  });
}

for (const [kind, ending] of [['analyse-export-moves', 'moves'], ['analyse-export-sgf', 'sgf'], ['analyse-export-psq', 'psq']]) {
  visiting(`a game that is saved as ${ending} comes back the same`, { start: analyse('15x15x5', 'h8 i9 g7 f6 i8 j8') }, async ({ page }) => {
    await cell(page, 'j8').locator('.stone').waitFor();
    const before = await look(page);
    const bytes = await save(page, kind);
    await page.goto(page.url().replace(/#.*/, analyse('15x15x5')));
    await eventually(async () => (await look(page)).includes('X'), false);
    const file = { name: `game.${ending}`, mimeType: 'text/plain', buffer: bytes };
    await page.getByText(word('analyse-import'), { exact: true }).click();
    await page.getByLabel(word('analyse-import-file'), { exact: true }).setInputFiles(file);
    await shows(page, before);
    await page.keyboard.press('ArrowLeft');
    await eventually(() => look(page), (now) => now !== before);
    assert.equal(await cell(page, 'j8').locator('.stone').count(), 0);
  });
}

visiting('pictures are saved', { start: analyse('3x3x3', GAME) }, async ({ page }) => {
  await shows(page, FINAL);
  const svg = await save(page, 'analyse-export-svg');
  assert.match(svg.toString(), /^(<\?xml[^>]*>\s*)?<svg[^]*<\/svg>\s*$/);
  const png = await save(page, 'analyse-export-png');
  assert.equal(png.subarray(1, 4).toString(), 'PNG');
  assert.ok(png.length > 1000);
});

visiting('a link opens the same position in a browser that has never been here', { start: analyse('15x15x5', 'h8 i9 g7 f6') }, async ({ page, context }) => {
  await cell(page, 'f6').locator('.stone').waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.getByText(word('analyse-export'), { exact: true }).click();
  const link = await page.getByLabel(word('analyse-share')).inputValue();
  const before = await look(page);
  const stranger = await context.browser().newContext();
  try {
    const other = await stranger.newPage();
    await other.goto(link);
    await shows(other, before);
    await other.keyboard.press('ArrowRight');
    await cell(other, 'f6').locator('.stone').waitFor();
  } finally {
    await stranger.close();
  }
});

async function save(page, kind) {
  const list = page.getByRole('combobox', { name: word('analyse-export-as') });
  if (!(await list.isVisible())) await page.getByText(word('analyse-export'), { exact: true }).click();
  await list.selectOption({ label: word(kind) });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'analyse-export-save').click(),
  ]);
  return readFile(await download.path());
}
