import { gt, isNull, lte, or, sql } from 'drizzle-orm';
import { gauge } from '@/lib/metrics/registry';
import type { Database } from '../kernel/db/connection';
import { mailOutbox } from '../kernel/db/schema/mails';
import { staleProducts } from '../kernel/db/schema/stale-products';
import { withTimeout } from '../kernel/with-timeout';
import type { Search } from '../modules/search/index';

/** Milliseconds; a scrape answers without what the database does not tell in time. */
const timeout = 1500;

/** Of rows for later, such as the end of a deal, nobody waits. */
const isDue = or(
  isNull(staleProducts.tryAt),
  lte(staleProducts.tryAt, sql`now()`),
  gt(staleProducts.tries, 0),
);

/** What /metrics reads when it is asked: queues of the database, and the age of the search index. */
export function defineGauges(db: Database, search: Search): void {
  const within = (rows: Promise<number>) => withTimeout(timeout, rows).catch(() => undefined);
  gauge({ name: 'haat_mails_waiting', help: 'Mails in the outbox' }, () =>
    within(db.$count(mailOutbox)),
  );
  gauge(
    { name: 'haat_stale_products_waiting', help: 'Changes that pages were not told of yet' },
    () => within(db.$count(staleProducts, isDue)),
  );
  gauge({ name: 'haat_oldest_mail_seconds', help: 'Age of the oldest mail in the outbox' }, () =>
    withTimeout(timeout, oldestMail(db)).catch(() => undefined),
  );
  gauge(
    { name: 'haat_search_products', help: 'Products in the search index' },
    () => search.health().products,
  );
  gauge(
    {
      name: 'haat_search_age_seconds',
      help: 'Since the index was last compared with the database',
    },
    () => search.health().age,
  );
}

async function oldestMail(db: Database) {
  const age = sql<number | null>`extract(epoch from now() - min(${mailOutbox.createdAt}))::float8`;
  const [row] = await db.select({ age }).from(mailOutbox);
  return row?.age ?? 0;
}
