// The worker that thinks: the same WebAssembly as the page, which sends it
// compiled.

import { initSync, start_worker } from './dooz.js';

addEventListener('message', ({ data: module }) => {
  initSync({ module });
  start_worker();
}, { once: true });
