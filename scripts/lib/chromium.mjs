import { existsSync } from 'node:fs';
import { tryRun, which } from './install.mjs';

/** The one without windows first: the others render the frame of a window for every page, at half the speed. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * The Chromium for browser tests: CHROMIUM_PATH, one on the PATH, Playwright's own, else it is
 * downloaded by Playwright. Undefined where none can be had.
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
