// The responsiveness of the page: the longest tasks of its own thread on a way
// through all screens, and the time from "move now" to the move on the board,
// with what is left behind by ten such moves.
//
//     node crates/dooz-web/e2e/bench/blocked.mjs [FOLDER]
//
// A task counts with the milliseconds that it would take a processor four times as
// slow: four times those of this one, which other programs do not change much. A
// place without any of 50 ms or more has a dash. The first row is the start of the
// page, which blocks nobody who is there yet. Moves are ended with the page's thread
// slowed down four times, and the tasks of that row are those of the slow thread: a
// debugger cannot slow a worker, but the page is what the person waits for.

import { resolve } from 'node:path';
import { chromium } from 'playwright-core';

import { play } from '../support/board.js';
import { DIST, serve } from '../support/host.js';
import { BROWSER } from '../support/browser.js';
import { says } from '../support/words.js';

const GOMOKU = 'h8 i9 i8 g8 j8 h10 k8 l8 h9 j10 k11 g7 i7 l7';
const TRACED = ['disabled-by-default-devtools.timeline', '__metadata'];
const LESSONS = 11;
const STOPS = 10;
const LONGEST_COLLECTION = 10_000;
const SLOWER = 4;
const LONG = 50;
const LONGEST_STOP = 10_000;
// The one that thinks and the one that analyses, each with its spare.
const WORKERS = 4;

const host = await serve(process.argv[2] ? `${resolve(process.argv[2])}/` : DIST);
const browser = await chromium.launch(BROWSER);
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
const tracer = await browser.newBrowserCDPSession();
const debug = await page.context().newCDPSession(page);
const button = (key) => page.getByRole('button', { name: says('en', key), exact: true });

await row('start of the page', async () => {
  await page.goto(host.url);
  await page.locator('main .board').waitFor();
});
await row('a board of 22x22, moves and steps back', async () => {
  await go('#/play?rules=22x22x5&first=person&second=person');
  await play(page, 'k11 l12 m13 a1 v22');
  for (const key of ['u', 'u', 'r']) await page.keyboard.press(key);
});
await row('the same board in the analysis', async () => {
  await go('#/analyse?rules=22x22x5&moves=k11l12');
  await page.waitForTimeout(2_000);
});
await row('a game of gomoku against a search', async () => {
  await go('#/play?rules=15x15x5&first=person&second=search');
  await play(page, 'h8');
  await page.locator('main .board .stone').nth(1).waitFor();
});
await row('its analysis, and its review', async () => {
  await go(`#/analyse?rules=15x15x5&moves=${GOMOKU.replaceAll(' ', '')}`);
  await page.locator('.rev').nth(13).waitFor();
});
const stops = [];
const before = await leftBehind();
await row('thinking that is ended by "move now"', async () => {
  await debug.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  for (let run = 0; run < STOPS; run++) {
    await go('#/play?rules=15x15x5&first=person&second=search:depth=12');
    await page.locator('main .board.playable').waitFor();
    await play(page, 'h8');
    await page.waitForTimeout(700);
    stops.push(await button('play-move-now').evaluate(stopping, LONGEST_STOP));
    await go('#/puzzles');
  }
  await debug.send('Emulation.setCPUThrottlingRate', { rate: 1 });
}, 1);
const after = await leftBehind();
for (let lesson = 1; lesson <= LESSONS; lesson++) {
  await row(`lesson ${lesson}`, async () => {
    await go(`#/learn/lesson/${lesson}`);
    await page.keyboard.press('s');
    await page.waitForTimeout(300);
  });
}
await row('two searches beside each other', async () => {
  await go('#/learn/tree?rules=3x3x3&board=X...O....&method=minimax&against=alphabeta');
  await page.waitForTimeout(2_000);
  for (const key of ['End', 'Home', 'ArrowRight']) await page.keyboard.press(key);
});
await row('all of a large tree, dragged', async () => {
  await go('#/learn/tree?rules=3x3x3&method=alphabeta');
  const place = page.getByRole('slider', { name: says('en', 'learn-place') });
  await page.waitForFunction((slider) => Number(slider.max) > 20_000, await place.elementHandle());
  await place.fill(await place.getAttribute('max'));
  await button('learn-unfold').click();
  const { x, y, width, height } = await page.getByRole('tree').boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x, y, { steps: 40 });
  await page.mouse.up();
});
await row('a proof', async () => {
  await go('#/learn/proof/6x5x4');
  await page.waitForTimeout(1_000);
});
await row('puzzles', () => go('#/puzzles'));
await row('settings, and another language', async () => {
  await button('page-settings').click();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: says('en', 'page-language') }).selectOption('fa');
});
console.log(`\nfrom "move now" to the move: ${stops.map(Math.round).join(' ')} ms`);
console.log(`before ${STOPS} of them: ${before}; after: ${after}`);
await browser.close();
await host.close();

