import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateTestProvider } from '../../payments/test-provider/migrate';
import { type Connection, openEmbedded, openPostgres } from '../connection';
import { migrate } from '../migrate';
import { noLimits } from '../pool';

type TestDatabase = { name: string; open: () => Promise<Connection> };

const url = process.env.TEST_DATABASE_URL;

/**
 * The databases a suite runs on: PGlite in memory, or PostgreSQL when TEST_DATABASE_URL is set; both with
 * TEST_DATABASES=both, which takes twice as long. The browser tests run on PGlite in any case.
 */
export const testDatabases: TestDatabase[] = [
  ...(url && process.env.TEST_DATABASES !== 'both'
    ? []
    : [{ name: 'PGlite', open: openMigratedEmbedded }]),
  ...(url ? [{ name: 'PostgreSQL', open: () => openOwnPostgres(url) }] : []),
];

/** One of `testDatabases`, for rules that need only one. */
export const openTestDatabase = (): Promise<Connection> =>
  url ? openOwnPostgres(url) : openMigratedEmbedded();

async function migrateAll(connection: Connection): Promise<void> {
  await migrate(connection);
  await migrateTestProvider(connection);
}

async function openMigratedEmbedded(): Promise<Connection> {
  const connection = await openEmbedded();
  await migrateAll(connection);
  return connection;
}

/** A database that outlives the process that opens it. */
type KeptDatabase = {
  name: string;
  /** Creates it with empty tables; with `env` other processes open it as `connection()`. */
  make: () => Promise<{
    env: Record<'DATABASE_URL' | 'DATA_DIR', string>;
    open: () => Promise<Connection>;
    drop: () => Promise<void>;
  }>;
};

/** Like `testDatabases`, for tests that kill the process using it. */
export const keptDatabases: KeptDatabase[] = url
  ? [{ name: 'PostgreSQL', make: () => makePostgres(url) }]
  : [{ name: 'PGlite', make: makeEmbedded }];

/** For rules of PostgreSQL alone: skipped without TEST_DATABASE_URL. `make.empty` makes one without tables. */
export const describeOnPostgres = url
  ? (name: string, tests: (make: MakePostgres) => void) =>
      describe(name, () =>
        tests(
          Object.assign(() => makePostgres(url), {
            empty: () => makeEmptyPostgres(url),
          }),
        ),
      )
  : (name: string) => describe.skip(`${name} (TEST_DATABASE_URL is not set)`, () => it.todo(name));

async function makeEmbedded() {
  const folder = mkdtempSync(join(tmpdir(), 'haat-'));
  const open = () => openEmbedded(join(folder, 'db'));
  const connection = await open();
  await migrateAll(connection);
  await connection.close();
  return {
    env: { DATABASE_URL: '', DATA_DIR: folder },
    open,
    drop: async () => rmSync(folder, { recursive: true }),
  };
}

type MakePostgres = {
  (): ReturnType<typeof makePostgres>;
  empty: () => ReturnType<typeof makeEmptyPostgres>;
};

async function makePostgres(server: string) {
  const made = await makeEmptyPostgres(server);
  const connection = await made.open();
  await migrateAll(connection);
  await connection.close();
  return made;
}

async function makeEmptyPostgres(server: string) {
  const { Client } = await import('pg');
  const name = `haat_test_${randomBytes(6).toString('hex')}`;
  const admin = async (statement: string) => {
    const client = new Client({ connectionString: server });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await admin(`create database ${name}`);
  const own = new URL(server);
  own.pathname = `/${name}`;
  const open = (limits = noLimits) => openPostgres(own.href, limits);
  return {
    env: { DATABASE_URL: own.href, DATA_DIR: '' },
    open,
    drop: () => admin(`drop database ${name} with (force)`),
  };
}

/** A database of this run's own on the server, dropped again by `close()`. */
async function openOwnPostgres(server: string): Promise<Connection> {
  const { open, drop } = await makePostgres(server);
  const connection = await open();
  return {
    ...connection,
    close: async () => {
      await connection.close();
      await drop();
    },
  };
}
