import { and, eq, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FormerProduct, Product } from '@/lib/contract/schemas/catalog';
import { percentOf } from '@/lib/contract/schemas/gst/rates';
import { camel, ofShownFields, type ShownValues } from '@/lib/contract/schemas/seller/plain-fields';
import type { SizeChart } from '@/lib/contract/schemas/size-chart';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../kernel/db/connection';
import { jsonObject, prepared } from '../../kernel/db/prepared';
import {
  categories,
  productMedia,
  products,
  productTranslations,
} from '../../kernel/db/schema/catalog';
import { categoryTranslations, formerSlugs } from '../../kernel/db/schema/former-slugs';
import { listings, sizeCharts } from '../../kernel/db/schema/listings';
import { stores } from '../../kernel/db/schema/stores';
import {
  translatedText,
  translationsOfCategory,
  translationsOfProduct,
} from '../../kernel/db/translations';
import { rupees } from '../../kernel/money/rupees';
import { type DeliveryRules, handlingDays, transitDays } from '../delivery';
import { highestPrice, isOnSale, lowestPrice, onSale, storeIsApproved } from '../offers';
import { presentGstRate } from '../tax';
import { type CardRow, cardJson, cardTables, toCard } from './cards';

type ProductRow = {
  card: CardRow;
  description: string;
  productCode: string;
  sku: string;
  gtin: string | null;
  hsn: string;
  /** The tax rate in hundredths of a percent. */
  gstRate: number;
  shown: ShownValues;
  returnPolicy: Product['return_exchange_condition'];
  updatedAt: string;
  /** Prices in paise. */
  lowestPrice: number;
  highestPrice: number;
  pictures: string[];
  path: Product['category_path'];
  variants: Product['variants'];
  sizeChart: SizeChart | null;
  attributes: string[];
};

const lang = sql.placeholder('lang');

const picture = alias(productMedia, 'picture');
const pictures = sql`(select coalesce(json_agg(${picture.url} order by ${picture.position}), '[]')
  from ${productMedia} picture where ${picture.productId} = ${products.id})`;

/** The category's ancestors from the outermost, then the category itself. */
const path = sql`(with recursive up as (
    select id, parent_id, slug, name, 0 as depth from ${categories}
    where id = ${products.categoryId}
    union all
    select c.id, c.parent_id, c.slug, c.name, up.depth + 1
    from ${categories} c join up on c.id = up.parent_id where up.depth < 5)
  select json_agg(
    json_build_object('id', up.id, 'name', coalesce(t.name, up.name), 'slug', up.slug)
    order by up.depth desc)
  from up left join ${categoryTranslations} t on t.category_id = up.id and t.locale = ${lang})`;

const variant = alias(products, 'variant');
const seller = alias(stores, 'seller');
const variants = sql`(select coalesce(json_agg(v order by v.id), '[]') from (
    select ${variant.id}, ${variant.slug}, coalesce(t.name, ${variant.name}) as name,
      ${variant.colour}, ${variant.size}, m.url as image, ${variant.stock} > 0 as in_stock
    from ${products} variant
    join ${stores} seller on ${seller.id} = ${variant.storeId}
    left join ${productTranslations} t on t.product_id = ${variant.id} and t.locale = ${lang}
    left join ${productMedia} m on m.product_id = ${variant.id} and m.position = 1
    where ${variant.listingId} = ${products.listingId} and ${onSale(variant, seller)}
    order by ${variant.id} limit 60) v)`;

const productJson = jsonObject<ProductRow>({
  card: cardJson,
  description: sql`coalesce(nullif(${productTranslations.description}, ''), ${products.description})`,
  productCode: products.productCode,
  sku: products.sku,
  gtin: products.gtin,
  hsn: products.hsn,
  gstRate: presentGstRate,
  shown: jsonObject<ShownValues>(ofShownFields((name) => products[camel(name)])),
  returnPolicy: products.returnPolicy,
  updatedAt: products.updatedAt,
  lowestPrice,
  highestPrice,
  pictures,
  path,
  variants,
  attributes: products.attributes,
  sizeChart: sql`(select coalesce(${sizeCharts.chart}, ${listings.sizeChart}, kind.size_chart) from ${listings}
    left join ${sizeCharts} on ${sizeCharts.id} = ${listings.sizeChartId}
    left join ${categories} kind on kind.id = ${products.categoryId} and ${products.size} is not null
    where ${listings.id} = ${products.listingId})`,
});

