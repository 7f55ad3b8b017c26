import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { SourceField } from '@/lib/contract/schemas/seller/import-fields';
import type {
  ImportChoice,
  ImportEdits,
  ImportFill,
  ImportMapping,
} from '@/lib/contract/schemas/seller/imports';
import { fieldsOf } from '@/lib/i18n/translated';
import type { Database } from '../../kernel/db/connection';
import { importChoices, importRows, imports } from '../../kernel/db/schema/imports';
import { transact } from '../../kernel/db/transaction';
import { InvalidFields } from '../../kernel/errors';
import type { Manager } from '../../kernel/http/actor';
import { fileOf } from './check/choices';
import { cleaned, keepMapping } from './mappings';
import { findImport, hasProblem } from './queries';
import { readFaults } from './run/found-in-reading';
import { move } from './steps';

type Store = Extract<Manager, { kind: 'seller' }>;

/**
 * Accepts the mapping of columns, starts the check of the rows and remembers the mapping for the next such file.
 * Also repeats a check with another mapping.
 * @throws {NotFound} import_not_found
 * @throws {InvalidFields} mapping_column for a column that the file does not have, mapping_sku without a column
 * of SKUs or names
 * @throws {DomainError} 409 import_state
 */
export async function mapImport(
  db: Database,
  store: Store,
  id: number,
  mapping: ImportMapping,
): Promise<void> {
  const { one } = await findImport(db, store, id);
  const names = one.columns.map(({ name }) => name);
  const clean = cleaned(mapping);
  const unknown = (Object.entries(clean) as [SourceField, { column?: string }][]).filter(
    ([, { column }]) => column !== undefined && !names.includes(column),
  );
  if (unknown.length) {
    const faults = unknown.map(([field]) => [`mapping.${field}`, 'mapping_column']);
    throw new InvalidFields(Object.fromEntries(faults));
  }
  // Codes of SKUs are made of their names where the file has none.
  if (!(['sku', ...fieldsOf('name')] as const).some((field) => clean[field]?.column)) {
    throw new InvalidFields({ 'mapping.sku': 'mapping_sku' });
  }
  await transact(db, async (tx) => {
    await move(tx, store, id, ['mapping', 'checked'], {
      state: 'checking',
      mapping: clean,
      isRead: false,
      rowCount: 0,
      groupCount: 0,
      groupsDone: 0,
      rowsToDo: 0,
      rowsDone: 0,
    });
    await keepMapping(tx, store.storeId, names, clean);
  });
}

/** The state in which rows already read are checked again in the background. */
const checkAgain = {
  state: 'checking',
  groupCount: sql`${imports.groupCount}`,
  groupsDone: 0,
  rowsDone: 0,
  newCount: 0,
  changedCount: 0,
  unchangedCount: 0,
  faultyCount: 0,
  leftOutCount: 0,
  draftCount: 0,
} as const;

/** Resets the rows for a new judgement; problems found while reading stay. */
async function reopenRows(tx: Database, importId: number): Promise<void> {
  await tx
    .update(importRows)
    .set({ outcome: null })
    .where(
      and(
        eq(importRows.importId, importId),
        sql`coalesce(${importRows.outcome}, '') <> 'left_out'`,
        sql`not exists (select 1 from jsonb_array_elements(${importRows.problems}) p
          where p ->> 'code' in ${readFaults})`,
      ),
    );
  const rowsToDo = await tx.$count(
    importRows,
    and(eq(importRows.importId, importId), isNull(importRows.outcome)),
  );
  await tx.update(imports).set({ rowsToDo }).where(eq(imports.id, importId));
}

/**
 * Saves the meaning of values for this import and later ones, and starts a new check of its rows.
 * @throws {NotFound} import_not_found
 * @throws {DomainError} 409 import_state unless it waits after its check
 */
export async function chooseValues(
  db: Database,
  store: Store,
  id: number,
  choices: readonly ImportChoice[],
): Promise<void> {
  await findImport(db, store, id);
  const byKey = new Map(
    choices.map((one) => [JSON.stringify([one.kind, one.value, one.hint]), one] as const),
  );
  const rows = [...byKey.values()].map(({ kind, value, hint, choice }) => ({
    ...{ storeId: store.storeId, kind, value, hint, choice },
    ofImport: fileOf(kind, id),
  }));
  await transact(db, async (tx) => {
    await move(tx, store, id, ['checked'], checkAgain);
    await tx
      .insert(importChoices)
      .values(rows)
      .onConflictDoUpdate({
        target: [
          importChoices.storeId,
          importChoices.kind,
          importChoices.value,
          importChoices.hint,
          importChoices.ofImport,
        ],
        set: { choice: sql`excluded.choice`, usedAt: sql`now()` },
      });
    await reopenRows(tx, id);
  });
}

/**
 * Fills a field of rows, the named ones or all with a problem, and starts a new check. Filled values stay with
 * their rows when the columns are mapped again.
 * @throws {NotFound} import_not_found
 * @throws {InvalidFields} fill_rows if neither rows nor a problem are named
 * @throws {DomainError} 409 import_state unless it waits after its check
 */
export async function fillRows(
  db: Database,
  store: Store,
  id: number,
  { field, value, rows, problem }: ImportFill,
): Promise<void> {
  await findImport(db, store, id);
  if (!rows && !problem) throw new InvalidFields({ rows: 'fill_rows' });
  await transact(db, async (tx) => {
    await move(tx, store, id, ['checked'], checkAgain);
    await tx
      .update(importRows)
      .set({ filled: sql`${importRows.filled} || ${JSON.stringify({ [field]: value })}::jsonb` })
      .where(
        and(
          eq(importRows.importId, id),
          rows && inArray(importRows.number, rows),
          problem === undefined ? undefined : hasProblem(problem),
        ),
      );
    await reopenRows(tx, id);
  });
}

/** Fields that decide which listing a row belongs to; the file is read again after a change. */
const grouping: readonly string[] = ['sku', 'listing_code', 'colour', 'size', 'name'];

/**
 * Corrects cells of single rows, and starts a new check. The values stay with their rows when the columns are mapped
 * again.
 * @throws {NotFound} import_not_found
 * @throws {DomainError} 409 import_state unless it waits after its check
 */
export async function editRows(
  db: Database,
  store: Store,
  id: number,
  { rows }: ImportEdits,
): Promise<void> {
  await findImport(db, store, id);
  const isRegrouped = rows.some(({ values }) =>
    Object.keys(values).some((field) => grouping.includes(field)),
  );
  await transact(db, async (tx) => {
    await move(
      tx,
      store,
      id,
      ['checked'],
      isRegrouped ? { ...checkAgain, isRead: false, groupCount: 0, rowCount: 0 } : checkAgain,
    );
    const edits = JSON.stringify(rows);
    await tx.execute(sql`update ${importRows} i
      set filled = i.filled || r."values",
        problems = (select coalesce(jsonb_agg(p), '[]') from jsonb_array_elements(i.problems) p
          where p ->> 'code' <> 'open_quote')
      from jsonb_to_recordset(${edits}::jsonb) as r(number integer, "values" jsonb)
      where i.import_id = ${id} and i.number = r.number and coalesce(i.outcome, '') <> 'left_out'`);
    await reopenRows(tx, id);
  });
}
