import { existsSync, readFileSync } from 'node:fs';
import { build } from 'esbuild';

const ofTheShop = 'lib/marketplace/app/worker-tasks.ts';

/**
 * Bundles the code of a task thread (lib/marketplace/kernel/workers) with all imports but native modules. It is
 * CommonJS, the only format of a thread given as text. A production build stores the code of `tasks.ts` in a
 * file; `npm run dev` and tests bundle it when it is first needed. A complete test run bundles it once for all
 * suites, into the file TEST_TASKS.
 * @returns the text
 */
export async function taskThreadCode(entry = ofTheShop) {
  const { TEST_TASKS = '' } = process.env;
  if (entry === ofTheShop && existsSync(TEST_TASKS)) return readFileSync(TEST_TASKS, 'utf8');
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    external: ['sharp'],
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  return outputFiles[0].text;
}
