import type { ImportFormat } from '@/lib/contract/schemas/seller/imports';
import { fileLimits, type SourceRow } from '../files/limits';
import { rowKey } from '../files/row-keys';
import type { ImportFile } from '../files/table';
import { type ColumnFinder, columnFinder, type SourceRecord } from '../formats/format';
import { fieldNamed } from '../formats/headings';
import { formatOf, headingIndex } from '../formats/recognise';

/** Returns unique headings: an empty one becomes its column's letter, a repeated one gets a number. */
function headingsOf(cells: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return cells.map((cell, index) => {
    const name = cell.slice(0, 250) || `(${columnLetters(index)})`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

/** Returns a column's letters as a spreadsheet shows them: 27 is `AB`. */
function columnLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter;
}

type Rows = AsyncGenerator<SourceRow>;

const currencyWord = /^(?:euro?s?|€|rs\.?|inr|₹|rupees|usd|\$|gbp|£|chf|रु\.?|रुपये)$/i;

/** Number of first rows in which a table's heading is searched. */
const mostBefore = 12;

/** Returns the heading of a table and the rows below it. */
export async function tableOf(rows: Rows): Promise<{ headings: string[]; rows: Rows }> {
  const first: SourceRow[] = [];
  while (first.length < mostBefore) {
    const { value, done } = await rows.next();
    if (done) break;
    first.push(value);
  }
  const at = headingIndex(first.map(({ cells }) => cells));
  const width = Math.max(0, ...first.map(({ cells }) => cells.length));
  const heading = first[at]?.cells ?? Array.from({ length: width }, () => '');
  // A heading of two lines names some columns in the upper one only, as in Tally's lists.
  const above = at > 0 ? (first[at - 1]?.cells ?? []) : [];
  const isTwofold = above.filter(Boolean).length > 1;
  const whole = heading.map((cell, index) => {
    const upper = isTwofold && above[index];
    // `Price` above `Euro` is a price.
    const isUnit = upper && currencyWord.test(cell.slice(0, 20)) && fieldNamed(upper);
    return isUnit ? `${upper} (${cell})` : cell || upper || '';
  });
  return { headings: headingsOf(whole), rows: below(first.slice(at + 1), rows) };
}

async function* below(first: SourceRow[], rows: Rows): Rows {
  try {
    yield* first;
    yield* rows;
  } finally {
    await rows.return(undefined);
  }
}

type OpenTables = { headings: string[]; tables: { headings: string[]; rows: Rows }[] };

/** Opens the tables of a file below their headings; the headings of all are those of the first, then the others'. */
export async function openTables(file: ImportFile): Promise<OpenTables> {
  const tables = [];
  for (const { rows } of file.tables ?? []) tables.push(await tableOf(rows()));
  return { headings: [...new Set(tables.flatMap(({ headings }) => headings))], tables };
}

export async function closeTables({ tables }: OpenTables): Promise<void> {
  for (const { rows } of tables) await rows.return(undefined);
}

/** Generates the records of all tables, by the names of their columns and with their keys. */
async function* plainRecords({ headings, tables }: OpenTables): AsyncGenerator<SourceRecord> {
  for (const [sheet, table] of tables.entries()) {
    for await (const { number, cells, fault } of table.rows) {
      const own = new Map(headings.map((name) => [name, '']));
      for (const [index, name] of table.headings.entries()) own.set(name, cells[index] ?? '');
      const isBeyond = cells.slice(table.headings.length).some(Boolean);
      yield {
        number: rowKey(number, sheet, 0),
        cells: own,
        ...(fault && { fault }),
        ...(isBeyond && { notes: [{ field: null, code: 'cells_beyond' }] }),
      };
    }
  }
}

/** The error of a format that loses records, or makes some of nothing; a fault of ours. */
class RecordsLost extends Error {}

/**
 * Generates what each record of a file is, one for each SKU, and accounts for all: every record is yielded at least
 * once, as a SKU, left out with its reason, or joined to others.
 * @param used gets the names of the columns that the format takes into account, before it yields
 * @param most maximum records that are read, for a sample; a sample is not accounted for
 */
export async function* recordsOf(
  file: ImportFile,
  format: ImportFormat,
  { used, most }: { used?: Set<string>; most?: number } = {},
): AsyncGenerator<SourceRecord> {
  const { prepare, survey } = formatOf(format);
  const opened = await openTables(file);
  const finder = columnFinder(opened.headings);
  const find: ColumnFinder = (...names) => {
    const found = finder(...names);
    if (found !== undefined) used?.add(found);
    return found;
  };
  let read = 0;
  async function* counted(records: AsyncGenerator<SourceRecord>): AsyncGenerator<SourceRecord> {
    for await (const record of records) {
      read++;
      yield record;
      if (most !== undefined && read >= most) return;
    }
  }
  let surveyed: unknown;
  if (survey) {
    const again = await openTables(file);
    try {
      surveyed = await survey(counted(plainRecords(again)), find);
    } finally {
      await closeTables(again);
    }
    read = 0;
  }
  let told = 0;
  const faults = new Map<number, Pick<SourceRecord, 'fault' | 'notes'>>();
  async function* noted(records: AsyncGenerator<SourceRecord>): AsyncGenerator<SourceRecord> {
    for await (const record of records) {
      const { number, fault, notes } = record;
      if ((fault || notes) && faults.size < fileLimits.rows) faults.set(number, { fault, notes });
      yield record;
    }
  }
  try {
    const records = counted(noted(plainRecords(opened)));
    const made = prepare ? prepare(records, find, opened.headings, surveyed) : records;
    for await (const record of made) {
      const { part = 0, number } = record;
      if (part === 0) told++;
      const { fault, notes = [] } = faults.get(number) ?? {};
      const all = record.notes === notes ? notes : [...notes, ...(record.notes ?? [])];
      yield {
        ...record,
        number: part ? number + rowKey(0, 0, part) : number,
        ...(fault && { fault }),
        ...(all.length > 0 && { notes: all }),
      };
    }
    if (most === undefined && told !== read) {
      throw new RecordsLost(`${format}: ${read} records were read, and ${told} accounted for`);
    }
  } finally {
    await closeTables(opened);
  }
}
