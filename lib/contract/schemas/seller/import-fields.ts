import { fieldsOf } from '@/lib/i18n/translated';
import { plainFieldNames } from './plain-fields';

/** A column for each language of the market: `name`, `name_hi`. */
export const textFields = [...fieldsOf('name'), ...fieldsOf('description')];

/** Fields of an import file, by their column names in Haat's own template. */
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

/**
 * Additional hints of a file: tags propose a category, the currency determines how prices are read, and goods whose
 * status is draft, hidden or archived stay drafts.
 */
export const hintFields = ['tags', 'currency', 'status'] as const;

/** All possible meanings of a file's column. */
export const sourceFields = [...importFields, ...hintFields] as const;

export type SourceField = (typeof sourceFields)[number];

/** The column of an operator's file with the store of each row, by slug or id. */
export const storeColumn = 'store';

/** The possible fields of a row's problem. */
export const rowFields = [storeColumn, ...sourceFields] as const;

export type RowField = (typeof rowFields)[number];

/** Required fields of a new SKU; an existing SKU needs only its code. */
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

/** Fields shared by all SKUs of a listing: given once, or equal in each of its rows. */
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
