import { createHmac } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { startShop } from '../../scripts/lib/shop.mjs';
import { demoData } from '../testing/demo-data';

const REVALIDATE_SECRET = 'a secret of this test';
const own = { DATABASE_URL: '', API_URL: '', SMTP_URL: '', REDIS_URL: '', REVALIDATE_SECRET };

test('lists below a product do not shorten the life of its page', async () => {
  test.setTimeout(600_000);
  const dataDir = '.tmp/e2e-lifetime';
  demoData(dataDir);
  const env = { ...own };
  const { url, stop } = await startShop({ port: 3221, dataDir, env });
  try {
    const visit = async (slug: string) => {
      const answer = await fetch(`${url}/product/${slug}`);
      return { headers: answer.headers, html: await answer.text() };
    };
    const stateOf = async (slug: string) => (await visit(slug)).headers.get('x-nextjs-cache');
    const kept = async (slug: string) => {
      await expect(async () => expect(await stateOf(slug)).toBe('HIT')).toPass();
    };
    const change = async (id: number) => {
      const body = JSON.stringify({ products: [id] });
      const signature = createHmac('sha256', REVALIDATE_SECRET).update(body).digest('hex');
      const headers = { 'x-haat-signature': signature };
      const told = await fetch(`${url}/api/revalidate`, { method: 'POST', body, headers });
      expect(told.status).toBe(200);
    };
    const answer = await fetch(`${url}/api/products?limit=60`);
    const { products }: { products: { id: number; slug: string }[] } = (await answer.json()).data;
    const slug = products[0]?.slug ?? '';
    const { headers, html } = await visit(slug);
    expect(headers.get('cache-control')).toMatch(/s-maxage=900\b/);
    const others = products.slice(1);
    const isShown = (product: { slug: string }) => html.includes(`/product/${product.slug}"`);
    const shown = others.find(isShown);
    const elsewhere = others.find((product) => !isShown(product));
    await kept(slug);
    await change(elsewhere?.id ?? 0);
    expect(await stateOf(slug)).toBe('HIT');
    await change(shown?.id ?? 0);
    // Nobody sees the old price below it.
    expect(await stateOf(slug)).toBe('MISS');
    await kept(slug);
  } finally {
    await stop();
  }
});
