import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { latinWords } from '../lib/i18n/latin-testing';
import { makeBuyer } from './buyer';
import { cataloguePaths } from './catalogue';
import { address, call } from './shopper';

const content = [
  ...['about', 'contact', 'faq', 'support', 'grievance', 'ranking', 'newsletter'],
  ...['cancellation', 'return', 'refund', 'privacy', 'terms'],
  ...['blog', 'blog/caring-for-cotton-and-silk', 'blog/reading-a-gst-invoice'],
];
/** Their forms are sent empty. */
const forms = ['signin', 'signup', 'forgot-password', 'reset-password'];
const vendorForms = ['vendor/signin', 'vendor/signup', 'vendor/forgot-password'];

/** What a reader, a screen reader and a search engine are told; parts marked as English are told in English. */
async function saidOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inEnglish = (element: Element) =>
      element.closest('[lang]')?.getAttribute('lang') === 'en';
    const isShown = (element: Element) =>
      element.checkVisibility() && !element.closest('script, style, noscript, [hidden]');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const said: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent, textContent } = node;
      if (parent && textContent?.trim() && isShown(parent) && !inEnglish(parent)) {
        said.push(textContent.trim());
      }
    }
    for (const name of ['alt', 'title', 'aria-label', 'placeholder']) {
      for (const element of document.querySelectorAll(`body [${name}]`)) {
        const value = element.getAttribute(name);
        if (value && isShown(element) && !inEnglish(element)) said.push(value);
      }
    }
    const described = document.querySelectorAll<HTMLMetaElement>(
      'meta[name=description], meta[property="og:title"], meta[property="og:description"]',
    );
    return [...said, document.title, ...[...described].map(({ content }) => content)];
  });
}

type Store = Record<'name' | 'legal_name' | 'address' | 'city' | 'state', string>;

/** Names of the market that are the same in every language. */
async function namesOf(request: APIRequestContext): Promise<string[]> {
  const get = async (path: string) => (await (await request.get(path)).json()).data;
  const [{ brands }, { stores }] = await Promise.all([
    get('/api/brands?limit=100&lang=hi'),
    get('/api/stores?limit=100&lang=hi'),
  ]);
  const facts = (stores as Store[]).flatMap((store) => [
    ...[store.name, store.legal_name, store.address, store.city],
  ]);
  return [...(brands as { name: string }[]).map(({ name }) => name), ...facts];
}

test('a Hindi reader meets no English', async ({ page, request, baseURL }) => {
  test.setTimeout(150_000);
  const url = baseURL ?? '';
  const known = await namesOf(request);

  async function expectHindi(what: string) {
    const left = new Map<string, string[]>();
    for (const text of await saidOn(page)) {
      const words = latinWords(text, known);
      if (words.length) left.set(text, words);
    }
    expect.soft([...left], what).toEqual([]);
  }
  async function read(path: string) {
    await page.goto(`/hi${path === '/' ? '' : path}`);
    await expect(page.getByRole('main')).toBeVisible();
    await expectHindi(path);
  }
  async function sendEmpty(path: string) {
    await read(`/${path}`);
    const main = page.getByRole('main');
    await main.locator('button[type=submit]').last().click();
    await expect(main.locator('[aria-invalid=true]').first()).toBeVisible();
    await expectHindi(`/${path}, sent empty`);
  }

  for (const path of Object.values(await cataloguePaths(request))) await read(path);
  for (const path of [...content.map((each) => `/${each}`), '/no-such-page']) await read(path);
  for (const path of [...forms, ...vendorForms, 'contact']) await sendEmpty(path);

  const buyer = await makeBuyer(page, url, { lang: 'hi', saved: false });
  known.push(buyer.email, 'Meera', 'Demo', address.full_address, address.city);
  await sendEmpty('checkout');
  for (const path of ['/cart', '/wishlist', '/profile', '/track-order']) await read(path);
});
