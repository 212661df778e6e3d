// Games that come from outside, and games that go out.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';

import { board, cell, count, look, shows } from '../support/board.js';
import { eventually } from '../support/eventually.js';
import { visiting } from '../support/visit.js';
import { plain, says } from '../support/words.js';

const analyse = (rules, moves = '') => `#/analyse?rules=${rules}&moves=${moves.replaceAll(' ', '')}`;
const word = (key, gaps) => says('en', key, gaps);
const button = (page, key) => page.getByRole('button', { name: word(key), exact: true });
const dialog = (page) => page.getByRole('dialog');

/** Opens a file by the dialog. */
async function open(page, name, content) {
  await button(page, 'analyse-import').click();
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from(content) };
  await dialog(page).getByLabel(word('analyse-import-file'), { exact: true }).setInputFiles(file);
}

const GAME = 'a1 b1 b2 c3';
const FINAL = '..O / .X. / XO.';
for (const [name, rules, squares, content] of [
  ['game.sgf', '15x15x5', 'h8 i9 g7', '(;GM[4]FF[4]SZ[15];B[hh];W[ig];B[gi])'],
  ['game.psq', '15x15x5', 'h8 i9 g7', 'Piskvorky 15x15, 11:11, 0\n8,8,0\n9,7,0\n7,9,0\n'],
  ['game.txt', '3x3x3', GAME, GAME],
  ['board.txt', '3x3x3', GAME, '..O\n.X.\nXO.\n'],
]) {
  visiting(`${name} is opened from a file, as a text, when it is pasted, and when it is dropped`, { start: analyse(rules) }, async ({ page }) => {
    const isOpen = async () => {
      for (const [i, square] of squares.split(' ').entries()) {
        await cell(page, square).locator(`.stone[data-symbol=${'xo'[i % 2]}]`).waitFor();
      }
      await eventually(() => count(page), squares.split(' ').length);
      await eventually(() => dialog(page).count(), 0);
    };
    const begins = async () => {
      await page.evaluate((hash) => { location.hash = hash; }, analyse(rules));
      await eventually(() => count(page), 0);
    };
    await open(page, name, content);
    await isOpen();

    await begins();
    await button(page, 'analyse-import').click();
    await dialog(page).getByLabel(word('analyse-import-text')).fill(content);
    await button(page, 'analyse-import-open').last().click();
    await isOpen();

    for (const way of ['paste', 'drop']) {
      await begins();
      await page.evaluate(bring, [way, content]);
      await isOpen();
    }
  });
}

/** Runs on the page: pastes or drops a text outside its fields. */
function bring([way, text]) {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  const options = { bubbles: true, cancelable: true };
  document.body.dispatchEvent(way === 'paste'
    ? new ClipboardEvent('paste', { ...options, clipboardData: data })
    : new DragEvent('drop', { ...options, dataTransfer: data }));
}

