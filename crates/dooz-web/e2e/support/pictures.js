// Screenshots, compared with the ones that are kept.

import assert from 'node:assert/strict';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

// How many pixels in a million may differ: the edges of letters and curves
// are not drawn alike by all versions of a browser, a lost button is more.
const MOST_DIFFERENT = 500;

/**
 * Compares what `target`, a page or a part of it, looks like with the picture
 * that is kept under this name; `UPDATE_PICTURES=1` keeps the new one.
 *
 * A picture that differs is left in `target/e2e`, beside a map of the
 * differences.
 */
export async function looksLike(target, name) {
  const taken = await target.screenshot({ animations: 'disabled', caret: 'hide' });
  const kept = place(`../pictures/${name}.png`);
  if (process.env.UPDATE_PICTURES) {
    await keep(kept, taken);
    return;
  }

  const after = PNG.sync.read(taken);
  const before = PNG.sync.read(await readFile(kept));
  const left = (kind) => place(`../../../../target/e2e/${name}${kind}.png`);
  if (before.width !== after.width || before.height !== after.height) {
    await keep(left(''), taken);
    assert.fail(
      `${name}: ${after.width}x${after.height} instead of ` +
        `${before.width}x${before.height}; see ${left('')}`,
    );
  }
  const map = new PNG({ width: after.width, height: after.height });
  const different = pixelmatch(before.data, after.data, map.data, map.width, map.height);
  if (different * 1_000_000 > MOST_DIFFERENT * map.width * map.height) {
    await keep(left(''), taken);
    await keep(left('-difference'), PNG.sync.write(map));
    assert.fail(`${name}: ${different} pixels differ; see ${left('')}`);
  }
}

function place(path) {
  return fileURLToPath(new URL(path, import.meta.url));
}

async function keep(path, picture) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, picture);
}
