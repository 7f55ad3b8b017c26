import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { type Connection, type Database, rowsOf } from './connection';

/**
 * A folder of migrations with the table that records which of them have run. `squashed` describes the history
 * that its first one, the baseline, replaces: its number of migrations, and the hash of the last.
 */
export type MigrationSet = {
  migrationsFolder: string;
  migrationsTable?: string;
  squashed?: { count: number; last: string };
};

const marketplace: MigrationSet = {
  migrationsFolder: resolve('lib/marketplace/kernel/db/migrations'),
  squashed: { count: 69, last: 'cad0bc17bcc394b690b6f811866146a560a39625e21b654f6f83967bca248de7' },
};

/** Thrown when the database has another history than this version's migrations; it was left unchanged. */
export class OtherHistory extends Error {
  constructor(found: string) {
    super(
      `The database was made by another version: ${found}. Nothing in it was changed. ` +
        'One of before 25 November 2026 is led over by commit 5bffd3be, once, then by this version:\n' +
        '  git worktree add ../haat-5bffd3be 5bffd3be && cd ../haat-5bffd3be && npm ci\n' +
        '  node --import tsx scripts/prepare.ts   (with the same DATABASE_URL, or the same absolute DATA_DIR)\n' +
        'docs/deploying.md, "Upgrading", tells more. To begin anew, name an empty database in DATABASE_URL or an ' +
        'empty DATA_DIR.',
    );
    this.name = 'OtherHistory';
  }
}

/**
 * Brings the tables of a migration set, by default the marketplace's, up to date, or changes nothing: in one
 * transaction, except for migrations that begin with `-- outside a transaction`, which split it. Repeating it
 * does nothing; of several processes one migrates while the others wait. It records them in the tables of
 * Drizzle's own migrator, which takes no lock. A database with newer migrations stays unchanged.
 * @throws {OtherHistory}
 */
export async function migrate(connection: Connection, set = marketplace): Promise<void> {
  const { db } = connection;
  const { migrationsTable = '__drizzle_migrations' } = set;
  const table = sql`drizzle.${sql.identifier(migrationsTable)}`;
  await createIfMissing(db, sql`create schema if not exists drizzle`);
  await createIfMissing(
    db,
    sql`create table if not exists ${table} (id serial primary key, hash text not null, created_at bigint)`,
  );
  const migrations = readMigrationFiles(set);
  const note = (tx: Database, { hash, folderMillis }: MigrationMeta) =>
    tx.execute(sql`insert into ${table} (hash, created_at) values (${hash}, ${folderMillis})`);

  /**
   * Does work while no other process migrates. It waits between transactions: one that waits for a lock keeps a
   * snapshot, and CREATE INDEX CONCURRENTLY would wait for that.
   */
  async function alone<Result>(work: (tx: Database) => Promise<Result>): Promise<Result> {
    for (;;) {
      let isLocked = false;
      try {
        return await db.transaction(async (tx) => {
          await tx.execute(sql`lock table ${table} in exclusive mode nowait`);
          isLocked = true;
          return work(tx);
        });
      } catch (error) {
        if (isLocked || codeOf(error) !== lockNotAvailable) throw error;
      }
      await delay(pauseOfLock);
    }
  }

  /** Returns the migrations still to run, after checking the recorded history. */
  async function due(tx: Database): Promise<{ left: MigrationMeta[]; isNew: boolean }> {
    const read = sql`select hash from ${table} order by id`;
    let noted = (await rowsOf<{ hash: string }>(tx, read)).map(({ hash }) => hash);
    const [baseline] = migrations;
    if (baseline && noted.length === set.squashed?.count && noted.at(-1) === set.squashed.last) {
      await tx.execute(sql`delete from ${table}`);
      await note(tx, baseline);
      noted = [baseline.hash];
    }
    const other = noted.findIndex(
      (hash, at) => at < migrations.length && hash !== migrations[at]?.hash,
    );
    if (other >= 0) {
      throw new OtherHistory(`number ${other} of its ${noted.length} migrations is not known here`);
    }
    return { left: migrations.slice(noted.length), isNew: !noted.length };
  }

  /** Runs all migrations up to the first that runs apart. @returns whether there is one */
  const together = () =>
    alone(async (tx) => {
      const { left, isNew } = await due(tx);
      for (const migration of left) {
        if (isApart(migration)) return true;
        for (const statement of migration.sql) {
          await tx.execute(sql.raw(statement)).catch((error) => {
            if (!isNew || codeOf(error) !== duplicateTable) throw error;
            throw new OtherHistory('it has tables of ours, and notes no migration');
          });
        }
        await note(tx, migration);
      }
      return false;
    });

  /**
   * Runs the first due migration, unless another process was quicker: over another connection, while this one
   * holds the lock.
   */
  const apart = () =>
    alone(async (tx) => {
      const [next] = (await due(tx)).left;
      if (!next || !isApart(next)) return;
      // The embedded database has one connection and one user: nothing can be built concurrently.
      const beside = connection.kind === 'embedded' ? tx : db;
      for (const statement of next.sql) {
        const text = beside === tx ? statement.replace(/\bconcurrently\b/gi, '') : statement;
        await beside.execute(sql.raw(text));
      }
      await note(tx, next);
    });

  while (await together()) await apart();
}

/** True if the statements run one by one, outside a transaction, and again from the first after a failure. */
const isApart = ({ sql: [first = ''] }: MigrationMeta) =>
  first.startsWith('-- outside a transaction');

const duplicateTable = '42P07';
const lockNotAvailable = '55P03';
/** Milliseconds between two tries for the lock. */
const pauseOfLock = 100;

/** Returns the SQLSTATE of a failed statement. */
function codeOf(error: unknown): unknown {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return code ?? (cause && codeOf(cause));
}

/**
 * Creates something that may exist: `if not exists` fails if another process creates it at the same time; the
 * second try finds it.
 */
async function createIfMissing(db: Database, statement: SQL): Promise<void> {
  await db.execute(statement).catch(() => db.execute(statement));
}

/**
 * Returns whether trigrams work on Devanagari: under `lc_ctype=C` PostgreSQL takes none of its characters for
 * a letter, and a search in Hindi finds nothing.
 */
export async function trigramsReadHindi({ db }: Connection): Promise<boolean> {
  const [row] = await rowsOf<{ n: number }>(
    db,
    sql`select cardinality(show_trgm('कुर्ता'))::int as n`,
  );
  return (row?.n ?? 0) > 0;
}
