import { latest, type Position } from '@/lib/caching/read-after';
import { log } from '@/lib/log/log';
import { PrimaryLine } from './primary-line';
import type { Replica, ReplicaState } from './replica';

/** Milliseconds between two checks of the replicas. */
const interval = 1000;
/** Milliseconds between two checks that reads ask for. */
const pause = 50;

type Pool = ConstructorParameters<typeof PrimaryLine>[0];

/** The streaming replicas of a database, with the choice of the one to answer. */
export class Replicas {
  readonly #line: PrimaryLine;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #turn = 0;
  #said = '';

  /** @param watch a pool of one connection to the primary, for nothing else */
  constructor(
    readonly all: readonly Replica[],
    readonly watch: Pool,
  ) {
    this.#line = new PrimaryLine(watch);
  }

  start(): void {
    this.look();
    this.#timer ??= setInterval(() => this.look(), interval);
    this.#timer.unref();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
    await Promise.all([...this.all.map((replica) => replica.close()), this.watch.end()]);
  }

  /** Returns the primary's position, which covers all that was committed before. */
  position(): Promise<Position> {
    return this.#line.ask();
  }

  states(): ReplicaState[] {
    return this.all.map((replica) => replica.state(this.#line));
  }

  /**
   * Returns a replica that may answer a read after this position, in turns; undefined if none may. The
   * replicas are asked for their positions when none is known to have come so far.
   */
  async choose(after: Position | undefined): Promise<Replica | undefined> {
    if (after === latest) return undefined;
    const known = this.#next(after);
    if (known || after === undefined || !this.all.some(({ isServing }) => isServing)) return known;
    // A replica that is a moment behind is not waited for: the primary has the change.
    if (performance.now() - this.#lookedAt < pause) return undefined;
    await this.look();
    const { position } = this.#line;
    // A position that the primary has not reached comes from another history, before a failover.
    return this.#next(position !== undefined && after > position ? position : after);
  }

  #next(after: Position | undefined): Replica | undefined {
    const able = this.all.filter(
      (replica) => replica.isServing && (after === undefined || replica.has(after)),
    );
    this.#turn++;
    return able[this.#turn % able.length];
  }

  /** Asks the primary and all replicas for their positions. Concurrent callers get the same answer. */
  look(): Promise<void> {
    this.#looking ??= this.#lookOnce().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #lookOnce(): Promise<void> {
    this.#lookedAt = performance.now();
    const before = this.#line.position;
    const now = await this.#line.ask().catch(() => undefined);
    await Promise.all(this.all.map((replica) => replica.look(this.#line)));
    const isBehind = (replica: Replica) => replica.isReachable && now && !replica.has(now);
    if (now === before && this.all.some(isBehind)) await this.#line.nudge().catch(() => {});
    this.#say();
  }

  #say(): void {
    const states = this.states();
    const text = states.map(({ name, absence = 'serving' }) => `${name} ${absence}`).join(', ');
    if (text === this.#said) return;
    this.#said = text;
    const isWhole = states.every(({ isServing }) => isServing);
    log[isWhole ? 'info' : 'warn']({ replicas: states }, 'replicas of the database');
  }
}
