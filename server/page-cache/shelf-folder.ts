import { mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '../say';

const hour = 3_600_000;
/** A shelf unused for so long is abandoned. */
const longestIdle = 24 * hour;

/**
 * Returns the folder for pages of this market and these settings, created if necessary. Its modification time
 * shows, to the hour, that a process uses it: instances with one data folder and different settings keep each
 * other's pages.
 * @returns its path, and a function that ends the use
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
  // The first use must succeed; otherwise pages are kept in memory alone.
  mkdirSync(folder, { recursive: true });
  use();
  const timer = setInterval(use, hour);
  timer.unref();
  return { folder, end: () => clearInterval(timer) };
}

/** Deletes pages of settings or formats that no process has used for a day. */
function dropUnused(pages: string, name: string) {
  for (const entry of readdirSync(pages, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name === name) continue;
    const other = join(pages, entry.name);
    // Another process may have just deleted it.
    const used = statSync(other, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (used > Date.now() - longestIdle) continue;
    say('Kept pages are dropped: rendered under settings or in a form that nobody uses any more.');
    rmSync(other, { recursive: true, force: true });
  }
}
