import { and, eq } from 'drizzle-orm';
import type { Locale } from '@/lib/i18n/locales';
import { type TextKeyUnder, textOf } from '@/lib/i18n/texts';
import { csvFile } from '@/lib/text/csv';
import { dayOf } from '@/lib/time/india';
import type { Database } from '../../../kernel/db/connection';
import { settlements } from '../../../kernel/db/schema/settlement';
import { NotFound } from '../../../kernel/errors';
import { specimens } from '../../../kernel/settings/require-company';
import { statementLines } from './statement';

const columns = [
  'order_number',
  'description',
  'sku',
  'delivered_at',
  'price',
  'coupon',
  'shipping',
  'refund',
  'commission',
  'commission_gst',
  'tcs',
  'tds',
  'adjustment',
  'net',
] as const satisfies readonly TextKeyUnder<'api.statement'>[];

const all = { page: 1, limit: 100_000 };

/**
 * Returns every line of a store's settlement as CSV; sums in rupees, deductions negative.
 * @throws {NotFound} settlement_not_found, also for another store's
 */
export async function statementFile(
  db: Database,
  { storeId, id, lang }: { storeId: number; id: number; lang: Locale },
): Promise<{ file_name: string; csv: string }> {
  const [row] = await db
    .select({ number: settlements.number, until: settlements.periodTo, at: settlements.approvedAt })
    .from(settlements)
    .where(and(eq(settlements.id, id), eq(settlements.storeId, storeId)));
  if (!row) throw new NotFound('settlement_not_found');
  const { lines } = await statementLines(db, id, lang, all);
  const heading = columns.map((column) => textOf(lang, `api.statement.${column}`));
  const rows = lines.map((line) => {
    // Spreadsheets show a day unchanged, without a time zone.
    const delivered_at = line.delivered_at && dayOf(line.delivered_at);
    return columns.map((column) => ({ ...line, delivered_at })[column]);
  });
  // Its commission invoice is issued with the approval.
  const isSpecimen = (await specimens(db))(row.at ?? row.until);
  const over = isSpecimen ? [[textOf(lang, 'api.statement.specimen')]] : [];
  return { file_name: `statement-${row.number}.csv`, csv: csvFile([...over, heading, ...rows]) };
}
