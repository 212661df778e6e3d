// Lessons, and the tree of a search.

import assert from 'node:assert/strict';

import { isAccessible } from '../support/accessibility.js';
import { cell, news } from '../support/board.js';
import { eventually } from '../support/eventually.js';
import { visiting } from '../support/visit.js';
import { LANGUAGES, plain, says } from '../support/words.js';

const word = (key, gaps) => says('en', key, gaps);
const button = (page, key) => page.getByRole('button', { name: word(key), exact: true });
const tree = (page) => page.getByRole('tree');
const place = (page) => page.getByRole('slider', { name: word('learn-place') });
const message = async (page) => plain(await page.locator('.message').textContent());
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
  await page.getByRole('link', { name: new RegExp(word('lesson-ends')) }).click();
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
  await answers.getByRole('button', { name: '+10' }).click();
  await eventually(() => message(page), word('lesson-ends-plus-right'));
  assert.equal(await news(page), word('lesson-ends-plus-right'));
});

visiting('the address of a lesson leads to it from another one', { start: '#/learn/lesson/3/2' }, async ({ page }) => {
  await page.getByRole('heading', { name: word('lesson-minimax-min-title') }).waitFor();
  await page.evaluate(() => (location.hash = '#/learn/lesson/6'));
  await eventually(() => new URL(page.url()).hash, '#/learn/lesson/6/1');
});

visiting('progress in lessons is there on the next visit', { start: '#/learn/lesson/2' }, async ({ page, host }) => {
  await page.getByRole('main').getByText(word('lesson-ends-win'), { exact: true }).waitFor();
  await page.keyboard.press('s');
  await eventually(() => message(page), word('lesson-ends-win-right'));
  await page.goto(`${host.url}#/learn`);
  await page.reload();
  await page.getByRole('link', { name: new RegExp(word('lesson-ends')) }).click();
  await page.getByRole('main').getByText(word('lesson-ends-plus'), { exact: true }).waitFor();
});

visiting('every step of every chapter can be shown and passed', { start: '#/learn/lesson/1/1' }, async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  const titles = new Set();
  const next = button(page, 'learn-next');
  await next.waitFor();
  for (let i = 0; i < 100; i++) {
    titles.add(plain(await heading.innerText()));
    const show = button(page, 'learn-show');
    if (await show.count()) {
      await show.click();
      await page.locator('[data-verdict=right]').waitFor();
    }
    if (!(await next.count())) break;
    await next.click();
  }
  assert.equal(titles.size, 32);
  // The last step leads back to the lessons, which are all complete then.
  await button(page, 'learn-all-lessons').click();
  const rows = page.locator('.lessons .grade');
  await eventually(() => rows.count(), 11);
  for (const text of (await rows.allInnerTexts()).map(plain)) {
    const [, done, count] = /(\d+) of (\d+)/.exec(text);
    assert.equal(done, count, text);
  }
  await page.getByRole('link', { name: word('learn-again') }).waitFor();
});

visiting('a step that asks nothing is complete once it was seen', { start: '#/learn/lesson/11/3' }, async ({ page }) => {
  await eventually(() => button(page, 'learn-all-lessons').getAttribute('class'), (names) => names.includes('primary'));
  await page.getByRole('link', { name: word('learn-all-lessons') }).click();
  const row = page.locator('.lessons .grade').last();
  await eventually(async () => plain(await row.innerText()), (text) => text.includes(word('learn-done', { done: 1, count: 3 })));
});

/** What a class of the tree's shapes counts. */
const drawnAs = (page, look) => tree(page).locator(look).count();

visiting('the whole tree is there before the first step, and the walk colours it', { start: '#/learn/lesson/6/1' }, async ({ page }) => {
  await begin(page);
  await eventually(() => drawnAs(page, '.t-leaf.faint'), 5);
  assert.equal(await drawnAs(page, '.t-max.faint'), 2);
  assert.equal(await drawnAs(page, '.t-min.faint'), 1);
  await button(page, 'learn-next-cut').click();
  await eventually(() => drawnAs(page, '.t-leaf.cut'), 2);
  assert.equal(await drawnAs(page, '.t-scis'), 1);
  assert.equal(await drawnAs(page, '.t-max.now'), 1);
});

