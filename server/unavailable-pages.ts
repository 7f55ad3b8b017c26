import type { ServerResponse } from 'node:http';
import { serverProcess } from '@/lib/process/server-process';

/** Seconds after which the API host may answer again. */
const retryAfter = 5;

/**
 * Has a page that failed while the API host was unavailable say so: 503, and when to come again. Next knows only that
 * the page failed, for which it says 500.
 */
export function sayUnavailable(response: ServerResponse): void {
  const since = Date.now();
  const writeHead = response.writeHead as (...all: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...others: unknown[]) => {
    const isUnavailable = status === 500 && (serverProcess.unavailableAt ?? 0) >= since;
    if (isUnavailable) response.setHeader('Retry-After', retryAfter);
    return writeHead.call(response, isUnavailable ? 503 : status, ...others);
  };
}
