import type { End } from './ends';
import { digestOf, foreignKeysOf, sequencesOf, type Table, tablesOf } from './tables';

/** Thrown when the two databases do not match; nothing was written. */
export class CannotCopy extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CannotCopy';
  }
}

/** Table pages read at once: 4 MB, and values stored out of line. */
const pagesAtOnce = 512;

export type Progress = (done: number, total: number, step: string) => void;

/**
 * Copies every row of one database into another with the same tables, which is not in use yet; both must be
 * closed to everybody else. All or nothing: one transaction, at whose end the foreign keys are recreated and
 * so checked, and each table is compared with its source. Rows that migrations have inserted into the target
 * are replaced.
 * @returns how many tables and rows were copied
 * @throws {CannotCopy} when tables differ, the target is in use, or a table differs after the copy
 */
export async function copyDatabase(
  source: End,
  target: End,
  onProgress: Progress = () => {},
): Promise<{ tables: number; rows: number }> {
  await refuseOthers(source);
  await refuseOthers(target);
  const tables = await tablesOf(source);
  refuseOtherTables(tables, await tablesOf(target));
  await source.rows('begin isolation level repeatable read read only');
  try {
    await target.rows('begin');
    const answer = await copyTables(source, target, tables, onProgress);
    await target.rows('commit');
    return answer;
  } catch (error) {
    await target.rows('rollback').catch(() => {});
    throw error;
  } finally {
    await source.rows('rollback').catch(() => {});
  }
}

/** Refuses to copy while others are connected: their writes would go to a database that is left behind. */
async function refuseOthers(end: End): Promise<void> {
  if (end.kind === 'embedded') return; // its folder is locked
  const [row] = await end.rows<{ others: number }>(`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`);
  if (!row?.others) return;
  throw new CannotCopy(
    `Somebody else uses a database (${row.others} connections): close the shop, its workers and poolers first.`,
  );
}

function refuseOtherTables(source: Table[], target: Table[]): void {
  const shapeOf = ({ name, columns }: Table) => `${name} (${columns})`;
  const known = new Set(target.map(shapeOf));
  const asked = new Set(source.map(shapeOf));
  const different = [
    ...source.filter((table) => !known.has(shapeOf(table))),
    ...target.filter((table) => !asked.has(shapeOf(table))),
  ];
  if (!different.length) return;
  const names = [...new Set(different.map(({ name }) => name))];
  throw new CannotCopy(
    `The databases are of two versions: ${names.join(', ')} differ. Start this version once on the one to be copied.`,
  );
}

async function copyTables(source: End, target: End, tables: Table[], onProgress: Progress) {
  const foreignKeys = await foreignKeysOf(target);
  for (const { table, name } of foreignKeys) {
    await target.rows(`alter table ${table} drop constraint ${name}`);
  }
  for (const { name } of tables) await target.rows(`alter table ${name} disable trigger user`);
  await target.rows(`truncate ${tables.map(({ name }) => name).join(', ')}`);

  const pages = tables.flatMap(({ parts }) => parts).reduce((sum, part) => sum + part.pages, 0);
  let done = 0;
  for (const table of tables) {
    const into = `${table.name} (${table.columns})`;
    for (const part of table.parts) {
      for (let first = 0; first < part.pages; first += pagesAtOnce) {
        const data = await source.read(
          `select ${table.columns} from ${part.name}
           where ctid >= '(${first},0)'::tid and ctid < '(${first + pagesAtOnce},0)'::tid`,
        );
        if (data.length) await target.write(into, data);
        done += Math.min(pagesAtOnce, part.pages - first);
        onProgress(done, pages, table.name);
      }
    }
  }

  onProgress(done, pages, 'checking');
  for (const { name, last } of await sequencesOf(source)) {
    const value = last === null ? `1, false` : `${last}, true`;
    await target.rows(`select setval('${name.replaceAll("'", "''")}', ${value})`);
  }
  for (const { table, name, definition } of foreignKeys) {
    await target.rows(`alter table ${table} add constraint ${name} ${definition}`);
  }
  for (const { name } of tables) await target.rows(`alter table ${name} enable trigger user`);

  let rows = 0;
  for (const table of tables) {
    const [was, is] = [await digestOf(source, table), await digestOf(target, table)];
    if (was !== is) throw new CannotCopy(`${table.name} had ${was}, and arrived with ${is}.`);
    rows += Number.parseInt(is, 10);
  }
  return { tables: tables.length, rows };
}
