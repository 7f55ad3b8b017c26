import { asc, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection';
import { staleProducts } from '../../db/schema/stale-products';

/**
 * What changed: product ids, whether stores came or went, whether categories or brands changed, what all pages
 * show, the home page, or texts to read.
 */
export type StalePages = {
  products: number[];
  stores: boolean;
  catalogue: boolean;
  site: boolean;
  home: boolean;
  content: boolean;
};

/** Marks these pages stale; throws when the storefront did not confirm it. */
export type Revalidate = (stale: StalePages) => Promise<void>;

const batch = 500;

const running = new WeakMap<Database, { isWanted: boolean }>();

/**
 * `deliverStaleProducts`, one at a time in this process: what is marked while one runs is delivered behind it, so that
 * a burst of changes is told in a few calls and not by one call for each.
 */
export async function deliverInTurn(db: Database, revalidate: Revalidate): Promise<number> {
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
      delivered += await deliverStaleProducts(db, revalidate, new Date());
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
 * @returns how many rows were delivered
 */
export async function deliverStaleProducts(
  db: Database,
  revalidate: Revalidate,
  now: Date,
): Promise<number> {
  for (let delivered = 0; ; ) {
    const claimed = await claim(db, now);
    if (claimed.length === 0) return delivered;
    const products = claimed.filter(({ kind }) => kind === 'product');
    await revalidate({
      products: [...new Set(products.map(({ subjectId }) => subjectId))],
      stores: claimed.some(({ kind }) => kind === 'store'),
      catalogue: claimed.some(({ kind }) => kind === 'catalogue'),
      site: claimed.some(({ kind }) => kind === 'site'),
      home: claimed.some(({ kind }) => kind === 'home'),
      content: claimed.some(({ kind }) => kind === 'content'),
    });
    const ids = claimed.map(({ id }) => id);
    await db.delete(staleProducts).where(inArray(staleProducts.id, ids));
    delivered += claimed.length;
  }
}

function claim(db: Database, now: Date) {
  const due = db
    .select({ id: staleProducts.id })
    .from(staleProducts)
    .where(or(isNull(staleProducts.tryAt), lte(staleProducts.tryAt, now)))
    .orderBy(asc(staleProducts.id))
    .limit(batch)
    .for('update', { skipLocked: true });
  const pause = sql`least(10 * power(2, least(${staleProducts.tries}, 6)), 600) * interval '1 second'`;
  return db
    .update(staleProducts)
    .set({
      tries: sql`${staleProducts.tries} + 1`,
      tryAt: sql`${now.toISOString()}::timestamptz + ${pause}`,
    })
    .where(inArray(staleProducts.id, due))
    .returning({
      id: staleProducts.id,
      kind: staleProducts.kind,
      subjectId: staleProducts.subjectId,
    });
}
