import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { ImportSummary, SellerImport } from '@/lib/api/schemas/seller/imports';
import type { Locale } from '@/lib/i18n/locales';
import { hasText, textOf } from '@/lib/i18n/texts';
import type { Database } from '../../db/connection';
import { imports } from '../../db/schema/imports';
import { operators } from '../../db/schema/operators';
import { vendors } from '../../db/schema/stores';
import { NotFound } from '../../host/errors';

type Row = { one: typeof imports.$inferSelect; by: string };

const selected = {
  one: imports,
  by: sql<string>`coalesce(${vendors.firstName} || ' ' || ${vendors.lastName}, ${operators.name}, 'OPERATOR_TOKEN')`,
};

/** Imports of a store; of operators with null. */
export const importsOf = (storeId: number | null) =>
  storeId === null ? isNull(imports.storeId) : eq(imports.storeId, storeId);

/** A store's imports, newest first; with null those of operators. */
export async function listImports(
  db: Database,
  storeId: number | null,
  { page, limit, lang }: { page: number; limit: number; lang: Locale },
) {
  const where = importsOf(storeId);
  const [total] = await db.select({ count: count() }).from(imports).where(where);
  const rows = await db
    .select(selected)
    .from(imports)
    .leftJoin(vendors, eq(vendors.id, imports.vendorId))
    .leftJoin(operators, eq(operators.id, imports.operatorId))
    .where(where)
    .orderBy(desc(imports.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return {
    imports: rows.map((row) => toSummary(row, lang)),
    total: total?.count ?? 0,
    page,
    limit,
  };
}

/**
 * An import of the store; with null one of operators.
 * @throws {NotFound} import_not_found, also for another store's
 */
export async function findImport(db: Database, storeId: number | null, id: number): Promise<Row> {
  const [row] = await db
    .select(selected)
    .from(imports)
    .leftJoin(vendors, eq(vendors.id, imports.vendorId))
    .leftJoin(operators, eq(operators.id, imports.operatorId))
    .where(and(eq(imports.id, id), importsOf(storeId)));
  if (!row) throw new NotFound('import_not_found');
  return row;
}

export const toImport = (row: Row, lang: Locale): SellerImport => ({
  ...toSummary(row, lang),
  columns: row.one.columns,
  mapping: row.one.mapping,
  picture_count: row.one.pictureCount,
});

function toSummary({ one, by }: Row, lang: Locale): ImportSummary {
  const failure = `api.${one.failure}`;
  return {
    id: one.id,
    file: one.fileName,
    format: one.format,
    state: one.state,
    progress: progressOf(one),
    counts: {
      rows: one.rowCount,
      new: one.newCount,
      changed: one.changedCount,
      unchanged: one.unchangedCount,
      faulty: one.faultyCount,
      drafts: one.draftCount,
    },
    failure: one.failure && hasText(failure) ? textOf(lang, failure) : null,
    can_retry: one.parkedState !== null && one.fileKey !== null,
    created_by: by,
    created_at: one.createdAt.toISOString(),
    finished_at: one.finishedAt?.toISOString() ?? null,
  };
}

/** Reading is counted as a tenth of the check. */
function progressOf({ state, isRead, groupsDone, groupCount }: Row['one']): number {
  if (state === 'done') return 1;
  const part = groupCount ? groupsDone / groupCount : 0;
  if (state === 'checking') return isRead ? 0.1 + 0.9 * part : 0.05;
  return state === 'applying' || state === 'cancelled' ? part : 0;
}
