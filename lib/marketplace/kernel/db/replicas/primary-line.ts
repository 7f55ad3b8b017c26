import type { Pool } from 'pg';
import { type Position, positionOfLsn } from '@/lib/caching/read-after';

/** A position of the primary, and the latest moment at which it was seen there (`performance.now()`). */
type Place = { position: Position; at: number };

/** Milliseconds for which positions are kept: a replica further behind is too late by any setting. */
const longest = 600_000;

/**
 * Positions of the primary over time, from which a replica's lag is computed in time although it only reports
 * a position: by one clock, without a row that somebody has to write, and without taking an idle primary for
 * a late replica.
 */
export class PrimaryLine {
  #places: Place[] = [];
  #asking: Promise<Position> | undefined;
  #next: Promise<Position> | undefined;

  constructor(readonly pool: Pool) {}

  /** The time at which the primary last answered. */
  get seenAt(): number | undefined {
    return this.#places.at(-1)?.at;
  }

  get position(): Position | undefined {
    return this.#places.at(-1)?.position;
  }

  /**
   * Asks the primary for its position, which covers all that was committed before the call. Calls during a
   * query share the next answer.
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
    // A position that goes back means another server with another history, after a failover.
    if (last && position < last.position) this.#places = [];
    if (last?.position === position) last.at = at;
    else this.#places.push({ position, at });
    while ((this.#places[0]?.at ?? at) < at - longest) this.#places.shift();
    return position;
  }

  /** Returns the last moment at which the primary was no further than this; undefined if it never was. */
  lastAt(position: Position): number | undefined {
    return this.#places.findLast((place) => place.position <= position)?.at;
  }

  /**
   * Ends a started page of the log: otherwise, while nothing is written, a replica may stay part of a page
   * behind for good, and seem late.
   */
  async nudge(): Promise<void> {
    await this.pool.query('select pg_current_xact_id()');
  }
}
