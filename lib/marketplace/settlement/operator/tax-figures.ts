import { sql } from 'drizzle-orm';
import type { TaxFigures } from '@/lib/api/schemas/operators/settlements';
import { type Database, rowsOf } from '../../db/connection';
import { rupees } from '../../money/rupees';
import { csv } from '../csv';
import { monthOf } from '../rules/periods';

type Row = Record<'store' | 'gstin' | 'pan', string> &
  Record<'supplied' | 'returned' | 'tcs_intra' | 'tcs_inter' | 'gross' | 'tds', string>;

/**
 * What the market reports and pays for a month: TCS by seller's GSTIN (GSTR-8, table 3) and TDS by PAN
 * (section 194-O), both from the ledger. The taxable value of an entry is its price without the GST of its
 * line; goods free of GST have none.
 */
export async function taxFigures(db: Database, month: string): Promise<TaxFigures> {
  const { from, to } = monthOf(month);
  const taxable = sql`(case when i.gst_rate = 0 then 0
    else round(e.amount::numeric * 100 / (100 + i.gst_rate)) end)`;
  const isPaid = sql`e.account = 'shoppers'`;
  const isPayable = sql`e.account = 'store_payable'`;
  const sum = (what: ReturnType<typeof sql>, where: ReturnType<typeof sql>) =>
    sql`coalesce(sum(${what}) filter (where ${where}), 0)::text`;
  const amount = sql`e.amount`;
  const rows = await rowsOf<Row>(
    db,
    sql`select s.name as store, s.gstin, s.pan,
        ${sum(taxable, sql`${isPaid} and t.kind = 'delivery'`)} as supplied,
        ${sum(sql`-${taxable}`, sql`${isPaid} and t.kind = 'return'`)} as returned,
        ${sum(amount, sql`${isPayable} and e.component = 'tcs' and i.igst = 0`)} as tcs_intra,
        ${sum(amount, sql`${isPayable} and e.component = 'tcs' and i.igst > 0`)} as tcs_inter,
        ${sum(sql`-e.amount`, sql`${isPayable} and e.component in ('price', 'coupon', 'shipping')`)}
          as gross,
        ${sum(amount, sql`${isPayable} and e.component = 'tds'`)} as tds
      from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
        join stores s on s.id = e.store_id join order_items i on i.id = e.order_item_id
      where t.at >= ${from.toISOString()}::timestamptz and t.at < ${to.toISOString()}::timestamptz
      group by s.id order by s.name, s.id`,
  );
  const sellers = rows.map(({ store, gstin, pan, ...sums }) => {
    const of = (name: keyof typeof sums) => rupees(Number(sums[name]));
    const half = rupees(Number(sums.tcs_intra) / 2);
    const net = rupees(Number(sums.supplied) - Number(sums.returned));
    return {
      ...{ store, gstin, pan, net },
      supplied: of('supplied'),
      returned: of('returned'),
      tcs_cgst: half,
      tcs_sgst: half,
      tcs_igst: of('tcs_inter'),
      gross: of('gross'),
      tds: of('tds'),
    };
  });
  return { month, sellers, gstr8_csv: gstr8(sellers), tds_csv: tds(sellers, month) };
}

const gstr8 = (sellers: TaxFigures['sellers']) =>
  csv([
    [
      'GSTIN of supplier',
      'Trade name',
      'Gross value of supplies made',
      'Value of supplies returned',
      'Net amount liable for TCS',
      'Integrated tax',
      'Central tax',
      'State/UT tax',
    ],
    ...sellers.map((it) => [
      it.gstin,
      it.store,
      it.supplied,
      it.returned,
      it.net,
      it.tcs_igst,
      it.tcs_cgst,
      it.tcs_sgst,
    ]),
  ]);

const tds = (sellers: TaxFigures['sellers'], month: string) =>
  csv([
    ['PAN', 'Name', 'Section', 'Month', 'Gross amount', 'Tax deducted'],
    ...sellers.map((it) => [it.pan, it.store, '194-O', month, it.gross, it.tds]),
  ]);
