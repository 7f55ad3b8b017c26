import { sql } from 'drizzle-orm';
import { type Connection, openPostgres, rowsOf } from '../connection';
import { isUnavailable } from '../errors';
import { requestLimits } from '../pool';
import { describeOnReplica, startReplicaCluster } from '../testing/replica-cluster';
import { openLine } from '../testing/silent-line';
import { behindNow, fromReplicas, positionOf, replicasOf } from './reading';

describeOnReplica('reads from a streaming replica', () => {
  type Cluster = Awaited<ReturnType<typeof startReplicaCluster>>;
  let cluster: Cluster;
  let line: Awaited<ReturnType<typeof openLine>>;
  let connection: Connection;

  beforeAll(async () => {
    process.env.DATABASE_REPLICA_LAG = '1500';
    cluster = await startReplicaCluster();
    await cluster.primary.query(`create table things (id int primary key, n int);
      insert into things values (1, 0)`);
    line = await openLine(cluster.primary.urlOf('postgres'));
    connection = await open([cluster.replica.urlOf('postgres')]);
  });
  afterAll(async () => {
    delete process.env.DATABASE_REPLICA_LAG;
    await connection.close();
    await line.close();
    await cluster.destroy();
  });
  beforeEach(async () => {
    if (!replicas().states()[0]?.isServing) await until('serving');
  });

  const open = (replicas: string[]) => openPostgres(line.url, requestLimits, { replicas });
  const replicas = () => {
    const own = replicasOf(connection.db);
    if (!own) throw new Error('opened without replicas');
    return own;
  };
  /** Checks the replica until it serves, or is out for this reason. */
  async function until(wanted: string): Promise<void> {
    for (;;) {
      await replicas().look();
      const [state] = replicas().states();
      if ((state?.absence ?? 'serving') === wanted) return;
    }
  }
  const whence = async () => {
    const [row] = await rowsOf<{ replica: boolean }>(
      connection.db,
      sql`select pg_is_in_recovery() as replica`,
    );
    return row?.replica ? 'replica' : 'primary';
  };
  const n = async () => {
    const [row] = await rowsOf<{ n: number }>(connection.db, sql`select n from things`);
    return row?.n;
  };
  const add = () => connection.db.execute(sql`update things set n = n + 1`);
  const paused = async (work: () => Promise<void>) => {
    await cluster.replica.query('select pg_wal_replay_pause()');
    await work().finally(() => cluster.replica.query('select pg_wal_replay_resume()'));
  };

  it('go there only where they may', async () => {
    expect(await whence()).toBe('primary');
    expect(await fromReplicas(connection.db, undefined, whence)).toBe('replica');
    expect(
      await fromReplicas(connection.db, undefined, () => connection.db.transaction(() => whence())),
    ).toBe('primary');
  });

  it('come from the primary behind the first write of a call', async () => {
    const places = await fromReplicas(connection.db, undefined, async () => {
      const before = await whence();
      await add();
      return [before, await whence()];
    });
    expect(places).toEqual(['replica', 'primary']);
  });

  it('never miss what they must see, and may miss what they need not', async () => {
    await paused(async () => {
      const before = await n();
      await add();
      const written = await positionOf(connection.db);
      expect(await fromReplicas(connection.db, undefined, n)).toBe(before);
      expect(await fromReplicas(connection.db, written, n)).toBe(Number(before) + 1);
      expect(await fromReplicas(connection.db, written, whence)).toBe('primary');
      expect(await behindNow(connection.db, n)).toBe(Number(before) + 1);
    });
  });

  it('go to the replica again as soon as it has what they must see', async () => {
    await add();
    const written = await positionOf(connection.db);
    for (;;) {
      if ((await fromReplicas(connection.db, written, whence)) === 'replica') break;
    }
    expect(await fromReplicas(connection.db, written, n)).toBe(await n());
  });

  it('do not wait for a position of another history', async () => {
    await replicas().look();
    const beyond = 'f'.repeat(16);
    for (;;) {
      if ((await fromReplicas(connection.db, beyond, whence)) === 'replica') break;
    }
  });

  it('that write, or need what a migration has just added, are done by the primary', async () => {
    await paused(async () => {
      await cluster.primary.query('create table if not exists fresh (id int)');
      const [rows, locked] = await fromReplicas(connection.db, undefined, async () => [
        await rowsOf(connection.db, sql`select id from fresh`),
        await rowsOf(connection.db, sql`select n from things for update`),
      ]);
      expect([rows, locked?.length]).toEqual([[], 1]);
    });
  });

  it('in conflict with what is replayed are done by the primary', async () => {
    await cluster.primary.query('create table doomed as select 1 as id');
    await until('serving');
    const position = await positionOf(connection.db);
    for (;;) if ((await fromReplicas(connection.db, position, whence)) === 'replica') break;
    const reading = fromReplicas(connection.db, undefined, () =>
      rowsOf<{ id: number }>(
        connection.db,
        sql`select id, pg_is_in_recovery() as replica,
          case when pg_is_in_recovery() then pg_sleep(60) end from doomed`,
      ),
    );
    const runs = async () => {
      const [row] = await cluster.replica.query<{ n: number }>(
        "select count(*)::int as n from pg_stat_activity where state = 'active' and query like '%doomed%' and pid <> pg_backend_pid()",
      );
      return row?.n === 1;
    };
    while (!(await runs()));
    // Replaying this change takes the table from its readers.
    await cluster.primary.query('alter table doomed add column more int');
    expect(await reading).toMatchObject([{ id: 1, replica: false }]);
  });

  it('leave a replica that is too late, and come back by themselves', async () => {
    await paused(async () => {
      await add();
      await until('late');
      expect(await fromReplicas(connection.db, undefined, whence)).toBe('primary');
    });
    await until('serving');
    expect(await fromReplicas(connection.db, undefined, whence)).toBe('replica');
  });

  it('do not take a primary where nothing happens for a late replica', async () => {
    const before = performance.now();
    // This takes longer than a replica may lag.
    while (performance.now() - before < 2000) await replicas().look();
    expect(replicas().states()).toMatchObject([{ isServing: true, lag: expect.any(Number) }]);
    expect(await fromReplicas(connection.db, undefined, whence)).toBe('replica');
  });

  it('leave a replica that dies in the midst of them, and come back by themselves', async () => {
    const works = Array.from({ length: 12 }, () =>
      fromReplicas(connection.db, undefined, () =>
        rowsOf<{ replica: boolean }>(
          connection.db,
          sql`select pg_is_in_recovery() as replica, case when pg_is_in_recovery() then pg_sleep(60) end`,
        ),
      ),
    );
    const runs = async () => {
      const [row] = await cluster.replica.query<{ n: number }>(
        "select count(*)::int as n from pg_stat_activity where state = 'active' and query like '%pg_sleep%' and pid <> pg_backend_pid()",
      );
      return Number(row?.n) >= 10;
    };
    while (!(await runs()));
    await cluster.replica.kill();
    const answers = await Promise.all(works);
    expect(answers.flat().map(({ replica }) => replica)).toEqual(works.map(() => false));
    expect(await fromReplicas(connection.db, undefined, whence)).toBe('primary');
    await cluster.replica.start();
    await until('serving');
    expect(await fromReplicas(connection.db, undefined, whence)).toBe('replica');
  });

  it('go on from the replica while the primary is silent', async () => {
    line.fallSilent();
    await replicas().look();
    expect(await fromReplicas(connection.db, undefined, whence)).toBe('replica');
    line.speak();
  });

  it('leave a replica that hangs', async () => {
    const far = await openLine(cluster.replica.urlOf('postgres'));
    const other = await open([far.url]);
    const own = replicasOf(other.db);
    while (!own?.states()[0]?.isServing) await own?.look();
    await fromReplicas(other.db, undefined, () => other.db.execute(sql`select 1`));
    far.fallSilent();
    const reading = fromReplicas(other.db, undefined, () =>
      rowsOf<{ replica: boolean }>(other.db, sql`select pg_is_in_recovery() as replica`),
    );
    while (own.states()[0]?.isServing) await own.look();
    expect(await reading).toEqual([{ replica: false }]);
    await other.close();
    await far.close();
  });

  // This test is the last: a promotion cannot be undone.
  it('come from the new primary once the replica was promoted and DATABASE_URL leads there', async () => {
    await cluster.primary.kill();
    const failed = await connection.db.execute(sql`select 1`).catch((error: unknown) => error);
    expect(isUnavailable(failed)).toBe(true);
    await cluster.replica.promote();
    await until('no_replica');
    line.leadTo(cluster.replica.urlOf('postgres'));
    expect(await whence()).toBe('primary');
    const before = Number(await n());
    await add();
    expect(await fromReplicas(connection.db, await positionOf(connection.db), n)).toBe(before + 1);
  });
});