visiting('Max is a circle and Min a diamond, and the lesson says so', { start: '#/learn/lesson/6/1' }, async ({ page }) => {
  await eventually(() => drawnAs(page, 'circle.t-max'), 2);
  assert.equal(await drawnAs(page, 'path.t-min'), 1);
  assert.match(await page.locator('.say .lead').innerText(), /diamond is Min.*circle is Max/s);
});

visiting('a branch that is left out has the letter that the tree shows', { start: '#/learn/lesson/6/1' }, async ({ page }) => {
  await begin(page);
  await button(page, 'learn-next-cut').click();
  await eventually(async () => plain(await page.locator('.walked').innerText()), (text) => text.endsWith('Left out: b, c.'));
  assert.deepEqual(await tree(page).locator('.t-branch.cut').allTextContents(), ['b', 'c']);
});

visiting('what a cut has left out is uncovered, and does not matter', { start: '#/learn/lesson/6/1' }, async ({ page }) => {
  await begin(page);
  await button(page, 'learn-next-cut').click();
  await eventually(() => drawnAs(page, '.t-strike'), 2);
  await page.getByRole('button', { name: 'Uncover the two' }).click();
  await eventually(() => drawnAs(page, '.t-strike'), 0);
  assert.equal(plain(await page.locator('.uncovered').innerText()), 'Left out: b (+4); c (+6). With them or without, the whole tree is worth +7.');
  await button(page, 'learn-back').click();
  await eventually(() => page.locator('.uncovered').count(), 0);
});

visiting('the window closes from both ends', { start: '#/learn/lesson/6/1' }, async ({ page }) => {
  await begin(page);
  const width = (shutter) => page.locator(`.window ${shutter}`).getAttribute('width').then(Number);
  await eventually(() => width('.n-a'), 0);
  assert.equal(await width('.n-b2'), 0);
  await button(page, 'learn-next-cut').click();
  await page.locator('.pill.alarm').waitFor();
  assert.ok((await width('.n-a')) > 0 && (await width('.n-b2')) > 0 && (await width('.n-x')) > 0);
  assert.match(plain(await page.locator('.pill.alarm').innerText()), /\+9 ≥ \+7/);
});

visiting('the way on is loud only after an answer', { start: '#/learn/lesson/2/2' }, async ({ page }) => {
  const next = button(page, 'learn-next');
  await next.waitFor();
  assert.doesNotMatch(await next.getAttribute('class'), /primary/);
  await button(page, 'learn-show').click();
  await eventually(() => next.getAttribute('class'), (names) => names.includes('primary'));
});

visiting('a value that was asked for is shown where it was asked', { start: '#/learn/lesson/2/2' }, async ({ page, host }) => {
  for (const step of ['2/2', '2/3', '3/2', '3/3', '4/1', '4/3', '5/2', '6/3']) {
    await page.goto(`${host.url}#/learn/lesson/${step}`);
    await tree(page).locator('.asked .t-val', { hasText: '?' }).waitFor();
    await button(page, 'learn-show').click();
    await tree(page).locator('.right .t-val', { hasText: /[0-9]/ }).waitFor();
  }
});

for (const [step, wrong] of [['5/3', '+9'], ['6/2', '+6']]) {
  visiting(`an answer that was pressed in the tree is marked in lesson ${step}`, { start: `#/learn/lesson/${step}` }, async ({ page }) => {
    await tree(page).locator('.node', { hasText: wrong }).click();
    await tree(page).locator('.wrong').waitFor();
    assert.equal(await tree(page).locator('.right').count(), 0);
    await button(page, 'learn-show').click();
    await tree(page).locator('.right').waitFor();
    assert.equal(await tree(page).locator('.wrong').count(), 0);
  });
}

visiting('no answer stands out by its form', { start: '#/learn/lesson/2/2' }, async ({ page }) => {
  const answers = page.getByRole('group', { name: word('learn-answers') }).getByRole('button');
  await answers.first().waitFor();
  assert.deepEqual((await answers.allInnerTexts()).map(plain), ['−10', '0', '+10']);
});

