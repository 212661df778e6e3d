// Classes and style sheets.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const CRATE = fileURLToPath(new URL('../..', import.meta.url));

/** The texts of all files of a folder whose names have an ending. */
const texts = (folder, ending) => readdirSync(join(CRATE, folder), { recursive: true })
  .filter((name) => name.endsWith(ending))
  .map((name) => readFileSync(join(CRATE, folder, name), 'utf8'))
  .join('\n');

test('every class of an element has a style, or is looked for by a test', () => {
  const named = texts('src', '.rs').matchAll(/\b(?:class|class_if|remark|Class)\(\s*"([\w -]+)"|class="([\w -]+)"/g);
  const classes = new Set([...named].flatMap(([, fixed, written]) => (fixed ?? written).split(' ')));
  assert.ok(classes.size > 100, `${classes.size}`);
  const known = texts('static/style', '.css') + texts('e2e/tests', '.js') + texts('e2e/support', '.js');
  const isKnown = (name) => new RegExp(`\\.${name}(?![\\w-])`).test(known);
  assert.deepEqual([...classes].filter((name) => !isKnown(name)), []);
});
