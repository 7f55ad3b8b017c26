import { existsSync, readFileSync } from 'node:fs';
import { operatorTokenFile, readEnvironment } from '../lib/environment.mjs';

/** A message for the person at the terminal; not a fault of the program. */
export class MarketError extends Error {}

/** Calls the operator routes of the API. */
export type Market = <Data>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
) => Promise<Data>;

/** Connects to the shop at SITE_URL or on this machine, with the operator's key. */
export async function connect(): Promise<Market> {
  await readEnvironment({ production: true });
  const { SITE_URL, PORT = '3000', OPERATOR_TOKEN } = process.env;
  const origin = (SITE_URL || `http://localhost:${PORT}`).replace(/\/+$/, '');
  const file = operatorTokenFile();
  const token = OPERATOR_TOKEN || (existsSync(file) && readFileSync(file, 'utf8').trim());
  if (!token) {
    throw new MarketError(
      `No operator token: set OPERATOR_TOKEN, or start the shop once with npm start, which leaves one in ${file}.`,
    );
  }
  return marketOf((path, init) =>
    fetch(origin + path, {
      ...init,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(15_000),
    }).catch((error: Error) => {
      const why = error.name === 'TimeoutError' ? 'did not answer in 15 seconds' : 'is not open';
      throw new MarketError(`The shop at ${origin} ${why}. Is npm start running?`);
    }),
  );
}

/** The operator's part of an API that is asked this way; a refusal is an error with its message. */
export const marketOf =
  (ask: (path: string, init: { method: string; body?: string }) => Promise<Response>): Market =>
  async (method, path, body) => {
    const sent = body && JSON.stringify(body);
    const answer = await ask(`/api/operator${path}`, { method, body: sent });
    const reply = await answer.json().catch(() => ({}));
    if (answer.ok) return reply.data;
    throw new MarketError(reply.message ?? `The shop answered ${answer.status}.`);
  };
