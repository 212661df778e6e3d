// The appearance of the page, compared with pictures that a person has approved.
//
//     npm run pictures
//
// makes them anew. `npm run gallery` shows all screens in all languages, themes and sizes.

import { looksLike } from '../support/pictures.js';
import { SCREENS } from '../support/screens.js';
import { visiting } from '../support/visit.js';

const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
  small: { width: 360, height: 640 },
};

for (const [screen, language, theme, size] of [
  ['play-3x3', 'en', 'light', 'desktop'],
  ['play-3x3', 'ar', 'dark', 'small'],
  ['play-3x3-win', 'ru', 'dark', 'tablet'],
  ['play-gomoku', 'en', 'light', 'tablet'],
  ['play-gomoku', 'fa', 'dark', 'phone'],
  ['play-22x22', 'ru', 'light', 'phone'],
  ['new-game', 'fa', 'light', 'tablet'],
  ['new-game', 'en', 'dark', 'small'],
  ['settings', 'ar', 'light', 'tablet'],
  ['analyse-3x3', 'en', 'light', 'desktop'],
  ['analyse-3x3', 'fa', 'dark', 'tablet'],
  ['analyse-3x3', 'ru', 'light', 'phone'],
  ['learn', 'en', 'light', 'tablet'],
  ['lesson', 'ar', 'dark', 'phone'],
  ['lesson', 'en', 'light', 'desktop'],
  ['tree', 'fa', 'dark', 'tablet'],
  ['proof', 'ru', 'light', 'tablet'],
  ['puzzles', 'ar', 'light', 'tablet'],
  ['puzzles', 'en', 'dark', 'phone'],
  ['no-place', 'ru', 'light', 'small'],
]) {
  const name = `${screen}-${language}-${theme}-${size}`;
  const [start, prepare] = SCREENS[screen];
  visiting(`${name} looks as it did`, { start, viewport: SIZES[size], settings: { language, theme } }, async ({ page }) => {
    await prepare(page);
    await page.evaluate(() => document.fonts.ready);
    await looksLike(page, name);
  });
}
