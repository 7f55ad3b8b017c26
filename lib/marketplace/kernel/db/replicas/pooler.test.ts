import { sql } from 'drizzle-orm';
import { type Connection, openPostgres, rowsOf } from '../connection';
import { isUnavailable, sqlState } from '../errors';
import { requestLimits } from '../pool';
import { prepared, repeated } from '../prepared';
import { describeOnPooler, startPooler, startReplicaCluster } from '../testing/replica-cluster';

const twice = prepared<{ n: number }, number>(
  'twice',
  () => sql<number>`select ${sql.placeholder('n')}::int * 2`,
);

describeOnPooler('a pooler that lends connections by transaction', () => {
  let cluster: Awaited<ReturnType<typeof startReplicaCluster>>;
  let pooler: Awaited<ReturnType<typeof startPooler>>;
  const opened: Connection[] = [];

  beforeAll(async () => {
    cluster = await startReplicaCluster({ withReplica: false });
    pooler = await startPooler(cluster.folder, cluster.primary);
    await cluster.primary.query('create table things (id int primary key, n int)');
    await cluster.primary.query('insert into things values (1, 0)');
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((connection) => connection.close()));
  });
  afterAll(async () => {
    await pooler.stop();
    await cluster.destroy();
  });

  const open = async (limits = requestLimits) => {
    const connection = await openPostgres(pooler.urlOf('postgres'), limits, { isPooled: true });
    opened.push(connection);
    return connection.db;
  };
  /** More queries than the pooler has connections, fewer than the pool has. */
  const many = Array.from({ length: 9 }, (_, nth) => nth);

  it('runs prepared statements on whichever connection it lends', async () => {
    const db = await open();
    const other = await open();
    for (let round = 0; round < 3; round++) {
      const answers = await Promise.all([
        ...many.map((n) => twice(db, { n })),
        ...many.map((n) => twice(other, { n })),
        ...many.map((n) => repeated(db, 'thrice', sql<number>`select ${n}::int * 2`)),
      ]);
      expect(answers.flat()).toEqual([...many, ...many, ...many].map((n) => n * 2));
    }
  });

  it('ends statements of a transaction at their limit, and leaves no limit to others', async () => {
    const db = await open({ ...requestLimits, statement: 100 });
    const slow = db.transaction((tx) => tx.execute(sql`select pg_sleep(60)`));
    const failure = await slow.catch((error: unknown) => error);
    expect(isUnavailable(failure)).toBe(true);
    const limit = async () => {
      const [row] = await rowsOf<{ statement_timeout: string }>(db, sql`show statement_timeout`);
      return row?.statement_timeout;
    };
    expect(await Promise.all(many.map(limit))).toEqual(many.map(() => '0'));
  });

  it('undoes what was done before a lock that is not given', async () => {
    const db = await open({ ...requestLimits, lock: 50 });
    const other = await open();
    await other.transaction(async (holding) => {
      await holding.execute(sql`select from things for update`);
      const waiting = db.transaction(async (tx) => {
        await tx.execute(sql`insert into things values (2, 0)`);
        await tx.execute(sql`update things set n = 1 where id = 1`);
      });
      expect(isUnavailable(await waiting.catch((error: unknown) => error))).toBe(true);
    });
    expect(await rowsOf(db, sql`select id, n from things`)).toEqual([{ id: 1, n: 0 }]);
  });

  /** Changes the role, for new connections of the pooler. */
  const ofRole = async (change: string) => {
    await cluster.primary.query(`alter role postgres ${change}`);
    await cluster.primary.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and backend_type = 'client backend'`,
    );
  };

  it('ends single statements at the limit of the role', async () => {
    await ofRole("set statement_timeout = '200ms'");
    const db = await open();
    const failure = await db.execute(sql`select pg_sleep(60)`).catch((error: unknown) => error);
    await ofRole('reset statement_timeout');
    expect(sqlState(failure)).toBe('57014');
  });

  it('is left a second behind the limit by a single statement that has none', async () => {
    const db = await open({ ...requestLimits, statement: 100 });
    const failure = await db.execute(sql`select pg_sleep(60)`).catch((error: unknown) => error);
    expect([isUnavailable(failure), sqlState(failure)]).toEqual([true, 'ETIMEDOUT']);
    expect(await rowsOf(db, sql`select 1 as one`)).toEqual([{ one: 1 }]);
  });
});
