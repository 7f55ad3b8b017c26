import { expect, type Page, test } from '@playwright/test';
import { phoneSizes } from '../testing/screens';
import { newShopper, openSession, someProduct } from '../testing/session';
import { banner, main } from '../testing/shop-page';
import { address, call } from '../testing/shopper';
import { texts } from '../testing/texts';

const en = texts('en');
const hi = texts('hi');

const cards = (page: Page) => main(page).locator('[data-delivery]');
const button = (page: Page, t = en) =>
  banner(page).getByRole('button', { name: t('shell.deliver_to', { pincode: '411001' }) });

/** Returns the sum of layout shifts so far. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(entries.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(resolve, 300, 0);
      }),
  );

for (const viewport of phoneSizes) {
  test(`the pincode is given once: cards, product and lists reckon with it, in both languages (${viewport.width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await expect(cards(page).first()).toHaveText(/^(Free delivery|Delivery ₹\d+)$/);
    const ask = banner(page).getByRole('button', { name: en('shell.enter_pincode') });
    const dialog = page.getByRole('dialog', { name: en('place.title') });
    await expect(async () => {
      await ask.click();
      // Another click would close it again.
      await expect(dialog).toBeVisible({ timeout: 10_000 });
    }).toPass();
    const field = dialog.getByLabel(en('place.pincode'));
    await expect(field).toBeFocused();
    const give = async (pincode: string) => {
      await field.fill(pincode);
      await field.press('Enter');
    };
    await give('4110');
    await expect(dialog.getByText(en('place.invalid'))).toBeVisible();
    await give('900001');
    await expect(dialog.getByText(en('api.pincode_not_found'))).toBeVisible();
    await give('682551');
    await expect(dialog.getByText(/^Nobody delivers to Lakshadweep, 682551/)).toBeVisible();
    await give('४११ ००१');
    await expect(dialog).toBeHidden();
    await expect(button(page)).toBeFocused();
    await expect(cards(page).first()).toHaveText(/^(Free by|By) \w{3}, \d+ \w{3,4}/);

    const { slug } = await someProduct(page, 5, 'hi');
    await page.goto(`/hi/product/${slug}`);
    await expect(button(page, hi)).toBeVisible();
    // The part loads when the shopper scrolls near it.
    const delivery = main(page).getByRole('heading', { name: hi('delivery.title'), exact: true });
    await delivery.scrollIntoViewIfNeeded();
    await expect(main(page).getByText(/पुणे, महाराष्ट्र, 411001 में डिलीवरी होगी/)).toBeVisible();
    await page.goto('/hi/products');
    await expect(cards(page).first()).toHaveText(/तक/);
    expect(await shifts(page)).toBeLessThan(0.01);
  });
}

test('a list keeps what comes within some days, once it knows where to', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/products');
  const total = main(page).getByRole('status').first();
  const before = Number.parseInt((await total.textContent()) ?? '', 10);
  const name = en('listing.within_days', { days: 3 });
  const soon = main(page).getByRole('link', { name, exact: true });
  const dialog = page.getByRole('dialog', { name: en('place.title') });
  await main(page).getByText(en('listing.facet.delivery_days'), { exact: true }).click();
  await expect(async () => {
    await soon.click();
    await expect(dialog).toBeVisible({ timeout: 2000 });
  }).toPass();
  await dialog.getByLabel(en('place.pincode')).fill('411001');
  await dialog.getByRole('button', { name: en('place.use') }).click();
  await expect(page).toHaveURL(/\/products\?delivery_days=3&pincode=411001$/);
  const chip = en('listing.is.delivery_days', { days: 3, pincode: '411001' });
  await expect(main(page).getByRole('link', { name: chip })).toBeVisible();
  await expect(soon).toHaveAttribute('aria-current', 'true');
  const after = Number.parseInt((await total.textContent()) ?? '', 10);
  expect(after).toBeLessThan(before);
  await soon.click();
  await expect(page).toHaveURL(/\/products$/);
});

test("a shopper's default address says where to, and the cart when", async ({
  page,
  context,
  baseURL,
}) => {
  const { email, token } = await newShopper(baseURL);
  const url = baseURL ?? '';
  const { id, store } = await someProduct(page, 9);
  await call(url, 'POST', '/api/addresses', {
    token,
    body: { ...address, type: 'home', is_default: true },
  });
  const line = { product_id: id, store_id: store.id, quantity: '1' };
  await call(url, 'POST', '/api/cart', { token, body: line });
  await openSession(context, email);
  await page.goto('/cart');
  await expect(button(page)).toBeVisible();
  await expect(main(page).getByText(/^Arrives by \w{3}, .* at 411001$/)).toBeVisible();
  await expect(main(page).getByText(en('cart.cod_here'))).toBeVisible();
});

test('Google Merchant Center reads every SKU on sale', async ({ request }) => {
  for (const prefix of ['', '/hi']) {
    const answer = await request.get(`${prefix}/feeds/google.xml`);
    expect(answer.headers()['content-type']).toContain('application/xml');
    const xml = await answer.text();
    expect(xml.trimEnd().endsWith('</channel></rss>')).toBe(true);
    const links = [...xml.matchAll(/<g:link>[^<]*?(\/hi)?\/product\//g)];
    expect(links.length).toBeGreaterThan(500);
    expect(links.every(([, own = '']) => own === prefix)).toBe(true);
  }
});