visiting('searches that were compared show their counts, and both can be watched', { start: '#/learn/lesson/7/2' }, async ({ page }) => {
  await button(page, 'learn-show').waitFor();
  assert.equal(await page.locator('.bars').count(), 0);
  await button(page, 'learn-show').click();
  await eventually(() => page.locator('.bars li').count(), 3);
  const calls = (await page.locator('.bars .num').allInnerTexts()).map((text) => Number(text.replace(/[^0-9]/g, '')));
  assert.ok(calls[0] > calls[1] && calls[1] > calls[2], calls.join(' '));
  await page.getByRole('link', { name: word('learn-watch-both') }).click();
  await eventually(() => tree(page).count(), 2);
  await eventually(() => page.locator('.bars li').count(), 2);
});

visiting('the arrow keys choose which of two searches goes on', { start: '#/learn/lesson/7/2' }, async ({ page }) => {
  await button(page, 'learn-show').click();
  await page.getByRole('link', { name: word('learn-watch-both') }).click();
  const choice = page.getByRole('radiogroup', { name: word('learn-goes-on') }).getByRole('radio');
  await choice.first().focus();
  await page.keyboard.press('ArrowRight');
  assert.deepEqual(await Promise.all([0, 1, 2].map((place) => choice.nth(place).isChecked())), [false, true, false]);
});

visiting('each step has its address', { start: '#/learn/lesson/6/3' }, async ({ page, host }) => {
  const says = (key) => page.getByRole('main').getByText(word(key), { exact: true }).waitFor();
  await says('lesson-cut-same');
  await page.locator('.lesson-steps a').first().click();
  await says('lesson-cut-walk');
  await eventually(() => new URL(page.url()).hash, '#/learn/lesson/6/1');
  await button(page, 'learn-next').click();
  await says('lesson-cut-branch');
  assert.equal(new URL(page.url()).hash, '#/learn/lesson/6/2');
  await page.locator('.lesson-steps a').first().click();
  await says('lesson-cut-walk');
  await page.goto(`${host.url}#/learn/lesson/2/3`);
  await says('lesson-ends-minus');
});

for (const address of ['lesson/99/99', 'lesson/1/9', 'proof/none', 'zzz']) {
  visiting(`the address ${address} says that it names nothing`, { start: `#/learn/${address}` }, async ({ page }) => {
    await page.locator('.toast').getByText(word('page-no-place')).waitFor();
    await page.getByRole('heading', { level: 1, name: word('page-learn') }).waitFor();
  });
}

for (const [width, height] of [[1440, 900], [1280, 720], [1024, 768], [390, 844], [360, 640]]) {
  visiting(`the trees of lessons fit their canvas at ${width}x${height}`, { start: '#/learn/lesson/4/1', viewport: { width, height } }, async ({ page, host }) => {
    // The tree of lesson 4 is too wide for phones.
    for (const step of ['1/3', '6/2', '8/2', ...(width > 900 ? ['4/1'] : [])]) {
      await page.goto(`${host.url}#/learn/lesson/${step}`);
      await eventually(() => tree(page).locator('[data-node]').count(), (nodes) => nodes > 4);
      await page.evaluate(drawn);
      assert.deepEqual(await tree(page).evaluate(beyond), [], `lesson ${step}`);
    }
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing lies beside the screen');
  });
}

for (const [width, height] of [[390, 844], [360, 640]]) {
  visiting(`the values of a wide tree can be read at ${width}x${height}`, { start: '#/learn/lesson/4/1', viewport: { width, height } }, async ({ page, host }) => {
    for (const step of ['4/1', '4/3']) {
      await page.goto(`${host.url}#/learn/lesson/${step}`);
      await eventually(() => tree(page).locator('.asked').count(), 1);
      await page.evaluate(drawn);
      const sizes = await tree(page).locator('.t-leaf + .t-val').evaluateAll((values) =>
        values.map((value) => Number.parseFloat(getComputedStyle(value).fontSize) * value.getScreenCTM().a));
      assert.ok(sizes.length > 4 && Math.min(...sizes) > 9, `lesson ${step}: ${sizes}`);
    }
  });

  visiting(`letters and numbers that sentences name are seen at ${width}x${height}`, { start: '#/learn/lesson/6/2', viewport: { width, height } }, async ({ page, host }) => {
    await tree(page).locator('.t-branch', { hasText: /^c$/ }).first().waitFor();
    await page.goto(`${host.url}#/learn/lesson/3/1`);
    await begin(page);
    await button(page, 'learn-forward').click();
    await tree(page).locator('.t-call', { hasText: /^1$/ }).waitFor();
  });
}

