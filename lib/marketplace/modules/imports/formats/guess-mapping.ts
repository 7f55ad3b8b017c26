import { isGtin } from '@/lib/contract/schemas/numbers/gtin';
import {
  importFields,
  type SourceField,
  sourceFields,
} from '@/lib/contract/schemas/seller/import-fields';
import type { ImportFormat, ImportMapping } from '@/lib/contract/schemas/seller/imports';
import { fieldsOf } from '@/lib/i18n/translated';
import { columnFinder, type FieldColumns, plainName, type SourceRecord } from './format';
import { fieldNamed, namesOfField } from './headings';
import { formatOf } from './recognise';

type Samples = readonly SourceRecord['cells'][];

/**
 * Guesses a file's mapping: what its format says, completed by the names of the other columns and then by their
 * values; the seller can change it.
 * @param used columns that the format takes into account, from which no further field is guessed
 */
export function guessMapping(
  format: ImportFormat,
  columns: readonly string[],
  samples: Samples = [],
  used: ReadonlySet<string> = new Set(),
): ImportMapping {
  const mapping: ImportMapping = {};
  const taken = new Set<string>();
  const take = (field: SourceField, column: string | undefined) => {
    if (!column || taken.has(column) || mapping[field]) return;
    mapping[field] = { column };
    taken.add(column);
  };
  const find = columnFinder(columns);
  const { columns: columnsOf, reserved = [] } = formatOf(format);
  const own: FieldColumns = columnsOf(find);
  const present = new Set(columns);
  for (const field of sourceFields) {
    const column = own[field];
    if (column && present.has(column)) take(field, column);
  }
  const closed = new Set([...used, ...reserved.flatMap((name) => find(name) ?? [])]);
  const open = (column: string | undefined) =>
    column === undefined || closed.has(column) ? undefined : column;
  const guess = (field: SourceField, column: string | undefined) => {
    if (open(column) && canBe(field, valuesOf(samples, column ?? ''))) take(field, column);
  };
  for (const field of importFields) guess(field, find(field));
  for (const field of sourceFields) {
    for (const name of namesOfField(field)) guess(field, find(name));
  }
  for (const column of columns) {
    const field = fieldNamed(column);
    if (field) guess(field, column);
  }
  for (const field of sourceFields) {
    for (const column of columns) {
      if (mapping[field]) break;
      const values = valuesOf(samples, column);
      const looks =
        looksLike[field]?.(values) || (unnamed.test(column) && looksUnnamed[field]?.(values));
      if (open(column) && looks) take(field, column);
    }
  }
  const isNameless = !mapping.sku && !fieldsOf('name').some((field) => mapping[field]);
  if (isNameless && !mapping.description) {
    take(
      'name',
      columns.find((column) => open(column) && areNames(valuesOf(samples, column))),
    );
  }
  const isGuessed = mapping.listing_code?.column !== own.listing_code;
  return withName(withSolePrice(isGuessed ? withoutGroups(mapping, samples) : mapping), samples);
}

/** Returns the mapping without a listing's code that several names share, and no options tell apart: a group of goods. */
function withoutGroups(mapping: ImportMapping, samples: Samples): ImportMapping {
  const { listing_code: code, ...rest } = mapping;
  const { column: name = '' } = mapping.name ?? {};
  if (!code?.column || !name || mapping.colour || mapping.size) return mapping;
  const names = new Map<string, Set<string>>();
  for (const cells of samples) {
    const one = cells.get(code.column);
    if (one) names.set(one, (names.get(one) ?? new Set()).add(cells.get(name) ?? ''));
  }
  const isGroup = [...names.values()].some((each) => each.size > 1);
  if (!isGroup) return mapping;
  const isNumber = [...names.keys()].every((text) => !/\p{L}/u.test(text));
  return rest.category || isNumber ? rest : { ...rest, category: code };
}

/** Maximum characters of a description that is a name. */
const longestName = 120;

/** Returns the mapping with short descriptions as names, in a file that has no other names. */
function withName(mapping: ImportMapping, samples: Samples): ImportMapping {
  const { description, ...rest } = mapping;
  if (!description?.column || fieldsOf('name').some((field) => mapping[field])) return mapping;
  const isName = (value: string) => value.length <= longestName && !value.includes('\n');
  return all(valuesOf(samples, description.column), isName)
    ? { ...rest, name: description }
    : mapping;
}

