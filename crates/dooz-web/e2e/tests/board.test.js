// The board itself: its look by size, its marks, and the three ways to play on it.

import assert from 'node:assert/strict';

import { board, cell, count, play, shows } from '../support/board.js';
import { eventually } from '../support/eventually.js';
import { between } from '../support/match.js';
import { visiting } from '../support/visit.js';
import { plain } from '../support/words.js';

const MOVING = { reducedMotion: 'no-preference' };
const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } };

const frame = (page) => page.getByRole('main').locator('.frame');
const lens = (page) => page.locator('.lens');

for (const [rules, isWood] of [['3x3x3', false], ['8x8x5', false], ['9x9x5', true], ['15x15x5', true]]) {
  visiting(`${rules} is ${isWood ? 'of wood' : 'drawn with a pen'}`, { start: between(rules) }, async ({ page }) => {
    await board(page).waitFor();
    assert.equal(await frame(page).evaluate((frame) => frame.classList.contains('wood')), isWood);
    assert.equal(await board(page).locator('.w-ground').count(), isWood ? 1 : 0);
  });
}

visiting('the choice of pieces wins over the size', { start: between('3x3x3', 'a1'), settings: { stones: 'stones' } },
  async ({ page }) => {
    await cell(page, 'a1').locator('.disc').waitFor();
  });

visiting('the keyboard stops once on a board', { start: between('3x3x3') }, async ({ page }) => {
  await board(page).waitFor();
  const stops = [];
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement.closest('.frame') && (activeElement.getAttribute('role') ?? activeElement.tagName);
    });
    if (stop) stops.push(stop);
    else if (stops.length > 0) break;
  }
  assert.deepEqual(stops, ['gridcell']);
});

visiting('the mark on a taken square nods, and a note says why', { start: between('3x3x3', 'b2'), ...MOVING },
  async ({ page }) => {
    await shows(page, '... / .X. / ...');
    await cell(page, 'b2').click();
    await page.locator('.cell.nods').waitFor({ state: 'attached' });
    const note = page.getByRole('status').locator('.toast');
    await eventually(async () => plain(await note.innerText()), 'b2 is taken; choose an empty square.');
    assert.equal(await page.getByRole('alert').innerText().catch(() => ''), '');
    await eventually(() => page.locator('.cell.nods').count(), 0);
    await play(page, 'a1');
    await eventually(() => note.count(), 0);
    await page.keyboard.press('1');
    await note.getByText('a1').waitFor();
  });

visiting('a symbol is drawn stroke by stroke', { start: between('3x3x3'), ...MOVING }, async ({ page }) => {
  await board(page).waitFor();
  await board(page).evaluate((board) => {
    globalThis.most = 0;
    const note = () => {
      globalThis.most = Math.max(globalThis.most, board.querySelectorAll('mask').length);
    };
    new MutationObserver(note).observe(board, { childList: true, subtree: true });
  });
  await play(page, 'b2');
  await eventually(() => page.evaluate(() => globalThis.most), 2);
  await eventually(() => board(page).locator('mask, .fresh').count(), 0);
});

visiting('nothing moves for those who want it still', { start: between('9x9x5'), settings: { still: true }, ...MOVING },
  async ({ page }) => {
    await play(page, 'e5');
    await cell(page, 'e5').locator('.stone').waitFor();
    assert.equal(await board(page).evaluate((board) => board.getAnimations({ subtree: true }).length), 0);
  });

for (const [name, settings, ...counts] of [
  ['a ring', {}, 1, 0],
  ['its number', { numbers: true }, 0, 2],
]) {
  visiting(`${name} alone marks the last stone`, { start: between('15x15x5', 'h8 h9'), settings }, async ({ page }) => {
    await cell(page, 'h9').locator('.stone').waitFor();
    const marks = ['.last-b, .last-w', '.n-b, .n-w'].map((mark) => board(page).locator(mark).count());
    assert.deepEqual(await Promise.all(marks), counts);
  });
}

visiting('a tick marks the last symbol, but not on three by three', {}, async ({ page, host }) => {
  for (const [rules, ticks] of [['3x3x3', 0], ['4x4x4', 1]]) {
    await page.goto(host.url + between(rules, 'a1 b2'));
    await cell(page, 'b2').locator('.stone').waitFor();
    await eventually(() => board(page).locator('.tick').count(), ticks);
  }
});

for (const rules of ['4x4x4', '9x9x5', '15x15x5']) {
  const viewport = { width: 1920, height: 1080 };
  visiting(`coordinates of ${rules} are small`, { start: between(rules), viewport }, async ({ page }) => {
    await board(page).waitFor();
    const height = () => board(page).evaluate((board) => {
      const names = board.querySelector('.coordinates');
      return Number.parseFloat(getComputedStyle(names).fontSize) * names.getScreenCTM().a;
    });
    await eventually(height, (height) => height > 8 && height <= 16.1);
  });
}

for (const [rules, count] of [['3x3x3', 6], ['15x15x5', 30]]) {
  for (const viewport of [{ width: 360, height: 640 }, { width: 844, height: 390 }, { width: 1024, height: 768 }]) {
    const options = { start: between(rules), viewport };
    visiting(`squares of ${rules} are named on the board at ${viewport.width} px`, options, async ({ page }) => {
      await board(page).waitFor();
      const seen = () => board(page).locator('.coordinates text').evaluateAll((names) => names.filter((name) => {
        const { left, right, top, bottom } = name.getBoundingClientRect();
        const frame = name.closest('.frame').getBoundingClientRect();
        const isInside = left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom + 2;
        return isInside && bottom - top >= 8;
      }).length);
      await eventually(seen, count);
    });
  }
}

visiting('coordinates are left out for those who want none', { start: between('3x3x3'), settings: { coordinates: false } }, async ({ page }) => {
  await board(page).waitFor();
  assert.equal(await board(page).locator('.coordinates text').count(), 0);
});

visiting('a ghost shows the move below the mouse', { start: between('3x3x3', 'b2') }, async ({ page }) => {
  await shows(page, '... / .X. / ...');
  await cell(page, 'c3').hover();
  assert.equal(await board(page).locator('.ghost .o').count(), 1);
  await cell(page, 'b2').hover();
  assert.equal(await board(page).locator('.ghost').count(), 0);
});

visiting('a finger looks through a magnifier at small squares', { start: between('22x22x5'), ...PHONE },
  async ({ page }) => {
    const touch = await page.context().newCDPSession(page);
    const middle = async (square) => {
      const { x, y, width, height } = await cell(page, square).boundingBox();
      return { x: x + width / 2, y: y + height / 2 };
    };
    const send = async (type, ...squares) => {
      const touchPoints = await Promise.all(squares.map(middle));
      await touch.send('Input.dispatchTouchEvent', { type, touchPoints });
    };
    await send('touchStart', 'k11');
    await lens(page).waitFor();
    await send('touchMove', 'l12');
    await eventually(() => board(page).locator('.ghost').count(), 1);
    await send('touchEnd');
    await eventually(() => lens(page).count(), 0);
    assert.equal(await count(page), 0, 'a second touch confirms');
    await cell(page, 'l12').tap();
    await cell(page, 'l12').locator('.stone').waitFor();
    assert.equal(await count(page), 1);
  });
