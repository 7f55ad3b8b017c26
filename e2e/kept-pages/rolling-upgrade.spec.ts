import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { dropDatabase, ownDatabase } from '../../scripts/lib/own-database.mjs';
import { startShop } from '../../scripts/lib/shop.mjs';
import { nightly } from '../testing/nightly';
import { makeRelease } from './two-builds';

/** Two instances of a build are replaced one at a time by the next build, while visitors come. */

const folder = resolve('.tmp/e2e-upgrade');
const database = 'haat_upgrade';
const ports = [3251, 3252];
const token = 'the-operator-of-this-test';
const { TEST_DATABASE_URL = '', TEST_REDIS_URL = '' } = process.env;

type Shop = Awaited<ReturnType<typeof startShop>>;
type Listed = { id: number; version: number; image: string };
type Product = { slug: string; image_1: string };

/** Acts as a load balancer: tries the next instance if one refuses the connection. */
function balanced(instances: Shop[]) {
  let turn = 0;
  return async (path: string): Promise<Response> => {
    for (let tries = 0; ; tries++) {
      const shop = instances[turn++ % instances.length];
      try {
        return await fetch(`${shop?.url}${path}`);
      } catch (error) {
        if (tries > instances.length) throw error;
      }
    }
  };
}

/** Visits the pages in turn, with their scripts and styles, until stopped; returns the faults. */
function visitors(ask: (path: string) => Promise<Response>, paths: string[]) {
  const state = { isOver: false, visits: 0 };
  const gone = new Set<string>();
  const files = new Map<string, Promise<number>>();
  const faults: string[] = [];
  const visit = async (path: string) => {
    const wanted = gone.has(path) ? [404] : [200, 404];
    const answer = await ask(path);
    const html = await answer.text();
    const isRight = paths.includes(path) ? wanted.includes(answer.status) : answer.status === 200;
    if (!isRight) faults.push(`${path}: ${answer.status}`);
    for (const [file] of html.matchAll(/\/_next\/static\/[\w./~-]+\.(?:js|css)/g)) {
      const status =
        files.get(file) ?? ask(file).then((own) => own.arrayBuffer().then(() => own.status));
      files.set(file, status);
      if ((await status) !== 200) faults.push(`${file} of ${path}`);
    }
    state.visits++;
  };
  const loops = [0, 1, 2].map(async (first) => {
    for (let at = first; !state.isOver; at++) {
      const path = paths[at % paths.length] ?? '/';
      await visit(path).catch((error) => faults.push(`${path}: ${error}`));
    }
  });
  return {
    state,
    /** Marks a page that must not be shown from now on. */
    forbid: (path: string) => gone.add(path),
    async stop() {
      state.isOver = true;
      await Promise.all(loops);
      return faults;
    },
  };
}

test('an upgrade of one instance after the other fails no visitor, and shows nothing that was stopped', async () => {
  test.skip(!nightly, 'three shops at once take half a minute from all other tests');
  test.skip(!TEST_DATABASE_URL || !TEST_REDIS_URL, 'needs TEST_DATABASE_URL and TEST_REDIS_URL');
  test.setTimeout(600_000);
  rmSync(folder, { recursive: true, force: true });
  const redisUrl = `${TEST_REDIS_URL.replace(/\/+$/, '')}/10`;
  const { createClient } = await import('@redis/client');
  const redis = await createClient({ url: redisUrl }).connect();
  await redis.flushDb();
  await dropDatabase(TEST_DATABASE_URL, database);
  const env = {
    DATABASE_URL: await ownDatabase(TEST_DATABASE_URL, database),
    REDIS_URL: redisUrl,
    ...{ API_URL: '', SMTP_URL: '', SMS_URL: '', SITE_URL: 'http://localhost:3251' },
    ...{ PAYMENTS: 'test', DEMO_DATA: 'goods', DEMO_PRODUCTS: '60', OPERATOR_TOKEN: token },
    NEXTAUTH_SECRET: 'a secret of this test',
  };
  const open = (port = 0, release = {}) =>
    startShop({ port, dataDir: join(folder, 'data'), env, ...release });
  const instances: Shop[] = [];
  try {
    // The first instance fills the database.
    for (const port of ports) instances.push(await open(port));
    const ask = balanced(instances);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const origin = () => instances[0]?.url;
    const answerOf = async <Data>(path: string): Promise<Data> =>
      (await (await fetch(`${origin()}${path}`, { headers })).json()).data;
    const { products } = await answerOf<{ products: Product[] }>(
      '/api/products?in_stock=1&limit=60',
    );
    const { listings } = await answerOf<{ listings: Listed[] }>(
      '/api/operator/catalogue/listings?status=live&limit=100',
    );
    const stoppable = listings.flatMap((listing) => {
      const [product, ...others] = products.filter(({ image_1 }) => image_1 === listing.image);
      return product && !others.length ? [{ listing, path: `/product/${product.slug}` }] : [];
    });
    const [before, between, after] = stoppable;
    if (!before || !between || !after)
      throw new Error('three listings are known by their pictures');
    const paths = [...stoppable.slice(0, 20).map(({ path }) => path), '/', '/hi', '/brands'];
    for (const path of [...paths, ...paths]) await (await ask(path)).text();

    const crowd = visitors(ask, paths);
    const pause = async ({ listing: { id, version }, path }: typeof before) => {
      const body = { edit: { kind: 'state', value: 'pause' }, listings: [{ id, version }] };
      const answer = await fetch(`${origin()}/api/operator/catalogue/edits`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      expect(answer.status).toBe(200);
      await expect
        .poll(() =>
          Promise.all(instances.map(({ url }) => fetch(url + path).then((own) => own.status))),
        )
        .toEqual([404, 404]);
      crowd.forbid(path);
    };
    await pause(before);
    const release = makeRelease(join(folder, 'next-release'), 'next-release');
    for (const [at, port] of ports.entries()) {
      await instances[at]?.stop();
      const visits = crowd.state.visits;
      const shop = await open(port, release);
      instances[at] = shop;
      // A page of the former build, for which the first visitor need not wait.
      const kept = await fetch(shop.url + stoppable[5]?.path);
      expect(['STALE', 'HIT']).toContain(kept.headers.get('x-nextjs-cache'));
      expect(crowd.state.visits).toBeGreaterThan(visits);
      await pause(at === 0 ? between : after);
    }
    for (const { url } of instances) {
      await expect
        .poll(async () => (await fetch(url + stoppable[5]?.path)).text())
        .toContain('next-release');
    }
    expect(await crowd.stop()).toEqual([]);
  } finally {
    await Promise.all(instances.map((shop) => shop.stop()));
    await redis.flushDb();
    redis.destroy();
    await dropDatabase(TEST_DATABASE_URL, database);
    rmSync(folder, { recursive: true, force: true });
  }
});
