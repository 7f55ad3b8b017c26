import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { testHost } from '../../../app/testing/test-host';
import { audit } from '../../../audit/audit';
import type { Connection } from '../../../kernel/db/connection';
import {
  commissionRates,
  ledgerEntries,
  ledgerTransactions,
} from '../../../kernel/db/schema/ledger';
import { payments } from '../../../kernel/db/schema/payments';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeCategory, makeStore } from '../../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../../kernel/jobs/background';
import { operatorToken } from '../../orders/testing/orders';
import { requestRefund } from '../../payments/refunds/request-refund';
import { payableByComponent } from '../testing/payable';
import { deliverSale } from '../testing/sales';
import { adjust } from './adjust';
import { post } from './post';
import { postDeliveries, postDelivery } from './post-delivery';
import { postEvents } from './post-events';
import { postReturn } from './post-return';

describe.each(testDatabases)('the ledger on $name', ({ open }) => {
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
  const sell = (wanted: Parameters<typeof deliverSale>[1]) =>
    deliverSale({ db: connection.db, api }, wanted);

  it.each([
    // price × quantity, GST rate; price, shipping, commission, GST on it, TCS, TDS
    [99_900, 1, 18, 99_900, undefined, -9_990, -1_798, -424, -85],
    [10_000, 2, 5, 20_000, 4_900, -2_000, -360, -120, -24],
    [10_000, 1, 0, 10_000, 4_900, -1_000, -180, undefined, -15],
  ])(
    'posts %i × %i at %i%% GST',
    async (price, quantity, gstRate, goods, shipping, commission, gst, tcs, tds) => {
      const { storeId } = await sell({ price, quantity, gstRate });
      const balance = await payableByComponent(connection.db, storeId);
      expect(balance).toEqual(
        JSON.parse(
          JSON.stringify({ price: goods, shipping, commission, commission_gst: gst, tcs, tds }),
        ),
      );
    },
  );

  it("takes the store's own rate first, then the category's or its parent's, as of that day", async () => {
    const { db } = connection;
    const parent = await makeCategory(db);
    const child = await makeCategory(db, { parentId: parent.id });
    const [store, special] = [await makeStore(db), await makeStore(db)];
    const past = new Date('2026-01-01');
    const future = new Date(Date.now() + 86_400_000);
    await db.insert(commissionRates).values([
      { categoryId: parent.id, basisPoints: 500, validFrom: past },
      { categoryId: child.id, basisPoints: 4000, validFrom: future },
      { storeId: special.id, basisPoints: 250, validFrom: past },
    ]);
    const wanted = { categoryId: child.id, price: 100_000 };
    await sell({ ...wanted, storeId: store.id });
    await sell({ ...wanted, storeId: special.id });
    expect((await payableByComponent(db, store.id)).commission).toBe(-5_000);
    expect((await payableByComponent(db, special.id)).commission).toBe(-2_500);
  });

  it('bears no TDS for a person until the year goes beyond ₹5,00,000', async () => {
    const store = await makeStore(connection.db, { pan: 'AAPPU0939F' });
    const many = { storeId: store.id, price: 4_999_900 };
    for (let sold = 0; sold < 10; sold++) await sell(many);
    expect((await payableByComponent(connection.db, store.id)).tds).toBeUndefined();
    await sell({ storeId: store.id, price: 60_000 });
    expect((await payableByComponent(connection.db, store.id)).tds).toBe(-51);
  });

  it('posts many at once as it posts them one by one, to the paisa', async () => {
    const { db } = connection;
    const person = await makeStore(db, { pan: 'AAPHU0939F' });
    const firm = await makeStore(db);
    const special = await makeCategory(db);
    const validFrom = new Date('2026-01-01');
    await db
      .insert(commissionRates)
      .values({ categoryId: special.id, basisPoints: 777, validFrom });
    const ids: number[] = [];
    for (let sold = 0; sold < 12; sold++) {
      const ofFirm = { storeId: firm.id, price: 33_333 + sold, gstRate: 18, quantity: 3 };
      const ofPerson = { storeId: person.id, price: 4_999_900 };
      const categoryId = sold % 2 ? special.id : undefined;
      const sale = { ...(sold % 3 ? ofPerson : ofFirm), ...(categoryId && { categoryId }) };
      ids.push((await sell({ ...sale, isPosted: false })).shipmentId);
      ids.push((await sell({ ...ofPerson, isPosted: false })).shipmentId);
    }
    const entries = async (tx: typeof db) => {
      const { id: _, transactionId: __, ...columns } = getTableColumns(ledgerEntries);
      return tx
        .select({ reference: ledgerTransactions.reference, at: ledgerTransactions.at, ...columns })
        .from(ledgerEntries)
        .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
        .where(
          inArray(
            ledgerTransactions.reference,
            ids.map((id) => `delivery:${id}`),
          ),
        )
        .orderBy(asc(ledgerEntries.id));
    };
    let oneByOne: Awaited<ReturnType<typeof entries>> = [];
    await db
      .transaction(async (tx) => {
        for (const id of ids) await postDelivery(tx, id);
        oneByOne = await entries(tx);
        tx.rollback();
      })
      .catch(() => {});
    const taxed = oneByOne.filter(({ component }) => component === 'tds');
    expect(new Set(taxed.map(({ storeId }) => storeId))).toEqual(new Set([firm.id, person.id]));
    const half = ids.slice(0, 7);
    expect(await db.transaction((tx) => postDeliveries(tx, half))).toBe(7);
    expect(await db.transaction((tx) => postDeliveries(tx, ids))).toBe(ids.length - 7);
    expect(await entries(db)).toEqual(oneByOne);
    await postEvents(db);
  });

  /** Sums the entries of an order's account `rounding`; paise. */
  const roundedOf = async (orderId: number) => {
    const [row] = await connection.db
      .select({ sum: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)::float8` })
      .from(ledgerEntries)
      .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
      .where(and(eq(ledgerTransactions.orderId, orderId), eq(ledgerEntries.account, 'rounding')));
    return row?.sum;
  };

  it('is even again after returns in parts, and posts each once', async () => {
    const { db } = connection;
    const { item, shipmentId, storeId, order } = await sell({ price: 33_333, quantity: 1 });
    const [payment] = await db.select().from(payments).where(eq(payments.orderId, order.id));
    const back = (reference: string, amount: number, shipping = 0, rounding = 0) =>
      db.transaction(async (tx) => {
        const refund = { paymentId: payment?.id ?? 0, reason: 'returned', key: reference };
        const lines = [{ orderItemId: item.id, amount, coupon: 0 }];
        const given = { reference, shipmentId, lines, shipping, rounding, at: new Date() };
        const isNew = await postReturn(tx, given);
        await requestRefund(tx, { ...refund, amount: amount + shipping + rounding });
        return isNew;
      });
    expect(await back(`${item.id}/1`, 11_111)).toBe(true);
    expect(await back(`${item.id}/1`, 11_111)).toBe(false);
    expect((await payableByComponent(db, storeId)).price).toBe(22_222);
    await back(`${item.id}/2`, 1);
    await expect(back(`${item.id}/3`, 22_222)).rejects.toThrow('more than it was sold for');
    expect(await roundedOf(order.id)).toBe(33);
    // ₹382.33 were paid with ₹382.
    await back(`${item.id}/4`, 22_221, 4_900, -33);
    expect(await roundedOf(order.id)).toBe(0);
    const left = Object.values(await payableByComponent(db, storeId));
    expect(left.every((amount) => amount === 0)).toBe(true);
    await expect(back(`${item.id}/5`, 0, 1)).rejects.toThrow('more than it was sold for');
  });

  it('posts a delivery once, however often and at once it is asked', async () => {
    const { db } = connection;
    const { shipmentId, storeId } = await sell({});
    const before = await payableByComponent(db, storeId);
    const again = Array.from({ length: 5 }, () =>
      db.transaction((tx) => postDelivery(tx, shipmentId)),
    );
    expect(await Promise.all(again)).toEqual(again.map(() => false));
    expect(await payableByComponent(db, storeId)).toEqual(before);
  });

  it('refuses entries that do not sum to zero, changes and deletions', async () => {
    const { db } = connection;
    const code = (work: Promise<unknown>) =>
      work.then(
        () => undefined,
        (error) => String(error.cause?.constraint ?? error.constraint ?? error.cause ?? error),
      );
    const crooked = db.transaction((tx) =>
      post(tx, {
        kind: 'payment',
        reference: 'crooked',
        at: new Date(),
        entries: [
          { account: 'cash', amount: 2 },
          { account: 'shoppers', amount: -1 },
        ],
      }),
    );
    expect(await code(crooked)).toBe('ledger_entries_balance');
    await sell({});
    expect(await code(db.update(ledgerEntries).set({ amount: 1 }))).toBe('ledger_append_only');
    expect(await code(db.delete(ledgerEntries))).toBe('ledger_append_only');
    expect(await code(db.delete(ledgerTransactions))).toBe('ledger_append_only');
  });

  it('adjusts a store once by a key, and refuses the key for another sum', async () => {
    const { db } = connection;
    const { id: storeId } = await makeStore(db);
    const given = { storeId, amount: -12_345, reason: 'Late parcels', key: `k${storeId}` };
    const at = new Date();
    await adjust(db, { ...given, at });
    await adjust(db, { ...given, at });
    expect(await payableByComponent(db, storeId)).toEqual({ adjustment: -12_345 });
    await expect(adjust(db, { ...given, amount: 1, at })).rejects.toThrow('idempotency_mismatch');
    await expect(adjust(db, { ...given, storeId: 99_999_999, at })).rejects.toThrow(
      'store_not_found',
    );
  });

  it('agrees with orders and payments', async () => {
    expect(await audit(connection.db, { quiet: true })).toEqual([]);
    const [cash] = await connection.db
      .select({ sum: sql<number>`sum(${ledgerEntries.amount})::float8` })
      .from(ledgerEntries)
      .where(eq(ledgerEntries.account, 'cash'));
    // Each sale was entered, so nobody holds any of it.
    expect(cash?.sum).toBe(0);
  });
});
