import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Thrown when another process has the embedded database open; only one can. */
export class DatabaseInUse extends Error {
  constructor(pid: number, folder: string) {
    super(
      `The embedded database in ${folder} is in use by process ${pid}. ` +
        'Stop that process, choose another DATA_DIR, or set DATABASE_URL to share a PostgreSQL.',
    );
    this.name = 'DatabaseInUse';
  }
}

/**
 * Takes the lock of an embedded database folder and returns the function that releases it. A lock whose
 * holder no longer runs (after `kill -9`, or a reboot that reused its pid) is taken over, and so is one that
 * was copied along with a folder in use.
 * @throws {DatabaseInUse} while another process holds it
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'haat.lock');
  const mine = `${process.pid} ${processIdentity(process.pid)} ${folderIdentity(folder)}`;
  for (;;) {
    try {
      const handle = openSync(file, 'wx');
      writeSync(handle, mine);
      closeSync(handle);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const [pid = '', identity = '', locked = folderIdentity(folder)] = readHolder(file).split(' ');
    if (locked === folderIdentity(folder) && isRunning(Number(pid), identity)) {
      throw new DatabaseInUse(Number(pid), folder);
    }
    rmSync(file, { force: true });
  }
}

function readHolder(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function isRunning(pid: number, identity: string): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return identity === processIdentity(pid);
}

/** Returns an identity that distinguishes processes with the same pid by boot and start time, where /proc has them. */
function processIdentity(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const startTime = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return `${boot}-${startTime}`;
  } catch {
    return 'unknown';
  }
}

/** Returns the folder's identity: a copy of a folder is another folder; a renamed one is not. */
function folderIdentity(folder: string): string {
  const { dev, ino } = statSync(folder);
  return `${dev}-${ino}`;
}
