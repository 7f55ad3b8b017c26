/** @jest-environment jsdom */
import { urlsPerSitemap } from '@/lib/contract/schemas/sitemap';
import { sitemapIndex, urlElements, urlsetClosing, urlsetOpening } from './sitemap-xml';

const site = 'https://haat.test';

beforeAll(() => {
  process.env.SITE_URL = site;
});
afterAll(() => {
  delete process.env.SITE_URL;
});

/** Parses strictly; text that is not well-formed XML fails the test. */
function parse(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}

function urlset(...pages: Parameters<typeof urlElements>[0][]) {
  const root = parse(urlsetOpening + pages.map(urlElements).join('') + urlsetClosing);
  return [...root.getElementsByTagName('url')].map((url) => {
    const texts = (name: string) =>
      [...url.getElementsByTagName(name)].map((element) => element.textContent);
    return {
      loc: texts('loc')[0],
      lastmod: texts('lastmod')[0],
      images: texts('image:loc'),
      links: Object.fromEntries(
        [...url.getElementsByTagName('xhtml:link')].map((link) => [
          link.getAttribute('hreflang'),
          link.getAttribute('href'),
        ]),
      ),
    };
  });
}

describe('a sitemap', () => {
  it('names each page in both languages, each naming both and the default', () => {
    const links = {
      'en-IN': `${site}/product/red-kurta`,
      'hi-IN': `${site}/hi/product/red-kurta`,
      'x-default': `${site}/product/red-kurta`,
    };
    const rest = {
      lastmod: '2026-03-01T10:20:30Z',
      images: [`${site}/media/red-1.webp`, 'https://cdn.haat.test/2.webp'],
      links,
    };
    expect(
      urlset({
        path: '/product/red-kurta',
        updatedAt: '2026-03-01T10:20:30Z',
        images: ['/media/red-1.webp', 'https://cdn.haat.test/2.webp'],
      }),
    ).toEqual([
      { loc: links['en-IN'], ...rest },
      { loc: links['hi-IN'], ...rest },
    ]);
  });

  it('names home without a slash too many', () => {
    expect(urlset({ path: '/' }).map(({ loc }) => loc)).toEqual([`${site}/`, `${site}/hi`]);
  });

  it('survives whatever stands in an address', () => {
    const [english] = urlset({
      path: '/products?brand=a%26b&x="<\'>',
      images: ['/media/a&b <c>.webp'],
    });
    expect(english?.loc).toBe(`${site}/products?brand=a%26b&x="<'>`);
    expect(english?.images).toEqual([`${site}/media/a&b%20%3Cc%3E.webp`]);
  });

  it('stays below 50 MB when full: pictures give way, pages never', () => {
    const images = Array.from({ length: 10 }, (_, i) => `/media/products/a-long-name-${i}.webp`);
    const path = `/product/${'handwoven-'.repeat(6)}`;
    const text = urlElements({ path, images, updatedAt: '2026-03-01T10:20:30Z' });
    const frame = urlsetOpening.length + urlsetClosing.length;
    const full = (Buffer.byteLength(text) / 2) * urlsPerSitemap + frame;
    expect(full).toBeLessThanOrEqual(50 * 1024 * 1024);
    const [english] = urlset({ path, images });
    expect(english?.images.length).toBeGreaterThan(1);
    expect(english?.images.length).toBeLessThan(10);
    expect(urlset({ path: `/product/${'x'.repeat(400)}`, images })[0]?.images).toEqual([]);
  });
});

it('the index names every shard with its last change, and the pages without data', () => {
  const document = parse(
    sitemapIndex([
      { kind: 'products', shard: 1, updated_at: '2026-03-01T10:20:30Z' },
      { kind: 'products', shard: 40, updated_at: '2026-03-02T00:00:00Z' },
      { kind: 'stores', shard: 1, updated_at: '2026-03-03T00:00:00Z' },
    ]),
  );
  const texts = (name: string) =>
    [...document.getElementsByTagName(name)].map((element) => element.textContent);
  expect(texts('loc')).toEqual([
    `${site}/sitemaps/pages-1.xml`,
    `${site}/sitemaps/products-1.xml`,
    `${site}/sitemaps/products-40.xml`,
    `${site}/sitemaps/stores-1.xml`,
  ]);
  expect(texts('lastmod')).toHaveLength(3);
});
