import { readFile, statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import { asc, desc, getTableColumns, gte, isNull, sql } from 'drizzle-orm';
import { config } from '@/lib/config';
import type { OperatorHealth } from '@/lib/contract/schemas/operators/health';
import { coloursWithoutName } from '@/lib/i18n/colour-names';
import { otherLocales } from '@/lib/i18n/locales';
import { missingMessages } from '@/lib/i18n/read-messages';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { replicasOf } from '../../../kernel/db/replicas/reading';
import { bookChecks, jobFaults } from '../../../kernel/db/schema/ledger';
import { mailOutbox } from '../../../kernel/db/schema/mails';
import { lastRuns } from '../../../kernel/jobs/run';
import { isParkedMail } from '../../../kernel/mail/outbox';
import { listContent } from '../../content';
import type { Search } from '../../search';
import { countQueues } from './queues';

type Texts = OperatorHealth['texts'];

/** Cached results: counting products needs a scan, which is too slow for a page that refreshes every few seconds. */
const kept = new WeakMap<Database, { at: number; texts: Promise<Texts> }>();
const keptFor = 10 * 60_000;

/**
 * Returns the texts missing in each language except the default one: messages, pages, names of products on sale,
 * of their colours and of categories.
 */
export function missingTexts(db: Database): Promise<Texts> {
  const known = kept.get(db);
  if (known && Date.now() - known.at < keptFor) return known.texts;
  const texts = count(db);
  kept.set(db, { at: Date.now(), texts });
  texts.catch(() => kept.delete(db));
  return texts;
}

async function count(db: Database): Promise<Texts> {
  const pages = (await listContent(db)).filter(({ kind }) => kind === 'page');
  const colours = await rowsOf<{ colour: string }>(
    db,
    sql`select distinct lower(trim(each)) as colour
      from products, unnest(string_to_array(colour, ',')) each where is_active and trim(each) <> ''`,
  );
  const texts: Texts = [];
  for (const language of otherLocales) {
    const [row] = await rowsOf<Record<'products' | 'named' | 'categories' | 'called', number>>(
      db,
      sql`select (select count(*)::int from products where is_active) as products,
        (select count(*)::int from product_translations t join products p on p.id = t.product_id
          where t.locale = ${language} and p.is_active) as named,
        (select count(*)::int from categories) as categories,
        (select count(*)::int from category_translations where locale = ${language}) as called`,
    );
    const { products = 0, named = 0, categories = 0, called = 0 } = row ?? {};
    const without = pages.filter(({ texts }) => texts[language].source === 'none').length;
    texts.push(
      { language, kind: 'messages', ...(await missingMessages(language)) },
      { language, kind: 'products', missing: products - named, total: products },
      {
        ...{ language, kind: 'colours', total: colours.length },
        missing: coloursWithoutName(
          colours.map(({ colour }) => colour),
          language,
        ).length,
      },
      { language, kind: 'categories', missing: categories - called, total: categories },
      { language, kind: 'pages', missing: without, total: pages.length },
    );
  }
  return texts;
}

const mostMails = 20;
const mostFaults = 50;

type Context = { db: Database; databaseKind: 'embedded' | 'postgres'; search: Search };

/** Returns the state of the shop: this process, its last runs of the jobs, and the queues of the whole market. */
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
    database: { kind: databaseKind, ...database, replicas: aboutReplicas(db) },
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

const aboutReplicas = (db: Database) =>
  (replicasOf(db)?.states() ?? []).map(({ name, absence = null, lag }) => ({
    ...{ name, absence },
    lag: lag === undefined ? null : Math.round(lag),
  }));

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

/** Returns failing mails, those given up first. */
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

/** Returns faults of jobs, those given up first. */
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

/** Returns Haat's version; empty if the process does not run in its folder. */
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
