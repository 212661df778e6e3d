// The worker that thinks: the same WebAssembly as the page.

import init, { start_worker } from './dooz.js';

// What is asked before the module is ready would be lost.
const early = [];
const wait = (event) => early.push(event.data);
addEventListener('message', wait);

await init();

removeEventListener('message', wait);
start_worker();
for (const data of early) {
  dispatchEvent(new MessageEvent('message', { data }));
}
