import { brotliCompressSync, constants } from 'node:zlib';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { cataloguePaths } from '../testing/catalogue';

/**
 * What a first visit costs at most, of the demo market: numbers that are the same on every machine. A page that
 * has grown past its budget is slower for everybody; raise one only for what shoppers get for it.
 */
type Budget = {
  /** Kilobytes of the page in Brotli. */
  html: number;
  /** Kilobytes of its scripts in Brotli. */
  scripts: number;
  /** Kilobytes of the fonts that it asks for at once. */
  fonts: number;
  elements: number;
};

const budgets: Record<string, Budget> = {
  home: { html: 47, scripts: 151, fonts: 25, elements: 2090 },
  category: { html: 42, scripts: 152, fonts: 25, elements: 1190 },
  product: { html: 43, scripts: 155, fonts: 25, elements: 1290 },
  search: { html: 45, scripts: 154, fonts: 25, elements: 1700 },
  homeHindi: { html: 50, scripts: 150, fonts: 86, elements: 2080 },
  productHindi: { html: 45, scripts: 155, fonts: 86, elements: 1290 },
};

for (const [name, budget] of Object.entries(budgets)) {
  test(`${name} keeps within its budget`, async ({ request }, testInfo) => {
    const { category, product, search } = await cataloguePaths(request);
    const paths: Record<string, string> = {
      home: '/',
      category,
      product,
      search,
      homeHindi: '/hi',
      productHindi: `/hi${product}`,
    };
    const cost = await costOf(request, paths[name] ?? '');
    testInfo.annotations.push({ type: 'cost', description: JSON.stringify(cost) });
    for (const [what, most] of Object.entries(budget)) {
      expect.soft(cost[what as keyof Budget], what).toBeLessThanOrEqual(most);
    }
    // Nothing was counted where the page is built otherwise than this test believes.
    for (const [what, amount] of Object.entries(cost)) expect(amount, what).toBeGreaterThan(0);
  });
}

async function costOf(request: APIRequestContext, path: string): Promise<Budget> {
  const answer = await request.get(path);
  const html = await answer.text();
  // Of a view they are in a header.
  const links = html + (answer.headers().link ?? '').replace(/<([^>]+)>/g, 'href="$1"');
  const scripts = [...html.matchAll(/<script src="([^"]+)" async/g)].map(([, src = '']) => src);
  const fonts = [...links.matchAll(/href="([^"]+\.woff2)"/g)].map(([, href = '']) => href);
  return {
    html: kilobytes(packed(html, 5)),
    scripts: await sum(request, scripts, (body) => packed(body, 11)),
    fonts: await sum(request, fonts, (body) => body.length),
    elements: html.match(/<[a-z]/g)?.length ?? 0,
  };
}

async function sum(
  request: APIRequestContext,
  addresses: string[],
  sizeOf: (body: Buffer) => number,
): Promise<number> {
  let bytes = 0;
  for (const address of addresses) bytes += sizeOf(await (await request.get(address)).body());
  return kilobytes(bytes);
}

const packed = (body: string | Buffer, quality: number) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

const kilobytes = (bytes: number) => Math.round(bytes / 102.4) / 10;
