import { z } from 'zod';
import { type ImportField, importFields, rowFields, sourceFields } from './import-fields';

const megabyte = 1024 * 1024;

/** Of an uploaded file, in bytes. */
export const importSizeLimit = 50 * megabyte;

export const importFormats = [
  'haat',
  'shopify',
  'shopify_stock',
  'woocommerce',
  'google',
  'amazon',
  'flipkart',
  'other',
  'pictures',
] as const;

/** In their order; only `mapping` and `checked` wait for the store. */
export const importStates = [
  'mapping',
  'checking',
  'checked',
  'applying',
  'done',
  'cancelled',
  'failed',
  /** What was taken over goes back, where nobody has changed it since. */
  'undoing',
  'undone',
] as const;

export const rowOutcomes = ['new', 'changed', 'unchanged', 'faulty'] as const;

const columnName = z.string().max(300);

/** Where a field comes from: a column of the file, and what stands for it where the cell is empty. */
const sourceSchema = z.object({
  column: columnName.optional(),
  value: z.string().trim().max(1000).optional(),
});

export const importMappingSchema = z.partialRecord(z.enum(sourceFields), sourceSchema);

export const newImportQuerySchema = z.object({
  /** The file's name, to be shown. */
  name: z.string().trim().min(1).max(200).default('file'),
});

export const importCountsSchema = z.object({
  rows: z.number(),
  new: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  faulty: z.number(),
  /** New or changed ones that lack something: kept as drafts. */
  drafts: z.number(),
});

export const importSummarySchema = z.object({
  id: z.number(),
  file: z.string(),
  format: z.enum(importFormats),
  state: z.enum(importStates),
  /** Of the present state, from 0 to 1. */
  progress: z.number(),
  /** The same in rows: how many are through the present state, and of how many; null while that is not known. */
  progress_rows: z.object({ done: z.number(), of: z.number().nullable() }).nullable(),
  counts: importCountsSchema,
  /** Why the file could not be read, in words. */
  failure: z.string().nullable(),
  /** Whether it broke off twice and waits to be tried again. */
  can_retry: z.boolean(),
  created_by: z.string(),
  created_at: z.string(),
  finished_at: z.string().nullable(),
});

/** What a store says once of a value, for all rows that have it. */
export const valueKinds = ['category', 'hsn', 'brand', 'currency', 'stock'] as const;

/**
 * A choice: of a category or brand its id, of a brand also `request`, of goods of a category their HSN code, of a
 * currency how many rupees one of it is, of goods in stock without a count how many there are; empty for none.
 */
const choiceSchema = z
  .string()
  .trim()
  .max(20)
  .regex(/^(?:|request|\d{1,12}(?:\.\d{1,4})?)$/, 'choice');

export const importValueSchema = z.object({
  kind: z.enum(valueKinds),
  /** As the file says it. */
  value: z.string(),
  /** Of one value with several meanings, which: the slug of the proposed category. */
  hint: z.string(),
  rows: z.number(),
  /** Names of some of its goods. */
  examples: z.array(z.string()),
  /** What is taken until the store has said so; null where nothing is known. */
  proposal: z.string().nullable(),
  /** What the store has said; null until then. */
  choice: z.string().nullable(),
});

export const importValuesSchema = z.object({ values: z.array(importValueSchema) });

export const importChoicesBodySchema = z.object({
  choices: z
    .array(
      z.object({
        kind: z.enum(valueKinds),
        value: z.string().max(200),
        hint: z.string().max(200).default(''),
        choice: choiceSchema,
      }),
    )
    .min(1)
    .max(500),
});

/** Fields that belong to one SKU alone, or are no text. */
const notFillable = [
  'listing_code',
  'sku',
  'length_cm',
  'width_cm',
  'height_cm',
  'pictures',
] as const satisfies readonly ImportField[];

export type FillableField = Exclude<ImportField, (typeof notFillable)[number]>;

/** Fields that can be filled on the page, for rows that lack them. */
export const fillableFields = importFields.filter(
  (field): field is FillableField => !(notFillable as readonly ImportField[]).includes(field),
);

