// A match as a person puts it together.

import { eventually } from './eventually.js';
import { board, tabTo } from './board.js';
import { says } from './words.js';

/** The address of a game between two people, with some moves made. */
export const between = (rules, moves = '') =>
  `#/play?rules=${rules}&moves=${moves.replaceAll(' ', '')}&first=person&second=person`;

/** The address of a game of a person, who begins, against a computer. */
export const against = (player, rules = '3x3x3') =>
  `#/play?rules=${rules}&first=person&second=${player}`;

/** The moves in their list. */
export const moves = async (page) => {
  const list = page.locator('.moves button');
  return list.evaluateAll((buttons) => buttons.map((button) => button.textContent.trim()));
};

/** Opens the form of a new game. */
export async function openForm(page, language = 'en', by = 'click') {
  await board(page).waitFor();
  // A first visitor has three games to choose from in its place.
  if (await page.locator('.hello').count()) {
    await page.keyboard.press('n');
  } else {
    await page.getByRole('main').getByRole('button', { name: says(language, 'match-new') })[by]();
  }
  const form = page.getByRole('dialog');
  await form.waitFor();
  return form;
}

/** Begins a game by the form, with the words of a language. */
export async function begin(page, { language = 'en', rules, far = 'level', near = 'person', by = 'click' }) {
  const form = await openForm(page, language, by);
  const choose = (name) => form.locator('.tile, .seg label').filter({ hasText: name }).first()[by]();
  if (rules) await choose(rules);
  const opponents = far === 'person' ? 'match-friend' : near === 'person' ? 'match-computer' : 'match-watch';
  await choose(says(language, opponents));
  const kind = async (key, name) => {
    const list = form.getByRole('combobox', { name: says(language, key), exact: true });
    await list.selectOption(name);
  };
  if (far !== 'person') {
    await form.locator('summary').click();
    await kind('match-kind', far);
    if (near !== 'person') await kind('match-kind-near', near);
  }
  await form.getByRole('button', { name: says(language, 'match-begin'), exact: true })[by]();
  await form.waitFor({ state: 'detached' });
}

/** The same against a friend and without a mouse. */
export async function beginByKeys(page, language) {
  await board(page).waitFor();
  await page.keyboard.press('n');
  const friend = JSON.stringify(says(language, 'match-friend'));
  await tabTo(page, (active) => active.matches('[name=against]'));
  for (let i = 0; i < 3; i++) {
    const name = await page.evaluate(() => document.activeElement.closest('label').textContent);
    if (JSON.stringify(name) === friend) break;
    await page.keyboard.press('ArrowDown');
  }
  await tabTo(page, (active) => active.matches('dialog .primary'));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Opens the list of the earlier games. */
export async function openEarlier(page, language = 'en') {
  await page.locator('.more summary').click();
  await page.getByRole('button', { name: says(language, 'play-earlier-games') }).click();
}

/** The games before this one, as their buttons. */
export const earlier = (page) => page.locator('.earlier li button');
