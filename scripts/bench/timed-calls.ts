import type { Host } from '@/lib/marketplace/app/app';
import { percentile } from './client.mjs';

/** Milliseconds; `cpu` of this process for each call, `failed` the number of failed calls. */
export type Figures = {
  p50: number;
  p95: number;
  p99: number;
  cpu: number;
  failed: number;
  perSecond?: number;
};

export type Call = { path: string; method?: string; token?: string; body?: object };

/** Sends a call to the host and reads its whole answer. */
export async function send(host: Host, { path, method, token, body }: Call) {
  const headers = new Headers();
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (body) headers.set('content-type', 'application/json');
  const init = { method, headers, body: body && JSON.stringify(body) };
  const answer = await host.fetch(new Request(`http://localhost${path}`, init));
  return { isOk: answer.ok, body: await answer.arrayBuffer() };
}

/** Sends calls one at a time, or in several parallel rows. */
export async function time(host: Host, ...rows: Call[][]): Promise<Figures> {
  const times: number[] = [];
  let failed = 0;
  const cpu = process.cpuUsage();
  const start = performance.now();
  await Promise.all(
    rows.map(async (row) => {
      for (const call of row) {
        const sent = performance.now();
        const { isOk } = await send(host, call);
        times.push(performance.now() - sent);
        if (!isOk) failed++;
      }
    }),
  );
  const elapsed = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  times.sort((a, b) => a - b);
  const at = (part: number) => percentile(times, part) as number;
  return {
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    cpu: (user + system) / 1000 / times.length,
    failed,
    ...(rows.length > 1 ? { perSecond: ((times.length - failed) * 1000) / elapsed } : {}),
  };
}
