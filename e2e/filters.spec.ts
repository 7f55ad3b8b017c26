import { expect, test } from '@playwright/test';
import { cards, chips, facet, largestCategory, results, takenOver } from './testing/listing';
import { main } from './testing/shop-page';
import { texts } from './testing/texts';

const t = texts('en');

test('filters are chosen, shown as chips, taken away, and follow back and forward', async ({
  page,
  request,
}) => {
  const category = await largestCategory(request);
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: t('shell.navigation') });
  await menu.getByText(t('shell.categories')).click();
  await menu.getByRole('link', { name: category.name }).click();
  await expect(page).toHaveURL(`/category/${category.slug}`);

  const brand = facet(page, 'brand').getByRole('link').first();
  await takenOver(brand);
  const left = Number((await brand.textContent())?.match(/\d+$/)?.[0]);
  await brand.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?brand=/);
  await expect(chips(page)).toHaveCount(2);
  await expect(brand).toBeFocused();
  await expect(brand).toHaveAttribute('aria-current', 'true');
  await expect(
    main(page)
      .getByText(t('listing.count', { count: left }))
      .first(),
  ).toBeVisible();

  await facet(page, 'rating').getByRole('link').first().click();
  await expect(page).toHaveURL(/brand=.*&rating=4/);
  await expect(chips(page)).toHaveCount(3);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`/category/${category.slug}$`),
  );

  await chips(page).first().click();
  await expect(page).toHaveURL(/\?rating=4$/);
  await expect(chips(page)).toHaveCount(2);
  await page.goBack();
  await expect(page).toHaveURL(/brand=.*&rating=4/);
  await expect(chips(page)).toHaveCount(3);
  await page.goForward();
  await expect(chips(page)).toHaveCount(2);
  await results(page)
    .getByRole('link', { name: t('listing.clear_all') })
    .click();
  await expect(page).toHaveURL(`/category/${category.slug}`);
  await expect(chips(page)).toHaveCount(0);
});

test('a long group is searched in, and a price is asked for in Devanagari digits', async ({
  page,
}) => {
  await page.goto('/products');
  const group = facet(page, 'brand');
  await takenOver(group);
  const last = group.getByRole('link').last();
  const name = (await last.textContent())?.replace(/\d+$/, '') ?? '';
  await group.getByRole('searchbox').fill(name.slice(0, 4).toLowerCase());
  await expect(group.getByRole('link', { name }).first()).toBeVisible();
  expect(await group.getByRole('link').count()).toBeLessThan(8);

  await main(page).getByLabel(t('listing.max_price')).fill('५००');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products?max_price=500');
  await expect(chips(page).first()).toHaveAccessibleName(/₹500/);
  await main(page)
    .getByRole('link', { name: t('listing.clear_price') })
    .click();
  await expect(page).toHaveURL('/products');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('filters open in a sheet that stays while one chooses', async ({ page, request }) => {
    const category = await largestCategory(request);
    await page.goto(`/category/${category.slug}`);
    const button = page.getByRole('link', { name: t('listing.filters_chosen', { count: 0 }) });
    const sheet = page.getByRole('dialog', { name: t('listing.filters') });
    const open = async () => {
      await expect(async () => {
        await button.tap();
        await expect(sheet).toBeVisible({ timeout: 1000 });
      }).toPass();
    };

    await open();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(page).toHaveURL(`/category/${category.slug}`);

    await open();
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(`/category/${category.slug}`);

    await open();
    await facet(page, 'rating').getByRole('link').first().tap();
    await expect(page).toHaveURL(/rating=4/);
    await expect(sheet).toBeVisible();
    await expect(facet(page, 'rating').getByRole('link').first()).toBeFocused();
    await facet(page, 'brand').getByRole('link').first().tap();
    await expect(page).toHaveURL(/brand=.*rating=4/);
    const show = sheet.getByRole('link', { name: /^Show \d+ products?$/ });
    const count = Number((await show.textContent())?.match(/\d+/)?.[0]);
    await show.tap();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(/rating=4$/);
    await expect(cards(page)).toHaveCount(Math.min(count, 24));
    await expect(
      page.getByRole('link', { name: t('listing.filters_chosen', { count: 2 }) }),
    ).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`/category/${category.slug}`);
    await expect(sheet).toHaveCount(0);
  });
});

test('the page of a store has all of a list, and not the choice of stores', async ({
  page,
  request,
}) => {
  const [store] = (await (await request.get('/api/stores?limit=1')).json()).data;
  await page.goto(`/store/${store.slug}`);
  await expect(facet(page, 'store')).toHaveCount(0);
  await facet(page, 'category').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/store/${store.slug}\\?category=`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(store.name);
  await expect(chips(page)).toHaveCount(2);
  await page.goto(`/store/${store.slug}?store=another`);
  await expect(chips(page)).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('filters, prices, order and pages work', async ({ page, request }) => {
    const category = await largestCategory(request);
    await page.goto(`/category/${category.slug}`);
    await facet(page, 'brand').getByRole('link').first().click();
    await expect(page).toHaveURL(/\?brand=/);
    await page.goto(`/category/${category.slug}`);
    await main(page).getByLabel(t('listing.min_price')).fill('१००');
    await main(page)
      .getByRole('button', { name: t('listing.apply') })
      .click();
    await expect(chips(page).first()).toHaveText(/₹100/);
    await results(page).locator('summary.bar-button').click();
    await results(page)
      .getByRole('link', { name: t('listing.sort.price_asc') })
      .click();
    await expect(page).toHaveURL(/min_price=100&sort=price_asc/);
    await page.goto('/products');
    await page.getByRole('link', { name: t('list.more') }).click();
    await expect(page).toHaveURL('/products?page=2');
    await page.getByRole('link', { name: t('listing.page', { page: 3 }), exact: true }).click();
    await expect(page).toHaveURL('/products?page=3');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('filters are shown and left', async ({ page }) => {
      await page.goto('/products');
      const rating = facet(page, 'rating').getByRole('link').first();
      await expect(rating).toBeHidden();
      await page.getByRole('link', { name: t('listing.filters_chosen', { count: 0 }) }).click();
      await expect(rating).toBeVisible();
      await page.getByRole('link', { name: t('listing.close_filters') }).click();
      await expect(rating).toBeHidden();
      await page.getByRole('link', { name: t('listing.filters_chosen', { count: 0 }) }).click();
      await rating.click();
      await expect(page).toHaveURL(/rating=4$/);
    });
  });
});
