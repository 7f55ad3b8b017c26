import { eq } from 'drizzle-orm';
import { operatorHealthSchema } from '@/lib/contract/schemas/operators/health';
import { testHost } from '../../app/testing/test-host';
import { mailLowStock } from '../../modules/listings/low-stock/mail-low-stock';
import { sendNotices } from '../../modules/notices/send-notices';
import { makeOperator } from '../../modules/operators/testing/make-operator';
import { operatorToken } from '../../modules/orders/testing/orders';
import { advanceReturns } from '../../modules/returns/job';
import { returnOf } from '../../modules/returns/testing/delivered';
import { deliveredTo } from '../../modules/returns/testing/delivered-to';
import { makeSeller } from '../../modules/sellers/testing/members';
import { runCycle } from '../../modules/settlement/cycle/run-cycle';
import { postEvents } from '../../modules/settlement/ledger/post-events';
import { lastPeriod } from '../../modules/settlement/rules/periods';
import { makeAdjustment } from '../../modules/settlement/testing/adjustment';
import type { Connection } from '../db/connection';
import { jobFaults, unpostedEvents } from '../db/schema/ledger';
import { productNotices } from '../db/schema/notices';
import { returns } from '../db/schema/returns';
import { settlementCycles, settlements } from '../db/schema/settlement';
import { lowStock } from '../db/schema/stock';
import { testDatabases } from '../db/testing/databases';
import { makeProduct, makeShopper, makeStore } from '../db/testing/fixtures';
import { poison } from '../db/testing/poison';
import { backgroundDone } from './background';
import { dueFaults, eachRow } from './each-row';
import { runJobs } from './run';

const minute = 60_000;
const hour = 60 * minute;

