import { sql } from 'drizzle-orm';
import { type Connection, openPostgres, rowsOf } from '../kernel/db/connection';
import { requestLimits } from '../kernel/db/pool';
import { makeProduct, makeShopper, makeStore } from '../kernel/db/testing/fixtures';
import { createMigrated } from '../kernel/db/testing/migrated';
import {
  describeOnPooler,
  startPooler,
  startReplicaCluster,
} from '../kernel/db/testing/replica-cluster';
import { placeCod } from '../modules/orders/testing/orders';
import { testHost } from './testing/test-host';

describeOnPooler('the market behind a pooler that lends connections by transaction', () => {
  let cluster: Awaited<ReturnType<typeof startReplicaCluster>>;
  let pooler: Awaited<ReturnType<typeof startPooler>>;
  let connection: Connection;
  let api: ReturnType<typeof testHost>;

  beforeAll(async () => {
    cluster = await startReplicaCluster({ withReplica: false });
    const { primary } = cluster;
    await createMigrated(
      primary.urlOf('postgres'),
      (statement) => primary.query(statement),
      'market',
    );
    pooler = await startPooler(cluster.folder, primary);
    connection = await openPostgres(pooler.urlOf('market'), requestLimits, { isPooled: true });
    api = testHost(connection);
  });
  afterAll(async () => {
    await api.stalePages();
    await connection.close();
    await pooler.stop();
    await cluster.destroy();
  });

  it('sells to a crowd what there is, and no more', async () => {
    const { db } = connection;
    const { id: storeId } = await makeStore(db);
    const product = await makeProduct(db, { storeId, stock: 8 });
    const shoppers = [];
    for (let n = 0; n < 16; n++) shoppers.push(await makeShopper(db));
    const orders = await Promise.allSettled(
      shoppers.map((shopper) => placeCod({ db, api, shopper }, [{ product }])),
    );
    expect(orders.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
    expect(await rowsOf(db, sql`select stock from products where id = ${product.id}`)).toEqual([
      { stock: 0 },
    ]);
    const { body } = await api.call('GET', `/api/products/${product.id}`);
    expect(body.data.id).toBe(product.id);
  });
});
