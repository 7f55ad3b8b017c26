import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { migrateTestProvider } from '../../../providers/payments/test/migrate';
import { type Connection, openEmbedded, openPostgres } from '../connection';
import { migrate } from '../migrate';
import { noLimits } from '../pool';

/**
 * Databases with empty tables, copied from one that was migrated once: a suite on PGlite starts 6 seconds
 * earlier, on PostgreSQL one second. The copy is made anew for other migrations.
 */

const folders = [
  'lib/marketplace/kernel/db/migrations',
  'lib/marketplace/providers/payments/test/migrations',
];
const kept = '.tmp/databases';
/** The number of PostgreSQL templates to keep, newest first: each checkout on this machine may have its own. */
const templatesKept = 8;

let known: string | undefined;

/** Returns twelve characters that identify the migrations of this checkout. */
function fingerprint(): string {
  if (known) return known;
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const name of readdirSync(folder).sort()) {
      if (name.endsWith('.sql')) hash.update(readFileSync(join(folder, name)));
    }
  }
  hash.update(readFileSync('node_modules/@electric-sql/pglite/package.json'));
  hash.update(readFileSync('lib/marketplace/kernel/db/testing/migrated.ts'));
  known = hash.digest('hex').slice(0, 12);
  return known;
}

async function migrateAll(connection: Connection): Promise<void> {
  await migrate(connection);
  await migrateTestProvider(connection);
}

/** Opens PGlite in memory or in `folder`, with empty tables. */
export const openMigratedEmbedded = async (folder?: string): Promise<Connection> =>
  openEmbedded(folder, await keptDump('migrated', openEmptyEmbedded, migrateAll));

/** Opens PGlite in memory without tables; `initdb`, most of the time of opening one, has run before. */
export const openEmptyEmbedded = async (): Promise<Connection> =>
  openEmbedded(undefined, await keptDump('empty', openEmbedded, dropTemplates));

/**
 * Drops PostgreSQL's template databases, which PGlite does not need: without their files a copy opens in two
 * thirds of the time.
 */
async function dropTemplates({ db }: Connection): Promise<void> {
  await db.execute("update pg_database set datistemplate = false where datname like 'template_'");
  await db.execute('drop database template0');
  await db.execute('drop database template1');
}

/** Returns the dump of a prepared database, cached or new. */
async function keptDump(
  name: string,
  open: () => Promise<Connection>,
  prepare: (connection: Connection) => Promise<void>,
): Promise<Blob> {
  const file = join(kept, `${name}-${fingerprint()}.tar`);
  if (!existsSync(file)) {
    const { PGlite } = await import('@electric-sql/pglite');
    const connection = await open();
    await prepare(connection);
    const client = (connection.db as unknown as { $client: InstanceType<typeof PGlite> }).$client;
    const dump = await client.dumpDataDir('none');
    await connection.close();
    mkdirSync(kept, { recursive: true });
    for (const old of readdirSync(kept)) {
      if (old.endsWith('.tar') && !old.includes(fingerprint()))
        rmSync(join(kept, old), { force: true });
    }
    const own = `${file}.${process.pid}`;
    writeFileSync(own, Buffer.from(await dump.arrayBuffer()));
    renameSync(own, file);
  }
  return new Blob([readFileSync(file)]);
}

/** A function that runs a statement on the server's own database. */
export type Admin = <Row>(statement: string) => Promise<Row[]>;

/** Creates the database `name` with empty tables on the PostgreSQL at `server`. */
export async function createMigrated(server: string, admin: Admin, name: string): Promise<void> {
  const template = `haat_template_${fingerprint()}`;
  const copy = () => admin(`create database ${name} template ${template}`);
  await copy().catch(async (error: { code?: string }) => {
    if (error.code !== missingDatabase) throw error;
    await makeTemplate(server, admin, template);
    await copy();
  });
}

const missingDatabase = '3D000';

async function makeTemplate(server: string, admin: Admin, template: string): Promise<void> {
  const building = `haat_building_${randomBytes(6).toString('hex')}`;
  await admin(`create database ${building}`);
  const own = new URL(server);
  own.pathname = `/${building}`;
  const connection = await openPostgres(own.href, noLimits);
  await migrateAll(connection);
  await connection.close();
  // Another worker may have been quicker.
  await admin(`alter database ${building} rename to ${template}`).catch(() =>
    admin(`drop database ${building} with (force)`),
  );
  const old = await admin<{ datname: string }>(
    `select datname from pg_database where datname like 'haat_template_%' order by oid desc offset ${templatesKept}`,
  );
  for (const { datname } of old) await admin(`drop database if exists ${datname}`).catch(() => []);
}
