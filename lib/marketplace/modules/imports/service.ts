import { createHash } from 'node:crypto';
import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type SourceField, sourceFields } from '@/lib/api/schemas/seller/import-fields';
import type { ImportChoice, ImportFill, ImportMapping } from '@/lib/api/schemas/seller/imports';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../kernel/db/connection';
import { importChoices, importMappings, importRows, imports } from '../../kernel/db/schema/imports';
import { transact } from '../../kernel/db/transaction';
import { DomainError, InvalidFields } from '../../kernel/errors';
import { forgetFaults } from '../../kernel/jobs/each-row';
import type { PrivateFiles } from '../../kernel/storage/private-files';
import type { Editor } from '../listings';
import { noteResult } from './all-stores/note-result';
import { fileOf } from './check/choices';
import { fileLimits } from './files/limits';
import { sampleFile } from './files/sample';
import { guessMapping, withEarlier } from './formats/recognise';
import { countUndo, findImport, hasProblem, importsOf } from './queries';
import { job, revival } from './run/lease';
import { newFileKey } from './upload';

/** Imports of a store that may wait or run at once. */
const mostOpen = 5;

const headingsHash = (names: readonly string[]) =>
  createHash('sha256')
    .update(JSON.stringify([...names].sort()))
    .digest('base64url');

/**
 * Keeps an uploaded file and says what it is: its format, its columns, and the mapping that the store last used for
 * such a file, else the one that fits best.
 * @returns the import's id
 * @throws {DomainError} 422 with why the file cannot be read, 409 too_many_imports
 */
export async function beginImport(
  db: Database,
  files: PrivateFiles,
  { storeId, vendorId }: Editor,
  { path, name, lang }: { path: string; name: string; lang: Locale },
): Promise<number> {
  const seen = await sampleFile(path);
  const { format, headings } = seen;
  const columns = headings.map((heading) => ({
    name: heading,
    samples: shownSamples(seen.samples, heading),
  }));
  const mapping = await proposedMapping(db, storeId, seen);
  const fileKey = newFileKey();
  await files.keep(fileKey, path);
  try {
    const [row] = await db
      .insert(imports)
      .values({
        storeId,
        vendorId,
        locale: lang,
        fileName: name,
        fileKey,
        format,
        columns,
        pictureCount: seen.pictureCount,
        mapping,
      })
      .returning({ id: imports.id });
    return Number(row?.id);
  } catch (error) {
    await files.remove(fileKey);
    throw error;
  }
}

/** First cells of a column, as they are shown beside it. */
const shownSamples = (samples: Seen['samples'], heading: string): string[] =>
  samples.slice(0, fileLimits.shown).map((cells) => (cells.get(heading) ?? '').slice(0, 80));

type Seen = Awaited<ReturnType<typeof sampleFile>>;

/** Mappings of a store that are looked at for columns that another file has too. */
const mostMappings = 20;

/** The mapping that the store last used for these headings; else what it has said of single columns, and a guess. */
async function proposedMapping(
  db: Database,
  storeId: number,
  { format, headings, samples }: Seen,
): Promise<ImportMapping> {
  const earlier = await db
    .select({ headings: importMappings.headings, mapping: importMappings.mapping })
    .from(importMappings)
    .where(eq(importMappings.storeId, storeId))
    .orderBy(
      sql`(${importMappings.headings} = ${headingsHash(headings)}) desc`,
      desc(importMappings.usedAt),
    )
    .limit(mostMappings);
  const guessed = guessMapping(format, headings, samples);
  const [first] = earlier;
  if (first?.headings === headingsHash(headings)) return first.mapping;
  if (format !== 'other') return guessed;
  return withEarlier(
    guessed,
    headings,
    earlier.map(({ mapping }) => mapping),
  );
}

/**
 * Refuses another upload while many imports of the store, with null of operators, are not finished.
 * @throws {DomainError} 409 too_many_imports
 */
export async function refuseTooMany(db: Database, storeId: number | null): Promise<void> {
  const [open] = await db
    .select({ count: count() })
    .from(imports)
    .where(and(importsOf(storeId), inArray(imports.state, ['checking', 'applying', 'undoing'])));
  if ((open?.count ?? 0) >= mostOpen) throw new DomainError(409, 'too_many_imports');
}

/**
 * Takes the columns as mapped and has the rows checked; remembers the mapping for the next such file. Also after a
 * check, to check anew.
 * @throws {NotFound} import_not_found
 * @throws {InvalidFields} mapping_column for a column that the file has not, mapping_sku without a column of SKUs
 * @throws {DomainError} 409 import_state
 */
export async function mapImport(
  db: Database,
  storeId: number,
  id: number,
  mapping: ImportMapping,
): Promise<void> {
  const { one } = await findImport(db, storeId, id);
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
    await move(tx, storeId, id, ['mapping', 'checked'], {
      state: 'checking',
      mapping: clean,
      isRead: false,
      rowCount: 0,
      groupCount: 0,
      groupsDone: 0,
      rowsToDo: 0,
      rowsDone: 0,
    });
    await tx
      .insert(importMappings)
      .values({ storeId, headings: headingsHash(names), mapping: clean })
      .onConflictDoUpdate({
        target: [importMappings.storeId, importMappings.headings],
        set: { mapping: clean, usedAt: sql`now()` },
      });
  });
}

