import { defaultSupport } from '@/lib/contract/schemas/settings/support';
import { dayOf } from '@/lib/time/india';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { supportTickets } from '../../../kernel/db/schema/content';
import { searchCounts } from '../../../kernel/db/schema/search';
import { counted } from '../../../kernel/db/testing/counted';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeProduct, makeShopper } from '../../../kernel/db/testing/fixtures';
import { forgetFaults, noteFault } from '../../../kernel/jobs/each-row';
import { notingFailures } from '../../../kernel/jobs/failed-jobs';
import { runJobs } from '../../../kernel/jobs/run';
import { makeOperator } from '../../operators/testing/make-operator';
import { codOrder, operatorToken } from '../../orders/testing/orders';
import { findToday } from './today';

const hour = 3_600_000;

describe.each(testDatabases)('today on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  beforeAll(async () => {
    connection = await open();
    process.env.OPERATOR_TOKEN = operatorToken;
    api = testHost(connection);
  });
  afterAll(async () => {
    delete process.env.OPERATOR_TOKEN;
    await connection.close();
  });

  const today = async () =>
    (await api.call('GET', '/api/operator/today', { token: operatorToken })).body.data;

  /** Buys a product, with the given mark of having been opened from search results. */
  async function buy(from_search: boolean | undefined, times = 1) {
    const { id, storeId } = await makeProduct(connection.db);
    const { token } = await makeShopper(connection.db);
    const body = { product_id: id, store_id: storeId, quantity: '1' };
    let line = 0;
    for (let at = 0; at < times; at++) {
      const sent = { ...body, ...(at === 0 && { from_search }) };
      line = (await api.call('POST', '/api/cart', { token, body: sent })).body.data.id;
    }
    const order = await api.call('POST', '/api/orders', { token, body: codOrder([line]) });
    expect(order.status).toBe(201);
  }

  it.each([
    ['support', false],
    ['catalogue', false],
    ['finance', true],
    ['owner', true],
  ] as const)('shows what was sold to those who handle money: %s %s', async (role, sees) => {
    const { token } = await makeOperator(connection.db, { role });
    const { data } = (await api.call('GET', '/api/operator/today', { token })).body;
    expect([Array.isArray(data.days), Array.isArray(data.days_before)]).toEqual([sees, sees]);
  });

  it('counts orders that a search led to, beside searches and opened results', async () => {
    const day = dayOf(new Date());
    await connection.db.insert(searchCounts).values([
      { day, text: 'lamp', searches: 6, clicks: 3, results: 4 },
      { day, text: 'xyzzy', searches: 2, clicks: 0, results: 0 },
    ]);
    await buy(undefined);
    await buy(false);
    await buy(true);
    // A line found by search keeps its mark when more is added from elsewhere.
    await buy(true, 2);
    expect((await today()).search).toEqual({
      searches: 8,
      opened: 3,
      orders: 2,
      empty: [{ text: 'xyzzy', searches: 2 }],
    });
  });

  it('counts grievances past the clocks of the settings as overdue', async () => {
    const { acknowledge_hours, answer_days } = defaultSupport;
    const ticket = (number: string, hours: number, more: object = {}) => ({
      ...{ number, name: 'Asha', email: 'a@b.in', subject: 'S' },
      ...{ topic: 'grievance' as const, openedAt: new Date(Date.now() - hours * hour) },
      ...more,
    });
    const answerHours = answer_days * 24;
    await connection.db
      .insert(supportTickets)
      .values([
        ticket('A', acknowledge_hours - 1),
        ticket('B', acknowledge_hours + 1),
        ticket('C', acknowledge_hours + 1, { status: 'waiting', acknowledgedAt: new Date() }),
        ticket('D', answerHours + 1, { status: 'waiting', acknowledgedAt: new Date() }),
        ticket('E', answerHours + 1, { status: 'resolved', resolvedAt: new Date() }),
        ticket('F', answerHours + 1, { topic: 'other' }),
      ]);
    const answer = await api.call('GET', '/api/operator/queues', { token: operatorToken });
    const waiting = answer.body.data;
    const grievances = waiting.find(({ name }: { name: string }) => name === 'grievances');
    expect(grievances).toMatchObject({ count: 4, overdue: 2 });
  });

  it('tells when the books were checked, and which jobs failed', async () => {
    expect((await today()).books).toBeNull();
    const body = { action: 'check_books' };
    const { findings } = (
      await api.call('POST', '/api/operator/health/actions', { token: operatorToken, body })
    ).body.data;
    const { books } = await today();
    expect(books).toEqual({ checked_at: expect.any(String), findings: findings.length });
  });

  it('tells which jobs fail in any process, as a whole or at rows, until they do not', async () => {
    const { db } = connection;
    let isBroken = true;
    const mails = notingFailures(db, 'mails', async () => {
      if (isBroken) throw new Error('no channel');
      return 0;
    });
    await runJobs([{ name: 'mails', work: mails }], new Date());
    await noteFault(db, { job: 'refunds', subject: '4' }, new Error('unknown'), new Date());
    await noteFault(db, { job: 'refunds', subject: '7' }, new Error('unknown'), new Date());
    const failed = async () =>
      (await today()).failed_jobs.map(({ name, rows }: { name: string; rows: number }) => [
        name,
        rows,
      ]);
    expect(await failed()).toEqual([
      ['mails', 0],
      ['refunds', 2],
    ]);
    isBroken = false;
    await runJobs([{ name: 'mails', work: mails }], new Date());
    expect(await failed()).toEqual([['refunds', 2]]);
    await forgetFaults(db, 'refunds');
  });

  it('is read with at most ten statements', async () => {
    const { db, sent } = counted(connection.db);
    const before = sent();
    await findToday(db);
    expect(sent() - before).toBeLessThanOrEqual(10);
  });
});
