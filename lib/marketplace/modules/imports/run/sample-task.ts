import type { ImportFormat } from '@/lib/api/schemas/seller/imports';
import { FileRefused, fileLimits } from '../files/limits';
import { type ImportFile, openImportFile } from '../files/table';
import type { SourceRecord } from '../formats/format';
import { formatOf, recognise } from '../formats/recognise';
import { recordsOf, tableOf } from './records';

type Sample = { headings: string[]; format: ImportFormat; samples: SourceRecord['cells'][] };

/** In a thread: the headings of a file, some first cells under each, and how many pictures it brings. */
export async function sampleImport({
  path,
  format,
}: {
  path: string;
  format?: ImportFormat;
}): Promise<Sample & { pictureCount: number }> {
  const file = await openImportFile(path);
  try {
    const sample = await sampleOf(file, format);
    return { ...sample, pictureCount: file.pictures?.names.length ?? 0 };
  } finally {
    await file.close();
  }
}

async function sampleOf(file: ImportFile, format: ImportFormat | undefined): Promise<Sample> {
  if (!file.rows) return { headings: ['sku', 'pictures'], format: 'pictures', samples: [] };
  const { headings, rows } = await tableOf(file.rows());
  await rows.return(undefined);
  if (!headings.length) throw new FileRefused('import_empty');
  const recognised = format ?? recognise(headings);
  const samples: Sample['samples'] = [];
  for await (const { cells } of recordsOf(file, recognised, new Set())) {
    samples.push(cells);
    if (samples.length === fileLimits.sample) break;
  }
  const added = formatOf(recognised).added ?? [];
  const present = added.filter((name) => samples.some((cells) => cells.has(name)));
  return { headings: [...headings, ...present], format: recognised, samples };
}
