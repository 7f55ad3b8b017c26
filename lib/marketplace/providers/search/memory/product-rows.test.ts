import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../kernel/db/connection';
import { testDatabases } from '../../../kernel/db/testing/databases';
import { makeProduct } from '../../../kernel/db/testing/fixtures';
import { recorded } from '../../../kernel/db/testing/recorded';
import { planAsIfLarge } from '../../../kernel/db/testing/whole-reads';
import { listingsAfter } from './product-rows';

describe.each(testDatabases)('listings by their ids, on $name', ({ open }) => {
  it('the next ones are read by the index up to their number, not collected of all that are left', async () => {
    const connection = await open();
    const { db, take } = recorded(connection.db);
    for (let made = 0; made < 3; made++) await makeProduct(connection.db);
    const listed = await listingsAfter(db, 0, 2);
    expect(listed).toHaveLength(2);
    expect(await listingsAfter(db, listed[1] as number, 2)).toHaveLength(1);
    const [sent] = take();
    await db.execute(sql`analyze products`);
    const plan = await db.transaction(async (tx) => {
      await planAsIfLarge(tx, ['products']);
      return rowsOf<{ 'QUERY PLAN': string }>(
        tx,
        sql`explain (costs off) ${sql.raw((sent?.text ?? '').replace('$1', '0').replace('$2', '2'))}`,
      );
    });
    const steps = plan.map((row) => row['QUERY PLAN']);
    const limit = steps.findIndex((step) => step.includes('Limit'));
    expect(steps.slice(limit).join('\n')).toMatch(
      /Unique[\s\S]*Index Only Scan using products_listing_idx/,
    );
    expect(steps.slice(limit).join('\n')).not.toMatch(/Aggregate|Sort/);
    await connection.close();
  });
});
