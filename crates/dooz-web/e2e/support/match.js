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
  const list = page.locator('.play-moves button');
  return list.evaluateAll((buttons) => buttons.map((button) => button.textContent.trim()));
};

/** Begins a match by the form, with the words of a language. */
export async function begin(page, { language = 'en', rules, far, near, by = 'click' }) {
  await board(page).waitFor();
  await page.getByRole('button', { name: says(language, 'match-new') })[by]();
  const form = page.getByRole('dialog');
  if (rules) await form.getByRole('button', { name: rules, exact: true })[by]();
  const seat = (key) => form.getByRole('combobox', { name: says(language, key) });
  if (far) await seat('match-far').selectOption(far);
  if (near) await seat('match-near').selectOption(near);
  await form.getByRole('button', { name: says(language, 'match-begin'), exact: true })[by]();
  await form.waitFor({ state: 'detached' });
}

/** The same against a person and without a mouse. */
export async function beginByKeys(page, language) {
  await board(page).waitFor();
  await page.keyboard.press('n');
  const far = JSON.stringify(says(language, 'match-far'));
  await tabTo(page, `(active) => active.matches('select') && active.labels[0].textContent.includes(${far})`);
  await page.keyboard.press('Home');
  await eventually(() => page.evaluate(() => document.activeElement.value), 'person');
  await tabTo(page, (active) => active.matches('dialog .primary'));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** The games before this one, as their buttons. */
export const earlier = (page) => page.locator('.earlier li button');
