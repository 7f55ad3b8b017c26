import { execFileSync } from 'node:child_process';
import {
  closeSync,
  mkdtempSync,
  openSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const bytes = 1024 * 1024;

/** Opens a file system of one megabyte, which only root may do; undefined for other users. */
export function openSmallDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'haat-small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    /** Fills the disk except that many bytes. */
    fill(left = 0) {
      writeFileSync(filler, '');
      const file = openSync(filler, 'w');
      try {
        for (;;) writeSync(file, Buffer.alloc(4096));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        closeSync(file);
      }
      if (left) truncateSync(filler, bytes - left);
    },
    empty: () => rmSync(filler, { force: true }),
    close() {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true });
    },
  };
}
