import { randomUUID } from 'node:crypto';
import { mailedCode } from './mail';
import { fromOwnAddress } from './visitor';

export type Shopper = { email: string; token: string };

/** Returns a new address for every run. */
export const newEmail = () => `shopper-${randomUUID().slice(0, 13)}@e2e.haat.example`;

export const password = 'market day 2026';

type Reply = { status: number; body: Record<string, never> & { data?: never; token?: string } };

type Sent = { token?: string; body?: unknown; key?: string; headers?: Record<string, string> };

/** Makes one call to the API of the shop at `url`. */
export async function call(
  url: string,
  method: string,
  path: string,
  { token, body, key, headers }: Sent = {},
): Promise<Reply> {
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

/** Signs up a verified shopper through the API. */
export async function signUp(url: string, dataDir: string): Promise<Shopper> {
  const email = newEmail();
  const headers = fromOwnAddress();
  await call(url, 'POST', '/api/user-auth/signup', {
    headers,
    body: { first_name: 'Meera', last_name: 'Demo', email, password },
  });
  const otp = await mailedCode(email, dataDir);
  const { body } = await call(url, 'POST', '/api/user-auth/verify-otp', {
    headers,
    body: { email, otp, purpose: 'verify' },
  });
  return { email, token: body.token ?? '' };
}

export const address = {
  full_name: 'Meera Demo',
  phone: '9000000001',
  full_address: '12 Lakshmi Road',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
};
