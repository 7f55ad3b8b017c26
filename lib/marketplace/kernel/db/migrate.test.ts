import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { type Connection, rowsOf } from './connection';
import { migrate } from './migrate';
import { describeOnPostgres, testDatabases } from './testing/databases';

const migrations = readMigrationFiles({ migrationsFolder: 'lib/marketplace/kernel/db/migrations' });

const noted = async ({ db }: Connection) =>
  (
    await rowsOf<{ hash: string }>(
      db,
      sql`select hash from drizzle.__drizzle_migrations order by id`,
    )
  ).map(({ hash }) => hash);

describe.each(testDatabases)('migrations on $name', ({ open }) => {
  it('run once each, in their order', async () => {
    const connection = await open();
    await migrate(connection);
    expect(await noted(connection)).toEqual(migrations.map(({ hash }) => hash));
    await connection.close();
  });
});

describeOnPostgres('instances that start at once', (make) => {
  it('migrate an empty database once', async () => {
    const database = await make.empty();
    const instances = Array.from({ length: 3 }, () => start(database.env));
    await Promise.all(instances.map((instance) => once(instance, 'message')));
    const ended = instances.map((instance) => once(instance, 'exit'));
    for (const instance of instances) instance.send('migrate');
    expect(await Promise.all(ended)).toEqual(instances.map(() => [0, null]));
    const connection = await database.open();
    expect(await noted(connection)).toEqual(migrations.map(({ hash }) => hash));
    await connection.close();
    await database.drop();
  });
});

const start = (env: Record<string, string>): ChildProcess =>
  fork('lib/marketplace/kernel/db/testing/migrating-process.ts', {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_OPTIONS: '', ...env },
  });
