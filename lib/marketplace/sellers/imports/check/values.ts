import { percentSchema } from '@/lib/api/schemas/gst/rates';
import { isGtin } from '@/lib/api/schemas/numbers/gtin';
import type { ImportField } from '@/lib/api/schemas/seller/import-fields';
import { documentLimits } from '@/lib/api/schemas/seller/listing-document';
import type { RowProblem } from '../../../db/schema/imports';
import { textOfMarkup } from '../formats/markup';
import type { Catalogue } from './catalogue';
import { readNumber, readWhole } from './numbers';

export type RowFields = Partial<Record<ImportField, string>>;

type Policy = 'return_7' | 'return_10' | 'exchange_7' | 'none';

/** What a row says, read; what it does not say is missing. Prices in rupees. */
export type RowValues = {
  sku?: string;
  name?: string;
  name_hi?: string;
  description?: string;
  description_hi?: string;
  category?: number;
  brand?: number;
  colour?: string;
  size?: string;
  mrp?: number;
  price?: number;
  stock?: number;
  hsn?: string;
  gst_rate?: number;
  gst_notification?: string;
  origin_country?: string;
  importer?: string;
  return_policy?: Policy;
  gtin?: string;
  weight_grams?: number;
  length_cm?: number;
  width_cm?: number;
  height_cm?: number;
  attributes?: string[];
  /** Addresses, or names of files in the ZIP. */
  pictures?: string[];
};

type ValueField = keyof RowValues;
/** The value, or the key of what is wrong with it, with its numbers. */
type Read<Value> = { value: Value } | { code: string; params?: RowProblem['params'] };

const text =
  (most: number) =>
  (given: string): Read<string> => {
    const value = given
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n]|\p{Cs}/gu, ' ')
      .trim();
    return value.length > most
      ? { code: 'too_long', params: { most, length: value.length } }
      : { value };
  };
const line = (most: number) => (given: string) => text(most)(given.replace(/\s+/g, ' '));
const description = (given: string) => text(documentLimits.description)(textOfMarkup(given));

const rupees = (given: string): Read<number> => {
  const value = readNumber(given);
  if (value === undefined) return { code: 'amount' };
  if (value <= 0 || value > 10_000_000) return { code: 'amount_range' };
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6 ? { value } : { code: 'amount' };
};
const whole =
  (least: number, most: number) =>
  (given: string): Read<number> => {
    const value = readWhole(given);
    if (value === undefined) return { code: 'whole_number' };
    return value < least || value > most ? { code: 'range', params: { least, most } } : { value };
  };
const centimetres = (given: string): Read<number> => {
  const value = readNumber(given);
  if (value === undefined) return { code: 'number' };
  const rounded = Math.round(value * 10) / 10;
  return rounded < 0.1 || rounded > 1000
    ? { code: 'range', params: { least: 0.1, most: 1000 } }
    : { value: rounded };
};

const hsn = (given: string): Read<string> => {
  const value = given.replace(/[\s.]/g, '');
  return /^(?:\d{4}|\d{6}|\d{8})$/.test(value) ? { value } : { code: 'hsn' };
};
const gstRate = (given: string): Read<number> => {
  const { data, success } = percentSchema.safeParse(readNumber(given));
  return success ? { value: data } : { code: 'gst_rate' };
};
const gtin = (given: string): Read<string> => {
  const value = given.replace(/[\s-]/g, '');
  return isGtin(value) ? { value } : { code: 'gtin' };
};
const policies: readonly Policy[] = ['return_7', 'return_10', 'exchange_7', 'none'];
const policy = (given: string): Read<Policy> => {
  const value = policies.find((each) => each === given.toLowerCase().replace(/[\s-]+/g, '_'));
  return value ? { value } : { code: 'return_policy', params: { policies: policies.join(', ') } };
};
/** `fabric : cotton` → `fabric:cotton`. */
function withoutSpaces(attribute: string): string {
  const at = attribute.indexOf(':');
  if (at < 0) return attribute;
  return `${attribute.slice(0, at).trimEnd()}:${attribute.slice(at + 1).trimStart()}`;
}
const attributes = (given: string): Read<string[]> => {
  const value = given
    .split(/[;\n]/)
    .map((each) => each.trim())
    .filter(Boolean)
    .map(withoutSpaces);
  if (value.length > documentLimits.attributes) return { code: 'too_many_attributes' };
  return value.every((each) => /^[^:]{1,40}:.{1,60}$/.test(each))
    ? { value: [...new Set(value)] }
    : { code: 'attributes', params: { example: 'fabric:cotton' } };
};
const pictures = (given: string): Read<string[]> => {
  const value = given
    .split(/[|\n]|,\s*(?=https?:)/)
    .map((each) => each.trim())
    .filter(Boolean);
  return value.length > documentLimits.pictures
    ? { code: 'too_many_pictures', params: { most: documentLimits.pictures } }
    : { value: [...new Set(value)] };
};

type Readers = {
  [Field in ValueField]-?: (
    given: string,
    catalogue: Catalogue,
  ) => Read<NonNullable<RowValues[Field]>>;
};

const readers: Readers = {
  sku: line(60),
  name: line(documentLimits.name),
  name_hi: line(documentLimits.name),
  description,
  description_hi: description,
  category: (given, { categoryOf }) => {
    const value = categoryOf(given);
    return value === undefined ? { code: 'category' } : { value };
  },
  brand: (given, { brandOf }) => {
    const value = brandOf(given);
    return value === undefined ? { code: 'brand' } : { value };
  },
  colour: line(60),
  size: line(40),
  mrp: rupees,
  price: rupees,
  stock: whole(0, 1_000_000),
  hsn,
  gst_rate: gstRate,
  gst_notification: line(documentLimits.notification),
  origin_country: line(60),
  importer: line(300),
  return_policy: policy,
  gtin,
  weight_grams: whole(1, 1_000_000),
  length_cm: centimetres,
  width_cm: centimetres,
  height_cm: centimetres,
  attributes,
  pictures,
};

/** Reads the texts of a row; an empty cell says nothing. */
export function readValues(
  fields: RowFields,
  catalogue: Catalogue,
): { values: RowValues; problems: RowProblem[] } {
  const values: Record<string, unknown> = {};
  const problems: RowProblem[] = [];
  for (const field of Object.keys(readers) as ValueField[]) {
    const given = fields[field];
    if (!given) continue;
    const read = readers[field](given, catalogue);
    if ('value' in read) values[field] = read.value;
    else problems.push({ field, ...read });
  }
  return { values: values as RowValues, problems };
}
