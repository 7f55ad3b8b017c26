import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { CategoryAttribute } from '@/lib/contract/schemas/operators/catalogue';
import type { SizeChart } from '@/lib/contract/schemas/size-chart';
import { locales } from '@/lib/i18n/locales';
import { users } from './accounts';
import { changedAt, createdAt, id, moment, paise, ref } from './columns';
import { deals } from './deals';
import { listings } from './listings';
import { plainFieldColumns } from './plain-field-columns';
import { stores } from './stores';

export const categories = pgTable(
  'categories',
  {
    id: id(),
    parentId: ref(),
    slug: text().notNull(),
    name: text().notNull(),
    image: text(),
    position: integer().notNull().default(0),
    /** The default of new listings in the category. */
    hsn: text(),
    gstRate: integer(),
    /** The attributes of its goods, with the values that sellers choose from. */
    attributes: jsonb().$type<CategoryAttribute[]>().notNull().default([]),
    /** The default size chart of sized goods whose listing has none. */
    sizeChart: jsonb().$type<SizeChart>(),
  },
  (t) => [
    foreignKey({ columns: [t.parentId], foreignColumns: [t.id] }),
    check('categories_hsn', sql`${t.hsn} ~ '^([0-9]{4}|[0-9]{6}|[0-9]{8})$'`),
    uniqueIndex('categories_slug_key').on(t.slug),
    index('categories_parent_idx').on(t.parentId, t.position),
  ],
);

export const brands = pgTable(
  'brands',
  {
    id: id(),
    slug: text().notNull(),
    name: text().notNull(),
    image: text(),
    position: integer().notNull().default(0),
  },
  (t) => [uniqueIndex('brands_slug_key').on(t.slug)],
);

/** Brands in stores' files that the market does not have yet. */
export const brandRequests = pgTable(
  'brand_requests',
  {
    id: id(),
    /** The name, normalised for comparison. */
    key: text().notNull(),
    /** The name as the first file wrote it. */
    name: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('brand_requests_key').on(t.key)],
);

/** Listings that get the brand once it exists. */
export const brandRequestListings = pgTable(
  'brand_request_listings',
  {
    requestId: ref()
      .notNull()
      .references(() => brandRequests.id, { onDelete: 'cascade' }),
    listingId: ref()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.requestId, t.listingId] }),
    index('brand_request_listings_listing_idx').on(t.listingId),
  ],
);

/** Products: one row is one SKU of one store; its English texts are here, other languages beside it. */
export const products = pgTable(
  'products',
  {
    id: id(),
    storeId: ref()
      .notNull()
      .references(() => stores.id),
    listingId: ref().notNull(),
    categoryId: ref()
      .notNull()
      .references(() => categories.id),
    brandId: ref().references(() => brands.id),
    slug: text().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    mrp: paise().notNull(),
    price: paise().notNull(),
    stock: integer().notNull().default(0),
    /** The stock at or below which mail is sent; null means the store's threshold. */
    lowStockThreshold: integer(),
    colour: text(),
    size: text(),
    /**
     * Attributes as `name:value`, such as `kind:laptop` or `for:women`, by which the search finds it besides
     * its texts.
     */
    attributes: text().array().notNull().default(sql`'{}'::text[]`),
    productCode: text().notNull(),
    sku: text().notNull(),
    /** The barcode's number; the check digit is checked before writing (lib/contract/schemas/numbers/gtin.ts). */
    gtin: text(),
    hsn: text().notNull(),
    /** The rate in whole percent, read by the previous release only; `gstTerms` resolves the rate that applies. */
    gstRate: integer().notNull().default(18),
    /**
     * The product's own rate in hundredths of a percent, by the notification that it names. Without it the
     * table of rates applies.
     */
    ownGstRate: integer(),
    gstNotification: text(),
    ...plainFieldColumns(),
    isFeatured: boolean().notNull().default(false),
    isActive: boolean().notNull().default(true),
    /** True if its store has removed it from the listing; it stays because orders refer to it. */
    isRemoved: boolean().notNull().default(false),
    /** Weight and dimensions of the packed shipment. */
    weightGrams: integer(),
    lengthMm: integer(),
    widthMm: integer(),
    heightMm: integer(),
    /** Rating and review count of the listing, and sales of the SKU: kept here so that lists can sort by index. */
    rating: real().notNull().default(0),
    reviewCount: integer().notNull().default(0),
    soldCount: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    changedAt: changedAt(),
  },
  (t) => [
    uniqueIndex('products_slug_key').on(t.slug),
    uniqueIndex('products_sku_key').on(t.storeId, t.sku),
    index('products_category_idx').on(t.categoryId, t.id),
    index('products_brand_idx').on(t.brandId, t.id),
    index('products_store_idx').on(t.storeId, t.id),
    index('products_updated_idx').on(t.updatedAt, t.id),
    index('products_store_changed_idx').on(t.storeId, t.changedAt, t.id),
    index('products_latest_idx').on(t.createdAt, t.id).where(sql`${t.isActive}`),
    index('products_best_selling_idx').on(t.soldCount, t.id).where(sql`${t.isActive}`),
    index('products_top_rated_idx').on(t.rating, t.reviewCount, t.id).where(sql`${t.isActive}`),
    index('products_price_idx').on(t.price, t.id).where(sql`${t.isActive}`),
    index('products_name_idx').on(t.name, t.id).where(sql`${t.isActive}`),
    index('products_featured_idx')
      .on(t.soldCount, t.id)
      .where(sql`${t.isActive} and ${t.isFeatured}`),
    index('products_listing_idx').on(t.listingId),
    foreignKey({
      name: 'products_listing_of_store',
      columns: [t.listingId, t.storeId],
      foreignColumns: [listings.id, listings.storeId],
    }),
    check('products_gtin', sql`${t.gtin} ~ '^([0-9]{8}|[0-9]{12,14})$'`),
    check('products_low_stock_threshold', sql`${t.lowStockThreshold} between 0 and 1000`),
    check('products_stock_not_negative', sql`${t.stock} >= 0`),
    check('products_price_within_mrp', sql`${t.price} > 0 and ${t.price} <= ${t.mrp}`),
    check(
      'products_own_gst_rate',
      sql`(${t.ownGstRate} is null) = (${t.gstNotification} is null)
        and ${t.ownGstRate} between 0 and 10000 and ${t.gstNotification} <> ''`,
    ),
    check('products_attributes_bounded', sql`cardinality(${t.attributes}) <= 60`),
    check('products_removed', sql`not (${t.isRemoved} and ${t.isActive})`),
    check('products_rating', sql`${t.rating} between 0 and 5`),
  ],
);

