// Two tabs show the same match, and neither overwrites what the other has played.

import assert from 'node:assert/strict';

import { board, cell, count, look, shows } from '../support/board.js';
import { eventually } from '../support/eventually.js';
import { against, between } from '../support/match.js';
import { visiting } from '../support/visit.js';
import { says } from '../support/words.js';

async function secondTab(context, host) {
  const tab = await context.newPage();
  await tab.goto(host.url);
  await board(tab).waitFor();
  return tab;
}

visiting('a move in one tab is seen in the other, which goes on from there', { start: between('3x3x3'), serviceWorkers: 'allow' }, async ({ page, context, host }) => {
  await shows(page, '... / ... / ...');
  const other = await secondTab(context, host);
  await cell(page, 'a1').click();
  await shows(other, '... / ... / X..');
  await cell(other, 'b2').click();
  await shows(page, '... / .O. / X..');
  await cell(page, 'a2').click();
  await shows(other, '... / XO. / X..');
  for (const tab of [page, other]) {
    await tab.reload();
    await shows(tab, '... / XO. / X..');
  }
});

visiting('one tab alone lets the computer move', { start: against('perfect'), serviceWorkers: 'allow' }, async ({ page, context, host }) => {
  await shows(page, '... / ... / ...');
  const other = await secondTab(context, host);
  await cell(page, 'b2').click();
  await eventually(() => count(page), 2);
  await shows(other, await look(page));
  // Time enough for a second answer, if there were one.
  await other.waitForTimeout(500);
  assert.equal(await count(page), 2);
  assert.equal(await look(other), await look(page));
});

visiting('a choice of settings in one tab holds in the other', { serviceWorkers: 'allow' }, async ({ page, context, host }) => {
  const other = await secondTab(context, host);
  await page.evaluate(() => localStorage.setItem('dooz-settings', 'language fa\n'));
  await other.waitForFunction(() => document.documentElement.lang === 'fa');
});

visiting('puzzles that are tried in two tabs are counted in both', { start: '#/puzzles/1', serviceWorkers: 'allow' }, async ({ page, context, host }) => {
  const other = await context.newPage();
  await other.goto(`${host.url}#/puzzles/2`);
  const lines = async (tab) => ((await tab.evaluate(() => localStorage.getItem('dooz-puzzles'))) ?? '').split('\n');
  const hint = async (tab) => {
    const before = await lines(tab);
    await tab.getByRole('button', { name: says('en', 'puzzles-hint'), exact: true }).click();
    await eventually(async () => (await lines(tab)).length > before.length, true);
    return before;
  };
  await hint(page);
  const before = await hint(other);
  const after = await lines(other);
  assert.ok(before.length > 1 && before.every((line) => after.includes(line)), after.join('; '));
});
