import { createHash } from 'node:crypto';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { type ImportField, importFields } from '@/lib/api/schemas/seller/import-fields';
import type { ImportMapping } from '@/lib/api/schemas/seller/imports';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '../../db/connection';
import { importMappings, imports } from '../../db/schema/imports';
import { transact } from '../../db/transaction';
import { DomainError, InvalidFields } from '../../host/errors';
import type { PrivateFiles } from '../../storage/private-files';
import type { Editor } from '../listings/save-listings';
import { noteResult } from './all-stores/note-result';
import { sampleFile } from './files/sample';
import { guessMapping } from './formats/recognise';
import { findImport, importsOf } from './queries';
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
  const columns = seen.headings.map((heading) => ({
    name: heading,
    samples: seen.samples.map((cells) => (cells[heading] ?? '').slice(0, 80)),
  }));
  const [remembered] = await db
    .select()
    .from(importMappings)
    .where(
      and(
        eq(importMappings.storeId, storeId),
        eq(importMappings.headings, headingsHash(seen.headings)),
      ),
    );
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
        format: seen.format,
        columns,
        pictureCount: seen.pictureCount,
        mapping: remembered?.mapping ?? guessMapping(seen.format, seen.headings),
      })
      .returning({ id: imports.id });
    return Number(row?.id);
  } catch (error) {
    await files.remove(fileKey);
    throw error;
  }
}

/**
 * Refuses another upload while many imports of the store, with null of operators, are not finished.
 * @throws {DomainError} 409 too_many_imports
 */
export async function refuseTooMany(db: Database, storeId: number | null): Promise<void> {
  const [open] = await db
    .select({ count: count() })
    .from(imports)
    .where(and(importsOf(storeId), inArray(imports.state, ['checking', 'applying'])));
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
  const unknown = (Object.entries(clean) as [ImportField, { column?: string }][]).filter(
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
  const entries = importFields.flatMap((field) => {
    const { column, value } = mapping[field] ?? {};
    const source = { ...(column && { column }), ...(value && { value }) };
    return column || value ? [[field, source]] : [];
  });
  return Object.fromEntries(entries);
}

/**
 * Has the checked rows taken over, but for the faulty ones.
 * @throws {NotFound} import_not_found
 * @throws {DomainError} 409 import_state
 */
export async function applyImport(db: Database, storeId: number | null, id: number): Promise<void> {
  await findImport(db, storeId, id);
  await transact(db, (tx) =>
    move(tx, storeId, id, ['checked'], { state: 'applying', groupsDone: 0 }),
  );
}

/**
 * Has a parked import tried again, where it broke off.
 * @throws {NotFound} import_not_found
 * @throws {DomainError} 409 import_state unless it is parked, too_many_imports
 */
export async function retryImport(db: Database, storeId: number | null, id: number): Promise<void> {
  const { one } = await findImport(db, storeId, id);
  await refuseTooMany(db, storeId);
  const { parkedState: state } = one;
  if (!state || !one.fileKey) throw new DomainError(409, 'import_state');
  const again = { state, parkedState: null, failure: null, finishedAt: null, tries: 0 };
  await transact(db, (tx) => move(tx, storeId, id, ['failed'], again));
}

/**
 * Ends an import; what it has taken over already stays.
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
      finishedAt: new Date(),
    });
    if (storeId === null) await noteResult(tx, one, 'cancelled');
  });
}

type Import = typeof imports.$inferSelect;

async function move(
  tx: Database,
  storeId: number | null,
  id: number,
  from: Import['state'][],
  to: Partial<Import>,
): Promise<void> {
  const [row] = await tx
    .update(imports)
    .set({ ...to, runner: null, leaseUntil: null })
    .where(and(eq(imports.id, id), importsOf(storeId), inArray(imports.state, from)))
    .returning({ id: imports.id });
  if (!row) throw new DomainError(409, 'import_state');
}
