// Openings by swap2, in which the players choose their sides.

import assert from 'node:assert/strict';

import {
  HANDS, board, cell, count, listen, news, play, status, statusSays,
} from '../support/board.js';
import { eventually } from '../support/eventually.js';
import { earlier, moves, openEarlier, openForm } from '../support/match.js';
import { visiting } from '../support/visit.js';
import { LANGUAGES, plain, says } from '../support/words.js';

const [BLACK, WHITE] = ['play-black', 'play-white'];

/** The address of an opening between two people, with some stones placed. */
const opening = (stones = '', players = 'first=person&second=person') =>
  `#/play?rules=15x15x5&moves=${stones.replaceAll(' ', '')}&opening=swap2&${players}`;

/** Takes a side by its button, which says so. */
async function take(page, side, language = 'en') {
  const button = page.locator('.sides button').nth([BLACK, WHITE].indexOf(side));
  const word = says(language, 'swap2-take', { symbol: says(language, side) });
  assert.equal(plain(await button.innerText()), word);
  await button.click();
}

/** Waits until somebody is asked to place a stone. */
const asksStone = (page, language, player, number, count, side) =>
  statusSays(page, language, 'swap2-place', {
    player: says(language, player),
    number: digits(language, number),
    count: digits(language, count),
    symbol: says(language, side),
  });

const digits = (language, number) =>
  language === 'fa' || language === 'ar' ? new Intl.NumberFormat(`${language}-u-nu-${language === 'fa' ? 'arabext' : 'arab'}`).format(number) : `${number}`;

/** The sentence below the status. */
const advice = async (page) => plain(await page.locator('.talk p').innerText());

/** The line of stones as the strip of players sees them: who has which side. */
const players = async (page) => plain(await page.locator('.players').innerText());

for (const language of Object.keys(LANGUAGES)) {
  visiting(`two people choose their sides in ${language}`, { locale: language }, async ({ page }) => {
    const form = await openForm(page, language);
    await form.locator('.tile').filter({ hasText: says(language, 'rules-gomoku') }).first().click();
    await form.locator('.seg label').filter({ hasText: says(language, 'match-friend') }).click();
    await form.locator('summary').click();
    await form.locator('.seg label').filter({ hasText: says(language, 'opening-swap2') }).click();
    await form.getByRole('button', { name: says(language, 'match-begin'), exact: true }).click();

    await asksStone(page, language, 'swap2-opener', 1, 3, BLACK);
    assert.equal(await advice(page), says(language, 'swap2-place-first'));
    await play(page, 'h8');
    await asksStone(page, language, 'swap2-opener', 2, 3, WHITE);
    await play(page, 'i9 j10');
    await statusSays(page, language, 'swap2-choose', { player: says(language, 'swap2-other') });
    assert.ok((await advice(page)).includes(says(language, 'swap2-two-more')));
    await play(page, 'a1');
    await asksStone(page, language, 'swap2-other', 2, 2, BLACK);
    await play(page, 'a2');
    await statusSays(page, language, 'swap2-choose', { player: says(language, 'swap2-opener') });
    await take(page, WHITE, language);
    await statusSays(page, language, 'play-turn', { player: says(language, WHITE) });
    const took = { player: says(language, 'swap2-opener'), symbol: says(language, WHITE) };
    assert.equal(await advice(page), says(language, 'swap2-took', took));
    await play(page, 'c3');
    await statusSays(page, language, 'play-turn', { player: says(language, BLACK) });
    assert.equal(await count(page), 6);
  });
}

visiting('a side is chosen by a key, and no stone falls where only sides are left', { start: opening('h8 i9 j10 a1 a2') }, async ({ page }) => {
  await statusSays(page, 'en', 'swap2-choose', { player: says('en', 'swap2-opener') });
  await page.locator('.sides button').first().waitFor();
  await cell(page, 'c3').click({ force: true });
  assert.equal(await count(page), 5);
  await page.keyboard.press('1');
  await statusSays(page, 'en', 'play-turn', { player: 'White' });
  assert.equal(await page.locator('.sides button').count(), 0);
});

visiting('an opening is played by the keyboard alone', { start: opening('h8 i9') }, async ({ page }) => {
  await HANDS.keyboard(page, 'j10');
  await statusSays(page, 'en', 'swap2-choose', { player: says('en', 'swap2-other') });
  await page.keyboard.press('2');
  await statusSays(page, 'en', 'play-turn', { player: 'White' });
});

visiting('decisions are said aloud with what comes next', { start: opening('h8 i9') }, async ({ page }) => {
  await board(page).waitFor();
  await play(page, 'j10');
  await eventually(() => news(page), 'Black played j10. Second player: choose a side.');
  await take(page, BLACK);
  await eventually(() => news(page), 'Second player: the side of Black. White to move.');
});

visiting('stones and choices are taken back and made again', { start: opening('h8 i9 j10') }, async ({ page }) => {
  await take(page, WHITE);
  await play(page, 'a1');
  await page.keyboard.press('u');
  await statusSays(page, 'en', 'play-turn', { player: 'White' });
  await page.keyboard.press('u');
  await statusSays(page, 'en', 'swap2-choose', { player: says('en', 'swap2-other') });
  assert.match(await news(page), /^The choice of the sides is taken back\./);
  await page.keyboard.press('u');
  await asksStone(page, 'en', 'swap2-opener', 3, 3, BLACK);
  for (const _ of '123') await page.keyboard.press('r');
  await statusSays(page, 'en', 'play-turn', { player: 'Black' });
  assert.deepEqual(await moves(page), ['h8', 'i9', 'j10', 'a1']);
});

