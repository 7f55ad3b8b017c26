import { importFields } from '@/lib/api/schemas/seller/import-fields';
import type { FieldColumns, Format } from './format';

/** Haat's own template, and what it exports. */
export const haat: Format = {
  isFormat: (has) => ['sku', 'name', 'category'].every(has) && !has('item sku'),
  columns: () => Object.fromEntries(importFields.map((field) => [field, field])) as FieldColumns,
};
