import { memoryOf } from '../bench/server-process.mjs';
import { progressBar } from '../lib/progress.mjs';
import type { Callers } from './callers';
import { type Case, caseOf } from './cases';
import { isOnPurpose, problemOf } from './check-answer';
import type { Options } from './options';
import type { KnownValues } from './schema';
import { type Outcome, type Server, send } from './send';
import type { Shop } from './shop';
import type { Targets } from './targets';

/** A request with a wrong outcome. */
export type Finding = { asked?: Case; wrong: string };

export type Result = {
  asked: number;
  findings: Finding[];
  /** How often each status was answered. */
  statuses: Map<string, number>;
};

type Plan = {
  options: Options;
  shop: Shop;
  callers: Callers;
  targets: Targets;
  known: KnownValues;
};

/** Every so many requests the server's process is looked at. */
const lookEvery = 50;

/** Sends the requests of a run, a few at a time, until all are answered, the time is up or the server gone. */
export async function run({ options, shop, callers, targets, known }: Plan): Promise<Result> {
  const { seed, only, concurrency, memory } = options;
  const numbers = only ?? Array.from({ length: options.requests }, (_, number) => number);
  const deadline = Date.now() + options.seconds * 1000;
  const result: Result = { asked: 0, findings: [], statuses: new Map() };
  const { hostname, port } = new URL(shop.url);
  const server: Server = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 80) };
  const bar = progressBar('Fuzzing');
  let next = 0;
  let isGone = false;

  async function work() {
    while (next < numbers.length && Date.now() < deadline && !isGone) {
      const number = numbers[next++] ?? 0;
      const asked = caseOf(seed, number, targets, known);
      const outcome = await send(server, asked, await callers.headersOf(asked));
      note(asked, outcome);
    }
  }

  function note(asked: Case, outcome: Outcome) {
    result.asked++;
    const wrong = problemOf(asked, outcome);
    if (wrong) result.findings.push({ asked, wrong });
    if (outcome.kind === 'answer') callers.after(asked, outcome.answer.status);
    count(result.statuses, labelOf(outcome));
    if (outcome.kind === 'broken' && outcome.code === 'ECONNREFUSED') isGone = true;
    if (result.asked % lookEvery === 0) look();
    bar.update(result.asked, numbers.length, `${result.findings.length} findings`);
  }

  function look() {
    const used = shop.pid === undefined ? 0 : memoryOf(shop.pid).now;
    if (used > memory) {
      isGone = true;
      const wrong = `the server takes ${Math.round(used)} MB after ${result.asked} requests`;
      result.findings.push({ wrong });
    }
  }

  await Promise.all(Array.from({ length: concurrency }, work));
  bar.end();
  return result;
}

function labelOf(outcome: Outcome): string {
  if (outcome.kind !== 'answer') return outcome.kind;
  const { answer } = outcome;
  return isOnPurpose(answer) ? '503 with Retry-After' : String(answer.status);
}

const count = (counts: Map<string, number>, label: string) =>
  counts.set(label, (counts.get(label) ?? 0) + 1);
