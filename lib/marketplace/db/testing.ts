import { randomBytes } from 'node:crypto';
import { type Connection, openEmbedded, openPostgres } from './connection';
import { migrate } from './migrate';

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

async function openMigratedEmbedded(): Promise<Connection> {
  const connection = await openEmbedded();
  await migrate(connection);
  return connection;
}

/** A database of this run's own on the server of `url`, dropped again by `close()`. */
async function openOwnPostgres(url: string): Promise<Connection> {
  const { Client } = await import('pg');
  const name = `haat_test_${randomBytes(6).toString('hex')}`;
  const admin = async (statement: string) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await admin(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const connection = await openPostgres(own.href);
  await migrate(connection);
  return {
    ...connection,
    close: async () => {
      await connection.close();
      await admin(`drop database ${name} with (force)`);
    },
  };
}
