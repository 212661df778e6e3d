// The browser of every test and measurement.

import { fileURLToPath } from 'node:url';

const FONTS = fileURLToPath(new URL('fonts.conf', import.meta.url));

/** Launch options. */
export const BROWSER = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Letters have the same pixels on every machine.
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
  ],
  // The same letters, whatever other fonts a machine has.
  env: { ...process.env, FONTCONFIG_FILE: FONTS },
};
