import { percentSchema } from '@/lib/api/schemas/gst/rates';
import { isGtin } from '@/lib/api/schemas/numbers/gtin';
import type { SourceField } from '@/lib/api/schemas/seller/import-fields';
import { documentLimits } from '@/lib/api/schemas/seller/listing-document';
import {
  ofPlainFields,
  type PlainField,
  type PlainValues,
} from '@/lib/api/schemas/seller/plain-fields';
import { type FieldIn, madeFields } from '@/lib/i18n/translated';
import type { RowAsk, RowProblem } from '../../../kernel/db/schema/imports';
import { centimetresText, gramsText } from '../formats/amounts';
import { textOfMarkup } from '../formats/markup';
import { type Catalogue, plainPath } from './catalogue';
import { type Choices, longestValue, noChoices } from './choices';
import { foreignCurrency, readNumber, readWhole, withoutCurrency } from './numbers';

export type RowFields = Partial<Record<SourceField, string>>;

/** What a row says, read; what it does not say is missing. Prices in rupees. */
export type RowValues = {
  sku?: string;
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
  gtin?: string;
  weight_grams?: number;
  length_cm?: number;
  width_cm?: number;
  height_cm?: number;
  attributes?: string[];
  /** Addresses, or names of files in the ZIP. */
  pictures?: string[];
} & { [Field in FieldIn<'name' | 'description'>]?: string } & Partial<PlainValues>;

type ValueField = keyof RowValues;
type Fault = { code: string; params?: RowProblem['params'] };
/** The value; what is wrong with the cell; both where a part of it can be taken; an ask where the store decides. */
type Read<Value> = { value?: Value; fault?: Fault; ask?: RowAsk };

/** Cut at a word where there is one near the end. */
function cut(text: string, most: number): string {
  const start = text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
  const space = start.lastIndexOf(' ');
  return (space > most * 0.7 ? start.slice(0, space) : start).trim();
}

const text =
  (most: number) =>
  (given: string): Read<string> => {
    const value = given
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n]|\p{Cs}/gu, ' ')
      .trim();
    if (value.length <= most) return value ? { value } : {};
    const fault = { code: 'too_long', params: { most, length: value.length } };
    return { value: cut(value, most), fault };
  };
/** A code is taken whole or not at all. */
const code =
  (most: number) =>
  (given: string): Read<string> => {
    const { value, fault } = text(most)(given.replace(/\s+/g, ' '));
    return fault ? { fault } : { value };
  };
const line = (most: number) => (given: string) => text(most)(given.replace(/\s+/g, ' '));
const description = (given: string) => text(documentLimits.description)(textOfMarkup(given));

type Reading = { catalogue: Catalogue; choices: Choices; currency: string; storeName: string };

/** Paise are whole; what a rate makes of another currency is rounded to them. */
const rupees = (given: string, { choices, currency }: Reading): Read<number> => {
  const foreign = foreignCurrency(given) ?? foreignCurrency(`1 ${currency}`);
  if (!foreign) return amount(readNumber(given));
  const proposal = null;
  const ask: RowAsk = { kind: 'currency', value: foreign, hint: '', proposal };
  const rate = Number(choices(ask) || Number.NaN);
  const value = readNumber(withoutCurrency(given));
  if (value === undefined) return { fault: { code: 'amount' } };
  if (!(rate > 0)) return { ask, fault: { code: 'currency', params: { currency: foreign } } };
  return { ask, ...amount(Math.round(value * rate * 100) / 100) };
};
function amount(value: number | undefined): Read<number> {
  if (value === undefined) return { fault: { code: 'amount' } };
  if (value <= 0 || value > 10_000_000) return { fault: { code: 'amount_range' } };
  const isWhole = Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
  return isWhole ? { value } : { fault: { code: 'amount' } };
}
const whole =
  (least: number, most: number) =>
  (given: string): Read<number> => {
    const value = readWhole(given);
    if (value === undefined) return { fault: { code: 'whole_number' } };
    return value < least || value > most
      ? { fault: { code: 'range', params: { least, most } } }
      : { value };
  };
