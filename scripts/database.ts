import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { openEmbedded, openPostgres, rowsOf } from '@/lib/marketplace/kernel/db/connection';
import { CannotCopy, copyDatabase } from '@/lib/marketplace/kernel/db/copy/copy-database';
import { isAddress, openEnd } from '@/lib/marketplace/kernel/db/copy/ends';
import { tablesOf } from '@/lib/marketplace/kernel/db/copy/tables';
import { migrate } from '@/lib/marketplace/kernel/db/migrate';
import { noLimits } from '@/lib/marketplace/kernel/db/pool';
import { migrateTestProvider } from '@/lib/marketplace/providers/payments/test/migrate';
import { progressBar } from './lib/progress.mjs';

const usage = `Moves a market to another database, while its shop is closed.

  npm run database -- copy <from> <to>   copies every row, and compares each table afterwards

Both are addresses of a PostgreSQL (postgres://…) or data folders with the embedded database (DATA_DIR, by default
.data). What is copied to must be new: an empty database, or a folder without one. Nothing in <from> is changed; uploads
and other files of the data folder stay where they are.

  npm run database -- copy .data postgres://haat:secret@127.0.0.1:5432/haat
  npm run database -- copy postgres://haat:secret@127.0.0.1:5432/haat .data`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h' } },
});

const placeOf = (text: string) => (isAddress(text) ? text : join(text, 'db'));
const open = (place: string) =>
  isAddress(place) ? openPostgres(place, noLimits) : openEmbedded(place);

/** Creates the tables of this version in an unused database. */
async function prepareTarget(place: string, withTestProvider: boolean): Promise<void> {
  const connection = await open(place);
  try {
    await migrate(connection);
    if (withTestProvider) await migrateTestProvider(connection);
    const [row] = await rowsOf<{ isUsed: boolean }>(
      connection.db,
      sql`select exists (select from stores) or exists (select from users) or exists (select from operators) as "isUsed"`,
    );
    if (row?.isUsed) throw new CannotCopy('What is to be copied to has a market of its own.');
  } finally {
    await connection.close();
  }
}

async function copy(from: string, to: string): Promise<void> {
  const source = await openEnd(placeOf(from));
  try {
    const tables = await tablesOf(source);
    const isTest = tables.some(({ name }) => name === 'standin_orders');
    await prepareTarget(placeOf(to), isTest);
    const target = await openEnd(placeOf(to));
    const bar = progressBar('Copying');
    try {
      const { tables, rows } = await copyDatabase(source, target, bar.update);
      bar.end();
      console.log(`${rows} rows of ${tables} tables are there as they were.`);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

const [command, from, to] = positionals;
if (values.help || command !== 'copy' || !from || !to || positionals.length > 3) {
  console.log(usage);
  process.exitCode = values.help ? 0 : 2;
} else {
  await copy(from, to).catch((error) => {
    const isPlain = ['CannotCopy', 'DatabaseInUse', 'OtherHistory'].includes(error?.name);
    console.error(isPlain ? error.message : error);
    process.exitCode = 1;
  });
}
