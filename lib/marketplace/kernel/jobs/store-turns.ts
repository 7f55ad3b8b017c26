import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/connection';
import { repeated } from '../db/prepared';

/** Rows that wait for their job, each of a store. */
type RowsOfStores = {
  table: PgTable;
  /** Whose turn a row waits for: a store, 0 for what is no store's, or what stands for one. */
  store: PgColumn | SQL;
  /** What the job needs of them: their ids, as a rule. */
  columns: readonly PgColumn[];
  /** Rows that are due or will be: the condition of the index that begins with `store` and goes on with `orderBy`. */
  isOpen?: SQL;
  isDue: SQL | undefined;
  /** Among those of a store. */
  orderBy: readonly SQLWrapper[];
  /** Of all stores together. */
  limit: number;
  /** Of one store, where that is less. */
  mostOfOne?: number;
  /** Those that have enough already: they miss this turn. */
  busy?: readonly number[];
};

/** The store that had its turn last, by job: a hint, and so of each process its own. */
const lastStores = new Map<string, number>();

/**
 * Claims what a job does next, fair between stores: those with due rows have turns one after the other, beginning
 * behind the one that had the last, and share the batch evenly. So a store with 12,000 rows holds nobody back: while no
 * more stores wait than the batch has rows, each has one in it, and otherwise in so many batches as it takes to go round.
 *
 * Of stores, and claimed by this, are mails, changed pages, events of the ledger, refunds, shipments that nobody
 * confirmed, returns, imports, and webhooks by their endpoint. Where each store has one row (settlements, payouts, low stock,
 * holidays), where rows are shoppers' or the market's own (payments and their events, lapsed orders, hashes, counts of
 * searches, the books, clean-up) or are all compared in turn (notices), the oldest go first.
 * `fair.test.ts` wants each job among the ones or the others.
 *
 * Cheap however much waits: a step of the index for each store, and of its rows only those that are taken. What is
 * locked is another's, and left out.
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
 * Due rows of a store, in order. As a range of stores and not of one: the planner, which thinks of the average store,
 * would else take the order from another index and read through the rows of all others.
 */
const ofTurn = (rows: RowsOfStores, turn: SQL) =>
  sql`from ${rows.table} where ${rows.store} between ${turn}.store and ${turn}.store and ${dueOf(rows)}
    order by ${sql.join([rows.store, ...rows.orderBy], sql`, `)}`;

/** Of those with due rows as many as a batch has rows, beginning behind the one that had the last turn. */
async function storesInTurn(
  db: Database,
  job: string,
  rows: RowsOfStores,
): Promise<readonly number[]> {
  const { table, store, isOpen = sql`true`, limit, busy = [] } = rows;
  const last = lastStores.get(job) ?? -1;
  /** The next store in the index, without a look at any other row of the one before. */
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

/** Whether it is among the rows whose ids are `due`, which is asked once for the statement. */
export const isAmong = (id: PgColumn, due: SQL): SQL => sql`${id} = any(array(${due}))`;

/** As a value of a row to be written: the store of another row, the first of several (as of an order), else 0. */
export const storeOf = (store: PgColumn, isIt: SQL): SQL<number> =>
  sql<number>`coalesce((select min(${store}) from ${store.table} where ${isIt}), 0)`;
