import { progressBar } from '../../lib/progress.mjs';
import type { Finding, Result } from '../run';
import { heldBy, longestHold } from './hold';
import type { Caller, ShapedRequest } from './requests';

type Plan = {
  url: string;
  pid?: number;
  requests: readonly ShapedRequest[];
  tokens: Partial<Record<Caller, string>>;
  /** Milliseconds since the epoch. */
  deadline: number;
};

/** Sends one request after the other, each from an address of its own, and finds those that hold the process. */
export async function runShapes({ url, pid, requests, tokens, deadline }: Plan): Promise<Result> {
  const findings: Finding[] = [];
  const statuses = new Map<string, number>();
  const bar = progressBar('Shapes');
  let asked = 0;
  for (const request of requests) {
    if (Date.now() > deadline) break;
    const token = tokens[request.caller];
    const held = await heldBy(url, pid, () => send(url, request, token, asked)).catch(
      (error: Error) => error,
    );
    asked++;
    if (held instanceof Error) {
      findings.push({ wrong: `no answer beside ${request.name}: ${held.message}` });
      if (!(await isOpen(url))) break;
      continue;
    }
    statuses.set(String(held.status), (statuses.get(String(held.status)) ?? 0) + 1);
    if (held.status >= 500) findings.push({ wrong: `status ${held.status} for ${request.name}` });
    if (held.ms > longestHold) {
      findings.push({ wrong: `health waits ${Math.round(held.ms)} ms beside ${request.name}` });
    }
    bar.update(asked, requests.length, `${findings.length} findings`);
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
