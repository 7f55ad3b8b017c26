import { eq, sql } from 'drizzle-orm';
import { audit } from '../../../audit/audit';
import { rowsOf } from '../../../kernel/db/connection';
import { settlements } from '../../../kernel/db/schema/settlement';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { webhookHeaders } from '../../../providers/payments/test/webhooks';
import { makeOperator } from '../../operators/testing/make-operator';
import { type Market, openMarket } from '../../payments/testing/market';
import { exportBankFile } from '../operator/bank-file';
import { payOut } from '../operator/move-settlement';
import { makeApproved } from '../testing/approved';
import { requestPayouts } from './request-payouts';

const number = '123456789012';

describe.each(testDatabases)('payouts by the provider on $name', ({ open }) => {
  let market: Market;
  let operator: Awaited<ReturnType<typeof makeOperator>>;
  beforeAll(async () => {
    market = await openMarket(await open());
    operator = await makeOperator(market.db, { role: 'finance' });
  });
  afterEach(async () => {
    expect(await audit(market.db, { quiet: true })).toEqual([]);
  });
  afterAll(() => market.close());

  const pay = async (ids: number[], more = {}) =>
    (
      await market.api.call('POST', '/api/operator/settlements/pay', {
        token: operator.token,
        body: { ids, ...more },
      })
    ).body.data;
  const statement = async (id: number) =>
    (await market.api.call('GET', `/api/operator/settlements/${id}`, { token: operator.token }))
      .body.data;
  const states = async (id: number) => {
    const { status, payouts } = await statement(id);
    return [status, ...payouts.map(({ state }: { state: string }) => state)];
  };
  const booked = async (id: number) => {
    const [row] = await rowsOf<{ count: number; sum: number }>(
      market.db,
      sql`select count(distinct t.id)::int as count, coalesce(sum(e.amount), 0)::int as sum
        from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
        where e.account = 'store_payable' and split_part(t.reference, ':', 2) = ${String(id)}
          and t.kind in ('payout', 'payout_reversal')`,
    );
    return row;
  };
  const atProvider = async (reference: string) =>
    (
      await rowsOf<{ count: number }>(
        market.db,
        sql`select count(*)::int as count from standin_payouts where reference_id = ${reference}`,
      )
    )[0]?.count;

  it('pays once, books once, tells the owner, and keeps the account number to itself', async () => {
    const { id, reference } = await makeApproved(market.db);
    const [first, second] = await Promise.all([pay([id]), pay([id])]);
    expect([first.count + second.count, first.skipped.length + second.skipped.length]).toEqual([
      1, 1,
    ]);
    await market.quiet();
    const { status, utr, payouts } = await statement(id);
    expect([status, utr]).toEqual(['paid', payouts[0].utr]);
    expect(payouts).toMatchObject([
      { state: 'processed', amount: 100, last_digits: '9012', requested_by: operator.name },
    ]);
    expect([await booked(id), await atProvider(reference)]).toEqual([{ count: 1, sum: 10_000 }, 1]);
    expect(market.api.mails.filter(({ text }) => text.includes(utr))).toHaveLength(1);
    const kept = await rowsOf(
      market.db,
      sql`select p::text from standin_payouts p union all select a::text from payout_attempts a
        union all select e.payload::text from payment_events e
        union all select l.request::text from operator_log l`,
    );
    expect(JSON.stringify(kept)).not.toContain(number);
  });

  it('leaves what is being paid out of the bank file, and what is in one alone unless told', async () => {
    const [paying, exported] = [await makeApproved(market.db), await makeApproved(market.db)];
    await market.fault({ kind: 'payout_low_balance', order_id: paying.reference, seconds: 3600 });
    await pay([paying.id]);
    await market.quiet();
    expect(await states(paying.id)).toEqual(['paying', 'queued']);
    expect((await exportBankFile(market.db, { now: new Date() })).count).toBe(1);
    expect(await pay([exported.id])).toMatchObject({
      count: 0,
      skipped: [{ why: 'in_bank_file' }],
    });
    expect((await pay([exported.id], { exported: true })).count).toBe(1);
    await market.quiet();
    expect(await states(exported.id)).toEqual(['paid', 'processed']);
    await market.jobs(61);
    await market.quiet();
    expect(await states(paying.id)).toEqual(['paid', 'processed']);
  });

  it('is sent by the job when the process died after the commit', async () => {
    const { id, reference } = await makeApproved(market.db);
    const asked = { ids: [id], exported: false, provider: 'test', by: null, now: new Date() };
    expect(await requestPayouts(market.db, asked)).toMatchObject({ count: 1, total: 100 });
    expect([await states(id), await atProvider(reference)]).toEqual([['paying', 'waiting'], 0]);
    await Promise.all([market.jobs(1), market.jobs(1)]);
    await market.quiet();
    expect([await states(id), await atProvider(reference)]).toEqual([['paid', 'processed'], 1]);
  });

  it.each([
    ['the answer is lost after it was taken', 'answer_lost', 2],
    ['the provider is down', 'server_error', 3],
  ] as const)('pays once though %s', async (_, kind, times) => {
    const { id, reference } = await makeApproved(market.db);
    await market.fault({ kind, order_id: reference, times });
    await market.fault({ kind: 'drop', order_id: reference, times: 9 });
    await pay([id]);
    await market.quiet();
    expect((await states(id))[0]).toBe('paying');
    for (const minutes of [2, 10, 30, 90]) await market.jobs(minutes);
    expect([await states(id), await atProvider(reference)]).toEqual([['paid', 'processed'], 1]);
    expect(await booked(id)).toEqual({ count: 1, sum: 10_000 });
  });

  it('takes webhooks twice and in any order, and none with a wrong signature', async () => {
    const { id, reference } = await makeApproved(market.db);
    await market.fault({ kind: 'duplicate', order_id: reference, times: 9 });
    await market.fault({ kind: 'delay', order_id: reference, seconds: 600 });
    await pay([id]);
    await market.quiet();
    for (const minutes of [1, 11, 12]) await market.jobs(minutes);
    await market.quiet();
    expect([await states(id), await booked(id)]).toEqual([
      ['paid', 'processed'],
      { count: 1, sum: 10_000 },
    ]);
    const forged = await market.api.host.request('/api/payouts/webhook', {
      method: 'POST',
      body: '{"type":"payout.reversed"}',
      headers: webhookHeaders('{}', 'evt_forged', 'another secret'),
    });
    expect(forged.status).toBe(400);
  });

  it('lets a payout that failed be paid again, as another attempt', async () => {
    const { id, reference } = await makeApproved(market.db);
    await market.fault({ kind: 'payout_fails', order_id: reference });
    await pay([id]);
    await market.quiet();
    expect(await states(id)).toEqual(['approved', 'failed']);
    const { payouts } = await statement(id);
    expect(payouts[0]).toMatchObject({ provider_words: expect.stringContaining('does not know') });
    expect(await booked(id)).toEqual({ count: 0, sum: 0 });
    await pay([id]);
    await market.quiet();
    expect(await states(id)).toEqual(['paid', 'processed', 'failed']);
  });

  it('lets what the provider refuses be paid again', async () => {
    const { id, store } = await makeApproved(market.db);
    await market.db.execute(
      sql`update bank_accounts set holder = 'अंजलि' where store_id = ${store.id}`,
    );
    await pay([id]);
    await market.quiet();
    expect(await states(id)).toEqual(['approved', 'failed']);
  });

  it('takes a payout back that the bank returned, and the bank file can pay it', async () => {
    const { id, reference } = await makeApproved(market.db);
    await market.fault({ kind: 'payout_reversed', order_id: reference, seconds: 7200 });
    await pay([id]);
    await market.quiet();
    expect(await states(id)).toEqual(['paid', 'processed']);
    await market.jobs(121);
    await market.quiet();
    expect([await states(id), await booked(id)]).toEqual([
      ['approved', 'reversed'],
      { count: 2, sum: 0 },
    ]);
    expect(market.api.mails.at(-1)?.text).toContain('9012');
    await exportBankFile(market.db, { now: new Date() });
    await payOut(market.db, id, 'UTR00000099', new Date());
    expect(await booked(id)).toEqual({ count: 3, sum: 10_000 });
  });

  it('skips what must not be paid, and says why', async () => {
    const { db } = market;
    const held = await makeApproved(db, { daysAgo: 1.9 });
    const own = await makeApproved(db, { by: operator.id });
    expect((await pay([own.id])).count).toBe(1);
    await market.quiet();
    await makeOperator(db);
    const again = await makeApproved(db, { by: operator.id });
    const none = await makeApproved(db);
    await db.execute(sql`delete from bank_accounts where store_id = ${none.store.id}`);
    const done = await pay([held.id, own.id, again.id, none.id]);
    expect(done.skipped.map(({ why }: { why: string }) => why)).toEqual([
      'held',
      'not_approved',
      'approved_by_you',
      'no_bank_account',
    ]);
    const rows = await db.select().from(settlements).where(eq(settlements.status, 'paying'));
    expect(rows).toEqual([]);
  });
});
