import { createHmac } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { startShop } from '../../scripts/lib/shop.mjs';
import { demoData } from '../testing/demo-data';
import { makeRelease } from './two-builds';

/** Rendered pages survive a restart, a power cut and a release. */

const folder = resolve('.tmp/e2e-release');
const nextRelease = join(folder, 'next-release');
const REVALIDATE_SECRET = 'a secret of this test';
const env = { DATABASE_URL: '', API_URL: '', REDIS_URL: '', SMTP_URL: '', SMS_URL: '' };
const settings = {
  ...env,
  REVALIDATE_SECRET,
  PAYMENTS: 'test',
  SITE_URL: 'http://localhost:3223',
  NEXTAUTH_SECRET: 'a secret of this test',
};
const dataDir = join(folder, 'data');
const build = readFileSync('.next/BUILD_ID', 'utf8').trim();

const open = (release: { script?: string; cwd?: string } = {}, more = {}) =>
  startShop({ port: 3223, dataDir, env: { ...settings, ...more }, ...release });

/** Creates another build without one script that the first build's pages name. */
function makeNextRelease(missing: string) {
  const release = makeRelease(nextRelease, 'next-release');
  for (const packed of ['', '.br', '.gz']) {
    const file = join(nextRelease, '.next', missing.replace('/_next/', '')) + packed;
    if (existsSync(file)) renameSync(file, `${file}.gone`);
  }
  return release;
}

async function page(url: string, path: string) {
  const answer = await fetch(url + path, { headers: { 'accept-encoding': 'br' } });
  expect(answer.status, path).toBe(200);
  const { headers } = answer;
  const [state, etag] = [headers.get('x-nextjs-cache'), headers.get('etag')];
  return { state, etag, html: await answer.text() };
}

/** Visits a page until it is persisted. */
async function keepPage(url: string, path: string) {
  await page(url, path);
  await expect(async () => expect((await page(url, path)).state).toBe('HIT')).toPass();
}

test('neither a restart, nor a power cut, nor a release loses a page; a change is told all of them', async () => {
  test.setTimeout(600_000);
  rmSync(folder, { recursive: true, force: true });
  demoData(dataDir);
  let shop = await open();
  try {
    const listed = await fetch(`${shop.url}/api/products?limit=60`);
    const { products }: { products: { id: number; slug: string }[] } = (await listed.json()).data;
    const [kept, ...others] = products.map(({ slug }) => `/product/${slug}`);
    if (!kept) throw new Error('the market has no products');
    const { html } = await page(shop.url, kept);
    // Excludes products shown on the page, whose changes would change it.
    const [changed = '', early = ''] = others.filter((path) => !html.includes(`${path}"`));
    for (const path of [kept, changed, early]) await keepPage(shop.url, path);
    const tell = async (path: string) => {
      const { id } = products.find(({ slug }) => path.endsWith(`/${slug}`)) ?? {};
      const body = JSON.stringify({ products: [id] });
      const signature = createHmac('sha256', REVALIDATE_SECRET).update(body).digest('hex');
      const headers = { 'x-haat-signature': signature };
      const told = await fetch(`${shop.url}/api/revalidate`, { method: 'POST', body, headers });
      expect(told.status).toBe(200);
    };
    const first = await page(shop.url, kept);
    await shop.stop();

    shop = await open();
    expect(await page(shop.url, kept)).toEqual(first);
    // The change is announced just before the power cut, and nobody has rendered the page since.
    await tell(early);
    await shop.kill();

    shop = await open();
    expect(await page(shop.url, kept)).toEqual(first);
    expect((await page(shop.url, early)).state).toBe('MISS');
    // The scripts are copied after the first answers.
    await expect
      .poll(() => existsSync(join(dataDir, 'static', build)), { timeout: 60_000 })
      .toBe(true);
    await shop.stop();

    const scripts = [...first.html.matchAll(/\/_next\/static\/[\w./~-]+\.js/g)].map(String);
    const [script = ''] = scripts;
    shop = await open(makeNextRelease(script));
    await tell(changed);
    expect((await page(shop.url, changed)).state).toBe('MISS');
    expect(await page(shop.url, kept)).toEqual({ ...first, state: 'STALE' });
    for (const each of new Set(scripts)) {
      expect((await fetch(shop.url + each)).status, each).toBe(200);
    }
    await expect(async () => {
      const now = await page(shop.url, kept);
      expect(now.state).toBe('HIT');
      expect(now.html).toContain('next-release');
    }).toPass();
  } finally {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
