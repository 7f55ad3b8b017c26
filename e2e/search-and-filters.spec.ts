import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { type Lang, texts } from './testing/texts';

const t = texts('en');
const hindi = texts('hi');

/** The category with most products, and so several pages. */
async function largestCategory(
  request: APIRequestContext,
): Promise<{ slug: string; name: string }> {
  const answer = await request.get('/api/categories');
  const { categories } = (await answer.json()).data;
  return categories.toSorted(
    (a: { product_count: number }, b: { product_count: number }) =>
      b.product_count - a.product_count,
  )[0];
}

const results = (page: Page) => page.getByRole('region', { name: t('listing.results') });
const chips = (page: Page) =>
  page.getByRole('list', { name: t('listing.active') }).getByRole('link');
const cards = (page: Page) => results(page).getByRole('article');
const main = (page: Page) => page.getByRole('main');

/** A group of filters, by its heading. */
const facet = (page: Page, name: string) =>
  main(page)
    .locator('details')
    .filter({ has: page.getByRole('heading', { name: t(`listing.facet.${name}`), exact: true }) })
    .first();

/** Until script has taken a part of the page over, it is plain links. */
const takenOver = (locator: Locator) =>
  expect
    .poll(() =>
      locator.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react'))),
    )
    .toBe(true);

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

test('a list grows, keeps its length on the way back, and a reload shows the page one was at', async ({
  page,
}) => {
  await page.goto('/products');
  const more = page.getByRole('link', { name: t('list.more') });
  await expect(cards(page)).toHaveCount(24);
  await takenOver(more);
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products?page=2');
  await expect(cards(page)).toHaveCount(48);
  await expect(page.getByRole('status').getByText(t('list.added', { count: 24 }))).toBeAttached();
  await expect(cards(page).nth(24).getByRole('link')).toBeFocused();

  const thirtieth = cards(page).nth(29).getByRole('link');
  const name = (await thirtieth.textContent()) ?? '';
  await thirtieth.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/products?page=2');
  await expect(cards(page)).toHaveCount(48);
  await expect(cards(page).nth(29)).toBeInViewport();

  await page.reload();
  await expect(cards(page)).toHaveCount(24);
  await expect(cards(page).nth(5).getByRole('link')).toHaveText(name);
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

const searches: { lang: Lang; typed: string; path: string; label: string }[] = [
  { lang: 'en', typed: 'kurt', path: '', label: t('shell.search') },
  { lang: 'hi', typed: 'कुर्त', path: '/hi', label: hindi('shell.search') },
  { lang: 'en', typed: 'joota', path: '', label: t('shell.search') },
];

for (const { lang, typed, path, label } of searches) {
  test(`search by keyboard alone: “${typed}” in ${lang}`, async ({ page }) => {
    const say = texts(lang);
    await page.goto(path || '/');
    const box = page.getByRole('banner').getByLabel(label).first();
    const options = page.getByRole('listbox', { name: say('search.label') }).getByRole('option');
    await box.focus();
    await page.keyboard.type(typed);
    await expect(page.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
    await expect(options.first()).toBeVisible();

    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    const product = options.last();
    await expect(product).toHaveAttribute('aria-selected', 'true');
    await expect(box).toHaveAttribute(
      'aria-activedescendant',
      (await product.getAttribute('id')) ?? '',
    );
    await expect(box).toBeFocused();
    await page.keyboard.press('Home');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');

    await page.keyboard.press('Escape');
    await expect(options.first()).toBeHidden();
    await expect(box).toHaveValue(typed);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${path}/search?search=${encodeURIComponent(typed)}`);
    await expect(main(page).getByRole('article').first()).toBeVisible();

    await box.focus();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(box).toHaveValue('');
    await page.keyboard.press('ArrowDown');
    await expect(options).toHaveText([typed]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Delete');
    await expect(options).toHaveCount(0);

    await page.keyboard.type(typed);
    await expect(options.first()).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(
      new RegExp(`^http://localhost:\\d+${path}/(product|category|products|search)`),
    );
    await expect(page).not.toHaveURL(`${path}/search?search=${encodeURIComponent(typed)}`);
    await expect(options.first()).toBeHidden();
  });
}

test('blanks are no search, and a search page without words offers a beginning', async ({
  page,
}) => {
  await page.goto('/brands');
  const box = page.getByRole('banner').getByLabel(t('shell.search')).first();
  await box.fill('   ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/brands');
  await page.goto('/search?search=%20');
  await expect(
    page.getByRole('heading', { level: 1, name: t('listing.search_start') }),
  ).toBeVisible();
  await expect(main(page).getByRole('article').first()).toBeVisible();
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

test('the rules of the order are linked from lists and the footer', async ({ page }) => {
  await page.goto('/products');
  await results(page)
    .getByRole('link', { name: t('listing.how_ranked') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('ranking.title') })).toBeVisible();
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: t('shell.ranking') }),
  ).toBeVisible();
  await page.goto('/hi/ranking');
  await expect(page.getByRole('heading', { level: 1, name: hindi('ranking.title') })).toBeVisible();
});

test('lists have pages of their own for search engines, combinations have none', async ({
  request,
}) => {
  const head = async (path: string) =>
    (await (await request.get(path)).text()).split('</head>')[0] ?? '';
  const category = await largestCategory(request);
  const second = await head(`/category/${category.slug}?page=2`);
  expect(second).toMatch(
    new RegExp(`rel="canonical" href="[^"]*/category/${category.slug}\\?page=2"`),
  );
  expect(second).toMatch(new RegExp(`rel="prev" href="[^"]*/category/${category.slug}"`));
  expect(second).not.toContain('noindex');
  for (const path of [
    `/category/${category.slug}?colour=Red`,
    '/products?section=latest&rating=4',
    '/search?search=kurta',
    '/products?brand=no-such-brand',
  ]) {
    expect(await head(path), path).toContain('noindex');
  }
  const tracked = await request.get(`/category/${category.slug}?utm_source=mail`);
  expect(tracked.headers()['cache-control']).toMatch(/s-maxage/);
  for (const inner of [
    '/store-filtered',
    '/brands-paged',
    '/vendors-paged',
    '/hi/store-filtered',
  ]) {
    expect((await request.get(`${inner}?of=x`)).status(), inner).toBe(404);
  }
});
