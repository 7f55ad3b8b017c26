import { progressBar } from '../../lib/progress.mjs';
import type { Finding, Result } from '../run';
import { heldBy, longestHold } from './hold';
import type { Caller, ShapedRequest } from './requests';

type Plan = {
  url: string;
  pid?: number;
  /** All of them, in another order each round. */
  requests: (round: number) => readonly ShapedRequest[];
  tokens: Partial<Record<Caller, string>>;
  /** Milliseconds since the epoch. */
  deadline: number;
};

/**
 * Sends one request after the other until the deadline, each from an address of its own, and finds those that hold the
 * process.
 */
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
