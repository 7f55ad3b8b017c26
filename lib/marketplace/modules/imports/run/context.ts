import type { Database } from '../../../kernel/db/connection';
import type { Files } from '../../files';
import type { FetchOptions } from '../pictures/fetch-picture';

/** Imports that a process works on at the same time, each of another store. */
export const importsAtOnce = 2;

/** What the work on imports needs. */
export type ImportContext = {
  db: Database;
  /** Where uploaded files lie until their import is done, and pictures from then on. */
  files: Files;
  /** Of pictures at other addresses; other values only in tests. */
  fetching?: FetchOptions;
  /** Asked between two steps; true makes the process leave its import, so that another goes on. */
  shouldStop?: () => boolean;
  /** Milliseconds after which an import gives its place back, at the next step, where other stores' wait; 10,000 by default. */
  turn?: number;
  /** Asked between two steps: whether it has had its turn. */
  isTurnOver?: () => Promise<boolean>;
  /** Aborted once the import is no longer this process's. */
  signal?: AbortSignal;
};
