import type { ImportFormat } from '@/lib/contract/schemas/seller/imports';
import { DomainError } from '../../../kernel/errors';
import { StorageFull } from '../../../kernel/storage-full';
import { TaskOverLimit, TaskQueueFull, TaskRefused } from '../../../kernel/workers/errors';
import { threadTask } from '../../../kernel/workers/run-task';
import type { sampleImport } from '../run/sample-task';

const sampleInThread = threadTask<typeof sampleImport>('import-sample', {
  ...{ memory: 320, time: 20_000 },
  ...{ atOnce: 1, waiting: 8 },
});

/**
 * Returns the headings of an uploaded file, its format, the first cells under each heading, and its number of
 * pictures.
 * @param format the required format; without it the headings and values decide
 * @param sheets the sheets of a workbook to read; without them those that hold goods
 * @throws {DomainError} 422 with why the file cannot be read, 503 not_now while too many files are being read
 */
export async function sampleFile(
  path: string,
  { format, sheets }: { format?: ImportFormat; sheets?: readonly string[] } = {},
) {
  try {
    return await sampleInThread({ path, format, sheets });
  } catch (error) {
    if (error instanceof TaskRefused && error.code === 'storage_full') throw new StorageFull();
    if (error instanceof TaskRefused) throw new DomainError(422, error.code);
    if (error instanceof TaskOverLimit) throw new DomainError(422, 'import_too_heavy');
    if (error instanceof TaskQueueFull) throw new DomainError(503, 'not_now');
    throw error;
  }
}
