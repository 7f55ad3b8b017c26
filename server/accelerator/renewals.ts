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

/** Whether this process itself asks for a page, so that it is rendered anew and kept. */
export const isRenewal = ({ headers }: IncomingMessage): boolean =>
  headers[renewalHeader] !== undefined && headers[renewalHeader] === serverProcess.secret;

/** The address of a path that has its language. */
const addressOf = (path: string) =>
  path.startsWith(`/${defaultLocale}/`) ? path.slice(defaultLocale.length + 1) : path;

/** Has a page rendered anew, by a path with language, unless another instance does so. */
async function renewPage(path: string): Promise<void> {
  await renewOnce(path, () => renderAnew(path));
}

/** Answers to this process itself, by path with language, until they are closed. */
const answers = new Map<string, Promise<unknown>>();

/** Notes an answer to a renewal: what is learnt from it is known once it is closed. */
export function noteRenewal(path: string, response: ServerResponse): void {
  answers.set(path, new Promise((resolve) => response.once('close', resolve)));
}

/** Asks this process for a page. */
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
/** One beside visitors: each takes a core for as long as it lasts. */
const one = pLimit(1);

/** Has a page that a visitor got out of date rendered anew, once however many ask. */
export function askForRenewal(path: string): void {
  if (asked.has(path) || asked.size >= mostAsked) return;
  asked.add(path);
  void one(renewPage, path).finally(() => asked.delete(path));
}

/**
 * Renders pages anew in idle time, one after the other.
 * @param progress is told how many are done
 * @returns how many there were
 */
export const renewIdly = (
  paths: AsyncIterable<string>,
  progress: (done: number) => void,
): Promise<number> => inIdleTime(paths, (path) => one(renewPage, path), progress);

/**
 * Does work in idle time, one thing after the other.
 * @param progress is told how many are done
 * @returns how many there were
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

/** A quarter of a core at most. */
const restsPerRender = 3;
const mostUsed = 0.5;

/** Once no visitor waits for a render and half of the event loop's time is nobody's. */
async function idle(): Promise<void> {
  for (;;) {
    const before = performance.eventLoopUtilization();
    await rest(50);
    const { utilization } = performance.eventLoopUtilization(before);
    if (!visitors && !asked.size && utilization < mostUsed) return;
  }
}

let visitors = 0;

/** Notes that a visitor waits for a render, until the function that is answered is called. */
export function startVisitorsRender(): () => void {
  visitors += 1;
  return () => {
    visitors -= 1;
  };
}
