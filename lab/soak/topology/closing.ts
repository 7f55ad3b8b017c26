import { rmSync } from 'node:fs';

/**
 * Collects functions that close what a command opens: `close` calls them, the last one first, and then removes
 * the folders. An interrupted command does the same before it ends.
 */
export function closeInTheEnd(say: (line: string) => void, folders: readonly string[]) {
  const closing: (() => unknown)[] = [];
  let closed: Promise<void> | undefined;
  const closeAll = async () => {
    for (const each of closing.splice(0).reverse()) {
      await Promise.resolve()
        .then(each)
        .catch((error: Error) => say(`not closed: ${error.message}`));
    }
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  };
  const close = () => (closed ??= closeAll());
  const interrupted = () => {
    say('Interrupted.');
    void close().then(() => process.exit(130));
  };
  process.once('SIGINT', interrupted);
  process.once('SIGTERM', interrupted);
  return { closing, close };
}
