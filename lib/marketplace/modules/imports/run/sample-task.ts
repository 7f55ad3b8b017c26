import type { Certainty, ImportFormat } from '@/lib/contract/schemas/seller/imports';
import { FileRefused, fileLimits } from '../files/limits';
import { type ImportFile, openImportFile } from '../files/table';
import type { SourceRecord } from '../formats/format';
import { formatOf, recognise } from '../formats/recognise';
import { closeTables, openTables, recordsOf } from './source-records';

type Sample = {
  headings: string[];
  format: ImportFormat;
  certainty: Certainty;
  samples: SourceRecord['cells'][];
  /** The file's columns that the format takes into account. */
  used: string[];
};

/** Number of first records by which a sample is made; those of one product can be many. */
const mostRecords = 1000;

/**
 * Reads in a thread the headings of a file, some first cells under each, its sheets, and the number of its pictures.
 * @param sheets the sheets of a workbook to read; without them those that hold goods
 */
export async function sampleImport({
  path,
  format,
  sheets,
}: {
  path: string;
  format?: ImportFormat;
  sheets?: readonly string[];
}): Promise<Sample & { pictureCount: number; sheets: string[]; read: string[] }> {
  const file = await openImportFile(path, sheets);
  try {
    const sample = await sampleOf(file, format);
    const read = file.sheets.length ? (file.tables?.map(({ sheet }) => sheet) ?? []) : [];
    const pictureCount = file.pictures?.names.length ?? 0;
    return { ...sample, pictureCount, sheets: file.sheets, read };
  } finally {
    await file.close();
  }
}

async function sampleOf(file: ImportFile, format: ImportFormat | undefined): Promise<Sample> {
  if (!file.tables) {
    const headings = ['sku', 'pictures'];
    return { headings, format: 'pictures', certainty: 'sure', samples: [], used: [] };
  }
  const opened = await openTables(file);
  const { headings } = opened;
  await closeTables(opened);
  if (!headings.length) throw new FileRefused('import_empty');
  const plain: Sample['samples'] = [];
  for await (const { cells } of recordsOf(file, 'haat', { most: fileLimits.sample }))
    plain.push(cells);
  const known = format ? { format, certainty: 'sure' as const } : recognise(headings, plain);
  const used = new Set<string>();
  const samples: Sample['samples'] = [];
  for await (const record of recordsOf(file, known.format, { used, most: mostRecords })) {
    if (record.isJoined || record.leftOut) continue;
    samples.push(record.cells);
    if (samples.length === fileLimits.sample) break;
  }
  const added = formatOf(known.format).added ?? [];
  const present = added.filter((name) => samples.some((cells) => cells.has(name)));
  return { headings: [...headings, ...present], ...known, samples, used: [...used] };
}
