import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { ApiError } from '@/lib/client/request';
import { receivedProduct } from '@/lib/client/testing/as-received';
import { categorySample, storeSample } from '@/lib/client/testing/samples';
import { pageMetadata, sharePicture } from '../seo';
import { findFacts, isShareKind } from './facts';

/** An API host that knows one product, category and store. */
let server: Server;
let webp: Buffer;
let image: string | null = '/media/products/red-1.webp';

beforeAll(async () => {
  const named = (name: string) => ({ id: 1, name, slug: 'x' });
  const blank = { width: 8, height: 8, channels: 3 as const, background: 'red' };
  webp = await sharp({ create: blank }).webp().toBuffer();
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x');
    const hindi = searchParams.get('lang') === 'hi';
    const known: Record<string, object> = {
      '/api/products/slug/red-kurta': {
        ...receivedProduct,
        name: hindi ? 'लाल कुर्ता' : 'Red Kurta',
        category: named(hindi ? 'कुर्ते' : 'Kurtas'),
        store: named('Aarohi'),
        image_1: image,
      },
      '/api/products/slug/long-saree': {
        ...receivedProduct,
        name: 'Handwoven Banarasi Silk Saree with Zari Border, Blouse Piece and Tassels (Blue)',
      },
      '/api/categories/kurtas': {
        ...categorySample,
        name: 'Kurtas',
        parent: named('Fashion'),
      },
      '/api/categories/fashion': { ...categorySample, name: 'Fashion', parent: null },
      '/api/stores/aarohi': { ...storeSample, banner: image },
    };
    if (pathname === '/media/products/red-1.webp') {
      response.writeHead(200, { 'content-type': 'image/webp' }).end(webp);
      return;
    }
    const data = known[pathname];
    response.writeHead(data ? 200 : 404, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify(data ? { success: true, data } : { success: false, message: 'no' }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.API_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env.SITE_URL = 'https://haat.test';
});
afterAll(async () => {
  for (const name of ['API_URL', 'SITE_URL']) delete process.env[name];
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('what a card shows', () => {
  it.each([
    ['product', 'red-kurta', 'en', 'Red Kurta', 'Kurtas · Aarohi', 'Haat', 'product:7'],
    ['product', 'red-kurta', 'hi', 'लाल कुर्ता', 'कुर्ते · Aarohi', 'हाट', 'product:7'],
    ['category', 'kurtas', 'en', 'Kurtas', 'Fashion', 'Haat', 'categories'],
    ['category', 'fashion', 'hi', 'Fashion', 'भारत का अपना ऑनलाइन बाज़ार', 'हाट', 'categories'],
    ['store', 'aarohi', 'en', 'Aarohi', 'Pune, Maharashtra', 'Haat', 'stores'],
  ] as const)('of a %s (%s, %s)', async (kind, slug, lang, title, line, brand, tag) => {
    const { facts, tags } = await findFacts(kind, slug, lang);
    expect(facts).toMatchObject({ title, line, brand });
    expect(tags).toEqual([tag]);
  });

  it('of a post is its title', async () => {
    const { facts } = await findFacts('post', 'reading-a-gst-invoice', 'en');
    expect(facts).toMatchObject({ title: 'How to read your GST invoice', line: 'Blog' });
    await expect(findFacts('post', '../pages/terms', 'en')).rejects.toMatchObject({ status: 404 });
  });

  it('is 404 where there is no such page', async () => {
    const failure = await findFacts('product', 'no-such', 'en').catch((error) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure.status).toBe(404);
    expect(['order', 'constructor', '__proto__'].map(isShareKind)).toEqual([false, false, false]);
  });

  it.each([
    ['/media/products/red-1.webp', true, false],
    [`https://cdn.example/red-1.webp`, false, false],
    ['/media/products/none.webp', false, true],
    [null, false, false],
  ])('takes its picture from where the API host says: %s', async (stored, isThere, lacks) => {
    image = stored;
    const { facts, lacksPicture } = await findFacts('product', 'red-kurta', 'en');
    expect(facts.picture?.equals(webp) ?? false).toBe(isThere);
    expect(lacksPicture).toBe(lacks);
  });
});

it('is named by the page with its size, in the language of the page', () => {
  const image = sharePicture('product', 'लाल', 'hi');
  const { openGraph, twitter } = pageMetadata({ path: '/product/x', locale: 'hi', image });
  const picture = {
    url: 'https://haat.test/og/product/%E0%A4%B2%E0%A4%BE%E0%A4%B2?lang=hi',
    width: 1200,
    height: 630,
  };
  expect(openGraph?.images).toEqual([picture]);
  expect(twitter).toMatchObject({ card: 'summary_large_image', images: [picture] });
  expect(sharePicture('store', 'aarohi', 'en').url).toBe('/og/store/aarohi');
});

it('is the market’s own where a page has none', async () => {
  const { twitter } = pageMetadata({ path: '/', locale: 'hi' });
  const picture = { url: 'https://haat.test/og/page/home?lang=hi', width: 1200, height: 630 };
  expect(twitter).toMatchObject({ card: 'summary_large_image', images: [picture] });
  expect((await findFacts('page', 'home', 'hi')).facts).toMatchObject({
    brand: 'हाट',
    picture: undefined,
  });
});

it('writes what tells a variant apart where a card has room for it', async () => {
  const { facts } = await findFacts('product', 'long-saree', 'en');
  expect(facts.title.slice(0, 60)).toContain('(Blue)');
});
