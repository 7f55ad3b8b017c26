import { textFields } from '@/lib/contract/schemas/seller/import-fields';
import type { RowAsk } from '../../../kernel/db/schema/imports';
import type { Judged, Knowledge } from './judged';

/**
 * Asks once for the file how many there are of new SKUs whose rows say nothing of it, and gives them the store's
 * answer. Rows that only bear numbers are no new SKUs.
 */
export function askStock(
  rows: Judged[],
  present: ReadonlySet<string>,
  { choices }: Pick<Knowledge, 'choices'>,
): void {
  if (!rows.some(({ fields }) => textFields.some((field) => fields[field]))) return;
  for (const row of rows) {
    const { sku, stock } = row.values;
    if (!sku || present.has(sku) || stock !== undefined || row.fields.stock) continue;
    const ask: RowAsk = { kind: 'stock', value: '', hint: '', proposal: null };
    row.asks.push(ask);
    const chosen = choices(ask);
    if (chosen && /^\d{1,7}$/.test(chosen)) row.values.stock = Number(chosen);
  }
}
