import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Answers with the service worker, which the build bundles beside Next's own files
 * (scripts/lib/build-worker.mjs).
 */
export async function GET(): Promise<Response> {
  const file = join(/* turbopackIgnore: true */ process.cwd(), '.next/worker/sw.js');
  const script = await readFile(file).catch(() => undefined);
  if (!script) return new Response('Not found', { status: 404 });
  const headers = {
    'Content-Type': 'application/javascript; charset=UTF-8',
    'Cache-Control': 'no-cache',
  };
  return new Response(new Uint8Array(script), { headers });
}
