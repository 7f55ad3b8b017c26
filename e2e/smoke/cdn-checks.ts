import assert from 'node:assert/strict';
import type { Check, Product } from './shop';
import { until } from './until';
import { Visitor } from './visitor';

export type CdnInFront = {
  /** The address of Varnish. */
  url: string;
  operatorToken: string;
};

type Listed = { products: Product[] };
type Managed = { listings: { id: number; version: number; image: string }[] };

const stateOf = ({ headers }: { headers: Headers }) => headers.get('x-cache');

/** Returns public answers of each kind, each with an expected name. */
const named = (product: Product): [path: string, name: string][] => [
  ['/', 'home'],
  ['/hi/about', 'content'],
  [`/product/${product.slug}`, `product:${product.id}`],
  [`/category/${product.category.slug}`, 'products'],
  [`/store/${product.store.slug}`, 'stores'],
  [`/og/product/${product.slug}`, `product:${product.id}`],
  ['/blog/feed.xml', 'content'],
  ['/llms.txt', 'categories'],
  ['/manifest.webmanifest', 'site'],
  ['/sitemap.xml', 'sitemaps'],
  [product.image_1, 'pictures'],
  ['/api/products/suggest?search=sh', 'products'],
];

/** Answers that differ by visitor. */
const unnamed = ['/api/health', '/api/products?limit=1', '/api/cart', '/checkout', '/track-order'];

/** Returns the checks with a CDN in front: Varnish with deploy/varnish.vcl. */
export const cdnChecks = (cdn: CdnInFront | undefined): Check[] => {
  const { url, operatorToken } = cdn ?? { url: '', operatorToken: '' };
  return [
    {
      title: 'what may be kept is named for the CDN, and nothing else',
      run: async ({ otherInstance, product }) => {
        for (const [path, name] of named(product)) {
          const { headers } = await otherInstance.ask(path);
          const names = headers.get('surrogate-key')?.split(' ') ?? [];
          assert.ok(names.includes(name), `${path}: ${names.join(' ')}`);
          assert.equal(headers.get('cache-tag'), names.join(','), path);
          assert.match(headers.get('cache-control') ?? '', /s-maxage|public/, path);
        }
        for (const path of unnamed) {
          const { headers } = await otherInstance.ask(path);
          assert.equal(headers.get('surrogate-key'), null, path);
        }
      },
    },
    {
      title: 'the CDN keeps what it may, keeps its names to itself, and obeys nobody else',
      run: async ({ product }) => {
        const visitor = new Visitor(url);
        const path = `/store/${product.store.slug}`;
        await until('the page comes from the CDN', async () => {
          const { headers } = await visitor.expect(200, path);
          assert.equal(headers.get('surrogate-key') ?? headers.get('xkey'), null);
          return headers.get('x-cache') === 'HIT';
        });
        for (const other of unnamed) {
          await visitor.ask(other);
          assert.equal(stateOf(await visitor.ask(other)), 'MISS', other);
        }
        const headers = { 'xkey-purge': 'site', 'x-purge-token': 'another' };
        await visitor.expect(403, '/', { method: 'PURGE', headers });
        assert.equal(stateOf(await visitor.expect(200, path)), 'HIT');
      },
    },
    {
      title: 'a stopped product is gone from the CDN, long before its page ends by itself',
      run: async ({ visitor: { url: shop }, product, scarce }) => {
        const [market, visitor] = [new Visitor(shop), new Visitor(url)];
        const headers = { authorization: `Bearer ${operatorToken}` };
        const { products } = await market.data<Listed>('/api/products?in_stock=1&limit=100');
        const { listings } = await market.data<Managed>(
          '/api/operator/catalogue/listings?status=live&limit=100',
          { headers },
        );
        const pictures = new Set([product.image_1, scarce.image_1]);
        const listing = listings.find(
          ({ image }) => !pictures.has(image) && products.some(({ image_1 }) => image_1 === image),
        );
        const stopped = products.find(({ image_1 }) => image_1 === listing?.image);
        if (!listing || !stopped) throw new Error('no listing in stock is known by its picture');
        const addresses = [`/product/${stopped.slug}`, `/og/product/${stopped.slug}`];
        for (const address of addresses) {
          await until(`${address} comes from the CDN`, async () => {
            return stateOf(await visitor.expect(200, address)) === 'HIT';
          });
        }
        const of = [{ id: listing.id, version: listing.version }];
        const body = { edit: { kind: 'state', value: 'pause' }, listings: of };
        const edit = { method: 'POST', headers, body };
        await market.expect(200, '/api/operator/catalogue/edits', edit);
        const since = Date.now();
        for (const address of addresses) {
          await until(`${address} is gone`, async () => {
            return (await visitor.ask(address)).status === 404;
          });
        }
        process.stdout.write(`    gone from the CDN after ${Date.now() - since} ms\n`);
      },
    },
  ];
};
