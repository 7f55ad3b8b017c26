import type { RowField, SourceField } from '@/lib/api/schemas/seller/import-fields';
import type { ImportFormat, ImportMapping } from '@/lib/api/schemas/seller/imports';
import { madeFields } from '@/lib/i18n/translated';
import type { Emit } from '../../../kernel/workers/serve-tasks';
import { FileRefused, fileLimits, type SourceRow } from '../files/limits';
import { type ImportFile, openImportFile } from '../files/table';
import { columnFinder, type SourceRecord } from '../formats/format';
import { formatOf, headingIndex } from '../formats/recognise';
import { picturesBySku } from '../pictures/names';

/** The headings of a table: an empty one gets its letter, one that comes twice a number. */
export function headingsOf(cells: string[]): string[] {
  const seen = new Map<string, number>();
  return cells.map((cell, index) => {
    const name = cell.slice(0, 250) || `(${String.fromCharCode(65 + (index % 26))})`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

/**
 * The rows of a file by the names of their columns, one for each SKU.
 * @param isSku which of some names are codes of the store's SKUs: pictures are named by them
 */
export async function* recordsOf(
  file: ImportFile,
  format: ImportFormat,
  isSku: ReadonlySet<string>,
): AsyncGenerator<SourceRecord> {
  if (!file.rows) {
    const bySku = picturesBySku(file.pictures?.names ?? [], isSku);
    let number = 1;
    for (const [sku, pictures] of bySku) {
      yield {
        number: ++number,
        cells: new Map([
          ['sku', sku],
          ['pictures', pictures.join(' | ')],
        ]),
      };
    }
    return;
  }
  const { headings, rows } = await tableOf(file.rows());
  const { prepare } = formatOf(format);
  const records = plainRecords(headings, rows);
  yield* prepare ? prepare(records, columnFinder(headings), headings) : records;
}

type Rows = ReturnType<NonNullable<ImportFile['rows']>>;

/** Rows from the start of a table among which its heading is looked for. */
const mostBefore = 8;

/** The heading of a table, and the rows below it. */
export async function tableOf(rows: Rows): Promise<{ headings: string[]; rows: Rows }> {
  const first: SourceRow[] = [];
  while (first.length < mostBefore) {
    const { value, done } = await rows.next();
    if (done) break;
    first.push(value);
  }
  const at = headingIndex(first.map(({ cells }) => cells));
  return { headings: headingsOf(first[at]?.cells ?? []), rows: below(first.slice(at + 1), rows) };
}

async function* below(first: SourceRow[], rows: Rows): Rows {
  try {
    yield* first;
    yield* rows;
  } finally {
    await rows.return(undefined);
  }
}

async function* plainRecords(headings: string[], rows: Rows): AsyncGenerator<SourceRecord> {
  for await (const { number, cells } of rows) {
    yield { number, cells: new Map(headings.map((name, index) => [name, cells[index] ?? ''])) };
  }
}

/** Characters of a field's text that are kept; all are more than it may have. */
const longest: Partial<Record<SourceField, number>> = {
  sku: 200,
  listing_code: 200,
  ...madeFields('description', () => fileLimits.cell),
  pictures: fileLimits.cell,
  attributes: 5000,
};

/**
 * The texts of a row by field. Where the cell is empty, one under Haat's own name of the field counts, as the file to
 * correct has them beside the columns of another shop; then what was given to stand for empty cells.
 */
export function mapped(
  { cells }: SourceRecord,
  mapping: ImportMapping,
): Partial<Record<SourceField, string>> {
  const fields: Partial<Record<SourceField, string>> = {};
  for (const [field, source] of Object.entries(mapping) as [
    SourceField,
    { column?: string; value?: string },
  ][]) {
    const text = (source.column && cells.get(source.column)) || cells.get(field) || source.value;
    if (text) fields[field] = text.slice(0, longest[field] ?? 2000);
  }
  return fields;
}

/** A row of a file: its cells, and what they say by the mapping. */
export type FileRow = {
  number: number;
  cells: string[];
  fields: Partial<Record<RowField, string>>;
};

export type Reading = {
  path: string;
  format: ImportFormat;
  /** The file's own, whose cells are kept. */
  columns: string[];
  mapping: ImportMapping;
  /** The column that names each row's store, in a file for all stores. */
  storeColumn?: string;
  /** The store's SKUs, where pictures are named by them. */
  skus: string[];
};

/** What is handed on at once: rows, and characters of them. */
const most = { rows: 200, size: 500_000 };

/** In a thread: reads a file's rows, and hands them on by the mapping. */
export async function readImportRows(
  { path, format, columns, mapping, storeColumn, skus }: Reading,
  emit: Emit<FileRow[]>,
): Promise<void> {
  const file = await openImportFile(path);
  let rows: FileRow[] = [];
  let size = 0;
  let kept = 0;
  try {
    for await (const record of recordsOf(file, format, new Set(skus))) {
      const cells = columns.map((name) => record.cells.get(name) ?? '');
      const store = storeColumn && record.cells.get(storeColumn)?.slice(0, 200);
      const fields = { ...(store && { store }), ...mapped(record, mapping) };
      rows.push({ number: record.number, cells, fields });
      size += sizeOf(cells) + sizeOf(Object.values(fields));
      if (rows.length < most.rows && size < most.size) continue;
      kept += size;
      if (kept > fileLimits.kept) throw new FileRefused('import_bomb');
      await emit(rows);
      rows = [];
      size = 0;
    }
    if (rows.length) await emit(rows);
  } finally {
    await file.close();
  }
}

const sizeOf = (texts: readonly string[]) => texts.reduce((sum, { length }) => sum + length, 0);
