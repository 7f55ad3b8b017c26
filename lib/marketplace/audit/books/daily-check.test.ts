import { eq, sql } from 'drizzle-orm';
import { testHost } from '../../app/testing/test-host';
import type { Connection } from '../../kernel/db/connection';
import { openPostgres } from '../../kernel/db/connection';
import { noLimits } from '../../kernel/db/pool';
import { bookCheckDays, bookChecks } from '../../kernel/db/schema/ledger';
import { operators } from '../../kernel/db/schema/operators';
import { describeOnPostgres, testDatabases } from '../../kernel/db/testing/databases';
import { makeProduct } from '../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../kernel/jobs/background';
import { makeOperator } from '../../modules/operators/testing/make-operator';
import { auditByRule, notChecked } from '../audit';
import { dailyBookCheck } from './daily-check';

const day = 24 * 3_600_000;

describe.each(testDatabases)('the daily check of the books on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
  });
  afterAll(() => connection.close());

  const instance = () => dailyBookCheck({ db: connection.db, mailer: api.mailer });
  const at = (days: number) => new Date(Date.now() + days * day);

  /** Runs the check of a day; returns its mails. */
  async function mailsOf(days: number) {
    const before = api.mails.length;
    const books = instance();
    expect(await books.wake(at(days))).toBe(1);
    await books.done();
    await backgroundDone();
    return api.mails.slice(before);
  }

  async function damage() {
    const { id } = await makeProduct(connection.db, { stock: 5 });
    await connection.db.transaction(async (tx) => {
      await tx.execute('set local session_replication_role = replica');
      await tx.execute(`delete from stock_movements where product_id = ${id}`);
    });
    return { rule: 'stock is not the sum of its movements', subject: String(id) };
  }

  it('is made once a day, by one of several instances, and mails nothing where all agrees', async () => {
    await makeOperator(connection.db);
    const instances = [instance(), instance(), instance()];
    const begun = await Promise.all(instances.map((one) => one.wake(at(0))));
    expect(begun.sort()).toEqual([0, 0, 1]);
    await Promise.all(instances.map((one) => one.done()));
    expect(await instance().wake(at(0))).toBe(0);
    const kept = await connection.db.select().from(bookChecks);
    expect(kept).toMatchObject([{ findings: 0, found: [], isDaily: true }]);
    await backgroundDone();
    expect(api.mails).toEqual([]);
  });

  it('mails what it finds to each owner once, in their language, until it finds something else', async () => {
    const owner = await makeOperator(connection.db);
    await connection.db.update(operators).set({ locale: 'hi' }).where(eq(operators.id, owner.id));
    await makeOperator(connection.db, { role: 'finance' });
    const first = await damage();
    const mails = await mailsOf(1);
    expect(mails).toHaveLength(2);
    const own = mails.find(({ to }) => to === owner.email);
    expect(own?.html).toContain('<html lang="hi">');
    expect(own?.text).toContain('/hi/operator/health');
    expect(await mailsOf(2)).toEqual([]);
    const second = await damage();
    expect(await mailsOf(3)).toHaveLength(2);
    const report = await api.call('GET', '/api/operator/health', { token: owner.token });
    expect(report.body.data.books).toMatchObject({
      findings: 2,
      found: expect.arrayContaining([first, second]),
    });
  });

  it('goes to another instance where one has stopped or died', async () => {
    const stopped = instance();
    expect(await stopped.wake(at(5))).toBe(1);
    await stopped.stop();
    expect(await stopped.wake(at(5))).toBe(0);
    const next = instance();
    expect(await next.wake(at(5))).toBe(1);
    await next.done();
    await connection.db
      .insert(bookCheckDays)
      .values({ day: '2020-01-02', leaseUntil: new Date('2020-01-02T01:00:00Z') });
    expect(await instance().wake(new Date('2020-01-02T00:59:00Z'))).toBe(0);
    const heir = instance();
    expect(await heir.wake(new Date('2020-01-02T01:01:00Z'))).toBe(1);
    await heir.done();
  });
});

describeOnPostgres('a rule of the audit', (make) => {
  it('that takes too long is told as not checked, and the others are', async () => {
    const { env, open, drop } = await make();
    const connection = await open();
    const slow = await openPostgres(env.DATABASE_URL, { ...noLimits, lock: 100 });
    try {
      await connection.db.transaction(async (tx) => {
        await tx.execute(sql`lock table commission_invoices in access exclusive mode`);
        const notRead = [
          'the number of a document has more than 16 characters or others than GST allows',
          'a commission invoice is not the commission of its settlement',
        ];
        expect(await auditByRule(slow.db, async () => {})).toEqual(
          notRead.map((subject) => ({ rule: notChecked, subject })),
        );
      });
    } finally {
      await slow.close();
      await connection.close();
      await drop();
    }
  });
});
