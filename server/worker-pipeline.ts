import type { RequestListener } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { answerMetrics } from '@/lib/metrics/answer';
import { guardRequest } from '@/lib/security/requests/guard';
import { answerApiCall } from './accelerator/api-calls';

const metrics = getRequestListener(answerMetrics, { overrideGlobalObjects: false });

/** What a process answers that runs the background jobs alone: its health and its figures. There is no shop in it. */
export function workerPipeline(): RequestListener {
  return (request, response) => {
    if (!guardRequest(request, response)) return;
    const [path] = (request.url ?? '').split('?');
    if (path === '/api/health') return void answerApiCall(request, response);
    if (path === '/metrics') return void metrics(request, response);
    response.writeHead(404, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
    });
    response.end('Not found: this process runs the background jobs.\n');
  };
}

/** Milliseconds between two tries, and until one is given up. */
const pause = 5000;
const patience = 30_000;

/**
 * Has the API host of this process opened, with which its jobs begin; again until its database answers.
 * @param origin where this process answers
 */
export async function openJobs(origin: string): Promise<void> {
  for (;;) {
    const signal = AbortSignal.timeout(patience);
    const answer = await fetch(`${origin}/api/health`, { signal }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await delay(pause, undefined, { ref: false });
  }
}