/** Goes to another address, and waits until its screen has taken the place of the last. */
async function go(place) {
  await page.evaluate((place) => new Promise((resolve) => {
    addEventListener('hashchange', () => setTimeout(resolve), { once: true });
    location.hash = place;
  }), place);
}

/** Goes somewhere and prints the longest tasks there, on a processor slowed down by this factor. */
async function row(name, visit, slower = SLOWER) {
  const events = [];
  const collect = ({ value }) => events.push(...value);
  tracer.on('Tracing.dataCollected', collect);
  await tracer.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: TRACED } });
  await visit();
  await page.waitForTimeout(400);
  const complete = new Promise((resolve) => tracer.once('Tracing.tracingComplete', resolve));
  await tracer.send('Tracing.end');
  await complete;
  tracer.off('Tracing.dataCollected', collect);
  const times = tasksOf(events).map((time) => Math.round(slower * time));
  const tasks = times.filter((time) => time >= LONG).sort((a, b) => b - a);
  console.log(`${name.padEnd(40)} ${tasks.slice(0, 5).join(' ') || '–'}`);
}

/** The tasks of the page's thread, in milliseconds of the processor. */
function tasksOf(events) {
  const at = ({ pid, tid }) => `${pid} ${tid}`;
  const names = events.filter(({ name }) => name === 'thread_name');
  const pages = names.filter(({ args }) => args.name === 'CrRendererMain').map(at);
  const tasks = events.filter((event) => event.name === 'RunTask' && pages.includes(at(event)));
  if (tasks.length === 0) throw new Error('the browser has traced no task');
  return tasks.map(({ tdur = 0 }) => tdur / 1_000);
}

/**
 * Workers, and memory of the page's thread, once the garbage is collected. A
 * browser lets a terminated worker go on for two seconds if it is busy.
 */
async function leftBehind() {
  const end = Date.now() + LONGEST_COLLECTION;
  do {
    await page.waitForTimeout(1_000);
    await debug.send('HeapProfiler.collectGarbage');
  } while (page.workers().length !== WORKERS && Date.now() < end);
  const { usedSize, backingStorageSize } = await debug.send('Runtime.getHeapUsage');
  const [used, backing] = [usedSize, backingStorageSize].map((size) => (size / 2 ** 20).toFixed(2));
  return `${page.workers().length} workers, ${used} MiB of objects, ${backing} MiB in buffers`;
}

/** Runs on the page: presses a button and waits for one more stone, but not for ever. */
function stopping(button, longest) {
  const stones = () => document.querySelectorAll('main .board .stone').length;
  const before = stones();
  const begin = performance.now();
  button.click();
  return new Promise((resolve, reject) => {
    const look = () => {
      const passed = performance.now() - begin;
      if (stones() !== before) resolve(passed);
      else if (passed < longest) setTimeout(look);
      else reject(new Error(`no stone has followed ${before}; the page says: ${document.body.innerText}`));
    };
    look();
  });
}
