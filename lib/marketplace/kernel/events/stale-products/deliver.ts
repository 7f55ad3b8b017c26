import { and, inArray, isNull, lte, not, or, sql } from 'drizzle-orm';
import type { Change } from '@/lib/caching/tags';
import type { Database } from '../../db/connection';
import { positionOf } from '../../db/replicas/reading';
import { staleProducts } from '../../db/schema/stale-products';
import { transact } from '../../db/transaction';
import { eachBatch, isFaulty } from '../../jobs/each-row';
import { claimInTurns, isAmong } from '../../jobs/store-turns';

/**
 * Changes since the last delivery: product ids, and whether stores, the catalogue (categories and brands),
 * what all pages show, the home page or texts changed.
 */
export type StalePages = Change & {
  products: number[];
  /** The position of the database's log after these changes, if pages may be rendered from replicas. */
  read_after?: string;
};

/** Marks these pages stale; throws when the storefront did not confirm it. */
export type Revalidate = (stale: StalePages) => Promise<void>;

/** Writes follow-up work in the transaction that deletes the rows. */
export type Follow = (tx: Database, stale: StalePages) => Promise<void>;

const job = 'stale products';
const batch = 500;

const subject = sql`${staleProducts.kind} || ' ' || ${staleProducts.subjectId}`;

const running = new WeakMap<Database, { isWanted: boolean }>();

/**
 * Runs `deliverStaleProducts` once at a time in this process: pages marked during a run are delivered after
 * it, so that a burst of changes takes a few calls and not one for each.
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
 * Makes the storefront revalidate everything that is marked stale, batch by batch until nothing is left. Rows
 * are claimed for longer than a call takes and deleted only after its answer: rows of a process that dies are
 * delivered later by any instance. No transaction stays open meanwhile. Rows that the storefront refuses
 * while it accepts others are recorded as a fault by their subject, and the others are delivered.
 * @returns how many rows were delivered
 * @throws what `revalidate` throws while the storefront is unavailable: nothing is recorded, everything waits
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

/**
 * Returns the pages that the rows make stale; without rows a call that changes nothing, and tests whether the
 * storefront answers.
 */
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
