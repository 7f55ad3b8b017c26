import { z } from 'zod';
import { type ImportField, importFields, sourceFields } from './import-fields';

const megabyte = 1024 * 1024;

/** Maximum size of an uploaded file in bytes. */
export const importSizeLimit = 200 * megabyte;

/** Maximum number of sheets of a workbook that are read together. */
export const mostSheets = 8;

export const importFormats = [
  'haat',
  'shopify',
  'shopify_stock',
  'woocommerce',
  'magento',
  'wix',
  'etsy',
  'prestashop',
  'opencart',
  'bigcommerce',
  'squarespace',
  'ecwid',
  'tally',
  'google',
  'amazon',
  'flipkart',
  'myntra',
  'unicommerce',
  'zoho',
  'other',
  'pictures',
] as const;

/** States in order; only `mapping` and `checked` wait for the store. */
export const importStates = [
  'mapping',
  'checking',
  'checked',
  'applying',
  'done',
  'cancelled',
  'failed',
  /** Changes are being reverted, except where somebody has changed the listing since. */
  'undoing',
  'undone',
] as const;

/** The outcomes of a row; `left_out` is no SKU of the market, for the reason that its problem names. */
export const rowOutcomes = ['new', 'changed', 'unchanged', 'faulty', 'left_out'] as const;

const columnName = z.string().max(300);

/** The source of a field: a column of the file, and a default for empty cells. */
const sourceSchema = z.object({
  column: columnName.optional(),
  value: z.string().trim().max(1000).optional(),
});

export const importMappingSchema = z.partialRecord(z.enum(sourceFields), sourceSchema);

export const newImportQuerySchema = z.object({
  /** The file's name, for display. */
  name: z.string().trim().min(1).max(200).default('file'),
});

export const importCountsSchema = z.object({
  rows: z.number(),
  new: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  faulty: z.number(),
  /** Rows that are no SKU, each with its reason. */
  left_out: z.number(),
  /** Rows that only add to other rows: their pictures, or the texts of a variable product. */
  joined: z.number(),
  /** New or changed listings that lack something: kept as drafts. */
  drafts: z.number(),
});

export const importSummarySchema = z.object({
  id: z.number(),
  file: z.string(),
  format: z.enum(importFormats),
  state: z.enum(importStates),
  /** Progress of the present state, from 0 to 1. */
  progress: z.number(),
  /**
   * Progress in rows: the number done in the present state, and the total; null while unknown. While the file is
   * read, the total is an estimate.
   */
  progress_rows: z
    .object({ done: z.number(), of: z.number().nullable(), is_reading: z.boolean() })
    .nullable(),
  counts: importCountsSchema,
  /** The reason the file could not be read, in words. */
  failure: z.string().nullable(),
  /** True if it was interrupted twice and waits for a retry. */
  can_retry: z.boolean(),
  created_by: z.string(),
  created_at: z.string(),
  finished_at: z.string().nullable(),
});

/** The certainty of a proposal; only sure ones are confirmed together. */
export const certainties = ['sure', 'likely', 'unsure'] as const;

/** The limits at which a file is read no further; its rows before them are judged. */
export const cutReasons = ['time', 'memory', 'rows', 'text', 'broken'] as const;

/** Kinds of values that a store decides once, for all rows that have them. */
export const valueKinds = ['category', 'hsn', 'brand', 'currency', 'stock'] as const;

/**
 * A choice: the id of a category or brand (a brand also `request`), the HSN code for goods of a category, the
 * value of a currency in rupees, the quantity of goods in stock without a count; empty for none.
 */
const choiceSchema = z
  .string()
  .trim()
  .max(20)
  .regex(/^(?:|request|\d{1,12}(?:\.\d{1,4})?)$/, 'choice');

export const importValueSchema = z.object({
  kind: z.enum(valueKinds),
  /** The value in the file. */
  value: z.string(),
  /** The meaning of an ambiguous value: the slug of the proposed category. */
  hint: z.string(),
  rows: z.number(),
  /** Names of some of its goods. */
  examples: z.array(z.string()),
  /** The default until the store decides; null if nothing is known. */
  proposal: z.string().nullable(),
  /** The certainty of the proposal; null without one. */
  certainty: z.enum(certainties).nullable(),
  /** The store's choice; null until it decides. */
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

/** Fields that belong to one SKU: many rows never share them. */
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
  value: z.string().trim().min(1, 'required').max(1000, 'too_long'),
  /** The numbers of the rows. */
  rows: z.array(z.number().int().min(1)).min(1).max(100).optional(),
  /** All rows with this problem, if no rows are given. */
  problem: z.string().max(60).optional(),
});

