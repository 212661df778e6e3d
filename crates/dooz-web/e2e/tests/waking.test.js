// What is seen before the program has been loaded, and that nothing moves when it is.

import assert from 'node:assert/strict';

import { eventually } from '../support/eventually.js';
import { visiting } from '../support/visit.js';

const box = (page, place) => page.locator(`${place} .frame`).boundingBox();

/** Loads the page again, and holds the program back until `act` is done. */
async function whileWaking(page, act) {
  let go;
  const held = new Promise((resolve) => (go = resolve));
  await page.route('**/*.wasm', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await page.locator('#waking').waitFor({ state: 'attached' });
  // Nothing is drawn before the style sheet is there.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  const seen = await act();
  go();
  await page.locator('h1').first().waitFor({ state: 'attached' });
  return seen;
}

for (const [width, height] of [[1440, 900], [390, 844], [844, 390]]) {
  visiting(`the board waits where it will be at ${width} by ${height}`, { viewport: { width, height }, start: '#/play?rules=3x3x3&moves=b2' }, async ({ page }) => {
    await page.locator('main .frame').waitFor();
    const before = await whileWaking(page, () => box(page, '#waking'));
    const now = await box(page, '#main');
    for (const side of ['x', 'y', 'width', 'height']) {
      assert.ok(Math.abs(before[side] - now[side]) < 2, `${side}: ${before[side]}, then ${now[side]}`);
    }
  });
}

visiting('a wooden board is waited for on wood, a lesson without a board', { start: '#/play?rules=3x3x3&moves=b2' }, async ({ page }) => {
  const look = () => page.evaluate(() => document.documentElement.dataset.wakes);
  // The game that was left, not an earlier one, and the longer side of its board.
  for (const [rules, size, wakes] of [['3x3x3', '3', 'three'], ['15x15x5', '15', 'wood'], ['3x12x3', '3:12', 'wood'], ['3x4x3', '3:4', 'paper']]) {
    await page.evaluate((address) => (location.hash = address), `#/play?rules=${rules}&moves=a1`);
    // The match is stored a moment after it is shown.
    await eventually(() => page.evaluate(() => localStorage.getItem('dooz-match')), (match) => match?.includes(`SZ[${size}]`));
    assert.equal(await whileWaking(page, look), wakes, rules);
  }
  await page.evaluate(() => (location.hash = '#/learn'));
  assert.equal(await whileWaking(page, look), 'none');
  assert.ok(!(await page.locator('#waking').count()), 'it is gone');
});

visiting('a page that cannot be made says so', {}, async ({ page, troubles }) => {
  await page.addInitScript(() => {
    const create = document.createElementNS;
    document.createElementNS = (space, name) => {
      if (name === 'svg' && document.querySelector('#waking')) throw new Error('no pictures today');
      return create.call(document, space, name);
    };
  });
  await page.reload();
  await page.getByText('Dooz could not start.').waitFor();
  assert.ok(troubles.splice(0).length > 0, 'the console tells why');
});
