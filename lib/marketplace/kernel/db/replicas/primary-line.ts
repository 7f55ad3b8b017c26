import type { Pool } from 'pg';
import { type Position, positionOfLsn } from '@/lib/caching/read-after';

/** Where the primary was when it was asked, and the latest moment at which it was seen there (`performance.now()`). */
type Place = { position: Position; at: number };

/** Milliseconds for which places are kept: a replica that is further behind is too late by any setting. */
const longest = 600_000;

/**
 * The places of the primary over time, so that how late a replica is can be told in time although it only says where it
 * is: by one clock, without a row that somebody has to write, and not taking an idle primary for a late replica.
 */
export class PrimaryLine {
  #places: Place[] = [];
  #asking: Promise<Position> | undefined;
  #next: Promise<Position> | undefined;

  constructor(readonly pool: Pool) {}

  /** When the primary was last seen. */
  get seenAt(): number | undefined {
    return this.#places.at(-1)?.at;
  }

  get position(): Position | undefined {
    return this.#places.at(-1)?.position;
  }

  /**
   * Where the primary is: behind all that was committed before the call. Whoever asks while it is asked waits for the
   * next answer, which they share.
   */
  ask(): Promise<Position> {
    if (!this.#asking) {
      this.#asking = this.#askOnce().finally(() => {
        this.#asking = undefined;
      });
      return this.#asking;
    }
    this.#next ??= this.#asking
      .catch(() => {})
      .then(() => {
        this.#next = undefined;
        return this.ask();
      });
    return this.#next;
  }

  async #askOnce(): Promise<Position> {
    const at = performance.now();
    const { rows } = await this.pool.query('select pg_current_wal_insert_lsn()::text as lsn');
    const position = positionOfLsn(rows[0].lsn);
    const last = this.#places.at(-1);
    // Another server with another history, after a failover.
    if (last && position < last.position) this.#places = [];
    if (last?.position === position) last.at = at;
    else this.#places.push({ position, at });
    while ((this.#places[0]?.at ?? at) < at - longest) this.#places.shift();
    return position;
  }

  /** The last moment at which the primary was no further than this; undefined where it never was. */
  lastAt(position: Position): number | undefined {
    return this.#places.findLast((place) => place.position <= position)?.at;
  }

  /**
   * Ends a page of the log that was begun: where nothing is written, a replica may else stay a part of a page behind a
   * position for good, and seem late.
   */
  async nudge(): Promise<void> {
    await this.pool.query('select pg_current_xact_id()');
  }
}
