import { setTimeout as pause } from 'node:timers/promises';
import { type Command, Running, until } from './process';

/** A supervised process of the shop, as under systemd: one that ends by itself is restarted after a second. */
export class Instance {
  #running: Running | undefined;
  #isWanted = false;
  #starts = 0;
  /** Times at which it ended without a request. */
  readonly deaths: number[] = [];

  constructor(
    readonly name: string,
    readonly port: number,
    readonly command: () => Command,
  ) {}

  get pid(): number | undefined {
    return this.#running?.hasEnded ? undefined : this.#running?.pid;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    this.#isWanted = true;
    this.#spawn();
    await this.healthy(240);
  }

  #spawn(): void {
    const running = new Running(this.command());
    this.#running = running;
    this.#starts++;
    void running.exited.then(async () => {
      if (!this.#isWanted) return;
      this.deaths.push(Date.now());
      await pause(1000);
      if (this.#isWanted) this.#spawn();
    });
  }

  healthy(seconds = 120): Promise<void> {
    const starts = this.#starts;
    return until(
      `${this.name} answers`,
      async () => {
        if (this.#starts > starts + 20) throw new Error(`${this.name} ends again and again`);
        const answer = await fetch(`${this.url}/api/health`, { signal: AbortSignal.timeout(3000) });
        return answer.ok;
      },
      seconds,
    );
  }

  /** Ends the process like a power cut. */
  kill(): void {
    this.#running?.signal('SIGKILL');
  }

  async stop(): Promise<void> {
    this.#isWanted = false;
    await this.#running?.end();
  }
}
