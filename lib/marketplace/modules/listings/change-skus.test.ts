import { eq } from 'drizzle-orm';
import type { ChangedSku } from '@/lib/contract/schemas/seller/listings';
import { cleanUp } from '../../app/clean-up';
import { testHost } from '../../app/testing/test-host';
import type { Connection } from '../../kernel/db/connection';
import { idempotencyKeys } from '../../kernel/db/schema/api-tokens';
import { products } from '../../kernel/db/schema/catalog';
import { listingRevisions } from '../../kernel/db/schema/listings';
import { stockMovements } from '../../kernel/db/schema/stock';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeListing, makeProduct } from '../../kernel/db/testing/fixtures';
import { makeSeller } from '../sellers/testing/members';

describe.each(testDatabases)("a store's system changes stock and prices on $name", ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
  });
  afterAll(() => connection.close());

  async function seller() {
    const made = await makeSeller(connection.db);
    const product = await makeProduct(connection.db, { storeId: made.store.id });
    const patch = async (skus: object[], key?: string) => {
      const headers: Record<string, string> = key ? { 'idempotency-key': key } : {};
      const { token } = made;
      return api.call('PATCH', '/api/seller/skus', { token, body: { skus }, headers });
    };
    const stock = async () => {
      const rows = await connection.db.select().from(products).where(eq(products.id, product.id));
      return rows[0]?.stock;
    };
    return { ...made, product, patch, stock };
  }

  it('by its own SKU, to a number or by one, and each row says what became of it', async () => {
    const { product, patch, store } = await seller();
    const { sku, id } = product;
    const other = await makeProduct(connection.db, { storeId: store.id });
    const foreign = await makeProduct(connection.db);
    const { body } = await patch([
      { sku, by: 5, price: 99 },
      { sku, by: 5 },
      { id, stock: 1 },
      { sku: other.sku, by: -11 },
      { sku: foreign.sku, by: 1 },
      { sku: other.sku, stock: 3 },
    ]);
    const codes = body.data.map(({ code }: ChangedSku) => code);
    expect(codes).toEqual([
      ...[null, 'sku_repeated', 'sku_repeated', 'stock_short', 'sku_gone', null],
    ]);
    expect(body.data[0]).toMatchObject({ id, sku, ok: true, present: { stock: 15, price: 99 } });
    expect(body.data[4]).toMatchObject({ id: null, sku: foreign.sku, present: null });
    expect((await patch([{ by: 1 }])).status).toBe(422);
    expect((await patch([{ sku, id, by: 1 }])).status).toBe(422);
    expect((await patch([{ sku, by: 1, stock: 1 }])).status).toBe(422);
  });

  it('once for a key, however often it comes, also at the same time', async () => {
    const { product, patch, stock } = await seller();
    const rows = [{ sku: product.sku, by: 5 }];
    const [one, two] = await Promise.all([patch(rows, 'a1'), patch(rows, 'a1')]);
    expect(one).toMatchObject({ status: 200, body: { data: [{ present: { stock: 15 } }] } });
    expect(two.body).toEqual(one.body);
    expect(await stock()).toBe(15);
    expect((await patch([{ sku: product.sku, by: 6 }], 'a1')).status).toBe(409);
    expect((await patch(rows, 'k'.repeat(101))).status).toBe(422);
    await patch(rows, 'a2');
    await patch(rows);
    expect(await stock()).toBe(25);
  });

  it('once for a key at a single correction too, and again after a failure', async () => {
    const { product, token, stock } = await seller();
    const correct = (by: number, key: string) =>
      api.call('POST', '/api/seller/stock-movements', {
        token,
        body: { sku: product.sku, by, reason: 'Counted' },
        headers: { 'idempotency-key': key },
      });
    expect((await correct(5, 'b1')).body.data.stock).toBe(15);
    expect((await correct(5, 'b1')).body.data.stock).toBe(15);
    expect((await correct(4, 'b1')).status).toBe(409);
    expect((await correct(-20, 'b2')).status).toBe(409);
    await correct(10, 'b3');
    expect((await correct(-20, 'b2')).body.data.stock).toBe(5);
    expect(await stock()).toBe(5);
    const other = await seller();
    expect((await other.patch([{ sku: other.product.sku, by: 1 }], 'b1')).status).toBe(200);
  });

  it('forgets a key after a day', async () => {
    const { db } = connection;
    const { product, patch, stock } = await seller();
    const rows = [{ sku: product.sku, by: 5 }];
    await patch(rows, 'c1');
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await db.update(idempotencyKeys).set({ createdAt: yesterday });
    await patch(rows, 'c1');
    expect(await stock()).toBe(20);
    await db.update(idempotencyKeys).set({ createdAt: yesterday });
    await cleanUp(db, api.files, new Date());
    expect(await db.select().from(idempotencyKeys)).toEqual([]);
  });

  it('in many batches, of which those done before are not done again', async () => {
    const { db } = connection;
    const { token, store, patch } = await seller();
    const { id: listingId } = await makeListing(db, store.id);
    const skus = Array.from({ length: 120 }, (_, n) => `B-${n}`);
    for (const sku of skus) await makeProduct(db, { storeId: store.id, listingId, sku });
    const rows = skus.map((sku) => ({ sku, by: 1 }));
    const first = await patch(rows, 'd1');
    expect(first.body.data.filter(({ ok }: ChangedSku) => ok)).toHaveLength(120);
    // Simulates a process that ended after the first batch.
    const batches = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, 'd1'));
    expect(batches).toHaveLength(5);
    for (const { id, batch } of batches) {
      if (batch > 0) await db.delete(idempotencyKeys).where(eq(idempotencyKeys.id, id));
    }
    const again = await patch(rows, 'd1');
    const stocks = again.body.data.map(({ present }: ChangedSku) => present?.stock);
    expect(stocks).toEqual(skus.map((_, n) => (n < 25 ? 11 : 12)));
    const doubled = await patch([...rows, { sku: 'B-0', by: 1 }]);
    expect(doubled.body.data.at(-1)).toMatchObject({ ok: false, code: 'sku_repeated' });
    const listing = await api.call('GET', `/api/seller/listings/${listingId}`, { token });
    expect(listing.body.data.version).toBe(1);
  });

  it('and notes a price in the history of the listing, a stock only among the movements', async () => {
    const { db } = connection;
    const { token, patch, product } = await seller();
    const path = `/api/seller/listings/${product.listingId}`;
    const { document } = (await api.call('GET', path, { token })).body.data;
    await api.call('PUT', path, { token, body: { version: 1, document } });
    const revisions = () =>
      db.select().from(listingRevisions).where(eq(listingRevisions.listingId, product.listingId));
    const before = (await revisions()).length;
    await patch([{ sku: product.sku, stock: 4 }]);
    await patch([{ sku: product.sku, stock: 4 }]);
    expect(await revisions()).toHaveLength(before);
    await patch([{ sku: product.sku, price: 90 }]);
    expect(await revisions()).toHaveLength(before + 1);
    const moved = await db
      .select()
      .from(stockMovements)
      .where(eq(stockMovements.productId, product.id));
    expect(moved.map(({ delta }) => delta)).toEqual([10, -6]);
    const { data } = (await api.call('GET', path, { token })).body;
    expect(data.document.skus[0]).toMatchObject({ stock: 4, price: 90 });
  });
});