visiting('an opening goes on after a reload', { start: opening() }, async ({ page }) => {
  await play(page, 'h8 i9');
  await eventually(() => page.url(), (url) => /moves=h8i9&opening=swap2$/.test(url));
  await page.reload();
  await asksStone(page, 'en', 'swap2-opener', 3, 3, BLACK);
  await play(page, 'j10 a1');
  await page.reload();
  await asksStone(page, 'en', 'swap2-other', 2, 2, BLACK);
  await take(page, BLACK);
  assert.equal(await count(page), 3, 'the first of two stones is left away');
  const before = await players(page);
  await eventually(() => page.url(), (url) => /moves=h8i9j10$/.test(url));
  await page.reload();
  await statusSays(page, 'en', 'play-turn', { player: 'White' });
  assert.equal(await players(page), before);
});

visiting('an opening is shared by its address', { start: opening('h8 i9 j10') }, async ({ page, context }) => {
  await statusSays(page, 'en', 'swap2-choose', { player: says('en', 'swap2-other') });
  await eventually(() => page.url(), (url) => url.endsWith('opening=swap2'));
  const other = await context.newPage();
  await other.goto(page.url());
  await statusSays(other, 'en', 'swap2-choose', { player: says('en', 'swap2-other') });
});

visiting('an address with too many stones says what to do', { start: opening('a1 a2 a3 b1 b2 b3') }, async ({ page }) => {
  const alert = page.getByRole('alert');
  await eventually(async () => plain(await alert.innerText()), (text) => text.includes('Write opening=swap2'));
});

visiting('the computer opens, and the user chooses', { start: opening('', 'first=engine:nodes=200&second=person') }, async ({ page }) => {
  await statusSays(page, 'en', 'swap2-choose', { player: says('en', 'player-you') });
  assert.equal(await count(page), 3);
  assert.match(await news(page), /^Engine: stones on \w+ \w+ \w+\. You: choose a side\.$/);
  await take(page, BLACK);
  await eventually(() => count(page), 4);
  await statusSays(page, 'en', 'play-your-move');
  assert.match(await players(page), /You black/);
});

visiting('the computer takes the better side', { start: opening('h8 a1', 'first=person&second=engine:nodes=200') }, async ({ page }) => {
  const hears = await listen(page);
  // Two stones in the centre against one in the corner.
  await play(page, 'i9');
  await statusSays(page, 'en', 'play-your-move');
  assert.equal(await advice(page), 'Engine: the side of Black.');
  assert.match(await hears(), /Engine: the side of Black\. Your move\./);
  await page.keyboard.press('u');
  await asksStone(page, 'en', 'player-you', 3, 3, BLACK);
});

visiting('two computers choose their sides', { start: opening('', 'first=engine:nodes=100&second=level:30') }, async ({ page }) => {
  await eventually(() => count(page), (stones) => stones >= 6);
  await page.keyboard.press('p');
  await statusSays(page, 'en', 'play-show-paused');
});

visiting('the opening is offered where the rules have it, and ends with them', { start: '#/play?rules=3x3x3&first=person&second=person' }, async ({ page }) => {
  const form = await openForm(page);
  await form.locator('summary').click();
  const swap2 = form.locator('.seg label').filter({ hasText: says('en', 'opening-swap2') });
  assert.equal(await swap2.count(), 0);
  await form.locator('.tile').filter({ hasText: says('en', 'rules-renju') }).click();
  await swap2.click();
  await form.locator('.d-foot').getByText(/Swap2/).waitFor();
  await form.locator('.tile').filter({ hasText: says('en', 'rules-tic-tac-toe') }).first().click();
  await form.getByRole('button', { name: says('en', 'match-begin') }).click();
  await statusSays(page, 'en', 'play-turn', { player: 'X' });
});

visiting('the next game of the match has an opening again', { start: opening('h8 i9 j10') }, async ({ page }) => {
  await take(page, BLACK);
  await play(page, 'a1 a3 b1 b3 c1 c3 d1 d3 e1');
  await statusSays(page, 'en', 'play-wins', { player: says('en', WHITE) });
  await page.keyboard.press(' ');
  await asksStone(page, 'en', 'swap2-opener', 1, 3, BLACK);
  await openEarlier(page);
  await earlier(page).first().click();
  await eventually(() => count(page), 12);
});

for (const locale of Object.keys(LANGUAGES)) {
  visiting(`an opening needs no scrolling on a small phone in ${locale}`, { viewport: { width: 360, height: 640 }, locale, start: opening('h8 i9 j10') }, async ({ page }) => {
    await page.locator('.sides button').first().waitFor();
    const tabs = await page.locator('.tabbar').boundingBox();
    for (const part of ['.players', '[role=grid]', '.status', '.sides .btn', '.acts .btn']) {
      const box = await page.locator(part).first().boundingBox();
      assert.ok(box.y >= 0 && box.y + box.height <= tabs.y + 1, `${part}: ${JSON.stringify(box)}`);
    }
  });
}

visiting('moves of an analysis do not decide an opening', { start: opening('h8 i9 j10 a1 a2').replace('#/play', '#/analyse') }, async ({ page }) => {
  await board(page).waitFor();
  await cell(page, 'c3').click();
  assert.equal(await count(page), 5);
  await eventually(() => news(page), 'All stones are placed: choose Black or White.');
});
