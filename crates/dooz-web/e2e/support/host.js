// A plain host of static files: no header but the type, so that what protects
// the page and keeps it for later is in the files themselves.

import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The page as `cargo xtask web` has made it. */
export const DIST = fileURLToPath(new URL('../../../../dist/', import.meta.url));

const TYPES = {
  '.css': 'text/css',
  '.dzc': 'application/octet-stream',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.weights': 'application/octet-stream',
};

/**
 * Serves a folder on a free port of this machine.
 *
 * `offline` answers nothing any more, `online` does again, and `requests` has
 * the path of every request.
 */
export async function serve(folder) {
  const requests = [];
  let reachable = true;
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (!reachable) {
      request.socket.destroy();
      return;
    }
    requests.push(pathname);
    const path = normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    try {
      const content = await readFile(join(folder, path));
      response.writeHead(200, { 'Content-Type': TYPES[extname(path)] }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    folder,
    requests,
    offline: () => {
      reachable = false;
      server.closeAllConnections();
    },
    online: () => {
      reachable = true;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
