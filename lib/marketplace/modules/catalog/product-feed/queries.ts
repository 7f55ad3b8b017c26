import { sql } from 'drizzle-orm';
import type { FeedProduct, ProductFeedPage } from '@/lib/contract/schemas/product-feed';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../../kernel/db/connection';
import { jsonObject, prepared } from '../../../kernel/db/prepared';
import {
  brands,
  categories,
  productMedia,
  products,
  productTranslations,
} from '../../../kernel/db/schema/catalog';
import { categoryTranslations } from '../../../kernel/db/schema/former-slugs';
import { stores } from '../../../kernel/db/schema/stores';
import { rupees } from '../../../kernel/money/rupees';
import { type DeliveryRules, handlingDays, transitDays } from '../../delivery';
import { isOnSale, liveDealJson } from '../../offers';

/** The contract's feed product, with money in paise. */
type FeedRow = Omit<FeedProduct, 'delivery'> & {
  shipping_fee: number;
  free_shipping_from: number | null;
};

const lang = sql.placeholder('lang');

const productJson = jsonObject<FeedRow>({
  id: products.id,
  slug: products.slug,
  name: sql`coalesce(${productTranslations.name}, ${products.name})`,
  description: sql`coalesce(nullif(${productTranslations.description}, ''), ${products.description})`,
  mrp: products.mrp,
  regular_price: products.price,
  flash_deal: liveDealJson,
  in_stock: sql`${products.stock} > 0`,
  listing_id: products.listingId,
  has_variants: sql`exists (select 1 from ${products} other where other.listing_id = ${products.listingId}
    and other.id <> ${products.id} and other.is_active)`,
  colour: products.colour,
  size: products.size,
  attributes: products.attributes,
  brand: brands.name,
  gtin: products.gtin,
  product_code: products.productCode,
  category_path: sql`paths.names`,
  images: sql`(select coalesce(json_agg(m.url order by m.position), '[]')
    from ${productMedia} m where m.product_id = ${products.id})`,
  return_exchange_condition: products.returnPolicy,
  store_id: products.storeId,
  shipping_fee: stores.shippingFee,
  free_shipping_from: stores.freeShippingFrom,
});

/** Selects a batch of ids first, and the paths of its categories once each: every batch costs the same. */
const rowsAfter = prepared<{ lang: Locale; after: number; limit: number }, FeedRow>(
  'product_feed',
  () => sql<FeedRow>`with recursive batch as materialized (
      select ${products.id} as id, ${products.categoryId} as category_id from ${products}
      join ${stores} on ${stores.id} = ${products.storeId}
      where ${isOnSale} and ${products.id} > ${sql.placeholder('after')}
      order by ${products.id} limit ${sql.placeholder('limit')}),
    up as (
      select c.id as leaf, c.id, c.parent_id, c.name, 0 as depth from ${categories} c
      where c.id in (select category_id from batch)
      union all
      select up.leaf, c.id, c.parent_id, c.name, up.depth + 1
      from ${categories} c join up on c.id = up.parent_id where up.depth < 5),
    paths as (
      select up.leaf, json_agg(coalesce(t.name, up.name) order by up.depth desc) as names
      from up left join ${categoryTranslations} t on t.category_id = up.id and t.locale = ${lang}
      group by up.leaf)
    select ${productJson} from batch
    join ${products} on ${products.id} = batch.id
    join ${stores} on ${stores.id} = ${products.storeId}
    join paths on paths.leaf = batch.category_id
    left join ${brands} on ${brands.id} = ${products.brandId}
    left join ${productTranslations}
      on ${productTranslations.productId} = batch.id and ${productTranslations.locale} = ${lang}
    order by batch.id`,
);

/** Returns the SKUs on sale with an id above `after`, by id, at most `limit`. */
export async function listFeedProducts(
  db: Database,
  lang: Locale,
  { after, limit, rules }: { after: number; limit: number; rules: DeliveryRules },
): Promise<ProductFeedPage> {
  const rows = await rowsAfter(db, { lang, after, limit });
  return {
    products: rows.map((row) => toProduct(row, rules)),
    next: rows.length < limit ? null : (rows.at(-1)?.id ?? null),
  };
}

function toProduct(
  { shipping_fee, free_shipping_from, ...row }: FeedRow,
  rules: DeliveryRules,
): FeedProduct {
  const deal = row.flash_deal;
  return {
    ...row,
    mrp: rupees(row.mrp),
    regular_price: rupees(row.regular_price),
    flash_deal: deal && { ...deal, price: rupees(deal.price) },
    delivery: {
      shipping: rupees(shipping_fee),
      free_shipping_from: free_shipping_from === null ? null : rupees(free_shipping_from),
      handling_days: handlingDays,
      transit_days: transitDays(rules),
    },
  };
}
