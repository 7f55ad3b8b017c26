import { z } from 'zod';
import { locales, otherLocales } from '@/lib/i18n/locales';
import { inFields } from '../by-language';
import { idSchema, line, type Numeric, oneOf, pageQuerySchema, searchTextSchema } from '../common';
import { skuSchema } from '../identifiers';
import { changedAtSchema, changesOfList, changesPage, changesQuery } from './changes';
import {
  documentLimits,
  listingDocumentSchema,
  rupeesSchema,
  stockSchema,
} from './listing-document';
import { listingStatuses, revisionKinds } from './listing-states';
import { lowStockSchema } from './stock';

export const listingsQuerySchema = pageQuerySchema.extend({
  ...changesQuery,
  q: searchTextSchema,
  status: oneOf(listingStatuses),
  category: idSchema.optional().catch(undefined).meta({ type: 'integer' }),
  stock: oneOf(['out', 'low']),
  missing: oneOf(otherLocales),
  /** The last changed come first by default, and by `updated`. */
  sort: oneOf([
    'updated',
    'changed',
    '-changed',
    'title',
    '-title',
    'price',
    '-price',
    'stock',
    '-stock',
  ]),
});

export const skusQuerySchema = z.object({
  ...changesQuery,
  limit: z.coerce
    .number<Numeric>()
    .int()
    .min(1)
    .max(500)
    .catch(100)
    .default(100)
    .meta({ type: 'integer', minimum: 1, maximum: 500 }),
});

export const skusPageSchema = z.object({
  skus: z.array(
    z.object({
      id: z.number(),
      sku: z.string(),
      listing_id: z.number(),
      name: z.string(),
      colour: z.string(),
      size: z.string(),
      mrp: z.number(),
      price: z.number(),
      stock: z.number(),
      low_stock: z.number().nullable(),
      /** True if shoppers can buy it while there is stock. */
      is_active: z.boolean(),
      /** True if it was removed from its listing. */
      is_removed: z.boolean(),
      changed_at: changedAtSchema,
    }),
  ),
  ...changesPage,
});

/** A SKU in the store's table; `id` is null until it is published. */
const rowSkuSchema = z.object({
  id: z.number().nullable(),
  sku: z.string(),
  colour: z.string(),
  size: z.string(),
  mrp: z.number().nullable(),
  price: z.number().nullable(),
  stock: z.number().nullable(),
  /** Its own threshold for mail about low stock; null means the store's. */
  low_stock: z.number().nullable(),
});

export const listingRowSchema = z.object({
  id: z.number(),
  code: z.string(),
  ...inFields('title', z.string()),
  status: z.enum(listingStatuses),
  /** True if the draft differs from the published listing. */
  has_changes: z.boolean(),
  category_id: z.number().nullable(),
  image: z.string().nullable(),
  skus: z.array(rowSkuSchema),
  updated_at: z.iso.datetime(),
  /** Time of the last change of its draft or state, with microseconds; its SKUs have times of their own. */
  changed_at: changedAtSchema,
});

export const listingsPageSchema = z.object({
  listings: z.array(listingRowSchema),
  total: z.number(),
  page: z.number(),
  limit: z.number(),
  /** Listings of the store by status, whatever the filters. */
  counts: z.partialRecord(z.enum(listingStatuses), z.number()),
  ...changesOfList,
});

export const listingSchema = z.object({
  id: z.number(),
  code: z.string(),
  version: z.number(),
  status: z.enum(listingStatuses),
  has_changes: z.boolean(),
  is_published: z.boolean(),
  /** Reasons by field, of a rejected listing. */
  rejection: z.record(z.string(), z.string()).nullable(),
  document: listingDocumentSchema,
  /** Slug of the first SKU, if shoppers can see it. */
  slug: z.string().nullable(),
  updated_at: z.iso.datetime(),
});

export const createListingSchema = z.object({
  code: z
    .string()
    .trim()
    .regex(/^[\w./-]{1,60}$/, 'invalid')
    .optional(),
  /** A listing without a return policy has the market's. */
  document: listingDocumentSchema.extend({
    return_policy: listingDocumentSchema.shape.return_policy.unwrap().optional(),
  }),
});

const version = z.number().int().positive();

export const nameProposalSchema = z.object({
  name: line(documentLimits.name),
  /** The language of the proposal. */
  to: z.enum(locales),
});
export const proposedNameSchema = z.object({ name: z.string() });

/** The data for a proposed description. */
export const descriptionProposalSchema = z.object({
  attributes: listingDocumentSchema.shape.attributes,
  colours: z.array(line(60)).max(documentLimits.colours).default([]),
  sizes: z.array(line(40)).max(documentLimits.skus).default([]),
  origin_country: listingDocumentSchema.shape.origin_country,
  to: z.enum(locales),
});
/** Empty if no description is possible in the language. */
export const proposedDescriptionSchema = z.object({ description: z.string() });

export const saveListingSchema = z.object({ version, document: listingDocumentSchema });
export const submitListingSchema = z.object({ version });

