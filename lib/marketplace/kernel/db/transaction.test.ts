import { DrizzleQueryError, sql } from 'drizzle-orm';
import { DomainError } from '../errors';
import type { Connection } from './connection';
import { testDatabases } from './testing/databases';
import { onCommit, transact } from './transaction';

const failure = (code: string) =>
  new DrizzleQueryError('update …', [], Object.assign(new Error(code), { code }));

const failing = (times: number, error: Error) => {
  let runs = 0;
  return async () => {
    runs++;
    if (runs <= times) throw error;
    return runs;
  };
};

describe.each(testDatabases)('a transaction on $name', ({ open }) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await open();
  });
  afterAll(() => connection.close());

  it.each(['40P01', '40001', '23505'])('is tried again after %s, three times', async (code) => {
    const { db } = connection;
    await expect(transact(db, failing(3, failure(code)))).resolves.toBe(4);
    await expect(transact(db, failing(4, failure(code)))).rejects.toThrow('update');
  });

  it.each([
    ['a broken rule of the database', failure('23514')],
    ['a rule of the marketplace', new DomainError(409, 'cart_changed')],
  ])('is not repeated after %s', async (_, error) => {
    await expect(transact(connection.db, failing(1, error))).rejects.toBe(error);
  });

  it('runs what is left for the commit once, after it, and nothing of a try that failed', async () => {
    const { db } = connection;
    await db.execute(sql`create table if not exists tried (n int)`);
    const seen: number[] = [];
    const note = () => seen.push(-1);
    const count = async () => {
      seen.push(await db.$count(sql`tried`));
    };
    let tries = 0;
    await transact(db, async (tx) => {
      await tx.execute(sql`insert into tried values (1)`);
      onCommit(note);
      onCommit(note);
      if (++tries === 1) throw failure('40001');
      expect(seen).toEqual([]);
    });
    await count();
    expect(seen).toEqual([-1, 1]);
  });
});
