import type { IncomingMessage, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import pLimit from 'p-limit';
import { defaultLocale } from '@/lib/i18n/locales';
import { counter } from '@/lib/metrics/registry';
import { serverProcess } from '@/lib/process/server-process';
import { renewOnce } from './render-claims';

export const renewalHeader = 'x-haat-renewal';

const renewed = counter({
  name: 'haat_pages_renewed_total',
  help: 'Pages rendered anew without a visitor waiting, by what came of it',
  labels: ['result'],
});

/** True if this process itself requests a page to render it again. */
export const isRenewal = ({ headers }: IncomingMessage): boolean =>
  headers[renewalHeader] !== undefined && headers[renewalHeader] === serverProcess.secret;

/** Returns the address of a path with its language. */
const addressOf = (path: string) =>
  path.startsWith(`/${defaultLocale}/`) ? path.slice(defaultLocale.length + 1) : path;

/** Renders a page again, by a path with its language, unless another instance does so. */
async function renewPage(path: string): Promise<void> {
  await renewOnce(path, () => renderAnew(path));
}

/** Answers to this process's own requests in progress, by path with its language. */
const answers = new Map<string, Promise<unknown>>();

/** Records an answer to a renewal; its headers are learnt when it closes. */
export function noteRenewal(path: string, response: ServerResponse): void {
  answers.set(path, new Promise((resolve) => response.once('close', resolve)));
}

/** Requests a page from this process. */
async function renderAnew(path: string): Promise<void> {
  const { origin, secret } = serverProcess;
  if (!origin || !secret) return;
  const address = path === `/${defaultLocale}` ? '/' : addressOf(path);
  try {
    const answer = await fetch(origin + address, {
      headers: { [renewalHeader]: secret, 'accept-encoding': 'br' },
      redirect: 'manual',
      signal: AbortSignal.timeout(60_000),
    });
    await answer.arrayBuffer();
    await answers.get(path);
    renewed.labels(answer.ok ? 'done' : 'gone').inc();
  } catch {
    renewed.labels('failed').inc();
  } finally {
    answers.delete(path);
  }
}

const asked = new Set<string>();
const mostAsked = 1000;
/** One at a time beside visitors: each takes a core while it lasts. */
const one = pLimit(1);

/** Renders an outdated page again, once for all visitors who ask. */
export function askForRenewal(path: string): void {
  if (asked.has(path) || asked.size >= mostAsked) return;
  asked.add(path);
  void one(renewPage, path).finally(() => asked.delete(path));
}

/**
 * Renders pages again in idle time, one at a time.
 * @param progress receives the number done
 * @returns the number of pages
 */
export const renewIdly = (
  paths: AsyncIterable<string>,
  progress: (done: number) => void,
): Promise<number> => inIdleTime(paths, (path) => one(renewPage, path), progress);

/**
 * Works in idle time, on one thing at a time.
 * @param progress receives the number done
 * @returns the number of things
 */
export async function inIdleTime<Thing>(
  things: Iterable<Thing> | AsyncIterable<Thing>,
  work: (thing: Thing) => Promise<unknown>,
  progress: (done: number) => void,
): Promise<number> {
  let done = 0;
  for await (const thing of things) {
    await idle();
    const since = performance.now();
    await work(thing);
    await rest(restsPerRender * (performance.now() - since));
    progress(++done);
  }
  return done;
}

const rest = (milliseconds: number) => delay(milliseconds, undefined, { ref: false });

/** Limits renewals to a quarter of a core. */
const restsPerRender = 3;
const mostUsed = 0.5;

/** Waits until no visitor waits for a render and half of the event loop is idle. */
async function idle(): Promise<void> {
  for (;;) {
    const before = performance.eventLoopUtilization();
    await rest(50);
    const { utilization } = performance.eventLoopUtilization(before);
    if (!visitors && !asked.size && utilization < mostUsed) return;
  }
}

let visitors = 0;

/** Records a visitor's render, until the returned function is called. */
export function startVisitorsRender(): () => void {
  visitors += 1;
  return () => {
    visitors -= 1;
  };
}
