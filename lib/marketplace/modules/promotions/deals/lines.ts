import { and, eq, inArray } from 'drizzle-orm';
import { dealPriceOf } from '@/lib/contract/schemas/promotions/deal-price';
import type { DealBody } from '@/lib/contract/schemas/promotions/deals';
import type { Database } from '../../../kernel/db/connection';
import { products } from '../../../kernel/db/schema/catalog';
import { NotFound } from '../../../kernel/errors';
import { paiseOf, rupees } from '../../../kernel/money/rupees';

/** A SKU of a deal; paise. */
export type DealLine = { productId: number; sku: string; regular: number; price: number };

/**
 * Locks and returns the SKUs of a deal with their prices, so that none is repriced meanwhile.
 * @throws {NotFound} deal_sku_not_found for SKUs that the store does not have
 */
export async function lockLines(
  tx: Database,
  storeId: number,
  { skus, percent }: Pick<DealBody, 'skus' | 'percent'>,
): Promise<DealLine[]> {
  const ids = skus.map(({ product_id }) => product_id);
  const rows = await tx
    .select({ id: products.id, sku: products.sku, regular: products.price })
    .from(products)
    .where(
      and(inArray(products.id, ids), eq(products.storeId, storeId), eq(products.isRemoved, false)),
    )
    .orderBy(products.id)
    .for('no key update');
  if (rows.length < ids.length) throw new NotFound('deal_sku_not_found');
  const given = new Map(skus.map(({ product_id, price }) => [product_id, price]));
  return rows.map(({ id, sku, regular }) => ({
    productId: id,
    sku,
    regular,
    price: paiseOf(given.get(id) ?? dealPriceOf(rupees(regular), percent ?? 0)),
  }));
}
