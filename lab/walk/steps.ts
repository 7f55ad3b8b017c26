import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { startVarnish } from '../smoke/varnish';
import { openCluster } from '../soak/topology/opensearch';
import { PostgresPair } from '../soak/topology/postgres';
import { openRedis } from '../soak/topology/redis';
import { openS3 } from '../soak/topology/s3';
import { bucketOf } from './bucket';
import type { WalkedShop } from './shop';

const purgeToken = 'the-purges-of-the-walk';

export type Step = {
  name: string;
  take: () => Promise<unknown>;
  /** True if there is a moment without any instance; otherwise nothing may fail meanwhile. */
  closes?: true;
  /** Makes closer checks, while nobody buys. */
  examine?: () => Promise<unknown>;
  /** The origin of visitors' pages, if it is not nginx. */
  pagesFrom?: string;
};

/**
 * Returns the steps there and back, in the words of docs/scaling.md; `closing` receives functions that end what
 * they start.
 */
export async function stepsWith(shop: WalkedShop, closing: (() => unknown)[]): Promise<Step[]> {
  const { env, ports, folder, dataDir, memory, one, two, worker, restart, script } = shop;
  const postgres = new PostgresPair(join(memory, 'postgres'), [ports.primary, ports.standby]);
  closing.push(() => postgres.close());
  await postgres.open();
  const database = (port: number) => `postgres://postgres@127.0.0.1:${port}/haat_walk`;
  await postgres.ask('create database haat_walk');
  const redis = await openRedis(ports.redis, join(folder, 'redis.log'));
  closing.push(redis.close);
  const s3 = await openS3(ports.s3, join(folder, 's3'));
  closing.push(s3.close);
  const bucket = bucketOf(s3.settings);
  const cluster = await openCluster({
    ...{ folder: join(folder, 'search'), httpPort: ports.search, transportPort: ports.transport },
  });
  if (!cluster) throw new Error('The walk needs a JDK from 21 on and Maven, for OpenSearch.');
  closing.push(cluster.close);
  const varnish = await startVarnish({
    folder: join(folder, 'varnish'),
    port: ports.varnish,
    shops: [ports.one, ports.two],
    token: purgeToken,
  });
  closing.push(varnish.stop);
  const set = (settings: Record<string, string>) => Object.assign(env, settings);
  const unset = (...names: string[]) => {
    for (const name of names) env[name] = '';
  };

  return [
    {
      name: '1 PostgreSQL',
      closes: true,
      async take() {
        await one.stop();
        await script('database', 'copy', dataDir, database(ports.primary));
        set({ DATABASE_URL: database(ports.primary) });
        await one.start();
      },
    },
    {
      name: '2 Redis and a second instance',
      closes: true,
      async take() {
        set({ REDIS_URL: redis.url });
        await restart(one);
        await two.start();
      },
    },
    {
      name: '3 a bucket',
      async take() {
        set(s3.settings);
        await bucket.takeFrom(dataDir);
        await restart(one, two);
        await bucket.takeFrom(dataDir);
        // Files in the folder must not be used any more.
        renameSync(join(dataDir, 'uploads'), join(dataDir, 'uploads-before'));
      },
    },
    {
      name: '4 a worker',
      async take() {
        await worker.start();
        shop.webRole = 'web';
        await restart(one, two);
      },
    },
    {
      name: '5 a replica',
      async take() {
        set({ DATABASE_REPLICA_URLS: database(ports.standby) });
        await restart(one, two, worker);
      },
    },
    {
      name: '6 a search cluster',
      async take() {
        set({ SEARCH_URL: cluster.urls.join(','), SEARCH_INDEX: 'walk' });
        await script('search', 'rebuild');
        await restart(one, two, worker);
      },
      examine: () => script('search', 'check'),
    },
    {
      name: '7 a CDN',
      pagesFrom: varnish.url,
      async take() {
        set({ CDN: 'varnish', VARNISH_URLS: varnish.url, VARNISH_PURGE_TOKEN: purgeToken });
        await restart(one, two, worker);
      },
      examine: () => script('audit'),
    },
    {
      name: 'back from 7',
      async take() {
        unset('CDN', 'VARNISH_URLS', 'VARNISH_PURGE_TOKEN');
        await restart(one, two, worker);
      },
    },
    {
      name: 'back from 6',
      async take() {
        unset('SEARCH_URL', 'SEARCH_INDEX');
        await restart(one, two, worker);
      },
    },
    {
      name: 'back from 5',
      async take() {
        unset('DATABASE_REPLICA_URLS');
        await restart(one, two, worker);
      },
    },
    {
      name: 'back from 4',
      async take() {
        shop.webRole = '';
        await restart(one, two);
        await worker.stop();
      },
    },
    {
      name: 'back from 3',
      async take() {
        set({ FILE_PROVIDER: 'disk' });
        await restart(one, two);
        await bucket.giveBackTo(dataDir);
        unset('FILE_PROVIDER', ...Object.keys(s3.settings));
        await restart(one, two);
      },
    },
    {
      name: 'back from 2',
      closes: true,
      async take() {
        await two.stop();
        unset('REDIS_URL');
        await restart(one);
      },
    },
    {
      name: 'back from 1',
      closes: true,
      async take() {
        await one.stop();
        renameSync(join(dataDir, 'db'), join(dataDir, 'db-before'));
        await script('database', 'copy', database(ports.primary), dataDir);
        unset('DATABASE_URL');
        await one.start();
      },
    },
  ];
}
