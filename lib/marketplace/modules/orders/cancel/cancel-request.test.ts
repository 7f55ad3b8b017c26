import { eq, inArray } from 'drizzle-orm';
import type { Order } from '@/lib/contract/schemas/orders';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { products } from '../../../kernel/db/schema/catalog';
import { shipments, stockHolds } from '../../../kernel/db/schema/orders';
import { payments } from '../../../kernel/db/schema/payments';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeProduct, makeShopper } from '../../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../../kernel/jobs/background';
import { placeCod } from '../testing/orders';
import { placeTwoShipments } from '../testing/two-shipments';

describe.each(testDatabases)('a request to cancel on $name', ({ open }) => {
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

  const cancel = (order: Pick<Order, 'id'>, body: object = {}, more: object = {}) =>
    api.call('POST', `/api/orders/${order.id}/cancel`, {
      token: shopper.token,
      body: { reason: 'Changed my mind', ...body },
      ...more,
    });
  const preview = (order: Order, body: object = {}) =>
    api.call('POST', `/api/orders/${order.id}/cancel?preview=1`, {
      token: shopper.token,
      body: { reason: 'Changed my mind', ...body },
    });
  const place = (wanted: Parameters<typeof placeCod>[1]) =>
    placeCod({ db: connection.db, api, shopper }, wanted);
  const read = async (order: Order): Promise<Order> =>
    (await api.call('GET', `/api/orders/${order.number}`, { token: shopper.token })).body.data;

  it("does not know others' orders, nor orders that do not exist", async () => {
    const order = await place([{ product: await makeProduct(connection.db) }]);
    const other = await makeShopper(connection.db);
    for (const id of [order.id, 1_000_000_000]) {
      const { status, body } = await cancel({ id }, {}, { token: other.token });
      expect([status, body]).toEqual([404, { success: false, message: 'Order not found.' }]);
    }
    expect((await cancel(order, {}, { token: undefined })).status).toBe(401);
    expect((await read(order)).status).toBe('placed');
  });

  it.each([
    [{ reason: ' ' }, 'reason'],
    [{ reason: 'x'.repeat(201) }, 'reason'],
    [{ item_ids: [] }, 'item_ids'],
    [{ quantities: { 1: 0 } }, 'quantities.1'],
    [{ quantities: { 1: -1 } }, 'quantities.1'],
    [{ item_ids: [1_000_000_000] }, 'item_ids'],
  ])('refuses %j', async (body, field) => {
    const order = await place([{ product: await makeProduct(connection.db) }]);
    const answer = await cancel(order, body);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
  });

  it('has pages revalidated of what is back in stock, and lets the search index follow', async () => {
    const product = await makeProduct(connection.db, { stock: 1, updatedAt: new Date(0) });
    const order = await place([{ product }]);
    await api.staleProducts();
    await cancel(order);
    expect(await api.staleProducts()).toEqual([product.id]);
    const [row] = await connection.db.select().from(products).where(eq(products.id, product.id));
    expect(row?.updatedAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  it('is confirmed by mail in the language of the order', async () => {
    const { db } = connection;
    const product = await makeProduct(db, { name: 'Diya', nameHi: 'दीया', price: 9_900 });
    const order = await place([{ product, quantity: 2 }]);
    const item = order.shipments[0]?.items[0]?.id as number;
    await cancel(order, { quantities: { [item]: 1 } }, { lang: 'hi' });
    await backgroundDone();
    const mail = api.mails.at(-1);
    expect(mail).toMatchObject({
      to: shopper.email,
      subject: `Part of your order ${order.number} is cancelled`,
    });
    expect(mail?.text).toContain('Diya × 1: ₹99.00');
    expect(mail?.text).toContain('₹148.00');
    const before = api.mails.length;
    await preview(order);
    await backgroundDone();
    expect(api.mails).toHaveLength(before);
  });

  it('cancels an order that waits for its payment, with the payment and its holds', async () => {
    const { db } = connection;
    const { order, kurta, cup, kurtaItem } = await placeTwoShipments({ db, api, shopper });
    await db
      .update(shipments)
      .set({ status: 'pending_payment' })
      .where(eq(shipments.orderId, order.id));
    await db
      .update(payments)
      .set({ method: 'upi', status: 'created' })
      .where(eq(payments.orderId, order.id));
    const expiresAt = new Date(Date.now() + 60_000);
    // Held stock does not count as sold.
    await db
      .update(products)
      .set({ soldCount: 0 })
      .where(inArray(products.id, [kurta.id, cup.id]));
    await db.insert(stockHolds).values([
      { orderId: order.id, productId: kurta.id, quantity: 2, expiresAt },
      { orderId: order.id, productId: cup.id, quantity: 1, expiresAt },
    ]);
    const part = await cancel(order, { item_ids: [kurtaItem] });
    expect([part.status, part.body.message]).toEqual([
      409,
      'An order that is not paid yet can only be cancelled as a whole.',
    ]);
    const { body } = await cancel(order);
    expect(body.data.refund).toMatchObject({ to: 'nothing_paid' });
    const [payment] = await db.select().from(payments).where(eq(payments.orderId, order.id));
    expect(payment?.status).toBe('cancelled');
    const both = await db
      .select({ stock: products.stock, soldCount: products.soldCount })
      .from(products)
      .where(inArray(products.id, [kurta.id, cup.id]));
    const whole = { stock: 10, soldCount: 0 };
    expect(both).toEqual([whole, whole]);
    const holds = await db.select().from(stockHolds).where(eq(stockHolds.orderId, order.id));
    expect(holds.map(({ outcome }) => outcome)).toEqual(['given_back', 'given_back']);
  });
});
