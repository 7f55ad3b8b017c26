import { expect, test } from '@playwright/test';
import { inLanguage, languages, local, someProduct } from '../testing/catalogue';
import { inTurn } from '../testing/nightly';
import { phoneSizes } from '../testing/screens';
import { footer, hrefs } from '../testing/shell';
import { banner, main } from '../testing/shop-page';
import { texts } from '../testing/texts';

for (const lang of languages) {
  const t = texts(lang);

  for (const viewport of inTurn(lang, phoneSizes)) {
    test.describe(`on a phone, in ${lang}, ${viewport.width} px`, () => {
      test.use({ viewport, hasTouch: true });

      test('the main pages are at the bottom, but where somebody buys', async ({
        page,
        request,
      }) => {
        const bottom = page.getByRole('navigation', { name: t('shell.main_pages') });
        const current = bottom.locator('[aria-current]');
        await page.goto(inLanguage(lang, '/'));
        await expect(bottom.getByRole('link')).toHaveText(
          ['home', 'categories', 'offers', 'orders', 'account'].map((name) => t(`shell.${name}`)),
        );
        await expect(current).toHaveText(t('shell.home'));
        await expect(bottom).toBeInViewport({ ratio: 1 });
        await bottom.getByRole('link', { name: t('shell.categories') }).tap();
        await expect(page).toHaveURL(/\/categories$/);
        await expect(current).toHaveText(t('shell.categories'));
        const cut = await bottom
          .getByRole('link')
          .evaluateAll((links) => links.filter((a) => a.scrollWidth > a.clientWidth).length);
        expect(cut).toBe(0);

        await expect(footer(page).locator('details:not([open])')).toHaveCount(5);
        const { height = 0 } = (await footer(page).boundingBox()) ?? {};
        expect(height).toBeLessThan(600);
        await footer(page).locator('summary').nth(1).tap();
        await expect(footer(page).locator('a[href$="/brands"]')).toBeVisible();

        const { slug } = await someProduct(request);
        await page.goto(inLanguage(lang, `/product/${slug}`));
        await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
        await expect(bottom).toBeHidden();
      });

      test('the box to search says what is popular, and is cleared by one button', async ({
        page,
      }) => {
        await page.goto(inLanguage(lang, '/about'));
        const box = banner(page).locator('input[name=search]');
        const clear = banner(page).getByRole('button', { name: t('shell.search_clear') });
        await expect(clear).toBeHidden();
        await box.tap();
        const popular = page.getByRole('group', { name: t('search.popular_category') });
        await expect(popular.getByRole('option')).not.toHaveCount(0);
        expect(await page.locator('.suggestions').boundingBox()).toMatchObject({
          x: 0,
          width: viewport.width,
        });
        await box.fill('kurta');
        await clear.tap();
        await expect(box).toHaveValue('');
        await expect(box).toBeFocused();
        await expect(popular).toBeVisible();
      });
    });
  }

  test(`a brand has a page of its own, in ${lang}`, async ({ page, request }) => {
    const { brand } = await someProduct(request);
    const path = inLanguage(lang, `/brand/${brand?.slug}`);
    for (const [asked, to] of [
      ['', path],
      ['&page=2', `${path}?page=2`],
      ['&utm_source=mail', `${path}?utm_source=mail`],
    ]) {
      const former = inLanguage(lang, `/products?brand=${brand?.slug}${asked}`);
      const answer = await request.get(former, { maxRedirects: 0 });
      const { location = '', refresh } = answer.headers();
      expect([answer.status(), local(location), refresh], former).toEqual([308, to, undefined]);
    }
    const html = await (await request.get(path)).text();
    expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*${path}"`));
    expect(html).toContain('"@type":"ItemList"');
    for (const missing of ['/brand/no-such-brand', '/brand/no-such-brand?rating=4']) {
      expect((await request.get(inLanguage(lang, missing))).status(), missing).toBe(404);
    }

    await page.goto(path);
    const price = page.getByRole('link', { name: t('listing.sort.price_asc') });
    await main(page).locator('summary.bar-button').click();
    await price.click();
    await expect(page).toHaveURL(`${path}?sort=price_asc`);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(main(page).locator('[data-group=brand]')).toHaveCount(0);
  });

  test(`beyond the last page of brands there is none, in ${lang}`, async ({ request }) => {
    for (const path of ['/brands?page=99', '/vendors?page=99']) {
      const answer = await request.get(inLanguage(lang, path));
      expect(answer.status()).toBe(404);
      expect(await answer.text()).toMatch(new RegExp(`<h1[^>]*>${t('notFound.title')}`));
    }
  });
}

test('the home page of a desk shows whole products in its first screen, each once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await expect(main(page).locator('.product-card').first()).toBeInViewport({ ratio: 1 });
  const ways = await hrefs(main(page).locator('.product-card, .product-thumb'));
  const products = ways.filter((href) => href?.startsWith('/product/'));
  expect(products.length).toBeGreaterThan(30);
  expect(new Set(products).size).toBe(products.length);
});

test('the menu of a phone stays under the finger while the page scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await banner(page).locator('summary').first().click();
  const link = banner(page).locator('details[open] a[data-language=hi]');
  const before = await link.boundingBox();
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  expect(await link.boundingBox()).toEqual(before);
});