visiting('the tree of a search stays in sight to its last step', { start: '#/learn/tree', viewport: { width: 1440, height: 900 } }, async ({ page }) => {
  await begin(page);
  await page.keyboard.press('End');
  await eventually(() => step(page), (now) => now > 10);
  await page.evaluate(drawn);
  assert.deepEqual(await tree(page).evaluate(beyond), []);
});

visiting('the head of a lesson names its step', { start: '#/learn/lesson/6/1' }, async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await heading.getByText(word('lesson-cut-walk-title')).waitFor();
  await page.locator('.l-head').getByText(word('lesson-cut')).waitFor();
  await page.locator('.lesson-steps a').last().click();
  await heading.getByText(word('lesson-cut-same-title')).waitFor();
});

for (const [width, height] of [[1024, 768], [1280, 720], [1366, 768]]) {
  visiting(`a walk and its code are on one screen at ${width}x${height}`, { start: '#/learn/lesson/6/1', viewport: { width, height } }, async ({ page, host }) => {
    for (const step of ['1/3', '3/1', '5/1', '6/1', '7/1', '8/2']) {
      await page.goto(`${host.url}#/learn/lesson/${step}`);
      await begin(page);
      for (const key of ['ArrowRight', 'c', 'End']) {
        await page.keyboard.press(key);
        await page.locator('.code [aria-current]').waitFor();
        const [code, side] = [await page.locator('.code').boundingBox(), await page.locator('.l-side').boundingBox()];
        assert.ok(code.y + code.height <= side.y + side.height, `lesson ${step} after ${key}`);
      }
    }
  });
}

for (const language of Object.keys(LANGUAGES)) {
  visiting(`on a small phone no part of learning lies beside the screen in ${language}`, { start: '#/learn', viewport: { width: 360, height: 640 }, settings: { language } }, async ({ page, host }) => {
    for (const [screen, part] of [['', '.lessons'], ['/tree', '.t-val'], ['/proof/4x3x3', '.frame'], ['/lesson/1/1', '.frame'], ['/lesson/11/1', '.frame']]) {
      await page.goto(`${host.url}#/learn${screen}`);
      await page.locator(part).first().waitFor();
      const beside = await page.locator('.card, .frame, select, input, textarea').evaluateAll((parts) =>
        parts.filter((part) => part.getBoundingClientRect().left < 0 || part.getBoundingClientRect().right > innerWidth).map(({ outerHTML }) => outerHTML.slice(0, 99)));
      assert.deepEqual(beside, [], screen);
      const cards = await page.locator('.card .frame').evaluateAll((frames) =>
        frames.every((frame) => frame.getBoundingClientRect().right <= frame.closest('.card').getBoundingClientRect().right));
      assert.ok(cards, `${screen}: each board is in its card`);
    }
  });
}

visiting('on a low screen a lesson stands beside its tree', { start: '#/learn/lesson/6/3', viewport: { width: 844, height: 390 } }, async ({ page }) => {
  await tree(page).locator('[data-node]').first().waitFor();
  const [canvas, say] = [await page.locator('.canvas').boundingBox(), await page.locator('.say').boundingBox()];
  assert.ok(say.x >= canvas.x + canvas.width && say.y < 100 && canvas.y + canvas.height <= 390, JSON.stringify({ canvas, say }));
});

