import type { RequestListener } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { answerMetrics } from '@/lib/metrics/answer';
import { guardRequest } from '@/lib/security/requests/guard';
import { answerApiCall } from './accelerator/api-calls';

const metrics = getRequestListener(answerMetrics, { overrideGlobalObjects: false });

/** Answers for a process that runs only background jobs: health and metrics, no shop. */
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

/** Pause between two attempts, and timeout of an attempt, in milliseconds. */
const pause = 5000;
const patience = 30_000;

/**
 * Opens the API host of this process, which starts its jobs; retries until its database answers.
 * @param origin the origin of this process
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
