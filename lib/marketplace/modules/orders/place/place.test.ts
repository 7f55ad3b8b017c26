import { eq, sql } from 'drizzle-orm';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { cartLines } from '../../../kernel/db/schema/cart';
import { productMedia, products } from '../../../kernel/db/schema/catalog';
import { orderItems, orders, shipments } from '../../../kernel/db/schema/orders';
import { stores } from '../../../kernel/db/schema/stores';
import { testDatabases } from '../../../kernel/db/testing/databases';
import {
  makeCartLine,
  makeDeal,
  makeProduct,
  makeShopper,
  makeStore,
} from '../../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../../kernel/jobs/background';
import { codOrder, pune } from '../testing/orders';

describe.each(testDatabases)('placing an order on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let shopper: Awaited<ReturnType<typeof makeShopper>>;

  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
  });
  afterAll(async () => {
    await backgroundDone();
    await connection.close();
  });
  beforeEach(async () => {
    shopper = await makeShopper(connection.db);
  });

  const place = (body: object, more: object = {}) =>
    api.call('POST', '/api/orders', { token: shopper.token, body, ...more });
  const lineOf = (product: { id: number; price: number }, quantity = 1) =>
    makeCartLine(connection.db, shopper.id, product, quantity);
  const productNow = async (id: number) => {
    const [row] = await connection.db.select().from(products).where(eq(products.id, id));
    return row as typeof products.$inferSelect;
  };
  const ownLines = () =>
    connection.db.select().from(cartLines).where(eq(cartLines.userId, shopper.id));
  const ownOrders = () => connection.db.select().from(orders).where(eq(orders.userId, shopper.id));

  it('takes stock, writes a snapshot, empties the lines and mails a confirmation', async () => {
    const product = await makeProduct(connection.db, {
      name: 'Cotton <kurta>',
      nameHi: 'सूती कुर्ता',
      price: 99_900,
      mrp: 149_900,
    });
    await connection.db
      .insert(productMedia)
      .values({ productId: product.id, position: 1, url: '/kurta.webp' });
    const kept = await lineOf(await makeProduct(connection.db));
    const line = await lineOf(product, 2);
    const { status, body } = await place(codOrder([line], { expected_total: 1998 }));

    expect(status).toBe(201);
    const order = body.data;
    expect(order.number).toMatch(/^HT-\d{6}-[0-9A-Z]{6}$/);
    expect(order).toMatchObject({
      status: 'placed',
      totals: { subtotal: 1693.22, tax: 304.78, shipping: 0, discount: 0, grand_total: 1998 },
      shipping_address: pune,
      billing_address: pune,
      payment: { method: 'cod', status: 'due', amount: 1998 },
      shipments: [
        {
          store: { id: product.storeId },
          status: 'placed',
          can_cancel: true,
          timeline: [{ status: 'placed', note: null }],
          items: [
            {
              product_id: product.id,
              name: 'Cotton <kurta>',
              image: '/kurta.webp',
              quantity: 2,
              unit_price: 999,
              mrp: 1499,
              total: 1998,
            },
          ],
        },
      ],
    });
    expect(await productNow(product.id)).toMatchObject({ stock: 8, soldCount: 2 });
    expect((await ownLines()).map(({ id }) => id)).toEqual([kept]);
    const [item] = await connection.db
      .select()
      .from(orderItems)
      .where(eq(orderItems.productId, product.id));
    expect(item).toMatchObject({
      translations: { hi: { name: 'सूती कुर्ता' } },
      hsn: '6109',
      gstRate: 18,
      taxable: 169_322,
      cgst: 15_239,
      sgst: 15_239,
      igst: 0,
    });

    await backgroundDone();
    const mail = api.mails.at(-1);
    expect(mail).toMatchObject({
      to: shopper.email,
      subject: `Your order ${order.number} is placed`,
    });
    expect(mail?.text).toContain('Cotton <kurta> × 2: ₹1,998.00');
    expect(mail?.html).toMatch(/Cotton &lt;kurta&gt;\s×\s2/);
  });

  it('makes one shipment per store, each with its own shipping and tax', async () => {
    const { db } = connection;
    const near = await makeProduct(db, { price: 99_900 });
    const far = await makeProduct(db, {
      price: 30_000,
      storeId: (await makeStore(db, { state: 'Karnataka', shippingFee: 7_000 })).id,
    });
    const nearToo = await makeProduct(db, { storeId: near.storeId });
    const items = [await lineOf(far), await lineOf(near), await lineOf(nearToo)];
    const { data } = (await place(codOrder(items))).body;
    const shipments = data.shipments.map((shipment: (typeof data.shipments)[number]) => [
      shipment.store.id,
      shipment.shipping,
      shipment.items.map((item: { product_id: number }) => item.product_id),
    ]);
    expect(shipments).toEqual(
      expect.arrayContaining([
        [far.storeId, 70, [far.id]],
        [near.storeId, 0, [near.id, nearToo.id]],
      ]),
    );
    expect(shipments).toHaveLength(2);
    expect(data.totals.grand_total).toBe(999 + 100 + 300 + 70);
    const [abroad] = await db.select().from(orderItems).where(eq(orderItems.productId, far.id));
    expect(abroad).toMatchObject({ cgst: 0, sgst: 0, igst: 4_576, taxable: 25_424 });
  });

  it('charges the live deal, and answers in Hindi', async () => {
    const product = await makeProduct(connection.db, { nameHi: 'दीया', price: 12_000 });
    const items = [await lineOf(product)];
    await makeDeal(connection.db, product.id, 9_000);
    const { body } = await place(codOrder(items), { lang: 'hi' });
    expect(body.message).toBe('आपका ऑर्डर हो गया है।');
    expect(body.data.shipments[0].items[0]).toMatchObject({ name: 'दीया', unit_price: 90 });
    await backgroundDone();
    expect(api.mails.at(-1)?.subject).toBe(`आपका ऑर्डर ${body.data.number} हो गया है`);
  });

  it('costs what the cart said, in whole rupees where it is paid in cash', async () => {
    const items = [
      await lineOf(await makeProduct(connection.db, { price: 33_333, gstRate: 5 }), 3),
      await lineOf(await makeProduct(connection.db, { price: 101, gstRate: 40 }), 7),
    ];
    const cart = await api.call('GET', `/api/cart?state=MH&items=${items}`, {
      token: shopper.token,
    });
    const { body } = await place(codOrder(items));
    const inCash = { rounding: -0.06, grand_total: 1056 };
    expect(cart.body.totals).toMatchObject({ rounding: 0, grand_total: 1056.06 });
    expect(body.data.totals).toEqual({ ...cart.body.totals, ...inCash });
  });

  it('refuses a total that the shopper has not seen, and tells the present one', async () => {
    const product = await makeProduct(connection.db);
    const items = [await lineOf(product)];
    const { status, body } = await place(codOrder(items, { expected_total: 99 }));
    expect([status, body.data]).toEqual([409, { grand_total: 149 }]);
    expect((await productNow(product.id)).stock).toBe(10);
    expect(await ownLines()).toHaveLength(1);
  });

  it('changes nothing when the second product is out of stock', async () => {
    const plenty = await makeProduct(connection.db);
    const scarce = await makeProduct(connection.db, { stock: 1, name: 'Diya' });
    const items = [await lineOf(plenty, 2), await lineOf(scarce, 2)];
    const { status, body } = await place(codOrder(items));
    expect(status).toBe(409);
    expect(body).toEqual({
      success: false,
      message: 'Only one piece of Diya is left.',
      data: { product_id: scarce.id, name: 'Diya', available: 1 },
    });
    expect(await productNow(plenty.id)).toMatchObject({ stock: 10, soldCount: 0 });
    expect(await productNow(scarce.id)).toMatchObject({ stock: 1, soldCount: 0 });
    expect(await ownLines()).toHaveLength(2);
    expect(await ownOrders()).toEqual([]);
  });

  it.each([
    ['left the shop', { isActive: false }, {}],
    ['a suspended store', {}, { status: 'suspended' as const }],
  ])('sells nothing of %s', async (_, productValues, storeValues) => {
    const { db } = connection;
    const product = await makeProduct(db);
    const items = [await lineOf(product)];
    await db
      .update(products)
      .set({ name: 'X', ...productValues })
      .where(eq(products.id, product.id));
    await db
      .update(stores)
      .set({ name: 'X', ...storeValues })
      .where(eq(stores.id, product.storeId));
    const { status, body } = await place(codOrder(items));
    expect([status, body.data.available]).toEqual([409, 0]);
  });

  it('has the pages of products revalidated that sold out', async () => {
    await api.staleProducts();
    const last = await makeProduct(connection.db, { stock: 2 });
    const more = await makeProduct(connection.db);
    await place(codOrder([await lineOf(last, 2), await lineOf(more, 2)]));
    expect(await api.staleProducts()).toEqual([last.id]);
  });

  it('leaves totals, shipments and items in agreement in the whole database', async () => {
    const [sums] = await connection.db
      .select({ wrong: sql<number>`count(*)::int` })
      .from(orders)
      .where(
        sql`${orders.grandTotal} - ${orders.rounding} <> (
          select sum(${shipments.shipping}) from ${shipments} where ${shipments.orderId} = ${orders.id}
        ) + (
          select sum(${orderItems.total}) from ${orderItems}
          join ${shipments} on ${shipments.id} = ${orderItems.shipmentId}
          where ${shipments.orderId} = ${orders.id})`,
      );
    expect(sums?.wrong).toBe(0);
  });
});