const isOut = /^(?:out[ _-]?of[ _-]?stock|sold[ _-]?out|no|false|unavailable|नहीं|ख़त्म)$/i;
const isIn = /^(?:in[ _-]?stock|available|yes|true|हाँ|उपलब्ध)$/i;
/** A number; or that there are some, of which the store says once how many. */
const stock = (given: string, { choices }: Reading): Read<number> => {
  const said = given.slice(0, 40).trim();
  if (isOut.test(said)) return { value: 0 };
  if (!isIn.test(said)) return whole(0, 1_000_000)(given.replace(/\+\s{0,9}$/, ''));
  const ask: RowAsk = { kind: 'stock', value: 'in stock', hint: '', proposal: null };
  const chosen = choices(ask);
  return chosen ? { ask, ...whole(0, 1_000_000)(chosen) } : { ask };
};

const measured = /^([\d.,]{1,20})\s{0,5}([a-z]{1,10})\.?$/i;
/** Nothing stands for zero: shops write it where they have not weighed. */
const isZero = (given: string) => /^0+(?:[.,]0+)?(?:\s?[a-z]{1,9})?$/i.test(given.slice(0, 60));
const grams = (given: string): Read<number> => {
  if (isZero(given)) return {};
  const [, number = '', unit = ''] = measured.exec(given.slice(0, 60)) ?? [];
  return whole(1, 1_000_000)(unit ? gramsText(number, unit) || given : given);
};
const centimetres = (given: string): Read<number> => {
  if (isZero(given)) return {};
  const [, number = '', unit = ''] = measured.exec(given.slice(0, 60)) ?? [];
  const value = readNumber(unit ? centimetresText(number, unit) || given : given);
  if (value === undefined) return { fault: { code: 'number' } };
  const rounded = Math.round(value * 10) / 10;
  return rounded < 0.1 || rounded > 1000
    ? { fault: { code: 'range', params: { least: 0.1, most: 1000 } } }
    : { value: rounded };
};

const hsn = (given: string): Read<string> => {
  const value = given.replace(/[\s.]/g, '');
  return /^(?:\d{4}|\d{6}|\d{8})$/.test(value) ? { value } : { fault: { code: 'hsn' } };
};
const gstRate = (given: string): Read<number> => {
  const { data, success } = percentSchema.safeParse(readNumber(given));
  return success ? { value: data } : { fault: { code: 'gst_rate' } };
};
const gtin = (given: string): Read<string> => {
  const value = given.replace(/[\s-]/g, '');
  return isGtin(value) ? { value } : { fault: { code: 'gtin' } };
};
/** One of the values, however its words are joined. */
const choice =
  (values: readonly string[], code: string) =>
  (given: string): Read<string> => {
    const value = values.find((each) => each === given.toLowerCase().replace(/[\s-]+/g, '_'));
    return value ? { value } : { fault: { code, params: { policies: values.join(', ') } } };
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
  const good = [...new Set(value.filter((each) => /^[^:]{1,40}:.{1,60}$/.test(each)))];
  const taken = { value: good.slice(0, documentLimits.attributes) };
  if (good.length > documentLimits.attributes) {
    return { ...taken, fault: { code: 'too_many_attributes' } };
  }
  const isFine = value.every((each) => good.includes(each));
  return isFine
    ? taken
    : { ...taken, fault: { code: 'attributes', params: { example: 'fabric:cotton' } } };
};
const pictures = (given: string): Read<string[]> => {
  const value = given
    .split(/[|\n]|,\s*(?=https?:)/)
    .map((each) => each.trim())
    .filter(Boolean);
  const most = documentLimits.pictures;
  const taken = { value: [...new Set(value)].slice(0, most) };
  return value.length > most
    ? { ...taken, fault: { code: 'too_many_pictures', params: { most } } }
    : taken;
};

