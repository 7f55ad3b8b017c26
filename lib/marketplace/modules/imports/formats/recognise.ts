import { isGtin } from '@/lib/api/schemas/numbers/gtin';
import {
  importFields,
  type SourceField,
  sourceFields,
} from '@/lib/api/schemas/seller/import-fields';
import type { ImportFormat, ImportMapping } from '@/lib/api/schemas/seller/imports';
import { ofPlainFields, plainFieldNames } from '@/lib/api/schemas/seller/plain-fields';
import { languageName } from '@/lib/i18n/language-name';
import { defaultLocale, type OtherLocale, otherLocales } from '@/lib/i18n/locales';
import { fieldIn } from '@/lib/i18n/translated';
import { amazon, flipkart } from './flat-files';
import {
  columnFinder,
  type FieldColumns,
  type Format,
  plainName,
  type SourceRecord,
} from './format';
import { google } from './google';
import { haat } from './haat';
import { other } from './other';
import { shopify } from './shopify';
import { shopifyStock } from './shopify-stock';
import { woocommerce } from './woocommerce';

/** In the order in which they are tried. */
const known = {
  shopify,
  shopify_stock: shopifyStock,
  woocommerce,
  amazon,
  flipkart,
  google,
  haat,
} as const;

/** Which kind of table has these headings. */
export function recognise(headings: readonly string[]): ImportFormat {
  const find = columnFinder(headings);
  const names = Object.keys(known) as (keyof typeof known)[];
  const has = (name: string) => find(name) !== undefined;
  return names.find((name) => known[name].isFormat(has)) ?? 'other';
}

/** @param name `pictures` is a table that was made from the names of a ZIP's pictures */
export const formatOf = (name: ImportFormat): Format =>
  name === 'other' ? other : name === 'pictures' ? haat : known[name];

/** For a column of each other language what stores write, `name hindi` and `hindi name`, and its own words. */
function inOtherLanguages<Name extends string>(
  name: Name,
  words: readonly string[],
  own: { [Lang in OtherLocale]?: readonly string[] },
): Record<`${Name}_${OtherLocale}`, readonly string[]> {
  const rows = otherLocales.map((lang) => {
    const language = languageName(lang, defaultLocale);
    const both = words.flatMap((word) => [`${word} ${language}`, `${language} ${word}`]);
    return [fieldIn(name, lang), [...both, ...(own[lang] ?? [])]];
  });
  return Object.fromEntries(rows);
}

/** Other names of columns, beside the template's own; compared without spaces, signs and case. */
const aliases: Record<SourceField, readonly string[]> = {
  listing_code: ['style code', 'parent sku', 'group', 'group id', 'item group id', 'model'],
  sku: [
    'seller sku',
    'sku id',
    'sku code',
    'item code',
    'product code',
    'code',
    'item sku',
    'article no',
    'article number',
    'कोड',
    'एसकेयू',
    'सामान कोड',
  ],
  name: [
    'product name',
    'title',
    'product title',
    'item name',
    'name en',
    'name english',
    'particulars',
    'item',
    'product',
    'नाम',
    'उत्पाद',
    'सामान',
    'प्रोडक्ट',
    'सामान का नाम',
    'उत्पाद का नाम',
  ],
  description: ['product description', 'details', 'body', 'description en', 'विवरण'],
  ...inOtherLanguages('name', ['name', 'title'], { hi: ['हिन्दी नाम', 'हिंदी नाम'] }),
  ...inOtherLanguages('description', ['description'], { hi: ['हिन्दी विवरण', 'हिंदी विवरण'] }),
  category: [
    'product category',
    'category name',
    'product type',
    'sub category',
    'subcategory',
    'type',
    'श्रेणी',
    'कैटेगरी',
    'वर्ग',
  ],
  brand: ['brand name', 'vendor', 'manufacturer', 'company', 'ब्रांड', 'कंपनी'],
  colour: ['color', 'colour name', 'color name', 'shade', 'रंग'],
  size: ['size name', 'साइज़', 'साइज', 'आकार', 'नाप'],
  mrp: [
    'max retail price',
    'maximum retail price',
    'list price',
    'compare at price',
    'एमआरपी',
    'mrp inr',
    'mrp rs',
    'अधिकतम खुदरा मूल्य',
  ],
  price: [
    'selling price',
    'sale price',
    'offer price',
    'your price',
    'कीमत',
    'दाम',
    'rate',
    'sp',
    'our price',
    'unit price',
    'price inr',
    'price rs',
    'selling price inr',
    'मूल्य',
    'क़ीमत',
    'भाव',
    'विक्रय मूल्य',
    'बिक्री मूल्य',
  ],
  stock: [
    'quantity',
    'qty',
    'inventory',
    'available',
    'stock quantity',
    'units',
    'stock qty',
    'in stock',
    'closing stock',
    'balance',
    'pcs',
    'pieces',
    'स्टॉक',
    'मात्रा',
    'नग',
  ],
  hsn: ['hsn code', 'hsn sac', 'hsnsac', 'hs code', 'एचएसएन', 'एचएसएन कोड'],
  gst_notification: [],
  gst_rate: ['gst', 'tax', 'tax rate', 'gst percent', 'gst percentage', 'gst%', 'जीएसटी', 'कर दर'],
  ...ofPlainFields((_, { headings }) => headings),
  gtin: ['barcode', 'ean', 'upc', 'isbn', 'ean code'],
  weight_grams: [
    'weight',
    'weight g',
    'weight gm',
    'weight in grams',
    'package weight',
    'वज़न',
    'वजन',
    'भार',
  ],
  length_cm: ['length', 'लंबाई', 'package length'],
  width_cm: ['width', 'चौड़ाई', 'breadth', 'breadth cm', 'package width'],
  height_cm: ['height', 'ऊँचाई', 'package height'],
  attributes: ['features', 'specifications'],
  pictures: [
    'images',
    'image',
    'image url',
    'picture',
    'photo',
    'photos',
    'image link',
    'image src',
    'photo url',
    'फ़ोटो',
    'फोटो',
    'तस्वीर',
    'तस्वीरें',
    'चित्र',
  ],
  tags: ['tag', 'keywords', 'labels', 'search keywords', 'टैग'],
  currency: ['currency code', 'मुद्रा'],
};