/** Corrections of single rows: the values replace the cells of their rows. */
export const importEditsBodySchema = z.object({
  rows: z
    .array(
      z.object({
        /** The key of the row. */
        number: z.number().int().min(1),
        values: z.partialRecord(z.enum(importFields), z.string().trim().max(10_000)),
      }),
    )
    .min(1)
    .max(100),
});

/** The way a file is read: the sheets that are taken, and its format. */
export const importReadingBodySchema = z.object({
  sheets: z.array(z.string().max(200)).min(1).max(mostSheets).optional(),
  format: z.enum(importFormats).exclude(['pictures']).optional(),
});

const lackSchema = z.object({
  /** The code of the problem; rows can be filtered by it. */
  problem: z.string(),
  /** The problem in words. */
  message: z.string(),
  /** The field that solves it; null if nothing on the page does. */
  field: z.enum(fillableFields).nullable(),
  /** The label of that field. */
  label: z.string().nullable(),
  rows: z.number(),
});

export const importSchema = importSummarySchema.extend({
  /** Values that the store has not decided yet. */
  undecided: z.number(),
  /** True if its changes can be reverted. */
  can_undo: z.boolean(),
  /** Listings that were reverted, and listings kept because somebody has changed them since. */
  undone: z.object({ back: z.number(), left: z.number() }),
  /** True if prices are read as rupees because the file names no currency. */
  assumes_rupees: z.boolean(),
  /** Missing fields, with the number of rows. */
  lacks: z.array(lackSchema),
  /** The certainty of the format. */
  format_certainty: z.enum(certainties),
  /** The last row that was read of a file that ran into a limit, and which; null for a file that was read whole. */
  cut: z.object({ reason: z.enum(cutReasons), row: z.number() }).nullable(),
  /** The sheets of a workbook that can be read; empty for other files. */
  sheets: z.array(z.object({ name: z.string(), is_read: z.boolean() })),
  /** Columns with contents that no field takes. */
  unused_columns: z.array(columnName),
  /** Pictures of the ZIP that no row takes: their number, and some of their names. */
  unused_pictures: z.object({ count: z.number(), names: z.array(z.string()) }),
  /** Pictures that the store does not have yet: those fetched while rows are applied, and those that could not be. */
  pictures: z.object({ wanted: z.number(), done: z.number(), failed: z.number() }).nullable(),
  columns: z.array(z.object({ name: columnName, samples: z.array(z.string()) })),
  mapping: importMappingSchema,
  /** Number of pictures in the ZIP. */
  picture_count: z.number(),
});

export const importListSchema = z.object({
  imports: z.array(importSummarySchema),
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
      /** True if a new SKU needs it. */
      needed: z.boolean(),
    }),
  ),
  /** Each by its short form, with its whole path in the answer's language. */
  categories: z.array(
    z.object({ value: z.string(), label: z.string(), id: z.number(), is_leaf: z.boolean() }),
  ),
  brands: z.array(z.string()),
  /** Ids of the brands, in the same order. */
  brand_ids: z.array(z.number()),
});

export type ImportFieldInfo = z.infer<typeof importFieldsSchema>['fields'][number];
export type ImportFormat = (typeof importFormats)[number];
export type ImportState = (typeof importStates)[number];
export type RowOutcome = (typeof rowOutcomes)[number];
export type ImportMapping = z.infer<typeof importMappingSchema>;
export type ImportSummary = z.infer<typeof importSummarySchema>;
export type SellerImport = z.infer<typeof importSchema>;
export type ValueKind = (typeof valueKinds)[number];
export type ImportValue = z.infer<typeof importValueSchema>;
export type ImportChoice = z.infer<typeof importChoicesBodySchema>['choices'][number];
export type CutReason = (typeof cutReasons)[number];
export type Certainty = (typeof certainties)[number];
export type ImportEdits = z.infer<typeof importEditsBodySchema>;
export type ImportReading = z.infer<typeof importReadingBodySchema>;
export type ImportFill = z.infer<typeof importFillBodySchema>;
