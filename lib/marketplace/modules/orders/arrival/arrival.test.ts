import { eq } from 'drizzle-orm';
import { defaultDispatch } from '@/lib/contract/schemas/settings/dispatch';
import { audit } from '../../../audit/audit';
import { cashReceipts, orderNotes } from '../../../kernel/db/schema/operator-orders';
import { shipmentEvents, shipments } from '../../../kernel/db/schema/orders';
import { settingVersions } from '../../../kernel/db/schema/settings';
import { settlementCycles, settlements } from '../../../kernel/db/schema/settlement';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeProduct, makeShopper } from '../../../kernel/db/testing/fixtures';
import { makeOperator } from '../../operators/testing/make-operator';
import { type Market, openMarket } from '../../payments/testing/market';
import { makeSeller } from '../../sellers/testing/members';
import { runCycle } from '../../settlement/cycle/run-cycle';
import { postEvents } from '../../settlement/ledger/post-events';
import { lastPeriod } from '../../settlement/rules/periods';

const day = 86_400_000;
const now = new Date();

describe.each(testDatabases)("a delivery on its store's word, on $name", ({ open }) => {
  let market: Market;
  let finance: Awaited<ReturnType<typeof makeOperator>>;
  beforeAll(async () => {
    market = await openMarket(await open());
    finance = await makeOperator(market.db, { role: 'finance' });
  });
  afterAll(() => market.close());
  afterEach(async () => {
    expect(await audit(market.db, { quiet: true })).toEqual([]);
  });

  /** Delivers a shipment as its store, that many days before the end of the settled week. */
  async function deliveredBySeller(method: 'cod' | 'upi', daysAgo: number, withCode = false) {
    const seller = await makeSeller(market.db);
    const product = await makeProduct(market.db, { storeId: seller.store.id, price: 99_900 });
    const { shopper, order } = await market.order([product], { method });
    if (method === 'upi') {
      const opened = await market.openCheckout(shopper, order.id);
      await market.press(opened.body.data.razorpay_order_id);
      await market.quiet();
    }
    const { id } = order.shipments[0];
    const steps = ['confirm', 'pack', 'ship', 'out-for-delivery', 'deliver'];
    for (const step of steps) {
      const { delivery_code: code } = (await market.orderOf(shopper, order.number)).shipments[0];
      const own = { carrier: 'Own', awb: `A${id}` };
      const body = step === 'ship' ? own : step === 'deliver' && withCode ? { code } : {};
      const path = `/api/seller/shipments/${id}/${step}`;
      const done = await market.api.call('POST', path, { token: seller.token, body });
      expect(done.status).toBe(200);
    }
    const at = new Date(lastPeriod(now).to.getTime() - daysAgo * day);
    await market.db.update(shipmentEvents).set({ at }).where(eq(shipmentEvents.shipmentId, id));
    await postEvents(market.db);
    const tell = (body: object) =>
      market.api.call('POST', `/api/orders/${order.number}/shipments/${id}/arrival`, {
        token: shopper.token,
        body,
      });
    const isPaid = async () => {
      await market.db.delete(settlementCycles);
      await runCycle(market.db, now);
      return (await market.db.$count(settlements, eq(settlements.storeId, seller.store.id))) > 0;
    };
    const read = async () => market.orderOf(shopper, order.number);
    return { id, order, shopper, tell, isPaid, read };
  }

  const cash = (body: object) =>
    market.api.call('POST', '/api/operator/cash', { token: finance.token, body });

  it('captures no cash and pays no store, until an operator enters the cash', async () => {
    const it = await deliveredBySeller('cod', 60);
    expect((await it.read()).payment).toMatchObject({ status: 'due', captured: false });
    expect(await it.isPaid()).toBe(false);
    // The shopper's confirmation does not replace the cash.
    expect((await it.tell({ received: true })).body.data.shipments[0].arrival).toBe('received');
    expect(await it.isPaid()).toBe(false);

    const { number } = it.order;
    const due = await market.api.call('GET', '/api/operator/cash', { token: finance.token });
    expect(due.body.data.orders).toMatchObject([{ order_number: number, amount: 999 }]);
    const wrong = await cash({
      reference: 'SLIP-1',
      orders: [{ order_number: number, amount: 900 }],
    });
    expect(wrong.body.data.results).toEqual([
      {
        order_number: number,
        entered: false,
        message: 'For this order ₹999 are due. Please count again.',
      },
    ]);
    const unknown = { order_number: 'HT-000000-AAAAAA', amount: 1 };
    const both = { reference: 'SLIP-1', orders: [unknown, { order_number: number, amount: 999 }] };
    const entered = (await cash(both)).body.data.results;
    expect(entered.map((each: { entered: boolean }) => each.entered)).toEqual([false, true]);
    expect((await cash(both)).body.data.results[1]).toMatchObject({ entered: true });
    const other = await cash({ ...both, reference: 'SLIP-2' });
    expect(other.body.data.results[1].message).toContain('entered under SLIP-1');
    expect(await market.db.select().from(cashReceipts)).toMatchObject([
      { amount: 99_900, reference: 'SLIP-1', operatorId: finance.id },
    ]);
    expect((await it.read()).payment).toMatchObject({ status: 'captured', captured: true });
    await postEvents(market.db);
    expect(await it.isPaid()).toBe(true);
  });

  it('paid online, settles by the silence of as many days as are set, and by the code without any', async () => {
    const set = (silence_days: number) =>
      market.db
        .insert(settingVersions)
        .values({ group: 'dispatch', value: { ...defaultDispatch, silence_days } });
    const it = await deliveredBySeller('upi', 50);
    await set(51);
    expect(await it.isPaid()).toBe(false);
    await set(50);
    expect(await it.isPaid()).toBe(true);
    await set(51);
    const proved = await deliveredBySeller('upi', 50, true);
    expect(await proved.isPaid()).toBe(true);
    await set(defaultDispatch.silence_days);
  });

  it('is held where its shopper says that nothing came, until they or the market decide', async () => {
    const found = await deliveredBySeller('upi', 60);
    const told = await found.tell({ received: false, comment: 'Nobody came' });
    expect([told.status, told.body.data.shipments[0].arrival]).toEqual([200, 'waiting']);
    await found.tell({ received: false });
    const { token } = await makeOperator(market.db, { role: 'support' });
    const tickets = await market.api.call('GET', '/api/operator/tickets', { token });
    const mine = tickets.body.data.tickets.filter(({ subject }: { subject: string }) =>
      subject.includes(found.order.number),
    );
    expect(mine).toHaveLength(1);
    expect(await found.isPaid()).toBe(false);
    await found.tell({ received: true });
    expect(await found.isPaid()).toBe(true);
    const late = await found.tell({ received: false });
    expect([late.status, late.body.message]).toEqual([
      409,
      expect.stringContaining('You told us that this parcel has arrived'),
    ]);

    const decided = await deliveredBySeller('upi', 60);
    await decided.tell({ received: false });
    const path = `/api/operator/shipments/${decided.id}/arrival`;
    const body = { note: 'The courier has the signature' };
    expect((await market.api.call('POST', path, { token, body })).status).toBe(200);
    const [shipment] = await market.db.select().from(shipments).where(eq(shipments.id, decided.id));
    expect(shipment).toMatchObject({ receivedBy: 'operator' });
    const notes = await market.db
      .select()
      .from(orderNotes)
      .where(eq(orderNotes.orderId, decided.order.id));
    expect(notes).toMatchObject([{ text: body.note }]);
    expect(await decided.isPaid()).toBe(true);
  });

  it("is not another shopper's to tell about", async () => {
    const { id, order } = await deliveredBySeller('upi', 60);
    const { token } = await makeShopper(market.db);
    const path = `/api/orders/${order.number}/shipments/${id}/arrival`;
    const { status } = await market.api.call('POST', path, { token, body: { received: true } });
    expect(status).toBe(404);
  });

  it('is nothing to tell about before it is delivered', async () => {
    const { shopper, order } = await market.order([await makeProduct(market.db)], {
      method: 'cod',
    });
    const path = `/api/orders/${order.number}/shipments/${order.shipments[0].id}/arrival`;
    const { status } = await market.api.call('POST', path, {
      token: shopper.token,
      body: { received: true },
    });
    expect(status).toBe(409);
  });
});
