// Pictures of all screens in all languages, themes and sizes, to be looked at; the third
// theme has the forced colours of a system with high contrast.
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
const THEMES = ['light', 'dark', 'forced'];
const SIZES = [[360, 640], [390, 844], [844, 390], [1024, 768], [1440, 900], [1920, 1080]];
/** So many pictures are taken at once. */
const AT_ONCE = 3;
const PLACE = fileURLToPath(new URL('../../../target/gallery/', import.meta.url));

const wanted = process.argv.slice(2);
const names = Object.keys(SCREENS).filter((name) => wanted.length === 0 || wanted.includes(name));
await mkdir(PLACE, { recursive: true });
const host = await serve(DIST);
const browser = await chromium.launch(BROWSER);
for (const name of names) {
  for (const language of LANGUAGES) {
    const jobs = THEMES.flatMap((theme) => SIZES.map((size) => [theme, ...size]));
    const taken = [];
    const work = async () => {
      for (let at = taken.length; at < jobs.length; at = taken.length) {
        taken.push(null);
        taken[at] = await take(name, language, ...jobs[at]);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    await sheet(`${name}-${language}`, taken);
    console.log(`${name}-${language}`);
  }
}
await browser.close();
await host.close();

async function take(name, language, theme, width, height) {
  const [start, prepare] = SCREENS[name];
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    forcedColors: theme === 'forced' ? 'active' : 'none',
    hasTouch: Math.min(width, height) < 700,
  });
  try {
    const settings = `language ${language}\n${theme === 'forced' ? '' : `theme ${theme}\n`}`;
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

/** Lays pictures side by side, each 640 px high, a row for each theme. */
async function sheet(name, paths) {
  const page = await browser.newPage();
  const images = await Promise.all(paths.map(async (path) => {
    const data = (await readFile(path)).toString('base64');
    return `<img height="640" src="data:image/png;base64,${data}">`;
  }));
  const rows = THEMES.map((_, i) => `<div>${images.slice(i * SIZES.length, (i + 1) * SIZES.length).join(' ')}</div>`);
  await page.setContent(`<main style="display:inline-block;white-space:nowrap;padding:8px;background:#888">${rows.join('')}</main>`);
  await page.locator('main').screenshot({ path: `${PLACE}sheet-${name}.png` });
  await page.close();
}
