import assert from 'node:assert/strict';
import type { Check } from './shop';

const everyAnswer = {
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'content-security-policy': /default-src '(?:self|none)'/,
};

/** Checks of files, pictures, robots' files, and their headers. */
export const fileChecks: Check[] = [
  {
    title: 'robots.txt names the sitemap',
    run: async ({ visitor }) => {
      const { text } = await visitor.expect(200, '/robots.txt');
      assert.match(text, /^Sitemap: https?:\/\/.+\/sitemap\.xml$/m);
      assert.match(text, /^Disallow: \/api\/$/m);
    },
  },
  {
    title: 'security.txt says whom to tell, and until when that holds',
    run: async ({ visitor }) => {
      const { text } = await visitor.expect(200, '/.well-known/security.txt');
      assert.match(text, /^Contact: mailto:\S+@\S+$/m);
      const [, expires = ''] = /^Expires: (\S+)$/m.exec(text) ?? [];
      assert.ok(Date.parse(expires) > Date.now());
    },
  },
  {
    title: 'the sitemap lists the product',
    run: async ({ visitor, product }) => {
      const { text } = await visitor.expect(200, '/sitemap.xml');
      const [, shard = ''] = /<loc>https?:\/\/[^/]+(\/sitemaps\/products-1\.xml)</.exec(text) ?? [];
      const { text: urls } = await visitor.expect(200, shard);
      assert.ok(urls.includes(`/product/${product.slug}<`));
    },
  },
  {
    title: 'a script of the build may be kept for good',
    run: async ({ visitor }) => {
      const { text } = await visitor.expect(200, '/');
      const [, script = ''] = /src="(\/_next\/static\/[^"]+\.js)"/.exec(text) ?? [];
      const { headers } = await visitor.expect(200, script);
      assert.match(headers.get('cache-control') ?? '', /max-age=31536000, immutable/);
      assert.match(headers.get('content-type') ?? '', /javascript/);
    },
  },
  {
    title: 'pages come compressed',
    run: async ({ visitor }) => {
      const asked = { headers: { 'accept-encoding': 'gzip, deflate, br' } };
      const { headers } = await visitor.expect(200, '/', asked);
      assert.match(headers.get('content-encoding') ?? '', /^(?:br|gzip)$/);
      assert.match(headers.get('vary') ?? '', /accept-encoding/i);
    },
  },
  {
    title: 'the service worker is asked for anew each time',
    run: async ({ visitor }) => {
      const { headers } = await visitor.expect(200, '/sw.js');
      assert.match(headers.get('cache-control') ?? '', /no-cache|max-age=0/);
    },
  },
  {
    title: 'the manifest and the icon',
    run: async ({ visitor }) => {
      const { text } = await visitor.expect(200, '/manifest.webmanifest');
      assert.ok(JSON.parse(text).icons.length > 0);
      await visitor.expect(200, '/icon.svg');
    },
  },
  {
    title: 'a picture of the shop, whole and scaled',
    run: async ({ visitor, product }) => {
      const whole = await visitor.expect(200, product.image_1);
      assert.match(whole.headers.get('content-type') ?? '', /^image\/webp$/);
      assert.match(whole.headers.get('cache-control') ?? '', /immutable/);
      const scaled = `/_next/image?url=${encodeURIComponent(product.image_1)}&w=256&q=75`;
      const small = await visitor.expect(200, scaled, { headers: { accept: 'image/webp,*/*' } });
      assert.match(small.headers.get('content-type') ?? '', /^image\/webp$/);
    },
  },
  {
    title: 'the picture of a shared link',
    run: async ({ visitor, product }) => {
      const { headers, bytes } = await visitor.expect(200, `/og/product/${product.slug}`);
      assert.equal(headers.get('content-type'), 'image/jpeg');
      assert.deepEqual([...bytes.subarray(0, 2)], [0xff, 0xd8]);
    },
  },
  {
    title: 'every answer carries the security headers',
    run: async ({ visitor, product }) => {
      const paths = ['/', '/no-such', '/api/health', '/api/no-such', '/robots.txt', '/signin'];
      for (const path of [...paths, product.image_1]) {
        const { headers } = await visitor.ask(path);
        for (const [name, pattern] of Object.entries(everyAnswer)) {
          assert.match(headers.get(name) ?? '', pattern, `${name} of ${path}`);
        }
        assert.equal(headers.get('x-powered-by'), null);
        if (visitor.url.startsWith('https:')) {
          assert.match(headers.get('strict-transport-security') ?? '', /max-age=\d{8}/);
        }
      }
    },
  },
];
