import { textOf } from '@/lib/i18n/texts';
import { referencePlace } from '@/lib/paths/failed-pages';
import { serverProcess } from '@/lib/process/server-process';
import { addPolicies } from '@/lib/security/requests/page-policy';
import { serve } from '@/lib/security/requests/testing/serve';
import { showFailures } from './failed-pages';
import { packHtml } from './page-cache/packing';
import { add, forget } from './page-cache/store';

const number = 'the-request-of-this-test';
const document = 'text/html; charset=utf-8';
/** The answer of the stand-in for Next, and an action during the request. */
let next = { status: 500, type: document, meanwhile: () => {} };
const site = serve((request, response) => {
  response.setHeader('X-Request-Id', number);
  showFailures(request, response);
  addPolicies(request, response);
  next.meanwhile();
  response.statusCode = next.status;
  response.setHeader('Content-Type', next.type);
  response.flushHeaders();
  response.write('of ');
  response.end('Next');
});

const goesAway = () => {
  serverProcess.unavailableAt = Date.now();
};

beforeEach(() => {
  serverProcess.unavailableAt = Date.now() - 1000;
  next = { status: 500, type: document, meanwhile: () => {} };
});

async function answer(path = '/category/sarees', init: RequestInit = {}) {
  const answer = await fetch(site.origin + path, init);
  return [answer.status, answer.headers.get('retry-after'), await answer.text()] as const;
}

/** Caches a failure page, until the returned function is called. */
async function keep(path: string) {
  const key = `APP_PAGE/$${path}`;
  const page = `<html><script>say(1)</script>In the frame of the shop, ${referencePlace}</html>`;
  const about = { status: 200, sendable: true, tags: [], lastModified: Date.now() };
  add(key, { html: await packHtml(page), ...about });
  return () => forget(key);
}

it('says 503 of a page that failed while the API host was unavailable, in words and in its language', async () => {
  next.meanwhile = goesAway;
  for (const [path, lang] of [
    ['/category/sarees', 'en'],
    ['/hi/search?search=kurta', 'hi'],
  ] as const) {
    const [status, retryAfter, page] = await answer(path);
    expect([status, retryAfter]).toEqual([503, '5']);
    expect(page).toContain(`<html lang="${lang}">`);
    expect(page).toContain(`<h1>${textOf(lang, 'unavailable.title')}</h1>`);
    expect(page).not.toContain('Next');
  }
});

it('says 500 of another failure, and which one', async () => {
  const [status, retryAfter, page] = await answer('/hi/category/sarees');
  expect([status, retryAfter]).toEqual([500, null]);
  expect(page).toContain(textOf('hi', 'errors.went_wrong'));
  expect(page).toContain(number);
});

it('shows the page that is kept for it, with the policy that allows its scripts', async () => {
  const forgets = [await keep('/hi/unavailable'), await keep('/en/failed')];
  const failed = await fetch(`${site.origin}/search`);
  next.meanwhile = goesAway;
  const away = await fetch(`${site.origin}/hi/search`);
  expect([failed.status, away.status]).toEqual([500, 503]);
  for (const shown of [failed, away]) {
    expect(await shown.text()).toContain(`In the frame of the shop, ${number}`);
    expect(shown.headers.get('content-security-policy')).toContain("'sha256-");
  }
  for (const forget of forgets) forget();
});

it('leaves pages that did not fail', async () => {
  next.meanwhile = goesAway;
  for (const status of [200, 404]) {
    next.status = status;
    expect(await answer()).toEqual([status, null, 'of Next']);
  }
});

it("leaves the body of what is not everybody's document, and says 503 of it too", async () => {
  next.meanwhile = goesAway;
  for (const path of ['/hi/profile/orders', '/checkout', '/operator/orders', '/seller']) {
    expect([path, ...(await answer(path))]).toEqual([path, 503, '5', 'of Next']);
  }
  expect(await answer('/search', { method: 'HEAD' })).toEqual([503, '5', '']);
  next.type = 'text/x-component';
  expect(await answer()).toEqual([503, '5', 'of Next']);
});
