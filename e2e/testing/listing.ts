import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { main } from './shop-page';
import { texts } from './texts';

/** Drives lists of products, in English. */
const t = texts('en');

export const results = (page: Page) => page.getByRole('region', { name: t('listing.results') });
export const chips = (page: Page) =>
  page.getByRole('list', { name: t('listing.active') }).getByRole('link');
export const cards = (page: Page) => results(page).locator('.product-card');

/** Returns a group of filters by its heading. */
export const facet = (page: Page, name: string) =>
  main(page)
    .locator('details')
    .filter({ has: page.getByRole('heading', { name: t(`listing.facet.${name}`), exact: true }) })
    .first();

/** Waits until React is active in a part of the page, which consists of plain links before. */
export const takenOver = (locator: Locator) =>
  expect
    .poll(() =>
      locator.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react'))),
    )
    .toBe(true);

/** Returns the category with most products, which has several pages. */
export async function largestCategory(
  request: APIRequestContext,
): Promise<{ slug: string; name: string }> {
  const answer = await request.get('/api/categories');
  const { categories } = (await answer.json()).data;
  return categories.toSorted(
    (a: { product_count: number }, b: { product_count: number }) =>
      b.product_count - a.product_count,
  )[0];
}