/** Runs on the page: the nodes that lie outside the canvas, if only in part. */
function beyond(tree) {
  const frame = tree.getBoundingClientRect();
  const nodes = [...tree.querySelectorAll('.t-max, .t-min, .t-leaf')];
  const outside = nodes.filter((node) => {
    const box = node.getBoundingClientRect();
    return box.left < frame.left - 1 || box.right > frame.right + 1 || box.top < frame.top - 1 || box.bottom > frame.bottom + 1;
  });
  return outside.map((node) => node.outerHTML);
}

for (const language of ['fa', 'ar']) {
  visiting(`time runs from left to right in ${language}, and comments stand at the end of the code`, { start: '#/learn/lesson/6/1', settings: { language } }, async ({ page }) => {
    const box = (place) => page.locator(place).boundingBox();
    await page.locator('.player-bar').waitFor();
    const buttons = page.locator('.player-bar .btn');
    const places = await Promise.all([0, 1, 2, 3, 4].map((place) => buttons.nth(place).boundingBox()));
    assert.deepEqual(places.map(({ x }) => x), places.map(({ x }) => x).sort((a, b) => a - b));
    const slider = page.locator('.timeline input');
    assert.equal(await slider.evaluate((slider) => getComputedStyle(slider).direction), 'ltr');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await eventually(() => slider.inputValue(), '1');
    await page.keyboard.press('c');
    await page.locator('.code em').waitFor();
    const [code, note, card] = [await box('.code [aria-current] code'), await box('.code em'), await box('.codecard')];
    assert.ok(note.x >= code.x + code.width || note.y >= code.y + code.height, 'the comment is beside the code');
    assert.ok(note.x + note.width <= card.x + card.width, 'the comment is not cut off');
  });
}

visiting('the last lesson names a screen on which positions are set up', { start: '#/learn/lesson/11/3' }, async ({ page }) => {
  const text = plain(await page.locator('.say .lead').innerText());
  assert.ok(text.includes(word('page-analyse')) && text.includes(word('learn-tree').toLowerCase()), text);
  await page.getByRole('navigation').first().getByRole('link', { name: word('page-analyse') }).click();
  await page.getByRole('button', { name: word('analyse-setup') }).waitFor();
});

/** The cells of the search's board that have a number, in words. */
async function thought(page) {
  const cells = page.getByRole('grid', { name: word('learn-watch') }).getByRole('gridcell');
  const labels = await cells.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')));
  return labels.map(plain).filter((label) => /, [+−]?\d+$/.test(label));
}

visiting('the search of the last lesson shows one win, and no bound as a value', { start: '#/learn/lesson/11/2' }, async ({ page }) => {
  await page.getByRole('combobox', { name: word('learn-look-ahead') }).selectOption({ label: '3' });
  await eventually(async () => (await thought(page)).length > 0, true);
  const wins = (await thought(page)).filter((label) => label.includes('+2'));
  assert.equal(wins.length, 1, wins.join(' '));
  assert.match(wins[0], /^g5/);
});

for (const [stones, name, other] of [['by-size', 'black stones', 'crosses'], ['crosses', 'crosses', 'black stones']]) {
  visiting(`a lesson on a large board names the pieces as they are drawn: ${name}`, { start: '#/learn/lesson/10/1', settings: { stones } }, async ({ page }) => {
    const text = plain(await page.locator('.say .lead').innerText());
    assert.ok(text.includes(name) && !text.includes(other), text);
    assert.doesNotMatch(text, /\b[XO]\b/);
  });
}

visiting('the tree of a reversed search begins with the branch that the lesson names', { start: '#/learn/lesson/8/2' }, async ({ page }) => {
  assert.match(plain(await page.locator('.say .lead').innerText()), /the best branch, c, comes first/);
  const branches = tree(page).locator('.t-branch', { hasText: /^c$/ });
  await branches.first().waitFor();
  const left = (letter) => tree(page).locator('.t-branch', { hasText: letter }).first().boundingBox().then(({ x }) => x);
  assert.ok((await left(/^c$/)) < (await left(/^b$/)));
});

