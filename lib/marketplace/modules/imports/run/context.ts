import type { Database } from '../../../kernel/db/connection';
import type { Files } from '../../files';
import type { FetchOptions } from '../pictures/fetch-picture';

/** Number of imports that a process runs at once, each of another store. */
export const importsAtOnce = 2;

/** The dependencies of import work. */
export type ImportContext = {
  db: Database;
  /** Storage of uploaded files until their import is done, and of pictures. */
  files: Files;
  /** Options for fetching pictures; set only in tests. */
  fetching?: FetchOptions;
  /** Called between two steps; if true, the process leaves its import to another process. */
  shouldStop?: () => boolean;
  /**
   * Milliseconds after which an import yields at its next step to waiting imports of other stores; 10,000 by
   * default.
   */
  turn?: number;
  /** Called between two steps; true if the import has had its turn. */
  isTurnOver?: () => Promise<boolean>;
  /** Aborted once the import no longer belongs to this process. */
  signal?: AbortSignal;
};
