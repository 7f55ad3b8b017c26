import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { normalised } from '@/lib/security/normalised';
import { fromCell } from '../../../kernel/csv/csv';
import { csvRows } from './csv';
import { feedRows, isXml } from './feed-xml';
import { FileRefused, fileLimits, type SourceRow } from './limits';
import { isWorkbook, xlsxRows } from './xlsx';
import { openZip, type Zip } from './zip';

/** An uploaded file, opened: a table, a ZIP of pictures, or a ZIP with both. */
export type ImportFile = {
  /** From its first row, the heading; undefined where there are only pictures. */
  rows?: () => AsyncGenerator<SourceRow>;
  /** The ZIP with the pictures, and their names in it. */
  pictures?: { zip: Zip; names: string[] };
  close(): Promise<void>;
};

const isPicture = /\.(?:jpe?g|png|webp)$/i;
const isTable = /\.(?:csv|tsv|xlsx)$/i;
const isOurs = (name: string) => !/(?:^|\/)(?:__MACOSX\/|\.|~\$)/.test(name);

/**
 * Opens an uploaded file; its kind is told by its bytes, never by its name.
 * @throws {FileRefused}
 */
export const openImportFile = (path: string): Promise<ImportFile> => openFile(path, 'outer');

/** A ZIP of files is read only as the outer one: one in another could go on without end. */
async function openFile(path: string, place: 'outer' | 'inner'): Promise<ImportFile> {
  const start = await firstBytes(path, 512);
  if (start.length === 0) throw new FileRefused('import_empty');
  const kind = start.toString('hex', 0, 4);
  if (kind === 'd0cf11e0') throw new FileRefused('import_old_excel');
  if (kind !== '504b0304') {
    if (isBinary(start)) throw new FileRefused('import_type');
    const rows = isXml(start) ? feedRows : csvRows;
    return { rows: () => bounded(rows(path)), close: async () => {} };
  }
  const zip = await openZip(path);
  if (isWorkbook(zip)) {
    return { rows: () => bounded(xlsxRows(zip)), close: async () => zip.close() };
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
  const inner = table === undefined ? undefined : await openInner(zip, table);
  return {
    rows: inner?.rows,
    pictures: { zip, names },
    async close() {
      await inner?.close();
      zip.close();
    },
  };
}

/** The pictures of an uploaded ZIP; undefined where it has none, or is none. */
export async function openPictures(path: string) {
  const start = await firstBytes(path, 4);
  if (start.toString('hex') !== '504b0304') return undefined;
  const zip = await openZip(path);
  const names = zip.names.filter((name) => isOurs(name) && isPicture.test(name));
  if (!isWorkbook(zip) && names.length) return { zip, names };
  zip.close();
  return undefined;
}

/** The table inside a ZIP, unpacked for as long as it is read. */
async function openInner(zip: Zip, name: string): Promise<ImportFile> {
  if (zip.sizeOf(name) > fileLimits.table) throw new FileRefused('import_bomb');
  const folder = await mkdtemp(join(tmpdir(), 'haat-table-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const path = join(folder, 'table');
    await zip.unpack(name, path).catch(() => {
      throw new FileRefused('import_broken');
    });
    const inner = await openFile(path, 'inner');
    return {
      rows: inner.rows,
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
  for await (const { number, cells } of rows) {
    if (++count > fileLimits.rows) throw new FileRefused('import_too_many_rows');
    if (cells.length > fileLimits.columns) throw new FileRefused('import_too_many_columns');
    // PostgreSQL keeps no zero characters.
    const clean = (cell: string) =>
      normalised(
        fromCell(cell.slice(0, fileLimits.cell)).replaceAll('\0', ''),
        fileLimits.cell,
      ).trim();
    for (const cell of cells) size += Math.min(cell.length, fileLimits.cell);
    if (size > fileLimits.text) throw new FileRefused('import_bomb');
    yield { number, cells: cells.map(clean) };
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

/** Text has no zero bytes; that of UTF-16 has, and says so by its mark. */
const isBinary = (start: Buffer) =>
  start.includes(0) && !['fffe', 'feff'].includes(start.toString('hex', 0, 2));
