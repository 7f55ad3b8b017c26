import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { execute } from './process';

const megabytes = 96;

/** Opens a disk of 96 MB that can be filled; undefined if mounting is not allowed. */
export async function openSmallDisk(folder: string) {
  mkdirSync(folder, { recursive: true });
  const isMounted = await execute('mount', [
    ...['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'haat-soak', folder],
  ]).then(
    () => true,
    () => false,
  );
  if (!isMounted) return undefined;
  const filling = join(folder, 'filling');
  return {
    folder,
    /** Fills the disk completely, whatever the instance writes meanwhile. */
    fill() {
      for (const size of [1024 * 1024, 4096]) {
        try {
          for (;;) appendFileSync(filling, Buffer.alloc(size));
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        }
      }
    },
    clear() {
      rmSync(filling, { force: true });
    },
    async close() {
      await execute('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
