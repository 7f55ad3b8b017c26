import { fieldsOf } from '@/lib/i18n/translated';
import { plainFieldNames } from './plain-fields';

/** A column for each language of the market: `name`, `name_hi`. */
export const textFields = [...fieldsOf('name'), ...fieldsOf('description')];

/** What a row of a file can say, by the name of its column in Haat's own template. */
export const importFields = [
  'listing_code',
  'sku',
  ...textFields,
  'category',
  'brand',
  'colour',
  'size',
  'mrp',
  'price',
  'stock',
  'hsn',
  'gst_rate',
  'gst_notification',
  ...plainFieldNames,
  'gtin',
  'weight_grams',
  'length_cm',
  'width_cm',
  'height_cm',
  'attributes',
  'pictures',
] as const;

export type ImportField = (typeof importFields)[number];

/** What a file says beside them: tags propose a category, and the currency tells how prices are read. */
export const hintFields = ['tags', 'currency'] as const;

/** All that a column of a file can be. */
export const sourceFields = [...importFields, ...hintFields] as const;

export type SourceField = (typeof sourceFields)[number];

/** The column of an operator's file that names the store of each row, by slug or id. */
export const storeColumn = 'store';

/** What a problem of a row can be about. */
export const rowFields = [storeColumn, ...sourceFields] as const;

export type RowField = (typeof rowFields)[number];

/** What a new SKU needs; a SKU that the store has already needs its code alone. */
export const neededForNew: readonly ImportField[] = [
  'sku',
  'name',
  'description',
  'category',
  'mrp',
  'price',
  'stock',
  'hsn',
  'pictures',
];

/** What all SKUs of a listing share: said once, or the same in each of its rows. */
export const listingFields: readonly ImportField[] = [
  ...textFields,
  'category',
  'brand',
  'hsn',
  'gst_rate',
  'gst_notification',
  ...plainFieldNames,
  'attributes',
];
