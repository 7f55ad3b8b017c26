import { expect, test } from '@playwright/test';
import { languages, prefixOf } from '../testing/catalogue';
import { operatorToken } from '../testing/delivered-order';
import { call } from '../testing/shopper';
import { texts } from '../testing/texts';

type Listed = { id: number; slug: string; listing: { id: number } | null };
type Versioned = { id: number; version: number };

test('a product that is taken off sale for good answers 410 with its like, until it is back', async ({
  page,
  baseURL,
  request,
}) => {
  const url = baseURL ?? '';
  const { body } = await call(url, 'GET', '/api/products?sort=name_desc&limit=24');
  const { products } = body.data as unknown as { products: Listed[] };
  const one = products.find(({ listing }) => listing) as Listed;
  const path = `/product/${one.slug}`;

  async function put(value: 'archive' | 'resume') {
    const edit = { kind: 'state', value };
    const ask = { edit, ids: [one.listing?.id] };
    const token = operatorToken;
    const shown = await call(url, 'POST', '/api/operator/catalogue/preview', { token, body: ask });
    const { listings } = shown.body.data as unknown as { listings: Versioned[] };
    const change = { edit, listings };
    await call(url, 'POST', '/api/operator/catalogue/edits', { token, body: change });
  }
  const statusOf = async (at: string) => (await request.get(at)).status();

  for (const lang of languages) expect(await statusOf(prefixOf[lang] + path)).toBe(200);
  await put('archive');
  try {
    for (const lang of languages) {
      const t = texts(lang);
      const at = prefixOf[lang] + path;
      await expect.poll(() => statusOf(at)).toBe(410);
      const answer = await page.goto(at);
      expect(answer?.status()).toBe(410);
      await expect(page.getByRole('heading', { name: t('former_product.title') })).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      const like = page.getByRole('region', { name: t('former_product.similar') });
      await expect(like.getByRole('link').first()).toBeVisible();
    }
    expect((await call(url, 'GET', `/api/products/slug/${one.slug}`)).status).toBe(410);
  } finally {
    await put('resume');
  }
  for (const lang of languages) {
    await expect.poll(() => statusOf(prefixOf[lang] + path)).toBe(200);
  }
});
