import { readFile, statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import { asc, desc, getTableColumns, gte, isNull, sql } from 'drizzle-orm';
import type { OperatorHealth } from '@/lib/api/schemas/operators/health';
import { config } from '@/lib/config';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { bookChecks, jobFaults } from '../../../kernel/db/schema/ledger';
import { mailOutbox } from '../../../kernel/db/schema/mails';
import { lastRuns } from '../../../kernel/jobs/last-runs';
import { isParkedMail } from '../../../kernel/mail/outbox';
import type { Search } from '../../search';
import { missingTexts } from './missing-texts';
import { countQueues } from './queues';

const mostMails = 20;
const mostFaults = 50;

type Context = { db: Database; databaseKind: 'embedded' | 'postgres'; search: Search };

/** State of the shop: this process, its last runs of the jobs, and what the whole market's queues hold. */
export async function findHealth({ db, databaseKind, search }: Context): Promise<OperatorHealth> {
  const { ready, products, age } = search.health();
  const [database, waiting, mails, faults, books, disk, haat, texts] = await Promise.all([
    aboutDatabase(db),
    listQueues(db),
    failingMails(db),
    listFaults(db),
    lastBookCheck(db),
    aboutDisk(),
    version(),
    missingTexts(db),
  ]);
  return {
    process: {
      name: `${hostname()}:${process.pid}`,
      up: Math.round(process.uptime()),
      memory: process.memoryUsage.rss(),
      haat,
      node: process.versions.node,
    },
    database: { kind: databaseKind, ...database },
    disk,
    search: { ready, products, age: age === undefined ? null : Math.round(age) },
    queues: waiting,
    failing_mails: mails,
    faults,
    books,
    texts,
    jobs: lastRuns().map(({ at, isOverdue = false, ...run }) => ({
      ...run,
      at: at.toISOString(),
      overdue: isOverdue,
    })),
  };
}

async function aboutDatabase(db: Database) {
  const [row] = await rowsOf<{ version: string; size: number; migrations: number }>(
    db,
    sql`select current_setting('server_version') as version,
      pg_database_size(current_database())::float8 as size,
      (select count(*)::int from drizzle.__drizzle_migrations) as migrations`,
  );
  return row ?? { version: '', size: 0, migrations: 0 };
}

async function listQueues(db: Database): Promise<OperatorHealth['queues']> {
  const waiting = Object.entries(await countQueues(db)).map(([name, { count, oldest }]) => [
    name,
    { count, oldest: oldest?.toISOString() ?? null },
  ]);
  return Object.fromEntries(waiting) as OperatorHealth['queues'];
}

/** What was given up first. */
async function failingMails(db: Database): Promise<OperatorHealth['failing_mails']> {
  const rows = await db
    .select({ ...getTableColumns(mailOutbox), isParked: isParkedMail })
    .from(mailOutbox)
    .where(gte(mailOutbox.tries, 1))
    .orderBy(desc(isParkedMail), asc(mailOutbox.id))
    .limit(mostMails);
  return rows.map(({ id, content, tries, tryAt, isParked }) => ({
    id,
    kind: content.kind,
    tries,
    next_at: isParked ? null : tryAt.toISOString(),
  }));
}

/** What was given up first. */
async function listFaults(db: Database): Promise<OperatorHealth['faults']> {
  const rows = await db
    .select()
    .from(jobFaults)
    .orderBy(desc(isNull(jobFaults.tryAt)), asc(jobFaults.id))
    .limit(mostFaults);
  return rows.map(({ id, job, subject, fault, tries, tryAt, createdAt }) => ({
    ...{ id, job, subject, fault, tries },
    since: createdAt.toISOString(),
    next_at: tryAt?.toISOString() ?? null,
  }));
}

async function lastBookCheck(db: Database): Promise<OperatorHealth['books']> {
  const [check] = await db.select().from(bookChecks).orderBy(desc(bookChecks.id)).limit(1);
  if (!check) return null;
  const { checkedAt, findings, found } = check;
  return { checked_at: checkedAt.toISOString(), findings, found };
}

/** Of Haat; empty where the process does not stand in its folder. */
const version = () =>
  readFile('package.json', 'utf8').then(
    (text): string => JSON.parse(text).version,
    () => '',
  );

async function aboutDisk() {
  const found = await statfs(config.dataDir).catch(() => undefined);
  if (!found) return null;
  return { free: found.bavail * found.bsize, total: found.blocks * found.bsize };
}
