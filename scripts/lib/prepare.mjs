import { serverFolder } from './build.mjs';
import { run } from './install.mjs';

/**
 * Migrates the embedded host's database and fills an empty one with the demo market: as it is built, or from its
 * sources where there may be no build.
 */
export function prepareDatabase({ isBuilt }) {
  if (process.env.API_URL) return;
  const sources = ['--import', 'tsx', 'scripts/prepare.ts'];
  run(process.execPath, isBuilt ? [`${serverFolder}/prepare.mjs`] : sources);
}
