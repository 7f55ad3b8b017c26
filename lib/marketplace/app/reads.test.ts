import { sql } from 'drizzle-orm';
import { type Connection, rowsOf } from '../kernel/db/connection';
import { growth } from '../kernel/db/growth';
import { testDatabases } from '../kernel/db/testing/databases';
import { recorded, type Sent } from '../kernel/db/testing/recorded';
import { partialIndexes, planAsIfLarge, wholeReads } from '../kernel/db/testing/whole-reads';
import { backgroundDone } from '../kernel/jobs/background';
import { payableOrders } from '../modules/orders';
import { operatorToken } from '../modules/orders/testing/orders';
import { seed } from '../seed/seed';
import { stepsOf } from './clean-up';
import { hostJobs } from './jobs';
import { testPayments } from './providers/payments';
import { readCalls } from './testing/reads/calls';
import { knownOf, signIn } from './testing/reads/known';
import { mayReadAll, outboxes } from './testing/reads/may-read-all';
import { testHost } from './testing/test-host';

/** The error that rolls a transaction back. */
const undone = new Error('undone');

describe.each(testDatabases)('on $name', ({ open }) => {
  let connection: Connection;
  /** Tables with rows: the planner has no statistics of empty ones. */
  let large: Set<string>;
  let parts: Set<string>;
  beforeAll(async () => {
    process.env.OPERATOR_TOKEN = operatorToken;
    connection = await open();
    const { db } = connection;
    await seed(connection, {});
    await db.execute(sql`analyze`);
    const filled = await rowsOf<{ name: string }>(
      db,
      sql`select relname::text as name from pg_class where relkind in ('r', 'p')
        and relnamespace = 'public'::regnamespace and reltuples > 0`,
    );
    large = new Set(filled.map(({ name }) => name).filter((name) => name in growth));
    for (const name of outboxes) large.delete(name);
    parts = await partialIndexes(db);
  });
  afterAll(async () => {
    delete process.env.OPERATOR_TOKEN;
    await backgroundDone();
    await connection.close();
  });

  const seen = new Set<string>();

  /**
   * Returns a complaint with advice for each statement that would read a large table whole, except permitted
   * ones.
   */
  async function complaintsOf(who: string, sent: Sent[]): Promise<string[]> {
    const found = new Set<string>();
    const fresh = sent.filter(({ text }) => !seen.has(`${who} ${text}`));
    const explain = connection.db.transaction(async (tx) => {
      await planAsIfLarge(tx, large);
      for (const statement of fresh) {
        seen.add(`${who} ${statement.text}`);
        for (const { table, how } of await wholeReads(tx, statement, large, parts)) {
          if (mayReadAll[who]?.tables.includes(table)) continue;
          const text = statement.text.replace(/\s+/g, ' ').slice(0, 400);
          found.add(
            `${who} reads all of ${table}, ${how}: give it an index, or a LIMIT that ends it: ${text}`,
          );
        }
      }
      throw undone;
    });
    await explain.catch((error) => {
      if (error !== undone) throw error;
    });
    return [...found];
  }

  it('calls that read do so by an index', async () => {
    const { db } = connection;
    const watched = recorded(db);
    const api = testHost({ ...connection, db: watched.db });
    const known = await knownOf(db);
    const signed = { ...(await signIn(db, known)), operator: operatorToken, everybody: undefined };
    const complaints: string[] = [];
    for (const { route, path, caller } of readCalls(known)) {
      watched.take();
      const { status } = await api.call('GET', path, { token: signed[caller] });
      expect([path, status]).not.toEqual([path, 500]);
      complaints.push(...(await complaintsOf(route, watched.take())));
    }
    expect(complaints).toEqual([]);
  }, 300_000);

  it('background jobs read by an index', async () => {
    const watched = recorded(connection.db);
    const { mailer, files, revalidate } = testHost(connection);
    const { providers, payouts, testProvider } = await testPayments(watched.db);
    const paymentContext = { db: watched.db, mailer, providers, payouts, orders: payableOrders };
    const complaints: string[] = [];
    for (const { name, work } of hostJobs({ paymentContext, files, testProvider, revalidate })) {
      watched.take();
      await work(new Date());
      complaints.push(...(await complaintsOf(`job ${name}`, watched.take())));
    }
    expect(complaints).toEqual([]);
  }, 300_000);

  it('what is over is found by an index, each by the step that its rule names', async () => {
    const watched = recorded(connection.db);
    const { files } = testHost(connection);
    const steps = stepsOf(watched.db, files, new Date());
    const complaints: string[] = [];
    for (const [table, rule] of Object.entries(growth)) {
      if (rule.kept !== 'days') continue;
      watched.take();
      await steps[rule.step]?.();
      const sent = watched.take();
      expect([table, sent.some(({ text }) => text.includes(`"${table}"`))]).toEqual([table, true]);
      complaints.push(...(await complaintsOf(rule.step, sent)));
    }
    expect(complaints).toEqual([]);
  });
});
