import { type Browser, expect, type Page, test } from '@playwright/test';
import { cataloguePaths, inLanguage, languages } from '../testing/catalogue';
import { nightly } from '../testing/nightly';

type Content = { lines: string[]; links: string[] };

/** Returns the texts and links of a page, without parts that change with time. */
const contentOf = (page: Page): Promise<Content> =>
  page.evaluate(() => {
    const moving = '[role=timer], [role=status], .deal, .needs-script, [data-language]';
    for (const part of document.querySelectorAll(moving)) part.remove();
    // biome-ignore lint/performance/useDomNodeTextContent: only what is shown, line by line
    const text = document.querySelector('main')?.innerText ?? '';
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    return {
      lines: [...new Set(text.split('\n').map((line) => line.trim()))].filter(Boolean),
      links: [...new Set(links.map(({ pathname, search }) => pathname + search))],
    };
  });

async function visit(browser: Browser, path: string, javaScriptEnabled: boolean): Promise<Content> {
  const context = await browser.newContext({ javaScriptEnabled });
  const page = await context.newPage();
  await page.goto(path, { waitUntil: javaScriptEnabled ? 'networkidle' : 'load' });
  const content = await contentOf(page);
  await context.close();
  return content;
}

for (const lang of languages) {
  test(`a crawler without scripts reads and follows all that a visitor sees, in ${lang}`, async ({
    browser,
    request,
    baseURL,
  }) => {
    const paths = Object.values(await cataloguePaths(request));
    // Each page is checked in one language; the nightly run checks both.
    for (const path of paths.filter((_, n) => nightly || n % 2 === Number(lang === 'hi'))) {
      const address = baseURL + inLanguage(lang, path);
      const crawled = await visit(browser, address, false);
      const seen = await visit(browser, address, true);
      const isCrawled = new Set([...crawled.lines, ...crawled.links]);
      expect
        .soft(
          seen.links.filter((link) => !isCrawled.has(link)),
          `${path}, links`,
        )
        .toEqual([]);
      expect
        .soft(
          seen.lines.filter((line) => !isCrawled.has(line)),
          `${path}, text`,
        )
        .toEqual([]);
      expect.soft(crawled.links.length, path).toBeGreaterThan(60);
    }
  });

  test(`lists link and name their products without scripts, in ${lang}`, async ({ request }) => {
    const { category, store } = await cataloguePaths(request);
    for (const [path, query] of [
      [category, `category=${category.split('/').at(-1)}`],
      [store, `store=${store.split('/').at(-1)}`],
    ]) {
      const answer = await request.get(`/api/products?${query}&limit=12`, {
        headers: { 'accept-language': lang },
      });
      const { products } = (await answer.json()).data as {
        products: { slug: string; name: string }[];
      };
      const html = await (await request.get(inLanguage(lang, path as string))).text();
      expect(products.length).toBeGreaterThan(0);
      for (const { slug, name } of products) {
        expect(html, path).toContain(`href="${inLanguage(lang, `/product/${slug}`)}"`);
        expect(html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"), path).toContain(name);
      }
    }
  });
}