const namesOf = new Map<string, SourceField>();
for (const field of sourceFields) {
  for (const name of [field, ...aliases[field]]) {
    if (!namesOf.has(plainName(name))) namesOf.set(plainName(name), field);
  }
}

/** Of a table's first rows: which is the heading. Files of marketplaces have settings and labels above it. */
export function headingIndex(rows: readonly (readonly string[])[]): number {
  const known = rows.findLastIndex((cells) => recognise(cells) !== 'other');
  if (known >= 0) return known;
  const counts = rows.map(
    (cells) => new Set(cells.flatMap((cell) => namesOf.get(plainName(cell)) ?? [])).size,
  );
  const most = Math.max(...counts);
  return most >= 3 ? counts.indexOf(most) : 0;
}

type Samples = readonly SourceRecord['cells'][];

/** The mapping that fits a file best by the names of its columns, then by their values; to be changed by hand. */
export function guessMapping(
  format: ImportFormat,
  columns: readonly string[],
  samples: Samples = [],
): ImportMapping {
  const mapping: ImportMapping = {};
  const taken = new Set<string>();
  const take = (field: SourceField, column: string | undefined) => {
    if (!column || taken.has(column) || mapping[field]) return;
    mapping[field] = { column };
    taken.add(column);
  };
  const find = columnFinder(columns);
  const own: FieldColumns = formatOf(format).columns(find);
  const present = new Set(columns);
  for (const field of sourceFields) {
    const column = own[field];
    if (column && present.has(column)) take(field, column);
  }
  for (const field of importFields) take(field, find(field));
  for (const field of plainFieldNames) take(field, find(...aliases[field]));
  if (format !== 'other') return mapping;
  for (const field of sourceFields) take(field, find(...aliases[field]));
  for (const field of sourceFields) {
    for (const column of columns) {
      if (mapping[field]) break;
      if (looksLike[field]?.(valuesOf(samples, column))) take(field, column);
    }
  }
  return mapping;
}

const valuesOf = (samples: Samples, column: string) =>
  samples.map((cells) => (cells.get(column) ?? '').slice(0, 300).trim()).filter(Boolean);

const all = (values: string[], is: (value: string) => boolean) =>
  values.length > 0 && values.every(is);

/** What values alone tell: a column that no name tells is taken where all its values are of a kind. */
const looksLike: Partial<Record<SourceField, (values: string[]) => boolean>> = {
  gtin: (values) => all(values, (value) => /^\d{8,14}$/.test(value) && isGtin(value)),
  pictures: (values) =>
    all(values, (value) => /^https?:\/\/\S+\.(?:jpe?g|png|webp)(?:\?\S*)?$/i.test(value)),
  sku: (values) =>
    values.length > 1 &&
    new Set(values).size === values.length &&
    all(
      values,
      (value) => /^(?=.*\d)[A-Za-z0-9][\w./-]{2,39}$/.test(value) && /[A-Za-z-]/.test(value),
    ),
  price: (values) => all(values, (value) => /^(?:₹|rs\.?|inr)\s*[\d,.]+(?:\s*\/-)?$/i.test(value)),
};

/**
 * A mapping with what a store has chosen for other files: of its columns, those that this file has too. The latest
 * choice counts.
 * @param earlier mappings of the store, the latest first
 */
export function withEarlier(
  guessed: ImportMapping,
  columns: readonly string[],
  earlier: readonly ImportMapping[],
): ImportMapping {
  const mapping: ImportMapping = {};
  const present = new Set(columns);
  const taken = new Set<string>();
  for (const from of [...earlier, guessed]) {
    for (const field of sourceFields) {
      const source = from[field];
      if (mapping[field] || !source?.column) continue;
      if (!present.has(source.column) || taken.has(source.column)) continue;
      mapping[field] = from === guessed ? source : { column: source.column };
      taken.add(source.column);
    }
  }
  return mapping;
}
