import { createHash } from 'node:crypto';
import type { RowField, SourceField } from '@/lib/contract/schemas/seller/import-fields';
import type { ImportFormat, ImportMapping } from '@/lib/contract/schemas/seller/imports';
import { fieldsOf, madeFields } from '@/lib/i18n/translated';
import type { ImportLayout, RowProblem } from '../../../kernel/db/schema/imports';
import type { Emit } from '../../../kernel/workers/serve-tasks';
import { FileRefused, fileLimits } from '../files/limits';
import { rowKey } from '../files/row-keys';
import { type ImportFile, openImportFile } from '../files/table';
import type { SourceRecord } from '../formats/format';
import { fieldNamed } from '../formats/headings';
import { picturesBySku } from '../pictures/names';
import { type PictureShelf, pictureShelf } from '../pictures/shelf';
import { rowCoder } from './row-codes';
import { recordsOf } from './source-records';

/** Maximum characters of a field's text that are kept; all exceed the field's own limit. */
const longest: Partial<Record<SourceField, number>> = {
  sku: 200,
  listing_code: 200,
  ...madeFields('description', () => fileLimits.cell),
  pictures: fileLimits.cell,
  attributes: 5000,
};

/**
 * Returns the texts of a row by field. An empty cell falls back to a column that has Haat's own name of the
 * field, as files to correct have beside another shop's columns, and then to the mapping's value for empty
 * cells.
 * @param used columns that the format has read: what it has not taken of them is not meant, such as a price of 0
 * @param hasDecimalCommas true if `4,99` is 4.99 in the file
 */
function mapped(
  { cells }: SourceRecord,
  mapping: ImportMapping,
  { used, hasDecimalCommas }: { used: ReadonlySet<string>; hasDecimalCommas?: boolean },
): Partial<Record<SourceField, string>> {
  const fields: Partial<Record<SourceField, string>> = {};
  for (const [field, source] of Object.entries(mapping) as [
    SourceField,
    { column?: string; value?: string },
  ][]) {
    const added = used.has(field) ? '' : cells.get(field);
    const own = (source.column && cells.get(source.column)) || added;
    const text = own && !(isNothing.test(own) && !named.has(field)) ? own : source.value;
    const coded = text && (isCode.has(field) ? plainCode(text) : text);
    const isPrice = hasDecimalCommas && (field === 'price' || field === 'mrp');
    const exact = isPrice ? coded?.replace(/^(\d{1,3}),(\d{1,2})$/, '$1.$2') : coded;
    const plain = exact && isMeasure.has(field) ? withUnit(exact, source.column) : exact;
    if (plain) fields[field] = plain.slice(0, longest[field] ?? 2000);
  }
  return fields;
}

/** Signs and words that programs and people write into a cell that holds nothing. */
const isNothing = /^(?:[-–—_.]{1,5}|n\/?a|n\.a\.|nan|nil|null|none|undefined|not applicable)$/i;
/** Fields whose values can be such a word. */
const named: ReadonlySet<SourceField> = new Set<SourceField>(fieldsOf('name'));

/** Fields before whose values spreadsheets and shops write an apostrophe, so that they stay texts. */
const isCode: ReadonlySet<SourceField> = new Set<SourceField>([
  ...(['sku', 'listing_code', 'gtin', 'hsn', 'mrp', 'price', 'stock', 'size', 'gst_rate'] as const),
  ...(['weight_grams', 'length_cm', 'width_cm', 'height_cm'] as const),
]);

const isMeasure: ReadonlySet<SourceField> = new Set<SourceField>([
  ...(['weight_grams', 'length_cm', 'width_cm', 'height_cm'] as const),
]);

const unitInHeading = /[\s_([](kgs?|lbs?|oz|mm|in|inch|inches)[)\]]?\*?$/i;

