import { sql } from 'drizzle-orm';
import type { Connection } from '../kernel/db/connection';
import { openMigratedEmbedded } from '../kernel/db/testing/migrated';
import { testHost } from './testing/test-host';

describe('the health of the embedded database', () => {
  let connection: Connection;
  let api: ReturnType<typeof testHost>;

  beforeAll(async () => {
    connection = await openMigratedEmbedded();
    api = testHost(connection);
  });
  const health = () => api.call('GET', '/api/health');

  it('is told beside a transaction without waiting for its end', async () => {
    const before = await health();
    expect(before).toMatchObject({
      status: 200,
      body: { database: { kind: 'embedded', reachable: true } },
    });
    await connection.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      // A query of the database would wait for the very transaction that waits for its answer.
      expect((await health()).body).toEqual(before.body);
    });
  });

  it('is an error at once when it is closed, however lately it has answered', async () => {
    await connection.db.execute(sql`select 1`);
    await connection.close();
    expect(await health()).toMatchObject({
      status: 503,
      body: { data: { database: { kind: 'embedded', reachable: false } } },
    });
  });
});
