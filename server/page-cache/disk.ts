import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { PageShelf } from './shelf';
import { decodePage, encodePage, type StoredPage } from './stored-page';

type Options = {
  folder: string;
  build: string;
  /** Limit in bytes; the least recently used pages leave first. */
  most: number;
  /** Checks that pages of an earlier build can be shown: their scripts must still exist. */
  canShow: (build: string) => boolean;
};

type File = { bytes: number; used: number };

/** A file's modification time records its last use, to the hour. */
const hour = 3_600_000;
const temporary = '.writing';

/**
 * Returns a file's path; the first letters are a folder, because tens of thousands of files in one folder are
 * slow to list.
 */
function fileOf(id: string): string {
  const name = createHash('sha256').update(id).digest('hex').slice(0, 32);
  return join(name.slice(0, 2), name.slice(2));
}

/**
 * Opens a shelf of pages in files, one folder for each build: `<build>/<two letters>/<rest of the digest>`. A
 * file is written elsewhere and moved into place, so readers see all of it or none; its digest reveals damage
 * by a power cut.
 */
export function openDisk({ folder, build, most, canShow }: Options): PageShelf {
  mkdirSync(join(folder, build), { recursive: true });
  mkdirSync(join(folder, temporary), { recursive: true });
  forgetHalfWritten(join(folder, temporary));
  const before = buildsIn(folder, build).filter((other) => {
    if (canShow(other)) return true;
    rmSync(join(folder, other), { recursive: true, force: true });
    return false;
  });
  /** Files by path below the folder. */
  const files = new Map<string, File>();
  let total = 0;
  let isFull = false;
  const writing = pLimit(4);
  const counted = countAll();

  async function countAll() {
    for (const of of [build, ...before]) {
      for (const part of await readdir(join(folder, of)).catch(() => [])) {
        for (const name of await readdir(join(folder, of, part)).catch(() => [])) {
          const path = join(of, part, name);
          const found = await stat(join(folder, path)).catch(() => undefined);
          if (found && !files.has(path)) note(path, found.size, found.mtimeMs);
        }
      }
    }
  }

  function note(path: string, bytes: number, used: number) {
    total += bytes - (files.get(path)?.bytes ?? 0);
    files.set(path, { bytes, used });
  }

  async function drop(path: string) {
    total -= files.get(path)?.bytes ?? 0;
    files.delete(path);
    await rm(join(folder, path), { force: true });
  }

  /** Frees space down to nine tenths, so that the files are not sorted for every new page. */
  async function makeRoom() {
    if (total <= most) return;
    const byUse = [...files].sort(([, a], [, b]) => a.used - b.used);
    for (const [path] of byUse) {
      if (total <= most * 0.9) return;
      await drop(path);
    }
  }

  async function readOf(id: string, of: string): Promise<StoredPage | undefined> {
    const path = join(of, fileOf(id));
    const bytes = await readFile(join(folder, path)).catch(() => undefined);
    if (!bytes) return undefined;
    const page = decodePage(bytes);
    if (page?.id !== id || page.build !== of) {
      await drop(path);
      return undefined;
    }
    const now = Date.now();
    const used = files.get(path)?.used ?? 0;
    note(path, bytes.length, now);
    if (now - used > hour) {
      await utimes(join(folder, path), now / 1000, now / 1000).catch(() => {});
    }
    return page;
  }

  async function write(page: StoredPage) {
    const path = join(build, fileOf(page.id));
    const beside = join(folder, temporary, randomBytes(8).toString('hex'));
    const bytes = encodePage(page);
    try {
      await writeFile(beside, bytes);
      await mkdir(join(folder, path, '..'), { recursive: true });
      await rename(beside, join(folder, path));
    } catch (error) {
      if (!isFull) console.warn(`Pages are kept in memory alone: ${(error as Error).message}`);
      isFull = true;
      await rm(beside, { force: true }).catch(() => {});
      return;
    }
    isFull = false;
    note(path, bytes.length, Date.now());
    for (const other of before) await drop(join(other, fileOf(page.id)));
    await makeRoom();
  }

  return {
    async read(id) {
      for (const of of [build, ...before]) {
        const page = await readOf(id, of);
        if (page) return page;
      }
      return undefined;
    },
    write: (page) => writing(write, page),
    async remove(id) {
      for (const of of [build, ...before]) await drop(join(of, fileOf(id)));
    },
    async has(id) {
      await counted;
      return files.has(join(build, fileOf(id)));
    },
    hasRoom: () => total < most * 0.8,
    async *ofBuildsBefore() {
      await counted;
      const old = [...files].filter(([path]) => !path.startsWith(`${build}/`));
      for (const [path] of old.sort(([, a], [, b]) => b.used - a.used)) {
        const bytes = await readFile(join(folder, path)).catch(() => undefined);
        const page = bytes && decodePage(bytes);
        if (page) yield page.id;
        else await drop(path);
      }
      // A page that could not be rendered again no longer exists.
      for (const [path] of old) if (files.has(path)) await drop(path);
    },
  };
}

/** Removes files left by a killed process; another process may be writing beside this one. */
function forgetHalfWritten(folder: string) {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
    if (mtimeMs < Date.now() - hour) rmSync(file, { force: true });
  }
}

const buildsIn = (folder: string, build: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== build && entry.name !== temporary)
    .map(({ name }) => ({ name, at: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at)
    .map(({ name }) => name);