export const importFillBodySchema = z.object({
  field: z.enum(fillableFields),
  value: z.string().trim().min(1).max(1000),
  /** Which rows, by number. */
  rows: z.array(z.number().int().min(1)).min(1).max(100).optional(),
  /** Else all rows with this problem. */
  problem: z.string().max(60).optional(),
});

const lackSchema = z.object({
  /** What is wrong or lacks, as a code; rows can be listed by it. */
  problem: z.string(),
  /** In words. */
  message: z.string(),
  /** What fills it; null where nothing on the page does. */
  field: z.enum(fillableFields).nullable(),
  /** What that field is called. */
  label: z.string().nullable(),
  rows: z.number(),
});

export const importSchema = importSummarySchema.extend({
  /** Values that the store has not said anything about yet. */
  undecided: z.number(),
  /** Whether what it has changed can be taken back. */
  can_undo: z.boolean(),
  /** Listings that went back, and those that somebody has changed since and that stay. */
  undone: z.object({ back: z.number(), left: z.number() }),
  /** Whether prices are taken as rupees because the file says no currency. */
  assumes_rupees: z.boolean(),
  /** What rows lack, and how many lack it. */
  lacks: z.array(lackSchema),

  columns: z.array(z.object({ name: columnName, samples: z.array(z.string()) })),
  mapping: importMappingSchema,
  /** Names of pictures in the ZIP. */
  picture_count: z.number(),
});

export const importListSchema = z.object({
  imports: z.array(importSummarySchema),
  total: z.number(),
  page: z.number(),
  limit: z.number(),
});

export const importRowsQuerySchema = z.object({
  outcome: z.enum(rowOutcomes).optional(),
  /** Only rows with this problem. */
  problem: z.string().max(60).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

export const importReportSchema = z.object({
  rows: z.array(
    z.object({
      /** As a spreadsheet shows it. */
      number: z.number(),
      sku: z.string(),
      /** As an operator's file names it. */
      store: z.string().optional(),
      name: z.string(),
      outcome: z.enum(rowOutcomes),
      problems: z.array(
        z.object({
          field: z.enum(rowFields).nullable(),
          /** The column of the file. */
          column: z.string().nullable(),
          /** In words. */
          message: z.string(),
          /** What the cell says, shortened. */
          value: z.string(),
        }),
      ),
    }),
  ),
  total: z.number(),
  page: z.number(),
  limit: z.number(),
});

export const templateQuerySchema = z.object({ format: z.enum(['csv', 'xlsx']).default('xlsx') });
export const exportQuerySchema = templateQuerySchema;

export const importFieldsSchema = z.object({
  fields: z.array(
    z.object({
      name: z.enum(sourceFields),
      label: z.string(),
      hint: z.string(),
      /** Whether a new SKU needs it. */
      needed: z.boolean(),
    }),
  ),
  /** Each by its short form, with its whole path in the language of the answer. */
  categories: z.array(
    z.object({ value: z.string(), label: z.string(), id: z.number(), is_leaf: z.boolean() }),
  ),
  brands: z.array(z.string()),
  /** Of the brands, in their order. */
  brand_ids: z.array(z.number()),
});

export type ImportFieldInfo = z.infer<typeof importFieldsSchema>['fields'][number];
export type ImportFormat = (typeof importFormats)[number];
export type ImportState = (typeof importStates)[number];
export type RowOutcome = (typeof rowOutcomes)[number];
export type ImportMapping = z.infer<typeof importMappingSchema>;
export type ImportSummary = z.infer<typeof importSummarySchema>;
export type SellerImport = z.infer<typeof importSchema>;
export type ImportList = z.infer<typeof importListSchema>;
export type ValueKind = (typeof valueKinds)[number];
export type ImportValue = z.infer<typeof importValueSchema>;
export type ImportChoice = z.infer<typeof importChoicesBodySchema>['choices'][number];
export type ImportFill = z.infer<typeof importFillBodySchema>;
export type ImportReport = z.infer<typeof importReportSchema>;
