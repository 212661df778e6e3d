// The time until the first move is possible: a new browser profile, everything
// read from the host, a processor four times as slow.
//
//     node crates/dooz-web/e2e/bench/start.mjs [FOLDER]
//
// It prints the milliseconds from the start of the navigation to the first paint, to a
// board that can be played on, and to a stone that lies on it; the median counts. The
// first paint of a page with one word, measured in turn, tells what the machine itself
// takes.

import { resolve } from 'node:path';
import { chromium } from 'playwright-core';

import { DIST, serve } from '../support/host.js';
import { BROWSER } from '../support/browser.js';

const RUNS = 5;
const SLOWER = 4;

const host = await serve(process.argv[2] ? `${resolve(process.argv[2])}/` : DIST);
const runs = [];
for (let run = 0; run < RUNS; run++) {
  const word = await measure('data:text/html,<p>Dooz', watchPaint);
  const page = await measure(`${host.url}#/play?rules=3x3x3&first=person&second=person`, watch);
  runs.push({ word: word.paint, ...page });
}
await host.close();

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
for (const [name, what] of [['word', 'first paint of one word'], ['paint', 'first contentful paint'], ['board', 'board to play on'], ['stone', 'first stone on it']]) {
  const values = runs.map((run) => Math.round(run[name]));
  console.log(`${what.padEnd(24)} ${String(median(values)).padStart(5)} ms   (${values.join(' ')})`);
}

/** Opens a page in a new browser, and returns what a function that runs on it has measured. */
async function measure(address, watch) {
  const browser = await chromium.launch(BROWSER);
  try {
    const page = await (await browser.newContext()).newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript(watch);
    await page.goto(address, { waitUntil: 'commit' });
    return await page.waitForFunction(() => globalThis.measured).then((found) => found.jsonValue());
  } finally {
    await browser.close();
  }
}

/** Runs on the page: presses the middle as soon as it can be pressed. */
function watch() {
  const seen = {};
  const look = () => {
    const middle = document.querySelector('main .board.playable [role=gridcell][tabindex="0"]');
    if (middle && !seen.board) {
      seen.board = performance.now();
      middle.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    }
    if (document.querySelector('main .board .stone')) {
      seen.stone = performance.now();
      seen.paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
      if (!Number.isNaN(seen.paint)) {
        globalThis.measured = seen;
        return;
      }
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs on the page: waits for its first paint. */
function watchPaint() {
  const look = () => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    if (paint) globalThis.measured = { paint: paint.startTime };
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
