// The frame around every screen: head, places, titles, toasts, settings.

import assert from 'node:assert/strict';

import { isAccessible } from '../support/accessibility.js';
import { board } from '../support/board.js';
import { eventually } from '../support/eventually.js';
import { between } from '../support/match.js';
import { visiting } from '../support/visit.js';
import { LANGUAGES, says } from '../support/words.js';

const PHONE = { viewport: { width: 390, height: 844 } };
const places = (page) => page.getByRole('navigation').filter({ visible: true });
const toast = (page) => page.getByRole('alert').locator('.toast');

visiting('each screen has a title of its own, and its name is spoken', {}, async ({ page }) => {
  await board(page).waitFor();
  const titles = [await page.title()];
  for (const key of ['page-analyse', 'page-learn', 'page-puzzles']) {
    await places(page).getByRole('link', { name: says('en', key) }).click();
    await eventually(async () => titles.includes(await page.title()), false);
    titles.push(await page.title());
    await page.getByRole('log').getByText(says('en', key)).waitFor();
    assert.equal(await page.evaluate(() => document.activeElement.id), 'main', 'the focus follows');
  }
  assert.ok(titles.every((title) => title.endsWith('Dooz')), titles.join());
});

for (const address of ['#/zzz', '#/plays', '#/learns/lesson/1']) {
  visiting(`the address ${address} names nothing, and is said to`, { start: address }, async ({ page }) => {
    await toast(page).getByText(says('en', 'page-no-place')).waitFor();
    await board(page).waitFor();
  });
}

for (const options of [{}, PHONE]) {
  const where = options.viewport ? 'a phone' : 'a desktop';
  visiting(`a toast can be read on ${where}, and is no obstacle`, { ...options, start: '#/zzz' }, async ({ page }) => {
    await toast(page).waitFor();
    const look = await toast(page).evaluate((element) => {
      const { backgroundColor, boxShadow } = getComputedStyle(element);
      const { bottom, left, right } = element.getBoundingClientRect();
      return { backgroundColor, boxShadow, bottom, left, right };
    });
    assert.notEqual(look.backgroundColor, 'rgba(0, 0, 0, 0)');
    assert.notEqual(look.boxShadow, 'none');
    const { width, height } = page.viewportSize();
    const bar = options.viewport ? 60 : 0;
    assert.ok(look.bottom < height - bar && look.left > 0 && look.right < width, JSON.stringify(look));
    await isAccessible(page);
  });
}

visiting('a warning leaves by itself unless it has the focus, and the news of a loss stays', {}, async ({ page }) => {
  const LONGER = 9_000;
  await board(page).waitFor();
  await page.evaluate(() => localStorage.setItem('dooz-match', '{'));
  await page.reload();
  await toast(page).waitFor();
  await page.evaluate(() => (location.hash = '#/zzz'));
  const warning = toast(page).filter({ hasText: says('en', 'page-no-place') });
  await warning.getByRole('button').focus();
  await page.waitForTimeout(LONGER);
  assert.equal(await toast(page).count(), 2);
  await page.locator('main').focus();
  await page.waitForTimeout(LONGER);
  assert.equal(await warning.count(), 0);
  await toast(page).getByRole('button', { name: says('en', 'page-close') }).click();
  await eventually(() => toast(page).count(), 0);
});

visiting('on a phone the places are at the bottom, and the head says where one is', { ...PHONE, start: '#/puzzles' }, async ({ page }) => {
  const bar = await places(page).boundingBox();
  assert.equal(Math.round(bar.y + bar.height), 844);
  await places(page).getByRole('link', { name: says('en', 'page-learn') }).click();
  await page.locator('.head .where').getByText(says('en', 'page-learn')).waitFor();
});

visiting('each place is seen from its top', { ...PHONE, start: '#/learn' }, async ({ page }) => {
  await page.locator('.entry a').last().scrollIntoViewIfNeeded();
  assert.ok(await page.evaluate(() => scrollY) > 0);
  for (const place of ['page-analyse', 'page-play', 'page-puzzles']) {
    const link = places(page).getByRole('link', { name: says('en', place) });
    await link.click();
    await eventually(() => link.getAttribute('aria-current'), 'page');
    await eventually(() => page.evaluate(() => scrollY), 0);
  }
});

visiting('day turns into night and back', { colorScheme: 'light' }, async ({ page }) => {
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  await page.getByRole('button', { name: says('en', 'page-to-dark') }).click();
  assert.equal(await theme(), 'dark');
  await page.getByRole('button', { name: says('en', 'page-to-light') }).click();
  assert.equal(await theme(), 'light');
});

visiting('the theme button follows the system while it is open', { colorScheme: 'light' }, async ({ page }) => {
  await page.getByRole('button', { name: says('en', 'page-to-dark') }).waitFor();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: says('en', 'page-to-light') }).click();
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'light');
});

