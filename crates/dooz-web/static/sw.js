// Stores the page for a start without network. The line above, written by
// `cargo xtask web`, says which files belong together under one version.

const CACHE = `dooz-${BUNDLE.version}`;

// A page that is seen until the new version has taken over; without the icon, one would be asked
// for. It reloads itself, which keeps the part of the address after the `#`, where a screen is
// named: not at once, since a worker that goes on answering cannot be replaced.
const NOTHING = '<!doctype html><link rel="icon" href="data:,"><script>'
  + 'navigator.serviceWorker.oncontrollerchange=()=>location.reload();'
  + 'setTimeout(()=>location.reload(),1000)</script>';

addEventListener('install', (event) => {
  event.waitUntil(fill());
});

addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([clients.claim(), removeOthers()]));
});

addEventListener('fetch', (event) => {
  event.respondWith(answer(event.request));
});

async function fill() {
  const cache = await caches.open(CACHE);
  // Past the browser's own cache: it may still hold files of another version.
  await cache.addAll(BUNDLE.files.map((file) => new Request(file, { cache: 'reload' })));
}

async function removeOthers() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('dooz-') && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function answer(request) {
  if (request.mode === 'navigate' && isPage(request.url)) {
    if (await canChange()) {
      registration.waiting.postMessage('change');
      return new Response(NOTHING, { headers: { 'Content-Type': 'text/html' } });
    }
    const index = await cached('index.html');
    return index ?? fetch(request);
  }
  return (await cached(request)) ?? fetch(request);
}

/** Tells whether an address is that of the page: the same host may have others below it. */
function isPage(address) {
  return address.replace(/(index\.html)?([?#].*)?$/, '') === registration.scope;
}

/** A file of this version, never of another that happens to be stored, too. */
async function cached(request) {
  const cache = await caches.open(CACHE);
  return cache.match(request, { ignoreSearch: true });
}

// A new version waits until the old one is used nowhere. A page that is only
// ever reloaded would keep it waiting for ever, so it changes with a visit
// during which no other page is open.
async function canChange() {
  return registration.waiting !== null && (await clients.matchAll()).length < 2;
}

addEventListener('message', (event) => {
  if (event.data === 'change') {
    skipWaiting();
  }
});
