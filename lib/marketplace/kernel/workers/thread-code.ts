import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The code of a thread: the path of a file, or the text itself. */
export type ThreadCode = { code: string; isText: boolean };

const bundled = new Map<string, Promise<ThreadCode>>();

/**
 * The code of threads with the tasks of a module: of a production build from its file, else bundled from the sources.
 * @param entry another table of tasks, in tests
 */
export function threadCode(entry?: string): Promise<ThreadCode> {
  if (process.env.NODE_ENV === 'production') {
    return Promise.resolve({ code: resolve('.next/server-build/tasks.cjs'), isText: false });
  }
  const known = bundled.get(entry ?? '') ?? bundle(entry);
  bundled.set(entry ?? '', known);
  return known;
}

async function bundle(entry: string | undefined): Promise<ThreadCode> {
  const { href } = pathToFileURL(resolve('scripts/lib/build-tasks.mjs'));
  const { taskThreadCode } = await import(/* turbopackIgnore: true */ href);
  return { code: await taskThreadCode(entry), isText: true };
}
