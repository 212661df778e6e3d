// The smoothness of panning a large tree, as a whole and from near: alpha-beta
// from the empty board of tic-tac-toe, 18,297 calls, all of them unfolded.
//
//     node crates/dooz-web/e2e/bench/pan.mjs [FOLDER]
//
// It prints, for a hand that moves in each frame, the frames a second and the
// longest wait for one, and how many elements were drawn at most.

import { resolve } from 'node:path';
import { chromium } from 'playwright-core';

import { DIST, serve } from '../support/host.js';
import { BROWSER } from '../support/browser.js';
import { says } from '../support/words.js';

const SEARCH = '#/learn/tree?rules=3x3x3&method=alphabeta';

const host = await serve(process.argv[2] ? `${resolve(process.argv[2])}/` : DIST);
const browser = await chromium.launch(BROWSER);
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
await page.goto(`${host.url}${SEARCH}`);
const place = page.getByRole('slider', { name: says('en', 'learn-place') });
await page.waitForFunction((slider) => Number(slider.max) > 20_000, await place.elementHandle(), { timeout: 120_000 });
await place.fill(await place.getAttribute('max'));
await page.getByRole('button', { name: says('en', 'learn-unfold'), exact: true }).click();
// Not the root, around which there is nothing, but a call among others.
const steps = Number(await place.getAttribute('max'));
await place.fill(`${steps - 40}`);
await page.waitForTimeout(1_000);

const tree = page.getByRole('tree');
for (const [name, turns, direction] of [['whole', 0, 1], ['near', 55, -1], ['half', 6, 1]]) {
  await tree.evaluate(wheel, [turns, direction]);
  // The view follows the call of the step.
  await page.keyboard.press('ArrowLeft');
  await page.waitForTimeout(500);
  const { frames, seconds, longest, most } = await tree.evaluate(pan);
  const rate = (frames / seconds).toFixed(0).padStart(3);
  console.log(`${name.padEnd(5)} ${rate} frames/s, the longest wait ${Math.round(longest)} ms, at most ${most} elements`);
}
await browser.close();
await host.close();

/** Runs on the page: zooms in (-1) or out (1). */
async function wheel(tree, [turns, direction]) {
  const box = tree.getBoundingClientRect();
  const middle = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
  for (let turn = 0; turn < turns; turn++) {
    const event = { deltaY: 100 * direction, ctrlKey: true, bubbles: true, cancelable: true };
    tree.dispatchEvent(new WheelEvent('wheel', { ...event, ...middle }));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** Runs on the page: drags the tree to and fro for five seconds. */
async function pan(tree) {
  const box = tree.getBoundingClientRect();
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const hand = (type, { x, y }) =>
    tree.dispatchEvent(new PointerEvent(type, { pointerId: 1, isPrimary: true, button: 0, buttons: 1, clientX: x, clientY: y, bubbles: true }));
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const drawing = () => tree.querySelector('svg').innerHTML;
  const first = drawing();
  hand('pointerdown', middle);
  await frame();
  const begin = performance.now();
  let frames = 0;
  let longest = 0;
  let most = 0;
  let before = begin;
  while (before - begin < 5_000) {
    const angle = (before - begin) / 400;
    hand('pointermove', { x: middle.x + 500 * Math.sin(angle), y: middle.y + 100 * Math.sin(angle / 3) });
    const now = await frame();
    frames += 1;
    longest = Math.max(longest, now - before);
    most = Math.max(most, tree.querySelectorAll('svg *').length);
    before = now;
  }
  if (drawing() === first) {
    throw new Error('the hand did not move the tree');
  }
  hand('pointerup', middle);
  return { frames, seconds: (before - begin) / 1000, longest, most };
}
