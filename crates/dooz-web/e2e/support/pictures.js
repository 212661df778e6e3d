// Screenshots, compared with stored ones.

import assert from 'node:assert/strict';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

// The pixels in a million that may differ: the edges of letters and curves
// are not drawn alike by all versions of a browser, a lost button is more.
const MOST_DIFFERENT = 500;

/**
 * Compares what `target`, a page or a part of it, looks like with the picture
 * that is stored under this name; `UPDATE_PICTURES=1` stores the new one.
 *
 * A picture that differs is left in `target/e2e`, beside a map of the
 * differences.
 */
export async function looksLike(target, name) {
  const taken = await target.screenshot({ animations: 'disabled', caret: 'hide' });
  const stored = place(`../pictures/${name}.png`);
  if (process.env.UPDATE_PICTURES) {
    await store(stored, taken);
    return;
  }

  const after = PNG.sync.read(taken);
  const before = PNG.sync.read(await readFile(stored));
  const left = (kind) => place(`../../../../target/e2e/${name}${kind}.png`);
  if (before.width !== after.width || before.height !== after.height) {
    await store(left(''), taken);
    assert.fail(
      `${name}: ${after.width}x${after.height} instead of ` +
        `${before.width}x${before.height}; see ${left('')}`,
    );
  }
  const map = new PNG({ width: after.width, height: after.height });
  const different = pixelmatch(before.data, after.data, map.data, map.width, map.height);
  if (different * 1_000_000 > MOST_DIFFERENT * map.width * map.height) {
    await store(left(''), taken);
    await store(left('-difference'), PNG.sync.write(map));
    assert.fail(`${name}: ${different} pixels differ; see ${left('')}`);
  }
}

function place(path) {
  return fileURLToPath(new URL(path, import.meta.url));
}

async function store(path, picture) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, picture);
}
