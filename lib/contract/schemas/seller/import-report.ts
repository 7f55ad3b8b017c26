import { z } from 'zod';
import { importFields, rowFields } from './import-fields';
import { rowOutcomes } from './imports';

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
      /** The key of the row. */
      number: z.number(),
      /** The row number as a spreadsheet shows it. */
      row: z.number(),
      /** The sheet of the row, where several are read. */
      sheet: z.string().nullable(),
      sku: z.string(),
      /** The store named in an operator's file. */
      store: z.string().optional(),
      name: z.string(),
      outcome: z.enum(rowOutcomes),
      problems: z.array(
        z.object({
          field: z.enum(rowFields).nullable(),
          /** The column of the file. */
          column: z.string().nullable(),
          /** The problem in words. */
          message: z.string(),
          /** The cell's content, shortened. */
          value: z.string(),
        }),
      ),
      /** The cells that a correction concerns, with the likely right value where there is one. */
      cells: z.array(
        z.object({
          field: z.enum(importFields),
          label: z.string(),
          value: z.string(),
          likely: z.string().nullable(),
        }),
      ),
    }),
  ),
  total: z.number(),
  page: z.number(),
  limit: z.number(),
});

export type ImportReport = z.infer<typeof importReportSchema>;