type Readers = {
  [Field in ValueField]-?: (given: string, reading: Reading) => Read<NonNullable<RowValues[Field]>>;
};

const plainReaders = ofPlainFields((_, row) =>
  row.kind === 'choice' ? choice(row.values, row.fault) : line(row.most),
) as Pick<Readers, PlainField>;

const readers: Readers = {
  sku: code(60),
  ...madeFields('name', () => line(documentLimits.name)),
  ...madeFields('description', () => description),
  category: (given, { catalogue }) => {
    const value = categoryIn(given, catalogue);
    return value === undefined ? { fault: { code: 'category' } } : { value };
  },
  brand: (given, { catalogue, choices, storeName }) => {
    const value = catalogue.brandOf(given);
    if (value !== undefined) return { value };
    const name = given.replace(/\s+/g, ' ').trim().slice(0, longestValue);
    // Shops name themselves where no maker is known: that is no brand until the store says so.
    const isStore = plainPath(name) === plainPath(storeName);
    const proposal = isStore ? null : 'request';
    const ask: RowAsk = { kind: 'brand', value: name, hint: '', proposal };
    const chosen = choices(ask);
    if (chosen === undefined && isStore) return { ask };
    if (chosen === undefined || chosen === 'request')
      return { ask, fault: { code: 'brand_requested' } };
    const id = Number(chosen || Number.NaN);
    return catalogue.isBrand(id) ? { ask, value: id } : { ask };
  },
  colour: line(60),
  size: line(40),
  mrp: rupees,
  price: rupees,
  stock,
  hsn,
  gst_rate: gstRate,
  gst_notification: line(documentLimits.notification),
  ...plainReaders,
  gtin,
  weight_grams: grams,
  length_cm: centimetres,
  width_cm: centimetres,
  height_cm: centimetres,
  attributes,
  pictures,
};

/** The first of the paths that a cell names, `Clothing > Shirts, Sale`, that is a category of the market's. */
function categoryIn(given: string, { categoryOf }: Catalogue): number | undefined {
  const whole = categoryOf(given);
  if (whole !== undefined) return whole;
  for (const path of given.slice(0, 1000).split(/[,|]/).slice(0, 10)) {
    const found = categoryOf(path) ?? categoryOf(path.split(/[>›/→]/).at(-1) ?? '');
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What a SKU cannot be taken over without, where its cell says something that cannot be read. */
const hard: ReadonlySet<ValueField> = new Set(['sku', 'mrp', 'price', 'stock']);

export type ReadValues = {
  values: RowValues;
  /** What keeps the row back. */
  problems: RowProblem[];
  /** What was left out, or taken in part; the rest of the row counts. */
  notes: RowProblem[];
  asks: RowAsk[];
};

/** Reads the texts of a row; an empty cell says nothing. */
export function readValues(
  fields: RowFields,
  catalogue: Catalogue,
  choices: Choices = noChoices,
  storeName = '',
): ReadValues {
  const values: Record<string, unknown> = {};
  const problems: RowProblem[] = [];
  const notes: RowProblem[] = [];
  const asks: RowAsk[] = [];
  const currency = (fields.currency ?? '').slice(0, 20);
  const reading = { catalogue, choices, currency, storeName };
  for (const field of Object.keys(readers) as ValueField[]) {
    const given = fields[field];
    if (!given) continue;
    const { value, fault, ask } = readers[field](given, reading);
    if (value !== undefined) values[field] = value;
    if (ask && !asks.some((one) => one.kind === ask.kind && one.value === ask.value))
      asks.push(ask);
    if (!fault) continue;
    const isHard = hard.has(field) && fault.code !== 'currency';
    (isHard ? problems : notes).push({ field, ...fault });
  }
  return { values: values as RowValues, problems, notes, asks };
}
