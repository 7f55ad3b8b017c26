import { eq, inArray } from 'drizzle-orm';
import type { Order } from '@/lib/contract/schemas/orders';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { products } from '../../../kernel/db/schema/catalog';
import { cancellations, orderItems, shipments } from '../../../kernel/db/schema/orders';
import { payments, refunds } from '../../../kernel/db/schema/payments';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeProduct, makeShopper } from '../../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../../kernel/jobs/background';
import { advanceThrough, asPaid, operatorToken, placeCod } from '../testing/orders';
import { placeTwoShipments } from '../testing/two-shipments';

describe.each(testDatabases)('cancelling on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let shopper: Awaited<ReturnType<typeof makeShopper>>;

  beforeAll(async () => {
    process.env.OPERATOR_TOKEN = operatorToken;
    connection = await open();
    api = testHost(connection);
  });
  afterAll(async () => {
    delete process.env.OPERATOR_TOKEN;
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
  const stockOf = async ({ id }: { id: number }) => {
    const [row] = await connection.db.select().from(products).where(eq(products.id, id));
    return [row?.stock, row?.soldCount];
  };
  const paymentOf = async (order: Order) => {
    const [row] = await connection.db.select().from(payments).where(eq(payments.orderId, order.id));
    return row as typeof payments.$inferSelect;
  };
  const refundsOf = async (order: Order) =>
    connection.db
      .select()
      .from(refunds)
      .where(eq(refunds.paymentId, (await paymentOf(order)).id));

  const twoShipments = () => placeTwoShipments({ db: connection.db, api, shopper });

  it('of the whole order returns its stock and leaves nothing due', async () => {
    const { kurta, cup, order } = await twoShipments();
    const told = await preview(order);
    const { status, body } = await cancel(order);
    expect(status).toBe(200);
    expect(body.data.refund).toEqual({
      amount: 2147,
      goods: 2098,
      rounding: 0,
      shipping: 49,
      before: 0,
      to: 'cash_due',
      payment_method: 'cod',
    });
    expect(told.body.data.refund).toEqual(body.data.refund);
    expect(told.body.data.order.status).toBe('placed');
    expect(body.data.order).toMatchObject({
      status: 'cancelled',
      totals: { grand_total: 2147 },
      current_totals: { subtotal: 0, tax: 0, shipping: 0, grand_total: 0 },
      payment: { status: 'cancelled', amount: 0, captured: false },
      refunds: [],
    });
    expect(await stockOf(kurta)).toEqual([10, 0]);
    expect(await stockOf(cup)).toEqual([10, 0]);
    const [shipment] = body.data.order.shipments;
    expect(shipment.timeline.at(-1)).toMatchObject({
      status: 'cancelled',
      note: 'Changed my mind',
      cancelled: null,
    });
    expect((await cancel(order)).status).toBe(409);
    expect(await stockOf(kurta)).toEqual([10, 0]);
  });

  it('of a part recomputes the tax of what stays and reduces the cash due', async () => {
    const { kurta, order, kurtaItem } = await twoShipments();
    const { body } = await cancel(order, { quantities: { [kurtaItem]: '1' } });
    expect(body.data.refund).toMatchObject({ amount: 999, goods: 999, shipping: 0 });
    expect(body.data.totals_after).toEqual({
      subtotal: 931.36,
      tax: 167.64,
      shipping: 49,
      discount: 0,
      rounding: 0,
      grand_total: 1148,
    });
    const after = await read(order);
    expect(after.current_totals).toEqual(body.data.totals_after);
    expect(after.totals).toEqual(order.totals);
    expect(after.payment).toMatchObject({ status: 'due', amount: 1148 });
    expect(after.status).toBe('placed');
    const shipment = after.shipments.find(({ items }) => items.some(({ id }) => id === kurtaItem));
    expect(shipment).toMatchObject({
      status: 'placed',
      can_cancel: true,
      items: [{ quantity: 2, cancelled_quantity: 1, total: 1998, cancelled_total: 999 }],
    });
    expect(shipment?.timeline.at(-1)).toMatchObject({
      status: 'placed',
      cancelled: [{ name: 'Kurta', quantity: 1 }],
    });
    expect(await stockOf(kurta)).toEqual([9, 1]);
  });

  it('of a shipment by its items refunds what was paid, with its shipping, once', async () => {
    const { order, cupItem } = await twoShipments();
    await asPaid(connection.db, order);
    const { body } = await cancel(order, { item_ids: [cupItem] });
    expect(body.data.refund).toMatchObject({ amount: 149, shipping: 49, to: 'original_payment' });
    const after = await read(order);
    expect(after.refunds).toEqual([
      expect.objectContaining({ amount: 149, status: 'pending', reason: 'Cancelled items' }),
    ]);
    expect(after.payment).toMatchObject({ status: 'captured', amount: 2147 });
    expect(after.status).toBe('placed');
    const rest = await cancel(order);
    expect(rest.body.data.refund.amount).toBe(1998);
    const sent = await refundsOf(order);
    expect(sent.map(({ amount }) => amount)).toEqual([14_900, 199_800]);
  });

  it('answers the same again to the same Idempotency-Key, and refuses it for another request', async () => {
    const { order, kurta, kurtaItem } = await twoShipments();
    await asPaid(connection.db, order);
    const body = { quantities: { [kurtaItem]: 1 } };
    const headers = { 'idempotency-key': 'once' };
    const answers = await Promise.all([1, 2, 3].map(() => cancel(order, body, { headers })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.body.data.refund.amount))).toEqual(
      new Set([999]),
    );
    expect(await refundsOf(order)).toHaveLength(1);
    expect(await stockOf(kurta)).toEqual([9, 1]);
    expect((await cancel(order, {}, { headers })).status).toBe(409);
  });

  it('never cancels more than there is when many ask at once', async () => {
    const { order, kurta, kurtaItem } = await twoShipments();
    await asPaid(connection.db, order);
    const one = { quantities: { [kurtaItem]: 1 } };
    const answers = await Promise.all(Array.from({ length: 6 }, () => cancel(order, one)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409, 409]);
    expect(await stockOf(kurta)).toEqual([10, 0]);
    const sent = await refundsOf(order);
    expect(sent.map(({ amount }) => amount)).toEqual([99_900, 99_900]);
  });

  it('either cancels or packs a shipment when both come at once, never both', async () => {
    const product = await makeProduct(connection.db, { stock: 100 });
    for (let round = 0; round < 6; round++) {
      const order = await place([{ product }]);
      const [{ id }] = order.shipments as [Order['shipments'][number]];
      await advanceThrough(api, id, 'confirmed');
      const [cancelled, [packed]] = await Promise.all([
        cancel(order),
        advanceThrough(api, id, 'packed'),
      ]);
      const after = await read(order);
      const won = after.status === 'cancelled' ? [200, 409] : [409, 200];
      expect([cancelled.status, packed?.status]).toEqual(won);
      expect(['cancelled', 'packed']).toContain(after.status);
      expect(after.shipments[0]?.invoice_number === null).toBe(after.status === 'cancelled');
    }
  });

  it.each(['packed', 'shipped', 'delivered'] as const)('is refused once %s', async (status) => {
    const { order } = await twoShipments();
    await connection.db.update(shipments).set({ status }).where(eq(shipments.orderId, order.id));
    for (const lang of ['en', 'hi'] as const) {
      const { status: code, body } = await cancel(order, {}, { lang });
      expect([code, body.message]).toEqual([
        409,
        lang === 'en'
          ? 'Order cannot be cancelled at this stage.'
          : 'इस चरण में ऑर्डर रद्द नहीं किया जा सकता।',
      ]);
    }
    expect((await preview(order)).status).toBe(409);
  });

  it('by the operator cancels one shipment and refunds it', async () => {
    const { order, cupItem } = await twoShipments();
    await asPaid(connection.db, order);
    const shipment = order.shipments.find(({ items }) => items.some(({ id }) => id === cupItem));
    const [answer] = await advanceThrough(api, shipment?.id as number, 'cancelled');
    expect([answer?.status, answer?.body.data.status]).toEqual([200, 'cancelled']);
    const after = await read(order);
    expect(after.current_totals.grand_total).toBe(1998);
    expect(after.refunds.map(({ amount }) => amount)).toEqual([149]);
  });

  it('leaves items, refunds and cancellations in agreement in the whole database', async () => {
    const { db } = connection;
    const notes = await db.select().from(cancellations);
    const sent = await db
      .select()
      .from(refunds)
      .where(
        inArray(
          refunds.idempotencyKey,
          notes.map(({ id }) => `cancellation-${id}`),
        ),
      );
    const paidBack = notes.filter(({ target }) => target === 'original_payment');
    expect(sent.map(({ amount }) => amount).sort()).toEqual(
      paidBack.map(({ goods, shipping }) => goods + shipping).sort(),
    );
    const items = await db.select().from(orderItems);
    expect(items.filter((item) => item.cancelledQuantity > item.quantity)).toEqual([]);
  });
});
