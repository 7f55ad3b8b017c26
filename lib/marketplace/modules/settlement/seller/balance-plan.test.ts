import { sql } from 'drizzle-orm';
import { type Connection, rowsOf } from '../../../kernel/db/connection';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeStore } from '../../../kernel/db/testing/fixtures';
import { openEntries } from '../cycle/run-cycle';

describe.each(testDatabases)('the open entries of a store on $name', ({ open }) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await open();
  });
  afterAll(() => connection.close());

  it('are each looked up by index, and join no table of the market as a whole', async () => {
    const { id } = await makeStore(connection.db);
    const plan = await connection.db.transaction(async (tx) => {
      // The plan must then join whole tables by hashing or merging wherever it can.
      await tx.execute(sql`set local enable_nestloop = off`);
      const rows = await rowsOf<Record<string, string>>(
        tx,
        sql`explain select sum(amount) from (${openEntries}) as open where store_id = ${id}`,
      );
      return rows.map((row) => Object.values(row)[0] ?? '');
    });
    const joined = plan.filter((line) => /(?:Hash|Merge) Cond/.test(line));
    const keys = /transaction_id|reference|order_item_id|settlement_lines|entry_id/;
    expect(joined.filter((line) => keys.test(line))).toEqual([]);
  });
});
