// Waiting for what a person would wait for.

import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';

// However slow the machine is, what has not happened by then never will.
const LONGEST = 20_000;

/** Waits until `read` gives what is wanted: a value, or one that `wanted` accepts. */
export async function eventually(read, wanted) {
  const fits = typeof wanted === 'function' ? wanted : (value) => value === wanted;
  const end = Date.now() + LONGEST;
  for (;;) {
    const value = await read();
    if (fits(value)) return value;
    if (Date.now() > end) {
      assert.fail(`after ${LONGEST / 1000} s: ${JSON.stringify(value)} instead of ${wanted}`);
    }
    await sleep(25);
  }
}
