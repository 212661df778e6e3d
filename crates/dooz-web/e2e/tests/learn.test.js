// Lessons, and the tree of a search.

import assert from 'node:assert/strict';

import { cell, news } from '../support/board.js';
import { eventually } from '../support/eventually.js';
import { visiting } from '../support/visit.js';
import { plain, says } from '../support/words.js';

const word = (key) => says('en', key);
const button = (page, key) => page.getByRole('button', { name: word(key), exact: true });
const tree = (page) => page.getByRole('tree');
const place = (page) => page.getByRole('slider', { name: word('learn-place') });
const message = async (page) => plain(await page.locator('.message').innerText());
const step = (page) => place(page).inputValue().then(Number);

/** Goes to the beginning, once there is something to walk through. */
async function begin(page) {
  await eventually(async () => Number(await place(page).getAttribute('max')), (last) => last > 10);
  await place(page).fill('0');
  await eventually(() => step(page), 0);
}

/** Returns the drawing of the tree, independent of the viewport. */
const drawing = async (page) => {
  await page.evaluate(drawn);
  return tree(page).evaluate((tree) => tree.querySelector('svg').innerHTML);
};

/** Runs on the page: until what was changed is drawn. */
function drawn() {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

visiting('a lesson is walked through, with wrong and right answers', { start: '#/learn' }, async ({ page }) => {
  await page.getByRole('link', { name: word('lesson-ends') }).click();
  await page.getByRole('main').getByText(word('lesson-ends-win'), { exact: true }).waitFor();
  await page.getByRole('gridcell', { name: 'empty' }).last().click();
  await eventually(() => message(page), (text) => text !== '');
  if ((await message(page)) !== word('lesson-ends-win-right')) {
    assert.equal(await message(page), word('lesson-ends-win-wrong'));
    await button(page, 'learn-show').click();
  }
  await eventually(() => message(page), word('lesson-ends-win-right'));

  await button(page, 'learn-next').click();
  await page.getByRole('main').getByText(word('lesson-ends-plus'), { exact: true }).waitFor();
  const answers = page.getByRole('group', { name: word('learn-answers') });
  await answers.getByRole('button', { name: /10/ }).filter({ hasNotText: /[-−]/ }).first().click();
  await eventually(() => message(page), word('lesson-ends-plus-right'));
  assert.equal(await news(page), word('lesson-ends-plus-right'));
});

visiting('progress in lessons is there after a reload', { start: '#/learn/lesson/2' }, async ({ page }) => {
  await page.getByRole('main').getByText(word('lesson-ends-win'), { exact: true }).waitFor();
  await page.keyboard.press('s');
  await eventually(() => message(page), word('lesson-ends-win-right'));
  await page.reload();
  await page.getByRole('main').getByText(word('lesson-ends-plus'), { exact: true }).waitFor();
});

visiting('every step of every chapter can be shown and passed', { start: '#/learn/lesson/1' }, async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  const titles = new Set();
  const next = button(page, 'learn-next');
  await next.waitFor();
  for (let i = 0; i < 100; i++) {
    titles.add(plain(await heading.innerText()));
    const show = button(page, 'learn-show');
    if (await show.isEnabled()) {
      await show.click();
      await page.locator('[data-verdict=right]').waitFor();
    }
    if (await next.isDisabled()) break;
    await next.click();
  }
  assert.equal(titles.size, 11);
});

for (const method of ['learn-minimax', 'learn-alphabeta', 'learn-minimax-one']) {
  visiting(`the tree of ${word(method)} is the same picture on the way back`, { start: '#/learn/tree' }, async ({ page }) => {
    await tree(page).waitFor();
    await page.getByRole('combobox', { name: word('learn-method'), exact: true }).selectOption({ label: word(method) });
    await begin(page);
    const last = Number(await place(page).getAttribute('max'));
    const seen = [await drawing(page)];
    for (let i = 1; i <= last; i++) {
      await button(page, 'learn-forward').click();
      await eventually(() => step(page), i);
      seen.push(await drawing(page));
    }
    assert.ok(new Set(seen).size > last / 2, 'the steps differ');
    for (let i = last - 1; i >= 0; i--) {
      await button(page, 'learn-back').click();
      await eventually(() => step(page), i);
      assert.equal(await drawing(page), seen[i], `step ${i}`);
    }
  });
}

visiting('the next cut and the last step are jumped to', { start: '#/learn/tree' }, async ({ page }) => {
  await tree(page).waitFor();
  await page.getByRole('combobox', { name: word('learn-method'), exact: true }).selectOption({ label: word('learn-alphabeta') });
  await begin(page);
  await button(page, 'learn-next-cut').click();
  await eventually(() => step(page), (now) => now > 0);
  const cut = await step(page);
  await button(page, 'learn-last').click();
  const last = Number(await place(page).getAttribute('max'));
  await eventually(() => step(page), last);
  assert.ok(cut < last);
  await button(page, 'learn-previous-cut').click();
  await eventually(() => step(page), (now) => now < last);
});

visiting('the tree plays by itself, and pauses', { start: '#/learn/tree' }, async ({ page }) => {
  await tree(page).waitFor();
  await begin(page);
  await button(page, 'learn-play').click();
  await eventually(() => step(page), (now) => now > 2);
  await button(page, 'learn-pause').click();
  await button(page, 'learn-play').waitFor();
});

visiting('the tree of the game that is played is shown', { start: '#/play?rules=3x3x3&moves=a3b2c3b3b1&first=person&second=person' }, async ({ page }) => {
  await cell(page, 'b1').locator('.stone').waitFor();
  await page.getByRole('navigation').getByRole('link', { name: word('page-learn') }).click();
  await page.getByRole('link', { name: word('learn-tree-open') }).click();
  await tree(page).waitFor();
  await page.getByRole('combobox', { name: word('learn-subject'), exact: true }).selectOption({ label: word('learn-game') });
  await eventually(() => page.url(), (url) => url.includes('#/learn/tree?'));
  await button(page, 'learn-last').click();
  const last = Number(await place(page).getAttribute('max'));
  await eventually(() => step(page), last);
  assert.ok(last > 10);
});

visiting('a tree that is typed is searched, and nonsense is said to be wrong', { start: '#/learn/tree' }, async ({ page }) => {
  await tree(page).waitFor();
  await page.getByRole('combobox', { name: word('learn-subject'), exact: true }).selectOption({ label: word('learn-own-tree') });
  const field = page.getByLabel(word('learn-typed-tree'));
  await field.fill('((3 5) (2 9))');
  await field.blur();
  await button(page, 'learn-last').click();
  const note = page.getByRole('main').getByRole('status');
  await eventually(async () => plain((await note.allInnerTexts()).join(' ')), '');
  for (const text of ['((', '(1 (2', 'x', '('.repeat(5000), '<script>1</script>']) {
    await field.fill(text);
    await field.blur();
    await eventually(async () => plain((await note.allInnerTexts()).join(' ')), (text) => text.length > 10);
  }
});
