import { eq } from 'drizzle-orm';
import type { ImportReading } from '@/lib/contract/schemas/seller/imports';
import type { Database } from '../../kernel/db/connection';
import { importRows } from '../../kernel/db/schema/imports';
import { transact } from '../../kernel/db/transaction';
import { DomainError } from '../../kernel/errors';
import type { Manager } from '../../kernel/http/actor';
import type { Files } from '../files';
import { layoutOf, shownColumns } from './begin';
import { sampleFile } from './files/sample';
import { proposedMapping } from './mappings';
import { findImport } from './queries';
import { move } from './steps';

/**
 * Looks at the file of an import anew: at other sheets of its workbook, or as another format. Proposes a mapping
 * anew, too.
 * @throws {NotFound} import_not_found
 * @throws {DomainError} 409 import_state unless it waits for its store, 422 with why the file cannot be read
 */
export async function readAgain(
  db: Database,
  files: Files,
  store: Extract<Manager, { kind: 'seller' }>,
  id: number,
  { format, sheets }: ImportReading,
): Promise<void> {
  const { one } = await findImport(db, store, id);
  const { fileKey, layout } = one;
  const isSame = (sheets ?? layout.read ?? []).join('\n') === (layout.read ?? []).join('\n');
  if (isSame && (format ?? one.format) === one.format) return;
  if (!fileKey) throw new DomainError(409, 'import_state');
  const wanted = sheets ?? layout.read;
  // Other sheets may be of another format.
  const kept = format ?? (sheets ? undefined : one.format);
  const seen = await files.privateFiles.use(fileKey, (path) =>
    sampleFile(path, {
      ...(kept && { format: kept }),
      ...(wanted?.length && { sheets: wanted }),
    }),
  );
  if (!seen) throw new DomainError(409, 'import_state');
  const mapping = await proposedMapping(db, store.storeId, seen);
  await transact(db, async (tx) => {
    await tx.delete(importRows).where(eq(importRows.importId, id));
    await move(tx, store, id, ['mapping', 'checked'], {
      state: 'mapping',
      format: seen.format,
      columns: shownColumns(seen),
      layout: layoutOf(seen),
      mapping,
      isRead: false,
      rowCount: 0,
      groupCount: 0,
      groupsDone: 0,
      rowsToDo: 0,
      rowsDone: 0,
      leftOutCount: 0,
      problemCounts: {},
    });
  });
}
