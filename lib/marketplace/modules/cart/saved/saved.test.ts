import { eq } from 'drizzle-orm';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { cartLines, savedItems } from '../../../kernel/db/schema/cart';
import { products } from '../../../kernel/db/schema/catalog';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeCartLine, makeProduct, makeShopper } from '../../../kernel/db/testing/fixtures';
import { setStock } from '../../../kernel/db/testing/set-stock';

describe.each(testDatabases)('saving for later on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let shopper: Awaited<ReturnType<typeof makeShopper>>;
  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
  });
  beforeEach(async () => {
    shopper = await makeShopper(connection.db);
  });
  afterAll(() => connection.close());

  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    api.call(method, path, { token: shopper.token, body });
  const cart = async () => (await call('GET', '/api/cart')).body;
  const saved = async () => (await call('GET', '/api/cart/saved')).body.data;
  async function change(id: number, { stock, ...to }: Partial<typeof products.$inferInsert>) {
    if (stock !== undefined) return setStock(connection.db, id, stock);
    await connection.db.update(products).set(to).where(eq(products.id, id));
  }

  async function put(quantity = 1) {
    const product = await makeProduct(connection.db);
    const line = await makeCartLine(connection.db, shopper.id, product, quantity);
    return { product, line };
  }
  async function aside(quantity = 1) {
    const { product, line } = await put(quantity);
    await call('POST', `/api/cart/${line}/save`);
    return { product, id: (await saved())[0].id as number };
  }

  it('takes the line out of cart and totals, and keeps quantity and price', async () => {
    const { product, id } = await aside(3);
    await change(product.id, { price: 9_000 });
    expect(await cart()).toMatchObject({ data: [], totals: { grand_total: 0 } });
    expect(await saved()).toMatchObject([
      { id, quantity: 3, unit_price: 90, price_when_added: 100, product: { id: product.id } },
    ]);
  });

  it('moves it back with the price that was seen when it was added', async () => {
    const { product, id } = await aside(3);
    await change(product.id, { price: 9_000 });
    const { status, body } = await call('POST', `/api/cart/saved/${id}/move`);
    expect([status, body.data.quantity]).toEqual([200, 3]);
    expect((await cart()).data).toMatchObject([
      { quantity: 3, unit_price: 90, price_when_added: 100 },
    ]);
    expect(await saved()).toEqual([]);
  });

  it('moves back no more than there are beside those in the cart', async () => {
    const { product, id } = await aside(6);
    await makeCartLine(connection.db, shopper.id, product, 7);
    const { body } = await call('POST', `/api/cart/saved/${id}/move`);
    expect(body.data.quantity).toBe(10);
  });

  it('keeps what cannot be moved back: nothing left of it', async () => {
    const { product, id } = await aside();
    await change(product.id, { stock: 0 });
    const { status } = await call('POST', `/api/cart/saved/${id}/move`);
    expect(status).toBe(409);
    expect(await saved()).toMatchObject([{ id, product: { quantity: 0 } }]);
  });

  it('has a product once, as it was put aside last', async () => {
    const { product } = await aside(2);
    const line = await makeCartLine(connection.db, shopper.id, product, 4);
    await call('POST', `/api/cart/${line}/save`);
    expect(await saved()).toMatchObject([{ quantity: 4 }]);
  });

  it('forgets an item for good', async () => {
    const { id } = await aside();
    expect((await call('DELETE', `/api/cart/saved/${id}`)).status).toBe(200);
    expect((await call('DELETE', `/api/cart/saved/${id}`)).status).toBe(404);
    expect(await saved()).toEqual([]);
  });

  it('has no more items than a cart has lines', async () => {
    const { db } = connection;
    const row = { userId: shopper.id, quantity: 1, priceWhenAdded: 1 };
    for (let i = 0; i < 100; i++) {
      const { id: productId } = await makeProduct(db);
      await db.insert(savedItems).values({ ...row, productId });
    }
    const { line } = await put();
    expect((await call('POST', `/api/cart/${line}/save`)).status).toBe(409);
    const kept = await db.select().from(cartLines).where(eq(cartLines.id, line));
    expect(kept).toHaveLength(1);
  });
});
