import { expect, test } from '@playwright/test';
import { inTurn } from './testing/nightly';
import { newShopper, openSession, someProduct } from './testing/session';
import { bar, footer, hrefs, label, menu, panel, scrolledTo } from './testing/shell';
import { banner, cartLink, main } from './testing/shop-page';
import { call } from './testing/shopper';

/** Header, navigation bar, menus and footer of specification §2; shell-by-touch.spec.ts covers touch. */

test.describe('on a desk, with mouse and keyboard', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('the navigation bar opens under the pointer and closes 200 ms after it', async ({
    page,
    request,
  }) => {
    await page.goto('/brands');
    const categories = menu(bar(page), 'Categories');
    await label(categories).hover();
    await expect(panel(categories).getByRole('link').first()).toBeVisible();
    await expect(panel(categories).locator('img').first()).toHaveJSProperty('complete', true);
    const ways = await hrefs(panel(categories));
    expect(ways.pop()).toBe('/categories');
    expect(ways.length).toBeGreaterThan(9);
    for (const way of ways) expect(way).toMatch(/^\/category\/[^/]+$/);
    await expect(panel(categories).getByRole('link').last()).toHaveText('View All');
    await expect(panel(categories).locator('ul')).toHaveCSS('overflow-y', 'auto');

    const watched = await categories.evaluateHandle((details) => {
      let since = Number.NaN;
      details.addEventListener('pointerleave', () => {
        since = performance.now();
      });
      const closing = new Promise<number>((resolve) => {
        details.addEventListener('toggle', () => resolve(performance.now() - since));
      });
      return { closing };
    });
    await page.mouse.move(640, 880);
    const delay = await watched.evaluate(({ closing }) => closing);
    expect(delay).toBeGreaterThan(190);
    expect(delay).toBeLessThan(3_000);

    const brands = menu(bar(page), 'Brands');
    await label(brands).hover();
    const shown = await hrefs(panel(brands));
    expect(shown.pop()).toBe('/brands');
    const { data } = await (await request.get('/api/brands?limit=8')).json();
    expect(shown).toEqual(data.map(({ slug }: { slug: string }) => `/brand/${slug}`));
    expect(shown).toHaveLength(8);
    await panel(brands).getByRole('link', { name: 'view all brands', exact: true }).click();
    await expect(page).toHaveURL(/\/brands$/);
    await expect(panel(brands)).toBeHidden();
  });

  test('all of it works by keyboard', async ({ page }) => {
    await page.goto('/');
    const offers = menu(bar(page), 'Offers');
    await label(offers).focus();
    await page.keyboard.press('Enter');
    await expect(panel(offers).getByRole('link')).toHaveText([
      'Flash deals',
      'Featured products',
      'Top rated',
      /all/i,
    ]);
    await page.keyboard.press('Tab');
    await expect(panel(offers).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(offers)).toBeHidden();
    await expect(label(offers)).toBeFocused();
    await page.keyboard.press('Space');
    for (const _ of [1, 2, 3]) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/products\?section=top_rated$/);
    await expect(panel(offers)).toBeHidden();

    const vendors = menu(bar(page), 'Vendor zone');
    await label(vendors).press('Enter');
    expect(await hrefs(panel(vendors))).toEqual(['/vendor/signup', '/vendor/signin']);
    for (const _ of [1, 2, 3]) await page.keyboard.press('Tab');
    await expect(panel(vendors)).toBeHidden();
  });

  test('the header counts lines, knows who is there, and throws a shadow after 10 px', async ({
    page,
    context,
    baseURL,
  }) => {
    const { email, token } = await newShopper(baseURL);
    for (const [nth, quantity] of [
      [9, '3'],
      [10, '1'],
    ] as const) {
      const { id, store } = await someProduct(page, nth);
      const body = { product_id: id, store_id: store.id, quantity };
      await call(String(baseURL), 'POST', '/api/cart', { token, body });
    }
    await openSession(context, email);
    await page.goto('/deals');
    await expect(cartLink(page, 2)).toHaveText('2');

    for (const [y, isRaised] of [
      [11, true],
      [10, false],
    ] as const) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
      await expect(banner(page)).toHaveCSS('box-shadow', isRaised ? /rgb/ : 'none');
    }

    const account = menu(banner(page), 'Meera');
    await label(account).click();
    await expect(panel(account)).toContainText(`Meera Demo${email}`);
    await expect(panel(account).getByRole('link', { name: 'My Profile' })).toHaveAttribute(
      'href',
      '/profile',
    );
    await main(page).click({ position: { x: 5, y: 5 } });
    await expect(panel(account)).toBeHidden();
    await label(account).press('Enter');
    await panel(account).getByRole('button', { name: 'Logout', exact: true }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    const visitor = menu(banner(page), 'Sign In');
    await label(visitor).click();
    await expect(panel(visitor).getByRole('link')).toHaveText(['Sign In', 'Sign Up']);
    await panel(visitor).getByRole('link', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL(/\/signup/);
  });

  test('pages begin at their top, and the way back ends where one was', async ({ page }) => {
    await page.goto('/about');
    await page.evaluate(() => window.scrollTo({ top: 40, behavior: 'instant' }));
    await bar(page).getByRole('link', { name: 'Stores' }).click();
    await expect(page).toHaveURL(/\/vendors$/);
    await expect.poll(() => scrolledTo(page)).toBe(0);

    await footer(page).scrollIntoViewIfNeeded();
    const terms = footer(page).getByRole('link', { name: 'Terms of use' });
    await terms.focus();
    const before = await scrolledTo(page);
    expect(before).toBeGreaterThan(200);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/terms$/);
    await expect.poll(() => scrolledTo(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/vendors$/);
    await expect.poll(() => scrolledTo(page)).toBe(before);

    await footer(page).getByRole('link', { name: 'Back to top' }).click();
    await expect.poll(() => scrolledTo(page)).toBe(0);
  });
});

for (const width of inTurn('language link', [360, 390, 768, 1280])) {
  test(`the language link stays under the finger while the rest of the header arrives (${width} px)`, async ({
    browser,
    baseURL,
  }) => {
    const viewport = { width, height: 844 };
    const context = await browser.newContext({ baseURL, viewport, javaScriptEnabled: false });
    const page = await context.newPage();
    for (const path of ['/faq', '/hi/faq']) {
      const whole = await (await context.request.get(path)).text();
      const header = whole.slice(0, whole.indexOf('</header>'));
      const end = header.indexOf('</a>', header.lastIndexOf('href="/language/'));
      const places = [];
      for (const body of [header.slice(0, end), whole]) {
        await page.route(`**${path}`, (route) => route.fulfill({ body, contentType: 'text/html' }));
        await page.goto(path);
        places.push(await banner(page).locator('a[href^="/language/"]').last().boundingBox());
        await page.unroute(`**${path}`);
      }
      const [early, late] = places;
      if (!early || !late) throw new Error('The language link is not shown.');
      // A tap at its centre still hits it. Its width may change slightly with the font.
      const [x, y] = [early.x + early.width / 2, early.y + early.height / 2];
      expect(x).toBeGreaterThan(late.x);
      expect(x).toBeLessThan(late.x + late.width);
      expect(y).toBeGreaterThan(late.y);
      expect(y).toBeLessThan(late.y + late.height);
    }
    await context.close();
  });
}
