import assert from 'node:assert/strict';
import { viewLimit } from '../../lib/paths/routes';
import type { Check } from './shop';
import { until } from './until';
import { Visitor } from './visitor';

export type ProxyInFront = {
  /** The address without TLS. */
  plainUrl: string;
  /** The addresses of the instances behind it. */
  origins: string[];
  /** Process id of an instance, which the last check ends. */
  instance: number;
};

const cacheState = ({ headers }: { headers: Headers }) => headers.get('x-cache');

/** Returns the checks of the proxy in front of the instances. */
export const proxyChecks = ({ plainUrl, origins, instance }: ProxyInFront): Check[] => [
  {
    title: 'http leads to https',
    run: async () => {
      const { headers } = await new Visitor(plainUrl).expect(301, '/deals?page=2');
      assert.match(headers.get('location') ?? '', /^https:\/\/[^/]+\/deals\?page=2$/);
    },
  },
  {
    title: 'a page asked for twice comes from the proxy',
    run: async ({ visitor, product }) => {
      const path = `/product/${product.slug}?utm_source=smoke`;
      const first = await visitor.expect(200, path);
      assert.equal(cacheState(first), 'MISS');
      // The proxy keeps it for a second only.
      await until('a page that was just sent comes from the proxy', async () => {
        await visitor.expect(200, path);
        const again = await visitor.expect(200, path);
        assert.equal(again.text, first.text);
        return cacheState(again) === 'HIT';
      });
    },
  },
  {
    title: 'each coding has an answer of its own',
    run: async ({ visitor }) => {
      for (const coding of ['br', 'gzip', 'identity']) {
        const headers = { 'accept-encoding': coding };
        const { headers: about } = await visitor.expect(200, '/about', { headers });
        assert.equal(about.get('content-encoding') ?? 'identity', coding);
      }
    },
  },
  {
    title: 'pictures and scripts come from the proxy',
    run: async ({ visitor, product }) => {
      await visitor.expect(200, product.image_1);
      assert.equal(cacheState(await visitor.expect(200, product.image_1)), 'HIT');
    },
  },
  {
    title: 'who chose Hindi is led there, though others’ home page is kept',
    run: async ({ visitor: { url } }) => {
      await new Visitor(url).expect(200, '/');
      const reader = new Visitor(url);
      reader.cookies.set('language', 'hi');
      const { headers } = await reader.expect(307, '/');
      assert.match(headers.get('location') ?? '', /\/hi$/);
    },
  },
  {
    title: 'nothing of a visitor’s own is kept',
    run: async ({ visitor }) => {
      for (const path of ['/api/health', '/api/products?limit=1', '/checkout', '/signin?x=1']) {
        await visitor.ask(path);
        const again = await visitor.ask(path);
        const isShared = /s-maxage/.test(again.headers.get('cache-control') ?? '');
        if (!isShared) assert.notEqual(cacheState(again), 'HIT', path);
      }
    },
  },
  {
    title: 'a body of 12 MB is refused, figures are not for outside',
    run: async ({ visitor }) => {
      const body = 'x'.repeat(12 * 1024 * 1024);
      await visitor.expect(413, '/api/stores', { method: 'POST', body });
      await visitor.expect(404, '/metrics');
    },
  },
  {
    title: 'views of lists are counted for all instances',
    run: async () => {
      const instances = origins.map((origin) => new Visitor(origin));
      // Next's router is redirected to the document: nothing is rendered.
      const headers = { rsc: '1', 'x-forwarded-for': '198.51.100.201' };
      // Instances learn of each other's counts a moment later.
      const most = viewLimit.tries + 10;
      const statuses: number[] = [];
      while (statuses.length <= most && statuses.at(-1) !== 429) {
        const instance = instances[statuses.length % instances.length];
        const answer = await instance?.ask('/brands?page=2&_rsc=none', { headers });
        statuses.push(Number(answer?.status));
      }
      assert.deepEqual([...new Set(statuses)], [307, 429]);
    },
  },
  {
    title: 'one instance stops; visitors do not notice',
    run: async ({ visitor, product }) => {
      process.kill(instance, 'SIGTERM');
      let asked = 0;
      await until('20 pages and calls are answered', async () => {
        await visitor.expect(200, `/product/${product.slug}?utm_term=${asked}`);
        await visitor.expect(200, '/api/health');
        asked += 2;
        return asked >= 20;
      });
    },
  },
];
