import { writeFileSync } from 'node:fs';
import { build, context } from 'esbuild';
import { developmentFolder, serverFolder } from './build.mjs';
import { taskThreadCode } from './build-tasks.mjs';

/**
 * Bundles our own server's TypeScript for plain Node. The page cache is a separate entry, which Next loads by
 * its path; both share modules, and so their memory. `prepare` migrates the database; running its sources would
 * take seconds at each start. `demo-pictures` is loaded when one is first requested
 * (`lib/storefront/catalog/demo-picture.server.ts`). `tasks` is the code of threads that read outside files;
 * `lib/marketplace/kernel/workers/run-task.ts` finds it by its path.
 */
export async function buildServer() {
  await build(
    bundle(serverFolder, 'production', {
      main: 'server/main.ts',
      'page-cache': 'server/page-cache/handler.ts',
      ...besideNext,
    }),
  );
  writeFileSync(`${serverFolder}/tasks.cjs`, await taskThreadCode());
}

/**
 * Builds the part that `next dev` also needs, with the API host, and builds it again after each change until
 * the process ends.
 */
export async function watchDevelopmentServer() {
  const entries = { ...besideNext, host: 'lib/marketplace/app/embedded.ts' };
  const options = bundle(developmentFolder, 'development', entries);
  const building = await context({ ...options, plugins: [markWritten] });
  await building.rebuild();
  await building.watch();
}

/** Touches a file once all others are written; the open server loads the new host then. */
const markWritten = {
  name: 'mark written',
  setup: ({ onEnd }) =>
    onEnd(({ errors }) => {
      if (errors.length === 0) writeFileSync(`${developmentFolder}/written`, '');
    }),
};

const besideNext = {
  prepare: 'scripts/prepare.ts',
  'demo-pictures': 'lib/marketplace/seed/draw-pictures.ts',
};

function bundle(outdir, mode, entryPoints) {
  return {
    entryPoints,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    logLevel: 'warning',
  };
}
