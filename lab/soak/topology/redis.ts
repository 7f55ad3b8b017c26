import { createClient } from '@redis/client';
import { which } from '../../../scripts/lib/install.mjs';
import { listens, Running, until } from './process';

export const hasRedis = (): boolean => Boolean(which('redis-server'));

/** Opens a Redis for the soak, without persistence. */
export async function openRedis(port: number, log: string) {
  const keep = ['--save', '', '--appendonly', 'no', '--maxmemory', '256mb'];
  const where = ['--port', String(port), '--bind', '127.0.0.1', '--daemonize', 'no'];
  const server = new Running({
    command: 'redis-server',
    args: [...where, ...keep, '--maxmemory-policy', 'volatile-lru'],
    log,
  });
  await until('Redis listens', () => listens(port), 20);
  const url = `redis://127.0.0.1:${port}`;
  return {
    url,
    pid: () => server.pid,
    pause: () => server.signal('SIGSTOP'),
    goOn: () => server.signal('SIGCONT'),
    async empty() {
      const client = await createClient({ url }).connect();
      await client.flushAll();
      client.destroy();
    },
    close: () => server.end(),
  };
}
