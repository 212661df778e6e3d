// The page for everybody: languages, digits, colours, keyboards, any width.

import assert from 'node:assert/strict';

import { isAccessible } from '../support/accessibility.js';
import { board, news, shows } from '../support/board.js';
import { eventually } from '../support/eventually.js';
import { begin, between, openForm } from '../support/match.js';
import { visiting } from '../support/visit.js';
import { LANGUAGES, says } from '../support/words.js';

const SCREENS = ['play', 'analyse', 'learn', 'puzzles'];

/** Goes to a screen by its link and waits until it is there. */
async function visit(page, language, screen) {
  const link = page.getByRole('navigation').getByRole('link', { name: says(language, `page-${screen}`) });
  await link.click();
  await eventually(() => link.getAttribute('aria-current'), 'page');
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
}

const closeSettings = async (page) => {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

const openSettings = (page, language) =>
  page.getByRole('button', { name: says(language, 'page-settings'), exact: true }).click();

for (const language of Object.keys(LANGUAGES)) {
  const start = between('15x15x5', 'h8 i9 g7 f6 i8');
  visiting(`nothing is wider than the window in ${language}`, { locale: language, start }, async ({ page }) => {
    await board(page).waitFor();
    for (const width of [320, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      for (const screen of SCREENS) {
        await visit(page, language, screen);
        await fits(page, `${screen} at ${width}`);
        await openAll(page);
        await fits(page, `${screen} at ${width}, all open`);
      }
      await openSettings(page, language);
      await fits(page, `settings at ${width}`);
      await closeSettings(page);
      await visit(page, language, 'play');
      await openForm(page, language);
      const form = page.getByRole('dialog');
      const sideways = await form.evaluate((form) => form.scrollWidth - form.clientWidth);
      assert.equal(sideways, 0, `new match at ${width}`);
      await page.keyboard.press('Escape');
    }
  });
}

for (const theme of ['light', 'dark']) {
  for (const language of ['en', 'fa']) {
    const options = { settings: { language, theme }, start: between('3x3x3', 'a1 b2 c3') };
    visiting(`axe finds nothing in ${language}, ${theme}`, options, async ({ page }) => {
      await board(page).waitFor();
      for (const screen of SCREENS) {
        await visit(page, language, screen);
        await openAll(page);
        await isAccessible(page);
      }
      await openSettings(page, language);
      await isAccessible(page);
      await closeSettings(page);
      await visit(page, language, 'play');
      await openForm(page, language);
      await isAccessible(page);
    });
  }
}

visiting('axe finds nothing after a game, with the heat of the moves, and beside the solution of a puzzle', { start: between('3x3x3', 'a1 a2 b1 b2 c1') }, async ({ page }) => {
  await board(page).locator('.win').waitFor({ state: 'attached' });
  await isAccessible(page);
  await page.keyboard.press('u');
  await visit(page, 'en', 'analyse');
  await board(page).locator('.heat').first().waitFor();
  await isAccessible(page);
  await visit(page, 'en', 'puzzles');
  await page.getByRole('button', { name: says('en', 'puzzles-solution') }).click();
  await page.getByRole('button', { name: says('en', 'puzzles-again') }).waitFor();
  await isAccessible(page);
});

for (const language of ['en', 'fa']) {
  visiting(`Tab goes through every screen and is always seen in ${language}`, { locale: language, start: between('3x3x3', 'a1 b2 c3') }, async ({ page }) => {
    await board(page).waitFor();
    for (const screen of SCREENS) {
      await visit(page, language, screen);
      const stops = await tabThrough(page);
      assert.ok(stops.length > 6, `${screen} has ${stops.length} places for the keyboard`);
      assert.deepEqual(stops.filter(({ shown }) => !shown), [], `${screen}: places that are not seen`);
    }
  });
}

visiting('the keyboard comes back from a window over the page', { start: between('3x3x3') }, async ({ page }) => {
  await board(page).waitFor();
  const opener = page.getByRole('main').getByRole('button', { name: says('en', 'match-new') });
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await eventually(() => opener.evaluate((button) => button === document.activeElement), true);
});

visiting('the keyboard stays where the game is when its button goes away', { start: between('3x3x3', 'a1') }, async ({ page }) => {
  const onBoard = () => page.evaluate(() => document.activeElement.closest('main .board') !== null);
  const press = async (key) => {
    await page.getByRole('main').getByRole('button', { name: says('en', key), exact: true }).focus();
    await page.keyboard.press('Enter');
    await eventually(onBoard, true);
  };
  await board(page).waitFor();
  await press('play-undo');
  await page.getByRole('navigation').getByRole('link', { name: says('en', 'page-analyse') }).click();
  await press('analyse-setup');
  const said = () => page.getByRole('log').locator('p').allTextContents();
  await eventually(said, (texts) => texts.includes(says('en', 'analyse-setup-title')));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: says('en', 'analyse-setup'), exact: true }).waitFor();
  await eventually(onBoard, true);
});

