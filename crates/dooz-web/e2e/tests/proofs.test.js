// Known values of games, and walks through their proofs.

import assert from 'node:assert/strict';

import { isAccessible } from '../support/accessibility.js';
import { board, count, news, shows } from '../support/board.js';
import { eventually } from '../support/eventually.js';
import { between } from '../support/match.js';
import { visiting } from '../support/visit.js';
import { plain, says } from '../support/words.js';

const word = (key, gaps) => says('en', key, gaps);
const button = (page, key) => page.getByRole('button', { name: word(key), exact: true });
const step = async (page) => plain(await page.locator('.proof-step').innerText());
/** A cell by its square: other cells name it as their answer. */
const cell = (page, square) =>
  board(page).getByRole('gridcell', { name: new RegExp(`^${square}\\b`) });
const label = async (page, square) => plain(await cell(page, square).getAttribute('aria-label'));

/** Waits until the description of the step contains a sentence. */
const tells = (page, sentence) =>
  eventually(async () => (await step(page)).includes(sentence), true);

visiting('a game whose value is known says so at its start', { start: between('4x4x4', '') }, async ({ page }) => {
  const certified = word('known-draw', { evidence: word('known-certified') });
  await board(page).waitFor();
  const known = page.locator('.talk').getByText(certified);
  await known.waitFor();
  await cell(page, 'a1').click();
  await cell(page, 'b2').click();
  await eventually(() => known.count(), 0);

  // Where rules are chosen, it is said of those that are chosen.
  await page.keyboard.press('n');
  const form = page.getByRole('dialog');
  await form.getByText(certified).waitFor();
  const tile = (key) => form.locator('.tile').filter({ hasText: word(key) });
  await tile('rules-renju').click();
  await form.getByText(/first player wins \(reported: Wagner/).waitFor();
  await tile('line-misere').click();
  await eventually(() => form.getByText(/\((reported|certified|computed)/).count(), 0);
});

visiting('a proof is walked through, forwards and back', { start: '#/learn' }, async ({ page }) => {
  await page.getByRole('link', { name: word('proofs-open') }).click();
  await tells(page, word('proofs-own', { player: 'X', square: 'b2' }));
  await button(page, 'learn-forward').click();
  await shows(page, '.... / .X.. / ....');
  await tells(page, word('proofs-replies', { player: 'O' }));
  assert.match(await label(page, 'a3'), /changes nothing, answered on c2/);
  assert.match(await label(page, 'c2'), /^c2, empty, answered on a1$/);
  await isAccessible(page);

  await cell(page, 'a3').click();
  await shows(page, 'O... / .X.. / ....');
  const unchanged = word('proof-unlisted', { player: 'O', square: 'a3' });
  await tells(page, unchanged);
  assert.ok((await news(page)).includes(unchanged));
  await page.keyboard.press('n');
  await shows(page, 'O... / .XX. / ....');
  assert.match(await label(page, 'd2'), /loses at once/);

  await button(page, 'learn-first').click();
  await shows(page, '.... / .... / ....');
  assert.ok(await button(page, 'learn-back').isDisabled());
  await button(page, 'learn-last').click();
  await tells(page, word('play-wins', { player: 'X' }));
  assert.ok(await button(page, 'learn-forward').isDisabled());
});

visiting('a proof that could not be fetched is fetched again', { start: '#/learn' }, async ({ page, troubles }) => {
  await page.route('**/*.dzc', (route) => route.abort());
  await page.getByRole('link', { name: word('proofs-open') }).click();
  await tells(page, word('proofs-failed'));
  await page.unroute('**/*.dzc');
  await button(page, 'page-try-again').click();
  await tells(page, word('proofs-own', { player: 'X', square: 'b2' }));
  assert.equal(await button(page, 'page-try-again').count(), 0);
  assert.match(troubles.splice(0).join(), /Failed to load resource/);
});

visiting('another proof is chosen, and kept in the address', { start: '#/learn/proof' }, async ({ page }) => {
  await tells(page, word('proofs-own', { player: 'X', square: 'b2' }));
  const choice = page.getByRole('combobox', { name: word('proofs-choose') });
  await choice.selectOption({ label: word('proofs-draw', { rules: '4x4x4' }) });
  await tells(page, word('proofs-replies', { player: 'X' }));
  await page.getByText(/4x4x4, empty board/).waitFor();
  await cell(page, 'a1').click();
  await tells(page, 'X a1');
  await page.reload();
  await page.getByText(/4x4x4, empty board/).waitFor();
});

visiting('forward is right in a proof in Persian, as on every timeline', { start: '#/learn/proof/6x5x4', settings: { language: 'fa' } }, async ({ page }) => {
  await page.getByText(says('fa', 'proofs-checked')).waitFor();
  await page.keyboard.press('ArrowRight');
  await eventually(() => count(page), 1);
  await isAccessible(page);
  await page.keyboard.press('ArrowLeft');
  await eventually(() => count(page), 0);
});
