import { writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { serverFolder } from './build.mjs';
import { taskThreadCode } from './build-tasks.mjs';
import { usedArtwork } from './used-artwork.mjs';

/**
 * Bundles our own server's TypeScript for plain Node. The page cache is an entry of its own, which Next
 * loads by its path; both share their modules, and so their memory. `prepare` brings the database up to date; to
 * run its sources would take ten seconds at each start, most of them for artwork that nothing shows. `demo-pictures`
 * is loaded when one is first asked for (`lib/storefront/catalog/demo-picture.server.ts`). `tasks` is the code of the
 * threads that read outside files; `lib/marketplace/kernel/workers/run-task.ts` finds it by its path.
 */
export async function buildServer() {
  await build({
    entryPoints: {
      main: 'server/main.ts',
      'page-cache': 'server/page-cache/handler.ts',
      prepare: 'scripts/prepare.ts',
      'demo-pictures': 'lib/marketplace/seed/draw-pictures.ts',
    },
    outdir: serverFolder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    packages: 'external',
    plugins: [usedArtwork()],
    platform: 'node',
    format: 'esm',
    target: 'node20',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  writeFileSync(`${serverFolder}/tasks.cjs`, await taskThreadCode());
}
