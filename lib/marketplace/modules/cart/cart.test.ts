import { eq } from 'drizzle-orm';
import { testHost } from '../../app/testing/test-host';
import type { Connection } from '../../kernel/db/connection';
import { products } from '../../kernel/db/schema/catalog';
import { stores } from '../../kernel/db/schema/stores';
import { testDatabases } from '../../kernel/db/testing/databases';
import {
  makeCartLine,
  makeDeal,
  makeProduct,
  makeShopper,
  makeStore,
} from '../../kernel/db/testing/fixtures';
import { setStock } from '../../kernel/db/testing/set-stock';

describe.each(testDatabases)('cart on $name', ({ open }) => {
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

  const add = (product: Product, quantity: string | number, more = {}) =>
    api.call('POST', '/api/cart', {
      token: shopper.token,
      body: { product_id: product.id, store_id: product.storeId, quantity, ...more },
    });
  const view = async (query = '', lang?: 'hi') =>
    (await api.call('GET', `/api/cart${query}`, { token: shopper.token, lang })).body;
  const change = (id: number, quantity: string | number, more = {}) =>
    api.call('PUT', `/api/cart/${id}`, { token: shopper.token, body: { quantity, ...more } });
  const remove = (id: number) => api.call('DELETE', `/api/cart/${id}`, { token: shopper.token });

  it('adds a quantity, sent as a string, on top of what is already there', async () => {
    const product = await makeProduct(connection.db);
    const first = await add(product, '2');
    expect(first.status).toBe(201);
    expect(first.body).toEqual({
      success: true,
      message: 'Item added to cart',
      data: { id: expect.any(Number), quantity: 2 },
    });
    expect((await add(product, '३')).body.data).toEqual({ ...first.body.data, quantity: 5 });
    expect((await view()).cartItems).toHaveLength(1);
  });

  it('keeps the price that the shopper saw, and answers the one of now', async () => {
    const product = await makeProduct(connection.db, { price: 9_900 });
    const { body } = await add(product, '1', { seen_price: 89.5 });
    expect(body.data).toEqual({ id: expect.any(Number), quantity: 1, unit_price: 99 });
    expect((await view()).cartItems).toMatchObject([{ unit_price: 99, price_when_added: 89.5 }]);
  });

  it('takes the price of now for seen where a client does not tell', async () => {
    const product = await makeProduct(connection.db, { price: 9_900 });
    const { id } = (await add(product, '1')).body.data;
    await change(id, '2');
    expect((await view()).cartItems).toMatchObject([{ unit_price: 99, price_when_added: 99 }]);
  });

  it('keeps the price that the shopper saw when changing the quantity', async () => {
    const product = await makeProduct(connection.db, { price: 9_900 });
    const { id } = (await add(product, '1')).body.data;
    await makeDeal(connection.db, product.id, 8_000);
    const answer = await change(id, '2', { seen_price: 120 });
    expect(answer.body.data).toEqual({ id, quantity: 2, unit_price: 80 });
    expect((await view()).cartItems).toMatchObject([{ unit_price: 80, price_when_added: 120 }]);
    await change(id, '3');
    expect((await view()).cartItems).toMatchObject([{ unit_price: 80, price_when_added: 120 }]);
  });

  it.each([0, -1, 1e8, '89'])('refuses %p as a price that was seen', async (seen_price) => {
    const product = await makeProduct(connection.db);
    const { status, body } = await add(product, '1', { seen_price });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['seen_price']]);
  });

  it('shows lines with product, store and prices, and totals that add nothing but shipping', async () => {
    const product = await makeProduct(connection.db, {
      name: 'Cotton kurta',
      nameHi: 'सूती कुर्ता',
      price: 99_900,
    });
    await connection.db
      .update(stores)
      .set({ freeShippingFrom: null })
      .where(eq(stores.id, product.storeId));
    const id = await makeCartLine(connection.db, shopper.id, { ...product, price: 110_000 });
    const cart = await view('?state=महाराष्ट्र', 'hi');
    expect(cart.cartItems).toEqual([
      expect.objectContaining({
        id,
        quantity: 1,
        product: expect.objectContaining({ id: product.id, name: 'सूती कुर्ता', price: 999 }),
        store: expect.objectContaining({
          id: product.storeId,
          shipping: 49,
          free_shipping_from: null,
        }),
        unit_price: 999,
        price_when_added: 1100,
        line_total: 999,
      }),
    ]);
    expect(cart.data).toEqual(cart.cartItems);
    expect(cart.totals).toEqual({
      subtotal: 846.62,
      tax: 152.38,
      shipping: 49,
      discount: 0,
      rounding: 0,
      grand_total: 1048,
    });
    const elsewhere = await view('?state=Karnataka');
    expect(elsewhere.totals).toEqual({ ...cart.totals, subtotal: 846.61, tax: 152.39 });
  });

  it('counts a live deal', async () => {
    const product = await makeProduct(connection.db, { price: 12_000 });
    await add(product, 1);
    await makeDeal(connection.db, product.id, 8_000);
    const { cartItems, totals } = await view();
    expect(cartItems[0]).toMatchObject({ unit_price: 80, price_when_added: 120, line_total: 80 });
    expect(totals.grand_total).toBe(80 + 49);
  });

  it('shows chosen lines only, with the shipping they alone would cost', async () => {
    const { db } = connection;
    const store = await makeStore(db);
    const [cheap, dear] = [
      await makeProduct(db, { storeId: store.id, price: 20_000 }),
      await makeProduct(db, { storeId: store.id, price: 40_000 }),
    ] as const;
    const id = (await add(cheap, 1)).body.data.id;
    await add(dear, 1);
    expect((await view()).totals).toMatchObject({ shipping: 0, grand_total: 600 });
    const chosen = await view(`?items=${id}`);
    expect(chosen.cartItems).toHaveLength(1);
    expect(chosen.totals).toMatchObject({ shipping: 49, grand_total: 249 });
  });

  it('says how many are left when more are wanted, and changes nothing', async () => {
    const product = await makeProduct(connection.db, { stock: 3, name: 'Diya', nameHi: 'दीया' });
    const tooMany = await add(product, 4);
    expect(tooMany.status).toBe(409);
    expect(tooMany.body).toEqual({
      success: false,
      message: 'Only 3 pieces of Diya are left.',
      data: { product_id: product.id, name: 'Diya', available: 3 },
    });
    const { id } = (await add(product, 2)).body.data;
    expect((await add(product, 2)).status).toBe(409);
    expect((await change(id, '4')).body.data).toMatchObject({ available: 3 });
    for (const quantity of [99_999, '99999', '१०००००', '9'.repeat(40)]) {
      const { status, body } = await add(product, 1, { quantity });
      expect([status, body.message]).toEqual([409, 'Only 3 pieces of Diya are left.']);
      expect((await change(id, quantity)).body.data).toMatchObject({ available: 3 });
    }
    expect((await view()).cartItems[0].quantity).toBe(2);

    await setStock(connection.db, product.id, 0);
    const soldOut = await api.call('PUT', `/api/cart/${id}`, {
      token: shopper.token,
      body: { quantity: '1' },
      lang: 'hi',
    });
    expect(soldOut.body.message).toBe('दीया अभी स्टॉक में नहीं है।');
  });

  it('never holds more than there are, however many requests add at once', async () => {
    const product = await makeProduct(connection.db, { stock: 5 });
    const answers = await Promise.all(Array.from({ length: 9 }, () => add(product, 1)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect((await view()).cartItems[0].quantity).toBe(5);
  });

  it('changes a quantity, and removes the line below 1', async () => {
    const product = await makeProduct(connection.db);
    const { id } = (await add(product, 1)).body.data;
    expect((await change(id, '4')).body).toEqual({
      success: true,
      message: 'Quantity updated.',
      data: { id, quantity: 4 },
    });
    const removed = await change(id, '0');
    expect([removed.status, removed.body.data]).toEqual([200, null]);
    expect((await view()).cartItems).toEqual([]);
    expect((await change(id, '-1')).status).toBe(404);
  });

  it('removes a line, and clears the cart', async () => {
    const [one, two] = [
      await makeProduct(connection.db),
      await makeProduct(connection.db),
    ] as const;
    const { id } = (await add(one, 1)).body.data;
    await add(two, 1);
    expect((await remove(id)).status).toBe(200);
    expect((await remove(id)).status).toBe(404);
    const cleared = await api.call('DELETE', '/api/cart', { token: shopper.token });
    expect(cleared.body).toEqual({ success: true, message: 'Cart cleared' });
    expect(await view()).toMatchObject({ cartItems: [], totals: { grand_total: 0 } });
  });

  it("does not know other shoppers' lines", async () => {
    const product = await makeProduct(connection.db);
    const { id } = (await add(product, 1)).body.data;
    const owner = shopper;
    shopper = await makeShopper(connection.db);
    expect((await change(id, 2)).status).toBe(404);
    expect((await change(id, 0)).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
    await api.call('DELETE', '/api/cart', { token: shopper.token });
    shopper = owner;
    expect((await view()).cartItems).toHaveLength(1);
  });

  it.each([
    ['an inactive product', { isActive: false }, {}],
    ['a product of a suspended store', {}, { status: 'suspended' as const }],
    ['a product of a store that waits for approval', {}, { status: 'pending' as const }],
  ])('does not add %s', async (_, productValues, storeValues) => {
    const store = await makeStore(connection.db, storeValues);
    const product = await makeProduct(connection.db, { storeId: store.id, ...productValues });
    const { status, body } = await add(product, 1);
    expect([status, body.message]).toEqual([404, 'Product not found.']);
  });

  it('shows a product that is no longer on sale as sold out', async () => {
    const product = await makeProduct(connection.db);
    const { id } = (await add(product, 1)).body.data;
    await connection.db
      .update(products)
      .set({ isActive: false })
      .where(eq(products.id, product.id));
    expect((await view()).cartItems[0].product.quantity).toBe(0);
    expect((await change(id, 2)).body.data).toMatchObject({ available: 0 });
  });

  it.each([
    [{ quantity: '0' }, 'quantity', 'Choose at least one piece.'],
    [{ quantity: 'two' }, 'quantity', 'Enter a whole number.'],
    [{ quantity: '1.5' }, 'quantity', 'Enter a whole number.'],
    [{ store_id: 1_000_000 }, 'store_id', 'This product is sold by another store.'],
  ])('refuses %j', async (body, field, message) => {
    const answer = await add(await makeProduct(connection.db), 1, body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({ [field]: message });
  });

  it('knows no product that does not exist', async () => {
    const product = await makeProduct(connection.db);
    expect((await add(product, 1, { product_id: 1_000_000 })).status).toBe(404);
  });

  it('answers 401 to visitors who are not signed in', async () => {
    expect((await api.call('GET', '/api/cart')).status).toBe(401);
  });
});
