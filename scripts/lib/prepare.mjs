import { run } from './install.mjs';

/** Migrates the embedded host's database and fills an empty one with the demo market. */
export function prepareDatabase() {
  if (process.env.API_URL) return;
  run(process.execPath, ['--import', 'tsx', 'scripts/prepare.ts']);
}
