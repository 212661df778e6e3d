// The worker that thinks, and what is left of one that was stopped.

import assert from 'node:assert/strict';

import { board, cell, count, play, status, statusSays } from '../support/board.js';
import { eventually } from '../support/eventually.js';
import { against, between } from '../support/match.js';
import { visiting } from '../support/visit.js';
import { says } from '../support/words.js';

const DEEP = against('search:depth=12', '15x15x5');
const ENGINE = against('engine:time-ms=300', '15x15x5');
const thinks = (page) => page.getByText(/positions? looked at/).waitFor();

visiting('the module is fetched once for the page and its workers', {}, async ({ page, host }) => {
  await board(page).waitFor();
  await eventually(() => page.workers().length, 2);
  assert.equal(host.requests.filter((path) => path.endsWith('.wasm')).length, 1);
});

visiting('weights are fetched once for the rules of the game', { start: ENGINE }, async ({ page, host }) => {
  const fetched = () => host.requests.filter((path) => path.endsWith('.weights'));
  await play(page, 'h8');
  await eventually(() => count(page), 2);
  await page.keyboard.press('u');
  await eventually(() => count(page), 0);
  // A worker that is stopped takes its weights with it.
  await play(page, 'a1');
  await page.keyboard.press('m');
  await eventually(() => count(page), 2);
  await page.keyboard.press('u');
  await play(page, 'b1');
  await eventually(() => count(page), 2);
  assert.deepEqual(fetched(), ['/weights/freestyle.weights']);
});

visiting('an engine without its weights says so, and plays once they are there', { start: between('15x15x5') }, async ({ page, troubles }) => {
  await board(page).waitFor();
  await page.route('**/*.weights', (route) => route.abort());
  await page.goto(page.url().replace(/#.*/, against('engine:time-ms=100', 'renju')));
  await play(page, 'h8');
  await page.getByRole('alert').getByText(says('en', 'page-no-weights')).waitFor();
  assert.equal(await count(page), 1);
  await page.unroute('**/*.weights');
  await page.keyboard.press('u');
  await play(page, 'h8');
  await eventually(() => count(page), 2);
  assert.match(troubles.splice(0).join(), /Failed to load resource/);
});

for (const [what, fate] of [['breaks', breaks], ['falls silent', fallsSilent]]) {
  visiting(`a search goes on in another worker when its own ${what}`, { start: DEEP }, async ({ page, troubles }) => {
    await board(page).waitFor();
    await eventually(() => page.workers().length, 2);
    const [worker] = page.workers();
    await worker.evaluate(fate);
    await cell(page, 'h8').click();
    await thinks(page);

    await eventually(() => page.workers().includes(worker), false);
    await eventually(() => page.workers().length, 2);
    await thinks(page);
    await page.getByRole('button', { name: says('en', 'play-move-now') }).click();
    await eventually(() => count(page), 2);
    await statusSays(page, 'en', 'play-your-move');
    troubles.splice(0);
  });
}

visiting('ten stopped searches leave no worker and no memory behind', { start: DEEP }, async ({ page, context }) => {
  const debug = await context.newCDPSession(page);
  await debug.send('Performance.enable');
  const stopOne = async (square) => {
    await cell(page, square).click();
    await thinks(page);
    await page.keyboard.press('m');
    await eventually(() => count(page), 2);
    await page.keyboard.press('u');
    await eventually(() => count(page), 0);
  };
  await stopOne('h8');
  const before = await memory(debug);
  for (const column of 'abcdefghij') await stopOne(`${column}1`);
  const after = await memory(debug);
  assert.ok(after < before + 500_000, `${after - before} bytes more`);
});

visiting('a player whose time is up moves', { start: against('search:depth=12:time-ms=300', '15x15x5') }, async ({ page }) => {
  await play(page, 'h8');
  await eventually(() => count(page), 2);
  assert.equal(await status(page), says('en', 'play-your-move'));
});

/** Runs in a worker: lets it break in the midst of a search. */
function breaks() {
  const post = postMessage.bind(globalThis);
  let left = 3;
  globalThis.postMessage = (message) => {
    if (left-- === 0) throw new Error('broken');
    post(message);
  };
}

/** Runs in a worker: lets nothing be heard of it any more. */
function fallsSilent() {
  const post = postMessage.bind(globalThis);
  let left = 3;
  globalThis.postMessage = (message) => left-- > 0 && post(message);
}

/**
 * The bytes of the page's objects, once only a worker and its spare are left.
 * A browser lets a terminated worker go on for two seconds if it is busy.
 */
async function memory(debug) {
  const metric = async (name) => {
    await debug.send('HeapProfiler.collectGarbage');
    const { metrics } = await debug.send('Performance.getMetrics');
    return metrics.find((metric) => metric.name === name).value;
  };
  await eventually(() => metric('WorkerGlobalScopes'), 2);
  // The worker has found the threats on the board: that question and its answer lie there
  // until it collects its own garbage.
  await eventually(() => metric('ArrayBufferContents'), (count) => count <= 2);
  return metric('JSHeapUsedSize');
}
