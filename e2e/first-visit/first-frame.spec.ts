import { expect, type Locator, type Page, test } from '@playwright/test';
import { cataloguePaths, inLanguage, languages } from '../testing/catalogue';
import { inTurn } from '../testing/nightly';
import { banner, main } from '../testing/shop-page';
import { texts } from '../testing/texts';

/** The first screen of a product page on a phone, and the header while one scrolls. */

const phones = [
  { width: 390, height: 844 },
  { width: 360, height: 800 },
] as const;

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { top: box.y, bottom: box.y + box.height };
};

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

for (const viewport of phones) {
  test.describe(`on a phone of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    for (const lang of inTurn(`phone of ${viewport.width}`, languages)) {
      test(`a product's first screen has all that one buys by, in ${lang}`, async ({ page }) => {
        const { product } = await cataloguePaths(page.request);
        await page.goto(inLanguage(lang, product));
        const buy = await boxOf(page.locator('.buy-bar'));
        expect(buy.bottom).toBeLessThanOrEqual(viewport.height);
        const parts = {
          picture: main(page).locator('.picture').first(),
          name: main(page).getByRole('heading', { level: 1 }),
          rating: main(page).locator('.rating').first(),
          price: main(page).locator('.price-on-page'),
          stock: main(page).getByRole('status').first(),
        };
        const header = await boxOf(banner(page));
        expect(header.bottom).toBeLessThanOrEqual(0.15 * viewport.height);
        for (const [name, part] of Object.entries(parts)) {
          const { top, bottom } = await boxOf(part);
          expect.soft(top, name).toBeGreaterThanOrEqual(header.bottom);
          expect.soft(bottom, name).toBeLessThanOrEqual(buy.top);
        }
      });

      test(`search and cart stay while the row of the logo scrolls away, in ${lang}`, async ({
        page,
      }) => {
        const t = texts(lang);
        await page.goto(inLanguage(lang, '/about'));
        const search = banner(page).getByRole('searchbox', { name: t('shell.search') });
        const menu = banner(page).locator('summary').first();
        await expect(search).toBeInViewport({ ratio: 1 });
        const cart = banner(page).locator('a[href$="/cart"]');
        expect((await boxOf(banner(page))).bottom).toBeLessThan(100);
        expect((await boxOf(search)).top).toBeGreaterThanOrEqual((await boxOf(menu)).bottom);
        const before = await cart.boundingBox();
        await scrollTo(page, 700);
        await expect.poll(async () => (await boxOf(banner(page))).bottom).toBeLessThan(60);
        expect((await boxOf(menu)).bottom).toBeLessThanOrEqual(0);
        await expect(search).toBeInViewport({ ratio: 1 });
        await expect(cart).toBeInViewport({ ratio: 1 });
        expect((await cart.boundingBox())?.x).toBe(before?.x);
        await scrollTo(page, 0);
        await expect(menu).toBeInViewport({ ratio: 1 });
      });
    }
  });
}
