import { eq } from 'drizzle-orm';
import { audit } from '../../../audit/audit';
import { cartLines } from '../../../kernel/db/schema/cart';
import { products } from '../../../kernel/db/schema/catalog';
import { orders } from '../../../kernel/db/schema/orders';
import { refunds } from '../../../kernel/db/schema/payments';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeProduct } from '../../../kernel/db/testing/fixtures';
import { type Market, openMarket } from '../../payments/testing/market';
import { pune } from '../testing/orders';

describe.each(testDatabases)('an unpaid order on $name', ({ open }) => {
  let market: Market;

  beforeAll(async () => {
    market = await openMarket(await open());
  });
  afterAll(() => market.close());
  afterEach(async () => {
    expect(await audit(market.db)).toEqual([]);
  });

  const stockOf = async ({ id }: { id: number }) => {
    const [row] = await market.db.select().from(products).where(eq(products.id, id));
    return row?.stock;
  };
  const again = (begun: Begun, more: object = {}, headers: Record<string, string> = {}) =>
    market.api.call('POST', '/api/orders', {
      token: begun.shopper.token,
      body: { ...begun.body, ...more },
      headers,
    });
  const statusOf = async (begun: Begun) =>
    (await market.orderOf(begun.shopper, begun.order.number)).status;
  type Begun = Awaited<ReturnType<Market['begin']>>;

  it('is answered again to the same request: a reload, a second tab', async () => {
    const product = await makeProduct(market.db, { stock: 1 });
    const begun = await market.begin([product]);
    const answers = await Promise.all([
      again(begun),
      again(begun, {}, { 'idempotency-key': 'of the second tab' }),
    ]);
    for (const { status, body } of answers) {
      expect([status, body.data.number]).toEqual([201, begun.order.number]);
    }
    expect(await stockOf(product)).toBe(0);
    const all = await market.db.select().from(orders).where(eq(orders.userId, begun.shopper.id));
    expect(all).toHaveLength(1);
  });

  it.each([
    ['another way to pay', { payment_method: 'cod' }, 'placed'],
    ['another address', { shipping_address: { ...pune, city: 'Nagpur' } }, 'pending_payment'],
  ])('gives its stock to an order of the same lines with %s', async (_, more, status) => {
    const product = await makeProduct(market.db, { stock: 1 });
    const begun = await market.begin([product]);
    const newer = await again(begun, more);
    expect(newer.body.data.status).toBe(status);
    expect(newer.body.data.number).not.toBe(begun.order.number);
    expect(await stockOf(product)).toBe(0);
    expect(await market.orderOf(begun.shopper, begun.order.number)).toMatchObject({
      status: 'cancelled',
      payment: { status: 'cancelled' },
      shipments: [{ timeline: [{}, { note: 'Replaced by a newer order of the same items.' }] }],
    });
  });

  it('gives its stock to an order of a larger quantity', async () => {
    const product = await makeProduct(market.db, { stock: 3 });
    const begun = await market.begin([product]);
    const { shopper } = begun;
    await market.db.update(cartLines).set({ quantity: 3 }).where(eq(cartLines.userId, shopper.id));
    const newer = await again(begun);
    expect(newer.body.data.shipments[0].items[0].quantity).toBe(3);
    expect(await stockOf(product)).toBe(0);
    expect(await statusOf(begun)).toBe('cancelled');
  });

  it('keeps the newer one from being placed when it turns out to be paid', async () => {
    const begun = await market.begin();
    await market.fault({ kind: 'drop', order_id: begun.providerOrder, times: 3 });
    await market.press(begun.providerOrder);
    const newer = await again(begun, { payment_method: 'cod' });
    expect([newer.status, newer.body.message, newer.body.data]).toEqual([
      409,
      'This order is paid already.',
      { order_number: begun.order.number },
    ]);
    expect(await statusOf(begun)).toBe('placed');
  });

  it('is refunded when it is paid after it was replaced', async () => {
    const product = await makeProduct(market.db);
    const begun = await market.begin([product]);
    await again(begun, { payment_method: 'cod' });
    await market.press(begun.providerOrder);
    await market.quiet();
    await market.jobs();
    expect(await statusOf(begun)).toBe('cancelled');
    expect(await market.statusOf(begun.shopper, begun.order.number)).toMatchObject({
      state: 'refunded',
      refunded: 149,
    });
    expect(await stockOf(product)).toBe(9);
  });

  it.each([
    ['before the money comes', 'order_cancelled'],
    ['after it has come', 'cancelled'],
  ])('is refunded when its shopper cancels it %s', async (when, reason) => {
    const product = await makeProduct(market.db);
    const begun = await market.begin([product], { quantity: 2 });
    const { shopper, order } = begun;
    const cancel = () =>
      market.api.call('POST', `/api/orders/${order.id}/cancel`, {
        token: shopper.token,
        body: { reason: 'Changed my mind' },
      });
    if (when.startsWith('before')) expect((await cancel()).status).toBe(200);
    await market.press(begun.providerOrder);
    await market.quiet();
    if (when.startsWith('after')) expect((await cancel()).status).toBe(200);
    expect(await stockOf(product)).toBe(10);
    await market.jobs();
    const noted = await market.db.select().from(refunds).where(eq(refunds.amount, 24_900));
    expect(noted.at(-1)).toMatchObject({ reason, status: 'processed' });
    expect(await market.statusOf(shopper, order.number)).toMatchObject({
      state: 'refunded',
      refunded: 249,
    });
    const told = market.api.mails.filter(({ to }) => to === shopper.email);
    expect(told.at(-1)?.text).toContain('₹249.00');
    expect(await audit(market.db, { quiet: true })).toEqual([]);
  });

  it('is cancelled or paid and refunded, when both come at once', async () => {
    const product = await makeProduct(market.db, { stock: 30 });
    const begun = await Promise.all(Array.from({ length: 12 }, () => market.begin([product])));
    await Promise.all(
      begun.flatMap(({ providerOrder, order, shopper }) => [
        market.press(providerOrder),
        market.api.call('POST', `/api/orders/${order.id}/cancel`, {
          token: shopper.token,
          body: { reason: 'Changed my mind' },
        }),
      ]),
    );
    await market.quiet();
    await market.jobs();
    expect(await stockOf(product)).toBe(30);
    for (const { shopper, order } of begun) {
      expect((await market.statusOf(shopper, order.number)).state).toBe('refunded');
    }
  });

  it('leaves orders of other products alone', async () => {
    const begun = await market.begin();
    const other = await market.order([await makeProduct(market.db)], { shopper: begun.shopper });
    expect(other.answer.status).toBe(201);
    expect(await statusOf(begun)).toBe('pending_payment');
  });

  it('counts as available for its own shopper', async () => {
    const product = await makeProduct(market.db, { stock: 2 });
    const { shopper } = await market.begin([product], { quantity: 2 });
    const { body } = await market.api.call('GET', '/api/cart', { token: shopper.token });
    expect(body.cartItems[0].product.quantity).toBe(2);
    const path = `/api/cart/${body.cartItems[0].id}`;
    const change = (quantity: string) =>
      market.api.call('PUT', path, { token: shopper.token, body: { quantity } });
    expect((await change('1')).status).toBe(200);
    expect((await change('3')).status).toBe(409);
    const stranger = await market.order([product]);
    expect(stranger.answer.status).toBe(409);
  });
});
