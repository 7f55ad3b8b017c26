/** Milliseconds for which a breaker stays open before one call is let through to try. */
const pause = 2000;
const mostFaults = 5;

/**
 * A circuit breaker: it spares a cluster that does not answer, and requests the wait for it; closes again by
 * itself.
 */
export class Breaker {
  #faults = 0;
  #triedAt = Number.NEGATIVE_INFINITY;
  #answeredAt = Number.NEGATIVE_INFINITY;

  constructor(readonly clock: () => number = () => performance.now()) {}

  get isOpen(): boolean {
    return this.#faults >= mostFaults;
  }

  /** Returns whether a call may be made; an open breaker allows one every two seconds, whose result decides. */
  mayCall(): boolean {
    if (!this.isOpen) return true;
    if (this.clock() - this.#triedAt < pause) return false;
    this.#triedAt = this.clock();
    return true;
  }

  succeeded(): void {
    this.#faults = 0;
    this.#answeredAt = this.clock();
  }

  failed(): void {
    this.#faults++;
    this.#triedAt = this.clock();
  }

  /** Records that a caller waited since that moment in vain: others need not wait if nobody got an answer since. */
  gaveUp(since: number): void {
    if (this.#answeredAt >= since || this.isOpen) return;
    this.#faults = mostFaults;
    this.#triedAt = this.clock();
  }
}
