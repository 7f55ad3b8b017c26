import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createClient } from '@redis/client';

const isThere = spawnSync('redis-server', ['--version']).status === 0;

/** Runs tests that need a Redis of their own; skips them if the machine has no `redis-server`. */
export const describeWithRedis = isThere
  ? describe
  : (name: string, tests: () => void) =>
      describe.skip(`${name} (no redis-server here)`, () => tests());

/** Starts a Redis for the test on a free port; it can be made to hang. */
export async function startRedis() {
  const port = await freePort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', ''];
  const server = spawn('redis-server', settings, { stdio: 'ignore' });
  const exited = once(server, 'exit');
  const url = `redis://127.0.0.1:${port}`;
  const client = createClient({ url, socket: { reconnectStrategy: 20 } });
  client.on('error', () => {}); // not open yet
  await client.connect();
  return {
    url,
    client,
    /** Suspends the process: it accepts connections and commands and answers none. */
    hang: () => server.kill('SIGSTOP'),
    goOn: () => server.kill('SIGCONT'),
    /** Returns how often the server has run a command. */
    async countOf(command: string) {
      const stats = await client.info('commandstats');
      return Number(new RegExp(`cmdstat_${command}:calls=(\\d+)`).exec(stats)?.[1] ?? 0);
    },
    async stop() {
      client.destroy();
      server.kill('SIGKILL');
      await exited;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}
