import { z } from 'zod';
import { forEachLanguage } from './by-language';
import {
  answer,
  keySchema,
  pageQuerySchema,
  queryList,
  queryNumber,
  searchTextSchema,
} from './common';
import { productDeliverySchema } from './delivery';
import { facetsSchema } from './facets';
import { pincodeSchema } from './identifiers';
import { ofShownFields, type ShownValues } from './seller/plain-fields';
import { sizeChartSchema } from './size-chart';
import { exactSchema, understoodSchema } from './understood';

const namedSchema = z.object({ id: z.number(), name: z.string(), slug: z.string() });

/** A product's listing, with its other colours and sizes; money in rupees. */
const listingSchema = z.object({
  id: z.number(),
  skus: z.number().describe('how many colours and sizes are on sale'),
  colours: z.array(z.string()),
  lowest_price: z.number().describe('what the cheapest of them costs now'),
});

const flashDealSchema = z.object({
  price: z.number().describe('rupees'),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
});

/** A product in lists: specification §3 "as received", with its first picture only. Money in rupees. */
export const productCardSchema = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  mrp: z.number().describe('the printed price'),
  selling_price: z.number().describe('the same as `price`, by its name of specification §3'),
  price: z.number().describe('what is paid now, a running deal included'),
  regular_price: z.number().describe('the price without the deal'),
  rating: z.number(),
  total_reviews: z.number(),
  quantity: z.number(),
  store_id: z.number(),
  store: namedSchema,
  category_id: z.number(),
  category: namedSchema,
  brand: namedSchema.nullable(),
  image_1: z.string().nullable(),
  colour: z.string().nullable(),
  size: z.string().nullable(),
  flash_deal: flashDealSchema.nullable(),
  /** Absent from hosts that implement only specification §3. */
  listing: listingSchema.nullish(),
  delivery_fee: z.number().nullish().describe('of one piece, within India'),
});

const imageFields = Object.fromEntries(
  Array.from({ length: 9 }, (_, i) => [`image_${i + 2}`, z.string().nullable()]),
) as Record<`image_${2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10}`, z.ZodNullable<z.ZodString>>;

const variantSchema = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  colour: z.string().nullable(),
  size: z.string().nullable(),
  image: z.string().nullable(),
  in_stock: z.boolean(),
});

/** The plain fields of a listing that the product page shows; null for an empty field. */
const shownShape = ofShownFields((_, { start }) =>
  start === undefined ? z.string().nullable() : z.string(),
) as { [As in keyof ShownValues]: z.ZodType<ShownValues[As]> };

/** A product that is no longer sold: `data` of a 410 answer. */
export const formerProductSchema = z.object({
  id: z.number(),
  name: z.string(),
  category: z.object({ slug: z.string(), name: z.string() }),
});

/** One product with all data of its page. */
export const productSchema = productCardSchema.extend({
  ...imageFields,
  description: z.string(),
  productMedia: z.array(z.object({ media_type: z.literal('image'), media_url: z.string() })),
  product_code: z.string(),
  sku_id: z.string(),
  gtin: z.string().nullish(),
  return_exchange_condition: z.enum(['return_7', 'return_10', 'exchange_7', 'none']),
  hsn: z.string(),
  gst_rate: z.number(),
  ...shownShape,
  /** The category's ancestors, outermost first, ending with the category itself. */
  category_path: z.array(namedSchema),
  variants: z.array(variantSchema),
  /** The measures of each size; absent from hosts that implement only specification §3. */
  size_chart: sizeChartSchema.nullish(),
  attributes: z.array(z.string()).nullish().describe('`name:value`'),
  updated_at: z.iso.datetime(),
  lowest_price_30_days: z
    .number()
    .nullish()
    .describe('the lowest price of the last 30 days, deals included'),
  highest_price_30_days: z
    .number()
    .nullish()
    .describe('the highest usual price of the last 30 days'),
  /** Absent from hosts that implement only specification §3. */
  delivery: productDeliverySchema.nullish(),
});

