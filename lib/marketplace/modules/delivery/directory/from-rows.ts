import { stateNamed } from '../../../kernel/money/states';

/** A row of a file, its first cell first; `line` is where it begins in the file, from 1. */
export type FileRow = { line: number; cells: readonly string[] };

export type Refused = {
  line: number;
  why: 'pincode' | 'state' | 'district' | 'cells';
  /** The text of that cell. */
  value: string;
};

/** The file is no directory of pincodes: its first row lacks these headings. */
export class HeadingsMissing extends Error {
  constructor(readonly missing: readonly string[]) {
    super(`no column ${missing.join(', ')}`);
  }
}

/**
 * Headings of data.gov.in's “All India Pincode Directory”, of its releases since 2015, without signs and capitals. Where a
 * file has several, the first of them counts.
 */
const headings = {
  pincode: ['pincode', 'pin'],
  district: ['district', 'districtname'],
  state: ['statename', 'state'],
};

type Column = keyof typeof headings;

/** Ladakh, of which files from before 2020 know nothing. */
const ladakh = ['leh', 'leh ladakh', 'kargil'];

/** Letters and digits alone: `J & K` and `j and k` are one. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z0-9]/g, '');

const longestCell = 100;

/**
 * Reads the rows of a directory, an office each, into lines of `state|English|Hindi|pincodes`: a pincode stands once for
 * each state that it lies in, in the district with most of its offices there. Takes steps by the number of rows.
 * @param known English and Hindi names of districts, by `districtKey`; a district without one has no Hindi name
 * @param onRefused told of each row that is left out
 * @throws {HeadingsMissing}
 */
export async function directoryOf(
  rows: AsyncIterable<FileRow> | Iterable<FileRow>,
  {
    known,
    onRefused,
  }: {
    known: ReadonlyMap<string, readonly [en: string, hi: string]>;
    onRefused: (refused: Refused) => void;
  },
): Promise<{ lines: string; offices: number; unnamed: string[] }> {
  let columns: Record<Column, number> | undefined;
  const offices = new Map<string, Map<string, number>>();
  const unnamed = new Set<string>();
  let read = 0;
  for await (const row of rows) {
    if (!columns) {
      columns = columnsOf(row.cells);
      continue;
    }
    const found = officeOf(row, columns);
    if ('why' in found) {
      onRefused({ line: row.line, ...found });
      continue;
    }
    const { pincode, iso, district } = found;
    const [en, hi] = known.get(districtKey(district)) ?? [titled(district), ''];
    if (!hi) unnamed.add(en);
    const key = `${iso}${pincode}`;
    const counted = offices.get(key) ?? new Map<string, number>();
    const names = `${en}|${hi}`;
    offices.set(key, counted.set(names, (counted.get(names) ?? 0) + 1));
    read++;
  }
  if (!columns) throw new HeadingsMissing(Object.keys(headings));
  return { lines: linesOf(offices), offices: read, unnamed: [...unnamed].sort() };
}

/** Returns the key of a district, the same for other capitals and signs. */
export const districtKey = plain;

function columnsOf(cells: readonly string[]): Record<Column, number> {
  const found = cells.map((cell) => plain(cell.slice(0, longestCell)));
  const at = (column: Column) =>
    headings[column].map((name) => found.indexOf(name)).find((index) => index >= 0) ?? -1;
  const columns = { pincode: at('pincode'), district: at('district'), state: at('state') };
  const missing = (Object.keys(columns) as Column[]).filter((column) => columns[column] < 0);
  if (missing.length) throw new HeadingsMissing(missing);
  return columns;
}

function officeOf(
  { cells }: FileRow,
  columns: Record<Column, number>,
): { pincode: string; iso: string; district: string } | Omit<Refused, 'line'> {
  const cell = (column: Column) => (cells[columns[column]] ?? '').slice(0, longestCell).trim();
  if (cells.length <= Math.max(...Object.values(columns))) {
    return { why: 'cells', value: String(cells.length) };
  }
  const pincode = cell('pincode').replaceAll(' ', '');
  if (!/^[1-9]\d{5}$/.test(pincode)) return { why: 'pincode', value: cell('pincode') };
  const district = cell('district').replace(/[|\n\r]/g, ' ');
  if (!/\p{L}/u.test(district) || plain(district) === 'na') {
    return { why: 'district', value: cell('district') };
  }
  const state = stateNamed(cell('state').replace(/^the /i, ''));
  if (!state) return { why: 'state', value: cell('state') };
  const isInLadakh = state.iso === 'JK' && ladakh.includes(district.toLowerCase());
  return { pincode, iso: isInLadakh ? 'LA' : state.iso, district };
}

/** `KUMURAM BHEEM ASIFABAD` as a name is written. */
const titled = (name: string) =>
  name
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(
      /(^|[\s(.-])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );

function linesOf(offices: ReadonlyMap<string, ReadonlyMap<string, number>>): string {
  const lines = new Map<string, string[]>();
  for (const [key, counted] of offices) {
    let most: [names: string, count: number] = ['', 0];
    for (const [names, count] of counted) {
      if (count > most[1] || (count === most[1] && names < most[0])) most = [names, count];
    }
    const line = `${key.slice(0, 2)}|${most[0]}`;
    const pincodes = lines.get(line);
    if (pincodes) pincodes.push(key.slice(2));
    else lines.set(line, [key.slice(2)]);
  }
  return [...lines]
    .map(([line, pincodes]) => `${line}|${packed(pincodes)}`)
    .sort()
    .join('\n');
}

/** Pincodes by their first three digits: `411:001,045 412:101`. */
function packed(pincodes: string[]): string {
  const groups = new Map<string, string[]>();
  for (const pincode of pincodes.sort()) {
    const ends = groups.get(pincode.slice(0, 3));
    if (ends) ends.push(pincode.slice(3));
    else groups.set(pincode.slice(0, 3), [pincode.slice(3)]);
  }
  return [...groups].map(([start, ends]) => `${start}:${ends.join(',')}`).join(' ');
}
