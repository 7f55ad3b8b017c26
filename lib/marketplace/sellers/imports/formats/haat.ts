import { type ImportField, importFields } from '@/lib/api/schemas/seller/import-fields';
import type { Format } from './format';

/** Haat's own template, and what it exports. */
export const haat: Format = {
  isFormat: (headings) => ['sku', 'name', 'category'].every((name) => headings.has(name)),
  columns: Object.fromEntries(importFields.map((field) => [field, field])) as Record<
    ImportField,
    string
  >,
};
