import { rmSync } from 'node:fs';

/**
 * What a command opens, each as a function that closes it: `close` calls them, the last one first, and then removes the
 * folders. An interrupted command does so, too, before it ends.
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
