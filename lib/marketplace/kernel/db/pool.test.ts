import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { type Connection, openPostgres, rowsOf } from './connection';
import { isUnavailable } from './errors';
import { requestLimits } from './pool';
import { describeOnPostgres } from './testing/databases';
import { openLine } from './testing/silent-line';

/** More queries than the pool has connections. */
const many = Array.from({ length: 12 });

describeOnPostgres('the pool', (make) => {
  let database: Awaited<ReturnType<typeof make>>;
  let line: Awaited<ReturnType<typeof openLine>>;
  let other: Client;
  let connection: Connection;

  beforeAll(async () => {
    database = await make();
    line = await openLine(database.env.DATABASE_URL);
    other = new Client({ connectionString: database.env.DATABASE_URL });
    await other.connect();
    await other.query('create table things (id int primary key, n int)');
    await other.query('insert into things values (1, 0)');
  });
  afterEach(async () => {
    await other.query('update things set n = 0');
    await connection.close();
  });
  afterAll(async () => {
    await other.end();
    await line.close();
    await database.drop();
  });

  const open = async (limits: Partial<typeof requestLimits> = {}) => {
    connection = await openPostgres(line.url, { ...requestLimits, ...limits });
    return connection.db;
  };
  const n = async () => (await other.query('select n from things')).rows[0].n;
  const change = sql`update things set n = n + 1`;
  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error) => error,
    );

  it('ends a statement that takes too long, and goes on', async () => {
    const db = await open({ statement: 50 });
    const failures = await Promise.all(
      many.map(() => failureOf(db.execute(sql`select pg_sleep(60)`))),
    );
    expect(failures.map(isUnavailable)).toEqual(many.map(() => true));
    await db.execute(change);
    expect(await n()).toBe(1);
  });

  it('undoes what was done before a lock that is not given', async () => {
    const db = await open({ lock: 50 });
    await other.query('create table if not exists more_things (id int)');
    await other.query('begin; lock table more_things');
    const work = db.transaction(async (tx) => {
      await tx.execute(change);
      await tx.execute(sql`select * from more_things`);
    });
    expect(isUnavailable(await failureOf(work))).toBe(true);
    await other.query('rollback');
    expect(await n()).toBe(0);
  });

  /** Waits until the server has ended the connection that a transaction works on. */
  const ended = async (pid: number) => {
    const { rowCount } = await other.query('select from pg_stat_activity where pid = $1', [pid]);
    if (rowCount) await ended(pid);
  };
  const pidOf = async (tx: Parameters<typeof rowsOf>[0]) => {
    const [row] = await rowsOf<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`);
    return row?.pid ?? 0;
  };

  it('undoes a transaction in which nothing happens any more', async () => {
    const db = await open({ idle: 50 });
    const work = db.transaction(async (tx) => {
      await tx.execute(change);
      await ended(await pidOf(tx));
    });
    expect(isUnavailable(await failureOf(work))).toBe(true);
    expect(await n()).toBe(0);
  });

  it('outlives connections that are cut in use, and replaces them', async () => {
    const db = await open();
    for (const _ of many) {
      const work = db.transaction(async (tx) => {
        await tx.execute(change);
        const pid = await pidOf(tx);
        await other.query('select pg_terminate_backend($1)', [pid]);
        await ended(pid);
        await tx.execute(change);
      });
      expect(isUnavailable(await failureOf(work))).toBe(true);
    }
    expect(await n()).toBe(0);
    await db.transaction((tx) => tx.execute(change));
    expect(await n()).toBe(1);
  });

  it('outlives a server that falls silent, also where a transaction is about to begin', async () => {
    const db = await open({ silence: 1_000, connect: 1_500 });
    await Promise.all(many.map(() => db.execute(sql`select 1`))); // ready connections
    line.fallSilent();
    for (const begins of [true, false]) {
      const works = many.map(() =>
        begins ? db.transaction((tx) => tx.execute(change)) : db.execute(change),
      );
      const failures = await Promise.all(works.map(failureOf));
      expect(failures.map(isUnavailable)).toEqual(many.map(() => true));
    }
    line.speak();
    await db.transaction((tx) => tx.execute(sql`update things set n = 100`));
    expect(await n()).toBe(100);
  });
});
