import { expect, type Page, test } from '@playwright/test';
import { main } from '../testing/shop-page';
import { texts } from '../testing/texts';
import { signInOperator } from './testing/sign-in';

const t = texts('en');
/** A word that exists in no shop and in no other test. */
const word = 'zqvxwj';

const dialog = (page: Page) => page.locator('dialog[open]');
const press = (page: Page, key: string) =>
  page
    .locator('main, dialog[open]')
    .last()
    .getByRole('button', { name: t(key), exact: true })
    .click();
const names = (page: Page, key: string) =>
  dialog(page)
    .getByRole('region', { name: t(key) })
    .getByRole('listitem');

test('an operator sees what a synonym would find, saves it, and shoppers find it', async ({
  page,
}) => {
  const search = `/api/products?search=${word}`;
  const total = async () => (await (await page.request.get(search)).json()).data.total;
  expect(await total()).toBe(0);
  await signInOperator(page, 'owner');
  await page.goto('/operator/search');
  await press(page, 'operator_search.add_synonym');
  await dialog(page).getByLabel(t('operator_search.words'), { exact: true }).fill(word);
  await press(page, 'operator_search.save');
  await expect(dialog(page).getByText(t('validation.search_words_two'))).toBeVisible();
  await dialog(page).getByLabel(t('operator_search.meanings')).fill('saree');
  await press(page, 'operator_search.show_effect');
  await expect(names(page, 'operator_search.after')).not.toHaveCount(0);
  await expect(names(page, 'operator_search.before')).toHaveCount(0);
  expect(await total()).toBe(0);
  await press(page, 'operator_search.save');
  const rows = main(page).getByRole('list', { name: t('operator_search.synonyms') });
  await expect(rows.getByRole('listitem').filter({ hasText: word })).toContainText('saree');
  await expect.poll(total).toBeGreaterThan(0);
});

test('an operator raises a brand for a search', async ({ page }) => {
  const query = `/api/products?search=saree&limit=40`;
  type Card = { brand: { name: string } | null; quantity: number };
  const cards = async (): Promise<Card[]> =>
    (await (await page.request.get(query)).json()).data.products;
  const before = await cards();
  const first = before[0]?.brand?.name;
  const other = before.find(({ brand, quantity }) => quantity > 0 && brand && brand.name !== first);
  const brand = other?.brand?.name ?? '';
  await signInOperator(page, 'owner');
  await page.goto('/operator/search');
  await press(page, 'operator_search.add_boost');
  await dialog(page).getByLabel(t('operator_search.query'), { exact: true }).fill('saree');
  await dialog(page).getByLabel(t('operator_search.what')).selectOption('brand');
  await dialog(page)
    .getByLabel(t('operator_search.kinds.brand'), { exact: true })
    .selectOption({ label: brand });
  await press(page, 'operator_search.show_effect');
  await expect(names(page, 'operator_search.after').first()).toContainText(
    t('operator_search.risen'),
  );
  await press(page, 'operator_search.save');
  const rows = main(page).getByRole('list', { name: t('operator_search.boosts') });
  const row = rows.getByRole('listitem').filter({ hasText: brand });
  await expect(row).toContainText('saree');
  await expect.poll(async () => (await cards())[0]?.brand?.name).toBe(brand);
  await row.getByRole('button', { name: t('operator_ui.remove_of', { name: brand }) }).click();
  await press(page, 'operator_ui.remove');
  await expect(row).toHaveCount(0);
  await expect.poll(async () => (await cards())[0]?.brand?.name).toBe(first);
});

test('a search that found nothing becomes a synonym', async ({ page }) => {
  const lost = 'zvqxjk';
  // More often than other tests' unmet searches.
  for (let n = 0; n < 12; n++) await page.request.get(`/api/products?search=${lost}`);
  await signInOperator(page, 'owner');
  await expect(async () => {
    await page.goto('/operator/search');
    const make = t('operator_search.make_synonym_of', { word: lost });
    // The word may stand in both lists, since it is neither found nor sold.
    await main(page).getByRole('button', { name: make }).first().click({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  await expect(dialog(page).getByLabel(t('operator_search.words'), { exact: true })).toHaveValue(
    `${lost}, `,
  );
});
