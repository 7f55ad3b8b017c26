import { eq, sql } from 'drizzle-orm';
import type { HeldCashPage } from '@/lib/contract/schemas/operators/remittances';
import { audit } from '../../../audit/audit';
import { courierBookings } from '../../../kernel/db/schema/couriers';
import { ledgerEntries } from '../../../kernel/db/schema/ledger';
import { cashReceipts } from '../../../kernel/db/schema/operator-orders';
import { orders, shipmentEvents, shipments } from '../../../kernel/db/schema/orders';
import { payments } from '../../../kernel/db/schema/payments';
import { stores } from '../../../kernel/db/schema/stores';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeCartLine, makeProduct, makeShopper } from '../../../kernel/db/testing/fixtures';
import { poison } from '../../../kernel/db/testing/poison';
import { type CourierMarket, openCourierMarket } from '../../couriers/testing/courier-market';
import { codOrder, operatorToken } from '../../orders/testing/orders';
import { postEvents } from '../ledger/post-events';
import { payableByComponent } from '../testing/payable';
import { closeCash } from './close-cash';

const day = 24 * 3600 * 1000;
const due = 149;

describe.each(testDatabases)('the cash of delivered orders on $name', ({ open }) => {
  let market: CourierMarket;
  beforeAll(async () => {
    process.env.OPERATOR_TOKEN = operatorToken;
    market = await openCourierMarket(await open());
  });
  afterEach(async () => {
    await postEvents(market.db);
    const found = await audit(market.db);
    expect(found.filter(({ rule }) => /cash|remit|ledger|held/i.test(rule))).toEqual([]);
  });
  afterAll(async () => {
    delete process.env.OPERATOR_TOKEN;
    await market.close();
  });

  type Sent = { id: number; awb: string; number: string };

  /** A shipment of ₹149 in cash that was delivered: by the test courier, or by the store's rider. */
  async function delivered(by: 'courier' | 'rider' = 'courier', daysAgo = 0): Promise<Sent> {
    const { db } = market;
    const id = await market.packed();
    if (by === 'courier') await market.book(id);
    const [booking] = await market.bookingsOf(id);
    const at = new Date(Date.now() - daysAgo * day);
    await db.update(shipments).set({ status: 'delivered' }).where(eq(shipments.id, id));
    await db.insert(shipmentEvents).values({ shipmentId: id, status: 'delivered', at });
    await db
      .update(courierBookings)
      .set({ pollAt: null })
      .where(eq(courierBookings.shipmentId, id));
    await postEvents(db);
    const [order] = await db
      .select({ number: orders.number })
      .from(orders)
      .innerJoin(shipments, eq(shipments.orderId, orders.id))
      .where(eq(shipments.id, id));
    return { id, awb: booking?.awb ?? '', number: order?.number ?? '' };
  }

  const remit = async (reference: string, ...rows: [awb: string, amount: number][]) => {
    const body = {
      courier: 'test',
      reference,
      rows: rows.map(([awb, amount]) => ({ awb, amount })),
    };
    const path = '/api/operator/cash/remittances';
    const answer = await market.api.call('POST', path, { token: operatorToken, body });
    expect(answer.status).toBe(200);
    return answer.body.data;
  };

  const held = async (query = ''): Promise<HeldCashPage> =>
    (await market.api.call('GET', `/api/operator/cash/held${query}`, { token: operatorToken })).body
      .data;

  const stateOf = async ({ number }: Sent) =>
    (await held(`?q=${number}`)).rows.map(({ state, amount }) => [state, amount]);

  async function paymentOf({ number }: Sent) {
    const [row] = await market.db
      .select({ payment: payments })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(eq(orders.number, number));
    if (!row) throw new Error('no payment');
    return row.payment;
  }

  /** Sums the accounts of cash and bank; rupees. */
  async function books() {
    const sum = (where: string) => sql<number>`coalesce(sum(${ledgerEntries.amount})
      filter (where ${sql.raw(where)}), 0)::float8 / 100`;
    const [row] = await market.db
      .select({
        courier: sum("account = 'cash' and holder = 'test'"),
        rider: sum("account = 'cash' and store_id is not null"),
        nobody: sum("account = 'cash' and holder is null and store_id is null"),
        bank: sum("account = 'bank'"),
      })
      .from(ledgerEntries);
    return row ?? { courier: 0, rider: 0, nobody: 0, bank: 0 };
  }

  it('is held by who delivered it', async () => {
    const before = await books();
    const byCourier = await delivered();
    const byRider = await delivered('rider');
    const after = await books();
    expect(after.courier - before.courier).toBe(due);
    expect(after.rider - before.rider).toBe(due);
    expect(await stateOf(byCourier)).toEqual([['held', due]]);
    const { holders } = await held();
    expect(holders.find(({ courier }) => courier === 'test')?.amount).toBe(after.courier);
    expect(holders.find(({ store }) => store)?.amount).toBe(after.rider);
    expect((await paymentOf(byRider)).captured).toBe(false);
  });

  it('goes from the courier to the bank by AWB, to the paisa, and once', async () => {
    const [one, other] = [await delivered(), await delivered()];
    const before = await books();
    const file: [string, number][] = [
      [one.awb, due],
      [other.awb.toLowerCase(), due],
    ];
    const { results, amount } = await remit('UTR-1', ...file);
    expect(results.map(({ state }: { state: string }) => state)).toEqual(['matched', 'matched']);
    expect(amount).toBe(2 * due);
    const again = await Promise.all([remit('UTR-1', ...file), remit('UTR-1', ...file)]);
    expect(again.map((answer) => answer.amount)).toEqual([0, 0]);
    const after = await books();
    expect([after.courier - before.courier, after.bank - before.bank]).toEqual([-2 * due, 2 * due]);
    expect(await paymentOf(one)).toMatchObject({ captured: true, status: 'captured' });
    expect(await stateOf(one)).toEqual([]);
  });

  it('is counted once when two send the same file at the same moment', async () => {
    const one = await delivered();
    const before = await books();
    const answers = await Promise.all([1, 2, 3].map(() => remit('UTR-AT-ONCE', [one.awb, due])));
    expect(answers.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([0, 0, due]);
    expect((await books()).bank - before.bank).toBe(due);
  });

  it('names what is short, and is paid once the rest has come', async () => {
    const one = await delivered();
    expect((await remit('UTR-2', [one.awb, 100.5])).results[0].state).toBe('short');
    expect(await stateOf(one)).toEqual([['short', 48.5]]);
    expect((await paymentOf(one)).captured).toBe(false);
    expect((await held('?state=short')).rows.map(({ awb }) => awb)).toContain(one.awb);
    expect((await remit('UTR-3', [one.awb, 48.5])).results[0].state).toBe('matched');
    expect((await paymentOf(one)).captured).toBe(true);
  });

  it('names surpluses, unknown numbers and what came before', async () => {
    const [more, twice] = [await delivered(), await delivered()];
    const before = await books();
    await remit('UTR-4', [twice.awb, due]);
    const { results } = await remit('UTR-5', [more.awb, 150], [twice.awb, due], ['NOBODYS', 10]);
    expect(results.map(({ state }: { state: string }) => state)).toEqual([
      'surplus',
      'already',
      'unknown',
    ]);
    const after = await books();
    expect(after.courier - before.courier).toBe(-2 * due);
    expect(after.nobody - before.nobody).toBe(-(1 + due + 10));
    expect((await paymentOf(more)).captured).toBe(true);
    expect(await stateOf(more)).toEqual([['surplus', 1]]);
    expect((await held('?q=nobodys')).rows).toMatchObject([{ state: 'surplus', amount: 10 }]);
  });

  it('is overdue after the days of the settings', async () => {
    const old = await delivered('courier', 8);
    expect(await stateOf(old)).toEqual([['overdue', due]]);
    const page = await held('?state=overdue');
    expect(page.sum).toBe(page.rows.reduce((sum, { amount }) => sum + amount, 0));
    await remit('UTR-6', [old.awb, due]);
  });

  it("is deducted from the store when its rider keeps it, and stops the store's cash orders", async () => {
    const { db, seller } = market;
    const [fresh, old] = [await delivered('rider'), await delivered('rider', 8)];
    const storeId = seller.store.id;
    const before = await payableByComponent(db, storeId);
    await Promise.all([closeCash(db, new Date()), closeCash(db, new Date())]);
    await postEvents(db);
    expect((await paymentOf(fresh)).captured).toBe(false);
    const payment = await paymentOf(old);
    expect(payment.captured).toBe(true);
    const [receipt] = await db
      .select()
      .from(cashReceipts)
      .where(eq(cashReceipts.paymentId, payment.id));
    expect(receipt).toMatchObject({ isNetted: true, amount: due * 100 });
    const after = await payableByComponent(db, storeId);
    expect((after.cash ?? 0) - (before.cash ?? 0)).toBe(-due * 100);
    const shopper = await makeShopper(db);
    const product = await makeProduct(db, { storeId, price: 50_000, stock: 5 });
    const buy = async (payment_method: string) => {
      const items = [await makeCartLine(db, shopper.id, product, 1)];
      const { token } = shopper;
      const quote = await market.api.call('POST', '/api/checkout/quote', {
        ...{ token, body: { items, pincode: '411001' } },
      });
      const body = codOrder(items, { payment_method });
      const { status, body: answer } = await market.api.call('POST', '/api/orders', {
        token,
        body,
      });
      const cash = quote.body.data.methods.find(
        ({ method }: { method: string }) => method === 'cod',
      );
      return { status, message: answer.message, reason: cash.reason };
    };
    const owesFor = (days: number) =>
      db
        .update(stores)
        .set({ owesSince: new Date(Date.now() - days * day) })
        .where(eq(stores.id, storeId));
    await owesFor(13);
    expect(await buy('cod')).toMatchObject({ status: 201, reason: null });
    await owesFor(15);
    expect(await buy('cod')).toMatchObject({
      ...{ status: 422, reason: 'cod_store_owes' },
      message: expect.stringContaining('pay this order online'),
    });
    // The job sees that the market owes the store again.
    await closeCash(db, new Date());
    const owed = Object.values(after).reduce((sum, amount) => sum + amount, 0);
    const [store] = await db.select().from(stores).where(eq(stores.id, storeId));
    expect(store?.owesSince !== null).toBe(owed < 0);
  });

  it('is deducted for the other orders while one cannot be ended', async () => {
    const [bad, good] = [await delivered('rider', 8), await delivered('rider', 8)];
    const { id } = await paymentOf(bad);
    const heal = await poison(market.db, 'cash_receipts', 'insert', `new.payment_id = ${id}`);
    await closeCash(market.db, new Date());
    expect((await paymentOf(bad)).captured).toBe(false);
    expect((await paymentOf(good)).captured).toBe(true);
    await heal();
    await closeCash(market.db, new Date(Date.now() + day));
    expect((await paymentOf(bad)).captured).toBe(true);
  });

  it('stays with the store while its shopper denies the delivery', async () => {
    const denied = await delivered('rider', 9);
    await market.db
      .update(shipments)
      .set({ notReceivedAt: new Date() })
      .where(eq(shipments.id, denied.id));
    await closeCash(market.db, new Date());
    expect((await paymentOf(denied)).captured).toBe(false);
  });

  it.each([
    [
      'the cash of a delivered shipment is in the ledger for another amount',
      sql`update ledger_entries set amount = amount + 100 where account = 'cash' and amount > 0`,
    ],
    [
      'cash is held by another than the one who delivered it',
      sql`update ledger_entries set holder = 'thief' where account = 'cash' and holder is not null`,
    ],
    [
      'a remittance is in the ledger for another amount',
      sql`update cash_remittances set amount = amount + 100`,
    ],
    [
      'a courier has handed over more for a shipment than it collected',
      sql`update cash_remittances set applied = applied + 100, amount = amount + 100
        where shipment_id is not null`,
    ],
    [
      'the cash of an order is entered and somebody still holds it',
      sql`delete from ledger_entries where account = 'cash' and amount < 0`,
    ],
    [
      'nobody holds the cash of a delivered shipment',
      sql`update ledger_transactions set reference = 'lost:' || id where reference like 'cash:%'`,
    ],
  ])('is audited: %s', async (rule, damage) => {
    await market.db
      .transaction(async (tx) => {
        await tx.execute(sql`set local session_replication_role = replica`);
        await tx.execute(damage);
        expect((await audit(tx, { quiet: true })).map((found) => found.rule)).toContain(rule);
        throw new Error('undo');
      })
      .catch((error: Error) => {
        if (error.message !== 'undo') throw error;
      });
  });
});
