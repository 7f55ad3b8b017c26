import { sql } from 'drizzle-orm';
import type { Connection } from './connection';
import { openMigratedEmbedded } from './testing/migrated';
import { transact } from './transaction';

/** Statements of some milliseconds each. */
const slow = sql`select count(*) from generate_series(1, 60000)`;

describe('statements of the embedded database', () => {
  let opened: Connection;
  beforeAll(async () => {
    opened = await openMigratedEmbedded();
  });
  afterAll(() => opened.close());

  /** Counts the turns of the event loop during the work. */
  async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns++;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    await work();
    isOver = true;
    return turns;
  }
  const many = async (db: Connection['db']) => {
    for (let n = 0; n < 40; n++) await db.execute(slow);
  };

  it('let others have their turn between them', async () => {
    expect(await turnsDuring(() => many(opened.db))).toBeGreaterThan(5);
  });

  it('do so within a transaction too, which stays one', async () => {
    const { db } = opened;
    await db.execute(sql`create table counted (n integer)`);
    const failing = transact(db, async (tx) => {
      await tx.execute(sql`insert into counted values (1)`);
      expect(await turnsDuring(() => many(tx))).toBeGreaterThan(5);
      throw new Error('taken back');
    });
    // This query is sent meanwhile, and answered after the transaction.
    const seen = db.execute(sql`select n from counted`);
    await expect(failing).rejects.toThrow('taken back');
    expect(await seen).toMatchObject({ rows: [] });
  });

  it('keep their order where several are sent at once', async () => {
    const { db } = opened;
    await db.execute(sql`create table sent (id integer generated always as identity, n integer)`);
    await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        db.execute(sql`insert into sent (n) select ${n}::int from (${slow}) as work`),
      ),
    );
    expect(await db.execute(sql`select n from sent order by id`)).toMatchObject({
      rows: Array.from({ length: 30 }, (_, n) => ({ n })),
    });
  });
});
