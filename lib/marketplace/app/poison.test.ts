import { desc, eq } from 'drizzle-orm';
import { operatorHealthSchema } from '@/lib/contract/schemas/operators/health';
import type { Connection } from '../kernel/db/connection';
import { shopperHashes } from '../kernel/db/schema/accounts';
import { idempotencyKeys } from '../kernel/db/schema/api-tokens';
import { imports } from '../kernel/db/schema/imports';
import { jobFaults } from '../kernel/db/schema/ledger';
import { mailOutbox } from '../kernel/db/schema/mails';
import { shipments } from '../kernel/db/schema/orders';
import { paymentEvents } from '../kernel/db/schema/payments';
import { searchCounts } from '../kernel/db/schema/search';
import { payoutAttempts } from '../kernel/db/schema/settlement';
import { staleProducts } from '../kernel/db/schema/stale-products';
import { stores } from '../kernel/db/schema/stores';
import { webhookDeliveries, webhookEvents } from '../kernel/db/schema/webhooks';
import { testDatabases } from '../kernel/db/testing/databases';
import { makeProduct, makeStore, vendorPassword } from '../kernel/db/testing/fixtures';
import { poison } from '../kernel/db/testing/poison';
import { deliverStaleProducts, type StalePages } from '../kernel/events/stale-products/deliver';
import { backgroundDone } from '../kernel/jobs/background';
import { enqueueMail, sendMails } from '../kernel/mail/outbox';
import { mapImport } from '../modules/imports/decide';
import { openImportDesk } from '../modules/imports/testing/import-desk';
import { shirts } from '../modules/imports/testing/tables';
import { makeOperator } from '../modules/operators/testing/make-operator';
import { type Market, openMarket } from '../modules/payments/testing/market';
import { storeEvent } from '../modules/payments/webhooks/inbox';
import { countSearch } from '../modules/search-counts/count-search';
import { makeSeller } from '../modules/sellers/testing/members';
import { deliverWebhooks } from '../modules/sellers/webhooks/send/deliver';
import { openReceiver } from '../modules/sellers/webhooks/testing/receiver';
import { requestPayouts } from '../modules/settlement/payouts/request-payouts';
import { makeApproved } from '../modules/settlement/testing/approved';
import { webhookHeaders } from '../providers/payments/test/webhooks';
import { hostJobs } from './jobs';

const day = 24 * 3600 * 1000;

/** Functions that add and spoil rows of an outbox, and tell whether they were done. */
type Outbox = {
  /**
   * Adds a waiting row.
   * @returns its id
   */
  add: () => Promise<number>;
  isDone: (id: number) => Promise<boolean>;
  /**
   * Makes the job fail at this row.
   * @returns a function that repairs the row
   */
  spoil: (id: number) => Promise<() => unknown>;
  /** Runs the job at a time; the host's own job by default. */
  run?: (now: Date) => Promise<unknown>;
  /** Makes the next failure the last try; by the tries of `job_faults` by default. */
  exhaust?: (id: number) => Promise<unknown>;
};

/** Jobs without rows in a table, or whose rows other tests poison. */
const elsewhere = {
  'kernel/jobs/each-row.test.ts': ['ledger', 'settlements', 'returns', 'low stock', 'notices'],
  'modules/payments/settle/one-bad-row.test.ts': ['lapsed orders', 'open payments', 'refunds'],
  'modules/settlement/cash/cash.test.ts': ['cash'],
  'audit/books/daily-check.test.ts': ['books'],
  'modules/cdn/purges.test.ts': ['cdn purges'],
  'one sum of a whole day or month, no rows of its own': [
    'market days',
    'tax months',
    'promised days',
  ],
  'encrypts what is there, asks nobody': ['bank accounts'],
  'modules/couriers/one-bad-row.test.ts': [
    ...['courier bookings', 'courier events', 'courier tracking', 'prepaid shipments'],
  ],
  'a stand-in for development': ['test provider', 'test courier'],
};

