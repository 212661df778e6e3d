// Pictures of all screens in all languages, themes and sizes, to be looked at.
//
//     npm run gallery [SCREEN...]
//
// They are left in target/gallery, beside a sheet for each screen and language with all
// of its pictures.

import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

import { BROWSER } from './support/browser.js';
import { DIST, serve } from './support/host.js';
import { SCREENS } from './support/screens.js';

const LANGUAGES = ['en', 'fa', 'ar', 'ru'];
const THEMES = ['light', 'dark'];
const SIZES = [[360, 640], [390, 844], [1024, 768], [1440, 900], [1920, 1080]];
const PLACE = fileURLToPath(new URL('../../../target/gallery/', import.meta.url));

const wanted = process.argv.slice(2);
const names = Object.keys(SCREENS).filter((name) => wanted.length === 0 || wanted.includes(name));
await mkdir(PLACE, { recursive: true });
const host = await serve(DIST);
const browser = await chromium.launch(BROWSER);
for (const name of names) {
  for (const language of LANGUAGES) {
    const taken = [];
    for (const theme of THEMES) {
      for (const [width, height] of SIZES) taken.push(await take(name, language, theme, width, height));
    }
    await sheet(`${name}-${language}`, taken);
    console.log(`${name}-${language}`);
  }
}
await browser.close();
await host.close();

async function take(name, language, theme, width, height) {
  const [start, prepare] = SCREENS[name];
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce', hasTouch: width < 700 });
  try {
    const settings = `language ${language}\ntheme ${theme}\n`;
    await context.addInitScript((settings) => (localStorage['dooz-settings'] ??= settings), settings);
    const page = await context.newPage();
    await page.goto(host.url + start);
    try {
      await prepare(page);
    } catch (error) {
      console.log(`${name} ${language} ${theme} ${width}: ${error.message.split('\n')[0]}`);
    }
    const path = `${PLACE}${name}-${language}-${theme}-${width}.png`;
    await page.screenshot({ path, animations: 'disabled' });
    return path;
  } finally {
    await context.close();
  }
}

/** Lays pictures side by side, each 640 px high. */
async function sheet(name, paths) {
  const page = await browser.newPage({ viewport: { width: 3600, height: 1320 } });
  const images = await Promise.all(paths.map(async (path) => {
    const data = (await readFile(path)).toString('base64');
    return `<img height="640" src="data:image/png;base64,${data}">`;
  }));
  const half = images.length / 2;
  const rows = [images.slice(0, half), images.slice(half)].map((row) => `<div>${row.join(' ')}</div>`);
  await page.setContent(`<body style="margin:8px;background:#888">${rows.join('<br>')}</body>`);
  await page.screenshot({ path: `${PLACE}sheet-${name}.png` });
  await page.close();
}
