import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { sql } from 'drizzle-orm';
import type { Connection } from './connection';
import { migrate } from './migrate';
import { catalogueOf } from './testing/catalogue';
import { openEmptyTestDatabase } from './testing/databases';

const triggers = 'lib/marketplace/kernel/db/triggers';
const schema = 'lib/marketplace/kernel/db/schema';

/** Makes the schema's tables and the triggers of `triggers/`, without a migration. */
async function makeFromSources({ db }: Connection): Promise<void> {
  const tables = {};
  for (const name of readdirSync(schema)) {
    Object.assign(tables, await import(resolve(schema, name)));
  }
  const wanted = generateDrizzleJson(tables, undefined, undefined, 'snake_case');
  await db.execute(sql`create extension pg_trgm`);
  for (const statement of await generateMigration(generateDrizzleJson({}), wanted)) {
    await db.execute(sql.raw(statement));
  }
  const { $client: client } = db as unknown as {
    $client: { exec?: (text: string) => Promise<unknown>; query(text: string): Promise<unknown> };
  };
  for (const name of readdirSync(triggers).sort()) {
    const text = readFileSync(join(triggers, name), 'utf8');
    await (client.exec ? client.exec(text) : client.query(text));
  }
}

it('a migrated database has the tables of the schema and the triggers and functions of triggers/, no others', async () => {
  const [migrated, made] = await Promise.all([openEmptyTestDatabase(), openEmptyTestDatabase()]);
  await migrate(migrated);
  await makeFromSources(made);
  expect(await catalogueOf(migrated.db)).toEqual(await catalogueOf(made.db));
  await Promise.all([migrated.close(), made.close()]);
});
