import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { routes } from '../../lib/paths/routes';
import { startShop } from '../../scripts/lib/shop.mjs';
import { plainBytes } from '../../server/page-cache/packing';
import { decodePage } from '../../server/page-cache/stored-page';
import { demoData } from '../testing/demo-data';
import { ask } from '../testing/raw-request';

/** A cached page is shown to everybody: it must contain nothing of the visitor for whom it was rendered. */

const ways = [
  { way: 'our server', port: 3227, script: 'scripts/start.mjs' },
  { way: 'next start', port: 3228, script: 'scripts/lib/next-start.mjs' },
];

const env = {
  DATABASE_URL: '',
  API_URL: '',
  REDIS_URL: '',
  SMTP_URL: '',
  SMS_URL: '',
  SITE_URL: 'https://haat.example',
};

const query = ['token', 'email', 'ticket', 'gclid', 'utm_source', 'callbackUrl', 'of']
  .map((name) => `${name}=marked-query%2F${name}`)
  .join('&');
const headers = {
  host: 'marked-header.example',
  'user-agent': 'marked-header/1.0',
  referer: 'https://marked-header.example/from',
  'accept-language': 'hi, marked-header',
  'x-forwarded-host': 'marked-header.example',
  'x-forwarded-for': 'marked-header',
  'next-url': '/marked-header',
  'x-request-id': 'marked-header-of-a-request',
  origin: 'https://marked-header.example',
};
const cookie =
  'token=marked-cookie; user=marked-cookie; seller_view=marked-cookie; x=marked-cookie';
/** Headers of a visit, and of Next's router. */
const plain: Record<string, string> = {};
const router: Record<string, string> = { rsc: '1' };
const mark = /marked-(?:query|header|cookie)\S{0,40}/i;

/** Returns every page cached by its path, with one catalogue page of each kind, in both languages. */
async function keptPaths(url: string): Promise<string[]> {
  const read = async (path: string) => (await (await fetch(url + path)).json()).data;
  const { products } = await read('/api/products?limit=1');
  const { slug, category, store, brand } = await read(`/api/products/slug/${products[0].slug}`);
  const known: Record<string, string> = {
    '/product/[id]': slug,
    '/category/[slug]': category.slug,
    '/store/[storeId]': store.slug,
    '/brand/[slug]': brand.slug,
    '/blog/[slug]': 'no-such-article',
  };
  const paths = routes
    .filter(({ kind }) => kind === 'static' || kind === 'view')
    .map(({ path }) => path.replace(/\[\w+\]/, known[path] ?? ''));
  const all = [...paths, `/product/${products[0].id}`, '/no-such-page', '/brands?page=99'];
  return all.flatMap((path) => [path, path === '/' ? '/hi' : `/hi${path}`]);
}

const withQuery = (path: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`;

/** Returns all pages on the disk, decompressed. */
async function keptOnDisk(dataDir: string): Promise<Map<string, string>> {
  const folder = join(dataDir, 'pages');
  const kept = new Map<string, string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const bytes = /\/[0-9a-f]{2}\/[0-9a-f]{30}$/.test(name) && readFileSync(join(folder, name));
    const page = bytes && decodePage(bytes);
    if (!page) continue;
    const { html, rest, ...around } = page;
    const parts = await Promise.all([html && plainBytes(html), plainBytes(rest)]);
    kept.set(page.id, `${JSON.stringify(around)}\n${parts.map(String).join('\n')}`);
  }
  return kept;
}

/** Sends the first request of a process, which waits until the process can answer. */
async function askFirst(port: number, path: string): Promise<void> {
  for (;;) {
    const isSent = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => resolve(false));
      socket.on('connect', () => {
        socket.write(
          `GET ${path} HTTP/1.1\r\nHost: marked-header.example\r\nConnection: close\r\n\r\n`,
        );
      });
      socket.on('data', () => {});
      socket.on('close', () => resolve(socket.bytesRead > 0));
    });
    if (isSent) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

for (const { way, port, script } of ways) {
  test(`nothing of a page's first visitor stays in it, under ${way}`, async () => {
    test.setTimeout(600_000);
    const dataDir = `.tmp/e2e-what-is-kept-${port}`;
    demoData(dataDir);
    const starting = startShop({ port, dataDir, script, env });
    await Promise.race([askFirst(port, withQuery('/contact')), starting]);
    const shop = await starting;
    try {
      const paths = await keptPaths(shop.url);
      for (const [at, path] of paths.entries()) {
        // Requests of Next's router render the page as well.
        const request = {
          path: withQuery(path),
          headers: { ...headers, ...(at % 3 === 2 ? router : plain) },
        };
        const answer = await ask(shop.url, request);
        if (answer.headers.location)
          await ask(shop.url, { ...request, path: answer.headers.location });
        await ask(shop.url, { ...request, headers: { ...request.headers, cookie } });
      }
      const lists = ['/search?search=kurta', '/products?page=2', '/hi/brands?page=2'];
      for (const list of lists) {
        for (let visit = 0; visit < 3; visit++)
          await ask(shop.url, { path: withQuery(list), headers });
      }
      const found: unknown[] = [];
      // The cached page is what other visitors get, from memory.
      for (const path of [...paths, ...lists]) {
        for (const more of [plain, router]) {
          const answer = await ask(shop.url, { path, headers: more });
          const text = JSON.stringify(answer.headers) + answer.body;
          found.push(...(mark.exec(text) ?? []).map((what) => [path, more, what]));
        }
      }
      await shop.stop();
      const kept = await keptOnDisk(dataDir);
      for (const [id, text] of kept) {
        found.push(...(mark.exec(text) ?? []).map((what) => [id, what]));
        // The router's mark, which belongs to one visitor, must be absent too.
        if (/"c":\[[^\]]*\?/.test(text)) found.push([id, 'an address with a query']);
      }
      expect(found).toEqual([]);
      const statics = paths.filter(
        (path) => !/^(?:\/hi)?\/(?:products|search|brands\?.*)$/.test(path),
      );
      expect(kept.size).toBeGreaterThanOrEqual(statics.length - 8);
    } finally {
      await shop.stop();
    }
  });
}

test('nobody replaces a list for others by another spelling of its address', async () => {
  test.setTimeout(600_000);
  const dataDir = '.tmp/e2e-one-address';
  demoData(dataDir);
  const shop = await startShop({ port: 3229, dataDir, env });
  try {
    const titleOf = async (path: string) => {
      const { status, body } = await ask(shop.url, { path });
      return [status, /<title>([^<]*)/.exec(body)?.[1], body.includes('bought-elsewhere')];
    };
    const forged = [
      ['/search?search=saree?bought-elsewhere', '/search?search=saree'],
      ['/search?search=kurta#&search=bought-elsewhere', '/search?search=kurta'],
      ['/products?utm_source=#&page=2', '/products?page=2'],
      ['/products?page=3&of=bought-elsewhere', '/products?page=3'],
      ['/products?page=4%23&page=bought-elsewhere', '/products?page=4'],
    ];
    for (const [other = '', own = ''] of forged) {
      const separate = await titleOf(`${own}&sort=default`);
      for (let visit = 0; visit < 3; visit++) await ask(shop.url, { path: other });
      for (let visit = 0; visit < 3; visit++) {
        expect(await titleOf(own), other).toEqual([200, separate[1], false]);
      }
    }
  } finally {
    await shop.stop();
  }
});
