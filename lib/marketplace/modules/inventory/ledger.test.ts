import { eq, sql } from 'drizzle-orm';
import { testHost } from '../../app/testing/test-host';
import { audit } from '../../audit/audit';
import { type Connection, rowsOf } from '../../kernel/db/connection';
import { products } from '../../kernel/db/schema/catalog';
import { stockMovements } from '../../kernel/db/schema/stock';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeCartLine, makeProduct, makeShopper } from '../../kernel/db/testing/fixtures';
import { setStock } from '../../kernel/db/testing/set-stock';
import { transact } from '../../kernel/db/transaction';
import { backgroundDone } from '../../kernel/jobs/background';
import { advanceThrough, codOrder, operatorToken } from '../orders/testing/orders';
import { correctStock, correctStocks } from './correct-stock';
import { moveStock } from './stock';

describe.each(testDatabases)('the ledger of stock on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  beforeAll(async () => {
    connection = await open();
    process.env.OPERATOR_TOKEN = operatorToken;
    api = testHost(connection);
  });
  afterAll(async () => {
    await backgroundDone();
    await connection.close();
  });

  const stockOf = async (id: number) => {
    const [row] = await connection.db.select().from(products).where(eq(products.id, id));
    return row?.stock;
  };
  const movementsOf = (id: number) =>
    connection.db
      .select({ delta: stockMovements.delta, kind: stockMovements.kind })
      .from(stockMovements)
      .where(eq(stockMovements.productId, id))
      .orderBy(stockMovements.id);

  it('begins with what a new product has', async () => {
    const some = await makeProduct(connection.db, { stock: 7 });
    const none = await makeProduct(connection.db, { stock: 0 });
    expect(await movementsOf(some.id)).toEqual([{ delta: 7, kind: 'opening' }]);
    expect(await movementsOf(none.id)).toEqual([]);
  });

  it('refuses a stock that no movement explains', async () => {
    const { db } = connection;
    const { id, storeId } = await makeProduct(db);
    const refusal = (name: string) => ({ cause: expect.objectContaining({ constraint: name }) });
    await expect(db.update(products).set({ stock: 3 }).where(eq(products.id, id))).rejects.toEqual(
      expect.objectContaining(refusal('products_stock_moves')),
    );
    const opening = { productId: id, storeId, delta: 1, kind: 'opening' as const };
    await expect(db.insert(stockMovements).values(opening)).rejects.toEqual(
      expect.objectContaining(refusal('stock_movements_opening')),
    );
    const other = await makeProduct(db);
    const foreign = { productId: id, storeId: other.storeId, delta: 1, kind: 'sale' as const };
    await expect(db.insert(stockMovements).values(foreign)).rejects.toEqual(
      expect.objectContaining(refusal('stock_movements_store')),
    );
    for (const change of [
      sql`update stock_movements set delta = 99 where product_id = ${id}`,
      sql`delete from stock_movements where product_id = ${id}`,
    ]) {
      await expect(db.execute(change)).rejects.toEqual(
        expect.objectContaining(refusal('stock_movements_kept')),
      );
    }
    expect(await stockOf(id)).toBe(10);
  });

  it('corrects to a number or by one, never below nothing', async () => {
    const { db } = connection;
    const { id: productId } = await makeProduct(db, { stock: 5 });
    const cause = { kind: 'correction', reason: 'counted' } as const;
    const correct = (change: { to: number } | { by: number }) =>
      transact(db, (tx) => correctStock(tx, { productId, ...change, ...cause }));
    expect(await correct({ to: 8 })).toBe(8);
    expect(await correct({ by: -3 })).toBe(5);
    expect(await correct({ to: 5 })).toBe(5);
    await expect(correct({ by: -6 })).rejects.toMatchObject({ code: 'stock_below_zero' });
    expect((await movementsOf(productId)).map(({ delta }) => delta)).toEqual([5, 3, -3]);
  });

  it('takes 10,000 changes of an import in one statement', async () => {
    const { db } = connection;
    const { storeId, listingId, categoryId } = await makeProduct(db);
    await db.execute(sql`insert into products
      (store_id, listing_id, category_id, slug, name, mrp, price, stock, product_code, sku, hsn)
      select ${storeId}, ${listingId}, ${categoryId}, 'bulk-' || n, 'Bulk', 100, 100, n % 3, 'B', 'B' || n, '6109'
      from generate_series(1, 10000) n`);
    const rows = await rowsOf<{ id: number }>(
      db,
      sql`select id::float8 as id from products where name = 'Bulk'`,
    );
    const lines = rows.map(({ id }) => ({ productId: id, to: 50 }));
    await transact(db, (tx) => correctStocks(tx, lines, { kind: 'import', importId: 1 }));
    const [sum] = await rowsOf<{ stock: number }>(
      db,
      sql`select sum(stock)::float8 as stock from products where name = 'Bulk'`,
    );
    expect(sum?.stock).toBe(500_000);
    expect(await audit(db)).toEqual([]);
  });

  it('agrees with the stock after 200 writes at once', async () => {
    const { db } = connection;
    const some = await Promise.all([1, 2, 3, 4].map(() => makeProduct(db, { stock: 60 })));
    const at = (n: number) => some[n % some.length] as (typeof some)[number];
    const placed: { token: string; order: number; shipmentId: number }[] = [];
    const order = async (n: number) => {
      const { id, token } = await makeShopper(db);
      const items: number[] = [];
      for (const product of [at(n), at(n + 1)]) items.push(await makeCartLine(db, id, product));
      return async () => {
        const answer = await api.call('POST', '/api/orders', { token, body: codOrder(items) });
        if (answer.status !== 201) return answer.status;
        for (const { id: shipmentId } of answer.body.data.shipments) {
          placed.push({ token, order: answer.body.data.id, shipmentId });
        }
        return 201;
      };
    };
    const earlier = await Promise.all(Array.from({ length: 60 }, (_, n) => order(n)));
    await Promise.all(earlier.map((place) => place()));
    const byOrder = [...new Map(placed.map((one) => [one.order, one])).values()];
    const [toCancel, toReturn] = [byOrder.slice(0, 30), byOrder.slice(30, 50)];
    for (const { shipmentId } of toReturn) {
      const steps = ['confirmed', 'packed', 'shipped', 'out_for_delivery'] as const;
      await advanceThrough(api, shipmentId, ...steps, 'delivery_failed');
    }
    const later = await Promise.all(Array.from({ length: 60 }, (_, n) => order(n)));
    const writes = [
      ...later,
      ...toCancel.map(({ token, order: id }) => async () => {
        const path = `/api/orders/${id}/cancel`;
        return (await api.call('POST', path, { token, body: { reason: 'Too late' } })).status;
      }),
      ...toReturn.map(
        ({ shipmentId }) =>
          async () =>
            (await advanceThrough(api, shipmentId, 'returned'))[0]?.status,
      ),
      ...Array.from({ length: 60 }, (_, n) => async () => {
        await setStock(db, at(n).id, 20 + n);
        return 200;
      }),
      ...Array.from({ length: 30 }, (_, n) => async () => {
        const lines = some.map(({ id }) => ({ productId: id, to: 30 + n }));
        const turned = n % 2 ? lines : lines.toReversed();
        await transact(db, (tx) => correctStocks(tx, turned, { kind: 'import' }));
        return 200;
      }),
    ];
    expect(writes).toHaveLength(200);
    const statuses = await Promise.all(writes.map((write) => write()));
    expect(statuses.filter((status) => Number(status) >= 500)).toEqual([]);
    expect(statuses.filter((status) => Number(status) < 300).length).toBeGreaterThan(150);
    expect(await audit(db)).toEqual([]);
    const kinds = await db.selectDistinct({ kind: stockMovements.kind }).from(stockMovements);
    expect(kinds.map(({ kind }) => kind).sort()).toEqual(
      ['cancel', 'correction', 'import', 'opening', 'return', 'sale'].sort(),
    );
  });

  it('refuses a movement that would leave less than nothing', async () => {
    const { id } = await makeProduct(connection.db, { stock: 1 });
    await expect(
      moveStock(connection.db, [{ productId: id, delta: -2 }], { kind: 'sale' }),
    ).rejects.toThrow();
    expect(await stockOf(id)).toBe(1);
  });
});
