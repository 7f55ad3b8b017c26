import { build } from 'esbuild';

/**
 * Bundles the code of a task thread (lib/marketplace/kernel/workers) with all imports but native modules. It is
 * CommonJS, the only format of a thread given as text. A production build stores the code of `tasks.ts` in a
 * file; `npm run dev` and tests bundle it when it is first needed.
 * @returns the text
 */
export async function taskThreadCode(entry = 'lib/marketplace/app/worker-tasks.ts') {
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
