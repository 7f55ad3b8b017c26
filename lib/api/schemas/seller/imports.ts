import { z } from 'zod';
import { importFields, rowFields } from './import-fields';

const megabyte = 1024 * 1024;

/** Of an uploaded file, in bytes. */
export const importSizeLimit = 50 * megabyte;

export const importFormats = ['haat', 'shopify', 'woocommerce', 'other', 'pictures'] as const;

/** In their order; only `mapping` and `checked` wait for the store. */
export const importStates = [
  'mapping',
  'checking',
  'checked',
  'applying',
  'done',
  'cancelled',
  'failed',
] as const;

export const rowOutcomes = ['new', 'changed', 'unchanged', 'faulty'] as const;

const columnName = z.string().max(300);

/** Where a field comes from: a column of the file, and what stands for it where the cell is empty. */
const sourceSchema = z.object({
  column: columnName.optional(),
  value: z.string().trim().max(1000).optional(),
});

export const importMappingSchema = z.partialRecord(z.enum(importFields), sourceSchema);

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
  /** New ones that lack a picture or a description: kept as drafts. */
  drafts: z.number(),
});

export const importSummarySchema = z.object({
  id: z.number(),
  file: z.string(),
  format: z.enum(importFormats),
  state: z.enum(importStates),
  /** Of the present state, from 0 to 1. */
  progress: z.number(),
  counts: importCountsSchema,
  /** Why the file could not be read, in words. */
  failure: z.string().nullable(),
  /** Whether it broke off twice and waits to be tried again. */
  can_retry: z.boolean(),
  created_by: z.string(),
  created_at: z.string(),
  finished_at: z.string().nullable(),
});

export const importSchema = importSummarySchema.extend({
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
  outcome: z.enum(rowOutcomes).default('faulty'),
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
      name: z.enum(importFields),
      label: z.string(),
      hint: z.string(),
      /** Whether a new SKU needs it. */
      needed: z.boolean(),
    }),
  ),
  /** Each by its short form, with its whole path in the language of the answer. */
  categories: z.array(z.object({ value: z.string(), label: z.string() })),
  brands: z.array(z.string()),
});

export type ImportFieldInfo = z.infer<typeof importFieldsSchema>['fields'][number];
export type ImportFormat = (typeof importFormats)[number];
export type ImportState = (typeof importStates)[number];
export type RowOutcome = (typeof rowOutcomes)[number];
export type ImportMapping = z.infer<typeof importMappingSchema>;
export type ImportSummary = z.infer<typeof importSummarySchema>;
export type SellerImport = z.infer<typeof importSchema>;
export type ImportList = z.infer<typeof importListSchema>;
export type ImportReport = z.infer<typeof importReportSchema>;
