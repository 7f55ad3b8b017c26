import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

export const execute = promisify(execFile);

export type Command = {
  command: string;
  args: string[];
  env?: Record<string, string | undefined>;
  /** The log file to which its output is appended. */
  log: string;
};

/** A process of the soak that runs until it is stopped. */
export class Running {
  readonly child: ChildProcess;
  readonly exited: Promise<unknown>;

  constructor({ command, args, env, log }: Command) {
    const file = openSync(log, 'a');
    this.child = spawn(command, args, {
      stdio: ['ignore', file, file],
      env: { ...process.env, ...env },
    });
    this.exited = once(this.child, 'exit').catch(() => {});
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  signal(signal: NodeJS.Signals): void {
    if (!this.hasEnded) this.child.kill(signal);
  }

  /** Ends the process by a signal, or kills it after half a minute. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    this.signal(signal);
    // A paused process would never receive the signal.
    this.signal('SIGCONT');
    const timer = setTimeout(() => this.signal('SIGKILL'), 30_000);
    await this.exited;
    clearTimeout(timer);
  }
}

/**
 * Retries until a condition is true.
 * @throws {Error} after `seconds`
 */
export async function until(
  what: string,
  isTrue: () => Promise<boolean>,
  seconds = 120,
): Promise<void> {
  for (const deadline = Date.now() + seconds * 1000; Date.now() < deadline; await pause(200)) {
    if (await isTrue().catch(() => false)) return;
  }
  throw new Error(`not in ${seconds} s: ${what}`);
}

/** Checks whether a port is in use. */
export async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}
