import { laterPosition, readAfterHeader, writtenHeader } from '@/lib/caching/read-after';
import { serverProcess } from '@/lib/process/server-process';
import { type Connection, openPostgres } from '../kernel/db/connection';
import { requestLimits } from '../kernel/db/pool';
import { replicasOf } from '../kernel/db/replicas/reading';
import { makeProduct, makeShopper, makeStore } from '../kernel/db/testing/fixtures';
import { createMigrated } from '../kernel/db/testing/migrated';
import { describeOnReplica, startReplicaCluster } from '../kernel/db/testing/replica-cluster';
import { deliverStaleProducts } from '../kernel/events/stale-products/deliver';
import { operatorToken } from '../modules/orders/testing/orders';
import { testHost } from './testing/test-host';

describeOnReplica('the API on a database with a replica', () => {
  let cluster: Awaited<ReturnType<typeof startReplicaCluster>>;
  let connection: Connection;
  let api: ReturnType<typeof testHost>;
  let product: Awaited<ReturnType<typeof makeProduct>>;

  beforeAll(async () => {
    process.env.OPERATOR_TOKEN = operatorToken;
    cluster = await startReplicaCluster();
    const { primary, replica } = cluster;
    await createMigrated(
      primary.urlOf('postgres'),
      (statement) => primary.query(statement),
      'market',
    );
    connection = await openPostgres(primary.urlOf('market'), requestLimits, {
      replicas: [replica.urlOf('market')],
    });
    api = testHost(connection);
    const store = await makeStore(connection.db);
    product = await makeProduct(connection.db, { storeId: store.id, name: 'Brass lamp' });
    await replayed();
  });
  afterAll(async () => {
    await connection.close();
    await cluster.destroy();
  });
  afterEach(async () => {
    await cluster.replica.query('select pg_wal_replay_resume()');
    serverProcess.readAfter = undefined;
    await replayed();
  });

  const pause = () => cluster.replica.query('select pg_wal_replay_pause()');
  /** Waits until the replica serves, and has all written rows. */
  async function replayed() {
    const replicas = replicasOf(connection.db);
    const now = await replicas?.position();
    const isThere = () =>
      replicas?.all.every((replica) => replica.isServing && replica.has(String(now)));
    while (!isThere()) await replicas?.look();
  }
  const nameFor = async (headers?: Record<string, string>) => {
    const { body } = await api.call('GET', `/api/products/${product.id}`, { headers });
    return body.data.name;
  };
  const rename = (name: string) =>
    cluster.primary.query(
      `update products set name = '${name}' where id = ${product.id};
       insert into stale_products (kind, subject_id, store_id) values ('product', ${product.id}, 0)`,
      'market',
    );

  it('shows whoever has written nothing older, and others what the replica has', async () => {
    await pause();
    await rename('Copper lamp');
    const shopper = await makeShopper(connection.db);
    const { headers } = await api.call('POST', '/api/products/search/clicked', {
      body: { search: 'lamp' },
      token: shopper.token,
    });
    const written = String(headers.get(writtenHeader));
    expect(written).toMatch(/^[0-9a-f]{16}$/);
    expect(await nameFor()).toBe('Brass lamp');
    expect(await nameFor({ [readAfterHeader]: written })).toBe('Copper lamp');
    expect(await nameFor({ [readAfterHeader]: 'latest' })).toBe('Copper lamp');
  });

  it('never renders a changed page from before the change', async () => {
    const before = await nameFor();
    await pause();
    await rename('Silver lamp');
    const told: (string | undefined)[] = [];
    await deliverStaleProducts(
      connection.db,
      async (stale) => {
        told.push(stale.read_after);
      },
      new Date(),
    );
    expect(await nameFor()).toBe(before);
    const readAfter = told.reduce((a, b) => laterPosition(a, b), undefined);
    expect(await nameFor({ [readAfterHeader]: String(readAfter) })).toBe('Silver lamp');
  });

  it('tells operators of a replica that is away', async () => {
    const states = async () => {
      const { body } = await api.call('GET', '/api/operator/health', { token: operatorToken });
      return body.data.database.replicas;
    };
    const name = `127.0.0.1:${cluster.replica.port}`;
    expect(await states()).toEqual([{ name, absence: null, lag: 0 }]);
    await cluster.replica.kill();
    await replicasOf(connection.db)?.look();
    expect(await states()).toMatchObject([{ name, absence: 'unreachable' }]);
    expect((await api.call('GET', `/api/products/${product.id}`)).status).toBe(200);
    await cluster.replica.start();
  });

  it('says no position to whoever only reads', async () => {
    const { headers } = await api.call('GET', `/api/products/${product.id}`);
    expect(headers.get(writtenHeader)).toBeNull();
  });

  it('goes on from the replica while the primary is away, and sells nothing', async () => {
    const shopper = await makeShopper(connection.db);
    await replayed();
    const name = await nameFor();
    await cluster.primary.kill();
    expect(await nameFor()).toBe(name);
    const cart = await api.call('GET', '/api/cart', { token: shopper.token });
    expect([cart.status, cart.headers.get('retry-after')]).toEqual([503, '5']);
    await cluster.primary.start();
  });
});
