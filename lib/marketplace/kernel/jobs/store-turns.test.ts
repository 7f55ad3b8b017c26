import { eq, sql } from 'drizzle-orm';
import type { Connection } from '../db/connection';
import { staleProducts } from '../db/schema/stale-products';
import { testDatabases } from '../db/testing/databases';
import { transact } from '../db/transaction';
import { claimInTurns, isAmong } from './store-turns';

describe.each(testDatabases)('turns of stores on $name', ({ open }) => {
  let connection: Connection;
  let job: string;
  let jobs = 0;
  beforeAll(async () => {
    connection = await open();
  });
  beforeEach(async () => {
    await connection.db.delete(staleProducts);
    job = `test ${jobs++}`;
  });
  afterAll(() => connection.close());

  /** Inserts rows of these stores, one for each time that a store is named. */
  const add = (...stores: number[]) =>
    connection.db
      .insert(staleProducts)
      .values(
        stores.map((storeId, subjectId) => ({ kind: 'product' as const, subjectId, storeId })),
      );
  const many = (store: number, count: number) => Array<number>(count).fill(store);

  /** Claims at most `limit` rows; returns their stores. */
  const take = (limit: number, more: object = {}, db = connection.db) =>
    claimInTurns(
      db,
      job,
      {
        ...{ table: staleProducts, store: staleProducts.storeId, columns: [staleProducts.id] },
        isDue: sql`${staleProducts.tryAt} is null`,
        orderBy: [staleProducts.id],
        ...{ limit, ...more },
      },
      async (due) => {
        const rows = await db
          .delete(staleProducts)
          .where(isAmong(staleProducts.id, due))
          .returning({ storeId: staleProducts.storeId });
        return rows.map(({ storeId }) => storeId).sort((a, b) => a - b);
      },
    );

  it('take one row each, one after the other, and begin again behind the last', async () => {
    await add(...many(5, 4), 7, 0, 9, 0);
    const taken: number[][] = [];
    for (let nth = 0; nth < 9; nth++) taken.push(await take(1));
    expect(taken.flat()).toEqual([0, 5, 7, 9, 0, 5, 5, 5]);
    expect(taken.at(-1)).toEqual([]);
  });

  it('share a batch evenly, and leave nothing of it unused', async () => {
    await add(...many(5, 100), ...many(7, 100), ...many(9, 100));
    expect(await take(10)).toEqual([...many(5, 4), ...many(7, 3), ...many(9, 3)]);
    await connection.db.delete(staleProducts).where(eq(staleProducts.storeId, 9));
    expect(await take(10)).toEqual([...many(5, 5), ...many(7, 5)]);
  });

  it('come to each store in as many batches as it takes to go round', async () => {
    await add(...Array.from({ length: 25 }, (_, n) => many(n + 1, 30)).flat());
    const taken = [await take(10), await take(10), await take(10)];
    expect(taken.map(({ length }) => length)).toEqual([10, 10, 10]);
    expect(new Set(taken.flat()).size).toBe(25);
  });

  it('pass over stores that have nothing due, that are busy, or of which enough is taken', async () => {
    await add(...many(5, 30), ...many(7, 30), 8, ...many(9, 30));
    const later = new Date(Date.now() + 60_000);
    await connection.db
      .update(staleProducts)
      .set({ tryAt: later })
      .where(eq(staleProducts.storeId, 8));
    expect(await take(9, { busy: [5], mostOfOne: 2 })).toEqual([7, 7, 9, 9]);
  });

  it('go on to the next store where another has taken all of one', async () => {
    if (connection.kind === 'embedded') return;
    await add(5, 7);
    await transact(connection.db, async (tx) => {
      expect(await take(1, {}, tx)).toEqual([5]);
      job = 'of another process';
      expect(await take(1)).toEqual([7]);
      expect(await take(1)).toEqual([]);
    });
  });
});
