import { eq } from 'drizzle-orm';
import type { Order, ShipmentStatus } from '@/lib/contract/schemas/orders';
import { audit } from '../../../audit/audit';
import { orders } from '../../../kernel/db/schema/orders';
import { doorPayments, payments, refunds } from '../../../kernel/db/schema/payments';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeProduct } from '../../../kernel/db/testing/fixtures';
import { advanceThrough, collectCash, operatorToken } from '../../orders/testing/orders';
import { makeSeller } from '../../sellers/testing/members';
import { type Market, openMarket } from '../testing/market';

const toTheDoor: ShipmentStatus[] = ['confirmed', 'packed', 'shipped', 'out_for_delivery'];

describe.each(testDatabases)(
  'a cash order paid online before its delivery on $name',
  ({ open }) => {
    let market: Market;
    let seller: Awaited<ReturnType<typeof makeSeller>>;
    beforeAll(async () => {
      process.env.OPERATOR_TOKEN = operatorToken;
      market = await openMarket(await open());
      seller = await makeSeller(market.db);
    });
    afterEach(async () => {
      for (const minutes of [0, 0, 30]) await market.jobs(minutes);
      expect(await audit(market.db, { quiet: true })).toEqual([]);
    });
    afterAll(async () => {
      delete process.env.OPERATOR_TOKEN;
      await market.close();
    });

    /** A cash order of two units of ₹700.20 each, which owes ₹1,400 in whole rupees. */
    async function ordered(price = 70_020) {
      const product = await makeProduct(market.db, { storeId: seller.store.id, price, stock: 9 });
      const placed = await market.order([product], { method: 'cod', quantity: 2 });
      const shipmentId = Number(placed.order.shipments[0].id);
      const move = (...to: ShipmentStatus[]) => advanceThrough(market.api, shipmentId, ...to);
      return { ...placed, order: placed.order as Order, shipmentId, move };
    }

    async function opened(price?: number) {
      const placed = await ordered(price);
      const { status, body } = await market.openCheckout(placed.shopper, placed.order.number);
      expect(status).toBe(200);
      return { ...placed, checkout: body.data, door: body.data.razorpay_order_id as string };
    }

    type Placed = Awaited<ReturnType<typeof ordered>>;

    const cancel = ({ order, shopper }: Placed, body: object) =>
      market.api.call('POST', `/api/orders/${order.id}/cancel`, { token: shopper.token, body });

    /** Pays without any webhook, so that only `verify` or the poller settles it. */
    async function pressUnheard(door: string) {
      await market.fault({ kind: 'drop', order_id: door, times: 3 });
      return market.press(door);
    }

    const backOf = (number: string) =>
      market.db
        .select({ amount: refunds.amount, reason: refunds.reason, status: refunds.status })
        .from(refunds)
        .innerJoin(payments, eq(payments.id, refunds.paymentId))
        .innerJoin(orders, eq(orders.id, payments.orderId))
        .where(eq(orders.number, number));

    it.each([
      ['down', 70_020, 1400],
      ['up', 70_030, 1401],
    ])(
      'costs what was agreed, rounded %s, and owes nothing at the door',
      async (_, price, owed) => {
        const placed = await opened(price);
        const { order, shopper, checkout, door, shipmentId, move } = placed;
        expect(order.payment).toMatchObject({ amount: owed, can_pay_online: true });
        expect(checkout).toMatchObject({ amount: owed * 100, order_number: order.number });
        await move(...toTheDoor);
        const paid = await market.verify(shopper, await pressUnheard(door));
        expect(paid.body.data).toMatchObject({
          state: 'paid',
          payment_method: 'upi',
          amount: owed,
        });
        const after: Order = await market.orderOf(shopper, order.number);
        expect(after.payment).toMatchObject({
          ...{ method: 'upi', captured: true, amount: owed },
          ...{ can_pay_online: false, was_cash: true },
        });
        expect(after.totals).toEqual(order.totals);
        expect(after.shipments[0]?.timeline.at(-1)?.note).toContain('nothing is collected');
        const path = `/api/seller/shipments/${shipmentId}`;
        const seen = (await market.api.call('GET', path, { token: seller.token })).body.data;
        expect(seen).toMatchObject({
          payment_method: 'upi',
          money: { cash_due: null, was_cash: true },
        });
        await move('delivered');
        const again = await market.openCheckout(shopper, order.number);
        expect([again.status, again.body.message]).toEqual([409, expect.stringMatching(/paid/i)]);
      },
    );

    it('is settled by the webhook alone, and by the poller alone', async () => {
      const heard = await opened();
      await market.press(heard.door);
      await market.quiet();
      const unheard = await opened();
      await pressUnheard(unheard.door);
      await market.jobs(5);
      for (const { shopper, order } of [heard, unheard]) {
        expect((await market.orderOf(shopper, order.number)).payment.captured).toBe(true);
      }
    });

    it('opens one order at the provider for two tabs, and gives a second payment back', async () => {
      const { shopper, order, door } = await opened();
      const tabs = await Promise.all([1, 2].map(() => market.openCheckout(shopper, order.id)));
      expect(tabs.map(({ body }) => body.data.razorpay_order_id)).toEqual([door, door]);
      const receipts = await Promise.all([pressUnheard(door), pressUnheard(door)]);
      await Promise.all(receipts.map((receipt) => market.verify(shopper, receipt)));
      await market.jobs();
      expect((await market.orderOf(shopper, order.number)).payment.captured).toBe(true);
      expect((await backOf(order.number)).map(({ reason }) => reason)).toEqual(
        receipts.filter(({ razorpay_payment_id: id }) => id).length > 1 ? ['paid_twice'] : [],
      );
    });

    it('counts either the cash or the payment when both come at once', async () => {
      const { shopper, order, door, move } = await opened();
      await move(...toTheDoor);
      const receipt = await pressUnheard(door);
      await Promise.all([market.verify(shopper, receipt), move('delivered')]);
      await market.jobs();
      const { payment } = await market.orderOf(shopper, order.number);
      const back = await backOf(order.number);
      if (payment.method === 'upi') expect(back).toEqual([]);
      else expect(back).toMatchObject([{ amount: 140_000, reason: 'paid_at_door' }]);
      await collectCash(market.db, order);
      expect((await market.orderOf(shopper, order.number)).payment.captured).toBe(true);
    });

    it('goes back when the order was delivered for cash before', async () => {
      const { shopper, order, door, move } = await opened();
      await move(...toTheDoor, 'delivered');
      const paid = await market.verify(shopper, await pressUnheard(door));
      expect(paid.body.data).toMatchObject({
        state: 'due',
        payment_method: 'cod',
        captured: false,
      });
      await market.jobs();
      expect(await backOf(order.number)).toEqual([
        { amount: 140_000, reason: 'paid_at_door', status: 'processed' },
      ]);
      const { status } = await market.openCheckout(shopper, order.number);
      expect(status).toBe(409);
      await collectCash(market.db, order);
    });

    it('goes back when the order was cancelled before, and while it is', async () => {
      const before = await opened();
      await cancel(before, { reason: 'Changed my mind' });
      await market.verify(before.shopper, await pressUnheard(before.door));
      const meanwhile = await opened();
      const receipt = await pressUnheard(meanwhile.door);
      await Promise.all([
        market.verify(meanwhile.shopper, receipt),
        cancel(meanwhile, { reason: 'Changed my mind' }),
      ]);
      await market.jobs();
      for (const { order } of [before, meanwhile]) {
        const back = await backOf(order.number);
        expect(back).toMatchObject([{ amount: 140_000, status: 'processed' }]);
      }
    });

    it('gives back what was cancelled after the checkout was opened, and then asks for the rest', async () => {
      const first = await opened();
      const quantities = { [Number(first.order.shipments[0]?.items[0]?.id)]: 1 };
      await cancel(first, { reason: 'One less', quantities });
      await market.verify(first.shopper, await pressUnheard(first.door));
      expect(await backOf(first.order.number)).toMatchObject([
        { amount: 70_000, reason: 'cancelled' },
      ]);
      const second = await opened();
      const part = { [Number(second.order.shipments[0]?.items[0]?.id)]: 1 };
      await cancel(second, { reason: 'One less', quantities: part });
      const { body } = await market.openCheckout(second.shopper, second.order.number);
      expect(body.data.amount).toBe(70_000);
      const rest = body.data.razorpay_order_id;
      expect(rest).not.toBe(second.door);
      const old = await pressUnheard(second.door);
      const receipts = [old, await pressUnheard(rest)];
      await Promise.all(receipts.map((receipt) => market.verify(second.shopper, receipt)));
      await market.jobs();
      const [payment] = await market.db
        .select()
        .from(payments)
        .where(eq(payments.orderId, second.order.id));
      const back = await backOf(second.order.number);
      const returned = back.reduce((sum, { amount }) => sum + amount, 0);
      expect([payment?.captured, returned]).toEqual([true, 140_000]);
    });

    it('refuses what owes nothing, and shows nothing of others', async () => {
      const { order, door } = await opened();
      const other = await ordered();
      expect((await market.openCheckout(other.shopper, order.number)).status).toBe(404);
      const receipt = await market.press(door);
      expect((await market.verify(other.shopper, receipt)).status).toBe(404);
      await cancel(other, { reason: 'Changed my mind' });
      expect((await market.openCheckout(other.shopper, other.order.number)).status).toBe(409);
      const doors = await market.db.select().from(doorPayments);
      expect(doors.filter(({ amount }) => amount <= 0)).toEqual([]);
    });

    it('finds damage: a prepaid cash order without its payment', async () => {
      const { shopper, order, door } = await opened();
      await market.verify(shopper, await pressUnheard(door));
      const rule = 'a cash order is prepaid without the payment that was opened for it';
      await market.db
        .transaction(async (tx) => {
          await tx.delete(doorPayments).where(eq(doorPayments.providerOrderId, door));
          const found = (await audit(tx)).filter((finding) => finding.rule === rule);
          expect(found).toEqual([{ rule, subject: order.payment.number }]);
          tx.rollback();
        })
        .catch(() => undefined);
    });
  },
);