describe.each(testDatabases)('jobs with one bad row on $name', ({ open }) => {
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
  afterEach(() => connection.db.delete(jobFaults));

  const faults = () => connection.db.select().from(jobFaults).orderBy(jobFaults.id);

  it('do the others, wait longer each time, and give up after ten tries', async () => {
    const { db } = connection;
    const done: number[] = [];
    const start = Date.now();
    const round = (now: Date) =>
      eachRow(db, 'test', [1, 2, 3], {
        now,
        subject: (row) => row,
        work: async (row) => {
          if (row === 2) throw new Error('of the test');
          done.push(row);
          return 1;
        },
      });
    expect(await round(new Date(start))).toBe(2);
    expect(done).toEqual([1, 3]);
    expect(await faults()).toMatchObject([
      { job: 'test', subject: '2', fault: 'of the test', tries: 1 },
    ]);
    expect(await dueFaults(db, 'test', new Date(start))).toEqual([]);
    expect(await dueFaults(db, 'test', new Date(start + minute))).toEqual(['2']);
    for (let nth = 0; nth < 9; nth++) await round(new Date(start));
    expect(await faults()).toMatchObject([{ tries: 10, tryAt: null }]);
    expect(await dueFaults(db, 'test', new Date(start + 999 * hour))).toEqual([]);
  });

  it('are shown to the operator, who has them tried again; a success forgets the fault', async () => {
    const { db } = connection;
    const { token } = await makeOperator(db);
    const work = { now: new Date(), subject: (row: string) => row };
    await eachRow(db, 'test', ['one'], { ...work, work: () => Promise.reject(new Error('bad')) });
    await db.update(jobFaults).set({ tries: 10, tryAt: null });
    const report = async () =>
      operatorHealthSchema.parse(
        (await api.call('GET', '/api/operator/health', { token })).body.data,
      );
    expect((await report()).faults).toMatchObject([
      { job: 'test', subject: 'one', fault: 'bad', next_at: null },
    ]);
    const body = { action: 'try_faults' };
    const tried = await api.call('POST', '/api/operator/health/actions', { token, body });
    expect(tried.body.data.done).toBe(1);
    expect(await dueFaults(db, 'test', new Date())).toEqual(['one']);
    await eachRow(db, 'test', ['one'], { ...work, work: async () => 1 });
    expect((await report()).faults).toEqual([]);
  });

  it('post the other events of the ledger', async () => {
    const { db } = connection;
    await postEvents(db);
    const sales = [await deliveredTo(connection, api), await deliveredTo(connection, api)];
    const [bad] = sales;
    const heal = await poison(
      db,
      'ledger_transactions',
      'insert',
      `new.reference = 'delivery:${bad?.shipmentId}'`,
    );
    const now = new Date();
    expect(await postEvents(db, now)).toBe(3);
    expect(await db.select().from(unpostedEvents)).toMatchObject([
      { kind: 'delivery', subjectId: bad?.shipmentId },
    ]);
    expect(await faults()).toMatchObject([
      { job: 'ledger', subject: `delivery ${bad?.shipmentId}`, fault: 'poisoned' },
    ]);
    await heal();
    expect(await postEvents(db, now)).toBe(0);
    expect(await postEvents(db, new Date(now.getTime() + minute))).toBe(1);
  });

  it('settle the other stores, and the bad one in the same week once it is mended', async () => {
    const { db } = connection;
    const now = new Date();
    const stores = [await makeStore(db), await makeStore(db), await makeStore(db)];
    const before = new Date(lastPeriod(now).to.getTime() - 3 * 24 * hour);
    for (const { id } of stores) await makeAdjustment(db, id, 5_000, before);
    const heal = await poison(db, 'settlements', 'insert', `new.store_id = ${stores[1]?.id}`);
    await db.delete(settlementCycles);
    const run = async () =>
      (await api.call('POST', '/api/operator/settlements/run', { token: operatorToken })).body.data;
    expect(await run()).toEqual({ made: 2, there: 2, failed: 1 });
    expect(await run()).toEqual({ made: 0, there: 2, failed: 1 });
    await heal();
    expect(await runCycle(db, now)).toBe(0);
    expect(await run()).toEqual({ made: 1, there: 3, failed: 0 });
    const its = eq(settlements.storeId, stores[1]?.id ?? 0);
    expect(await db.$count(settlements, its)).toBe(1);
  });

  it('move the other returns', async () => {
    const { db } = connection;
    const made: number[] = [];
    for (let nth = 0; nth < 3; nth++) {
      const it = await deliveredTo(connection, api);
      made.push((await it.request(returnOf(it.itemId))).body.data.return.id);
    }
    const heal = await poison(
      db,
      'returns',
      'update',
      `new.id = ${made[0]} and new.status = 'accepted'`,
    );
    await advanceReturns(db, new Date(Date.now() + 49 * hour));
    await heal();
    const rows = await db.select().from(returns).orderBy(returns.id);
    const statuses = rows.filter(({ id }) => made.includes(id)).map(({ status }) => status);
    expect(statuses).toEqual(['requested', 'accepted', 'accepted']);
  });

  it('mail the other notices and stores', async () => {
    const { db } = connection;
    const shopper = await makeShopper(db);
    const sellers = [await makeSeller(db), await makeSeller(db)];
    const products = [];
    for (const { store } of sellers) {
      products.push(await makeProduct(db, { storeId: store.id, stock: 3 }));
    }
    const hourAgo = new Date(Date.now() - hour);
    for (const { id: productId } of products) {
      const facts = {
        userId: shopper.id,
        productId,
        kind: 'back',
        price: 0,
        locale: 'en',
      } as const;
      await db.insert(productNotices).values({ ...facts, checkedAt: hourAgo });
    }
    await db.delete(lowStock);
    for (const [nth, { store }] of sellers.entries()) {
      await db.insert(lowStock).values({ storeId: store.id, productId: products[nth]?.id ?? 0 });
    }
    const healMail = await poison(
      db,
      'product_notices',
      'delete',
      `old.product_id = ${products[0]?.id}`,
    );
    const healStock = await poison(
      db,
      'low_stock',
      'update',
      `new.store_id = ${sellers[0]?.store.id}`,
    );
    const jobs = [
      { name: 'notices', work: (now: Date) => sendNotices(db, now) },
      { name: 'low stock', work: (now: Date) => mailLowStock(db, now) },
    ];
    expect(await runJobs(jobs, new Date())).toBe(2);
    await healMail();
    await healStock();
    expect((await faults()).map(({ job }) => job)).toEqual(['notices', 'low stock']);
  });
});
