import type { SourceField } from '@/lib/api/schemas/seller/import-fields';
import { normalised } from '@/lib/security/normalised';

/** Characters of a heading that are looked at. */
const longest = 120;

/**
 * The headings of WooCommerce's export where the shop's language is Hindi, in the spellings that its translation has
 * had. The words of types and attributes in the rows stay English.
 */
const translated: Record<string, readonly string[]> = {
  ID: ['आईडी', 'आई डी', 'पहचान'],
  Type: ['प्रकार', 'टाइप'],
  SKU: ['एसकेयू', 'एस के यू'],
  Name: ['नाम'],
  'Regular price': ['नियमित मूल्य', 'नियमित कीमत', 'नियमित क़ीमत', 'सामान्य मूल्य'],
  'Sale price': ['बिक्री मूल्य', 'विक्रय मूल्य', 'सेल मूल्य', 'बिक्री कीमत', 'छूट मूल्य'],
  'Date sale price ends': ['बिक्री मूल्य समाप्ति तिथि', 'बिक्री मूल्य समाप्त होने की तिथि'],
  Description: ['विवरण'],
  'Short description': ['संक्षिप्त विवरण', 'लघु विवरण', 'छोटा विवरण'],
  Categories: ['श्रेणियां', 'श्रेणियाँ', 'वर्ग'],
  Tags: ['टैग', 'टैग्स'],
  Brands: ['ब्रांड', 'ब्रांड्स', 'ब्रैंड'],
  Images: ['छवियां', 'छवियाँ', 'चित्र', 'इमेज'],
  Parent: ['मूल', 'पैरेंट', 'अभिभावक', 'जनक'],
  Stock: ['स्टॉक', 'भंडार'],
  'In stock?': ['स्टॉक में', 'स्टॉक में है', 'स्टॉक में है?', 'स्टॉक में?'],
  Weight: ['वज़न', 'वजन', 'भार'],
  Length: ['लंबाई', 'लम्बाई'],
  Width: ['चौड़ाई'],
  Height: ['ऊंचाई', 'ऊँचाई'],
};

const englishOf = new Map(
  Object.entries(translated).flatMap(([english, names]) =>
    names.map((name) => [normalised(name.replaceAll('?', ''), longest), english] as const),
  ),
);

const attribute = /^(?:विशेषता|गुण|एट्रिब्यूट) (\d{1,2}) (नाम|मान|मूल्य|वैल्यू)/;
const measure = /^(.{1,20}) (\(\w{1,5}\))$/;

/** The English heading that a Hindi one stands for; undefined for any other. */
export function fromHindi(heading: string): string | undefined {
  const name = normalised(heading, longest).replaceAll('?', '').trim();
  const [, number, part] = attribute.exec(name) ?? [];
  if (number) return `Attribute ${number} ${part === 'नाम' ? 'name' : 'value(s)'}`;
  const [, measured = '', unit] = measure.exec(name) ?? [];
  if (unit) {
    const english = englishOf.get(measured);
    return english && `${english} ${unit}`;
  }
  return englishOf.get(name);
}

/** A row by the names of its columns. */
export type SourceRecord = { number: number; cells: ReadonlyMap<string, string> };

export type FieldColumns = Partial<Record<SourceField, string>>;

/** A kind of table that is known by its headings. */
export type Format = {
  /** @param has whether the table has a column of that name, however its letters and signs are written */
  isFormat(has: (name: string) => boolean): boolean;
  /** The column that each field is taken from. */
  columns(find: ColumnFinder): FieldColumns;
  /** Columns that `prepare` may add. */
  added?: readonly string[];
  /** Brings rows to one for each SKU: with what their listing's other rows say, without rows that are no SKU. */
  prepare?(
    records: AsyncIterable<SourceRecord>,
    find: ColumnFinder,
    headings: readonly string[],
  ): AsyncGenerator<SourceRecord>;
};

/** The heading as the file writes it, of the first of these names that it has. */
export type ColumnFinder = (...names: string[]) => string | undefined;

/** Characters of a heading that count. */
const longestName = 250;

/** A heading without spaces, signs and case: `Variant SKU` and `variant_sku` are one. */
export const plainName = (name: string) =>
  name
    .slice(0, longestName)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}%]+/gu, '');

/** `item_name[language_tag=en_IN]#1.value`, as Amazon writes its columns since 2024, without its indexes. */
function withoutIndexes(heading: string): string[] {
  const name = heading.slice(0, longestName);
  const end = name.search(/[[#]/);
  if (end < 1) return [];
  const [, part = ''] = /#1\.(\w{1,60})/.exec(name) ?? [];
  return [name.slice(0, end), ...(part ? [`${name.slice(0, end)} ${part}`] : [])];
}

/** Finds columns by names; the same heading twice is the first of them. */
export function columnFinder(headings: readonly string[]): ColumnFinder {
  const byName = new Map<string, string>();
  const note = (name: string, heading: string) => {
    if (!byName.has(plainName(name))) byName.set(plainName(name), heading);
  };
  for (const heading of headings) note(heading, heading);
  for (const heading of headings) for (const name of withoutIndexes(heading)) note(name, heading);
  for (const heading of headings) {
    const english = fromHindi(heading);
    if (english) note(english, heading);
  }
  return (...names) => {
    for (const name of names) {
      const found = byName.get(plainName(name));
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

/** What a row says under the first of these names that the table has; '' where it has none. */
export const cellReader =
  (find: ColumnFinder, { cells }: Pick<SourceRecord, 'cells'>) =>
  (...names: string[]): string => {
    const column = find(...names);
    return (column !== undefined && cells.get(column)) || '';
  };

/** Rows below a heading that may explain its columns, as the files of marketplaces have them. */
const mostNotes = 5;

/** Leaves out rows below the heading that explain the columns: where a price would stand is a word. */
export async function* withoutNotes(
  records: AsyncIterable<SourceRecord>,
  priceColumn: string | undefined,
): AsyncGenerator<SourceRecord> {
  let seen = 0;
  for await (const record of records) {
    const price = (priceColumn && record.cells.get(priceColumn)) || '';
    if (seen++ < mostNotes && price && !/^\s*(?:[\d₹]|rs)/i.test(price.slice(0, 60))) continue;
    yield record;
  }
}