visiting('a button that was left takes no focus with it when it goes away', { start: between('3x3x3', 'a1') }, async ({ page }) => {
  await board(page).waitFor();
  const undo = page.getByRole('main').getByRole('button', { name: says('en', 'play-undo'), exact: true });
  await undo.focus();
  await undo.evaluate((button) => button.blur());
  await page.waitForTimeout(100);
  await page.keyboard.press('u');
  await eventually(() => undo.isDisabled(), true);
  await page.waitForTimeout(100);
  assert.equal(await page.evaluate(() => document.activeElement === document.body), true);
});

for (const [language, one] of [['fa', '۱'], ['ar', '١']]) {
  visiting(`digits in ${language} are its own, or Latin by choice`, { locale: language, start: between('3x3x3', 'a1 b2') }, async ({ page }) => {
    await shows(page, '... / .O. / X..');
    const number = () => page.locator('.moves .num').first().innerText();
    assert.equal(await number(), one);
    await openSettings(page, language);
    await page.getByRole('switch', { name: says(language, 'page-latin-digits') }).check();
    await eventually(number, '1');
    await page.reload();
    await eventually(number, '1');
  });
}

visiting('colours are dark or light by choice, and the system\'s without one', { colorScheme: 'dark' }, async ({ page }) => {
  const ground = () =>
    page.evaluate(() => {
      const [red] = getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g);
      return Number(red) > 128 ? 'light' : 'dark';
    });
  await board(page).waitFor();
  assert.equal(await ground(), 'dark');
  await openSettings(page, 'en');
  await page.getByRole('radio', { name: says('en', 'page-theme-light') }).check();
  await eventually(ground, 'light');
  await page.reload();
  await board(page).waitFor();
  assert.equal(await ground(), 'light');
  await openSettings(page, 'en');
  await page.getByRole('radio', { name: says('en', 'page-theme-system') }).check();
  await eventually(ground, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await eventually(ground, 'light');
});

visiting('crosses and circles become black and white stones by choice', { start: between('3x3x3', 'a1 b2') }, async ({ page }) => {
  await shows(page, '... / .O. / X..');
  const seen = (shape) => board(page).locator(`.stone ${shape}`).first().isVisible();
  assert.deepEqual([await seen('path'), await seen('circle')], [true, false]);
  await openSettings(page, 'en');
  await page.getByRole('radio', { name: says('en', 'page-stones-stones') }).check();
  await eventually(() => seen('circle'), true);
  assert.equal(await seen('path'), false);
});

visiting('a computer against a computer can be begun and is announced', {}, async ({ page }) => {
  await begin(page, { far: 'random', near: 'random' });
  await eventually(() => news(page), (text) => /played/.test(text));
});

async function fits(page, what) {
  const sideways = await page.evaluate(() => {
    const root = document.documentElement;
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (right > root.clientWidth + 1 || left < -1) && left > -1000;
    });
    const name = (element) => `${element.tagName}.${element.getAttribute('class')}`;
    return { over: root.scrollWidth - root.clientWidth, wide: wide.slice(0, 3).map(name) };
  });
  assert.equal(sideways.over, 0, `${what}: ${sideways.wide}`);
}

/** Opens whatever can be folded. */
async function openAll(page) {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) details.open = true;
  });
}

/** Presses Tab until the keyboard has left the page and come back. */
async function tabThrough(page) {
  const stops = [];
  await page.locator('.skip').focus();
  for (let i = 0; i < 250; i++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(describeFocus);
    if (stop === null) return stops;
    stops.push(stop);
    if (stop.isFirst) return stops;
  }
  assert.fail(`Tab never leaves: ${JSON.stringify(stops.slice(-3))}`);
}

/** Runs on the page. */
function describeFocus() {
  const active = document.activeElement;
  if (active === document.body) return null;
  const style = getComputedStyle(active);
  const place = active.querySelector('.place');
  const isOutlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  const isFramed = place !== null && getComputedStyle(place).stroke !== 'none';
  const { width, height } = active.getBoundingClientRect();
  return {
    name: `${active.tagName} ${active.getAttribute('aria-label') ?? active.textContent.slice(0, 30)}`,
    isFirst: active.matches('.skip'),
    shown: (isOutlined || isFramed) && width > 0 && height > 0,
  };
}
