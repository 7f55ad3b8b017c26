import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { inLanguage } from '../testing/catalogue';
import { cards, largestCategory, takenOver } from '../testing/listing';
import { nightly } from '../testing/nightly';
import {
  cardOf,
  desktop,
  frame,
  heading,
  holdProducts,
  linkIn,
  nameOf,
  open,
  phone,
  places,
  scrolled,
  shifts,
  watchShifts,
} from '../testing/product-frame';
import { main } from '../testing/shop-page';
import { texts } from '../testing/texts';

const t = texts('en');

async function category(request: APIRequestContext) {
  return `/category/${(await largestCategory(request)).slug}`;
}

/** Returns the amount of a card's own price; the card may show that of a cheaper size. */
const priceOf = (card: Locator) =>
  card.locator('.price').evaluate((price: HTMLElement) => {
    const [own] = price.dataset.own?.split(' ') ?? [];
    return own ? Number(own).toLocaleString('en-IN') : (price.firstElementChild?.textContent ?? '');
  });

/** Kinds of lists, and the card opened in each. */
const lists = [
  { kind: 'home', path: () => '/' },
  { kind: 'the deals', path: () => '/deals', nth: 1 },
  { kind: 'a search', path: () => '/search?search=cotton' },
  { kind: 'a category', path: category },
  {
    kind: 'what is sold out',
    path: async (request: APIRequestContext) => {
      const answer = await request.get('/api/products?limit=24');
      return `/products?page=${Math.ceil((await answer.json()).data.total / 24)}`;
    },
    nth: -1,
  },
];

for (const { device, on, lang } of [
  { device: 'a phone', on: phone, lang: 'hi' },
  { device: 'a desktop', on: desktop, lang: 'en' },
] as const) {
  test.describe(`on ${device}`, () => {
    test.use(on);

    for (const { kind, path, nth } of lists.filter(
      (_, at) => nightly || (at % 2 === 0) === (lang === 'hi'),
    )) {
      test(`what a card of ${kind} knows is there at once and stays in place, in ${lang}`, async ({
        page,
        request,
      }) => {
        const card = await cardOf(page, inLanguage(lang, await path(request)), nth);
        const name = await nameOf(card);
        const price = await priceOf(card);
        const href = (await linkIn(card).getAttribute('href')) as string;
        const release = await holdProducts(page);
        await open(page, card);
        await expect(heading(page)).toHaveText(name);
        await expect(main(page).locator('.price-on-page:visible')).toContainText(price);
        await expect(card).toBeHidden();
        await expect(frame(page)).toHaveCount(1);
        await expect(page).toHaveURL(href);
        expect(await scrolled(page)).toBe(0);
        const before = await places(page);

        await watchShifts(page);
        release();
        await expect(frame(page)).toHaveCount(0);
        await expect(heading(page)).toHaveText(name);
        expect(await places(page)).toEqual(before);
        expect(await shifts(page)).toBe(0);
        expect(await scrolled(page)).toBe(0);
      });
    }
  });
}

test.describe('the way back', () => {
  test.use(phone);

  test('before the page has come leads to the list as it was', async ({ page, request }) => {
    const list = await category(request);
    const card = await cardOf(page, list, 14);
    const position = await scrolled(page);
    expect(position).toBeGreaterThan(1000);
    const release = await holdProducts(page);
    await open(page, card);
    await expect(frame(page)).toHaveCount(1);
    await page.goBack();
    await expect(card).toBeInViewport();
    await expect(frame(page)).toHaveCount(0);
    await expect(page).toHaveURL(list);
    expect(await scrolled(page)).toBe(position);

    release();
    const next = main(page).locator('.product-card').nth(13);
    const name = await nameOf(next);
    await open(page, next);
    await expect(heading(page)).toHaveText(name);
    await expect(frame(page)).toHaveCount(0);
  });

  test('leads to the list as it was when the page came as a document of its own', async ({
    page,
    request,
  }) => {
    const list = await category(request);
    const card = await cardOf(page, list, 14);
    const position = await scrolled(page);
    const name = await nameOf(card);
    await page.route(/\/product\//, (route) =>
      route.request().headers().rsc ? route.abort() : route.continue(),
    );
    await open(page, card);
    await expect(frame(page)).toHaveCount(0);
    await expect(heading(page)).toHaveText(name);
    await takenOver(main(page).getByRole('button', { name: t('cart.add'), exact: true }));
    await page.goBack();
    await expect(page).toHaveURL(list);
    await expect(card).toBeInViewport();
    // Scroll anchoring may be off by a pixel or two.
    await expect.poll(async () => Math.abs((await scrolled(page)) - position)).toBeLessThan(10);
  });

  test('leads to a grown list that is no longer kept, at its old place', async ({ page }) => {
    await cardOf(page, '/products', 23);
    await page.getByRole('link', { name: t('list.more') }).tap();
    const card = cards(page).nth(40);
    const name = await nameOf(card);
    await card.scrollIntoViewIfNeeded();
    const position = await scrolled(page);
    await open(page, card);
    await expect(heading(page)).toHaveText(name);
    // Next keeps at most the last three pages of a segment.
    const stops = ['/vendors', '/privacy', '/terms', '/about'];
    for (const stop of stops) {
      const link = page.getByRole('contentinfo').locator(`a[href="${stop}"]`);
      await link.dispatchEvent('click');
      await expect(page).toHaveURL(stop);
      await expect(frame(page)).toHaveCount(0);
    }
    await page.evaluate((by) => history.go(by), -stops.length - 1);
    await expect(page).toHaveURL('/products?page=2');
    await expect(card).toBeInViewport();
    expect(await scrolled(page)).toBe(position);
  });
});

test.describe('pages are loaded ahead', () => {
  test.use(phone);

  /** Requests the pages of three cards by touch and focus, then opens a fourth. */
  async function askedFor(page: Page, request: APIRequestContext): Promise<string[]> {
    const asked = new Set<string>();
    page.on('request', (each) => {
      const { pathname } = new URL(each.url());
      if (each.headers().rsc) asked.add(pathname);
    });
    const card = await cardOf(page, await category(request), 3);
    const article = (nth: number) => linkIn(main(page).locator('.product-card').nth(nth));
    await article(0).dispatchEvent('touchstart');
    await article(1).focus();
    const name = await nameOf(card);
    await open(page, card);
    await expect(frame(page)).toHaveCount(0);
    await expect(heading(page)).toHaveText(name);
    return [...asked];
  }

  test('on intent alone', async ({ page, request }) => {
    expect(await askedFor(page, request)).toHaveLength(3);
  });

  for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
    test(`not with ${JSON.stringify(connection)}`, async ({ page, request }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      expect(await askedFor(page, request)).toHaveLength(1);
    });
  }
});
