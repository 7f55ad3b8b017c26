import { metricsText } from '@/lib/metrics/registry';
import type { Connection } from '../kernel/db/connection';
import { jobFaults, unpostedEvents } from '../kernel/db/schema/ledger';
import { mailOutbox } from '../kernel/db/schema/mails';
import { payments } from '../kernel/db/schema/payments';
import { testDatabases } from '../kernel/db/testing/databases';
import { makeProduct } from '../kernel/db/testing/fixtures';
import { type Market, openMarket } from '../modules/payments/testing/market';
import { openSearch } from '../modules/search';
import { defineGauges } from './gauges';

describe.each(testDatabases)('gauges on $name', ({ open }) => {
  let connection: Connection;
  let market: Market;
  beforeAll(async () => {
    connection = await open();
    market = await openMarket(connection);
    defineGauges(connection.db, openSearch(connection.db));
  });
  afterAll(() => market.close());

  const read = async (metric: string) => {
    const line = (await metricsText()).body.split('\n').find((one) => one.startsWith(`${metric} `));
    return line === undefined ? undefined : Number(line.slice(metric.length + 1));
  };

  it('tell how much waits in an outbox, by its lane, and since when', async () => {
    const { db } = connection;
    const hourAgo = new Date(Date.now() - 3_600_000);
    const written = { to: 'asha@example.in', subject: 'Hello', text: 'Hello', html: '<p>Hello' };
    const content = { kind: 'written' as const, mail: written };
    expect(await read('haat_queue_waiting{lane="mails",queue="mails"}')).toBe(0);
    expect(await read('haat_queue_oldest_seconds{lane="mails",queue="mails"}')).toBe(0);
    await db.insert(mailOutbox).values({ content, tryAt: hourAgo, createdAt: hourAgo });
    expect(await read('haat_queue_waiting{lane="mails",queue="mails"}')).toBe(1);
    const age = await read('haat_queue_oldest_seconds{lane="mails",queue="mails"}');
    expect(age).toBeGreaterThanOrEqual(3600);
  });

  it('tell since when the ledger has not posted', async () => {
    const { db } = connection;
    await market.order([await makeProduct(db)], { method: 'cod' });
    const processedAt = new Date(Date.now() - 7_200_000);
    const [payment] = await db.update(payments).set({ processedAt }).returning();
    await db.delete(unpostedEvents);
    await db.insert(unpostedEvents).values({ kind: 'payment', subjectId: payment?.id ?? 0 });
    expect(await read('haat_queue_waiting{lane="ledger",queue="ledger"}')).toBe(1);
    const age = await read('haat_queue_oldest_seconds{lane="ledger",queue="ledger"}');
    expect(age).toBeGreaterThanOrEqual(7200);
  });

  it('tell which jobs failed at how many rows, and which of those are parked', async () => {
    const { db } = connection;
    const row = { job: 'ledger', fault: 'bad', tryAt: new Date() };
    await db.insert(jobFaults).values([
      { ...row, subject: '1' },
      { ...row, subject: '2' },
      { ...row, subject: '3', tryAt: null },
    ]);
    expect(await read('haat_job_faults{job="ledger",state="waiting"}')).toBe(2);
    expect(await read('haat_job_faults{job="ledger",state="parked"}')).toBe(1);
    await db.delete(jobFaults);
    expect(await read('haat_job_faults{job="ledger",state="parked"}')).toBeUndefined();
  });
});
