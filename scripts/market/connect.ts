import { existsSync, readFileSync } from 'node:fs';
import { operatorTokenFile, readEnvironment } from '../lib/environment.mjs';

/** Something the person at the terminal should read; not a fault of the program. */
export class MarketError extends Error {}

/** Calls the operator's part of the API. */
export type Market = <Data>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
) => Promise<Data>;

/** The shop that is open at SITE_URL or on this machine, with the operator's key. */
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
  return async (method, path, body) => {
    const answer = await fetch(`${origin}/api/operator${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    }).catch((error: Error) => {
      const why = error.name === 'TimeoutError' ? 'did not answer in 15 seconds' : 'is not open';
      throw new MarketError(`The shop at ${origin} ${why}. Is npm start running?`);
    });
    const reply = await answer.json().catch(() => ({}));
    if (answer.ok) return reply.data;
    throw new MarketError(reply.message ?? `The shop answered ${answer.status}.`);
  };
}