describe.each(testDatabases)('one row that cannot be processed on $name', ({ open }) => {
  let connection: Connection;
  let market: Market;
  let desk: Awaited<ReturnType<typeof openImportDesk>>;
  let receiver: Awaited<ReturnType<typeof openReceiver>>;
  let listening: { storeId: number };
  beforeAll(async () => {
    process.env.WEBHOOKS_TO_LOCALHOST = 'on';
    connection = await open();
    // The import desk opens before the market, because it sets the folder of files that the market's jobs use.
    desk = await openImportDesk(connection);
    market = await openMarket(connection);
    receiver = await openReceiver();
    const { token, store } = await makeSeller(market.db);
    const body = { url: receiver.url, events: ['stock.changed'], password: vendorPassword };
    await market.api.call('POST', '/api/seller/webhooks', { token, body });
    listening = { storeId: store.id };
  });
  afterAll(async () => {
    delete process.env.WEBHOOKS_TO_LOCALHOST;
    receiver.close();
    await market.close();
    desk.close();
  });
  afterEach(() => market.db.delete(jobFaults));

  const received: number[] = [];
  const refused = new Set<number>();
  let next = 1;
  /** Makes the test itself refuse a row. */
  const refuse = async (id: number) => {
    refused.add(id);
    return () => refused.delete(id);
  };
  const take = (id: number) => {
    if (refused.has(id)) throw new Error('poisoned');
    received.push(id);
  };
  const isTaken = async (id: number) => received.includes(id);
  const spoilBy = (table: string, event: string, when: (id: number) => string) => (id: number) =>
    poison(market.db, table, event, when(id));

  const eventsOf = (source: 'payments' | 'payouts'): Outbox => ({
    add: async () => {
      const { providers, payouts } = market.context;
      const { webhookSecret, payoutWebhookSecret } = market.payments.testProvider.keys;
      const isPayment = source === 'payments';
      const secret = isPayment ? webhookSecret : payoutWebhookSecret;
      const body = JSON.stringify({ type: 'of.the.test', about: {} });
      const headers: Record<string, string> = webhookHeaders(body, `test-${next++}`, secret);
      const delivery = { body, header: (name: string) => headers[name] };
      const senders = isPayment ? providers : payouts;
      return Number(await storeEvent(market.db, source, senders, delivery));
    },
    isDone: async (id) => {
      const [row] = await market.db.select().from(paymentEvents).where(eq(paymentEvents.id, id));
      return Boolean(row?.settledAt);
    },
    spoil: spoilBy(
      'payment_events',
      'update',
      (id) => `new.id = ${id} and new.settled_at > '-infinity'`,
    ),
  });

  const outboxes: Record<string, Outbox> = {
    mails: {
      add: async () => {
        const id = next++;
        const later = new Date(Date.now() + day); // too late for mails sent after an answer
        const mail = { to: 'asha@example.in', subject: String(id), text: '-', html: '-' };
        await enqueueMail(market.db, { kind: 'written', mail }, { now: later });
        return id;
      },
      isDone: isTaken,
      spoil: refuse,
      run: (now) => {
        const send = async ({ subject }: { subject: string }) => take(Number(subject));
        return sendMails({ db: market.db, mailer: { name: 'test', send } }, now);
      },
      exhaust: () => market.db.update(mailOutbox).set({ tries: 23 }),
    },
    'stale products': {
      add: async () => {
        const id = next++;
        await market.db.insert(staleProducts).values({ kind: 'product', subjectId: id });
        return id;
      },
      isDone: async (id) =>
        (await isTaken(id)) &&
        (await market.db.$count(staleProducts, eq(staleProducts.subjectId, id))) === 0,
      spoil: refuse,
      run: (now) => {
        const tell = async ({ products }: StalePages) => {
          if (products.some((id) => refused.has(id))) throw new Error('poisoned');
          received.push(...products);
        };
        return deliverStaleProducts(market.db, tell, now);
      },
    },
    webhooks: {
      add: async () => {
        await makeProduct(market.db, listening);
        const [row] = await market.db
          .select()
          .from(webhookDeliveries)
          .orderBy(desc(webhookDeliveries.id))
          .limit(1);
        return Number(row?.id);
      },
      isDone: async (id) => {
        const its = eq(webhookDeliveries.id, id);
        const [row] = await market.db.select().from(webhookDeliveries).where(its);
        return row?.state === 'delivered';
      },
      spoil: spoilBy('webhook_attempts', 'insert', (id) => `new.delivery_id = ${id}`),
      run: (now) => deliverWebhooks(market.db, () => now),
    },
    payouts: {
      add: async () => {
        const { id } = await makeApproved(market.db);
        await requestPayouts(market.db, {
          ids: [id],
          exported: false,
          provider: 'test',
          by: null,
          now: new Date(),
        });
        return id;
      },
      isDone: async (id) => {
        const its = eq(payoutAttempts.settlementId, id);
        const [row] = await market.db.select().from(payoutAttempts).where(its);
        return row?.state !== 'waiting';
      },
      spoil: spoilBy(
        'payout_attempts',
        'update',
        (id) => `new.settlement_id = ${id} and new.state <> 'waiting'`,
      ),
    },
    'payment events': eventsOf('payments'),
    'payout events': eventsOf('payouts'),
    imports: {
      add: async () => {
        const { db, seller, category, picture } = desk;
        const { id } = (await desk.upload(shirts(1, { category: category.slug, picture }))).body
          .data;
        const [row] = await db.select().from(imports).where(eq(imports.id, id));
        await mapImport(db, seller, id, row?.mapping ?? {});
        return id;
      },
      isDone: async (id) => {
        const [row] = await market.db.select().from(imports).where(eq(imports.id, id));
        return row?.state === 'checked';
      },
      spoil: spoilBy('import_rows', 'insert', (id) => `new.import_id = ${id}`),
      exhaust: async () => {}, // parked at once, for its store to see
    },
    'search counts': {
      add: async () => {
        const id = next++;
        countSearch(market.db, `kurta ${id}`, 1);
        return id;
      },
      isDone: async (id) =>
        (await market.db.$count(searchCounts, eq(searchCounts.text, `kurta ${id}`))) > 0,
      spoil: spoilBy('search_counts', 'insert', (id) => `new.text = 'kurta ${id}'`),
    },
    'unconfirmed orders': {
      add: async () => {
        const product = await makeProduct(market.db, { stock: 3 });
        const { order } = await market.order([product], { method: 'cod' });
        return order.shipments[0].id;
      },
      isDone: async (id) => {
        const [row] = await market.db.select().from(shipments).where(eq(shipments.id, id));
        return row?.status === 'cancelled';
      },
      spoil: spoilBy('shipments', 'update', (id) => `new.id = ${id} and new.status = 'cancelled'`),
    },
    'shopper hashes': {
      add: async () => {
        const product = await makeProduct(market.db, { stock: 3 });
        const { shopper } = await market.order([product], { method: 'cod' });
        await market.db.delete(shopperHashes).where(eq(shopperHashes.userId, shopper.id));
        return shopper.id;
      },
      isDone: async (id) =>
        (await market.db.$count(shopperHashes, eq(shopperHashes.userId, id))) > 0,
      spoil: spoilBy('shopper_hashes', 'insert', (id) => `new.user_id = ${id}`),
    },
    holidays: {
      add: async () => {
        const { id } = await makeStore(market.db);
        const holiday = { holidayFrom: '2026-01-01', holidayTo: '2026-01-02' };
        await market.db.update(stores).set(holiday).where(eq(stores.id, id));
        return id;
      },
      isDone: async (id) => {
        const [row] = await market.db.select().from(stores).where(eq(stores.id, id));
        return row?.holidayTo === null;
      },
      spoil: spoilBy('stores', 'update', (id) => `new.id = ${id} and new.holiday_to is null`),
    },
  };

  const hostJob = (name: string) => async (now: Date) => {
    await market.allJobs.find((job) => job.name === name)?.work(now);
    await backgroundDone();
  };

  it.each(Object.entries(outboxes))(
    'of %s holds nothing up, is parked for an operator, and is done once it is mended',
    async (name, { add, isDone, spoil, run = hostJob(name), exhaust }) => {
      const start = Date.now() + 30 * day;
      const its = eq(jobFaults.job, name);
      const rows = [await add(), await add(), await add()];
      const [, bad = 0] = rows;
      const done = async () => Promise.all(rows.map(isDone));
      const mend = await spoil(bad);
      await run(new Date(start));
      expect(await done()).toEqual([true, false, true]);

      if (exhaust) await exhaust(bad);
      else
        await market.db
          .update(jobFaults)
          .set({ tries: 9, tryAt: new Date(start) })
          .where(its);
      await run(new Date(start + 2 * day));
      const { token } = await makeOperator(market.db);
      const report = await market.api.call('GET', '/api/operator/health', { token });
      const { faults } = operatorHealthSchema.parse(report.body.data);
      expect(faults.filter(({ job }) => job === name)).toMatchObject([{ next_at: null }]);

      // The parked row is not retried by itself; the others are processed.
      await mend();
      if (name !== 'shopper hashes') rows.push(await add());
      await run(new Date(start + 9 * day));
      expect(await done()).toEqual(rows.map((id) => id !== bad));
      const body = { action: 'try_faults' };
      await market.api.call('POST', '/api/operator/health/actions', { token, body });
      await run(new Date(start + 18 * day));
      expect(await done()).toEqual(rows.map(() => true));
      expect(await market.db.$count(jobFaults, its)).toBe(0);
    },
  );

  it('of what is cleaned up holds nothing else up', async () => {
    const { db } = market;
    const key = { storeId: listening.storeId, key: '1', batch: 0, requestHash: '-' };
    await db.insert(idempotencyKeys).values(key);
    await makeProduct(db, listening);
    const mend = await poison(db, 'idempotency_keys', 'delete', 'true');
    await hostJob('clean up')(new Date(Date.now() + 400 * day));
    expect(await db.select().from(jobFaults)).toEqual([
      expect.objectContaining({ job: 'clean up', subject: 'idempotency keys', fault: 'poisoned' }),
    ]);
    expect(await db.$count(webhookEvents)).toBe(0);
    await mend();
  });

  it('is tried for every job', () => {
    const { context: paymentContext, api } = market;
    const all = hostJobs({ paymentContext, ...api }).map(({ name }) => name);
    const tried = [...Object.keys(outboxes), 'clean up', ...Object.values(elsewhere).flat()];
    expect(tried.sort()).toEqual(all.sort());
  });
});
