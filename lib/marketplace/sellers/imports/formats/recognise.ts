import type { ImportField } from '@/lib/api/schemas/seller/import-fields';
import type { ImportFormat, ImportMapping } from '@/lib/api/schemas/seller/imports';
import type { Format } from './format';
import { haat } from './haat';
import { shopify } from './shopify';
import { woocommerce } from './woocommerce';

const known = { shopify, woocommerce, haat } as const;
/** Any other table: its columns are guessed by their names, and mapped by hand. */
const other: Format = { isFormat: () => true, columns: {} };

/** Which kind of table has these headings. */
export function recognise(headings: readonly string[]): ImportFormat {
  const set = new Set(headings);
  const names = Object.keys(known) as (keyof typeof known)[];
  return names.find((name) => known[name].isFormat(set)) ?? 'other';
}

/** @param name `pictures` is a table that was made from the names of a ZIP's pictures */
export const formatOf = (name: ImportFormat): Format =>
  name === 'other' ? other : name === 'pictures' ? haat : known[name];

/** Other names of columns, beside the template's own; compared without spaces, signs and case. */
const aliases: Partial<Record<ImportField, string[]>> = {
  listing_code: ['style code', 'parent sku', 'group', 'group id', 'item group id', 'model'],
  sku: ['seller sku', 'sku id', 'sku code', 'item code', 'product code', 'code', 'item sku'],
  name: ['product name', 'title', 'product title', 'item name', 'name en', 'name english', 'नाम'],
  name_hi: ['name hindi', 'hindi name', 'title hindi', 'हिन्दी नाम', 'हिंदी नाम'],
  description: ['product description', 'details', 'body', 'description en', 'विवरण'],
  description_hi: ['description hindi', 'hindi description', 'हिन्दी विवरण', 'हिंदी विवरण'],
  category: ['product category', 'category name', 'product type', 'श्रेणी'],
  brand: ['brand name', 'ब्रांड'],
  colour: ['color', 'colour name', 'color name', 'shade', 'रंग'],
  size: ['size name', 'साइज़', 'साइज'],
  mrp: ['max retail price', 'maximum retail price', 'list price', 'compare at price', 'एमआरपी'],
  price: ['selling price', 'sale price', 'offer price', 'your price', 'कीमत', 'दाम'],
  stock: ['quantity', 'qty', 'inventory', 'available', 'stock quantity', 'units', 'स्टॉक'],
  hsn: ['hsn code', 'hsn sac', 'hsnsac'],
  gst_notification: [],
  gst_rate: ['gst', 'tax', 'tax rate', 'gst percent', 'gst percentage', 'gst%'],
  origin_country: ['country of origin', 'origin', 'made in', 'country'],
  importer: ['imported by', 'importer name', 'importer details'],
  return_policy: ['returns', 'return'],
  gtin: ['barcode', 'ean', 'upc', 'isbn', 'ean code'],
  weight_grams: ['weight', 'weight g', 'weight gm', 'weight in grams', 'package weight'],
  length_cm: ['length', 'package length'],
  width_cm: ['width', 'breadth', 'breadth cm', 'package width'],
  height_cm: ['height', 'package height'],
  attributes: ['features', 'specifications'],
  pictures: ['images', 'image', 'image url', 'picture', 'photo', 'photos', 'image link', 'फ़ोटो'],
};

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}%]+/gu, '');

/** The mapping that fits a file best, to be changed by hand. */
export function guessMapping(format: ImportFormat, columns: readonly string[]): ImportMapping {
  const byName = new Map(columns.map((name) => [plain(name), name]));
  const mapping: ImportMapping = {};
  const taken = new Set<string>();
  const take = (field: ImportField, column: string | undefined) => {
    if (!column || taken.has(column) || mapping[field]) return;
    mapping[field] = { column };
    taken.add(column);
  };
  const fields = Object.keys(haat.columns) as ImportField[];
  const own = formatOf(format).columns;
  for (const field of fields) {
    const column = own[field];
    if (column && columns.includes(column)) take(field, column);
  }
  for (const field of fields) take(field, byName.get(plain(field)));
  if (format !== 'other') return mapping;
  for (const field of fields) {
    for (const name of aliases[field] ?? []) take(field, byName.get(plain(name)));
  }
  return mapping;
}
