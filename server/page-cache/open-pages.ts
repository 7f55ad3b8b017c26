import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { config } from '@/lib/config';
import { moreLanguages } from '@/lib/i18n/locales';
import { build } from './build-id';
import { openDisk } from './disk';
import { openMarksFile } from './marks-file';
import { putShelf } from './shelf';
import { openShelfFolder } from './shelf-folder';
import { pageFormat } from './stored-page';
import { markTag, type TagMark } from './tags';

/** The build's scripts, styles and fonts, with their compressed forms. */
const staticFolder = '.next/static';
/** The longest time that a page of a former build may stay in a tab, or on a device for reading offline. */
const longest = 14 * 24 * 3_600_000;

/**
 * Keeps scripts and styles of former builds in the data folder, so that their cached pages and open tabs
 * continue to work after a release.
 */
function openKeptBuilds(folder: string) {
  const folderOf = (build: string) => join(folder, build);
  const builds = () => (existsSync(folder) ? readdirSync(folder) : []);
  return {
    has: (build: string) => existsSync(folderOf(build)),
    /** Returns the folders of all builds but this one. */
    othersThan: (build: string) =>
      builds()
        .filter((other) => other !== build)
        .map(folderOf),
    /** Keeps the files of this build; if that fails, its pages end with it. */
    async keep(build: string): Promise<void> {
      const now = new Date();
      if (existsSync(folderOf(build))) return utimes(folderOf(build), now, now);
      const beside = `${folderOf(build)}.${process.pid}`;
      await copyTree(staticFolder, beside);
      await rename(beside, folderOf(build)).catch(() => rm(beside, { recursive: true }));
    },
    /** Removes the files of old builds, which have no cached pages and no open tabs. */
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

/** Copies a folder, by hard links if both are on one file system: links take no space until the next build. */
async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyTree(source, target);
    else await link(source, target).catch(() => copyFile(source, target));
  }
}

type Mark = [tag: string, mark: TagMark];

/** Settings that no page shows; a change of any other setting, including future ones, gives pages a new shelf. */
const unseen: ReadonlySet<string> = new Set<keyof typeof config>([
  'dataDir',
  'ownOrigin',
  'redisUrl',
  'accelerator',
  'pagesAhead',
  'trustedProxies',
  'logLevel',
  'sessionSecret',
  'revalidateSecret',
  'revalidateOrigins',
  'operatorToken',
  'metricsToken',
  'bankDetailsKey',
  'couriers',
  'smtpUrl',
  'smsToken',
  'whatsApp',
  'hasWhatsAppKeys',
  'whatsAppMode',
  'inboundMailToken',
  'jobsPause',
  'mailFrom',
  'cdnSettings',
  'directDatabaseUrl',
  'databasePooler',
  'databaseReplicas',
  'replicaLag',
  'databaseConnections',
  'databaseStatementTimeout',
  'databaseConnectTimeout',
  'pageMemory',
  'pageDisk',
  'role',
]);

/**
 * Returns the shelf's name: a hash of everything that cached pages depend on (the market, its settings, the
 * page format).
 */
function shelfName(): string {
  const seen = Object.entries(config).filter(([name]) => !unseen.has(name));
  const text = JSON.stringify([pageFormat, moreLanguages, seen]);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

export const keptBuilds = openKeptBuilds(join(config.dataDir, 'static'));

/** Publishes tag marks to other instances, or to a file for the next start. */
export let publishMarks: (marks: Mark[]) => Promise<void> | void = () => {};

async function open() {
  const name = shelfName();
  if (config.redisUrl) {
    const [{ publishTags }, { openRedisShelf }] = await Promise.all([
      import('./redis'),
      import('./redis-shelf'),
    ]);
    publishMarks = publishTags;
    putShelf(openRedisShelf(name, build, keptBuilds.has));
    return;
  }
  const pages = join(config.dataDir, 'pages');
  try {
    const { folder } = openShelfFolder(pages, name);
    const file = openMarksFile(join(pages, 'marks'));
    publishMarks = file.add;
    const most = config.pageDisk * 1024 * 1024;
    if (most > 0) putShelf(openDisk({ folder, build, most, canShow: keptBuilds.has }));
  } catch (error) {
    console.warn(`Pages are kept in memory alone: ${(error as Error).message}`);
  }
}

/** Applies marks in this process at once, and publishes them. */
export async function mark(marks: Mark[]): Promise<void> {
  for (const [tag, of] of marks) markTag(tag, of);
  await publishMarks(marks);
}

/** Resolves after the shelf is open; pages in memory do not wait for it. */
export const opened = open();
