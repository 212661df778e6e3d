// A test is a visit to the page with a browser that has never seen it.

import assert from 'node:assert/strict';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { chromium } from 'playwright-core';

import { BROWSER } from './browser.js';
import { DIST, serve } from './host.js';

const LONGEST_VISIT = 60_000;
const LONGEST_WAIT = 15_000;

// What the browser says where a page may keep nothing for visits without a network.
const BLOCKED = 'Service Worker registration blocked by Playwright';

/**
 * Defines a test that visits the page.
 *
 * `visit` is called with `page`, its `context` and `host`, and `troubles`: the
 * errors in the console and the requests to other places so far. A test fails
 * if any are left at its end; a test that expects some removes them.
 *
 * Options are those of Playwright's contexts, and `start`, what stands behind
 * the address of the page, `settings`, which were chosen before, and
 * `changing`, with which a copy of the page is served whose files the test may
 * change: they are in `host.folder`. Nothing is kept for visits without a
 * network, which takes longer than most tests, unless `serviceWorkers` is
 * 'allow'.
 */
export function visiting(title, options, visit) {
  test(title, { timeout: LONGEST_VISIT }, async () => {
    const { changing = false, start = '', settings, ...wishes } = options;
    const host = await serve(changing ? await copy(DIST) : DIST);
    const context = await (await browser()).newContext({
      locale: 'en-GB',
      viewport: { width: 1024, height: 768 },
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      ...wishes,
    });
    context.setDefaultTimeout(LONGEST_WAIT);
    try {
      const troubles = watch(context, host);
      if (settings) {
        const lines = Object.entries(settings).map(([choice, value]) => `${choice} ${value}\n`);
        await context.addInitScript(choose, lines.join(''));
      }
      const page = await context.newPage();
      await page.goto(host.url + start);
      await visit({ page, context, host, troubles });
      assert.deepEqual(troubles, []);
    } finally {
      await context.close();
      await host.close();
      if (changing) {
        await rm(host.folder, { recursive: true });
      }
    }
  });
}

/** Runs on the page, before everything else. */
function choose(settings) {
  if (location.protocol === 'http:') {
    localStorage['dooz-settings'] ??= settings;
  }
}

async function copy(folder) {
  const place = await mkdtemp(join(tmpdir(), 'dooz-'));
  await cp(folder, place, { recursive: true });
  return place;
}

// One for all tests of a file; their contexts share nothing.
let running;

function browser() {
  running ??= chromium.launch(BROWSER);
  return running;
}

after(async () => (await running)?.close());

/** Collects what must not happen on any page, as texts. */
function watch(context, host) {
  const troubles = [];
  context.on('console', (message) => {
    const isTrouble = message.type() === 'error' || message.type() === 'warning';
    if (isTrouble && message.text() !== BLOCKED) {
      troubles.push(`${message.type()}: ${message.text()}`);
    }
  });
  context.on('weberror', (error) => troubles.push(`error: ${error.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    const inside = url.protocol === 'blob:' || url.protocol === 'data:';
    if (!inside && url.origin !== new URL(host.url).origin) {
      troubles.push(`request: ${url}`);
    }
  });
  return troubles;
}
