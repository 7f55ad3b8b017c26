import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { config } from '@/lib/config';
import { moreLanguages } from '@/lib/i18n/locales';
import { build } from './build-id';
import { openDisk } from './disk';
import { openKeptBuilds } from './kept-builds';
import { openMarksFile } from './marks-file';
import { putShelf } from './shelf';
import { openShelfFolder } from './shelf-folder';
import { pageFormat } from './stored-page';
import { markTag, type TagMark } from './tags';

type Mark = [tag: string, mark: TagMark];

/** Settings that no page shows; every other one, also one to come, gives its pages a shelf of their own. */
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
  'smtpUrl',
  'smsToken',
  'inboundMailToken',
  'jobsPause',
  'mailFrom',
]);

/** Names what kept pages were made under: the market, its settings, and the form of what is kept. */
function shelfName(): string {
  const seen = Object.entries(config).filter(([name]) => !unseen.has(name));
  const text = JSON.stringify([pageFormat, moreLanguages, seen]);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

const megabytes = Number(process.env.PAGES_DISK_MB ?? 2048);

export const keptBuilds = openKeptBuilds(join(config.dataDir, 'static'));

/** Tells marks of tags to whoever must know them: other instances, and this one after a restart. */
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
    const most = megabytes * 1024 * 1024;
    if (most > 0) putShelf(openDisk({ folder, build, most, canShow: keptBuilds.has }));
  } catch (error) {
    console.warn(`Pages are kept in memory alone: ${(error as Error).message}`);
  }
}

/** Takes marks into this process at once, and tells them on. */
export async function mark(marks: Mark[]): Promise<void> {
  for (const [tag, of] of marks) markTag(tag, of);
  await publishMarks(marks);
}

/** Until what lies behind memory can be asked; it is never waited for by what memory has. */
export const opened = open();
