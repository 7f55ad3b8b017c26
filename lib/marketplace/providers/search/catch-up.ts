/** One piece of work that brings a copy up to its source, never twice at once. */
export class CatchUp<Result> {
  #noted = 0;
  #seen = 0;
  #running: Promise<Result> | undefined;

  constructor(readonly work: () => Promise<Result>) {}

  /** The source has changed: what is running may have begun before. */
  note(): void {
    this.#noted += 1;
  }

  /** Whether a change was noted behind which no run has ended. */
  get isBehind(): boolean {
    return this.#seen < this.#noted;
  }

  /** The run that is under way, or a new one; the changes noted before it began count as seen, also where it fails. */
  run(): Promise<Result> {
    if (this.#running) return this.#running;
    const noted = this.#noted;
    this.#running = this.work().finally(() => {
      this.#seen = noted;
      this.#running = undefined;
    });
    return this.#running;
  }

  /** Resolves once nothing is under way. */
  async idle(): Promise<void> {
    await this.#running?.catch(() => {});
  }

  /** A run that began after this was called. */
  async runAnew(): Promise<Result> {
    await this.idle();
    return this.run();
  }
}
