import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Named, ProductCard } from '@/lib/contract/schemas/catalog';
import { shownRating } from '@/lib/contract/schemas/numbers/shown-rating';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../kernel/db/connection';
import { jsonObject, prepared } from '../../kernel/db/prepared';
import {
  brands,
  categories,
  productMedia,
  products,
  productTranslations,
} from '../../kernel/db/schema/catalog';
import { categoryTranslations } from '../../kernel/db/schema/former-slugs';
import { stores } from '../../kernel/db/schema/stores';
import { rupees } from '../../kernel/money/rupees';
import { shippingOf } from '../../kernel/money/totals';
import { isOnSale, liveDealJson, livePriceOf, productIsActiveIn } from '../offers';

/** The row of a product card; money in paise. */
export type CardRow = {
  id: number;
  name: string;
  slug: string;
  mrp: number;
  regularPrice: number;
  rating: number;
  reviewCount: number;
  stock: number;
  colour: string | null;
  size: string | null;
  store: Named;
  category: Named;
  brand: Named | null;
  image: string | null;
  deal: { price: number; starts_at: string; ends_at: string } | null;
  listing: { id: number; skus: number; colours: string[]; lowestPrice: number };
  /** The store's shipping fee, and the sum from which shipping is free. */
  shippingFee: number;
  freeShippingFrom: number | null;
};

const sku = alias(products, 'sku');

/** The card's listing: its active SKUs, their colours in the order of their ids, and the lowest current price. */
const listingJson = sql<CardRow['listing']>`(select json_build_object(
    'id', ${products.listingId}, 'skus', count(*), 'lowestPrice', min(${livePriceOf(sku)}),
    'colours', coalesce(json_agg(${sku.colour} order by ${sku.id})
      filter (where ${sku.colour} is not null), '[]'))
  from ${products} sku where ${sku.listingId} = ${products.listingId} and ${productIsActiveIn(sku)})`;

/** The row of a card, for statements over `cardTables`. */
export const cardJson: SQL<CardRow> = jsonObject<CardRow>({
  id: products.id,
  name: sql`coalesce(${productTranslations.name}, ${products.name})`,
  slug: products.slug,
  mrp: products.mrp,
  regularPrice: products.price,
  rating: products.rating,
  reviewCount: products.reviewCount,
  stock: products.stock,
  colour: products.colour,
  size: products.size,
  store: jsonObject<Named>({ id: stores.id, name: stores.name, slug: stores.slug }),
  category: jsonObject<Named>({
    id: categories.id,
    name: sql`coalesce(${categoryTranslations.name}, ${categories.name})`,
    slug: categories.slug,
  }),
  brand: sql`case when ${brands.id} is not null then
    ${jsonObject<Named>({ id: brands.id, name: brands.name, slug: brands.slug })} end`,
  image: productMedia.url,
  deal: liveDealJson,
  listing: listingJson,
  shippingFee: stores.shippingFee,
  freeShippingFrom: stores.freeShippingFrom,
});

const lang = sql.placeholder('lang');

/** The tables of a card's fields, in the language `lang`. */
export const cardTables = sql`${products}
  join ${stores} on ${stores.id} = ${products.storeId}
  join ${categories} on ${categories.id} = ${products.categoryId}
  left join ${brands} on ${brands.id} = ${products.brandId}
  left join ${productTranslations}
    on ${productTranslations.productId} = ${products.id} and ${productTranslations.locale} = ${lang}
  left join ${categoryTranslations}
    on ${categoryTranslations.categoryId} = ${categories.id}
    and ${categoryTranslations.locale} = ${lang}
  left join ${productMedia}
    on ${productMedia.productId} = ${products.id} and ${productMedia.position} = 1`;

/** Converts a row to the contract's product card; a store without name or slug becomes 'Seller' and its id (§3). */
export function toCard(row: CardRow): ProductCard {
  const store = {
    id: row.store.id,
    name: row.store.name || 'Seller',
    slug: row.store.slug || String(row.store.id),
  };
  const paise = row.deal?.price ?? row.regularPrice;
  const price = rupees(paise);
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    mrp: rupees(row.mrp),
    selling_price: price,
    price,
    regular_price: rupees(row.regularPrice),
    rating: shownRating(row.rating),
    total_reviews: row.reviewCount,
    quantity: row.stock,
    store_id: store.id,
    store,
    category_id: row.category.id,
    category: row.category,
    brand: row.brand,
    image_1: row.image,
    colour: row.colour,
    size: row.size,
    listing: {
      id: row.listing.id,
      skus: row.listing.skus,
      colours: [...new Set(row.listing.colours)],
      lowest_price: rupees(row.listing.lowestPrice ?? row.regularPrice),
    },
    flash_deal: row.deal && { ...row.deal, price: rupees(row.deal.price) },
    delivery_fee: rupees(shippingOf(row, paise)),
  };
}

type Wanted = { ids: number[]; lang: Locale };

const areWanted = sql`${products.id} = any(${sql.placeholder('ids')}::bigint[])`;

const rowsOfCards = prepared<Wanted, CardRow>(
  'product_cards',
  () => sql<CardRow>`select ${cardJson} from ${cardTables} where ${areWanted}`,
);

const rowsOfCardsOnSale = prepared<Wanted, CardRow>(
  'product_cards_on_sale',
  () => sql<CardRow>`select ${cardJson} from ${cardTables} where ${areWanted} and ${isOnSale}`,
);

/** Returns cards of these products by id, including those no longer on sale; unknown ids are absent. */
export async function productCards(
  db: Database,
  lang: Locale,
  ids: number[],
): Promise<Map<number, ProductCard>> {
  if (ids.length === 0) return new Map();
  return byId(await rowsOfCards(db, { ids, lang }));
}

/** Returns cards of those of these products that shoppers may see, by id. */
export async function productCardsOnSale(
  db: Database,
  lang: Locale,
  ids: number[],
): Promise<Map<number, ProductCard>> {
  if (ids.length === 0) return new Map();
  return byId(await rowsOfCardsOnSale(db, { ids, lang }));
}

const byId = (rows: CardRow[]) => new Map(rows.map((row) => [row.id, toCard(row)]));
