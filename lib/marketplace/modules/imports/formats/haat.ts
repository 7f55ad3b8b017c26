import { importFields } from '@/lib/contract/schemas/seller/import-fields';
import { evidenceOf, type FieldColumns, type Format } from './format';

const own = ['listing code', 'hsn', 'gst rate', 'name hi', 'origin country', 'weight grams'];

/** The format of Haat's own template and exports. */
export const haat: Format = {
  evidence: (has) =>
    ['item sku', 'type', 'product type', 'handle'].some(has)
      ? 0
      : evidenceOf(
          has,
          [['sku'], ['name'], ['category']],
          [['mrp'], ['price'], ['stock'], ['pictures'], own.slice(0, 3), own.slice(3)],
        ),
  columns: () => Object.fromEntries(importFields.map((field) => [field, field])) as FieldColumns,
};
