import { sql } from 'drizzle-orm';
import { audit } from '../../../audit/audit';
import { rowsOf } from '../../../kernel/db/connection';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeOperator } from '../../operators/testing/make-operator';
import { type Market, openMarket } from '../../payments/testing/market';
import { makeApproved } from '../testing/approved';
import { endPayout } from './end-payout';
import { requestPayouts } from './request-payouts';

const minutes = (count: number) => new Date(Date.now() + count * 60_000);
const reason = 'RazorpayX never had it';

describe.each(testDatabases)(
  'a payout that is being sent and never arrives on $name',
  ({ open }) => {
    let market: Market;
    let payer: Awaited<ReturnType<typeof makeOperator>>;
    let colleague: Awaited<ReturnType<typeof makeOperator>>;
    beforeAll(async () => {
      market = await openMarket(await open());
      payer = await makeOperator(market.db, { role: 'finance' });
      colleague = await makeOperator(market.db, { role: 'finance' });
    });
    afterEach(async () => {
      expect(await audit(market.db, { quiet: true })).toEqual([]);
    });
    afterAll(() => market.close());

    const post = (id: number, step: string, { token }: { token: string }, body: object = {}) =>
      market.api.call('POST', `/api/operator/settlements/${id}/${step}`, { token, body });
    const codeOf = async (ended: Promise<{ status: number; body: { message?: string } }>) => {
      const { status, body } = await ended;
      return [status, body.message];
    };
    const view = async (id: number) => {
      const path = `/api/operator/settlements/${id}`;
      return (await market.api.call('GET', path, { token: payer.token })).body.data;
    };
    const states = async (id: number) => {
      const { status, payouts } = await view(id);
      return [status, ...payouts.map(({ state }: { state: string }) => state)];
    };
    const booked = async (id: number) =>
      rowsOf<{ kind: string; sum: number }>(
        market.db,
        sql`select t.kind, sum(e.amount)::int as sum
        from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
        where e.account = 'store_payable' and split_part(t.reference, ':', 2) = ${String(id)}
          and t.kind in ('payout', 'payout_reversal') group by t.kind`,
      );
    const request = (id: number, provider: string, now: Date) =>
      requestPayouts(market.db, { ids: [id], exported: false, provider, by: payer.id, now });

    it('is marked as failed by a second operator, and paid by another attempt', async () => {
      const { id } = await makeApproved(market.db);
      await request(id, 'gone', minutes(-5));
      await market.jobs(1);
      expect(await states(id)).toEqual(['paying', 'waiting']);
      expect(await codeOf(post(id, 'failed', payer, { reason }))).toEqual([
        409,
        expect.stringContaining('somebody else'),
      ]);
      expect((await post(id, 'failed', colleague, { reason })).status).toBe(200);
      expect([await states(id), await booked(id)]).toEqual([['failed', 'failed'], []]);
      expect((await view(id)).payouts[0].provider_words).toBe(reason);
      expect((await post(id, 'failed', colleague, { reason })).status).toBe(409);
      expect((await post(id, 'approve', colleague)).status).toBe(200);
      expect(await request(id, 'test', new Date())).toMatchObject({ count: 1 });
      await market.jobs(1);
      await market.quiet();
      expect(await states(id)).toEqual(['paid', 'processed', 'failed']);
      expect(await booked(id)).toEqual([{ kind: 'payout', sum: 10_000 }]);
    });

    it('goes on where the provider has it after all, and is paid once', async () => {
      const { id, reference } = await makeApproved(market.db);
      await market.fault({ kind: 'answer_lost', order_id: reference, times: 1 });
      await market.fault({ kind: 'drop', order_id: reference, times: 9 });
      await request(id, 'test', new Date());
      await market.jobs();
      await market.quiet();
      expect(await states(id)).toEqual(['paying', 'waiting']);
      const end = (now: Date) => endPayout(market.context, id, { reason, by: colleague.id, now });
      await expect(end(new Date())).rejects.toMatchObject({ code: 'payout_just_sent' });
      await expect(end(minutes(5))).rejects.toMatchObject({ code: 'payout_at_provider' });
      for (const later of [20, 90]) await market.jobs(later);
      await market.quiet();
      expect([await states(id), await booked(id)]).toEqual([
        ['paid', 'processed'],
        [{ kind: 'payout', sum: 10_000 }],
      ]);
    });

    it('is ended once by two operators at a time, and never while it is only approved', async () => {
      const { id } = await makeApproved(market.db);
      const end = () =>
        endPayout(market.context, id, { reason, by: colleague.id, now: new Date() }).then(
          () => 'ended',
          ({ code }) => code,
        );
      expect(await end()).toBe('settlement_cannot_move');
      await request(id, 'gone', minutes(-5));
      const done = await Promise.all([end(), end()]);
      expect(done.filter((each) => each === 'ended')).toHaveLength(1);
      expect(await states(id)).toEqual(['failed', 'failed']);
    });
  },
);
