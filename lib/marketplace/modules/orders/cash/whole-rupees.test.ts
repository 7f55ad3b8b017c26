import { eq } from 'drizzle-orm';
import type { Order } from '@/lib/contract/schemas/orders';
import { audit } from '../../../audit/audit';
import { orders, shipments } from '../../../kernel/db/schema/orders';
import { payments } from '../../../kernel/db/schema/payments';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeCartLine, makeProduct, makeShopper } from '../../../kernel/db/testing/fixtures';
import { type Market, openMarket } from '../../payments/testing/market';
import { makeDelivered, returnOf, wayToTheDoor } from '../../returns/testing/delivered';
import { makeSeller } from '../../sellers/testing/members';
import { postEvents } from '../../settlement';
import { orderPlacedMail } from '../mails/order-placed-mail';
import { shipmentMail } from '../mails/shipment-mail';
import { advanceThrough, codOrder, operatorToken, placeCod } from '../testing/orders';

const paise = (rupees: number) => Math.round(rupees * 100);

describe.each(testDatabases)('cash on delivery on $name', ({ open }) => {
  let market: Market;
  let api: Market['api'];
  let seller: Awaited<ReturnType<typeof makeSeller>>;
  beforeAll(async () => {
    process.env.OPERATOR_TOKEN = operatorToken;
    market = await openMarket(await open());
    api = market.api;
    seller = await makeSeller(market.db);
  });
  afterEach(async () => {
    await postEvents(market.db);
    expect(await audit(market.db)).toEqual([]);
  });
  afterAll(async () => {
    delete process.env.OPERATOR_TOKEN;
    await market.close();
  });

  const read = async (number: string, token: string, path = '') =>
    (await api.call('GET', `/api/orders/${number}${path}`, { token })).body.data;

  /** An order of two stores, of ₹700.40 each, shipped free. */
  async function ofTwoStores() {
    const shopper = await makeShopper(market.db);
    const wanted = [];
    for (const storeId of [seller.store.id, (await makeSeller(market.db)).store.id]) {
      const product = await makeProduct(market.db, { storeId, price: 35_020, stock: 100 });
      wanted.push({ product, quantity: 2 });
    }
    return { shopper, wanted };
  }

  it('is quoted and ordered in whole rupees, a store at a time; what is paid online is exact', async () => {
    const { shopper, wanted } = await ofTwoStores();
    const { token } = shopper;
    const items: number[] = [];
    for (const { product, quantity } of wanted) {
      items.push(await makeCartLine(market.db, shopper.id, product, quantity));
    }
    const body = { items, pincode: '411001' };
    const quote = (await api.call('POST', '/api/checkout/quote', { token, body })).body.data;
    const exact = quote.totals.grand_total;
    expect(quote.totals.rounding).toBe(0);
    expect(quote.cash_totals).toEqual({
      ...quote.totals,
      rounding: -0.8,
      grand_total: (paise(exact) - 80) / 100,
    });
    const place = (more: object) =>
      api.call('POST', '/api/orders', { token, body: codOrder(items, more) });
    expect((await place({ expected_total: exact })).status).toBe(409);
    const online = await place({ expected_total: exact, payment_method: 'upi' });
    expect(online.body.data).toMatchObject({ totals: quote.totals, payment: { amount: exact } });
    const cash = quote.cash_totals.grand_total;
    const inCash = await place({ expected_total: cash });
    const order: Order = inCash.body.data;
    expect(order).toMatchObject({ totals: quote.cash_totals, payment: { amount: cash } });
    expect(order.shipments.map(({ rounding }) => rounding)).toEqual([-0.4, -0.4]);
    const to = { email: 'asha@example.in', firstName: 'Asha' };
    expect(orderPlacedMail('en', to, order).text).toMatch(/Rounding\W+0\.80/);
    const [first] = order.shipments as [Order['shipments'][number]];
    expect(shipmentMail('en', to, order, first, 'shipped').text).not.toContain('.40 ready');
  });

  it('is rounded anew when a part is cancelled, and takes that off which is no longer due', async () => {
    const { shopper, wanted } = await ofTwoStores();
    const { token } = shopper;
    const order = await placeCod({ db: market.db, api, shopper }, wanted);
    const [item] = order.shipments[0]?.items ?? [];
    const cut = { reason: 'One less', quantities: { [Number(item?.id)]: 1 } };
    const { body } = await api.call('POST', `/api/orders/${order.id}/cancel`, { token, body: cut });
    expect(body.data.refund).toMatchObject({ goods: 350.2, rounding: -0.2, amount: 350 });
    const after: Order = await read(order.number, token);
    expect(after.payment.amount).toBe(order.payment.amount - 350);
    expect(after.current_totals).toMatchObject({
      rounding: -0.6,
      grand_total: after.payment.amount,
    });
  });

  it.each([
    ['down', 35_020],
    ['up', 35_030],
  ])(
    'rounded %s goes back exactly as it was paid, in as many returns as it takes',
    async (_, price) => {
      const making = { db: market.db, api, isPaid: false, storeId: seller.store.id, price };
      const { order, itemId, shopper } = await makeDelivered(making);
      const { token } = shopper;
      const refunds: number[] = [];
      for (const planned of [0, order.totals.rounding]) {
        const refund_to = { kind: 'upi', upi: 'asha@okbank' };
        const body = returnOf(itemId, { reason: 'damaged', refund_to });
        const path = `/api/orders/${order.number}/returns`;
        const asked = (await api.call('POST', path, { token, body })).body.data;
        expect(asked.refund.rounding).toBe(planned);
        const { id } = asked.return;
        const step = (name: string, given: object) =>
          api.call('POST', `/api/seller/returns/${id}/${name}`, {
            token: seller.token,
            body: given,
          });
        await step('accept', {});
        const received = await step('received', { condition: 'sellable' });
        expect(received.body.data.refund).toMatchObject({ amount: asked.refund.amount });
        refunds.push(paise(asked.refund.amount));
      }
      expect(refunds[0]).toBe(price);
      const paid = paise(order.payment.amount);
      expect([paid % 100, refunds.reduce((sum, one) => sum + one, 0)]).toEqual([0, paid]);
      const after: Order = await read(order.number, token);
      expect(after.current_totals).toMatchObject({ rounding: 0, grand_total: 0 });
    },
  );

  it('is a line of its own on the invoice, beside the exact value and tax', async () => {
    const { shopper, wanted } = await ofTwoStores();
    const order = await placeCod({ db: market.db, api, shopper }, wanted);
    for (const { id } of order.shipments) await advanceThrough(api, id, ...wayToTheDoor);
    const { invoices } = await read(order.number, shopper.token, '/userInvoice');
    for (const { totals, rounding, total_in_words } of invoices) {
      expect([totals.total, rounding]).toEqual([700.4, -0.4]);
      expect(total_in_words).not.toMatch(/paise/i);
    }
  });

  it('stays to the paisa in orders from before', async () => {
    const { shopper, wanted } = await ofTwoStores();
    const { token } = shopper;
    const order = await placeCod({ db: market.db, api, shopper }, wanted);
    const exact = paise(order.totals.grand_total) + 80;
    const { db } = market;
    const former = { rounding: 0, grandTotal: exact };
    await db.update(orders).set(former).where(eq(orders.id, order.id));
    await db.update(payments).set({ amount: exact }).where(eq(payments.orderId, order.id));
    const isOfOrder = eq(shipments.orderId, order.id);
    await db.update(shipments).set({ inRupees: false }).where(isOfOrder);
    const [item] = order.shipments[0]?.items ?? [];
    const cut = { reason: 'One less', quantities: { [Number(item?.id)]: 1 } };
    await api.call('POST', `/api/orders/${order.id}/cancel`, { token, body: cut });
    const after: Order = await read(order.number, token);
    expect(paise(after.payment.amount)).toBe(exact - 35_020);
    expect(after.current_totals.rounding).toBe(0);
  });
});
