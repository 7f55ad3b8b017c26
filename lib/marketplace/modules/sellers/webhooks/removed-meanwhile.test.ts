import { Client } from 'pg';
import { type Connection, openPostgres } from '../../../kernel/db/connection';
import { noLimits } from '../../../kernel/db/pool';
import { webhookEvents } from '../../../kernel/db/schema/webhooks';
import { describeOnPostgres } from '../../../kernel/db/testing/databases';
import { makeProduct, makeStore } from '../../../kernel/db/testing/fixtures';
import { transact } from '../../../kernel/db/transaction';
import { correctStock } from '../../inventory/correct-stock';
import { createWebhook } from './service';

describeOnPostgres('a webhook that is removed while something happens', (make) => {
  let database: Awaited<ReturnType<typeof make>>;
  let connection: Connection;
  let other: Client;
  beforeAll(async () => {
    database = await make();
    connection = await openPostgres(database.env.DATABASE_URL, noLimits);
    other = new Client({ connectionString: database.env.DATABASE_URL });
    await other.connect();
  });
  afterAll(async () => {
    await connection.close();
    await other.end();
    await database.drop();
  });

  it('does not fail what would have been told to it', async () => {
    const { db } = connection;
    const { id: storeId, vendorId } = await makeStore(db);
    const { id: productId } = await makeProduct(db, { storeId, stock: 1 });
    const url = 'https://system.invalid/haat';
    const { id } = await createWebhook(
      db,
      { storeId, vendorId },
      { url, events: ['stock.changed'] },
    );
    await other.query('begin');
    await other.query('delete from webhook_endpoints where id = $1', [id]);
    const change = { productId, to: 7, kind: 'correction', reason: 'Counted' } as const;
    const changing = transact(db, (tx) => correctStock(tx, change));
    const isWaiting = async () => {
      const { rows } = await other.query(
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
      return rows.length > 0;
    };
    while (!(await isWaiting()));
    await other.query('commit');
    expect(await changing).toBe(7);
    expect(await db.$count(webhookEvents)).toBe(0);
  });
});
