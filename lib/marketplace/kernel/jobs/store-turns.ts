import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/connection';
import { repeated } from '../db/prepared';

/** Rows that wait for their job, each of a store. */
type RowsOfStores = {
  table: PgTable;
  /** The store whose turn a row waits for; 0 for rows of no store, or an expression that stands for one. */
  store: PgColumn | SQL;
  /** The columns that the job needs: ids, as a rule. */
  columns: readonly PgColumn[];
  /** SQL condition for rows that are due or will be: the condition of the index on `store` followed by `orderBy`. */
  isOpen?: SQL;
  isDue: SQL | undefined;
  /** The order among the rows of a store. */
  orderBy: readonly SQLWrapper[];
  /** The maximum for all stores together. */
  limit: number;
  /** The maximum for one store, where that is less. */
  mostOfOne?: number;
  /** Stores that have enough already: they miss this turn. */
  busy?: readonly number[];
};

/** The store that had its turn last, by job: only a hint, and so kept by each process. */
const lastStores = new Map<string, number>();

/**
 * Claims a job's next rows, fairly between stores: those with due rows have turns one after the other, beginning
 * after the store that had the last, and share the batch evenly. A store with 12,000 rows therefore delays nobody:
 * while no more stores wait than the batch has rows, each has one in it, and otherwise within one round of batches.
 *
 * Mails, changed pages, events of the ledger, refunds, unconfirmed shipments, returns, imports, and webhooks by their
 * endpoint are claimed this way. If each store has one row (settlements, payouts, low stock, holidays), if rows
 * belong to shoppers or the market (payments and their events, lapsed orders, hashes, counts of searches, the books,
 * clean-up) or are all compared in turn (notices), the oldest go first. `fair.test.ts` requires each job to be in one
 * of the two groups.
 *
 * The cost does not grow with the backlog: a step of the index for each store, and only the rows that are taken.
 * Locked rows belong to another instance, and are skipped.
 * @param claim what it does to the rows of `due`, a query of `columns` that locks them; ends with none where another
 * instance was quicker
 */
export async function claimInTurns<Row>(
  db: Database,
  job: string,
  rows: RowsOfStores,
  claim: (due: SQL) => Promise<Row[]>,
): Promise<Row[]> {
  const seen = new Set<number>();
  for (;;) {
    const stores = await storesInTurn(db, job, rows);
    if (stores.every((store) => seen.has(store))) return [];
    const claimed = await claim(dueOfStores(stores, rows));
    if (claimed.length) return claimed;
    for (const store of stores) seen.add(store);
  }
}

function dueOfStores(stores: readonly number[], rows: RowsOfStores): SQL {
  const { columns, limit, mostOfOne = limit } = rows;
  const share = Math.floor(limit / stores.length);
  const isLarger = sql`(turn.nth <= ${limit % stores.length})::integer`;
  return sql`select due.* from unnest(${arrayOf(stores)}) with ordinality turn (store, nth)
    cross join lateral (select ${sql.join([...columns], sql`, `)} ${ofTurn(rows, sql.raw('turn'))}
      limit least(${share} + ${isLarger}, ${mostOfOne}) for update skip locked) due`;
}

const arrayOf = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::bigint[]`;

const dueOf = ({ isOpen = sql`true`, isDue = sql`true` }: RowsOfStores) =>
  sql`(${isOpen}) and (${isDue})`;

/**
 * SQL: due rows of a store, in order. The store is a range and not an equality: the planner, which assumes
 * the average store, would otherwise take the order from another index and read through the rows of all
 * others.
 */
const ofTurn = (rows: RowsOfStores, turn: SQL) =>
  sql`from ${rows.table} where ${rows.store} between ${turn}.store and ${turn}.store and ${dueOf(rows)}
    order by ${sql.join([rows.store, ...rows.orderBy], sql`, `)}`;

/**
 * Returns stores with due rows, at most as many as a batch has rows, beginning after the store that had the
 * last turn.
 */
async function storesInTurn(
  db: Database,
  job: string,
  rows: RowsOfStores,
): Promise<readonly number[]> {
  const { table, store, isOpen = sql`true`, limit, busy = [] } = rows;
  const last = lastStores.get(job) ?? -1;
  /** SQL: the next store in the index, without reading any other row of the one before. */
  const next = (where: SQL) =>
    sql`select ${store} from ${table} where (${isOpen}) and ${where} order by ${store} limit 1`;
  const walk = (name: SQL, first: SQL, until: SQL) => sql`${name} (store) as ((${next(first)})
    union all select (${next(sql`${store} > ${name}.store and ${until}`)}) from ${name}
    where ${name}.store is not null)`;
  const due = (name: SQL) => sql`select ${name}.store from ${name} cross join lateral (
    select ${ofTurn(rows, name)} limit 1) due
    where ${name}.store <> all (${arrayOf(busy)})`;
  const [ahead, behind] = [sql.raw('ahead'), sql.raw('behind')];
  const isBehind = sql`${store} <= ${last}`;
  const stores = await repeated(
    db,
    'stores_in_turn',
    sql<number>`with recursive ${walk(ahead, sql`${store} > ${last}`, sql`true`)},
        ${walk(behind, isBehind, isBehind)}
      select store::float8 from (${due(ahead)} union all ${due(behind)}) stores limit ${limit}`,
  );
  const latest = stores.at(-1);
  if (latest !== undefined) lastStores.set(job, latest);
  return stores;
}

/** SQL condition: the row is among those whose ids are `due`, evaluated once for the statement. */
export const isAmong = (id: PgColumn, due: SQL): SQL => sql`${id} = any(array(${due}))`;

/** SQL value for a row to be written: the store of another row, the first of several (as of an order), else 0. */
export const storeOf = (store: PgColumn, isIt: SQL): SQL<number> =>
  sql<number>`coalesce((select min(${store}) from ${store.table} where ${isIt}), 0)`;
