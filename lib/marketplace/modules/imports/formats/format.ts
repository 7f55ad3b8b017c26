import type { SourceField } from '@/lib/contract/schemas/seller/import-fields';
import type { RowProblem } from '../../../kernel/db/schema/imports';
import { englishHeading } from './translated-headings';

/** The reasons why a record of a file is no SKU, as keys `import_problems.left_out_{reason}`. */
export type LeftOut =
  | 'variable_alone'
  | 'grouped'
  | 'external'
  | 'downloadable'
  | 'service'
  | 'gift_card'
  | 'bundle'
  | 'translated'
  | 'explains'
  | 'total'
  | 'section'
  | 'empty';

/** A row by the names of its columns. */
export type SourceRecord = {
  number: number;
  cells: ReadonlyMap<string, string>;
  /** The reason why it is no SKU; it is counted and listed, and nothing else. */
  leftOut?: LeftOut;
  /** True if other rows have taken all that it says, such as one more picture. */
  isJoined?: boolean;
  /** The ordinal of a SKU among those of the same record; 0 for the first. */
  part?: number;
  /** The problem of the record as a whole: a key under `import_problems`. */
  fault?: 'open_quote';
  /** Notes about values that the format has made. */
  notes?: RowProblem[];
};

export type FieldColumns = Partial<Record<SourceField, string>>;

/** A kind of table, recognised by its headings. */
export type Format = {
  /**
   * Returns from 0 to 1 how far a table's headings and values speak for the format.
   * @param has returns whether the table has a column of that name, ignoring case and signs
   * @param values returns the first values of the column of that name
   */
  evidence(has: (name: string) => boolean, values: (name: string) => readonly string[]): number;
  /** Returns the source column of each field. */
  columns(find: ColumnFinder): FieldColumns;
  /** Columns that `prepare` may add. */
  added?: readonly string[];
  /** Columns whose words mean something else than their names suggest, so that no field is guessed from them. */
  reserved?: readonly string[];
  /** Reads the whole file once before `prepare`, for rows that depend on later ones. */
  survey?(records: AsyncIterable<SourceRecord>, find: ColumnFinder): Promise<unknown>;
  /**
   * Turns the records into one for each SKU, with the values of the listing's other rows. Yields every record: what
   * is no SKU is left out with a reason, or joined to other rows.
   * @param survey the result of `survey`
   */
  prepare?(
    records: AsyncIterable<SourceRecord>,
    find: ColumnFinder,
    headings: readonly string[],
    survey?: unknown,
  ): AsyncGenerator<SourceRecord>;
};

/**
 * Returns how much of the evidence a table has.
 * @param needed without one of each of these, there is none
 * @param usual each of these adds its share
 */
export function evidenceOf(
  has: (name: string) => boolean,
  needed: readonly (readonly string[])[],
  usual: readonly (readonly string[])[],
): number {
  if (!needed.every((names) => names.some(has))) return 0;
  const found = usual.filter((names) => names.some(has)).length;
  return usual.length ? 0.5 + (0.5 * found) / usual.length : 1;
}

/** Returns the heading, as the file writes it, of the first of these names that the file has. */
export type ColumnFinder = (...names: string[]) => string | undefined;

/** Maximum characters of a heading that are compared. */
const longestName = 250;

/** Returns a heading without spaces, signs and case, so that `Variant SKU` and `variant_sku` are equal. */
export const plainName = (name: string) =>
  name
    .slice(0, longestName)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}%]+/gu, '');

/**
 * Returns the parts of a heading without indexes, as in `item_name[language_tag=en_IN]#1.value` (Amazon since
 * 2024).
 */
function withoutIndexes(heading: string): string[] {
  const name = heading.slice(0, longestName);
  const end = name.search(/[[#]/);
  if (end < 1) return [];
  const [, part = ''] = /#1\.(\w{1,60})/.exec(name) ?? [];
  return [name.slice(0, end), ...(part ? [`${name.slice(0, end)} ${part}`] : [])];
}

/** Returns a finder of columns by names; of equal headings the first counts. */
export function columnFinder(headings: readonly string[]): ColumnFinder {
  const byName = new Map<string, string>();
  const note = (name: string, heading: string) => {
    if (!byName.has(plainName(name))) byName.set(plainName(name), heading);
  };
  for (const heading of headings) note(heading, heading);
  for (const heading of headings) for (const name of withoutIndexes(heading)) note(name, heading);
  for (const heading of headings) {
    const english = englishHeading(heading);
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

/** Returns a reader of a row's cell under the first of these names that the table has; '' if it has none. */
export const cellReader =
  (find: ColumnFinder, { cells }: Pick<SourceRecord, 'cells'>) =>
  (...names: string[]): string => {
    const column = find(...names);
    return (column !== undefined && cells.get(column)) || '';
  };

/** Returns a reader of the first cell with a text under these names. */
export const filledReader =
  (find: ColumnFinder, record: Pick<SourceRecord, 'cells'>) =>
  (...names: string[]): string => {
    const of = cellReader(find, record);
    for (const name of names) {
      const text = of(name);
      if (text) return text;
    }
    return '';
  };

/** Maximum number of rows below a heading that may explain its columns, as in files of marketplaces. */
const mostNotes = 8;

/** Leaves out rows below the heading that explain the columns: their price cell holds words. */
export async function* withoutNotes(
  records: AsyncIterable<SourceRecord>,
  priceColumn: string | undefined,
): AsyncGenerator<SourceRecord> {
  let seen = 0;
  for await (const record of records) {
    const price = (priceColumn && record.cells.get(priceColumn)) || '';
    const explains =
      seen++ < mostNotes && price !== '' && !/^\s*(?:[\d₹]|rs)/i.test(price.slice(0, 60));
    yield explains ? { ...record, leftOut: 'explains' } : record;
  }
}

/** Returns `draft` for goods that are not on sale at their source, by the words of its columns; else ''. */
export function stateText(...said: string[]): string {
  const isOff = said.some((text) => offSale.test(text.slice(0, 60).trim()));
  return isOff ? 'draft' : '';
}

/** Words for goods that are not on sale. */
export const offSale =
  /^(?:draft|archived?|inactive|in-active|unpublished|unlisted|hidden|disabled?|private|pending|deleted|discontinued|paused|suspended|not ?for ?sale|off|false|no|n|0|-1|नहीं|ड्राफ़्ट)$/i;
