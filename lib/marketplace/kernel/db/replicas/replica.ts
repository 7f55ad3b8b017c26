import type { Pool } from 'pg';
import { type Position, positionOfLsn } from '@/lib/caching/read-after';
import type { PrimaryLine } from './primary-line';

/** Why a replica is not read from. */
type Absence = 'unreachable' | 'late' | 'no_replica';

export type ReplicaState = {
  /** Host and port. */
  name: string;
  isServing: boolean;
  /** Why not, where it does not. */
  absence?: Absence;
  /** Seconds that it is behind the primary; undefined until that is known. */
  lag?: number;
};

type Pools = {
  reads: Pool;
  /** One connection apart, so that a pool in use does not look like a replica that is away. */
  watch: Pool;
  /** Ends the connections of `reads` that wait for an answer. */
  cut: () => void;
};

/** A streaming replica: whether it is read from, and how far it has come. */
export class Replica {
  #replayed: Position | undefined;
  #absence: Absence | undefined = 'unreachable';
  /** The last moment (`performance.now()`) whose state of the primary it is known to have. */
  #currentAsOf: number | undefined;
  #looking: Promise<void> | undefined;

  constructor(
    readonly name: string,
    readonly pools: Pools,
    /** Milliseconds behind the primary from which on it is not read from. */
    readonly mostLag: number,
  ) {}

  get isServing(): boolean {
    return this.#absence === undefined;
  }

  get isReachable(): boolean {
    return this.#absence === undefined || this.#absence === 'late';
  }

  /** Whether it has replayed this, as far as is known. */
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

  /** Seconds, as of when the primary was last seen: while nobody sees it, nobody writes there that we know of. */
  #lag({ seenAt }: PrimaryLine): number | undefined {
    if (seenAt === undefined || this.#currentAsOf === undefined) return undefined;
    return Math.max(0, seenAt - this.#currentAsOf) / 1000;
  }

  query(...parts: unknown[]): Promise<unknown> {
    return (this.pools.reads.query as (...of: unknown[]) => Promise<unknown>)(...parts);
  }

  /** A read failed for its connection: the next look says whether it is back. */
  noteFailure(): void {
    this.#absence = 'unreachable';
  }

  /** Asks where it is; who asks meanwhile gets the same answer. */
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
