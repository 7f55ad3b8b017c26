import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { dataDir } from './mail';
import { password, type Shopper, signUp } from './shopper';
import type { texts } from './texts';
import { fromOwnAddress } from './visitor';

/** Signs a shopper in by password with the form of the open page /signin. */
export const signInByForm = (page: Page, t: ReturnType<typeof texts>, email: string) =>
  signInByPassword(page.getByRole('main'), t, email);

/** Fills in the sign-in form of the page or the sheet, which asks for a code first. */
async function signInByPassword(form: Locator, t: ReturnType<typeof texts>, email: string) {
  await form.getByLabel(t('auth.email_or_phone')).fill(email);
  await form.getByRole('button', { name: t('auth.use_password') }).click();
  await expect(form.getByLabel(t('auth.email'), { exact: true })).toHaveValue(email.trim());
  await form.getByLabel(t('auth.password'), { exact: true }).fill(password);
  await form.getByRole('button', { name: t('auth.sign_in'), exact: true }).click();
}

/** Signs a shopper in by password in the sheet over a page. */
export async function signInBySheet(page: Page, t: ReturnType<typeof texts>, email: string) {
  const sheet = page.getByRole('dialog', { name: t('auth.sheet_title') });
  await signInByPassword(sheet, t, email);
  await expect(sheet).toBeHidden();
}

/** Gives a browser a shopper's session that its pages do not know yet. */
export async function openSession(
  context: BrowserContext,
  email: string,
  word = password,
): Promise<void> {
  const { csrfToken } = await (await context.request.get('/api/auth/csrf')).json();
  const form = { csrfToken, email, password: word, json: 'true' };
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
