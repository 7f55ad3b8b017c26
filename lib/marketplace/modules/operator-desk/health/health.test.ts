import { operatorHealthSchema } from '@/lib/contract/schemas/operators/health';
import { testHost } from '../../../app/testing/test-host';
import type { Connection } from '../../../kernel/db/connection';
import { mailOutbox } from '../../../kernel/db/schema/mails';
import { operatorLog } from '../../../kernel/db/schema/operators';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeProduct } from '../../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../../kernel/jobs/background';
import { runJobs } from '../../../kernel/jobs/run';
import { makeOperator } from '../../operators/testing/make-operator';

describe.each(testDatabases)('the health of the shop on $name', ({ open }) => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let token: string;
  beforeAll(async () => {
    connection = await open();
    api = testHost(connection);
    ({ token } = await makeOperator(connection.db));
  });
  afterAll(() => connection.close());

  const report = async () =>
    operatorHealthSchema.parse(
      (await api.call('GET', '/api/operator/health', { token })).body.data,
    );
  const act = async (action: string) =>
    (await api.call('POST', '/api/operator/health/actions', { token, body: { action } })).body;

  it('names what fails, and a second try sends it', async () => {
    const soon = new Date(Date.now() + 3_600_000);
    const written = { to: 'asha@example.in', subject: 'Hello', text: 'Hello', html: '<p>Hello' };
    const mail = { kind: 'written', mail: written };
    await connection.db.insert(mailOutbox).values({ content: mail, tries: 3, tryAt: soon });
    const before = await report();
    expect(before.queues.mails).toEqual({ count: 1, oldest: expect.any(String) });
    expect(before.failing_mails).toMatchObject([{ kind: 'written', tries: 3 }]);
    expect((await act('send_mails')).data.done).toBe(1);
    await backgroundDone();
    expect(api.mails.map(({ to }) => to)).toEqual(['asha@example.in']);
    expect((await report()).queues.mails).toEqual({ count: 0, oldest: null });
  });

  it('tells how each job went last, also that it failed', async () => {
    await runJobs([{ name: 'diligent', work: async () => 7 }], new Date());
    await runJobs(
      [{ name: 'broken', work: () => Promise.reject(new Error('of the test')) }],
      new Date(),
    );
    const { jobs, database, process } = await report();
    expect(jobs).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'diligent', items: 7 }),
        expect.objectContaining({ name: 'broken', items: null }),
      ]),
    );
    expect(database.size).toBeGreaterThan(1_000_000);
    expect(process.haat).toMatch(/^\d+\.\d+\.\d+/);
  });

  it('checks the books and names what is wrong in them', async () => {
    expect((await act('check_books')).data.findings).toEqual([]);
    const { id } = await makeProduct(connection.db, { stock: 5 });
    await connection.db.transaction(async (tx) => {
      await tx.execute('set local session_replication_role = replica');
      await tx.execute(`delete from stock_movements where product_id = ${id}`);
    });
    expect((await act('check_books')).data.findings).toEqual([
      { rule: 'stock is not the sum of its movements', subject: String(id) },
    ]);
  });

  it('renews pages, refuses what it does not know, and leaves a line in the log', async () => {
    await act('renew_pages');
    await backgroundDone();
    expect((await report()).queues.pages.count).toBe(0);
    expect((await act('drop_everything')).success).toBe(false);
    const lines = await connection.db.select().from(operatorLog);
    expect(lines.map(({ request }) => request)).toContainEqual({ action: 'renew_pages' });
  });

  it('is not for somebody of the catalogue', async () => {
    const other = await makeOperator(connection.db, { role: 'catalogue' });
    const asked = await api.call('GET', '/api/operator/health', { token: other.token });
    expect(asked.status).toBe(403);
  });
});