visiting('answers are sentences of their lesson, and both searches have names of their own', { start: '#/learn/lesson/7/3', viewport: { width: 390, height: 844 }, settings: { language: 'ru' } }, async ({ page }) => {
  const russian = (key, gaps) => says('ru', key, gaps);
  await page.getByRole('button', { name: russian('lesson-window-fast-answer-2'), exact: true }).waitFor();
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing lies beside the screen');
  await page.getByRole('button', { name: russian('learn-show'), exact: true }).click();
  await page.getByRole('link', { name: russian('learn-watch-both') }).click();
  await eventually(() => tree(page).count(), 2);
  await eventually(() => page.locator('.bars bdi').count(), 2);
  const names = (await page.locator('.bars bdi').allInnerTexts()).map(plain);
  assert.notEqual(names[0], names[1]);
});

visiting('a question about a board shows that board', { start: '#/learn/lesson/4/1' }, async ({ page }) => {
  await page.getByRole('grid', { name: word('learn-board') }).waitFor();
  assert.equal(await page.getByRole('grid', { name: word('learn-board') }).getByRole('gridcell').count(), 9);
});

visiting('the tree is heard in the words of the sentences', { start: '#/learn/lesson/6/1' }, async ({ page }) => {
  await begin(page);
  await button(page, 'learn-forward').click();
  await eventually(() => tree(page).getByRole('treeitem').first().getAttribute('aria-label'), (label) => /^Call 1: /.test(plain(label ?? '')));
});

visiting('negamax compares moves as the side to move sees them, and shows what it returns', { start: '#/learn/lesson/5/1' }, async ({ page }) => {
  await eventually(async () => Number(await place(page).getAttribute('max')), (last) => last > 10);
  const said = (words) => eventually(async () => plain(await page.locator('.walked').innerText()), (text) => text.includes(words));
  await page.keyboard.press('r');
  await page.keyboard.press('ArrowRight');
  await said('Move a is worth −3, as Min sees it');
  for (let i = 0; i < 2; i++) await page.keyboard.press('r');
  await eventually(async () => plain(await page.locator('.walked').innerText()), (text) => text.includes('returns −3, as Min sees it') && text.includes('that is +3'));
});

visiting('the focus stays on the screen, and what has come is announced', { start: '#/learn' }, async ({ page }) => {
  const focused = () => page.evaluate(() => document.activeElement.id || document.activeElement.textContent.trim());
  await page.getByRole('link', { name: word('learn-begin') }).click();
  await eventually(focused, 'main');
  await eventually(() => news(page), word('lesson-tree-look-title'));
  await button(page, 'learn-next').click();
  await button(page, 'learn-show').click();
  await eventually(focused, word('learn-next'));
  await page.getByRole('link', { name: word('learn-all-lessons') }).click();
  await eventually(() => news(page), word('page-learn'));
  await eventually(focused, 'main');
});

visiting('an infinite bound lies beyond all numbers of the window', { start: '#/learn/lesson/6/1' }, async ({ page }) => {
  await begin(page);
  await button(page, 'learn-forward').click();
  const width = (shutter) => page.locator(`.window ${shutter}`).getAttribute('width').then(Number);
  await eventually(() => width('.n-a'), 0);
  const ticks = await page.locator('.window .n-tick').evaluateAll((ticks) => ticks.map((tick) => Number(tick.getAttribute('x'))));
  const rail = await page.locator('.window .n-rail').evaluate((rail) => [rail.x.baseVal.value, rail.x.baseVal.value + rail.width.baseVal.value]);
  assert.ok(Math.min(...ticks) > rail[0] && Math.max(...ticks) < rail[1], `${ticks} ${rail}`);
});

visiting('the first screen shows how far one has come, and goes on there', { start: '#/learn' }, async ({ page }) => {
  const rows = page.locator('.lessons .grade');
  await eventually(() => rows.count(), 11);
  await page.getByRole('link', { name: word('learn-begin') }).click();
  await button(page, 'learn-next').click();
  await page.getByRole('link', { name: word('learn-all-lessons') }).click();
  await eventually(async () => plain(await rows.first().innerText()), (text) => text.includes(word('learn-done', { done: 1, count: 3 })));
  await page.getByRole('link', { name: word('learn-continue') }).click();
  await page.getByRole('main').getByText(word('lesson-tree-count'), { exact: true }).waitFor();
});

