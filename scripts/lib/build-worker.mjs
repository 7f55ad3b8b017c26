import { build } from 'esbuild';
import { precompress } from './precompress.mjs';

const folder = '.next/worker';

/**
 * Bundles the service worker; `revision` names the build, so that each build has its own. The server sends it
 * as /sw.js.
 */
export async function buildWorker(revision) {
  await build({
    entryPoints: ['lib/storefront/worker/sw.ts'],
    outfile: `${folder}/sw.js`,
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome111', 'firefox111', 'safari16.4'],
    define: {
      BUILD: JSON.stringify(revision.slice(0, 20)),
      'process.env.NODE_ENV': '"production"',
      // The page that registers it passes the languages in its address: /sw.js?ta
      // (lib/storefront/worker/page-side.ts).
      'process.env.MORE_LANGUAGES': 'self.location.search',
    },
    logLevel: 'warning',
  });
  await precompress(folder);
}