for (const [kind, ending] of [['moves', 'moves'], ['sgf', 'sgf'], ['psq', 'psq'], ['lib', 'lib']]) {
  visiting(`a game that is saved as ${ending} comes back the same`, { start: analyse('15x15x5', 'h8 i9 g7 f6 i8 j8') }, async ({ page }) => {
    await cell(page, 'j8').locator('.stone').waitFor();
    const before = await look(page);
    const bytes = await save(page, `analyse-export-${kind}`);
    await page.evaluate((hash) => { location.hash = hash; }, analyse('15x15x5'));
    await eventually(() => count(page), 0);
    await open(page, `game.${ending}`, bytes);
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

visiting('a picture that the browser cannot make is reported', { start: analyse('3x3x3', GAME) }, async ({ page }) => {
  await shows(page, FINAL);
  // As for a canvas that is too large.
  await page.evaluate(() => (HTMLCanvasElement.prototype.toBlob = (take) => take(null)));
  await button(page, 'analyse-export').click();
  await dialog(page).getByRole('radio', { name: word('analyse-export-png') }).check();
  await button(page, 'analyse-export-save').click();
  await page.getByText(word('analyse-export-no-picture')).waitFor();
});

visiting('a link opens the same position in a browser that has never been here', { start: analyse('15x15x5', 'h8 i9 g7 f6') }, async ({ page, context }) => {
  await cell(page, 'f6').locator('.stone').waitFor();
  await page.keyboard.press('ArrowLeft');
  await button(page, 'analyse-share').click();
  const link = await dialog(page).getByLabel(word('analyse-share-address')).inputValue();
  await page.keyboard.press('Escape');
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

const TOLD = '(;GM[4]SZ[15]PB[Ali]PW[Reza];B[hh]C[The centre.](;W[ig];B[gi])(;W[hg]))';

visiting('an opened game has its players, and its comments are marked', { start: analyse('15x15x5') }, async ({ page }) => {
  await board(page).waitFor();
  await open(page, 'game.sgf', TOLD);
  await eventually(async () => plain(await page.locator('.opponents').innerText()), 'Black: Ali White: Reza');
  await page.getByRole('button', { name: word('analyse-moves'), exact: true }).click();
  const moves = page.locator('.tree-moves button');
  await eventually(() => moves.evaluateAll((moves) => moves.filter((move) => move.querySelector('.icon')).length), 1);
  assert.equal(plain(await moves.first().getAttribute('aria-label')), '1 h8, Black, comment');
  const [first, second] = await moves.evaluateAll((moves) => moves.map((move) => move.getBoundingClientRect().height));
  assert.equal(first, second, 'the mark stands in the line of its move');
});

visiting('the dialog that shares a game says what the address leaves out', { start: analyse('15x15x5', 'h8') }, async ({ page }) => {
  const loss = dialog(page).getByText('The address does not hold');
  const share = async () => {
    await button(page, 'analyse-share').click();
    await dialog(page).waitFor();
  };
  await share();
  assert.equal(await loss.count(), 0);
  await page.keyboard.press('Escape');
  await open(page, 'game.sgf', TOLD);
  await eventually(() => dialog(page).count(), 0);
  await share();
  const said = 'The address does not hold: 1 side line, 1 comment, the names of the players';
  assert.match(plain(await loss.innerText()), new RegExp(said));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'analyse-share-file').click(),
  ]);
  assert.match(String(await readFile(await download.path())), /PB\[Ali\].*The centre/s);
});

const KILOBYTE = 1 << 10;

// A page that was built quickly reads files slowly; the field froze for more than nine seconds.
const LONGEST_GAP = 4000;

visiting('a comment of one megabyte freezes nothing, is cut, and that is said', { start: analyse('15x15x5') }, async ({ page }) => {
  const comment = 'Lorem ipsum dolor sit amet. '.repeat(40_000).slice(0, KILOBYTE * KILOBYTE);
  await board(page).waitFor();
  await page.getByRole('button', { name: word('analyse-moves'), exact: true }).click();
  await button(page, 'analyse-import').click();
  const gap = await longestGap(page);
  const file = { name: 'game.sgf', mimeType: 'text/plain', buffer: Buffer.from(`(;GM[4]SZ[15];B[hh]C[${comment}])`) };
  await dialog(page).getByLabel(word('analyse-import-file'), { exact: true }).setInputFiles(file);
  await eventually(() => count(page), 1);
  await page.getByRole('alert').getByText(/longer than \W*32\W* KB/).waitFor();
  await page.waitForTimeout(500);
  assert.ok((await gap()) < LONGEST_GAP, `${await gap()} ms`);
  const field = page.getByLabel(word('analyse-comment'));
  await eventually(async () => (await field.inputValue()).length, 32 * KILOBYTE);
  const stored = await page.evaluate(() => localStorage.getItem('dooz-match').length);
  assert.ok(stored < 40 * KILOBYTE);
});

visiting('a comment that is typed ends at the same length', { start: analyse('3x3x3', 'a1') }, async ({ page }) => {
  await page.getByRole('button', { name: word('analyse-moves'), exact: true }).click();
  const field = page.getByLabel(word('analyse-comment'));
  await field.fill('é'.repeat(32 * KILOBYTE));
  await field.blur();
  await page.getByRole('alert').getByText(/\W*32\W* KB long/).waitFor();
  await eventually(async () => (await field.inputValue()).length, 16 * KILOBYTE);
});

visiting('five thousand games in a file are a list of a hundred, with a filter', { start: analyse('15x15x5') }, async ({ page }) => {
  const games = Array.from({ length: 5000 }, (_, i) => `(;GM[4]SZ[15]PB[Ali${i}b]PW[Reza];B[hh])`);
  await board(page).waitFor();
  await button(page, 'analyse-import').click();
  const gap = await longestGap(page);
  const file = { name: 'games.sgf', mimeType: 'text/plain', buffer: Buffer.from(games.join('\n')) };
  await dialog(page).getByLabel(word('analyse-import-file'), { exact: true }).setInputFiles(file);
  const list = dialog(page).locator('.games button');
  await eventually(() => list.count(), 100);
  assert.ok((await gap()) < LONGEST_GAP, `${await gap()} ms`);
  const status = dialog(page).getByText(/5,000/);
  await status.first().waitFor();
  await dialog(page).getByRole('searchbox').fill('ali4321b reza');
  await eventually(() => list.count(), 1);
  assert.match(plain(await list.innerText()), /Ali4321b – Reza/);
  await list.click();
  await eventually(() => count(page), 1);
});

/** Measures the longest time between two frames from now on, in milliseconds. */
async function longestGap(page) {
  await page.evaluate(() => {
    let last = performance.now();
    globalThis.gap = 0;
    const look = (now) => {
      globalThis.gap = Math.max(globalThis.gap, now - last);
      last = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => globalThis.gap);
}

async function save(page, kind) {
  await button(page, 'analyse-export').click();
  await dialog(page).getByRole('radio', { name: word(kind) }).check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'analyse-export-save').click(),
  ]);
  await page.keyboard.press('Escape');
  await eventually(() => dialog(page).count(), 0);
  return readFile(await download.path());
}

visiting('several games are a list in which the keyboard is at once', { start: analyse('15x15x5') }, async ({ page }) => {
  await open(page, 'two.sgf', '(;GM[4]SZ[15];B[hh])(;GM[4]SZ[15];B[gg])');
  await dialog(page).locator('.open-choices').waitFor();
  await eventually(() => page.evaluate(() => document.activeElement.getAttribute('type')), 'search');
  assert.match(plain(await dialog(page).getByRole('listitem').first().innerText()), /Gomoku/);
});

visiting('a game of renju that ends with a foul is opened up to it', { start: analyse('3x3x3') }, async ({ page }) => {
  const moves = 'gh ao fh am hi ak hj ai hh'.split(' ').map((point, i) => `;${'BW'[i % 2]}[${point}]`);
  await open(page, 'foul.sgf', `(;GM[4]SZ[15]RU[renju]RE[W+Forfeit]${moves.join('')})`);
  await eventually(() => count(page), 8);
  await page.keyboard.press('Home');
  await eventually(() => count(page), 0);
});

visiting('sharing a side line tells that the game is left out', { start: analyse('3x3x3', 'a1 b1 b2') }, async ({ page }) => {
  await board(page).waitFor();
  await page.keyboard.press('ArrowLeft');
  await cell(page, 'c3').click();
  await button(page, 'analyse-moves').click();
  await page.getByLabel(word('analyse-comment')).fill('a try');
  await button(page, 'analyse-share').click();
  const said = plain(await dialog(page).innerText());
  assert.match(said, /1 side line/);
  assert.match(said, /1 comment/);
});
