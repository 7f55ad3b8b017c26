import { expect, test } from '@playwright/test';
import { mailedCode } from '../testing/mail';
import { newShopper, openSession, signInByForm } from '../testing/session';
import { main } from '../testing/shop-page';
import { call, newEmail, password } from '../testing/shopper';
import { texts } from '../testing/texts';

const t = texts('en');

test('an account is theirs who enters the code, not theirs who signed up first', async ({
  baseURL,
}) => {
  const url = baseURL ?? '';
  const email = newEmail();
  const post = (path: string, body: object) =>
    call(url, 'POST', `/api/user-auth/${path}`, { body });
  const others = { email, password: 'mallory was here' };
  await post('signup', { first_name: 'Mallory', last_name: 'Demo', ...others });
  const { token } = (await post('login', others)).body;

  const own = { email, password };
  const { request } = (await post('signup', { first_name: 'Meera', last_name: 'Demo', ...own }))
    .body;
  const otp = await mailedCode(email);
  const verified = await post('verify-otp', { email, otp, purpose: 'verify', request });
  const as = { token: verified.body.token };
  const profile = await call(url, 'GET', '/api/user-auth/profile', as);
  expect(profile.body.user).toMatchObject({ first_name: 'Meera' });
  expect((await call(url, 'GET', '/api/user-auth/profile', { token })).status).toBe(401);
  expect((await post('login', others)).status).toBe(401);
  expect((await post('login', own)).status).toBe(200);
});

test('a copied cookie shows nothing once its owner has logged out', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const { email } = await newShopper(baseURL);
  await openSession(context, email);
  const copy = await browser.newContext({ baseURL });
  await copy.addCookies(await context.cookies());
  const shown = async () => (await copy.request.get('/api/auth/session')).json();
  expect((await shown()).user.email).toBe(email);
  await page.goto('/profile');
  await main(page)
    .getByRole('button', { name: t('account.logout') })
    .click();
  await expect(page).toHaveURL(/:\d+\/$/);
  expect(await shown()).toEqual({});
  await copy.close();
});

test('strangers who guess the password do not lock a known browser out', async ({
  page,
  request,
  baseURL,
}) => {
  const { email } = await newShopper(baseURL);
  await page.goto('/signin');
  await signInByForm(page, t, email);
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goto('/profile');
  await main(page)
    .getByRole('button', { name: t('account.logout') })
    .click();
  await expect(page).toHaveURL(/:\d+\/$/);
  const guess = (given: string) =>
    request.post('/api/user-auth/login', { data: { email, password: given } });
  for (let i = 0; i < 10; i++) expect((await guess('wrong')).status()).toBe(401);
  expect((await guess(password)).status()).toBe(429);
  await page.goto('/signin');
  await signInByForm(page, t, email);
  await expect(page).toHaveURL(/:\d+\/$/);
});
