import { type APIRequestContext, expect, test } from '@playwright/test';
import { cataloguePaths } from '../testing/catalogue';

const assets = (html: string, links = '') => ({
  scripts: [...html.matchAll(/<script src="([^"]+)"/g)].map(([, src = '']) => src),
  sheets: [...(html + links).matchAll(/(?:href="|<)([^">]+\.css)["> ]/g)].map(
    ([, href = '']) => href,
  ),
});

async function assetsOf(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  return assets(await answer.text(), answer.headers().link);
}

test('no page of the shop loads a script or style of the seller area', async ({ request }) => {
  const area = await assetsOf(request, '/seller/signin');
  const sheet = area.sheets.filter((href) => /\/areas-\w+\.css/.test(href));
  expect(new Set(sheet).size).toBe(1);
  const { category, product, search, store } = await cataloguePaths(request);
  const shop = ['/', '/hi', category, product, search, store, '/cart', '/vendor/signup'];
  const known = new Map<string, string>();
  for (const path of shop) {
    const { scripts, sheets } = await assetsOf(request, path);
    expect(scripts.length, path).toBeGreaterThan(3);
    expect(
      sheets.filter((href) => sheet.includes(href)),
      path,
    ).toEqual([]);
    for (const src of scripts) {
      if (!known.has(src)) known.set(src, await (await request.get(src)).text());
      expect(known.get(src)?.includes('/api/seller/'), `${path} ${src}`).toBe(false);
      expect(known.get(src)?.includes('seller_shell'), `${path} ${src}`).toBe(false);
    }
  }
  const own = await Promise.all(area.scripts.map(async (src) => (await request.get(src)).text()));
  expect(own.some((script) => script.includes('/api/seller/'))).toBe(true);
});

test('pages of the area are private, not indexed, and run scripts by nonce only', async ({
  request,
}) => {
  const nonces = new Set<string>();
  for (const path of ['/seller', '/seller', '/hi/seller', '/seller/signin']) {
    const answer = await request.get(path);
    const headers = answer.headers();
    expect(headers['cache-control'], path).toContain('no-store');
    expect(headers['cache-control'], path).toContain('private');
    const html = await answer.text();
    expect(html, path).toMatch(/<meta name="robots" content="noindex/);
    const policy = headers['content-security-policy'] ?? '';
    const scripts = policy.split('; ').find((each) => each.startsWith('script-src ')) ?? '';
    expect(scripts, path).not.toContain('unsafe-inline');
    const nonce = /'nonce-([^']+)'/.exec(scripts)?.[1] ?? '';
    nonces.add(nonce);
    for (const [tag] of html.matchAll(/<script\b[^>]*>/g)) {
      expect(tag, path).toContain(`nonce="${nonce}"`);
    }
  }
  expect(nonces.size).toBe(4);
});
