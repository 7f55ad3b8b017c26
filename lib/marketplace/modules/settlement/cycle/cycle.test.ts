import { eq } from 'drizzle-orm';
import { testHost } from '../../../app/testing/test-host';
import { audit } from '../../../audit/audit';
import type { Connection } from '../../../kernel/db/connection';
import { returnItems, returns } from '../../../kernel/db/schema/returns';
import { settlementCycles, settlements } from '../../../kernel/db/schema/settlement';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeStore } from '../../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../../kernel/jobs/background';
import { operatorToken } from '../../orders/testing/orders';
import { lastPeriod } from '../rules/periods';
import { makeAdjustment } from '../testing/adjustment';
import { deliverSale } from '../testing/sales';
import { runCycle } from './run-cycle';
import { amountOf } from './sums';

const day = 86_400_000;
const now = new Date();
/** Returns the moment so many days before the present week began. */
const daysBefore = (days: number) => new Date(lastPeriod(now).to.getTime() - days * day);

describe.each(testDatabases)('the weekly cycle on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
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
  /** Runs the cycle as if the week had not been settled yet. */
  const cycle = async (at = now) => {
    await connection.db.delete(settlementCycles);
    return runCycle(connection.db, at);
  };
  const of = (storeId: number) =>
    connection.db.select().from(settlements).where(eq(settlements.storeId, storeId));

  it.each([
    ['return_10', 11, true],
    ['return_10', 10, false],
    ['return_7', 11, true],
    // Faulty goods can come back for ten days under any policy.
    ['return_7', 10, false],
    ['none', 11, true],
    ['none', 10, false],
  ] as const)('%s, delivered %i days before the week: taken %s', async (returnPolicy, days, is) => {
    const { db } = connection;
    const store = await makeStore(db);
    const wanted = { storeId: store.id, returnPolicy, price: 99_900 };
    await deliverSale({ db, api }, wanted, daysBefore(days));
    await cycle();
    const made = await of(store.id);
    expect(made.length).toBe(is ? 1 : 0);
    if (made[0]) expect(await amountOf(db, made[0].id)).toBe(87_603);
  });

  it('makes each settlement once, however many run at once', async () => {
    const { db } = connection;
    const store = await makeStore(db);
    await makeAdjustment(db, store.id, 5_000, daysBefore(3));
    await db.delete(settlementCycles);
    await Promise.all([1, 2, 3, 4].map(() => runCycle(db, now)));
    await cycle();
    expect(await of(store.id)).toMatchObject([{ status: 'draft' }]);
    expect(await runCycle(db, now)).toBe(0);
  });

  it('carries what is below zero to the next week', async () => {
    const { db } = connection;
    const store = await makeStore(db);
    await makeAdjustment(db, store.id, -5_000, daysBefore(3));
    await cycle();
    expect(await of(store.id)).toEqual([]);
    const nextWeek = new Date(now.getTime() + 7 * day);
    await makeAdjustment(db, store.id, 12_000, daysBefore(-3));
    await cycle(nextWeek);
    const [made] = await of(store.id);
    expect(await amountOf(db, made?.id ?? 0)).toBe(7_000);
  });

  it('agrees with the audit', async () => {
    expect(await audit(connection.db, { quiet: true })).toEqual([]);
  });

  // This test follows the audit, which would report its handmade return.
  it('leaves a line that is sent back until that is decided', async () => {
    const { db } = connection;
    const store = await makeStore(db);
    const sold = await deliverSale({ db, api }, { storeId: store.id }, daysBefore(20));
    const { item, shipmentId } = sold;
    const parts = { taxable: 8_474, cgst: 763, sgst: 763, igst: 0, total: 10_000 };
    const [back] = await db
      .insert(returns)
      .values({
        number: `R-${store.id}`,
        orderId: sold.order.id,
        shipmentId,
        storeId: store.id,
        kind: 'refund',
        status: 'accepted',
        reason: 'damaged',
        goods: 10_000,
        shipping: 0,
        target: 'upi',
      })
      .returning({ id: returns.id });
    const returnId = back?.id ?? 0;
    await db.insert(returnItems).values({ returnId, orderItemId: item.id, quantity: 1, ...parts });
    await cycle();
    expect(await of(store.id)).toEqual([]);
    const set = async (values: Partial<typeof returns.$inferInsert>) => {
      await db.update(returns).set(values).where(eq(returns.id, returnId));
      await cycle();
    };
    for (const status of ['picked_up', 'received', 'disputed', 'exchanged'] as const) {
      await set({ status });
      expect(await of(store.id)).toEqual([]);
    }
    await set({ status: 'refused', disputeUntil: daysBefore(-1) });
    expect(await of(store.id)).toEqual([]);
    await set({ disputeUntil: daysBefore(0) });
    expect(await of(store.id)).toHaveLength(1);
  });
});
