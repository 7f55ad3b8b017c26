import { existsSync } from 'node:fs';
import { tryRun, which } from './install.mjs';

/** The headless shell comes first: the others render a window frame for every page, at half the speed. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * Finds a Chromium for browser tests: CHROMIUM_PATH, one on the PATH, Playwright's own, or Playwright's
 * download. Returns undefined if there is none.
 */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    console.error(`CHROMIUM_PATH names ${given}, but nothing is there.`);
    return undefined;
  }
  for (const name of names) {
    const found = which(name);
    if (found) return found;
  }
  const { chromium } = await import('@playwright/test');
  if (!existsSync(chromium.executablePath())) {
    console.log('No Chromium found; asking Playwright for one …');
    tryRun('npx', ['playwright', 'install', 'chromium']);
  }
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  console.error(
    'The browser tests need a Chromium and none could be had. Install one ' +
      '(Debian: apt-get install chromium) or set CHROMIUM_PATH to its program.',
  );
  return undefined;
}