const productWhere = (which: SQL) =>
  sql<ProductRow>`select ${productJson} from ${cardTables} where ${isOnSale} and ${which}`;

const rowsById = prepared<{ lang: Locale; id: number }, ProductRow>('product_by_id', () =>
  productWhere(sql`${products.id} = ${sql.placeholder('id')}`),
);

const rowsBySlug = prepared<{ lang: Locale; slug: string }, ProductRow>('product_by_slug', () =>
  productWhere(sql`${products.slug} = ${sql.placeholder('slug')}`),
);

/** Returns the product with everything its page shows; undefined if shoppers may not see it. */
export async function findProduct(
  db: Database,
  lang: Locale,
  key: { id: number } | { slug: string },
  rules: DeliveryRules,
): Promise<Product | undefined> {
  const [row] = await ('id' in key
    ? rowsById(db, { lang, id: key.id })
    : rowsBySlug(db, { lang, slug: key.slug }));
  return row && toProduct(row, rules);
}

function toProduct({ card, pictures, path, ...row }: ProductRow, rules: DeliveryRules): Product {
  const image = (position: number) => pictures[position - 1] ?? null;
  return {
    ...toCard(card),
    image_2: image(2),
    image_3: image(3),
    image_4: image(4),
    image_5: image(5),
    image_6: image(6),
    image_7: image(7),
    image_8: image(8),
    image_9: image(9),
    image_10: image(10),
    productMedia: pictures.map((url) => ({ media_type: 'image' as const, media_url: url })),
    category_path: path,
    variants: row.variants,
    size_chart: row.sizeChart,
    attributes: row.attributes,
    lowest_price_30_days: rupees(row.lowestPrice),
    highest_price_30_days: rupees(row.highestPrice),
    description: row.description,
    product_code: row.productCode,
    sku_id: row.sku,
    gtin: row.gtin,
    return_exchange_condition: row.returnPolicy,
    hsn: row.hsn,
    gst_rate: percentOf(row.gstRate),
    ...row.shown,
    updated_at: new Date(row.updatedAt).toISOString(),
    delivery: {
      shipping: rupees(card.shippingFee),
      free_shipping_from: card.freeShippingFrom === null ? null : rupees(card.freeShippingFrom),
      handling_days: handlingDays,
      transit_days: transitDays(rules),
    },
  };
}

/** Returns the current slug of a renamed product. */
export async function findRenamed(db: Database, slug: string): Promise<string | undefined> {
  const [row] = await db
    .select({ slug: products.slug })
    .from(formerSlugs)
    .innerJoin(products, eq(products.id, formerSlugs.productId))
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(and(isOnSale, eq(formerSlugs.slug, slug), ne(products.slug, slug)));
  return row?.slug;
}

/**
 * A product that was on sale and is sold no more: its listing is archived. Its former slugs lead to it too.
 * @returns its name and category in the language; undefined for every other product
 */
export async function findFormer(
  db: Database,
  lang: Locale,
  key: { id: number } | { slug: string },
): Promise<FormerProduct | undefined> {
  const [row] = await db
    .select({
      id: products.id,
      name: translatedText(sql`${products.name}`, {
        of: translationsOfProduct(sql`${products.id}`),
        name: 'name',
        lang,
      }),
      categorySlug: categories.slug,
      categoryName: translatedText(sql`${categories.name}`, {
        of: translationsOfCategory(sql`${categories.id}`),
        name: 'name',
        lang,
      }),
    })
    .from(products)
    .innerJoin(listings, eq(listings.id, products.listingId))
    .innerJoin(stores, eq(stores.id, products.storeId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(
      and(
        eq(listings.status, 'archived'),
        isNotNull(listings.publishedAt),
        storeIsApproved,
        'id' in key
          ? eq(products.id, key.id)
          : or(
              eq(products.slug, key.slug),
              sql`${products.id} in (select ${formerSlugs.productId} from ${formerSlugs}
                where ${formerSlugs.slug} = ${key.slug})`,
            ),
      ),
    )
    .limit(1);
  if (!row) return undefined;
  const { id, name, categorySlug, categoryName } = row;
  return { id, name, category: { slug: categorySlug, name: categoryName } };
}
