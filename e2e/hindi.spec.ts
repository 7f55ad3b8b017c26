import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { latinWords } from '../lib/i18n/testing/latin-words';
import { company } from '../lib/storefront/content/company';
import { type Buyer, makeBuyer } from './testing/buyer';
import { cataloguePaths } from './testing/catalogue';
import { address, call } from './testing/shopper';
import { texts } from './testing/texts';

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
      element.closest('[lang]')?.getAttribute('lang') === 'en' || element.closest('[translate=no]');
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

/** The search of `cataloguePaths`. */
const typed = 'cotton';

type Store = Record<'name' | 'legal_name' | 'address' | 'city' | 'state', string>;

/** Names of the market that are the same in every language. */
async function namesOf(request: APIRequestContext): Promise<string[]> {
  const get = async (path: string) => (await (await request.get(path)).json()).data;
  const [brands, stores] = await Promise.all([
    get('/api/brands?limit=100&lang=hi'),
    get('/api/stores?limit=100&lang=hi'),
  ]);
  const facts = (stores as Store[]).flatMap((store) => [
    ...[store.name, store.legal_name, store.address, store.city],
  ]);
  const { legalName, address: office } = company;
  return [
    legalName,
    office,
    typed,
    ...(brands as { name: string }[]).map(({ name }) => name),
    ...facts,
  ];
}

/** Has a shopper order what stands in the cart, or one more of it; answers the order's number. */
async function order({ url, token, product }: Buyer, method: 'cod' | 'upi'): Promise<string> {
  const wanted = { product_id: product.id, store_id: product.store.id, quantity: '1' };
  const { body: line } = await call(url, 'POST', '/api/cart', { token, body: wanted });
  const { body: placed } = await call(url, 'POST', '/api/orders?lang=hi', {
    token,
    key: `hindi-${method}-${product.id}`,
    body: {
      items: [(line.data as unknown as { id: number }).id],
      shipping_address: address,
      billing_same_as_shipping: true,
      payment_method: method,
    },
  });
  return (placed.data as unknown as { number: string }).number;
}

test('a Hindi reader meets no English', async ({ page, request, baseURL }) => {
  test.setTimeout(150_000);
  const url = baseURL ?? '';
  const t = texts('hi');
  const known = await namesOf(request);
  const main = page.getByRole('main');
  const submit = main.locator('button[type=submit]').last();
  const place = main.getByRole('button', { name: new RegExp(`^${t('checkout.place_order')}`) });

  async function expectHindi(what: string) {
    const left = new Map<string, string[]>();
    for (const text of await saidOn(page)) {
      const words = latinWords(text, known);
      if (words.length) left.set(text, words);
    }
    expect.soft([...left], what).toEqual([]);
  }
  /** `sign` is what stands on a page once its data has come. */
  async function read(path: string, sign?: string) {
    await page.goto(`/hi${path === '/' ? '' : path}`);
    const told = sign === undefined ? main.getByRole('heading') : main.getByText(sign);
    await expect(told.first()).toBeVisible();
    await expectHindi(path);
  }
  async function sendEmpty(path: string, send: Locator = submit) {
    await read(`/${path}`);
    await send.click();
    await expect(main.locator('[aria-invalid=true]').first()).toBeVisible();
    await expectHindi(`/${path}, sent empty`);
  }

  for (const path of Object.values(await cataloguePaths(request))) await read(path);
  for (const path of [...content.map((each) => `/${each}`), '/no-such-page']) await read(path);
  for (const path of [...forms, ...vendorForms, 'contact']) await sendEmpty(path);

  const buyer = await makeBuyer(page, url, { lang: 'hi', saved: false });
  known.push(buyer.email, 'Meera', 'Demo', address.full_address, address.city);
  await sendEmpty('checkout', place);
  await read('/cart', buyer.product.name);
  await read('/wishlist', t('wishlist.empty'));
  await read('/profile', buyer.email);
  await read('/track-order', t('orders.number'));

  const [paid, unpaid] = [await order(buyer, 'cod'), await order(buyer, 'upi')];
  for (const path of ['/order-success', '/track-order', '/profile/orders']) {
    await read(`${path}/${paid}`, paid);
  }
  await read(`/profile/payments/${unpaid}`, unpaid);
});
