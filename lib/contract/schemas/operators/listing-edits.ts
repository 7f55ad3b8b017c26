import { z } from 'zod';
import { otherLocales } from '@/lib/i18n/locales';
import { inFields } from '../by-language';
import { idSchema, optionalLine, pageQuerySchema } from '../common';
import { hsnSchema } from '../identifiers';
import { listingStatuses } from '../seller/listing-states';
import { listingsPerEdit, mostEditedListings } from './edit-limits';

export const returnPolicies = ['return_7', 'return_10', 'exchange_7', 'none'] as const;

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z
    .enum(values)
    .optional()
    .catch(undefined)
    .meta({ type: 'string', enum: [...values] });

const optionalId = idSchema.optional().catch(undefined).meta({ type: 'integer' });

/** Filters over all stores' listings; without a status all but archived ones. */
const filters = {
  /** Name, code or SKU. */
  q: optionalLine(100),
  /** Part of a store's name, or its slug. */
  store: optionalLine(100),
  /** The category, including its children. */
  category: optionalId,
  brand: optionalId,
  status: oneOf(listingStatuses),
  missing: oneOf([...otherLocales, 'hsn', 'brand']),
};

export const listingFiltersSchema = z.object(filters);
export const managedListingsQuerySchema = pageQuerySchema.extend(filters);

export const managedListingSchema = z.object({
  id: z.number(),
  version: z.number(),
  store: z.object({ id: z.number(), name: z.string(), slug: z.string() }),
  code: z.string(),
  ...inFields('title', z.string()),
  status: z.enum(listingStatuses),
  has_changes: z.boolean(),
  category_id: z.number().nullable(),
  brand_id: z.number().nullable(),
  hsn: z.string(),
  gst_rate: z.number().nullable(),
  return_policy: z.enum(returnPolicies),
  image: z.string().nullable(),
});

export const managedListingsSchema = z.object({
  listings: z.array(managedListingSchema),
  total: z.number(),
  page: z.number(),
  limit: z.number(),
});

/** An edit of listings: a field of all of them, their state, or the approval of a review. */
export const listingEditSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('category_id'), value: idSchema }),
  z.object({ kind: z.literal('brand_id'), value: idSchema.nullable() }),
  z.object({ kind: z.literal('hsn'), value: hsnSchema }),
  z.object({ kind: z.literal('return_policy'), value: z.enum(returnPolicies) }),
  z.object({ kind: z.literal('state'), value: z.enum(['pause', 'resume', 'archive']) }),
  z.object({ kind: z.literal('approve') }),
]);

export const previewEditSchema = z.object({
  edit: listingEditSchema,
  /** These ids, or all listings that match the filters. */
  ids: z.array(idSchema).min(1).max(mostEditedListings).optional(),
  filters: listingFiltersSchema.optional(),
});

/**
 * The reason a listing is not changed: it already has the value; its state does not allow the change; it is
 * archived; it lacks something; a SKU's code is taken, or its price was raised in a deal; somebody has changed
 * it since; it does not exist.
 */
export const editRefusals = [
  'same',
  'state',
  'archived',
  'incomplete',
  'conflict',
  'version',
  'gone',
] as const;

const versioned = z.object({ id: idSchema, version: z.number().int().positive() });

export const editPreviewSchema = z.object({
  /** Listings to be changed, in their present state. */
  listings: z.array(versioned),
  refused: z.array(
    z.object({
      reason: z.enum(editRefusals),
      count: z.number(),
      /** Titles of the first listings. */
      titles: z.array(z.string()),
    }),
  ),
});

export const editListingsSchema = z.object({
  edit: listingEditSchema,
  listings: z.array(versioned).min(1).max(listingsPerEdit),
});

export const editedListingsSchema = z.object({
  changed: z.number(),
  refused: z.array(z.object({ id: z.number(), title: z.string(), reason: z.enum(editRefusals) })),
});

export type ListingFilters = z.output<typeof listingFiltersSchema>;
export type ManagedListing = z.infer<typeof managedListingSchema>;
export type ManagedListings = z.infer<typeof managedListingsSchema>;
export type ListingEdit = z.output<typeof listingEditSchema>;
export type EditPreview = z.infer<typeof editPreviewSchema>;
export type EditedListings = z.infer<typeof editedListingsSchema>;
export type EditRefusal = (typeof editRefusals)[number];
