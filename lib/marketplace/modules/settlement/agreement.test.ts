import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { Invoice } from '@/lib/contract/schemas/invoices';
import type { StatementLine } from '@/lib/contract/schemas/seller/money';
import { audit } from '../../audit/audit';
import { rowsOf } from '../../kernel/db/connection';
import { testDatabases } from '../../kernel/db/testing/databases';
import { byNight } from '../../kernel/db/testing/nightly';
import { operatorToken } from '../orders/testing/orders';
import type { Market } from '../payments/testing/market';
import { type Lived, liveThrough } from './testing/live-through';
import { openStores, type Stores } from './testing/stores';
import { goods, story } from './testing/stories';

const paise = (rupees: number) => Math.round(rupees * 100);

describe.each(testDatabases)(
  'orders, credit notes, ledger and settlements on $name',
  ({ open }) => {
    let stores: Stores;
    let market: Market;
    beforeAll(async () => {
      process.env.OPERATOR_TOKEN = operatorToken;
      stores = await openStores(await open());
      market = stores.market;
    });
    afterAll(async () => {
      delete process.env.OPERATOR_TOKEN;
      await market.close();
    });

    const paidFor = async (number: string) => {
      const [row] = await rowsOf<{ kept: number; posted: number }>(
        market.db,
        sql`select
        ((select coalesce(sum(p.amount) filter (where p.captured), 0) from payments p where p.order_id = o.id)
          - (select coalesce(sum(r.amount), 0) from refunds r join payments p on p.id = r.payment_id
            where p.order_id = o.id and r.status = 'processed')
          - (select coalesce(sum(b.goods + b.shipping + b.rounding), 0) from returns b where b.order_id = o.id
            and b.refunded_at is not null and b.target <> 'original_payment'))::float8 as kept,
        (select coalesce(sum(e.amount), 0) from ledger_entries e join ledger_transactions t
          on t.id = e.transaction_id where t.order_id = o.id and e.account = 'shoppers'
          and t.kind in ('delivery', 'return'))::float8 as posted
        from orders o where o.number = ${number}`,
      );
      return row;
    };

    async function expectAgreement({ number, token }: Lived) {
      const get = async (path: string) =>
        (await market.api.call('GET', `/api/orders/${number}${path}`, { token })).body.data;
      const total = (all: Invoice[] = []) =>
        all.reduce((sum, one) => sum + paise(one.totals.total) + paise(one.rounding), 0);
      const { totals, current_totals: now } = await get('');
      for (const { subtotal, tax, discount, shipping, rounding, grand_total } of [totals, now]) {
        const exact = paise(subtotal) + paise(tax) - paise(discount) + paise(shipping);
        expect(exact + paise(rounding)).toBe(paise(grand_total));
      }
      const kept = paise(now.grand_total);
      const { invoices } = (await get('/userInvoice')) ?? {};
      const { credit_notes } = (await get('/creditNotes')) ?? {};
      expect(total(invoices) - total(credit_notes)).toBe(kept);
      expect(await paidFor(number)).toEqual({ kept, posted: kept });
    }

    /** Settles all stores and checks that statements match the payouts. */
    async function settleAll() {
      for (const { id, token } of await stores.settleAll()) {
        const statement = (
          await market.api.call('GET', `/api/seller/settlements/${id}?limit=100`, { token })
        ).body.data;
        const lines = statement.lines.reduce(
          (sum: number, { net }: StatementLine) => sum + paise(net),
          0,
        );
        const [ledger] = await rowsOf<{ payout: number }>(
          market.db,
          sql`select sum(e.amount)::float8 as payout from ledger_entries e
          join ledger_transactions t on t.id = e.transaction_id
          where t.kind = 'payout' and split_part(t.reference, ':', 2) = ${String(id)} and e.account = 'store_payable'`,
        );
        expect([lines, paise(statement.amount)]).toEqual([ledger?.payout, ledger?.payout]);
      }
    }

    it('agree to the paisa whatever happens to orders', async () => {
      const seed = Number(process.env.TEST_SEED ?? Date.now() % 2 ** 31);
      console.warn(`TEST_SEED=${seed} repeats this run.`);
      const lived: Lived[] = [];
      await fc.assert(
        fc.asyncProperty(
          goods,
          fc.array(story, { minLength: 1, maxLength: 3 }),
          async (kinds, all) => {
            const stage = await stores.makeStage(kinds);
            const now: Lived[] = [];
            for (const one of all) now.push(await liveThrough(stage, one));
            for (const minutes of [0, 2, 20, 60]) await market.jobs(minutes);
            for (const one of now) await expectAgreement(one);
            expect(await audit(market.db, { quiet: true })).toEqual([]);
            lived.push(...now);
          },
        ),
        { seed, numRuns: Number(process.env.TEST_RUNS ?? byNight(20, 3)), endOnFailure: true },
      );
      await settleAll();
      for (const one of lived) await expectAgreement(one);
      expect(await audit(market.db, { quiet: true })).toEqual([]);
    }, 600_000);
  },
);
