import { build } from 'esbuild';

/**
 * The code of a thread that does tasks (lib/marketplace/kernel/workers), with all that it imports but native modules.
 * CommonJS, because a thread takes nothing else as a text. A production build keeps that of `tasks.ts` in a file;
 * `npm run dev` and tests bundle it when it is needed first.
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
