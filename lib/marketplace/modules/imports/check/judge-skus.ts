import { textFields } from '@/lib/contract/schemas/seller/import-fields';
import { documentLimits } from '@/lib/contract/schemas/seller/listing-document';
import { paiseOf } from '../../../kernel/money/rupees';
import type { Judged } from './judged';
import type { Present } from './present';

const describing = [...textFields, 'category', 'pictures'] as const;

/**
 * Refuses rows with an unknown code and nothing but price and stock: the code is a typing error, not a new
 * product.
 */
export function refuseNumbersAlone(rows: Judged[]): void {
  if (rows.some(({ fields }) => describing.some((field) => fields[field]))) return;
  for (const row of rows) row.problems.push({ field: 'sku', code: 'sku_unknown' });
}

/** Refuses rows whose code is missing or another listing's, and prices that a deal forbids. */
export function judgeSkus(
  code: string,
  rows: Judged[],
  { listings, skus, underDeal }: Present,
): void {
  let count = listings.get(code)?.document.skus.length ?? 0;
  const own = new Set(listings.get(code)?.document.skus.map(({ sku }) => sku));
  for (const { values, problems } of rows) {
    const { sku, price } = values;
    if (!sku) {
      if (!problems.some(({ field }) => field === 'sku')) {
        problems.push({ field: 'sku', code: 'required' });
      }
      continue;
    }
    if (!own.has(sku) && ++count > documentLimits.skus) {
      problems.push({ field: 'sku', code: 'too_many_skus', params: { most: documentLimits.skus } });
    }
    const known = skus.get(sku);
    if (!known) continue;
    if (known.listingCode !== code) {
      problems.push({
        field: 'sku',
        code: 'sku_elsewhere',
        params: { listing: known.listingCode },
      });
    }
    if (price !== undefined && paiseOf(price) > known.price && underDeal.has(known.id)) {
      problems.push({ field: 'price', code: 'price_under_deal' });
    }
  }
}
