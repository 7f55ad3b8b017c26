import { brotliCompressSync, constants } from 'node:zlib';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { cataloguePaths } from '../testing/catalogue';

/**
 * The maximum cost of a first visit to the demo market, in numbers that are the same on every machine. A page
 * over its budget is slower for everybody; raise a number only for a benefit to shoppers.
 */
type Budget = {
  /** Kilobytes of the page in Brotli. */
  html: number;
  /** Kilobytes of the page's scripts in Brotli. */
  scripts: number;
  /** Kilobytes of the fonts that a browser loads for the page. */
  fonts: number;
  /** Elements created by a browser with scripts; links of menus do not exist until a menu opens. */
  elements: number;
};

const budgets: Record<string, Budget> = {
  home: { html: 44, scripts: 154, fonts: 25, elements: 1435 },
  category: { html: 40, scripts: 157, fonts: 25, elements: 750 },
  product: { html: 41, scripts: 158.5, fonts: 25, elements: 965 },
  search: { html: 42, scripts: 157, fonts: 25, elements: 1350 },
  homeHindi: { html: 46, scripts: 154, fonts: 86, elements: 1430 },
  productHindi: { html: 42, scripts: 158.5, fonts: 86, elements: 960 },
};

for (const [name, budget] of Object.entries(budgets)) {
  test(`${name} keeps within its budget`, async ({ page, request }, testInfo) => {
    const { category, product, search } = await cataloguePaths(request);
    const paths: Record<string, string> = {
      home: '/',
      category,
      product,
      search,
      homeHindi: '/hi',
      productHindi: `/hi${product}`,
    };
    const cost = await costOf(page, paths[name] ?? '');
    testInfo.annotations.push({ type: 'cost', description: JSON.stringify(cost) });
    for (const [what, most] of Object.entries(budget)) {
      expect.soft(cost[what as keyof Budget], what).toBeLessThanOrEqual(most);
    }
    // A zero means that the page is built in another way than this test expects.
    for (const [what, amount] of Object.entries(cost)) expect(amount, what).toBeGreaterThan(0);
  });
}

async function costOf(page: Page, path: string): Promise<Budget> {
  const { request } = page;
  const html = await (await request.get(path)).text();
  const scripts = [...html.matchAll(/<script src="([^"]+)" async/g)].map(([, src = '']) => src);
  const fonts = await fontsOf(page, path);
  return {
    html: kilobytes(packed(html, 5)),
    scripts: await sum(request, scripts, (body) => packed(body, 11)),
    fonts: await sum(request, fonts, (body) => body.length),
    elements: html.replace(/<noscript>.*?<\/noscript>/gs, '').match(/<[a-z]/g)?.length ?? 0,
  };
}

/** Returns the addresses of the fonts that the page and all of its text need. */
async function fontsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  return page.evaluate(async () => {
    await document.fonts.ready;
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    return loaded.filter((name) => name.endsWith('.woff2'));
  });
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
