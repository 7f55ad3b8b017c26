import { demoShopper, demoVendor } from '../../lib/marketplace/seed/accounts';
import type { Case } from './cases';
import type { Header } from './headers';

type Json = Record<string, never> & { token?: string; csrfToken?: string };

const shopper = { email: demoShopper.email, password: demoShopper.password };
const vendor = { email: demoVendor.email, password: demoVendor.password };

let visitors = 0;

/** Makes a request that must succeed for the run to make sense; each from a new client address. */
export async function call(url: string, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('x-forwarded-for', `192.0.2.${++visitors % 256}`);
  const answer = await fetch(url + path, { redirect: 'manual', ...init, headers });
  if (answer.status < 400) return answer;
  throw new Error(
    `${init.method ?? 'GET'} ${path} answered ${answer.status}: ${await answer.text()}`,
  );
}

export const json = (body: object, token?: string): RequestInit => ({
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  },
  body: JSON.stringify(body),
});

export const signIn = async (url: string) =>
  tokenIn(await call(url, '/api/user-auth/login', json(shopper)));

const tokenIn = async (answer: Response) => ((await answer.json()) as Json).token ?? '';

/** Returns `name=value` of all cookies that an answer sets. */
const cookiesIn = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** Returns a shopper's session cookies, as in a browser. */
async function sessionCookie(url: string): Promise<string> {
  const csrf = await call(url, '/api/auth/csrf');
  const { csrfToken = '' } = (await csrf.json()) as Json;
  const answer = await call(url, '/api/auth/callback/credentials', {
    method: 'POST',
    headers: { cookie: cookiesIn(csrf) },
    body: new URLSearchParams({ ...shopper, csrfToken, json: 'true' }),
  });
  return cookiesIn(answer);
}

/** Routes that end a session on success. */
const ending = /logout|signout|sessions|password|delete-account|vendor-session/;

type Key = 'shopper' | 'shopperCookie' | 'vendor' | 'vendorCookie';

/** The callers' keys, renewed after each request that has ended a session. */
export class Callers {
  private keys: Partial<Record<Key, Promise<string>>> = {};

  constructor(
    private readonly url: string,
    private readonly operatorToken: string | undefined,
  ) {}

  /** Signs all callers in; returns their names. */
  async signIn(): Promise<string[]> {
    const keys: Key[] = ['shopper', 'shopperCookie', 'vendor', 'vendorCookie'];
    for (const key of keys) this.keys[key] = Promise.resolve(await this.make(key));
    const operator = this.operatorToken ? ['operator by OPERATOR_TOKEN'] : [];
    return ['nobody', `shopper ${shopper.email}`, `vendor ${vendor.email}`, ...operator];
  }

  /** Returns the authentication headers of a request: those of an app or of a browser. */
  async headersOf({ caller, of, number }: Case): Promise<Header[]> {
    if (caller === 'nobody') return [];
    const isBrowser = !of.startsWith('/api/') || of.startsWith('/api/auth/') || number % 3 === 0;
    if (caller === 'operator') return bearer(this.operatorToken ?? 'nobody');
    if (isBrowser) return [['cookie', await this.key(`${caller}Cookie`)]];
    return bearer(await this.key(caller));
  }

  /** Records the status of an answered request. */
  after({ of, caller }: Case, status: number) {
    if (caller !== 'nobody' && status < 400 && ending.test(of)) this.keys = {};
  }

  /** Returns a key; empty while nobody can sign in, which does not stop the run. */
  private key(key: Key): Promise<string> {
    this.keys[key] ??= this.make(key).catch(() => '');
    return this.keys[key];
  }

  private async make(key: Key): Promise<string> {
    const { url } = this;
    if (key === 'shopper') return signIn(url);
    if (key === 'shopperCookie') return sessionCookie(url);
    if (key === 'vendor') return tokenIn(await call(url, '/api/stores/login', json(vendor)));
    return cookiesIn(await call(url, '/api/vendor-session', json(vendor)));
  }
}

const bearer = (token: string): Header[] => [['authorization', `Bearer ${token}`]];
