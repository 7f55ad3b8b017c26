import { join } from 'node:path';
import { run } from './install.mjs';

/**
 * Migrates the embedded host's database and fills an empty one with the demo market.
 * @param folder the built part of our own server
 */
export function prepareDatabase(folder) {
  if (process.env.API_URL) return;
  run(process.execPath, [join(folder, 'prepare.mjs')]);
}