export const productSections = [
  'flash_deal',
  'featured',
  'top_rated',
  'best_selling',
  'latest',
] as const;

export const productSorts = [
  'default',
  'name_asc',
  'name_desc',
  'price_asc',
  'price_desc',
  'newest',
  'rating',
  'discount',
] as const;

/** Query of GET /api/products; unknown values fall back to defaults. */
export const productQuerySchema = z.object({
  section: z
    .enum(productSections)
    .optional()
    .catch(undefined)
    .meta({ type: 'string', enum: [...productSections] }),
  /** Slug of the list's category, including its children; `category` filters inside it. */
  within: keySchema.optional(),
  category: queryList,
  brand: queryList,
  store: queryList.describe('ids or slugs'),
  colour: queryList,
  size: queryList,
  origin: queryList.describe('countries of origin'),
  ids: queryList.describe('of products'),
  search: searchTextSchema,
  exact: exactSchema,
  min_price: queryNumber(0, 1e9),
  max_price: queryNumber(0, 1e9),
  rating: queryNumber(0, 5).describe('and up'),
  discount: queryNumber(0, 100).describe('whole percent off the MRP, and up'),
  group: z
    .enum(['listing', 'sku'])
    .catch('listing')
    .default('listing')
    .describe('`sku` lists every colour and size by itself')
    .meta({ type: 'string', enum: ['listing', 'sku'] }),
  in_stock: z
    .enum(['true', '1'])
    .optional()
    .catch(undefined)
    .meta({ type: 'string', enum: ['true', '1'] }),
  delivery_days: queryNumber(1, 30).describe('from today, to `pincode`'),
  pincode: pincodeSchema.optional().catch(undefined).meta({ type: 'string' }),
  sort: z
    .enum(productSorts)
    .catch('default')
    .default('default')
    .meta({ type: 'string', enum: [...productSorts] }),
  ...pageQuerySchema.shape,
});

export const productListSchema = z.object({
  products: z.array(productCardSchema),
  total: z.number(),
  page: z.number(),
  limit: z.number(),
  facets: facetsSchema,
  /** The corrected search, if no product matches the words as typed. */
  understood_as: z.string().nullable(),
  /** Null without a search; absent from hosts that implement only specification §7. */
  understood: understoodSchema.nullish(),
});

const categoryLeafSchema = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  image: z.string().nullable(),
  product_count: z.number(),
});

/** A category with its children; the tree has two levels. */
export const categorySchema = categoryLeafSchema.extend({ children: z.array(categoryLeafSchema) });

export const categoryPageSchema = categorySchema.extend({ parent: namedSchema.nullable() });

export const storeSchema = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  logo: z.string().nullable(),
  banner: z.string().nullable(),
  legal_name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  gstin: z.string(),
  /** Null if shoppers reach the seller by phone only. */
  care_email: z.string().nullable(),
  care_phone: z.string(),
  /** The store's description, by language. */
  about: forEachLanguage(z.string().nullable()).nullish(),
  /** Days in India, both included, on which the store does not ship; omitted when past. */
  holiday: z.object({ from: z.iso.date(), to: z.iso.date() }).nullish(),
  rating: z.number(),
  total_reviews: z.number(),
  product_count: z.number(),
});

export const categoriesAnswerSchema = answer(z.object({ categories: z.array(categorySchema) }));

export type Named = z.infer<typeof namedSchema>;
export type ProductCard = z.infer<typeof productCardSchema>;
export type FormerProduct = z.infer<typeof formerProductSchema>;
export type Product = z.infer<typeof productSchema>;
export type ProductSection = (typeof productSections)[number];
export type ProductSort = (typeof productSorts)[number];
export type ProductQuery = z.input<typeof productQuerySchema>;
export type ProductList = z.infer<typeof productListSchema>;
export type Category = z.infer<typeof categorySchema>;
export type CategoryPage = z.infer<typeof categoryPageSchema>;
export type Store = z.infer<typeof storeSchema>;

export const brandSchema = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  image: z.string().nullable(),
  product_count: z.number(),
});

export type Brand = z.infer<typeof brandSchema>;
