import type { ImportFormat } from '@/lib/api/schemas/seller/imports';
import { DomainError } from '../../../kernel/errors';
import { TaskOverLimit, TaskQueueFull, TaskRefused } from '../../../kernel/workers/errors';
import { threadTask } from '../../../kernel/workers/run-task';
import type { sampleImport } from '../run/sample-task';

const sampleInThread = threadTask<typeof sampleImport>('import-sample', {
  ...{ memory: 320, time: 20_000 },
  ...{ atOnce: 1, waiting: 8 },
});

/**
 * The headings of an uploaded file, its format and first cells under each, and how many pictures it brings.
 * @param format of a file that has to be of one; else it is told by the headings
 * @throws {DomainError} 422 with why the file cannot be read, 503 not_now while many files are looked at
 */
export async function sampleFile(path: string, format?: ImportFormat) {
  try {
    return await sampleInThread({ path, format });
  } catch (error) {
    if (error instanceof TaskRefused) throw new DomainError(422, error.code);
    if (error instanceof TaskOverLimit) throw new DomainError(422, 'import_too_heavy');
    if (error instanceof TaskQueueFull) throw new DomainError(503, 'not_now');
    throw error;
  }
}