function cleaned(mapping: ImportMapping): ImportMapping {
  const entries = sourceFields.flatMap((field) => {
    const { column, value } = mapping[field] ?? {};
    const source = { ...(column && { column }), ...(value && { value }) };
    return column || value ? [[field, source]] : [];
  });
  return Object.fromEntries(entries);
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
  storeId: number,
  id: number,
  choices: readonly ImportChoice[],
): Promise<void> {
  await findImport(db, storeId, id);
  const byKey = new Map(
    choices.map((one) => [JSON.stringify([one.kind, one.value, one.hint]), one] as const),
  );
  const rows = [...byKey.values()].map(({ kind, value, hint, choice }) => ({
    ...{ storeId, kind, value, hint, choice },
    ofImport: fileOf(kind, id),
  }));
  await transact(db, async (tx) => {
    await move(tx, storeId, id, ['checked'], checkAgain);
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
  storeId: number,
  id: number,
  { field, value, rows, problem }: ImportFill,
): Promise<void> {
  await findImport(db, storeId, id);
  if (!rows && !problem) throw new InvalidFields({ rows: 'fill_rows' });
  await transact(db, async (tx) => {
    await move(tx, storeId, id, ['checked'], checkAgain);
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

/**
 * Has the checked rows taken over, but for the faulty ones.
 * @throws {NotFound} import_not_found
 * @throws {DomainError} 409 import_state
 */
export async function applyImport(db: Database, storeId: number | null, id: number): Promise<void> {
  await findImport(db, storeId, id);
  await transact(db, async (tx) => {
    const rowsToDo = await tx.$count(
      importRows,
      and(eq(importRows.importId, id), inArray(importRows.outcome, ['new', 'changed'])),
    );
    const begun = { state: 'applying', groupsDone: 0, rowsDone: 0, rowsToDo } as const;
    await move(tx, storeId, id, ['checked'], begun);
  });
}

/**
 * Goes on with an import that was stopped, or parked, where it broke off.
 * @throws {NotFound} import_not_found
 * @throws {DomainError} 409 import_state unless it is one of them, too_many_imports
 */
export async function retryImport(db: Database, storeId: number | null, id: number): Promise<void> {
  const { one } = await findImport(db, storeId, id);
  await refuseTooMany(db, storeId);
  const { parkedState: state } = one;
  if (!state || (!one.fileKey && state !== 'undoing')) throw new DomainError(409, 'import_state');
  await transact(db, async (tx) => {
    await move(tx, storeId, id, ['failed', 'cancelled'], { state, ...revival });
    await forgetFaults(tx, job, [String(id)]);
  });
}

/**
 * Stops an import; what it has taken over already stays, and within a week it can go on behind it.
 * @throws {NotFound} import_not_found
 * @throws {DomainError} 409 import_state once it is finished
 */
export async function cancelImport(
  db: Database,
  storeId: number | null,
  id: number,
): Promise<void> {
  const { one } = await findImport(db, storeId, id);
  await transact(db, async (tx) => {
    await move(tx, storeId, id, ['mapping', 'checking', 'checked', 'applying'], {
      state: 'cancelled',
      parkedState: sql`${imports.state}`,
      finishedAt: new Date(),
    });
    if (storeId === null) await noteResult(tx, one, 'cancelled');
  });
}

/**
 * Has what an import has changed taken back in the background, where nobody has changed it since.
 * @throws {NotFound} import_not_found
 * @throws {DomainError} 409 import_state unless it is over and has changed something, too_many_imports
 */
export async function undoImport(db: Database, storeId: number, id: number): Promise<void> {
  await findImport(db, storeId, id);
  await refuseTooMany(db, storeId);
  const { listings, rows: rowsToDo } = await countUndo(db, id);
  if (!listings) throw new DomainError(409, 'import_state');
  const again = {
    state: 'undoing',
    parkedState: null,
    groupCount: listings,
    groupsDone: 0,
    rowsToDo,
    rowsDone: 0,
    tries: 0,
  } as const;
  await transact(db, (tx) => move(tx, storeId, id, ['done', 'cancelled'], again));
}

type Import = typeof imports.$inferSelect;

async function move(
  tx: Database,
  storeId: number | null,
  id: number,
  from: Import['state'][],
  to: Parameters<ReturnType<Database['update']>['set']>[0] & object,
): Promise<void> {
  const [row] = await tx
    .update(imports)
    .set({ ...to, runner: null, leaseUntil: null })
    .where(and(eq(imports.id, id), importsOf(storeId), inArray(imports.state, from)))
    .returning({ id: imports.id });
  if (!row) throw new DomainError(409, 'import_state');
}
