/** Work that updates a copy from its source, never twice at once. */
export class CatchUp<Result> {
  #noted = 0;
  #seen = 0;
  #running: Promise<Result> | undefined;

  constructor(readonly work: () => Promise<Result>) {}

  /** Records a change of the source: the present run may have begun before it. */
  note(): void {
    this.#noted += 1;
  }

  /** True if a change was noted after the start of the last finished run. */
  get isBehind(): boolean {
    return this.#seen < this.#noted;
  }

  /** Returns the present run, or a new one; changes noted before its start count as seen, even if it fails. */
  run(): Promise<Result> {
    if (this.#running) return this.#running;
    const noted = this.#noted;
    this.#running = this.work().finally(() => {
      this.#seen = noted;
      this.#running = undefined;
    });
    return this.#running;
  }

  /** Resolves once no run is in progress. */
  async idle(): Promise<void> {
    await this.#running?.catch(() => {});
  }

  /** Returns a run that began after this call. */
  async runAnew(): Promise<Result> {
    await this.idle();
    return this.run();
  }
}
