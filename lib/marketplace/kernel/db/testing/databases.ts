import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connection, openEmbedded, openPostgres } from '../connection';
import { noLimits } from '../pool';
import { type Admin, createMigrated, openEmptyEmbedded, openMigratedEmbedded } from './migrated';

type TestDatabase = { name: string; open: () => Promise<Connection> };

const url = process.env.TEST_DATABASE_URL;

/**
 * The databases a suite runs on: PGlite in memory, or PostgreSQL when TEST_DATABASE_URL is set; both with
 * TEST_DATABASES=both, which takes twice as long. The browser tests run on PGlite in any case.
 */
export const testDatabases: TestDatabase[] = [
  ...(url && process.env.TEST_DATABASES !== 'both'
    ? []
    : [{ name: 'PGlite', open: () => openMigratedEmbedded() }]),
  ...(url ? [{ name: 'PostgreSQL', open: () => openOwnPostgres(url) }] : []),
];

/** Opens one of `testDatabases`, for rules that need only one. */
export const openTestDatabase = (): Promise<Connection> =>
  url ? openOwnPostgres(url) : openMigratedEmbedded();

/** Opens a database like `openTestDatabase`, before the first migration. */
export const openEmptyTestDatabase = (): Promise<Connection> =>
  url ? openOnce(makeEmptyPostgres(url)) : openEmptyEmbedded();

/** A database that outlives the process that opens it. */
type KeptDatabase = {
  name: string;
  /** Creates it with empty tables; with `env`, other processes open it by `connection()`. */
  make: () => Promise<{
    env: Record<'DATABASE_URL' | 'DATA_DIR', string>;
    open: () => Promise<Connection>;
    drop: () => Promise<void>;
  }>;
};

/** Databases like `testDatabases`, for tests that kill the process using them. */
export const keptDatabases: KeptDatabase[] = url
  ? [{ name: 'PostgreSQL', make: () => makePostgres(url) }]
  : [{ name: 'PGlite', make: makeEmbedded }];

/**
 * Describes rules of PostgreSQL alone: skipped without TEST_DATABASE_URL. `make.empty` makes a database
 * without tables.
 */
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
  const connection = await openMigratedEmbedded(join(folder, 'db'));
  await connection.close();
  return {
    env: { DATABASE_URL: '', DATA_DIR: folder },
    open: () => openEmbedded(join(folder, 'db')),
    drop: async () => rmSync(folder, { recursive: true }),
  };
}

type MakePostgres = {
  (): ReturnType<typeof makePostgres>;
  empty: () => ReturnType<typeof makeEmptyPostgres>;
};

const makePostgres = (server: string) =>
  createPostgres(server, (admin, name) => createMigrated(server, admin, name));

const makeEmptyPostgres = (server: string) =>
  createPostgres(server, (admin, name) => admin(`create database ${name}`));

async function createPostgres(
  server: string,
  create: (admin: Admin, name: string) => Promise<unknown>,
) {
  const { Client } = await import('pg');
  const name = `haat_test_${randomBytes(6).toString('hex')}`;
  const admin: Admin = async (statement) => {
    const client = new Client({ connectionString: server });
    await client.connect();
    const { rows } = await client.query(statement).finally(() => client.end());
    return rows;
  };
  await create(admin, name);
  const own = new URL(server);
  own.pathname = `/${name}`;
  // No test stops the server: commits need not wait for the disk, which takes most of their time.
  own.searchParams.set('options', '-c synchronous_commit=off');
  const open = (limits = noLimits) => openPostgres(own.href, limits);
  return {
    env: { DATABASE_URL: own.href, DATA_DIR: '' },
    open,
    drop: async () => {
      await admin(`drop database ${name} with (force)`);
    },
  };
}

const openOwnPostgres = (server: string) => openOnce(makePostgres(server));

/** Opens a database of this run's own on the server, dropped again by `close()`. */
async function openOnce(making: ReturnType<typeof createPostgres>): Promise<Connection> {
  const { open, drop } = await making;
  const connection = await open();
  return {
    ...connection,
    close: async () => {
      await connection.close();
      await drop();
    },
  };
}