/** Returns the mapping with the sole price as the selling price, unless its heading says that it is an MRP. */
function withSolePrice(mapping: ImportMapping): ImportMapping {
  const { mrp, price, ...rest } = mapping;
  if (!mrp?.column || price) return mapping;
  return /mrp|max|खुदरा|एमआरपी/.test(plainName(mrp.column)) ? mapping : { ...rest, price: mrp };
}

const valuesOf = (samples: Samples, column: string) =>
  samples.map((cells) => (cells.get(column) ?? '').slice(0, 300).trim()).filter(Boolean);

const all = (values: string[], is: (value: string) => boolean) =>
  values.length > 0 && values.every(is);

/** Words by which programs tell goods in stock from services, and no category of goods. */
const itemKind =
  /^(?:storable product|stockable(?: product)?|consumable|consu|service|goods|product|inventory|simple|physical|einlagerbares produkt|verbrauchsmaterial|produit stockable|consommable|producto almacenable|consumible)$/i;

/**
 * Returns whether values can be of a field: a column of words alone holds no prices, and one of the words of a program
 * no categories, whatever its name says.
 */
const canBe = (field: SourceField, values: string[]) => {
  if (!values.length) return true;
  if (field === 'category') return !all(values, (value) => itemKind.test(value));
  return (field !== 'price' && field !== 'mrp') || values.some((value) => /\p{Nd}/u.test(value));
};

const money = /^(?:₹|rs\.?|inr)\s*[\d,.]+(?:\s*\/-)?$/i;

/** Returns whether values can be the names of goods: words, nearly all of them different. */
const areNames = (values: string[]) =>
  values.length > 2 &&
  new Set(values).size > values.length * 0.8 &&
  all(values, (value) => /\p{L}{2}/u.test(value) && !/^(?:https?:|<)|@|[=;]$/i.test(value)) &&
  values.some((value) => /\p{L}{4}/u.test(value));

/** Tests that map a column without a known name if all its values pass. */
const looksLike: Partial<Record<SourceField, (values: string[]) => boolean>> = {
  gtin: (values) => all(values, (value) => /^\d{8,14}$/.test(value) && isGtin(value)),
  pictures: (values) =>
    all(values, (value) => /^https?:\/\/\S+\.(?:jpe?g|png|webp)(?:\?\S*)?$/i.test(value)),
  sku: (values) =>
    values.length > 1 &&
    new Set(values).size === values.length &&
    all(
      values,
      (value) => /^(?=.*\d)[A-Za-z0-9][\w./|:#-]{2,39}$/.test(value) && /[A-Za-z-]/.test(value),
    ),
  price: (values) => all(values, (value) => money.test(value)),
};

/** A column of a table without headings, called after its letter. */
const unnamed = /^\([A-Z]{1,3}\)$/;

/** Returns whether values can be codes of goods: each another one, of letters or of as many digits. */
const areCodes = (values: string[]) =>
  values.length > 1 &&
  new Set(values).size === values.length &&
  all(values, (value) => /^[A-Za-z0-9][\w./#-]{1,39}$/.test(value)) &&
  !all(values, (value) => /^\d{8,14}$/.test(value) && isGtin(value)) &&
  (values.some((value) => /[A-Za-z]/.test(value)) ||
    values.every((value) => value.length > 3 && value.length === values[0]?.length));

/** Further tests of columns without a heading. */
const looksUnnamed: Partial<Record<SourceField, (values: string[]) => boolean>> = {
  sku: areCodes,
  name: (values) => all(values, (value) => /\p{L}{2}/u.test(value) && !/^https?:/i.test(value)),
  price: (values) => all(values, (value) => /^\d{1,7}[.,]\d{2}$/.test(value)),
  stock: (values) => all(values, (value) => /^\d{1,6}$/.test(value)),
};

/**
 * Returns the guessed mapping with the store's choices for other files, for columns that this file also has. The
 * latest choice counts.
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
