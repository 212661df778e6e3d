// The browser of all tests and measurements.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FONTS = fileURLToPath(new URL('fonts.conf', import.meta.url));

// The headless shell is Chromium without windows: it needs less than half of
// the processor time.
const CHROMIUM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The options with which Playwright starts it. */
export const BROWSER = {
  executablePath: process.env.CHROMIUM ?? CHROMIUM.find(existsSync),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Draw letters with the same pixels on all machines.
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
  ],
  // Use the same fonts, even if a machine has others.
  env: { ...process.env, FONTCONFIG_FILE: FONTS },
};