/** Returns a bare number with the unit that its heading names: 0.35 under `Weight (kg)` is 0.35 kg. */
function withUnit(text: string, heading = ''): string {
  const [, unit] = unitInHeading.exec(heading.slice(0, 120).trim()) ?? [];
  return unit && /^[\d.,]{1,20}$/.test(text) ? `${text} ${unit}` : text;
}

/** Returns a code without the signs that keep it a text: `'00123`, `="00123"`. */
export function plainCode(text: string): string {
  const quoted = /^="(.{0,200})"$/.exec(text.trim());
  return (quoted?.[1] ?? text).replace(/^['’‘]+(?=\S)/, '');
}

/** A row of a file: its cells, and their texts by the mapping. */
export type FileRow = {
  number: number;
  cells: string[];
  fields: Partial<Record<RowField, string>>;
  /** Faults and notes found while reading. */
  problems: RowProblem[];
  /** True for a record that is no SKU; its reason is its problem. */
  isLeftOut?: boolean;
};

export type Reading = {
  path: string;
  format: ImportFormat;
  /** The sheets of a workbook that are read. */
  sheets?: string[];
  /** The file's own columns, whose cells are kept. */
  columns: string[];
  mapping: ImportMapping;
  /** The column that names each row's store, in a file for all stores. */
  storeColumn?: string;
  /** The store's SKUs, if pictures are named by them. */
  skus: string[];
  /** Values that were filled in on the page, by the row's key. */
  filled?: Record<number, Partial<Record<RowField, string>>>;
};

/** Rows, and the part of the file up to them, from 0 to 1; undefined while nothing tells. */
export type RowBatch = { rows: FileRow[]; part?: number };

/** Further findings of a file. */
type ReadResult = Pick<ImportLayout, 'joined' | 'unusedPictures'>;

/** Maximum size of an emitted batch: rows, and characters of them. */
const most = { rows: 200, size: 500_000 };

/** Reads a file's rows in a thread, and emits them by the mapping. */
export async function readImportRows(reading: Reading, emit: Emit<RowBatch>): Promise<ReadResult> {
  const file = await openImportFile(reading.path, reading.sheets);
  let rows: FileRow[] = [];
  let size = 0;
  let kept = 0;
  let joined = 0;
  try {
    const shelf = await shelfOf(file, reading);
    for await (const row of rowsOf(file, reading, shelf)) {
      if (row === 'joined') {
        joined++;
        continue;
      }
      rows.push(row);
      size += sizeOf(row.cells) + sizeOf(Object.values(row.fields));
      if (rows.length < most.rows && size < most.size) continue;
      kept += size;
      if (kept > fileLimits.kept) throw new FileRefused('import_bomb');
      await emit({ rows, part: file.part?.() });
      rows = [];
      size = 0;
    }
    if (rows.length) await emit({ rows, part: file.part?.() });
    return { joined, ...(shelf && { unusedPictures: shelf.unused() }) };
  } catch (error) {
    // The rows before a limit are judged.
    if (error instanceof FileRefused && rows.length) await emit({ rows, part: file.part?.() });
    throw error;
  } finally {
    await file.close();
  }
}

/** Returns the pictures of a ZIP by the codes of the table beside them; undefined without a table or pictures. */
async function shelfOf(file: ImportFile, reading: Reading): Promise<PictureShelf | undefined> {
  if (!file.tables || !file.pictures?.names.length) return undefined;
  const codes = new Set<string>();
  for await (const row of rowsOf(file, reading)) {
    if (row === 'joined' || row.isLeftOut) continue;
    const { sku, listing_code: listing } = row.fields;
    for (const code of [sku, listing]) if (code) codes.add(code);
  }
  return pictureShelf(file.pictures.names, codes);
}

async function* rowsOf(
  file: ImportFile,
  { format, columns, mapping, storeColumn, skus, filled = {} }: Reading,
  shelf?: PictureShelf,
): AsyncGenerator<FileRow | 'joined'> {
  const coderOf = new Map<string, ReturnType<typeof rowCoder>>();
  const { hasDecimalCommas } = file;
  const isForeign = !['haat', 'other', 'pictures'].includes(format);
  const saysNothingNew = repeats();
  const used = new Set<string>();
  const records = file.tables ? recordsOf(file, format, { used }) : picturesAlone(file, skus);
  for await (const record of records) {
    const { number, leftOut, isJoined, fault, notes = [] } = record;
    if (isJoined) {
      yield 'joined';
      continue;
    }
    const cells = columns.map((name) => record.cells.get(name) ?? '');
    const given = { ...mapped(record, mapping, { used, hasDecimalCommas }), ...filled[number] };
    const store = storeColumn && record.cells.get(storeColumn)?.slice(0, 200);
    if (leftOut) {
      const problems = [{ field: null, code: `left_out_${leftOut}` }];
      const fields = { ...namedBy(record), ...given };
      yield { number, cells, fields, problems, isLeftOut: true };
      continue;
    }
    if (!fault && isBlank(given, mapping)) {
      const problems = [{ field: null, code: 'left_out_empty' }];
      yield { number, cells, fields: given, problems, isLeftOut: true };
      continue;
    }
    if (saysNothingNew(given, store)) {
      yield 'joined';
      continue;
    }
    const coder = coderOf.get(store ?? '') ?? rowCoder({ isForeign });
    coderOf.set(store ?? '', coder);
    const isMade = !filled[number]?.sku && notes.some(({ code }) => code === 'sku_made');
    const coded = coder(given, isMade);
    const isMadeAgain = coded.notes.some(({ code }) => code === 'sku_made');
    const known = isMadeAgain ? notes.filter(({ code }) => code !== 'sku_made') : notes;
    const problems: RowProblem[] = [...known, ...coded.notes];
    if (fault && !filled[number]) problems.push({ field: null, code: fault });
    if (shelf && !problems.some(({ code }) => code === 'open_quote')) {
      problems.push(...shelf.take(coded.fields));
    }
    yield { number, cells, fields: { ...(store && { store }), ...coded.fields }, problems };
  }
}

/** Returns whether a row has nothing in any column that a field takes; fixed values of the mapping are none of it. */
function isBlank(given: Partial<Record<RowField, string>>, mapping: ImportMapping): boolean {
  const fields = Object.keys(given) as SourceField[];
  return fields.every((field) => mapping[field]?.value && given[field] === mapping[field]?.value);
}

/** Returns a function that tells whether a row says of its SKU exactly what the one before it has said. */
function repeats() {
  const said = new Map<string, string>();
  return (fields: Partial<Record<SourceField, string>>, store = ''): boolean => {
    if (!fields.sku) return false;
    const code = `${store}\n${fields.sku}`;
    const digest = createHash('sha256').update(JSON.stringify(fields)).digest('base64url');
    const isSame = said.get(code) === digest;
    said.set(code, digest);
    return isSame;
  };
}

/** Returns the code and the name of a record that its format has not read, so that it can be told. */
function namedBy({ cells }: SourceRecord): Partial<Record<'sku' | 'name', string>> {
  const found: Partial<Record<'sku' | 'name', string>> = {};
  for (const [heading, text] of cells) {
    const field = text ? fieldNamed(heading) : undefined;
    if (field === 'sku' || field === 'name') found[field] ??= text.slice(0, 200);
  }
  return found;
}

/** Generates a record for each SKU that pictures without a table are named after. */
async function* picturesAlone(file: ImportFile, skus: string[]): AsyncGenerator<SourceRecord> {
  const bySku = picturesBySku(file.pictures?.names ?? [], new Set(skus));
  let row = 1;
  for (const [sku, pictures] of bySku) {
    const cells = new Map([
      ['sku', sku],
      ['pictures', pictures.join(' | ')],
    ]);
    yield { number: rowKey(++row, 0, 0), cells };
  }
}

const sizeOf = (texts: readonly string[]) => texts.reduce((sum, { length }) => sum + length, 0);
