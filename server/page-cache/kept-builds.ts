import { existsSync, readdirSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** The build's scripts, styles and fonts, with their packed forms. */
const staticFolder = '.next/static';
/** As long as a page of a former build may be in a tab, or on a device for reading without a connection. */
const longest = 14 * 24 * 3_600_000;

/**
 * Scripts and styles of builds, kept below the data so that pages which a former build has rendered, and tabs that are
 * still open, go on working after a release.
 */
export function openKeptBuilds(folder: string) {
  const folderOf = (build: string) => join(folder, build);
  const builds = () => (existsSync(folder) ? readdirSync(folder) : []);
  return {
    has: (build: string) => existsSync(folderOf(build)),
    /** Folders of all builds but this one. */
    othersThan: (build: string) =>
      builds()
        .filter((other) => other !== build)
        .map(folderOf),
    /** Keeps the files of this build; where that fails, its pages end with it. */
    async keep(build: string): Promise<void> {
      const now = new Date();
      if (existsSync(folderOf(build))) return utimes(folderOf(build), now, now);
      const beside = `${folderOf(build)}.${process.pid}`;
      await copyTree(staticFolder, beside);
      await rename(beside, folderOf(build)).catch(() => rm(beside, { recursive: true }));
    },
    /** Removes the files of builds that ended long ago; no page of theirs is kept, and no tab is open. */
    async forget(build: string): Promise<void> {
      for (const other of builds()) {
        if (other === build) continue;
        const { mtimeMs } = await stat(folderOf(other));
        if (mtimeMs > Date.now() - longest) continue;
        await rm(folderOf(other), { recursive: true, force: true });
      }
    },
  };
}

/** By links where both lie on one file system: then they take no room until the next build. */
async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyTree(source, target);
    else await link(source, target).catch(() => copyFile(source, target));
  }
}
