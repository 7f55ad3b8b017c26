import { eq } from 'drizzle-orm';
import type { Connection } from '../../kernel/db/connection';
import { products } from '../../kernel/db/schema/catalog';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeProduct, makeStore } from '../../kernel/db/testing/fixtures';
import { countSold, returnStock, type StockLine, takeStock } from './stock';

describe.each(testDatabases)('stock on $name', ({ open }) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await open();
  });
  afterAll(() => connection.close());

  const productNow = async (id: number) => {
    const [row] = await connection.db.select().from(products).where(eq(products.id, id));
    return row;
  };
  const changes: [string, (line: StockLine) => Promise<unknown>, object][] = [
    ['sold', (line) => takeStock(connection.db, line, 'sale'), { stock: 7, soldCount: 8 }],
    ['held', (line) => takeStock(connection.db, line, 'hold'), { stock: 7, soldCount: 5 }],
    ['paid', (line) => countSold(connection.db, [line]), { stock: 10, soldCount: 8 }],
    [
      'returned',
      (line) => returnStock(connection.db, [line], 'sold', { kind: 'return' }),
      { stock: 13, soldCount: 2 },
    ],
    [
      'no longer held',
      (line) => returnStock(connection.db, [line], 'held', { kind: 'cancel' }),
      { stock: 13, soldCount: 5 },
    ],
  ];

  it.each(changes)('is %s, and tells the search index when', async (_, change, after) => {
    const { id: productId } = await makeProduct(connection.db, {
      stock: 10,
      soldCount: 5,
      updatedAt: new Date(0),
    });
    await change({ productId, quantity: 3 });
    const product = await productNow(productId);
    expect(product).toMatchObject(after);
    expect(product?.updatedAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  it('is never taken below zero', async () => {
    const { id: productId } = await makeProduct(connection.db, { stock: 5 });
    const taken = await Promise.all(
      [2, 2, 2].map((quantity) => takeStock(connection.db, { productId, quantity }, 'sale')),
    );
    expect(taken.filter((left) => left !== undefined)).toHaveLength(2);
    expect((await productNow(productId))?.stock).toBe(1);
  });

  it.each([
    ['inactive product', { isActive: false }, {}],
    ['product of a suspended store', {}, { status: 'suspended' as const }],
  ])('of an %s is not taken', async (_, product, store) => {
    const { db } = connection;
    const storeId = (await makeStore(db, store)).id;
    const { id: productId } = await makeProduct(db, { ...product, storeId });
    expect(await takeStock(db, { productId, quantity: 1 }, 'sale')).toBeUndefined();
  });
});
