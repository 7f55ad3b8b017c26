import type { Sheet } from '@/lib/documents/xlsx-writer';
import { saveFile } from '@/lib/storefront/browser/save-file';
import { csvFile } from '@/lib/text/csv';
import { dayOf } from '@/lib/time/india';
import { exported } from './cell';
import type { Column } from './description';

/** Most rows of an exported file. */
export const mostExported = 10_000;

export type Format = 'csv' | 'xlsx';

/** Saves rows as a file of their columns, headed by the labels; the name gets the day and the extension. */
export async function exportRows<Row>(
  format: Format,
  name: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Promise<void> {
  const table = [
    columns.map(({ label }) => label),
    ...rows.map((row) => columns.map((column) => exported(column, row))),
  ];
  const file = `${name}-${dayOf(new Date())}.${format}`;
  if (format === 'csv') return saveFile(file, csvFile(table));
  const { xlsxFile } = await import('@/lib/documents/xlsx-writer');
  const widths = columns.map(({ kind, label }) =>
    Math.max(label.length + 2, kind === 'text' ? 30 : 18),
  );
  const sheets: Sheet[] = [{ name: name.slice(0, 31), widths, rows: table }];
  const parts: Uint8Array[] = [];
  for await (const part of xlsxFile(sheets)) parts.push(part);
  saveFile(file, parts, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
}
