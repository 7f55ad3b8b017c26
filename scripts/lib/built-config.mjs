import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Makes Next use the build's settings. For next.config.ts it would load a compiler, which stays in memory:
 * about 60 MB. The build's settings have no page cache, which belongs to the server.
 */
export function takeBuiltConfig() {
  const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8'));
  const cacheHandler = resolve('.next/server-build/page-cache.mjs');
  // Next warns of a server started from a standalone build, but only the build differs.
  const settings = { ...config, cacheHandler, output: undefined };
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(settings);
}
