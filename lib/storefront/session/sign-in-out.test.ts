/** @jest-environment jsdom */
import { ApiError } from '@/lib/client/request';
import { sessionState } from './session';
import { signIn } from './sign-in-out';

const asha = { first_name: 'Asha', last_name: 'Rao', email: 'asha@example.in', is_verified: true };
const json = { 'content-type': 'application/json' };

type Reply = { status?: number; headers?: Record<string, string>; body: unknown };

/** The site's answer: next-auth's, or that of a proxy in front of it. */
let callback: Reply;
const replies: Record<string, () => Reply> = {
  '/api/auth/csrf': () => ({ body: { csrfToken: 'c1' } }),
  '/api/auth/callback/credentials': () => callback,
  '/api/auth/session': () => ({ body: { user: asha } }),
};
const sent: string[] = [];
Object.assign(globalThis, {
  fetch: async (path: string, init?: RequestInit) => {
    if (init?.body) sent.push(String(init.body));
    const { status = 200, headers = json, body } = replies[path]?.() ?? { status: 404, body: {} };
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return { status, ok: status < 300, headers: new Headers(headers), text: async () => text };
  },
});

const attempt = () => signIn({ email: asha.email, password: 'p&q=1', lang: 'hi' });
const refused = (error: string) => ({
  status: 401,
  body: { url: `http://localhost/api/auth/error?${new URLSearchParams({ error })}` },
});
const html = { 'content-type': 'text/html' };

it.each<[string, Reply, object]>([
  [
    'the host refuses in words',
    refused('E-mail or password is wrong.'),
    { code: 'api', message: 'E-mail or password is wrong.' },
  ],
  [
    'the host answers without JSON',
    refused('code:request_failed:404'),
    {
      code: 'request_failed',
      status: 404,
      message: 'Request failed with status: 404. See the developer console for more details.',
    },
  ],
  ['the host is away', refused('code:timeout:0'), { code: 'timeout', status: 0 }],
  [
    'a proxy answers 429 without JSON',
    { status: 429, headers: html, body: '<h1>Slow down</h1>' },
    {
      code: 'request_failed',
      status: 429,
      message: 'Request failed with status: 429. See the developer console for more details.',
    },
  ],
  [
    'the site answers 429 in words',
    { status: 429, body: { success: false, message: 'Too many tries.' } },
    { code: 'api', status: 429, message: 'Too many tries.' },
  ],
  [
    'the body is too large',
    { status: 413, body: { success: false, message: 'Too much data.' } },
    { code: 'api', status: 413, message: 'Too much data.' },
  ],
  [
    'a proxy cannot reach the site',
    { status: 502, headers: html, body: '<h1>Bad gateway</h1>' },
    { code: 'server_problem', status: 502 },
  ],
])('a sign-in says why it failed when %s', async (_, reply, expected) => {
  callback = reply;
  const failure = await attempt().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject(expected);
  expect(sessionState().status).not.toBe('in');
});

it('opens a session', async () => {
  callback = { body: { url: 'http://localhost/signin' } };
  await attempt();
  expect(sessionState()).toEqual({ user: asha, status: 'in' });
  expect(Object.fromEntries(new URLSearchParams(sent.at(-1)))).toEqual({
    email: asha.email,
    password: 'p&q=1',
    lang: 'hi',
    csrfToken: 'c1',
    json: 'true',
  });
});
