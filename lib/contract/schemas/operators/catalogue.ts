import { z } from 'zod';
import { inFields } from '../by-language';
import { idSchema, line, optionalLine } from '../common';
import { hsnSchema } from '../identifiers';
import { sizeChartSchema, writtenSizeChartSchema } from '../size-chart';

/** The slug in an address of the shop, such as `men-shirts` in `/category/men-shirts`. */
export const catalogueSlugSchema = line(80).pipe(
  z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'catalogue_slug'),
);

/** An uploaded picture, or one of the demo's; null for none. */
const pictureSchema = z
  .string()
  .regex(/^\/(api\/uploads|media)\/[a-z0-9/-]+\.webp$/, 'invalid')
  .max(200)
  .nullable()
  .default(null);

export const gstRateSchema = z.union([z.literal(0), z.literal(5), z.literal(18), z.literal(40)], {
  error: 'invalid',
});

/** An attribute of goods of a category, with the values that sellers choose from. */
export const categoryAttributeSchema = z.object({
  name: line(40).pipe(z.string().regex(/^[^:,]+$/, 'catalogue_attribute')),
  values: z.array(line(60).pipe(z.string().regex(/^[^:,]+$/, 'catalogue_attribute'))).max(60),
});
export type CategoryAttribute = z.infer<typeof categoryAttributeSchema>;

export const categoryBodySchema = z.object({
  ...inFields('name', line(60), optionalLine(60)),
  slug: catalogueSlugSchema,
  /** The department of a category; null for a department itself. */
  parent_id: idSchema.nullable().default(null),
  image: pictureSchema,
  /** Defaults of new listings in the category. */
  hsn: hsnSchema.nullable().default(null),
  gst_rate: gstRateSchema.nullable().default(null),
  attributes: z.array(categoryAttributeSchema).max(20, 'items_too_many').default([]),
  /** Shown for sized goods whose listing has no chart. */
  size_chart: writtenSizeChartSchema.nullable().default(null),
});
export type CategoryBody = z.output<typeof categoryBodySchema>;

export const managedCategorySchema = z.object({
  id: z.number(),
  parent_id: z.number().nullable(),
  ...inFields('name', z.string(), z.string().nullable()),
  slug: z.string(),
  image: z.string().nullable(),
  hsn: z.string().nullable(),
  gst_rate: z.number().nullable(),
  attributes: z.array(categoryAttributeSchema),
  size_chart: sizeChartSchema.nullable(),
  product_count: z.number().describe('SKUs in it itself, on sale or not'),
});
export type ManagedCategory = z.infer<typeof managedCategorySchema>;

export const brandBodySchema = z.object({
  name: line(60),
  slug: catalogueSlugSchema,
  image: pictureSchema,
});
export type BrandBody = z.output<typeof brandBodySchema>;

export const managedBrandSchema = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  image: z.string().nullable(),
  product_count: z.number().describe('SKUs of it, on sale or not'),
});
export type ManagedBrand = z.infer<typeof managedBrandSchema>;

/** A brand in stores' files that the market lacks: adding a brand of that name assigns it to their listings. */
export const brandRequestSchema = z.object({
  id: z.number(),
  name: z.string(),
  listing_count: z.number(),
  /** Names of some of the stores. */
  stores: z.array(z.string()),
  created_at: z.string(),
});
export type BrandRequest = z.infer<typeof brandRequestSchema>;

/**
 * A category's new place, with what the operator saw: `from`, its former department, and `ids`, the order of
 * the new department (null: of all departments) with the category in its place.
 */
export const placeBodySchema = z.object({
  from: idSchema.nullable(),
  parent_id: idSchema.nullable(),
  ids: z.array(idSchema).min(1).max(500),
});
export type CategoryPlace = z.output<typeof placeBodySchema>;

/** Ids in their new order. */
export const orderBodySchema = z.object({ ids: z.array(idSchema).min(1).max(500) });

export const mergeBodySchema = z.object({ into: idSchema });
