// First and later starts of the page.

import assert from 'node:assert/strict';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { visiting } from '../support/visit.js';
import { says } from '../support/words.js';

const started = (page) => page.locator('h1').first().waitFor();

/** Chooses a language in the head, and waits until it is shown. */
async function chooseLanguage(page, from, to) {
  const list = (language) => page.getByRole('combobox', { name: says(language, 'page-language') });
  await list(from).selectOption(to);
  await list(to).waitFor();
}

const root = (page) =>
  page.evaluate(() => {
    const { lang, dir, dataset } = document.documentElement;
    return { lang, dir, theme: dataset.theme };
  });

visiting('a first visit shows the page', { serviceWorkers: 'allow' }, async ({ page }) => {
  await started(page);
  assert.match(await page.title(), /Dooz/);
});

for (const [locale, lang, dir] of [
  ['en-US', 'en', 'ltr'],
  ['fa-IR', 'fa', 'rtl'],
  ['ar', 'ar', 'rtl'],
  ['ru-RU', 'ru', 'ltr'],
  ['de-DE', 'en', 'ltr'],
]) {
  visiting(`a browser that speaks ${locale} is greeted in ${lang}`, { locale }, async ({ page }) => {
    assert.deepEqual(await root(page), { lang, dir, theme: undefined });
  });
}

visiting('a visitor fetches the sentences of one language, and others when they are chosen', { locale: 'fa-IR' }, async ({ page, host }) => {
  const fetched = () => host.requests.filter((path) => path.startsWith('/sentences/'));
  await started(page);
  assert.deepEqual(fetched(), ['/sentences/fa.txt']);
  await chooseLanguage(page, 'fa', 'ru');
  await chooseLanguage(page, 'ru', 'fa');
  assert.deepEqual(fetched(), ['/sentences/fa.txt', '/sentences/ru.txt']);
});

for (const [what, answer] of [
  ['do not come', (route) => route.abort()],
  ['are something else', (route) => route.fulfill({ body: '<!doctype html>' })],
]) {
  visiting(`a page whose sentences ${what} says that it cannot start`, {}, async ({ page, troubles }) => {
    await started(page);
    await page.route('**/sentences/*', answer);
    await page.reload();
    assert.match(await page.locator('p[lang=en]').innerText(), /check the connection/);
    troubles.splice(0);
  });
}

visiting('what was chosen before is there before the page is', {}, async ({ page }) => {
  await started(page);
  await page.evaluate(() => {
    localStorage.setItem('dooz-settings', 'language fa\ntheme dark\n');
  });
  await page.route('**/*.wasm', () => {});
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.documentElement.dir === 'rtl');
  assert.deepEqual(await root(page), { lang: 'fa', dir: 'rtl', theme: 'dark' });
});

visiting('settings that are damaged are as good as none', {}, async ({ page }) => {
  for (const text of ['', '{', 'null', 'language', 'language 7\ntheme {}', 'language constructor']) {
    await page.evaluate((text) => localStorage.setItem('dooz-settings', text), text);
    await page.reload();
    await started(page);
    assert.deepEqual(await root(page), { lang: 'en', dir: 'ltr', theme: undefined }, text);
  }
});

visiting('without scripts the page says what it needs', { javaScriptEnabled: false }, async ({ page }) => {
  for (const lang of ['en', 'fa', 'ar', 'ru']) {
    assert.match(await page.locator(`p[lang=${lang}]`).innerText(), /JavaScript|جاوااسکریپت|جافاسكريبت/);
  }
});

visiting('without WebAssembly the page says what it needs', {}, async ({ page, context, troubles }) => {
  await context.addInitScript(() => delete globalThis.WebAssembly);
  await page.reload();
  await page.locator('p[lang=ru]').waitFor();
  assert.match(troubles.splice(0).join(), /WebAssembly is not defined/);
});

visiting('no script but the page\'s own is run', {}, async ({ page, troubles }) => {
  await started(page);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.intruder = true;';
    document.body.append(script);
  });
  assert.equal(await page.evaluate(() => globalThis.intruder), undefined);
  assert.match(troubles.pop(), /Content Security Policy/);
});

visiting('after the first visit no network is needed', { serviceWorkers: 'allow' }, async ({ page, host }) => {
  await page.evaluate(() => navigator.serviceWorker.ready);
  host.offline();
  await page.reload();
  await started(page);
  await page.goto(`${host.url}?from=home`);
  await started(page);
});

visiting('other pages of the same host stay what they are', { changing: true, serviceWorkers: 'allow' }, async ({ page, host }) => {
  await mkdir(join(host.folder, 'book'));
  await writeFile(join(host.folder, 'book/index.html'), '<!doctype html><link rel="icon" href="data:,"><h1>The book</h1>');
  await page.evaluate(() => navigator.serviceWorker.ready);
  for (const path of ['book/', 'book/index.html']) {
    await page.goto(host.url + path);
    assert.equal(await page.locator('h1').innerText(), 'The book');
  }
  host.offline();
  await page.goto(`${host.url}index.html?from=book#/play`);
  await started(page);
});

visiting('after the first visit every language can be chosen without a network', { serviceWorkers: 'allow' }, async ({ page, host }) => {
  await page.evaluate(() => navigator.serviceWorker.ready);
  host.offline();
  await page.reload();
  for (const [from, to] of [['en', 'fa'], ['fa', 'ar'], ['ar', 'ru']]) {
    await chooseLanguage(page, from, to);
  }
});

visiting('after the first visit the engine plays every rule without a network', { serviceWorkers: 'allow' }, async ({ page, host }) => {
  await page.evaluate(() => navigator.serviceWorker.ready);
  host.offline();
  for (const rules of ['gomoku', 'standard', 'renju', 'caro']) {
    await page.goto(`${host.url}?${rules}#/analyse?rules=${rules}&moves=h8`);
    await page.locator('.pv').first().waitFor();
  }
});

visiting('a new version is there on the next visit', { changing: true, serviceWorkers: 'allow' }, async ({ page, host }) => {
  const version = () => page.evaluate(() => document.body?.dataset.version);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await edit(join(host.folder, 'index.html'), '<body>', '<body data-version="newer">');
  await edit(join(host.folder, 'sw.js'), /"version":"\w+"/, '"version":"newer"');

  await page.reload();
  await page.evaluate(nextVersionIsWaiting);
  assert.equal(await version(), undefined);
  await page.reload();
  await page.waitForFunction(() => document.body?.dataset.version === 'newer');
  await started(page);
  assert.deepEqual(await page.evaluate(() => caches.keys()), ['dooz-newer']);
});

async function nextVersionIsWaiting() {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  const next = registration.installing ?? registration.waiting;
  while (next.state !== 'installed') {
    await new Promise((resolve) => next.addEventListener('statechange', resolve, { once: true }));
  }
}

async function edit(path, from, to) {
  const text = await readFile(path, 'utf8');
  assert.match(text, new RegExp(from));
  await writeFile(path, text.replace(from, to));
}
