import { z } from 'zod';
import { byLanguage } from '../by-language';
import { asLines, emptyLine } from '../common';
import { percentSchema } from '../gst/rates';
import { draftCodeSchema, draftSkuSchema } from '../identifiers';
import { sizeChartSchema } from '../size-chart';
import {
  type OfPlainFields,
  ofPlainFields,
  type PlainField,
  type PlainValues,
} from './plain-fields';

/** Limits of a document, also used for documents made from a file. */
export const documentLimits = {
  skus: 100,
  pictures: 10,
  colours: 30,
  attributes: 40,
  name: 150,
  description: 5000,
  notification: 80,
} as const;

/** Returns the schema of one line, which may be empty in a draft. */
const line = (max: number) => emptyLine(max).default('');

const lines = (max: number) =>
  z
    .string()
    .max(max * 4, 'too_long')
    .transform(asLines(max))
    .pipe(z.string().max(max, 'too_long'))
    .default('');

/** Rupees with at most two decimals; null while unknown. */
export const rupeesSchema = z
  .number({ error: 'amount' })
  .min(0, 'amount')
  .max(10_000_000, 'amount')
  .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, 'amount');

export const stockSchema = z.number({ error: 'quantity' }).int('quantity').min(0).max(1_000_000);

const centimetres = z.number().min(0.1).max(1000).nullable().default(null);

/** A picture uploaded by the store, or one of the catalogue's own. */
const pictureUrl = z
  .string()
  .max(300)
  .regex(/^\/(?:api\/uploads|media)\/[\w./-]+$/, 'picture_gone');
const pictureList = z.array(pictureUrl).max(documentLimits.pictures).default([]);

type PlainShape = {
  [Name in PlainField]: z.ZodDefault<z.ZodType<PlainValues[Name], PlainValues[Name]>>;
};

const plainShape = ofPlainFields((_, row) =>
  row.kind === 'choice'
    ? z.enum(row.values).default(row.start)
    : emptyLine(row.most).default(row.start ?? ''),
) as OfPlainFields<z.ZodType> as PlainShape;

export const listingSkuSchema = z.object({
  /** Stable within the document, also before it has a code. */
  key: z.string().min(1).max(60),
  /** The store's own code; it identifies the published SKU. */
  sku: draftSkuSchema(60).default(''),
  colour: line(60),
  size: line(40),
  mrp: rupeesSchema.nullable().default(null),
  price: rupeesSchema.nullable().default(null),
  /** Opening stock; for a published SKU its present stock, which saving does not change. */
  stock: stockSchema.nullable().default(null),
  /** Stock at which a mail is sent; null means the store's threshold, undefined keeps the present one. */
  low_stock: z.number().int('quantity').min(0).max(1000, 'quantity').nullable().optional(),
  gtin: draftCodeSchema(14).default(''),
  weight_grams: z.number().int().min(1).max(1_000_000).nullable().default(null),
  length_cm: centimetres,
  width_cm: centimetres,
  height_cm: centimetres,
  /** Pictures of this SKU only; if empty, those of its colour are shown. */
  pictures: pictureList,
});

/**
 * The content of a listing that a store edits. A draft may be incomplete; `documentProblems` returns what is
 * missing.
 */
export const listingDocumentSchema = z.object({
  name: byLanguage(line(documentLimits.name)),
  description: byLanguage(lines(documentLimits.description)),
  category_id: z.number().int().positive().nullable().default(null),
  brand_id: z.number().int().positive().nullable().default(null),
  /** `name:value`, such as `fabric:cotton`. */
  attributes: z
    .array(emptyLine(100).pipe(z.string().regex(/^[^:]{1,40}:.{1,60}$/)))
    .max(documentLimits.attributes)
    .default([]),
  hsn: draftCodeSchema(8).default(''),
  /**
   * The listing's own rate in percent, valid only with the notification that grants it. Otherwise the HSN code
   * and price determine the rate.
   */
  gst_rate: percentSchema.nullable().default(null),
  gst_notification: line(documentLimits.notification),
  ...plainShape,
  /** The listing's own chart, if it names none of the store's. */
  size_chart: sizeChartSchema.nullable().default(null),
  /** One of the store's size charts; a deleted chart counts as none. */
  size_chart_id: z.number().int().positive().nullable().default(null),
  /** Pictures by colour; those under '' are for colours without pictures. */
  pictures: z
    .array(z.object({ colour: line(60), images: pictureList }))
    .max(documentLimits.colours)
    .default([]),
  skus: z.array(listingSkuSchema).max(documentLimits.skus).default([]),
});

export type ListingDocument = z.output<typeof listingDocumentSchema>;
export type ListingDocumentInput = z.input<typeof listingDocumentSchema>;
export type ListingSku = ListingDocument['skus'][number];

/** Returns the pictures of a SKU: its own, otherwise its colour's, otherwise the general ones. */
export function picturesOfSku({ pictures }: ListingDocument, sku: ListingSku): string[] {
  if (sku.pictures.length) return sku.pictures;
  const of = (colour: string) => pictures.find((one) => one.colour === colour)?.images ?? [];
  const own = of(sku.colour);
  return own.length ? own : of('');
}
