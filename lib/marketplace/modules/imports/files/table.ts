import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mostSheets } from '@/lib/contract/schemas/seller/imports';
import { fromCell } from '@/lib/text/csv';
import { normalised } from '@/lib/text/normalised';
import { isStorageFull } from '../../../kernel/storage-full';
import { csvRows, hasDecimalCommas } from './csv';
import { feedRows, isXml, startText } from './feed-xml';
import { FileRefused, fileLimits, type SourceRow } from './limits';
import { isTally, tallyRows } from './tally-xml';
import { chooseSheets } from './xlsx/choose-sheets';
import { sheetRows } from './xlsx/sheet-rows';
import { isWorkbook, openWorkbook } from './xlsx/workbook';
import { openZip, type Zip } from './zip';

/** A table of a file: a sheet of a workbook by its name, '' for any other table. */
type Table = {
  sheet: string;
  /** Reads the rows, starting with what stands above the heading. */
  rows: () => AsyncGenerator<SourceRow>;
};

/** An opened upload: a table, a ZIP of pictures, or a ZIP with both. */
export type ImportFile = {
  /** The tables that are read one after the other; undefined if there are only pictures. */
  tables?: Table[];
  /** True if `4,99` is 4.99 in this file. */
  hasDecimalCommas?: boolean;
  /** Returns the part of a text file that is read, from 0 to 1; undefined for other files. */
  part?: () => number;
  /** The names of a workbook's sheets. */
  sheets: string[];
  /** The ZIP with the pictures, and their names in it. */
  pictures?: { zip: Zip; names: string[] };
  close(): Promise<void>;
};

const isPicture = /\.(?:jpe?g|png|webp)$/i;
const isTable = /\.(?:csv|tsv|xlsx)$/i;
const isOurs = (name: string) => !/(?:^|\/)(?:__MACOSX\/|\.|~\$)/.test(name);

/**
 * Opens an uploaded file; recognises its kind by its bytes, never by its name.
 * @param sheets the sheets of a workbook to read; without them those that hold goods
 * @throws {FileRefused}
 */
export const openImportFile = (path: string, sheets?: readonly string[]): Promise<ImportFile> =>
  openFile(path, 'outer', sheets);

/** Opens a file; reads a ZIP only as the outer file, because nested ones could go on without end. */
async function openFile(
  path: string,
  place: 'outer' | 'inner',
  wanted: readonly string[] | undefined,
): Promise<ImportFile> {
  const start = await firstBytes(path, 512);
  if (start.length === 0) throw new FileRefused('import_empty');
  const kind = start.toString('hex', 0, 4);
  if (kind === 'd0cf11e0') throw new FileRefused('import_old_excel');
  if (kind !== '504b0304') {
    if (isBinary(start)) throw new FileRefused('import_type');
    const isFeed = isXml(start);
    if (isFeed) {
      const read = isTally(startText(start)) ? tallyRows : feedRows;
      const tables = [{ sheet: '', rows: () => bounded(read(path)) }];
      return { tables, sheets: [], close: async () => {} };
    }
    const { size } = await stat(path);
    let read = 0;
    async function* rows() {
      // A file can be opened twice at once; the part is that of its latest row.
      let own = 0;
      for await (const row of csvRows(path, (count) => (own += count))) {
        read = own;
        yield row;
      }
    }
    return {
      tables: [{ sheet: '', rows: () => bounded(rows()) }],
      part: () => Math.min(1, read / size),
      sheets: [],
      hasDecimalCommas: await hasDecimalCommas(path),
      close: async () => {},
    };
  }
  const zip = await openZip(path);
  if (isWorkbook(zip)) {
    try {
      const workbook = await openWorkbook(zip);
      const names = workbook.sheets.map(({ name }) => name);
      const given = names.filter((name) => wanted?.includes(name));
      const chosen = given.length ? given : await chooseSheets(workbook);
      const read = workbook.sheets.filter(({ name }) => chosen.includes(name)).slice(0, mostSheets);
      const tables = read.map(({ name, file }) => ({
        sheet: name,
        rows: () => bounded(sheetRows(workbook, file)),
      }));
      return { tables, sheets: names, close: async () => zip.close() };
    } catch (error) {
      zip.close();
      throw error;
    }
  }
  if (place === 'inner') {
    zip.close();
    throw new FileRefused('import_type');
  }
  const own = zip.names.filter(isOurs);
  const names = own.filter((name) => isPicture.test(name));
  const table = own.find((name) => isTable.test(name));
  if (!table && !names.length) {
    zip.close();
    throw new FileRefused('import_type');
  }
  const inner = table === undefined ? undefined : await openInner(zip, table, wanted);
  return {
    tables: inner?.tables,
    part: inner?.part,
    hasDecimalCommas: inner?.hasDecimalCommas,
    sheets: inner?.sheets ?? [],
    pictures: { zip, names },
    async close() {
      await inner?.close();
      zip.close();
    },
  };
}

/** Opens the pictures of an uploaded ZIP; undefined if it has none or is not a ZIP. */
export async function openPictures(path: string) {
  const start = await firstBytes(path, 4);
  if (start.toString('hex') !== '504b0304') return undefined;
  const zip = await openZip(path);
  const names = zip.names.filter((name) => isOurs(name) && isPicture.test(name));
  if (!isWorkbook(zip) && names.length) return { zip, names };
  zip.close();
  return undefined;
}

/** Opens the table inside a ZIP, unpacked until it is closed. */
async function openInner(
  zip: Zip,
  name: string,
  wanted: readonly string[] | undefined,
): Promise<ImportFile> {
  if (zip.sizeOf(name) > fileLimits.table) throw new FileRefused('import_bomb');
  const folder = await mkdtemp(join(tmpdir(), 'haat-table-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const path = join(folder, 'table');
    await zip.unpack(name, path).catch((error) => {
      throw new FileRefused(isStorageFull(error) ? 'storage_full' : 'import_broken');
    });
    const inner = await openFile(path, 'inner', wanted);
    return {
      tables: inner.tables,
      part: inner.part,
      sheets: inner.sheets,
      hasDecimalCommas: inner.hasDecimalCommas,
      async close() {
        await inner.close();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function* bounded(rows: AsyncGenerator<SourceRow>): AsyncGenerator<SourceRow> {
  let count = -1;
  let size = 0;
  for await (const { number, cells, fault } of rows) {
    if (++count > fileLimits.rows) throw new FileRefused('import_too_many_rows');
    if (cells.length > fileLimits.columns) throw new FileRefused('import_too_many_columns');
    // PostgreSQL text cannot hold zero characters.
    const clean = (cell: string) =>
      normalised(
        fromCell(cell.slice(0, fileLimits.cell)).replaceAll('\0', ''),
        fileLimits.cell,
      ).trim();
    for (const cell of cells) size += Math.min(cell.length, fileLimits.cell);
    if (size > fileLimits.text) throw new FileRefused('import_bomb');
    yield { number, cells: cells.map(clean), ...(fault && { fault }) };
  }
  if (count < 0) throw new FileRefused('import_empty');
}

async function firstBytes(path: string, most: number): Promise<Buffer> {
  const file = await open(path);
  const { bytesRead, buffer } = await file
    .read(Buffer.alloc(most), 0, most, 0)
    .finally(() => file.close());
  return buffer.subarray(0, bytesRead);
}

/** Returns whether a file is binary: it has zero bytes, and is not UTF-16 by its mark. */
const isBinary = (start: Buffer) =>
  start.includes(0) && !['fffe', 'feff'].includes(start.toString('hex', 0, 2));
