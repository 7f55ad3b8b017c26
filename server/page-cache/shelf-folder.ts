import { mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '../say';

const hour = 3_600_000;
/** A shelf that no process has used for so long is nobody's. */
const longestIdle = 24 * hour;

/**
 * The folder of the pages of this market under these settings, made where there is none. Its time says that a process
 * uses it, to the hour: instances with one data folder and different settings leave each other's pages alone.
 * @returns its path, and what ends the use
 */
export function openShelfFolder(pages: string, name: string): { folder: string; end: () => void } {
  const folder = join(pages, name);
  const use = () => {
    try {
      mkdirSync(folder, { recursive: true });
      const now = new Date();
      utimesSync(folder, now, now);
      dropUnused(pages, name);
    } catch (error) {
      console.warn(`Kept pages of other settings cannot be dropped: ${(error as Error).message}`);
    }
  };
  // The first time it must be there, or the pages are kept in memory alone.
  mkdirSync(folder, { recursive: true });
  use();
  const timer = setInterval(use, hour);
  timer.unref();
  return { folder, end: () => clearInterval(timer) };
}

/** Pages of settings, or in a form, that no process has used for a day. */
function dropUnused(pages: string, name: string) {
  for (const entry of readdirSync(pages, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name === name) continue;
    const other = join(pages, entry.name);
    // Another process may just have dropped it.
    const used = statSync(other, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (used > Date.now() - longestIdle) continue;
    say('Kept pages are dropped: rendered under settings or in a form that nobody uses any more.');
    rmSync(other, { recursive: true, force: true });
  }
}
