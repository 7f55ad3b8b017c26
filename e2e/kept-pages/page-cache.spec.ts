import { createHmac } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { createClient } from '@redis/client';
import { startShop } from '../../scripts/lib/shop.mjs';
import { demoData } from '../testing/demo-data';
import { nightly } from '../testing/nightly';

/** Visits a page and returns Next's cache status: MISS, HIT or STALE. */
async function visit(url: string, path: string): Promise<string | null> {
  const answer = await fetch(url + path);
  await answer.arrayBuffer();
  expect(answer.status, path).toBe(200);
  return answer.headers.get('x-nextjs-cache');
}

async function slugs(url: string, count: number): Promise<string[]> {
  const found: string[] = [];
  for (let page = 1; found.length < count; page++) {
    const answer = await fetch(`${url}/api/products?limit=100&group=sku&page=${page}`);
    const { products } = (await answer.json()).data;
    expect(products.length).toBeGreaterThan(0);
    found.push(...products.map(({ slug }: { slug: string }) => slug));
  }
  return found.slice(0, count);
}

const own = { DATABASE_URL: '', API_URL: '', SMTP_URL: '', SMS_URL: '' };

/** `store.test.ts` covers thousands of pages in memory; here requests pass through the whole server. */
const otherPages = nightly ? 200 : 80;

test(`visiting ${otherPages} other product pages does not make one render again`, async () => {
  test.setTimeout(600_000);
  const dataDir = '.tmp/e2e-cache';
  demoData(dataDir);
  const shop = await startShop({ port: 3209, dataDir, env: { ...own, REDIS_URL: '' } });
  try {
    const [first = '', ...others] = await slugs(shop.url, otherPages / 2 + 1);
    expect(await visit(shop.url, `/product/${first}`)).toBe('MISS');
    const pages = others.flatMap((slug) => [`/product/${slug}`, `/hi/product/${slug}`]);
    expect(pages).toHaveLength(otherPages);
    for (let i = 0; i < pages.length; i += 8) {
      await Promise.all(pages.slice(i, i + 8).map((path) => visit(shop.url, path)));
    }
    expect(await visit(shop.url, `/product/${first}`)).toBe('HIT');
  } finally {
    await shop.stop();
  }
});

test('a page that a change marks is rendered anew, and then comes from memory again', async () => {
  test.setTimeout(600_000);
  const dataDir = '.tmp/e2e-marked';
  demoData(dataDir);
  const REVALIDATE_SECRET = 'a secret of this test';
  const env = { ...own, REDIS_URL: '', REVALIDATE_SECRET };
  const shop = await startShop({ port: 3212, dataDir, env });
  const page = async (headers: Record<string, string> = {}) => {
    const answer = await fetch(`${shop.url}/product/${slug}`, { headers });
    const { headers: about } = answer;
    return {
      state: about.get('x-nextjs-cache'),
      etag: about.get('etag'),
      html: await answer.text(),
    };
  };
  const [slug] = await slugs(shop.url, 1);
  try {
    await page();
    await expect(async () => expect((await page()).state).toBe('HIT')).toPass();
    const before = await page({ 'accept-encoding': 'br' });
    const plain = await page({ 'accept-encoding': 'identity' });
    expect(plain).toEqual(before);
    const { id } = (await (await fetch(`${shop.url}/api/products/slug/${slug}`)).json()).data;
    const body = JSON.stringify({ products: [id] });
    const signature = createHmac('sha256', REVALIDATE_SECRET).update(body).digest('hex');
    const told = await fetch(`${shop.url}/api/revalidate`, {
      method: 'POST',
      body,
      headers: { 'x-haat-signature': signature },
    });
    expect(told.status).toBe(200);
    expect((await page()).state).toBe('MISS');
    await expect(async () => {
      const now = await page({ 'accept-encoding': 'br' });
      expect(now.state).toBe('HIT');
      expect(now.etag).not.toBe(before.etag);
    }).toPass();
  } finally {
    await shop.stop();
  }
});

test('with Redis, neither a restart nor a second instance renders a page again', async () => {
  const redis = process.env.TEST_REDIS_URL;
  test.skip(!redis, 'needs TEST_REDIS_URL');
  test.setTimeout(600_000);
  const REDIS_URL = `${redis}/9`;
  const client = await createClient({ url: REDIS_URL }).connect();
  await client.flushDb();
  const env = { ...own, REDIS_URL, SITE_URL: 'http://localhost:3210' };
  const folder = (port: number) => `.tmp/e2e-redis-${port}`;
  const opened: Awaited<ReturnType<typeof startShop>>[] = [];
  const open = async (port: number) => {
    const shop = await startShop({ port, dataDir: folder(port), env });
    opened.push(shop);
    return shop;
  };
  try {
    demoData(folder(3210));
    const one = await open(3210);
    const [slug] = await slugs(one.url, 1);
    const path = `/product/${slug}`;
    expect(await visit(one.url, path)).toBe('MISS');
    expect(await visit(one.url, path)).toBe('HIT');
    await one.stop();
    rmSync(folder(3211), { recursive: true, force: true });
    cpSync(folder(3210), folder(3211), { recursive: true });
    const both = await Promise.all([open(3210), open(3211)]);
    for (const { url } of both) expect(await visit(url, path)).toBe('HIT');
  } finally {
    await Promise.all(opened.map(({ stop }) => stop()));
    await client.flushDb();
    await client.close();
  }
});
