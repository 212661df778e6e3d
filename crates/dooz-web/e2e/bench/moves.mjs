// The time from a click to the stone, and from a move to the lines of the engine.
//
//     node crates/dooz-web/e2e/bench/moves.mjs [FOLDER]
//
// It prints, for a processor four times as slow and the largest board, the
// milliseconds from a click to the picture with its stone, and how long its scripts,
// styles and layout have taken the processor, which other programs do not change
// much; and for a processor as it is, the milliseconds to the first lines of a game of
// gomoku that is opened, and to those of each move after it, with the pictures between
// two moves that had no line at all.

import { resolve } from 'node:path';
import { chromium } from 'playwright-core';

import { board, cell } from '../support/board.js';
import { DIST, serve } from '../support/host.js';
import { BROWSER } from '../support/browser.js';

const SLOWER = 4;
const SQUARES = 'k11 l12 m13 k12 l11 m11 k13 l14 n12 j10 i9 o15 j12 h8 p16 q4'.split(' ');
const GAME = 'h8i9i8g8j8h10';
const MOVES = 'k8 l8 h9 j10 k11 g7 i7 l7 f6 m9'.split(' ');
const OPENINGS = 5;

const host = await serve(process.argv[2] ? `${resolve(process.argv[2])}/` : DIST);
const browser = await chromium.launch(BROWSER);
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
const debug = await page.context().newCDPSession(page);
await page.addInitScript(watch);
await page.goto(host.url);

await debug.send('Performance.enable', { timeDomain: 'threadTicks' });
await debug.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
for (const [screen, address] of [
  ['Play', '#/play?rules=22x22x5&first=person&second=person&moves='],
  ['Analyse', '#/analyse?rules=22x22x5&moves='],
]) {
  await go(address);
  await page.locator('main .board.playable').waitFor();
  const times = [];
  const works = [];
  for (const square of SQUARES) {
    const { x, y, width, height } = await cell(page, square).boundingBox();
    const before = await worked();
    await page.evaluate(() => { globalThis.seen = stoneSeen(); });
    await page.mouse.click(x + width / 2, y + height / 2);
    times.push(await page.evaluate(() => globalThis.seen));
    works.push(await worked() - before);
    await page.waitForTimeout(300);
  }
  print(`click to stone in ${screen}`, times);
  print('work of the page for it', works);
}
await debug.send('Emulation.setCPUThrottlingRate', { rate: 1 });

const openings = [];
for (let run = 0; run < OPENINGS; run++) {
  await go('#/puzzles');
  await page.waitForTimeout(500);
  openings.push(await page.evaluate((place) => globalThis.lineSeen(place), `#/analyse?rules=15x15x5&moves=${GAME}`));
}
print('first line of a game', openings);
const lines = [];
let blanks = 0;
for (const square of MOVES) {
  await board(page).waitFor();
  await page.evaluate(() => { globalThis.seen = lineAfterMove(); });
  await cell(page, square).click();
  const { time, blank } = await page.evaluate(() => globalThis.seen);
  lines.push(time);
  blanks += blank;
  await page.waitForTimeout(500);
}
print('first line after a move', lines);
console.log(`pictures without a line     ${blanks}`);
await browser.close();
await host.close();

/** Goes to another address, and waits until its screen has taken the place of the last. */
async function go(place) {
  await page.evaluate((place) => new Promise((resolve) => {
    addEventListener('hashchange', () => setTimeout(resolve), { once: true });
    location.hash = place;
  }), place);
}

/** The milliseconds of the processor that scripts, styles and layout have taken. */
async function worked() {
  const { metrics } = await debug.send('Performance.getMetrics');
  const parts = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];
  const own = metrics.filter(({ name }) => parts.includes(name));
  return own.reduce((sum, { value }) => sum + 1_000 * value, 0);
}

function print(what, times) {
  const sorted = times.map(Math.round).sort((a, b) => a - b);
  const [least, middle, most] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  console.log(`${what.padEnd(27)} ${least} ms at least, ${middle} in the middle, ${most} at most`);
}

/** Runs on the page. */
function watch() {
  const stones = () => document.querySelectorAll('main .board .stone').length;
  const lines = () => document.querySelectorAll('main .pv').length;
  const newLines = () => document.querySelectorAll('main .pvs:not(.outdated) .pv').length;
  const click = () => new Promise((resolve) => {
    addEventListener('click', (event) => resolve(event.timeStamp), { capture: true, once: true });
  });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // What runs in a frame is before its picture, and the next task behind it.
  const picture = async () => {
    await frame();
    await new Promise((resolve) => setTimeout(resolve));
  };

  globalThis.stoneSeen = async () => {
    const before = stones();
    const begin = await click();
    do {
      await picture();
    } while (stones() === before);
    return performance.now() - begin;
  };
  globalThis.lineSeen = async (place) => {
    const begin = performance.now();
    location.hash = place;
    do {
      await picture();
    } while (newLines() === 0);
    return performance.now() - begin;
  };
  globalThis.lineAfterMove = async () => {
    const before = stones();
    const begin = await click();
    let blank = 0;
    do {
      await picture();
      blank += lines() === 0;
    } while (stones() === before || newLines() === 0);
    return { time: performance.now() - begin, blank };
  };
}
