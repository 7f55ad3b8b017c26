import type { Database } from '../../../kernel/db/connection';
import { isEmbedded } from '../../../kernel/db/embedded-statements';

/** Rows or listings of a transaction: the first, minimum (for each transaction's fixed cost) and maximum. */
const sizes = { first: 75, least: 20, most: 200 };
/** Milliseconds that a transaction should take: on the embedded database all other requests wait for its end. */
const wanted = 60;
/** Rows of a transaction on PostgreSQL: nothing waits for its end, and each costs some 20 round trips. */
const onPostgres = 300;

export type Pace = {
  /** Returns the rows or listings of the next transaction. */
  size(): number;
  /** Records the duration of a transaction. */
  took(milliseconds: number, rows: number): void;
};

/** Sizes transactions; on the embedded database by the duration of earlier ones, so that all stay short. */
export const paceOn = (db: Database): Pace =>
  isEmbedded(db) ? pace() : { size: () => onPostgres, took() {} };

/** Sizes transactions by the duration of earlier ones, so that they stay short on a slow or busy machine. */
export function pace(): Pace {
  let size = sizes.first;
  return {
    size: () => size,
    took(milliseconds, rows) {
      if (!rows) return;
      const fitting = (rows * wanted) / Math.max(milliseconds, 1);
      // A short last transaction, or one slow by chance, is weak evidence, so the change is limited.
      const next = Math.min(Math.max(fitting, size / 2), size * 1.5);
      size = Math.round(Math.min(Math.max(next, sizes.least), sizes.most));
    },
  };
}
