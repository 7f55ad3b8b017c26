import { expect, test } from '@playwright/test';
import { cards, largestCategory, results, takenOver } from './testing/listing';
import { main } from './testing/shop-page';
import { type Lang, texts } from './testing/texts';

const t = texts('en');
const hindi = texts('hi');

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
    const popular = page.getByRole('group', { name: say('search.popular_category') });
    await box.focus();
    await page.keyboard.type(typed);
    await expect(page.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
    await expect(options.first()).toBeVisible();
    // Popular entries stay until the suggestions for the typed text are there.
    await expect(popular).toBeHidden();

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
    await expect(main(page).locator('.product-card').first()).toBeVisible();

    await box.focus();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(box).toHaveValue('');
    await page.keyboard.press('ArrowDown');
    await expect(popular.getByRole('option').first()).toBeVisible();
    await expect(options.first()).toHaveText(typed);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Delete');
    await expect(options.first()).not.toHaveText(typed);

    await page.keyboard.type(typed);
    await expect(popular).toBeHidden();
    await expect(options.first()).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(
      new RegExp(`^https?://localhost:\\d+${path}/(product|category|brand|search)`),
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
  await expect(main(page).locator('.product-card').first()).toBeVisible();
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
    '/brand-filtered',
    '/brands-paged',
    '/vendors-paged',
    '/hi/store-filtered',
  ]) {
    expect((await request.get(`${inner}?of=x`)).status(), inner).toBe(404);
  }
});
