import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { SourceField } from '@/lib/api/schemas/seller/import-fields';
import type { ImportChoice, ImportFill, ImportMapping } from '@/lib/api/schemas/seller/imports';
import type { Database } from '../../kernel/db/connection';
import { importChoices, importRows, imports } from '../../kernel/db/schema/imports';
import { transact } from '../../kernel/db/transaction';
import { InvalidFields } from '../../kernel/errors';
import type { Manager } from '../../kernel/http/actor';
import { fileOf } from './check/choices';
import { cleaned, keepMapping } from './mappings';
import { findImport, hasProblem } from './queries';
import { move } from './steps';

type Store = Extract<Manager, { kind: 'seller' }>;

/**
 * Takes the columns as mapped and has the rows checked; remembers the mapping for the next such file. Also after a
 * check, to check anew.
 * @throws {NotFound} import_not_found
 * @throws {InvalidFields} mapping_column for a column that the file has not, mapping_sku without a column of SKUs
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
  if (!clean.sku?.column) throw new InvalidFields({ 'mapping.sku': 'mapping_sku' });
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

/** Checks rows again that were read already, in the background. */
const checkAgain = {
  state: 'checking',
  groupCount: sql`${imports.groupCount}`,
  groupsDone: 0,
  rowsDone: 0,
  newCount: 0,
  changedCount: 0,
  unchangedCount: 0,
  faultyCount: 0,
  draftCount: 0,
} as const;

/** What was found while reading stays with its row; all else is judged anew. */
async function reopenRows(tx: Database, importId: number): Promise<void> {
  await tx
    .update(importRows)
    .set({ outcome: null })
    .where(
      and(
        eq(importRows.importId, importId),
        sql`not exists (select 1 from jsonb_array_elements(${importRows.problems}) p
          where p ->> 'code' in ('sku_twice', 'too_many_rows'))`,
      ),
    );
  const rowsToDo = await tx.$count(
    importRows,
    and(eq(importRows.importId, importId), isNull(importRows.outcome)),
  );
  await tx.update(imports).set({ rowsToDo }).where(eq(imports.id, importId));
}

/**
 * Notes what values of a file mean, for this import and those that come after it, and has its rows checked again.
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
 * Fills a field of rows, those named or all with a problem, and has the rows checked again. What was filled stays with
 * its row also when the columns are matched anew.
 * @throws {NotFound} import_not_found
 * @throws {InvalidFields} fill_rows where neither rows nor a problem are named
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
