// Nothing that a person did is lost: not by a reload, another language, or
// another way to look at it.

import assert from 'node:assert/strict';

import { board, cell, count, look, play, shows, status, statusSays } from '../support/board.js';
import { eventually } from '../support/eventually.js';
import { against, between, earlier, moves, openEarlier } from '../support/match.js';
import { visiting } from '../support/visit.js';
import { plain, says } from '../support/words.js';

visiting('a game goes on after a reload', { start: against('perfect'), serviceWorkers: 'allow' }, async ({ page }) => {
  await cell(page, 'b2').click();
  await eventually(() => count(page), 2);
  const before = await look(page);
  await page.reload();
  await shows(page, before);
  await statusSays(page, 'en', 'play-your-move');
  await board(page).locator('[role=gridcell]:not(:has(.stone))').first().click();
  await eventually(() => count(page), 4);
});

visiting('moves that were taken back and side lines are there after a reload', { start: between('3x3x3', 'a1 b1 a2'), serviceWorkers: 'allow' }, async ({ page }) => {
  await shows(page, '... / X.. / XO.');
  await page.keyboard.press('u');
  await page.keyboard.press('u');
  await cell(page, 'c3').click();
  await page.keyboard.press('u');
  await shows(page, '... / ... / X..');
  const before = await moves(page);
  assert.equal(before.length, 4);

  await page.reload();
  await shows(page, '... / ... / X..');
  assert.deepEqual(await moves(page), before);
  await page.keyboard.press('r');
  await shows(page, '..O / ... / X..');
  await page.getByRole('button', { name: /\b3\b.*a2/ }).click();
  await shows(page, '... / X.. / XO.');
});

visiting('earlier games are there after a reload', { start: between('3x3x3', 'a1 b1 a2 b2 a3'), serviceWorkers: 'allow' }, async ({ page }) => {
  await shows(page, 'X.. / XO. / XO.');
  await page.keyboard.press(' ');
  await shows(page, '... / ... / ...');
  await page.reload();
  await shows(page, '... / ... / ...');
  await openEarlier(page);
  await earlier(page).first().click();
  await shows(page, 'X.. / XO. / XO.');
});

visiting('a computer moves at once when it is told to', { start: against('search:depth=12', '15x15x5'), serviceWorkers: 'allow' }, async ({ page }) => {
  await cell(page, 'h8').click();
  await page.getByText(/positions? looked at/).waitFor();
  await page.keyboard.press('m');
  await eventually(() => count(page), 2);
});

visiting('a game goes on in another language', { start: between('3x3x3', 'a1 b2'), serviceWorkers: 'allow' }, async ({ page }) => {
  await shows(page, '... / .O. / X..');
  await page.getByRole('button', { name: says('en', 'page-settings') }).click();
  await page.getByRole('radio', { name: 'فارسی' }).check();
  await statusSays(page, 'fa', 'play-turn', { player: 'X' });
  assert.equal(await page.locator('html').getAttribute('dir'), 'rtl');
  assert.equal(plain(await page.title()), says('fa', 'page-title', { place: says('fa', 'rules-tic-tac-toe') }));
  await shows(page, '... / .O. / X..');
  const [a1, c1] = await Promise.all(['a1', 'c1'].map((name) => cell(page, name).boundingBox()));
  assert.ok(a1.x < c1.x, 'the board is as it was');

  await page.getByRole('radio', { name: 'Русский' }).check();
  await statusSays(page, 'ru', 'play-turn', { player: 'X' });
  await page.getByRole('button', { name: says('ru', 'page-close') }).click();
  await play(page, 'a2 b1 a3');
  await statusSays(page, 'ru', 'play-wins', { player: 'X' });
});

visiting('the game is on every screen', { start: between('3x3x3', 'a1 b2'), serviceWorkers: 'allow' }, async ({ page }) => {
  const go = (key) => page.getByRole('navigation').getByRole('link', { name: says('en', key) }).click();
  await shows(page, '... / .O. / X..');
  await go('page-analyse');
  await page.getByRole('heading', { name: says('en', 'page-analyse'), level: 1 }).waitFor();
  await shows(page, '... / .O. / X..');
  await go('page-puzzles');
  await page.locator('.task h1').waitFor();
  await page.goBack();
  await page.goBack();
  await shows(page, '... / .O. / X..');
  assert.equal(await status(page), says('en', 'play-turn', { player: 'X' }));
});

visiting('games that cannot be read are kept for who can, and a new one begins', { serviceWorkers: 'allow' }, async ({ page }) => {
  await board(page).waitFor();
  for (const text of ['', '{', 'null', 'dooz-room 1', '(;SZ[3]IR[3]DOOZ[game=1])', '\u0000\u202e', '\n'.repeat(50_000)]) {
    await page.evaluate((text) => localStorage.setItem('dooz-match', text), text);
    await page.reload();
    await page.getByRole('alert').getByText(/old text is still in this browser/).waitFor();
    await shows(page, '... / ... / ...');
    const kept = await page.evaluate(() => localStorage.getItem('dooz-match-unread'));
    assert.equal(kept, text);
  }
});

/** Runs on the page, before everything else. */
const storeNothing = () => Object.defineProperty(window, 'localStorage', {
  get() {
    throw new DOMException('forbidden', 'SecurityError');
  },
});

visiting('where the browser stores nothing, the game is still in the address after a reload', {}, async ({ page, host }) => {
  await page.addInitScript(storeNothing);
  await page.goto(`${host.url}?none${between('15x15x5', 'h8 i9')}`);
  await eventually(() => count(page), 2);
  await cell(page, 'g7').click();
  await eventually(() => page.url(), (url) => url.endsWith('moves=h8i9g7'));
  await page.reload();
  await eventually(() => count(page), 3);
});

visiting('where the browser stores nothing, one is told once, and all counts until one leaves', { start: '#/puzzles/1' }, async ({ page, host }) => {
  await page.addInitScript(storeNothing);
  await page.reload();
  const warning = page.getByRole('alert').getByText(says('en', 'page-not-kept'));
  await warning.waitFor();
  await page.getByRole('button', { name: says('en', 'page-close') }).click();
  for (const [place, square] of [[1, 'c3'], [2, 'b1']]) {
    await page.goto(`${host.url}#/puzzles/${place}`);
    await cell(page, square).click();
    await eventually(async () => plain(await page.locator('.stats b').first().innerText()), `${place}`);
  }
  await page.goto(`${host.url}#/learn/lesson/1/1`);
  await page.locator('.lesson-steps').waitFor();
  await page.goto(`${host.url}#/learn`);
  const lesson = page.locator('.lessons .grade').first();
  await eventually(async () => plain(await lesson.innerText()), (text) => text.includes(says('en', 'learn-done', { done: 1, count: 3 })));
  assert.equal(await warning.count(), 0);
});
