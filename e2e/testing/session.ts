import { type BrowserContext, expect, type Page } from '@playwright/test';
import { dataDir } from './mail';
import { password, type Shopper, signUp } from './shopper';
import type { texts } from './texts';
import { fromOwnAddress } from './visitor';

/** Signs a shopper in with the form of the open page /signin. */
export async function signInByForm(page: Page, t: ReturnType<typeof texts>, email: string) {
  const main = page.getByRole('main');
  await main.getByLabel(t('auth.email'), { exact: true }).fill(email);
  await main.getByLabel(t('auth.password'), { exact: true }).fill(password);
  await main.getByRole('button', { name: t('auth.sign_in') }).click();
}

/** Signs a shopper in by password in the sheet over a page. */
export async function signInBySheet(page: Page, t: ReturnType<typeof texts>, email: string) {
  const sheet = page.getByRole('dialog', { name: t('auth.sheet_title') });
  await sheet.getByRole('button', { name: t('auth.use_password') }).click();
  await sheet.getByLabel(t('auth.email'), { exact: true }).fill(email);
  await sheet.getByLabel(t('auth.password'), { exact: true }).fill(password);
  await sheet.getByRole('button', { name: t('auth.sign_in'), exact: true }).click();
  await expect(sheet).toBeHidden();
}

/** Gives a browser a shopper's session that its pages do not know yet. */
export async function openSession(context: BrowserContext, email: string): Promise<void> {
  const { csrfToken } = await (await context.request.get('/api/auth/csrf')).json();
  const form = { csrfToken, email, password, json: 'true' };
  await context.request.post('/api/auth/callback/credentials', {
    form,
    headers: fromOwnAddress(),
  });
  expect((await (await context.request.get('/api/auth/session')).json()).user?.email).toBe(email);
}

/** Creates a verified shopper of the shop under test. */
export const newShopper = (baseURL: string | undefined): Promise<Shopper> =>
  signUp(baseURL ?? '', dataDir);

export type Listed = {
  id: number;
  slug: string;
  name: string;
  store: { id: number };
  category: { slug: string };
};

/** Returns a product with enough stock, a different one for each `nth`. */
export async function someProduct(page: Page, nth: number, lang = 'en'): Promise<Listed> {
  const query = `in_stock=1&sort=name_asc&limit=60&lang=${lang}`;
  const answer = await page.request.get(`/api/products?${query}`);
  const products = (await answer.json()).data.products as (Listed & { quantity: number })[];
  const found = products.filter(({ quantity }) => quantity > 10)[nth];
  if (!found) throw new Error('the demo market has too few products');
  return found;
}
