import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Has Next take its settings from the build. From next.config.ts it would load a compiler first, which stays: some
 * 60 MB. Those of a build have no page cache, which is the server's.
 */
export function takeBuiltConfig() {
  const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8'));
  const cacheHandler = resolve('.next/server-build/page-cache.mjs');
  // Next warns of a server that is started from a standalone build, but only the build differs.
  const settings = { ...config, cacheHandler, output: undefined };
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(settings);
}
