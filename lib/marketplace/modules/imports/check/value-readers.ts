import { percentSchema } from '@/lib/contract/schemas/gst/rates';
import { isGtin } from '@/lib/contract/schemas/numbers/gtin';
import { documentLimits } from '@/lib/contract/schemas/seller/listing-document';
import {
  ofPlainFields,
  type PlainField,
  type PlainValues,
} from '@/lib/contract/schemas/seller/plain-fields';
import { type FieldIn, madeFields } from '@/lib/i18n/translated';
import type { RowAsk } from '../../../kernel/db/schema/imports';
import { offSale } from '../formats/format';
import { decodedText, textOfMarkup } from '../formats/markup';
import { type Catalogue, plainPath } from './catalogue';
import { type Choices, longestValue } from './choices';
import { beforeDate, isShortened, likelyNumber } from './excel-damage';
import {
  currencyNamed,
  foreignCurrency,
  isAmbiguous,
  readNumber,
  withoutCurrency,
} from './numbers';
import { centimetres, grams, type Read, text, whole } from './read-cells';
import type { RowFields } from './row-fields';

/** The values of a row; a missing one says nothing. Prices in rupees. */
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
  /** Goods that are not on sale at their source. */
  status?: 'draft';
} & { [Field in FieldIn<'name' | 'description'>]?: string } & Partial<PlainValues>;

export type ValueField = keyof RowValues;
/** Reads a SKU, which is accepted whole or not at all; one that Excel has changed has a likely value at most. */
const sku = (given: string, { fields }: Reading): Read<string> => {
  if (isShortened(given)) {
    const likely = likelyNumber(given, [fields.gtin ?? '', fields.listing_code ?? '']);
    return { fault: { code: 'excel_number', ...(likely && { params: { likely } }) } };
  }
  const likely = beforeDate(given);
  if (likely) return { fault: { code: 'excel_date', params: { likely } } };
  const { value, fault } = text(60)(given.replace(/\s+/g, ' '));
  return fault ? { fault } : { value };
};
const line = (most: number) => (given: string) =>
  text(most)(decodedText(given).replace(/\s+/g, ' '));
/** Reads a size; what Excel took for a date is a range again, such as the ages of children. */
const size = (given: string): Read<string> => {
  const likely = beforeDate(given);
  if (!likely) return line(40)(given);
  return { value: likely, fault: { code: 'size_was_date', params: { shown: given, likely } } };
};
const status = (given: string): Read<'draft'> =>
  offSale.test(given.trim()) ? { value: 'draft' } : {};
const description = (given: string) => text(documentLimits.description)(textOfMarkup(given));

type Reading = {
  catalogue: Catalogue;
  choices: Choices;
  currency: string;
  storeName: string;
  /** The row's texts. */
  fields: RowFields;
};

/** Words in place of a price that is told on request. */
const onRequest =
  /^(?:(?:price )?on (?:request|enquiry)|por|tb[adc]|call(?: us)?(?: for (?:the )?price)?|ask(?: for price)?|enquire|na upit|auf anfrage|sur demande|a consultar|पूछें)$/i;

/** Reads an amount in whole paise; a percentage is none. An amount converted from another currency is rounded. */
const rupees = (given: string, { choices, currency }: Reading): Read<number> => {
  if (onRequest.test(given.slice(0, 60).trim())) {
    return { fault: { code: 'price_on_request' } };
  }
  if (/%/.test(given.slice(0, 60)) || isAmbiguous(given)) return { fault: { code: 'amount' } };
  const foreign = foreignCurrency(given) ?? currencyNamed(currency);
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
  // Shops write 0 where they have not set a price.
  if (value === 0) return { fault: { code: 'price_zero' } };
  const rounded = Math.round(value * 100) / 100;
  if (rounded <= 0 || rounded > 10_000_000) return { fault: { code: 'amount_range' } };
  const isWhole = Math.abs(value - rounded) < 1e-8;
  if (isWhole) return { value: rounded };
  return { value: rounded, fault: { code: 'amount_rounded', params: { amount: String(rounded) } } };
}
const isOut =
  /^(?:out[ _-]?of[ _-]?stock|sold[ _-]?out|no|false|unavailable|not available|coming[ _-]?soon|discontinued|नहीं|ख़त्म)$/i;
const isIn =
  /^(?:in[ _-]?stock|available|yes|true|limited(?: stock)?|low[ _-]?stock|few left|pre[ _-]?order|back[ _-]?order|made to order|on (?:order|demand)|disponible|en stock|auf lager|हाँ|उपलब्ध)$/i;
/** More sold than there was: none is left. */
const oversold = /^[-−]\d{1,7}(?:[.,]\d{1,6})?$/;
/** A part of a unit, as of goods by weight; `1.299` may be a thousand and more, and is none. */
const fraction = /^(?![1-9]\d{0,2}[.,]\d{3}$)(\d{1,7})[.,]\d{0,5}[1-9]\d?$/;
/** Words that stand behind a quantity. */
const counted = /\s{0,5}(?:\+|pcs?|pieces?|nos?|units?|qty|pkts?|packs?|pairs?|sets?|नग|पीस)\.?$/i;
/** Reads a stock: a number, or the word that there is some, whose quantity the store states once. */
const stock = (given: string, { choices }: Reading): Read<number> => {
  const said = given.slice(0, 40).trim();
  if (isOut.test(said)) return { value: 0 };
  if (oversold.test(said)) return { value: 0, fault: { code: 'stock_oversold' } };
  const [, units] = fraction.exec(said) ?? [];
  if (units) return { value: Number(units), fault: { code: 'stock_rounded' } };
  if (!isIn.test(said)) return whole(0, 1_000_000)(said.replace(counted, ''));
  const ask: RowAsk = { kind: 'stock', value: 'in stock', hint: '', proposal: null };
  const chosen = choices(ask);
  return chosen ? { ask, ...whole(0, 1_000_000)(chosen) } : { ask };
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
  if (isShortened(given)) return { fault: { code: 'excel_number' } };
  const value = given.replace(/[\s-]/g, '');
  return isGtin(value) ? { value } : { fault: { code: 'gtin' } };
};
/** Returns a reader for one of the values, whatever joins their words. */
const choice =
  (values: readonly string[], code: string) =>
  (given: string): Read<string> => {
    const value = values.find((each) => each === given.toLowerCase().replace(/[\s-]+/g, '_'));
    return value ? { value } : { fault: { code, params: { policies: values.join(', ') } } };
  };
/** Removes spaces around the colon: `fabric : cotton` becomes `fabric:cotton`. */
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
/** A list as programs write it: `["https://…", "https://…"]`. */
const isList = /^\[\s{0,10}["'].*["']\s{0,10}\]$/s;
const pictures = (given: string): Read<string[]> => {
  const listed = isList.test(given)
    ? given.replace(/^\[\s*["']|["']\s*\]$|["'],\s*["']/g, '\n')
    : given;
  const value = listed
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

export const readers: Readers = {
  sku,
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
    // Shops enter their own name if no maker is known; it becomes a brand only if the store confirms it.
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
  size,
  status,
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

/** Returns the first path in a cell, such as `Clothing > Shirts, Sale`, that is a category of the market. */
function categoryIn(given: string, { categoryOf }: Catalogue): number | undefined {
  const whole = categoryOf(given);
  if (whole !== undefined) return whole;
  for (const path of given.slice(0, 1000).split(/[,|]/).slice(0, 10)) {
    const found = categoryOf(path) ?? categoryOf(path.split(/[>›/→]/).at(-1) ?? '');
    if (found !== undefined) return found;
  }
  return undefined;
}
