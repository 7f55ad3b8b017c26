import type { ImportField } from '@/lib/api/schemas/seller/import-fields';
import type { ImportFormat, ImportMapping } from '@/lib/api/schemas/seller/imports';
import { fileLimits } from '../files/limits';
import type { ImportFile } from '../files/table';
import type { SourceRecord } from '../formats/format';
import { formatOf } from '../formats/recognise';
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
      yield { number: ++number, cells: { sku, pictures: pictures.join(' | ') } };
    }
    return;
  }
  const { prepare } = formatOf(format);
  const records = plainRecords(file.rows());
  yield* prepare ? prepare(records) : records;
}

async function* plainRecords(
  rows: ReturnType<NonNullable<ImportFile['rows']>>,
): AsyncGenerator<SourceRecord> {
  let headings: string[] | undefined;
  for await (const { number, cells } of rows) {
    if (!headings) {
      headings = headingsOf(cells);
      continue;
    }
    const named = headings.map((name, index) => [name, cells[index] ?? '']);
    yield { number, cells: Object.fromEntries(named) };
  }
}

/** Characters of a field's text that are kept; all are more than it may have. */
const longest: Partial<Record<ImportField, number>> = {
  sku: 200,
  listing_code: 200,
  description: fileLimits.cell,
  description_hi: fileLimits.cell,
  pictures: fileLimits.cell,
  attributes: 5000,
};

/** The texts of a row by field; what stands for an empty cell is taken where one was given. */
export function mapped(
  { cells }: SourceRecord,
  mapping: ImportMapping,
): Partial<Record<ImportField, string>> {
  const fields: Partial<Record<ImportField, string>> = {};
  for (const [field, source] of Object.entries(mapping) as [
    ImportField,
    { column?: string; value?: string },
  ][]) {
    const text = (source.column && cells[source.column]) || source.value;
    if (text) fields[field] = text.slice(0, longest[field] ?? 2000);
  }
  return fields;
}