visiting('the language is chosen in the head', {}, async ({ page }) => {
  await page.getByRole('combobox', { name: says('en', 'page-language') }).selectOption('fa');
  await page.getByRole('link', { name: says('fa', 'page-learn') }).filter({ visible: true }).waitFor();
  assert.equal(await page.locator('html').getAttribute('dir'), 'rtl');
});

visiting('a language that does not come is warned of, and can be chosen again', {}, async ({ page, troubles }) => {
  const list = page.getByRole('combobox', { name: says('en', 'page-language') });
  await list.waitFor();
  await page.route('**/sentences/fa.txt', (route) => route.abort());
  await page.route('**/sentences/ru.txt', (route) => route.fulfill({ body: '<!doctype html>' }));
  for (const [code, language] of [['fa', 'فارسی'], ['ru', 'Русский']]) {
    await list.selectOption(code);
    await page.getByRole('alert').getByText(says('en', 'page-no-language', { language })).waitFor();
    assert.equal(await list.inputValue(), 'en');
    assert.equal(await page.locator('html').getAttribute('lang'), 'en');
  }
  await page.reload();
  await list.waitFor();

  await page.unroute('**/sentences/fa.txt');
  await list.selectOption('fa');
  await page.getByRole('link', { name: says('fa', 'page-learn') }).filter({ visible: true }).waitFor();
  troubles.splice(0);
});

visiting('the choice under the pointer can be read', { start: between('3x3x3') }, async ({ page }) => {
  await page.getByRole('button', { name: says('en', 'page-settings') }).click();
  const dark = page.locator('dialog label').filter({ hasText: says('en', 'page-theme-dark') });
  await dark.click();
  await dark.hover();
  const [ink, ground] = await dark.evaluate((element) => {
    const style = getComputedStyle(element);
    return [style.color, style.backgroundColor];
  });
  assert.notEqual(ink, ground);
});

visiting('a low screen has its settings at the foot of the rail', { viewport: { width: 844, height: 390 } }, async ({ page }) => {
  await page.getByRole('button', { name: says('en', 'page-settings') }).click();
  await page.getByRole('dialog').waitFor();
});

for (const [width, height] of [[1440, 900], [1024, 768], [360, 640]]) {
  visiting(`no word of a button is cut off at ${width}x${height}`, { start: between('3x3x3'), viewport: { width, height } }, async ({ page, host }) => {
    const screens = [between('15x15x5', 'h8 i9'), between('3x3x3', 'a1 c3 c1 b1 a3 a2 b2'), '#/puzzles/3'];
    for (const language of Object.keys(LANGUAGES)) {
      await page.evaluate((language) => (localStorage['dooz-settings'] = `language ${language}\n`), language);
      await page.reload();
      for (const screen of screens) {
        await page.goto(host.url + screen);
        await page.locator('.btns.even .btn').first().waitFor();
        assert.deepEqual(await page.evaluate(beyond), [], `${screen} in ${language}`);
      }
    }
  });
}

/** Runs on the page: the buttons that are wider than their row or narrower than their words. */
function beyond() {
  const rows = [...document.querySelectorAll('.btns.even')];
  const buttons = rows.flatMap((row) => [...row.children].map((button) => [row.getBoundingClientRect(), button]));
  const isCut = ([row, button]) => {
    const box = button.getBoundingClientRect();
    return button.scrollWidth > button.clientWidth || box.left < row.left - 1 || box.right > row.right + 1;
  };
  return buttons.filter(isCut).map(([, button]) => button.textContent);
}

visiting('forced colours show which switches are on', { start: '#/analyse', forcedColors: 'active' }, async ({ page }) => {
  const look = (element) => {
    const [track, thumb] = [getComputedStyle(element), getComputedStyle(element, '::after')];
    return [track.backgroundColor, thumb.backgroundColor];
  };
  const engine = page.locator('.engine .switch');
  await engine.waitFor();
  const on = await engine.evaluate(look);
  await engine.click();
  const off = await engine.evaluate(look);
  assert.ok(on[0] !== on[1] && off[0] !== off[1] && on[0] !== off[0], JSON.stringify({ on, off }));
});

visiting('forced colours show the steps of a lesson', { start: '#/learn/lesson/6/2', forcedColors: 'active' }, async ({ page }) => {
  await page.locator('.lesson-steps').waitFor();
  const looks = await page.locator('.lesson-steps a').evaluateAll((links) => links.map((link) => (
    getComputedStyle(link, '::before').backgroundColor
  )));
  const ground = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  assert.equal(new Set([...looks, ground]).size, 4, `the steps are ${looks} on ${ground}`);
});
