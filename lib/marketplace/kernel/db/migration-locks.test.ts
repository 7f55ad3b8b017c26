import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { largeTables, lockingStatements } from './testing/migration-locks';

const folder = 'lib/marketplace/kernel/db/migrations';
const migrations = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

/** No release contains earlier migrations: no market has run them on tables with rows. */
const firstHeld = '0007';
const held = migrations.filter(({ name }) => name >= firstHeld);

it.each(held)('$name locks no large table', (migration) => {
  const before = migrations.filter(({ name }) => name < migration.name);
  expect(lockingStatements(migration, before)).toEqual([]);
});

it('counts only tables that exist as large', () => {
  const all = migrations.map(({ text }) => text).join('\n');
  const made = new Set([...all.matchAll(/create table "?(\w+)"?/gi)].map(([, name]) => name));
  expect([...largeTables].filter((name) => !made.has(name))).toEqual([]);
});

const complaintsOf = (text: string) => lockingStatements({ name: '', text });
const apart = '-- outside a transaction\n';

it.each([
  [
    'a change of type',
    'ALTER TABLE "orders" ALTER COLUMN "total" SET DATA TYPE numeric;',
    'add a column',
  ],
  ['the short form of it', 'ALTER TABLE orders ALTER COLUMN total TYPE numeric', 'add a column'],
  [
    'a default of each row’s own',
    'ALTER TABLE "orders" ADD COLUMN "key" uuid DEFAULT gen_random_uuid();',
    'SET DEFAULT',
  ],
  [
    'a clock as default',
    'ALTER TABLE "orders" ADD COLUMN "at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL;',
    'SET DEFAULT',
  ],
  [
    'a column that is worked out',
    'ALTER TABLE "products" ADD COLUMN "off" bigint GENERATED ALWAYS AS (mrp - price) STORED;',
    'by a job',
  ],
  [
    'a column with a reference',
    'ALTER TABLE "orders" ADD COLUMN "a" bigint REFERENCES "users"("id");',
    'NOT VALID',
  ],
  ['NOT NULL', 'ALTER TABLE "orders" ALTER COLUMN "note" SET NOT NULL;', 'IS NOT NULL'],
  ['an index', 'CREATE INDEX "i" ON "orders" USING btree ("note");', 'CONCURRENTLY'],
  ['a unique index', 'CREATE UNIQUE INDEX "i" ON "public"."orders" ("note");', 'CONCURRENTLY'],
  [
    'an index beside, within a transaction',
    'CREATE INDEX CONCURRENTLY "i" ON "orders" ("note");',
    apart.trim(),
  ],
  ['a check', 'ALTER TABLE "orders" ADD CONSTRAINT "c" CHECK ("total" > 0);', 'NOT VALID'],
  [
    'a reference',
    'ALTER TABLE "payments" ADD CONSTRAINT "c" FOREIGN KEY ("order_id") REFERENCES "orders"("id");',
    'NOT VALID',
  ],
  ['a key', 'ALTER TABLE "orders" ADD CONSTRAINT "c" UNIQUE ("number");', 'USING INDEX'],
  [
    'the second of two changes',
    'ALTER TABLE "orders" ADD COLUMN "a" text, ADD CHECK (a <> \'\');',
    'NOT VALID',
  ],
  [
    'a validation within a transaction',
    'ALTER TABLE "orders" VALIDATE CONSTRAINT "c";',
    apart.trim(),
  ],
  ['an update of all rows', 'UPDATE "orders" SET "note" = \'\';', 'batches'],
  [
    'what runs twice after a fault',
    `${apart}ALTER TABLE "orders" ADD COLUMN "a" text;`,
    'run again',
  ],
  [
    'an index that a fault leaves invalid',
    `${apart}CREATE INDEX CONCURRENTLY "i" ON "orders" ("a");`,
    'DROP INDEX CONCURRENTLY IF EXISTS "i"',
  ],
])('refuses %s, and says what to do', (_, text, instead) => {
  expect(complaintsOf(text)).toEqual([expect.stringContaining(instead)]);
});

it.each([
  ['a column without a default', 'ALTER TABLE "orders" ADD COLUMN "a" text;'],
  [
    'columns with constants',
    'ALTER TABLE "orders" ADD COLUMN "a" jsonb DEFAULT \'{}\'::jsonb NOT NULL;--> statement-breakpoint\nALTER TABLE "orders" ADD COLUMN "b" timestamp with time zone DEFAULT now() NOT NULL;',
  ],
  [
    'a default for rows to come',
    'ALTER TABLE "orders" ALTER COLUMN "b" SET DEFAULT clock_timestamp();',
  ],
  [
    'anything on a table of its own',
    'CREATE TABLE "orders" ("id" bigint);\nCREATE INDEX "i" ON "orders" ("id");',
  ],
  [
    'anything on a small table',
    'CREATE INDEX "i" ON "banners" ("id"); UPDATE "banners" SET "a" = 1;',
  ],
  [
    'a constraint for rows to come',
    'ALTER TABLE "orders" ADD CONSTRAINT "c" CHECK ("total" > 0) NOT VALID;',
  ],
  ['a key over an index', 'ALTER TABLE "orders" ADD CONSTRAINT "c" UNIQUE USING INDEX "i";'],
  [
    'indexes beside',
    `${apart}DROP INDEX CONCURRENTLY IF EXISTS "i";\nCREATE INDEX CONCURRENTLY "i" ON "orders" ("a");\nALTER TABLE "orders" VALIDATE CONSTRAINT "c";`,
  ],
  [
    'what a function says',
    'CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE orders SET a = 1; END $$;',
  ],
  ['what a comment says', '-- UPDATE "orders" SET a = 1;\nSELECT 1;'],
])('takes %s', (_, text) => {
  expect(complaintsOf(text)).toEqual([]);
});

it('takes NOT NULL behind a check that was validated', () => {
  const before = [
    {
      name: '1',
      text: 'ALTER TABLE "orders" ADD CONSTRAINT "c" CHECK ("orders"."note" IS NOT NULL) NOT VALID;',
    },
    { name: '2', text: `${apart}ALTER TABLE "orders" VALIDATE CONSTRAINT "c";` },
  ];
  const last = { name: '3', text: 'ALTER TABLE "orders" ALTER COLUMN "note" SET NOT NULL;' };
  expect(lockingStatements(last, before)).toEqual([]);
  expect(lockingStatements(last, before.slice(0, 1))).toHaveLength(1);
});
