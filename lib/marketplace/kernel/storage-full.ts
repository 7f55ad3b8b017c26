import { DomainError } from './errors';

/** Codes of a full disk or quota; the last is PostgreSQL's own (disk_full). */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** The error 503: nothing could be written; unfinished work is undone. */
export class StorageFull extends DomainError {
  constructor() {
    super(503, 'storage_full', { retryAfterSeconds: 300 });
  }
}

/** Returns whether something failed because the disk is full, at any depth of `cause`. */
export function isStorageFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return (typeof code === 'string' && fullCodes.has(code)) || isStorageFull(cause);
}