export const productTranslations = pgTable(
  'product_translations',
  {
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.locale] }),
    index('product_translations_name_idx').on(t.locale, t.name, t.productId),
  ],
);

export const productMedia = pgTable(
  'product_media',
  {
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    mediaType: text({ enum: ['image'] })
      .notNull()
      .default('image'),
    url: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.position] }),
    check('product_media_at_most_10', sql`${t.position} between 1 and 10`),
  ],
);

/**
 * SKUs of deals with their prices. The database ensures that no two of one product overlap, and that each is
 * honest.
 */
export const flashDeals = pgTable(
  'flash_deals',
  {
    id: id(),
    /** The deal that defines the period; null only for rows of an earlier release. */
    dealId: ref(),
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    price: paise().notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
  },
  (t) => [
    foreignKey({
      name: 'flash_deals_of_deal',
      columns: [t.dealId, t.startsAt, t.endsAt],
      foreignColumns: [deals.id, deals.startsAt, deals.endsAt],
    })
      .onUpdate('cascade')
      .onDelete('cascade'),
    index('flash_deals_deal_idx').on(t.dealId),
    index('flash_deals_product_idx').on(t.productId, t.endsAt),
    index('flash_deals_ends_idx').on(t.endsAt),
    check('flash_deals_price', sql`${t.price} > 0`),
    check('flash_deals_period', sql`${t.endsAt} > ${t.startsAt}`),
  ],
);

/** Reviews of a listing; `productId` is the SKU that the shopper had. */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    listingId: ref()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    userId: ref().references(() => users.id, { onDelete: 'set null' }),
    authorName: text().notNull(),
    locale: text({ enum: locales }).notNull(),
    rating: integer().notNull(),
    title: text().notNull().default(''),
    comment: text().notNull().default(''),
    /** True if its writer had received the product when writing. */
    isVerified: boolean().notNull().default(false),
    /** The number of shoppers who found it helpful; stored beside their votes, so that reviews can be sorted by it. */
    helpfulCount: integer().notNull().default(0),
    /** The store's reply. */
    reply: text(),
    repliedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('reviews_one_per_shopper').on(t.listingId, t.userId),
    index('reviews_listing_idx').on(t.listingId, t.createdAt),
    index('reviews_product_idx').on(t.productId),
    index('reviews_user_idx').on(t.userId),
    check('reviews_rating', sql`${t.rating} between 1 and 5`),
    check('reviews_helpful_count', sql`${t.helpfulCount} >= 0`),
    check('reviews_reply', sql`(${t.reply} is null) = (${t.repliedAt} is null)`),
  ],
);
