import { and, count, desc, eq, sql } from 'drizzle-orm';
import type {
  SellerSettlement,
  Statement,
  StatementLine,
  StatementSums,
} from '@/lib/contract/schemas/seller/money';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import { type Database, rowsOf } from '../../../kernel/db/connection';
import { settlements } from '../../../kernel/db/schema/settlement';
import { translatedText } from '../../../kernel/db/translations';
import { NotFound } from '../../../kernel/errors';
import { rupees } from '../../../kernel/money/rupees';
import { amountOf } from '../cycle/sums';
import { viewCommissionInvoice } from '../invoice/view-commission-invoice';

type Row = typeof settlements.$inferSelect;
type Page = { page: number; limit: number };

export async function listOwnSettlements(db: Database, storeId: number, { page, limit }: Page) {
  const where = eq(settlements.storeId, storeId);
  const rows = await db
    .select()
    .from(settlements)
    .where(where)
    .orderBy(desc(settlements.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await db.select({ total: count() }).from(settlements).where(where);
  const shown: SellerSettlement[] = [];
  for (const row of rows) shown.push(await toSettlement(db, row));
  return { settlements: shown, total: counted?.total ?? 0, page, limit };
}

/**
 * Returns a settlement of a store down to the order line, with its commission invoice.
 * @throws {NotFound} settlement_not_found, also for another store's
 */
export async function viewStatement(
  db: Database,
  { storeId, id, lang, page, limit }: Page & { storeId: number; id: number; lang: Locale },
): Promise<Statement> {
  const [row] = await db
    .select()
    .from(settlements)
    .where(and(eq(settlements.id, id), eq(settlements.storeId, storeId)));
  if (!row) throw new NotFound('settlement_not_found');
  const lines = await statementLines(db, id, lang, { page, limit });
  return {
    ...(await toSettlement(db, row)),
    totals: await statementTotals(db, id),
    lines: lines.lines,
    total_lines: lines.total,
    page,
    limit,
    commission_invoice: await viewCommissionInvoice(db, id, lang),
  };
}

async function toSettlement(db: Database, row: Row): Promise<SellerSettlement> {
  return {
    id: row.id,
    number: row.number,
    period_from: row.periodFrom.toISOString(),
    period_to: row.periodTo.toISOString(),
    status: row.status,
    amount: rupees(await amountOf(db, row.id)),
    utr: row.utr,
    paid_at: row.paidAt?.toISOString() ?? null,
    failure_reason: row.failureReason,
  };
}

const sale = sql`t.kind <> 'return'`;
const paid = sql`e.component in ('price', 'coupon', 'shipping')`;
const total = (where: ReturnType<typeof sql>) =>
  sql`(-coalesce(sum(e.amount) filter (where ${where}), 0))::float8`;

/** Columns of a statement; amounts credited to the store are positive here. */
const sums = sql`
  ${total(sql`e.component = 'price' and ${sale}`)} as price,
  ${total(sql`e.component = 'coupon' and ${sale}`)} as coupon,
  ${total(sql`e.component = 'shipping' and ${sale}`)} as shipping,
  ${total(sql`${paid} and not ${sale}`)} as refund,
  ${total(sql`e.component = 'commission'`)} as commission,
  ${total(sql`e.component = 'commission_gst'`)} as commission_gst,
  ${total(sql`e.component = 'tcs'`)} as tcs,
  ${total(sql`e.component = 'tds'`)} as tds,
  ${total(sql`e.component in ('adjustment', 'cash')`)} as adjustment,
  ${total(sql`true`)} as net`;

const inRupees = (row: StatementSums): StatementSums => ({
  price: rupees(row.price),
  coupon: rupees(row.coupon),
  shipping: rupees(row.shipping),
  refund: rupees(row.refund),
  commission: rupees(row.commission),
  commission_gst: rupees(row.commission_gst),
  tcs: rupees(row.tcs),
  tds: rupees(row.tds),
  adjustment: rupees(row.adjustment),
  net: rupees(row.net),
});

async function statementTotals(db: Database, id: number): Promise<StatementSums> {
  const [row] = await rowsOf<StatementSums>(
    db,
    sql`select ${sums} from settlement_lines l join ledger_entries e on e.id = l.entry_id
        join ledger_transactions t on t.id = e.transaction_id where l.settlement_id = ${id}`,
  );
  if (!row) throw new Error(`settlement ${id} has no sums`);
  return inRupees(row);
}

type LineRow = StatementSums & {
  order_number: string | null;
  description: string | null;
  sku: string | null;
  delivered_at: string | null;
  /** Cash that the store's rider kept. */
  is_cash: boolean;
  total: number;
};

/** Returns lines of a settlement in the order of their delivery, adjustments last; each with its sums. */
export async function statementLines(
  db: Database,
  id: number,
  lang: Locale,
  { page, limit }: Page,
): Promise<{ lines: StatementLine[]; total: number }> {
  const name = translatedText(sql`i.name`, { of: sql`i.translations`, name: 'name', lang });
  const rows = await rowsOf<LineRow>(
    db,
    sql`select max(o.number) as order_number, coalesce(max(${name}), max(t.note)) as description,
        max(i.sku) as sku, min(d.at)::text as delivered_at,
        bool_and(e.component = 'cash') as is_cash, (count(*) over ())::int as total, ${sums}
      from settlement_lines l join ledger_entries e on e.id = l.entry_id
        join ledger_transactions t on t.id = e.transaction_id
        left join orders o on o.id = t.order_id
        left join order_items i on i.id = e.order_item_id
        left join ledger_transactions d on d.reference = 'delivery:' || i.shipment_id
      where l.settlement_id = ${id}
      group by e.order_item_id, case when e.order_item_id is null then t.id end
      order by min(d.at) nulls last, e.order_item_id, min(t.id)
      limit ${limit} offset ${(page - 1) * limit}`,
  );
  const lines = rows.map((row) => ({
    order_number: row.order_number,
    description: row.is_cash ? textOf(lang, 'api.statement.cash') : (row.description ?? ''),
    sku: row.sku,
    delivered_at: row.delivered_at && new Date(row.delivered_at).toISOString(),
    ...inRupees(row),
  }));
  return { lines, total: rows[0]?.total ?? 0 };
}
