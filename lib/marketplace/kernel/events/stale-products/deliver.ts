import { and, inArray, isNull, lte, not, or, sql } from 'drizzle-orm';
import type { Change } from '@/lib/caching/tags';
import type { Database } from '../../db/connection';
import { positionOf } from '../../db/replicas/reading';
import { staleProducts } from '../../db/schema/stale-products';
import { transact } from '../../db/transaction';
import { eachBatch, isFaulty } from '../../jobs/each-row';
import { claimInTurns, isAmong } from '../../jobs/store-turns';

/**
 * What changed: product ids, whether stores came or went, whether categories or brands changed, what all pages
 * show, the home page, or texts to read.
 */
export type StalePages = Change & {
  products: number[];
  /** Position of the database's log behind these changes, where pages may be rendered from replicas of it. */
  read_after?: string;
};

/** Marks these pages stale; throws when the storefront did not confirm it. */
export type Revalidate = (stale: StalePages) => Promise<void>;

/** Writes down what must follow, in the transaction that ends the rows. */
export type Follow = (tx: Database, stale: StalePages) => Promise<void>;

const job = 'stale products';
const batch = 500;

const subject = sql`${staleProducts.kind} || ' ' || ${staleProducts.subjectId}`;

const running = new WeakMap<Database, { isWanted: boolean }>();

/**
 * `deliverStaleProducts`, one at a time in this process: what is marked while one runs is delivered behind it, so that
 * a burst of changes is told in a few calls and not by one call for each.
 */
export async function deliverInTurn(
  db: Database,
  revalidate: Revalidate,
  follow?: Follow,
): Promise<number> {
  const other = running.get(db);
  if (other) {
    other.isWanted = true;
    return 0;
  }
  const own = { isWanted: true };
  running.set(db, own);
  let delivered = 0;
  try {
    while (own.isWanted) {
      own.isWanted = false;
      delivered += await deliverStaleProducts(db, revalidate, new Date(), follow);
    }
    return delivered;
  } finally {
    running.delete(db);
  }
}

/**
 * Has the storefront revalidate everything that is marked stale, batch by batch until nothing is left.
 * Rows are claimed for longer than a call takes and go only once it has answered: what a process drops
 * when it dies is delivered later, by whichever instance comes first. No transaction stays open meanwhile.
 * What it refuses while it answers otherwise is noted as a fault by its subject, and the others are delivered.
 * @returns how many rows were delivered
 * @throws what `revalidate` throws while the storefront is away: nothing is noted, everything waits
 */
export async function deliverStaleProducts(
  db: Database,
  revalidate: Revalidate,
  now: Date,
  follow?: Follow,
): Promise<number> {
  for (let delivered = 0; ; ) {
    const claimed = await claim(db, now);
    if (claimed.length === 0) return delivered;
    delivered += await eachBatch(db, job, groupBySubject(claimed), {
      now,
      subject: ({ name }) => name,
      work: async (subjects) => {
        const rows = subjects.flatMap((subject) => subject.rows);
        const stale = { ...pagesOf(rows), read_after: await positionOf(db) };
        await revalidate(stale);
        const ids = rows.map(({ id }) => id);
        await transact(db, async (tx) => {
          await follow?.(tx, stale);
          await tx.delete(staleProducts).where(inArray(staleProducts.id, ids));
        });
        return rows.length;
      },
      probe: () => revalidate(pagesOf([])),
    });
  }
}

type Row = Awaited<ReturnType<typeof claim>>[number];
/** Rows about one thing: they are delivered, and fail, as one. */
type Subject = { name: string; rows: Row[] };

function groupBySubject(rows: readonly Row[]): Subject[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const name = `${row.kind} ${row.subjectId}`;
    const group = groups.get(name);
    if (group) group.push(row);
    else groups.set(name, [row]);
  }
  return [...groups].map(([name, its]) => ({ name, rows: its }));
}

/** Of no rows: a call that changes nothing, and tells whether the storefront answers. */
function pagesOf(rows: readonly Row[]): StalePages {
  const has = (kind: Row['kind']) => rows.some((row) => row.kind === kind);
  const products = rows.filter(({ kind }) => kind === 'product');
  return {
    products: [...new Set(products.map(({ subjectId }) => subjectId))],
    stores: has('store'),
    catalogue: has('catalogue'),
    site: has('site'),
    home: has('home'),
    content: has('content'),
  };
}

async function claim(db: Database, now: Date) {
  const pause = sql`least(10 * power(2, least(${staleProducts.tries}, 6)), 600) * interval '1 second'`;
  return claimInTurns(
    db,
    job,
    {
      ...{ table: staleProducts, store: staleProducts.storeId, columns: [staleProducts.id] },
      isDue: and(
        or(isNull(staleProducts.tryAt), lte(staleProducts.tryAt, now)),
        not(isFaulty(job, subject, now)),
      ),
      orderBy: [staleProducts.id],
      limit: batch,
    },
    (due) =>
      db
        .update(staleProducts)
        .set({
          tries: sql`${staleProducts.tries} + 1`,
          tryAt: sql`${now.toISOString()}::timestamptz + ${pause}`,
        })
        .where(isAmong(staleProducts.id, due))
        .returning({
          id: staleProducts.id,
          kind: staleProducts.kind,
          subjectId: staleProducts.subjectId,
        }),
  );
}
