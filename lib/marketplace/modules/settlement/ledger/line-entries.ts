import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { ledgerEntries, ledgerTransactions } from '../../../kernel/db/schema/ledger';
import type { LineAmounts } from '../rules/line-amounts';
import type { Entry } from './post';

/** A part of an order line: its goods, or the shipping that is charged with it. */
export type LinePart = { storeId: number; orderItemId: number; about: 'goods' | 'shipping' };

const nothing: LineAmounts = {
  shopper: 0,
  couponMarket: 0,
  couponSeller: 0,
  commission: 0,
  commissionGst: 0,
  tcs: 0,
  tds: 0,
};

/** Returns the entries by which a part of a line changes from one split to another; a sale begins at zero. */
export function lineEntries(part: LinePart, to: LineAmounts, from = nothing): Entry[] {
  const by = (name: keyof LineAmounts) => to[name] - from[name];
  const { storeId, about } = part;
  const payable = (component: Entry['component'], amount: number): Entry => ({
    ...part,
    account: 'store_payable',
    component,
    amount,
  });
  const other = (account: Entry['account'], amount: number): Entry => ({
    ...part,
    storeId,
    account,
    amount,
  });
  const price = by('shopper') + by('couponMarket') + by('couponSeller');
  return [
    other('shoppers', by('shopper')),
    other('coupons', by('couponMarket')),
    payable(about === 'goods' ? 'price' : 'shipping', -price),
    payable('coupon', by('couponSeller')),
    payable('commission', by('commission')),
    other('commission', -by('commission')),
    payable('commission_gst', by('commissionGst')),
    other('commission_gst', -by('commissionGst')),
    payable('tcs', by('tcs')),
    other('tcs', -by('tcs')),
    payable('tds', by('tds')),
    other('tds', -by('tds')),
  ];
}

/** Returns the entries of the signed rounding of cash to whole rupees: the market's gain or loss. */
export const roundingEntries = (rounding: number): Entry[] => [
  { account: 'shoppers', amount: rounding },
  { account: 'rounding', amount: -rounding },
];

/** Returns the split of a part of a line at delivery (`whole`), and after all returns so far (`now`). */
export async function postedSplits(
  db: Database,
  { orderItemId, about }: Pick<LinePart, 'orderItemId' | 'about'>,
): Promise<{ whole: LineAmounts; now: LineAmounts }> {
  const delivered = sql<number>`coalesce(sum(${ledgerEntries.amount})
    filter (where ${ledgerTransactions.kind} = 'delivery'), 0)::float8`;
  const rows = await db
    .select({
      account: ledgerEntries.account,
      component: ledgerEntries.component,
      delivered,
      now: sql<number>`sum(${ledgerEntries.amount})::float8`,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerEntries.orderItemId, orderItemId),
        eq(ledgerEntries.about, about),
        inArray(ledgerTransactions.kind, ['delivery', 'return']),
      ),
    )
    .groupBy(ledgerEntries.account, ledgerEntries.component);
  const split = (which: 'delivered' | 'now'): LineAmounts => {
    const of = (account: string, component: string | null = null) =>
      rows.find((row) => row.account === account && row.component === component)?.[which] ?? 0;
    const deducted = (component: string) => of('store_payable', component);
    return {
      shopper: of('shoppers'),
      couponMarket: of('coupons'),
      couponSeller: deducted('coupon'),
      commission: deducted('commission'),
      commissionGst: deducted('commission_gst'),
      tcs: deducted('tcs'),
      tds: deducted('tds'),
    };
  };
  return { whole: split('delivered'), now: split('now') };
}
