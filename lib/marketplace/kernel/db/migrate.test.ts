import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { type Connection, rowsOf } from './connection';
import { migrate } from './migrate';
import { catalogueOf } from './testing/catalogue';
import { describeOnPostgres, openEmptyTestDatabase, testDatabases } from './testing/databases';

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

describe('a database with a history of its own', () => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await openEmptyTestDatabase();
  });
  afterEach(() => connection.close());

  it('is carried over to the baseline from the last migration before it, with nothing lost', async () => {
    const { db } = connection;
    await runHistory(connection, historyBeforeBaseline());
    await fill(connection);
    const before = await everyRow(connection);
    expect(before.products).toHaveLength(2);
    await migrate(connection);
    expect(await noted(connection)).toEqual(migrations.map(({ hash }) => hash));
    expect(await everyRow(connection, before)).toEqual(before);
    const fresh = await openEmptyTestDatabase();
    await migrate(fresh);
    expect(await catalogueOf(db)).toEqual(await catalogueOf(fresh.db));
    await fresh.close();
  });

  it('keeps its Hindi texts, by language since', async () => {
    const { db } = connection;
    await runHistory(connection, historyBeforeBaseline());
    await fill(connection);
    for (const statement of [
      // These rows lack the rows that they refer to.
      `set session_replication_role = replica`,
      `update stores set about_en = 'We weave.', about_hi = 'हम बुनते हैं।'`,
      `update listings set title = 'Shirt', title_hi = 'कमीज़'`,
      `insert into home_sections (name, position, title_hi) values ('deals', 1, 'ऑफ़र')`,
      `insert into coupons (code, kind, value, paid_by, starts_at, title_hi)
        values ('ONE', 'percent', 10, 'market', now(), 'छूट')`,
      `insert into size_charts (store_id, name, name_hi, chart)
        values (1, 'Shirts', 'कमीज़ें', '{"measures": ["chest"], "rows": [{"size": "M", "values": [1]}]}')`,
      `insert into order_items (shipment_id, product_id, name, name_hi, slug, sku, hsn, gst_rate, gst_basis_points,
          mrp, unit_price, quantity, taxable, cgst, sgst, igst, total)
        values (1, 1, 'Shirt', 'कमीज़', 's', 's', '6109', 0, 0, 1, 1, 1, 1, 0, 0, 0, 1)`,
      `insert into credit_notes (invoice_id, store_id, number, lines, taxable, cgst, sgst, igst, total)
        values (1, 1, 'CN1', '[{"name": "Shirt", "nameHi": "कमीज़"}, {"name": "", "nameHi": null}]', 1, 0, 0, 0, 1)`,
      `set session_replication_role = origin`,
    ]) {
      await db.execute(sql.raw(statement));
    }
    const changed = `select changed_at::text as at from listings`;
    const before = await rowsOf(db, sql.raw(changed));
    await migrate(connection);
    expect(await rowsOf(db, sql.raw(changed))).toEqual(before);
    const all = await rowsOf(
      db,
      sql`select about, (select json_agg(t.translations) from (
          select translations from listings union all select translations from home_sections
          union all select translations from coupons union all select translations from size_charts
          union all select translations from order_items) t) as texts,
        (select lines from credit_notes) as lines,
        (select count(*)::int from support_templates where translations->'hi'->>'text' <> '') as templates
      from stores`,
    );
    expect(all).toEqual([
      {
        about: { en: 'We weave.', hi: 'हम बुनते हैं।' },
        texts: [
          { hi: { title: 'कमीज़' } },
          { hi: { title: 'ऑफ़र' } },
          { hi: { title: 'छूट' } },
          { hi: { name: 'कमीज़ें' } },
          { hi: { name: 'कमीज़' } },
        ],
        lines: [
          { name: 'Shirt', translations: { hi: { name: 'कमीज़' } } },
          { name: '', translations: {} },
        ],
        templates: 10,
      },
    ]);
  });

  it('is refused with words where it is older than that', async () => {
    await runHistory(connection, historyBeforeBaseline().slice(0, 68));
    const before = await noted(connection);
    await expect(migrate(connection)).rejects.toThrow('led over by commit 5bffd3be');
    expect(await noted(connection)).toEqual(before);
  });

  it('is refused where its tables have our names and no history', async () => {
    await connection.db.execute(sql`create table stores (id integer)`);
    await expect(migrate(connection)).rejects.toThrow('name an empty database');
    expect(await catalogueOf(connection.db)).not.toContain('table vendors');
  });

  it('stays as it is where a newer version has migrated it', async () => {
    await migrate(connection);
    await connection.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`,
    );
    await migrate(connection);
    expect(await noted(connection)).toHaveLength(migrations.length + 1);
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

type Migration = { when: number; sql: string };

/** Returns the 69 migrations that became the baseline. */
const historyBeforeBaseline = (): Migration[] =>
  JSON.parse(
    gunzipSync(
      readFileSync('lib/marketplace/kernel/db/testing/history-to-0068.json.gz'),
    ).toString(),
  );

async function runHistory({ db }: Connection, history: Migration[]): Promise<void> {
  await db.execute(sql`create schema drizzle`);
  await db.execute(
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const migration of history) {
    for (const statement of migration.sql.split('--> statement-breakpoint')) {
      await db.execute(sql.raw(statement));
    }
    const hash = createHash('sha256').update(migration.sql).digest('hex');
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${migration.when})`,
    );
  }
}

