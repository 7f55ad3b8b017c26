import type { Pool } from 'pg';
import { type Position, positionOfLsn } from '@/lib/caching/read-after';
import type { PrimaryLine } from './primary-line';

/** The reason why a replica is not read from. */
type Absence = 'unreachable' | 'late' | 'no_replica';

export type ReplicaState = {
  /** Host and port. */
  name: string;
  isServing: boolean;
  /** The reason, if the replica is not read from. */
  absence?: Absence;
  /** The seconds behind the primary; undefined until known. */
  lag?: number;
};

type Pools = {
  reads: Pool;
  /** A separate connection, so that a busy pool does not look like an unavailable replica. */
  watch: Pool;
  /** Ends the connections of `reads` that wait for an answer. */
  cut: () => void;
};

/** A streaming replica: whether it is read from, and its replayed position. */
export class Replica {
  #replayed: Position | undefined;
  #absence: Absence | undefined = 'unreachable';
  /** The last moment (`performance.now()`) of the primary whose state it is known to have. */
  #currentAsOf: number | undefined;
  #looking: Promise<void> | undefined;

  constructor(
    readonly name: string,
    readonly pools: Pools,
    /** Milliseconds behind the primary from which it is not read. */
    readonly mostLag: number,
  ) {}

  get isServing(): boolean {
    return this.#absence === undefined;
  }

  get isReachable(): boolean {
    return this.#absence === undefined || this.#absence === 'late';
  }

  /** Returns whether the replica is known to have replayed this position. */
  has(position: Position): boolean {
    return this.#replayed !== undefined && this.#replayed >= position;
  }

  state(line: PrimaryLine): ReplicaState {
    return {
      name: this.name,
      isServing: this.isServing,
      absence: this.#absence,
      lag: this.#lag(line),
    };
  }

  /** Returns the lag in seconds at the primary's last sighting: while nobody sees it, no write there is known to us. */
  #lag({ seenAt }: PrimaryLine): number | undefined {
    if (seenAt === undefined || this.#currentAsOf === undefined) return undefined;
    return Math.max(0, seenAt - this.#currentAsOf) / 1000;
  }

  query(...parts: unknown[]): Promise<unknown> {
    return (this.pools.reads.query as (...of: unknown[]) => Promise<unknown>)(...parts);
  }

  /** Records a read that failed for its connection: the next check tells whether it is back. */
  noteFailure(): void {
    this.#absence = 'unreachable';
  }

  /** Asks for its position; concurrent callers get the same answer. */
  look(line: PrimaryLine): Promise<void> {
    this.#looking ??= this.#lookOnce(line).finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #lookOnce(line: PrimaryLine): Promise<void> {
    try {
      const { rows } = await this.pools.watch.query(
        'select pg_is_in_recovery() as "isReplica", pg_last_wal_replay_lsn()::text as lsn',
      );
      const { isReplica, lsn } = rows[0] as { isReplica: boolean; lsn: string | null };
      if (!isReplica || lsn === null) {
        this.#replayed = undefined;
        this.#currentAsOf = undefined;
        this.#absence = 'no_replica';
        return;
      }
      this.#replayed = positionOfLsn(lsn);
      this.#currentAsOf = line.lastAt(this.#replayed) ?? this.#currentAsOf;
    } catch {
      if (this.#absence !== 'unreachable') this.pools.cut();
      this.#absence = 'unreachable';
      return;
    }
    const lag = this.#lag(line);
    this.#absence = lag !== undefined && lag * 1000 <= this.mostLag ? undefined : 'late';
  }

  async close(): Promise<void> {
    await Promise.all([this.pools.reads.end(), this.pools.watch.end()]);
  }
}
