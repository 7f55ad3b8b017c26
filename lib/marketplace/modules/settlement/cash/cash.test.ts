import { eq } from 'drizzle-orm';
import { cashReceipts } from '../../../kernel/db/schema/operator-orders';
import { shipments } from '../../../kernel/db/schema/orders';
import { stores } from '../../../kernel/db/schema/stores';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeCartLine, makeProduct, makeShopper } from '../../../kernel/db/testing/fixtures';
import { poison } from '../../../kernel/db/testing/poison';
import { codOrder } from '../../orders/testing/orders';
import { postEvents } from '../ledger/post-events';
import { type CashDesk, openCashDesk } from '../testing/cash-desk';
import { payableByComponent } from '../testing/payable';
import { closeCash } from './close-cash';

const day = 24 * 3600 * 1000;
const due = 149;

describe.each(testDatabases)('the cash of delivered orders on $name', ({ open }) => {
  let desk: CashDesk;
  beforeAll(async () => {
    desk = await openCashDesk(await open());
  });
  afterEach(async () => expect(await desk.broken()).toEqual([]));
  afterAll(() => desk.close());

  it('is held by who delivered it', async () => {
    const before = await desk.books();
    const byCourier = await desk.delivered();
    const byRider = await desk.delivered('rider');
    const after = await desk.books();
    expect(after.courier - before.courier).toBe(due);
    expect(after.rider - before.rider).toBe(due);
    expect(await desk.stateOf(byCourier)).toEqual([['held', due]]);
    const { holders } = await desk.held();
    expect(holders.find(({ courier }) => courier === 'test')?.amount).toBe(after.courier);
    expect(holders.find(({ store }) => store)?.amount).toBe(after.rider);
    expect((await desk.paymentOf(byRider)).captured).toBe(false);
  });

  it('goes from the courier to the bank by AWB, to the paisa, and once', async () => {
    const [one, other] = [await desk.delivered(), await desk.delivered()];
    const before = await desk.books();
    const file: [string, number][] = [
      [one.awb, due],
      [other.awb.toLowerCase(), due],
    ];
    const { results, amount } = await desk.remit('UTR-1', ...file);
    expect(results.map(({ state }: { state: string }) => state)).toEqual(['matched', 'matched']);
    expect(amount).toBe(2 * due);
    const again = await Promise.all([desk.remit('UTR-1', ...file), desk.remit('UTR-1', ...file)]);
    expect(again.map((answer) => answer.amount)).toEqual([0, 0]);
    const after = await desk.books();
    expect([after.courier - before.courier, after.bank - before.bank]).toEqual([-2 * due, 2 * due]);
    expect(await desk.paymentOf(one)).toMatchObject({ captured: true, status: 'captured' });
    expect(await desk.stateOf(one)).toEqual([]);
  });

  it('is counted once when two send the same file at the same moment', async () => {
    const one = await desk.delivered();
    const before = await desk.books();
    const answers = await Promise.all(
      [1, 2, 3].map(() => desk.remit('UTR-AT-ONCE', [one.awb, due])),
    );
    expect(answers.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([0, 0, due]);
    expect((await desk.books()).bank - before.bank).toBe(due);
  });

  it('names what is short, and is paid once the rest has come', async () => {
    const one = await desk.delivered();
    expect((await desk.remit('UTR-2', [one.awb, 100.5])).results[0].state).toBe('short');
    expect(await desk.stateOf(one)).toEqual([['short', 48.5]]);
    expect((await desk.paymentOf(one)).captured).toBe(false);
    expect((await desk.held('?state=short')).rows.map(({ awb }) => awb)).toContain(one.awb);
    expect((await desk.remit('UTR-3', [one.awb, 48.5])).results[0].state).toBe('matched');
    expect((await desk.paymentOf(one)).captured).toBe(true);
  });

  it('names surpluses, unknown numbers and what came before', async () => {
    const [more, twice] = [await desk.delivered(), await desk.delivered()];
    const before = await desk.books();
    await desk.remit('UTR-4', [twice.awb, due]);
    const { results } = await desk.remit(
      'UTR-5',
      [more.awb, 150],
      [twice.awb, due],
      ['NOBODYS', 10],
    );
    expect(results.map(({ state }: { state: string }) => state)).toEqual([
      'surplus',
      'already',
      'unknown',
    ]);
    const after = await desk.books();
    expect(after.courier - before.courier).toBe(-2 * due);
    expect(after.nobody - before.nobody).toBe(-(1 + due + 10));
    expect((await desk.paymentOf(more)).captured).toBe(true);
    expect(await desk.stateOf(more)).toEqual([['surplus', 1]]);
    expect((await desk.held('?q=nobodys')).rows).toMatchObject([{ state: 'surplus', amount: 10 }]);
  });

  it('that comes before the delivery is known is applied afterwards, once', async () => {
    const one = await desk.send();
    const before = await desk.books();
    const { results } = await desk.remit('UTR-EARLY', [one.awb, 150]);
    expect(results[0].state).toBe('surplus');
    expect((await desk.books()).nobody - before.nobody).toBe(-150);
    await desk.deliver(one);
    await Promise.all([closeCash(desk.db, new Date()), closeCash(desk.db, new Date())]);
    const after = await desk.books();
    expect(after).toEqual({ ...before, nobody: before.nobody - 1, bank: before.bank + 150 });
    expect((await desk.paymentOf(one)).captured).toBe(true);
    expect(await desk.stateOf(one)).toEqual([['surplus', 1]]);
  });

  it('is overdue after the days of the settings', async () => {
    const old = await desk.delivered('courier', 8);
    expect(await desk.stateOf(old)).toEqual([['overdue', due]]);
    const page = await desk.held('?state=overdue');
    expect(page.sum).toBe(page.rows.reduce((sum, { amount }) => sum + amount, 0));
    await desk.remit('UTR-6', [old.awb, due]);
  });

  it("is deducted from the store when its rider keeps it, and stops the store's cash orders", async () => {
    const { db, seller } = desk;
    const [fresh, old] = [await desk.delivered('rider'), await desk.delivered('rider', 8)];
    const storeId = seller.store.id;
    const before = await payableByComponent(db, storeId);
    await Promise.all([closeCash(db, new Date()), closeCash(db, new Date())]);
    await postEvents(db);
    expect((await desk.paymentOf(fresh)).captured).toBe(false);
    const payment = await desk.paymentOf(old);
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
      const quote = await desk.api.call('POST', '/api/checkout/quote', {
        ...{ token, body: { items, pincode: '411001' } },
      });
      const body = codOrder(items, { payment_method });
      const { status, body: answer } = await desk.api.call('POST', '/api/orders', {
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
    const [bad, good] = [await desk.delivered('rider', 8), await desk.delivered('rider', 8)];
    const { id } = await desk.paymentOf(bad);
    const heal = await poison(desk.db, 'cash_receipts', 'insert', `new.payment_id = ${id}`);
    await closeCash(desk.db, new Date());
    expect((await desk.paymentOf(bad)).captured).toBe(false);
    expect((await desk.paymentOf(good)).captured).toBe(true);
    await heal();
    await closeCash(desk.db, new Date(Date.now() + day));
    expect((await desk.paymentOf(bad)).captured).toBe(true);
  });

  it('stays with the store while its shopper denies the delivery', async () => {
    const denied = await desk.delivered('rider', 9);
    await desk.db
      .update(shipments)
      .set({ notReceivedAt: new Date() })
      .where(eq(shipments.id, denied.id));
    await closeCash(desk.db, new Date());
    expect((await desk.paymentOf(denied)).captured).toBe(false);
  });
});
