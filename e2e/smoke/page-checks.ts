import assert from 'node:assert/strict';
import type { Check } from './shop';
import type { Answer } from './visitor';

const heading = (text: string) => new RegExp(`<h1[^>]*>[^<]*${escaped(text)}`);
const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll("'", '&#x27;')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function isPage({ headers, text }: Answer, lang: 'en' | 'hi') {
  assert.match(headers.get('content-type') ?? '', /^text\/html/);
  assert.match(text, new RegExp(`<html[^>]* lang="${lang}"`));
  assert.match(text, /<title>[^<]+<\/title>/);
}

/** Checks of pages: their content, and answers for missing pages. */
export const pageChecks: Check[] = [
  {
    title: 'home in English',
    run: async ({ visitor }) => {
      const page = await visitor.expect(200, '/');
      isPage(page, 'en');
      assert.match(page.text, /href="\/product\//);
      assert.match(page.headers.get('cache-control') ?? '', /s-maxage=\d/);
    },
  },
  {
    title: 'home in Hindi',
    run: async ({ visitor }) => {
      const page = await visitor.expect(200, '/hi');
      isPage(page, 'hi');
      assert.match(page.text, /href="\/hi\/product\//);
    },
  },
  {
    title: 'a category lists products',
    run: async ({ visitor, product }) => {
      const page = await visitor.expect(200, `/category/${product.category.slug}`);
      isPage(page, 'en');
      assert.match(page.text, /href="\/product\//);
    },
  },
  {
    title: 'a category with a filter',
    run: async ({ visitor, product }) => {
      const page = await visitor.expect(200, `/category/${product.category.slug}?in_stock=1`);
      isPage(page, 'en');
    },
  },
  {
    title: 'a product',
    run: async ({ visitor, product }) => {
      const page = await visitor.expect(200, `/product/${product.slug}`);
      isPage(page, 'en');
      assert.match(page.text, heading(product.name));
      assert.match(page.text, /"@type":"Product"/);
    },
  },
  {
    title: 'a product in Hindi',
    run: async ({ visitor, product }) => {
      isPage(await visitor.expect(200, `/hi/product/${product.slug}`), 'hi');
    },
  },
  {
    title: 'search by a word of a product',
    run: async ({ visitor, product }) => {
      const [word = ''] = product.name.split(' ').slice(-1);
      const page = await visitor.expect(200, `/search?q=${encodeURIComponent(word)}`);
      isPage(page, 'en');
      assert.match(page.text, /href="\/product\//);
    },
  },
  {
    title: 'a store, the list of stores and pages to read',
    run: async ({ visitor, product }) => {
      for (const path of [`/store/${product.store.slug}`, '/vendors', '/privacy', '/hi/faq']) {
        isPage(await visitor.expect(200, path), path.startsWith('/hi') ? 'hi' : 'en');
      }
    },
  },
  {
    title: 'an unknown product, category, store and page are 404 pages',
    run: async ({ visitor }) => {
      for (const path of ['/product/no-such', '/category/no-such', '/store/99999999', '/no-such']) {
        isPage(await visitor.expect(404, path), 'en');
        isPage(await visitor.expect(404, `/hi${path}`), 'hi');
      }
    },
  },
  {
    title: 'an unknown category with a filter is 404, too',
    run: async ({ visitor }) => {
      await visitor.expect(404, '/category/no-such?in_stock=1');
    },
  },
  {
    title: '/en/… leads to the address without it',
    run: async ({ visitor }) => {
      const { headers } = await visitor.expect(308, '/en/deals?page=2');
      assert.match(headers.get('location') ?? '', /^(?:https?:\/\/[^/]+)?\/deals\?page=2$/);
    },
  },
  {
    title: 'the checkout asks a guest to sign in',
    run: async ({ visitor }) => {
      const { headers } = await visitor.expect(307, '/hi/checkout');
      assert.match(headers.get('location') ?? '', /\/hi\/signin\?callbackUrl=%2Fhi%2Fcheckout$/);
    },
  },
];