/** Inserts a store with two products, in SQL of that time. */
async function fill({ db }: Connection): Promise<void> {
  for (const statement of [
    `insert into vendors (first_name, last_name, email, phone, password_hash)
      values ('Vimal', 'Shah', 'vimal@example.in', '9800000000', '-')`,
    `insert into stores (vendor_id, application_number, slug, name, legal_name, address, city, state, pincode, gstin,
        pan, care_phone, invoice_prefix, terms_accepted_at)
      values (1, 'APP-1', 'banyan', 'Banyan', 'Banyan Private Limited', '1 Bazaar Road', 'Pune', 'Maharashtra',
        '411001', '27AAPFU0939F1ZV', 'AAPFU0939F', '9800000000', 'BN', now())`,
    `insert into categories (slug, name) values ('shirts', 'Shirts')`,
    `insert into listings (store_id, code, category_id) values (1, 'L1', 1)`,
    `insert into products (store_id, listing_id, category_id, slug, name, mrp, price, stock, product_code, sku, hsn)
      select 1, 1, 1, 'shirt-' || n, 'Shirt', 15000, 10000, 10, 'P' || n, 'SKU-' || n, '6109' from generate_series(1, 2) n`,
    'update products set price = 9000 where id = 1',
  ]) {
    await db.execute(sql.raw(statement));
  }
}

/** Columns whose texts have moved since; the test of that migration checks them. */
const movedSince = 'title_hi,name_hi,text_hi,about_en,about_hi,translations,about';

type Row = Record<string, unknown>;

/**
 * Returns all rows by table, including those of triggers; for `known` rows only the columns of that time,
 * because a later migration may add tables and columns.
 */
async function everyRow(
  { db }: Connection,
  known?: Record<string, Row[]>,
): Promise<Record<string, Row[]>> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const rows: Record<string, Row[]> = {};
  for (const { name } of tables) {
    if (known && !known[name]) continue;
    const found = await rowsOf<{ row: Row }>(
      db,
      sql.raw(`select to_jsonb(t) - '{${movedSince}}'::text[] as row from ${name} t`),
    );
    if (!found.length) continue;
    const [first] = known?.[name] ?? [];
    const had = ({ row }: { row: Row }) =>
      first ? Object.fromEntries(Object.keys(first).map((column) => [column, row[column]])) : row;
    rows[name] = found.map(had).sort((one, other) => (textOf(one) < textOf(other) ? -1 : 1));
  }
  return rows;
}

const textOf = (row: Row) => JSON.stringify(row);
