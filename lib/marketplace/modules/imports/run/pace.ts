import type { Database } from '../../../kernel/db/connection';
import { isEmbedded } from '../../../kernel/db/embedded-statements';

/** Rows or listings of a transaction: at first, at least (what each transaction costs besides its rows) and at most. */
const sizes = { first: 75, least: 20, most: 200 };
/** Milliseconds that a transaction should take: on the embedded database every other request waits for its end. */
const wanted = 60;
/** On PostgreSQL nobody waits for a transaction's end: what it takes is mostly waiting, and each costs some 20 round trips. */
const onPostgres = 300;

export type Pace = {
  /** Rows or listings of the next transaction. */
  size(): number;
  /** Notes how long one took. */
  took(milliseconds: number, rows: number): void;
};

/** Sizes transactions; on the embedded database by how long those before them took, so that all are as short. */
export const paceOn = (db: Database): Pace =>
  isEmbedded(db) ? pace() : { size: () => onPostgres, took() {} };

/** Sizes transactions by how long those before them took, so that they are as short on a slow or busy machine. */
export function pace(): Pace {
  let size = sizes.first;
  return {
    size: () => size,
    took(milliseconds, rows) {
      if (!rows) return;
      const fitting = (rows * wanted) / Math.max(milliseconds, 1);
      // A short last one, or one that was only slow by chance, says little.
      const next = Math.min(Math.max(fitting, size / 2), size * 1.5);
      size = Math.round(Math.min(Math.max(next, sizes.least), sizes.most));
    },
  };
}
