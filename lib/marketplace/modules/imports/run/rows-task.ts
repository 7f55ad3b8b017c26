import type { RowField } from '@/lib/api/schemas/seller/import-fields';
import type { ImportFormat, ImportMapping } from '@/lib/api/schemas/seller/imports';
import type { Emit } from '../../../kernel/workers/serve-tasks';
import { FileRefused, fileLimits } from '../files/limits';
import { openImportFile } from '../files/table';
import { mapped, recordsOf } from './records';

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
