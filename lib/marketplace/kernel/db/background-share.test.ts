import { sql } from 'drizzle-orm';
import { config } from '@/lib/config';
import { background, backgroundDone, behindAnswer } from '../jobs/background';
import { runJob } from '../jobs/run';
import { type Connection, type Database, openPostgres, rowsOf } from './connection';
import { noLimits } from './pool';
import { describeOnPostgres } from './testing/databases';
import { openEmptyEmbedded } from './testing/migrated';

const one = sql`select 1 as one`;

/** Returns a promise that is resolved from outside. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

describeOnPostgres('a pool of which background work hangs on to all that it may', (make) => {
  let database: Awaited<ReturnType<typeof make.empty>>;
  let connection: Connection;
  let db: Database;
  beforeAll(async () => {
    process.env.JOBS_CONNECTIONS = '3';
    database = await make.empty();
    connection = await openPostgres(database.env.DATABASE_URL, noLimits);
    db = connection.db;
  });
  afterAll(async () => {
    delete process.env.JOBS_CONNECTIONS;
    await connection.close();
    await database.drop();
  });

  /** Starts more transactions than the pool has connections, which hang until `end`. */
  async function hang(start: (work: () => Promise<unknown>) => unknown) {
    const end = gate();
    const begun: (() => void)[] = [];
    const share = Array.from({ length: 3 }, gate);
    const work = () =>
      db.transaction(async (tx) => {
        await tx.execute(one);
        begun.push(share[begun.length]?.open ?? (() => {}));
        begun.at(-1)?.();
        await end.opened;
      });
    for (let nth = 0; nth < config.databaseConnections + 2; nth++) start(work);
    await Promise.all(share.map(({ opened }) => opened));
    return { begun, end: end.open };
  }

  it.each([
    ['tasks', (work: () => Promise<unknown>) => background('test', work)],
    [
      'jobs',
      (work: () => Promise<unknown>) =>
        background('test', () =>
          runJob({ name: 'test', work: () => work().then(() => 1) }, new Date()),
        ),
    ],
  ])('answers requests, and what somebody waits for, beside %s', async (_, start) => {
    const { begun, end } = await hang(start);
    const asked = Array.from({ length: config.databaseConnections }, () => rowsOf(db, one));
    expect(await Promise.all(asked)).toEqual(asked.map(() => [{ one: 1 }]));
    const told = gate();
    behindAnswer('test', () => db.transaction((tx) => tx.execute(one)).then(told.open));
    await told.opened;
    expect(begun).toHaveLength(3);
    end();
    await backgroundDone();
    expect(begun).toHaveLength(config.databaseConnections + 2);
  });

  it('gives a place on that a failing transaction had', async () => {
    const failing = () => db.transaction((tx) => tx.execute(sql`select 1 / 0`));
    for (let nth = 0; nth < 2 * config.databaseConnections; nth++) background('test', failing);
    await backgroundDone();
    const { end } = await hang((work) => background('test', work));
    end();
    await backgroundDone();
  });
});

describe('background work on the embedded database', () => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await openEmptyEmbedded();
  });
  afterAll(() => connection.close());

  it('has a request wait for one transaction of it at most', async () => {
    const { db } = connection;
    const order: string[] = [];
    const first = gate();
    const work = (name: string) => () =>
      db.transaction(async (tx) => {
        first.open();
        await tx.execute(one);
        await tx.execute(one);
        order.push(name);
      });
    for (const name of ['first', 'second', 'third']) background('test', work(name));
    await first.opened;
    const asked = [db.execute(one), work('asked in a transaction')()];
    await Promise.all([...asked, backgroundDone()]);
    expect(order).toEqual(['first', 'asked in a transaction', 'second', 'third']);
  });
});
