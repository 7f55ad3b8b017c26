import { eq } from 'drizzle-orm';
import { testHost } from '../../app/testing/test-host';
import type { Connection } from '../../kernel/db/connection';
import { wishlistItems } from '../../kernel/db/schema/cart';
import { products } from '../../kernel/db/schema/catalog';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeDeal, makeProduct, makeShopper } from '../../kernel/db/testing/fixtures';

describe.each(testDatabases)('wishlist on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let shopper: Awaited<ReturnType<typeof makeShopper>>;
  type Product = Awaited<ReturnType<typeof makeProduct>>;
  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    shopper = await makeShopper(connection.db);
  });

  const add = ({ id, storeId }: Product, more = {}) =>
    api.call('POST', '/api/wishlist/add', {
      token: shopper.token,
      body: { product_id: id, store_id: storeId, ...more },
    });
  const items = async (lang?: 'hi') =>
    (await api.call('GET', '/api/wishlist', { token: shopper.token, lang })).body.items;
  const remove = (id: number, token = shopper.token) =>
    api.call('DELETE', `/api/wishlist/remove/${id}`, { token });

  it('takes a product once, and answers the item', async () => {
    const product = await makeProduct(connection.db, { name: 'Diya', nameHi: 'दीया' });
    const first = await add(product);
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      success: true,
      message: 'Diya added to wishlist!',
      item: { product_id: product.id, unit_price: 100, price_when_added: 100 },
    });
    const again = await add(product);
    expect(again.body.item.id).toBe(first.body.item.id);
    expect(await items('hi')).toEqual([
      expect.objectContaining({
        id: first.body.item.id,
        product: expect.objectContaining({ name: 'दीया' }),
      }),
    ]);
  });

  it('stays one item however many requests add at once', async () => {
    const product = await makeProduct(connection.db);
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(product)));
    expect(new Set(answers.map(({ body }) => body.item.id)).size).toBe(1);
    expect(await items()).toHaveLength(1);
  });

  it('shows the newest first, with price drops and what is sold out', async () => {
    const { db } = connection;
    const [first, second] = [await makeProduct(db, { stock: 0 }), await makeProduct(db)] as const;
    await add(first);
    await add(second);
    await makeDeal(db, second.id, 8_000);
    await db.update(products).set({ price: 9_000 }).where(eq(products.id, first.id));
    expect(await items()).toMatchObject([
      { product_id: second.id, unit_price: 80, price_when_added: 100, product: { quantity: 10 } },
      { product_id: first.id, unit_price: 90, price_when_added: 100, product: { quantity: 0 } },
    ]);
  });

  it('shows products that are no longer on sale as sold out', async () => {
    const product = await makeProduct(connection.db);
    await add(product);
    await connection.db
      .update(products)
      .set({ isActive: false })
      .where(eq(products.id, product.id));
    expect(await items()).toMatchObject([{ product: { quantity: 0 } }]);
  });

  it("removes by the item's id; others' items are as unknown as none", async () => {
    const { id } = (await add(await makeProduct(connection.db))).body.item;
    const stranger = await makeShopper(connection.db);
    const [foreign, missing] = [await remove(id, stranger.token), await remove(9_999_999)];
    expect(foreign).toMatchObject({ status: 404, body: missing.body });
    expect((await remove(id)).body).toEqual({
      success: true,
      message: 'Item removed from wishlist.',
    });
    expect((await remove(id)).status).toBe(404);
    expect(await items()).toEqual([]);
  });

  it('refuses more than 200 products', async () => {
    const { db } = connection;
    const last = await makeProduct(db);
    const { id, slug, sku, ...like } = last;
    const made = await db
      .insert(products)
      .values(
        Array.from({ length: 200 }, (_, n) => ({
          ...like,
          slug: `${slug}-${n}`,
          sku: `${sku}-${n}`,
        })),
      )
      .returning();
    const userId = shopper.id;
    const items = made.map(({ id: productId, price }) => ({
      userId,
      productId,
      priceWhenAdded: price,
    }));
    await db.insert(wishlistItems).values(items);
    const full = await add(last);
    expect([full.status, full.body.message]).toEqual([
      409,
      'A wishlist holds at most 200 products. Remove one first.',
    ]);
    expect((await add(made[0] as Product)).status).toBe(201);
  });

  it('refuses what is not for sale there', async () => {
    const product = await makeProduct(connection.db);
    const hidden = await makeProduct(connection.db, { isActive: false });
    expect((await add(hidden)).status).toBe(404);
    expect((await add(product, { store_id: 9_999_999 })).body.errors).toHaveProperty('store_id');
    expect((await api.call('GET', '/api/wishlist')).status).toBe(401);
  });
});
