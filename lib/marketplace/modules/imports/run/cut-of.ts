import type { CutReason } from '@/lib/contract/schemas/seller/imports';
import { TaskOverLimit, TaskRefused } from '../../../kernel/workers/errors';
import type { RefusalCode } from '../files/limits';

/** Refusals behind which the rows before them still count. */
const limits: Partial<Record<RefusalCode, CutReason>> = {
  import_too_many_rows: 'rows',
  import_bomb: 'text',
  import_broken: 'broken',
};

/** Returns the limit by which reading has ended; undefined if the rows that were read do not count either. */
export function cutOf(error: unknown): CutReason | undefined {
  if (error instanceof TaskOverLimit) return error.limit;
  return error instanceof TaskRefused ? limits[error.code as RefusalCode] : undefined;
}
