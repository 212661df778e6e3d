// Games against time. The browser's own clock is moved by the tests.

import assert from 'node:assert/strict';

import { board, listen, play, statusSays } from '../support/board.js';
import { eventually } from '../support/eventually.js';
import { openForm } from '../support/match.js';
import { visiting } from '../support/visit.js';
import { plain, says } from '../support/words.js';

/** The seconds that both players have left. */
const left = async (page) => {
  const clocks = await page.locator('.clock').allTextContents();
  return clocks.map((clock) => clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0));
};

/** Opens the page, and begins a game between people some time later. */
async function beginLate(page, seconds) {
  await page.clock.install();
  await page.reload();
  await board(page).waitFor();
  await page.clock.runFor(seconds * 1000);
  const form = await openForm(page);
  await form.locator('.seg label').filter({ hasText: says('en', 'match-friend') }).click();
  await form.locator('summary').click();
  const time = form.getByRole('combobox', { name: says('en', 'match-clock'), exact: true });
  await time.selectOption('60');
  await form.getByRole('button', { name: says('en', 'match-begin') }).click();
}

visiting('a clock runs from the move before, not from the start of the page', { start: '#/play?rules=3x3x3' }, async ({ page }) => {
  await beginLate(page, 90);
  await eventually(() => left(page), ([first, second]) => first > 40 && second === 60);
  await play(page, 'b2');
  const [first] = await left(page);
  await page.clock.runFor(10_000);
  await eventually(() => left(page), (now) => now[0] === first && now[1] <= 50 && now[1] > 25);
});

visiting('the end of the time is announced once, and the card says whose it was', { start: '#/play?rules=3x3x3' }, async ({ page }) => {
  await beginLate(page, 1);
  await play(page, 'b2');
  const heard = await listen(page);
  await page.clock.runFor(61_000);
  await statusSays(page, 'en', 'play-wins', { player: 'X' });
  const over = says('en', 'play-time-over', { player: 'O' });
  assert.equal(plain(await page.locator('.result p').innerText()), over);
  await eventually(async () => (await heard()).split(over).length, 2);
});

visiting('a reload and another tab give no time back', { start: '#/play?rules=3x3x3' }, async ({ page, context, host }) => {
  await beginLate(page, 1);
  await play(page, 'b2');
  await page.clock.runFor(35_000);
  await eventually(() => left(page), ([, second]) => second <= 25);
  await page.reload();
  const other = await context.newPage();
  await other.goto(host.url);
  for (const tab of [page, other]) {
    await eventually(() => left(tab), ([, second]) => second <= 25);
  }
});

visiting('a look at an earlier move gives no time back', { start: '#/play?rules=3x3x3' }, async ({ page }) => {
  await beginLate(page, 1);
  await play(page, 'b2');
  await page.clock.runFor(35_000);
  await eventually(() => left(page), ([, second]) => second <= 25);
  await page.keyboard.press('b');
  await statusSays(page, 'en', 'play-looking-back', { move: 0, moves: 1 });
  await page.keyboard.press('f');
  await statusSays(page, 'en', 'play-turn', { player: 'O' });
  await page.clock.runFor(1000);
  await eventually(() => left(page), ([, second]) => second <= 25);
});

visiting('the turn after a move that was taken back begins with the time of before', { start: '#/play?rules=3x3x3' }, async ({ page }) => {
  await beginLate(page, 1);
  await play(page, 'b2');
  await page.clock.runFor(20_000);
  await eventually(() => left(page), ([, second]) => second <= 40);
  await page.keyboard.press('u');
  await play(page, 'b2');
  await eventually(() => left(page), ([, second]) => second > 50);
});
