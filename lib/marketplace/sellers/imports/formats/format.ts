import type { ImportField } from '@/lib/api/schemas/seller/import-fields';

/** A row by the names of its columns. */
export type SourceRecord = { number: number; cells: Record<string, string> };

/** A kind of table that is known by its headings. */
export type Format = {
  isFormat(headings: ReadonlySet<string>): boolean;
  /** The column that each field is taken from. */
  columns: Partial<Record<ImportField, string>>;
  /** Columns that `prepare` adds. */
  added?: readonly string[];
  /** Brings rows to one for each SKU: with what their listing's other rows say, without rows that are no SKU. */
  prepare?(records: AsyncIterable<SourceRecord>): AsyncGenerator<SourceRecord>;
};