export const savedListingSchema = z.object({
  version: z.number(),
  status: z.enum(listingStatuses),
  updated_at: z.iso.datetime(),
});

export const changeManySchema = z.object({
  ids: z.array(idSchema).min(1).max(200),
  change: z.enum(['pause', 'resume', 'archive']),
});

/** The result for each id, in the order of the ids. */
export const changedManySchema = z.array(
  z.object({
    id: z.number(),
    status: z.enum(listingStatuses).nullable(),
    message: z.string().nullable(),
  }),
);

const money = { mrp: rupeesSchema.optional(), price: rupeesSchema.optional() };
const amounts = {
  ...money,
  stock: stockSchema.optional(),
  /** Stock at which a mail is sent; null means the store's threshold. */
  low_stock: lowStockSchema.optional(),
};

/** Maximum rows of a bulk request. */
export const mostSkuChanges = 5000;

/** `was`: the row's values when it was changed; a row that differs now is not written. */
const skuChangeSchema = z
  .object({
    /** The SKU's id in the shop, or the store's own code. */
    id: idSchema.optional(),
    sku: skuSchema(100).optional(),
    ...amounts,
    /** A change of the stock, in place of `stock`. */
    by: z.number({ error: 'quantity' }).int('quantity').min(-1_000_000).max(1_000_000).optional(),
    was: z.object(amounts).optional(),
  })
  .refine(({ id, sku }) => (id === undefined) !== (sku === undefined), {
    error: 'required',
    path: ['sku'],
  })
  .refine(({ stock, by }) => stock === undefined || by === undefined, {
    error: 'quantity',
    path: ['by'],
  });

export const changeSkusSchema = z.object({
  skus: z.array(skuChangeSchema).min(1).max(mostSkuChanges, 'too_many_rows'),
});

export const skuRefusals = [
  'sku_gone',
  'sku_repeated',
  'sku_changed',
  'mrp_review',
  'price_required',
  'price_over_mrp',
  'price_under_deal',
  'stock_short',
  'quantity',
] as const;

export const changedSkuSchema = z.object({
  /** Null if the SKU does not exist. */
  id: z.number().nullable(),
  sku: z.string().nullable(),
  ok: z.boolean(),
  /** The reason as a code, if it failed. */
  code: z.enum(skuRefusals).nullable(),
  /** The reason in words, if it failed. */
  message: z.string().nullable(),
  /** The row's present values; null if it does not exist. */
  present: z
    .object({
      mrp: z.number(),
      price: z.number(),
      stock: z.number(),
      low_stock: z.number().nullable(),
    })
    .nullable(),
});

export const revisionSchema = z.object({
  id: z.number(),
  kind: z.enum(revisionKinds),
  /** Null for the operator. */
  by: z.string().nullable(),
  has_document: z.boolean(),
  created_at: z.iso.datetime(),
});

export const attributeChoicesSchema = z.array(
  z.object({ name: z.string(), values: z.array(z.string()) }),
);

export const storePictureSchema = z.object({
  url: z.string(),
  width: z.number(),
  height: z.number(),
});

/** A listing that waits for the operator, with its currently published content. */
export const reviewedListingSchema = z.object({
  id: z.number(),
  store: z.string(),
  code: z.string(),
  title: z.string(),
  status: z.enum(listingStatuses),
  submitted_at: z.iso.datetime().nullable(),
  document: listingDocumentSchema,
  published: listingDocumentSchema.nullable(),
});

export const reviewQuerySchema = pageQuerySchema.extend({ status: oneOf(listingStatuses) });

const reason = z.string().trim().min(1, 'reason_required').max(500, 'too_long');

export const decideListingSchema = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('approve') }),
  z.object({
    decision: z.literal('reject'),
    /** Reasons by field of the document, such as `name.en`; '' for the whole listing. */
    reasons: z
      .record(z.string().max(60), reason)
      .refine((given) => Object.keys(given).length > 0, 'reason_required')
      .refine((given) => Object.keys(given).length <= 30, 'too_long'),
  }),
]);

export type ListingsQuery = z.output<typeof listingsQuerySchema>;
export type SkusQuery = z.output<typeof skusQuerySchema>;
export type SkusPage = z.infer<typeof skusPageSchema>;
export type SkuRefusal = (typeof skuRefusals)[number];
export type ListingRow = z.infer<typeof listingRowSchema>;
export type ListingRowSku = z.infer<typeof rowSkuSchema>;
export type ListingsPage = z.infer<typeof listingsPageSchema>;
export type Listing = z.infer<typeof listingSchema>;
export type ChangedSku = z.infer<typeof changedSkuSchema>;
export type SkuChange = z.output<typeof changeSkusSchema>['skus'][number];
export type AttributeChoices = z.infer<typeof attributeChoicesSchema>;
export type ReviewedListing = z.infer<typeof reviewedListingSchema>;
export type ListingDecision = z.output<typeof decideListingSchema>;
