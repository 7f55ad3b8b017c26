import { inArray, sql } from 'drizzle-orm';
import type { OtherLocale } from '@/lib/i18n/locales';
import type { Database } from '../../../kernel/db/connection';
import { products } from '../../../kernel/db/schema/catalog';

/** A published SKU; amounts in paise. */
export type PublishedSku = {
  id: number;
  listingId: number;
  sku: string;
  slug: string;
  name: string;
  /** Names in other languages, by their codes. */
  names: { [Lang in OtherLocale]?: string };
  price: number;
  stock: number;
  colour: string | null;
  size: string | null;
};

/**
 * Returns the SKUs of listings, including removed ones, locked by ascending id; by listing and code: `12
 * SHIRT-M`.
 */
export async function publishedSkus(
  tx: Database,
  listings: { id: number }[],
): Promise<Map<string, PublishedSku>> {
  if (!listings.length) return new Map();
  const ids = listings.map(({ id }) => id);
  const rows = await tx
    .select({
      id: products.id,
      listingId: products.listingId,
      sku: products.sku,
      slug: products.slug,
      name: products.name,
      names: sql<PublishedSku['names']>`coalesce((select jsonb_object_agg(t.locale, t.name)
        from product_translations t where t.product_id = ${products.id}), '{}')`,
      price: products.price,
      stock: products.stock,
      colour: products.colour,
      size: products.size,
    })
    .from(products)
    .where(inArray(products.listingId, ids))
    .orderBy(products.id)
    .for('update', { of: products });
  return new Map(rows.map((row) => [`${row.listingId} ${row.sku}`, row]));
}