for (const [language, theme] of [['en', 'light'], ['fa', 'dark'], ['ar', 'light'], ['ru', 'dark']]) {
  visiting(`a lesson is accessible in ${language}, ${theme}`, { start: '#/learn/lesson/6/1', settings: { language, theme } }, async ({ page }) => {
    await page.locator('.window').waitFor();
    await page.keyboard.press('c');
    await page.locator('.pill.alarm').waitFor();
    await isAccessible(page);
  });
}

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
  await page.keyboard.press('End');
  const last = Number(await place(page).getAttribute('max'));
  await eventually(() => step(page), last);
  assert.ok(cut < last);
  await page.keyboard.press('Shift+C');
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
  await eventually(async () => Number(await place(page).getAttribute('max')), (last) => last > 10);
});

visiting('a tree that is typed is searched, and nonsense is said to be wrong', { start: '#/learn/tree' }, async ({ page }) => {
  await tree(page).waitFor();
  await page.getByRole('combobox', { name: word('learn-subject'), exact: true }).selectOption({ label: word('learn-own-tree') });
  const field = page.getByLabel(word('learn-typed-tree'));
  const type = async (text) => {
    await field.fill(text);
    await field.blur();
  };
  const note = async () => plain((await page.getByRole('main').getByRole('status').allInnerTexts()).join(' '));
  for (const text of ['((', '(1 (2', 'x', '('.repeat(5000), '<script>1</script>']) {
    await type('((3 5) (2 9))');
    await eventually(note, '');
    await type(text);
    await eventually(note, (text) => text.length > 10);
  }
});

visiting('own weights of intuition are judged as they are typed, and stand in the address', { start: '#/learn/tree?rules=10x10x4&method=intuition' }, async ({ page, host }) => {
  const said = (text) => page.getByText(text).waitFor();
  const type = async (key, weights) => {
    const field = page.getByRole('textbox', { name: word(key) });
    await field.fill(weights);
    await field.press('Tab');
  };
  await said('Winning first: g(4) > 4·q(4) holds, as 390,625 > 312,500. A win is never missed.');
  await type('learn-weights-own', '۱,۱۰,۱۰۰,۱۰۰۰');
  await type('learn-weights-spoiled', '1,5,50,300');
  await said('Winning first: g(4) > 4·q(4) does not hold, as 1,000 ≤ 1,200. Beware: spoiling may seem better than winning.');
  await said('Blocking next: q(4) > 4·g(3) does not hold, as 300 ≤ 400. Beware: a threat may be ignored.');
  await page.getByRole('combobox', { name: word('match-option-count') }).selectOption('line');
  await eventually(() => page.url(), `${host.url}#/learn/tree?rules=10x10x4&method=intuition:count=line:own=1,10,100,1000:spoiled=1,5,50,300`);
  await type('learn-weights-own', '1,x');
  const note = page.getByRole('main').getByRole('status');
  await eventually(async () => plain((await note.allInnerTexts()).join(' ')), (text) => text.includes('x'));
});

visiting('a search is limited in depth, and ends are worth what is typed', { start: '#/learn/tree?rules=3x3x3&board=x2/1o1/3&turn=x&method=minimax' }, async ({ page }) => {
  await page.getByRole('combobox', { name: word('match-option-depth') }).selectOption('3');
  await page.getByText(word('play-more-options')).click();
  for (const [key, value] of [['win', '5'], ['draw', '2'], ['loss', '-5']]) {
    const field = page.getByRole('textbox', { name: word(`learn-option-${key}`) });
    await field.fill(value);
    await field.press('Tab');
  }
  await eventually(() => page.url().split('&method=')[1], 'minimax:win=5:draw=2:loss=-5&ahead=3');
  await tree(page).waitFor();
  await page.getByRole('slider', { name: word('learn-place') }).press('End');
  const counts = page.locator('.counts dd');
  // As `dooz trace --ahead 3` counts: one call for each position of three moves.
  await eventually(async () => (await counts.allInnerTexts()).slice(0, 2).join(' '), '260 20');
});
