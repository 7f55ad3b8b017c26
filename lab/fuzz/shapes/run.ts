import { countCpu } from '../../../scripts/bench/server-process.mjs';
import { progressBar } from '../../../scripts/lib/progress.mjs';
import type { Finding, Result } from '../run';
import type { Caller, ShapedRequest } from './requests';

/** The contract's limit, in milliseconds, for blocking other requests. */
export const longestHold = 250;
/** Number of times that a block must be observed to count. */
const times = 3;
/** Milliseconds of observation after an answer. */
const afterwards = 150;
const pause = 10;

export type Held = { status: number; ms: number };

/**
 * Sends a request and calls /api/health meanwhile. The blocked time is the longest wait, or the processor time
 * used in it if that is less: waiting for a processor does not count.
 */
async function once(
  url: string,
  pid: number | undefined,
  send: () => Promise<number>,
): Promise<Held> {
  const health = `${url}/api/health`;
  const cpu = pid === undefined ? () => undefined : countCpu(pid);
  let until = Number.POSITIVE_INFINITY;
  let ms = 0;
  const answered = send().finally(() => {
    until = performance.now() + afterwards;
  });
  answered.catch(() => {});
  while (performance.now() < until) {
    const [began, used] = [performance.now(), cpu()];
    await fetch(health).then((answer) => answer.arrayBuffer());
    const [waited, worked] = [performance.now() - began, cpu()];
    const took = used === undefined || worked === undefined ? waited : worked - used;
    ms = Math.max(ms, Math.min(waited, took));
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return { status: await answered, ms };
}

/** Returns the shortest of three blocked times; a first one within the limit suffices. */
export async function heldBy(
  url: string,
  pid: number | undefined,
  send: () => Promise<number>,
): Promise<Held> {
  let shortest = await once(url, pid, send);
  for (let nth = 1; nth < times && shortest.ms > longestHold; nth++) {
    const again = await once(url, pid, send);
    if (again.ms < shortest.ms) shortest = again;
  }
  return shortest;
}

type Plan = {
  url: string;
  pid?: number;
  /** All requests, in another order each round. */
  requests: (round: number) => readonly ShapedRequest[];
  tokens: Partial<Record<Caller, string>>;
  /** Milliseconds since the epoch. */
  deadline: number;
};

/** Sends requests one at a time until the deadline, each from a new address, and finds those that block the process. */
export async function runShapes({ url, pid, requests, tokens, deadline }: Plan): Promise<Result> {
  const findings: Finding[] = [];
  const statuses = new Map<string, number>();
  const bar = progressBar('Shapes');
  const start = Date.now();
  let asked = 0;
  rounds: for (let round = 0; Date.now() < deadline; round++) {
    for (const request of requests(round)) {
      if (Date.now() > deadline) break rounds;
      const token = tokens[request.caller];
      const held = await heldBy(url, pid, () => send(url, request, token, asked)).catch(
        (error: Error) => error,
      );
      asked++;
      if (held instanceof Error) {
        const { code = held.message } = (held.cause ?? {}) as { code?: string };
        findings.push({ wrong: `no answer beside ${request.name}: ${code}` });
        if (!(await isOpen(url))) break rounds;
        continue;
      }
      statuses.set(String(held.status), (statuses.get(String(held.status)) ?? 0) + 1);
      if (held.status >= 500) findings.push({ wrong: `status ${held.status} for ${request.name}` });
      if (held.ms > longestHold) {
        findings.push({ wrong: `health waits ${Math.round(held.ms)} ms beside ${request.name}` });
      }
      bar.update(Date.now() - start, deadline - start, `${findings.length} findings`);
    }
  }
  bar.end();
  return { asked, findings, statuses };
}

const isOpen = (url: string) =>
  fetch(`${url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );

async function send(
  url: string,
  { method, address, type, body }: ShapedRequest,
  token: string | undefined,
  nth: number,
): Promise<number> {
  const answer = await fetch(url + address, {
    method,
    headers: {
      'content-type': type,
      'x-forwarded-for': `10.${nth >> 16}.${(nth >> 8) & 255}.${nth & 255}`,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: new Uint8Array(body()),
    redirect: 'manual',
  });
  await answer.arrayBuffer();
  return answer.status;
}
