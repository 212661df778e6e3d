// Addresses and files that somebody made to do harm, or that were damaged on
// the way: each is said to be wrong, and the game on the board stays.

import assert from 'node:assert/strict';

import { shows } from '../support/board.js';
import { eventually } from '../support/eventually.js';
import { visiting } from '../support/visit.js';
import { plain, says } from '../support/words.js';

const GAME = '#/analyse?rules=3x3x3&moves=a1b2';
const BOARD = '... / .O. / X..';
const SCRIPT = '<script>globalThis.intruder=1</script><img src=x onerror=globalThis.intruder=1>';

const ADDRESSES = {
  'too long': `moves=${'a1'.repeat(5000)}`,
  'off the board': 'rules=3x3x3&moves=a1z9',
  'a square twice': 'rules=3x3x3&moves=a1a1',
  'moves after the end': 'rules=3x3x3&moves=a1a2b1b2c1c2',
  'a damaged percent sign': 'rules=3x3x3&moves=%zz',
  'bytes that are no text': 'moves=%ff%fe',
  'rules that do not exist': 'rules=0x0x0',
  'a board that is too large': 'rules=31x22x5&moves=a1',
  'numbers beyond all bounds': 'rules=99999999999999999999x3x3',
  'a key twice': 'moves=a1&moves=b2',
  'a place behind the end': 'rules=3x3x3&moves=a1&at=7',
  'nobody who could play': 'rules=3x3x3&first=nobody',
  'a level beyond all bounds': 'rules=3x3x3&second=level:1000000',
  'a script': `rules=${encodeURIComponent(SCRIPT)}`,
  'marks of direction': `rules=3x3x3&moves=${encodeURIComponent('\u202Ea1\u2067b2')}`,
  'stones that cannot be there': 'rules=3x3x3&board=xxx/xxx/xxx',
  'a board of another size': 'rules=3x3x3&board=9/9/9',
  'a board without end': `rules=3x3x3&board=${'9'.repeat(300)}`,
  'bytes of zero': 'rules=3x3x3&moves=%00',
};

const FILES = {
  'a file that is too large': Buffer.alloc((4 << 20) + 1, 'a'),
  'a picture': Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  'bytes of zero': Buffer.alloc(1000),
  'bytes that are no text': Buffer.from([0xff, 0xfe, 0x80, 0x81]),
  'an SGF that is nested without end': '(;GM[1]SZ[3]' + '(;B[aa]'.repeat(100_000),
  'an SGF that ends too soon': '(;GM[1]SZ[3];B[a',
  'an SGF off the board': '(;GM[1]SZ[3];B[zz])',
  'an SGF of a board that is too large': '(;GM[1]SZ[52];B[aa])',
  'an SGF with a size of no bounds': '(;GM[1]SZ[99999999999999999999];B[aa])',
  'a file of Piskvork off the board': 'Piskvorky 15x15, 11:11, 0\n99,99,0\n',
  'a file of Piskvork without a size': 'Piskvorky x, 11:11, 0\n1,1,0\n',
  'moves off the board': 'a1 z9',
  'a square twice': 'a1 a1',
  'a board of another size': 'XO\nOX\n',
  'stones that cannot be there': 'XXX\nXXX\nXXX\n',
  'a script': SCRIPT,
  'marks of direction': '\u202Ea1 \u2067b2\u2069',
  'a page of another kind': '<!doctype html><title>Dooz</title>',
};

visiting(`none of ${Object.keys(ADDRESSES).length} hostile addresses takes the game away`, { start: GAME }, async ({ page }) => {
  await shows(page, BOARD);
  for (const [i, [what, query]] of Object.entries(ADDRESSES).entries()) {
    const screen = i % 2 === 0 ? 'play' : 'analyse';
    await page.evaluate((hash) => { location.hash = hash; }, `#/${screen}?${query}`);
    await isRefused(page, what);
  }
});

visiting('a hostile address is refused when the page starts with it', { start: GAME }, async ({ page, context, host }) => {
  await shows(page, BOARD);
  for (const what of ['too long', 'a script', 'rules that do not exist']) {
    const other = await context.newPage();
    await other.goto(`${host.url}#/play?${ADDRESSES[what]}`);
    await isRefused(other, what);
    await other.close();
  }
});

visiting(`none of ${Object.keys(FILES).length} hostile files takes the game away`, { start: GAME }, async ({ page }) => {
  await shows(page, BOARD);
  for (const [what, content] of Object.entries(FILES)) {
    await opensDialog(page);
    const file = { name: 'game.sgf', mimeType: 'text/plain', buffer: Buffer.from(content) };
    await page.getByLabel(says('en', 'analyse-import-file'), { exact: true }).setInputFiles(file);
    await isRefusedByDialog(page, what);
  }
});

visiting('hostile texts that are pasted stay where they can be mended', { start: GAME }, async ({ page }) => {
  await shows(page, BOARD);
  const field = page.getByLabel(says('en', 'analyse-import-text'));
  for (const what of ['a script', 'moves off the board', 'an SGF that ends too soon']) {
    await opensDialog(page);
    await field.fill(FILES[what]);
    const confirm = page.getByRole('dialog').locator('.d-foot').getByRole('button');
    await confirm.click();
    await isRefusedByDialog(page, what);
    await opensDialog(page);
    assert.equal(await field.inputValue(), FILES[what]);
  }
});

/** Opens the dialog for games from outside, unless it is open. */
async function opensDialog(page) {
  if ((await page.getByRole('dialog').count()) === 0) {
    await page.getByRole('button', { name: says('en', 'analyse-import'), exact: true }).click();
  }
}

/** The same as `isRefused`, but the dialog says it, as it covers the page. */
async function isRefusedByDialog(page, what) {
  const refusal = page.getByRole('dialog').getByRole('alert');
  const said = await eventually(async () => plain(await refusal.innerText()), (text) => text !== '')
    .catch(() => assert.fail(`nothing is said about ${what}`));
  assert.ok(said.length > 20 && said.length < 400, `${what}: ${said}`);
  assert.equal(await page.evaluate(() => globalThis.intruder), undefined, what);
  assert.equal(await refusal.locator('img, script').count(), 0, what);
  await page.keyboard.press('Escape');
  await eventually(() => page.getByRole('dialog').count(), 0);
  await shows(page, BOARD);
}

/** Something was said to be wrong, nothing ran, and the game is as it was. */
async function isRefused(page, what) {
  const alert = page.getByRole('alert');
  const said = await eventually(async () => plain(await alert.innerText()), (text) => text !== '')
    .catch(() => assert.fail(`nothing is said about ${what}`));
  assert.ok(said.length > 20 && said.length < 400, `${what}: ${said}`);
  await shows(page, BOARD);
  assert.equal(await page.evaluate(() => globalThis.intruder), undefined, what);
  assert.equal(await alert.locator('img, script').count(), 0, what);
  await alert.getByRole('button', { name: says('en', 'page-close') }).click();
  await eventually(async () => plain(await alert.innerText()), '');
}
