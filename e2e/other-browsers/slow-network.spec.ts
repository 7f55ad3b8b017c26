import { expect, type Page, test } from '@playwright/test';
import { languages, prefixOf } from '../testing/catalogue';
import { largestCategory, takenOver } from '../testing/listing';
import { inTurn } from '../testing/nightly';
import { smallPhone } from '../testing/screens';
import { newShopper, openSession, someProduct } from '../testing/session';
import { main } from '../testing/shop-page';
import { address, call } from '../testing/shopper';
import { texts } from '../testing/texts';

test.use({ viewport: smallPhone, hasTouch: true });

/** Pictures that the page has the browser load ahead, and then shows nowhere. */
const unusedPreloads = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.images].flatMap(({ srcset, src, currentSrc }) => [
      srcset,
      src,
      currentSrc,
    ]);
    return [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')]
      .map(({ imageSrcset, href }) => imageSrcset || href)
      .filter((wanted) => !shown.includes(wanted));
  });

for (const lang of inTurn('slow', languages)) {
  const t = texts(lang);

  test(`two filters that are ticked at once hold both (${lang})`, async ({ page, request }) => {
    const { slug } = await largestCategory(request);
    await page.goto(`${prefixOf[lang]}/category/${slug}`);
    const sheet = page.getByRole('dialog', { name: t('listing.filters') });
    await expect(async () => {
      await page
        .getByRole('link', { name: t('listing.filters_chosen', { count: 0 }), exact: true })
        .tap();
      await expect(sheet).toBeVisible({ timeout: 1000 });
    }).toPass();
    const first = (facet: string) =>
      sheet
        .locator('details')
        .filter({
          has: page.getByRole('heading', { name: t(`listing.facet.${facet}`), exact: true }),
        })
        .getByRole('link')
        .first();
    await takenOver(first('brand'));
    let letThrough = () => {};
    const ticked = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(/[?&](rating|brand)=/, async (route) => {
      await ticked;
      await route.continue();
    });
    const brand = String(await first('brand').getAttribute('data-focus-key'));
    await first('rating').tap();
    await first('brand').tap();
    letThrough();
    await expect(page).toHaveURL(new RegExp(`\\?${brand}&rating=4(#filters)?$`));
    for (const ticked of [brand, 'rating=4']) {
      await expect(sheet.locator(`[data-focus-key="${ticked}"]`)).toHaveAttribute(
        'aria-current',
        'true',
      );
    }
  });

  test(`wishlist and orders load no picture ahead that they do not show (${lang})`, async ({
    page,
    baseURL,
  }) => {
    const url = baseURL ?? '';
    const { email, token } = await newShopper(url);
    const { id, name, store } = await someProduct(page, 35, lang);
    const product = { product_id: id, store_id: store.id };
    await call(url, 'POST', '/api/wishlist/add', { token, body: product });
    const line = await call(url, 'POST', '/api/cart', {
      token,
      body: { ...product, quantity: '1' },
    });
    const items = [(line.body.data as unknown as { id: number }).id];
    const order = { items, shipping_address: address, billing_same_as_shipping: true };
    await call(url, 'POST', '/api/orders', { token, body: { ...order, payment_method: 'cod' } });
    await openSession(page.context(), email);
    for (const path of ['/wishlist', '/profile/orders']) {
      await page.goto(prefixOf[lang] + path);
      await expect(main(page).getByText(name).first()).toBeVisible();
      expect(await unusedPreloads(page), path).toEqual([]);
    }
  });
}
