import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { listens, until } from './process';
import type { RelayOrder } from './relay-process';

/** The addresses of the shop's databases, whichever servers are behind them. */
export class Relay {
  #child: ChildProcess | undefined;

  async open(routes: Record<string, { listen: number; to: number }>): Promise<void> {
    this.#child = fork('lab/soak/topology/relay-process.ts', {
      execArgv: ['--import', 'tsx'],
      stdio: 'inherit',
    });
    for (const [name, { listen, to }] of Object.entries(routes)) this.#say({ name, listen, to });
    for (const { listen } of Object.values(routes)) {
      await until('the relay listens', () => listens(listen), 30);
    }
  }

  #say(order: RelayOrder): void {
    this.#child?.send(order);
  }

  /** Directs new connections to a port, or to nothing; open connections stay. */
  lead(name: string, to: number | undefined): void {
    this.#say({ name, to: to ?? null });
  }

  /** Cuts every open connection, like a network failure. */
  cut(name: string): void {
    this.#say({ name, cut: true });
  }

  async close(): Promise<void> {
    if (!this.#child || this.#child.exitCode !== null) return;
    const exited = once(this.#child, 'exit');
    this.#child.kill();
    await exited;
  }
}
