import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import {
  type FillableField,
  fillableFields,
  type ImportSummary,
  type ImportValue,
  type SellerImport,
} from '@/lib/api/schemas/seller/imports';
import { plainFieldRows } from '@/lib/api/schemas/seller/plain-fields';
import type { Locale } from '@/lib/i18n/locales';
import { hasText, textOf } from '@/lib/i18n/texts';
import type { Database } from '../../kernel/db/connection';
import { importRows, imports, importUndo, importValues } from '../../kernel/db/schema/imports';
import { operators } from '../../kernel/db/schema/operators';
import { vendors } from '../../kernel/db/schema/stores';
import { NotFound } from '../../kernel/errors';
import type { Manager } from '../../kernel/http/actor';
import { readChoices } from './check/choices';
import { saysCurrency } from './check/numbers';
import { fieldLabel } from './template';

type Row = { one: typeof imports.$inferSelect; by: string };

const selected = {
  one: imports,
  by: sql<string>`coalesce(${vendors.firstName} || ' ' || ${vendors.lastName}, ${operators.name}, 'OPERATOR_TOKEN')`,
};

/** Imports of a store; operators', which belong to none. */
export const importsOf = (manager: Manager) =>
  manager.kind === 'seller' ? eq(imports.storeId, manager.storeId) : isNull(imports.storeId);

/** Imports of a store, or of operators, newest first. */
export async function listImports(
  db: Database,
  manager: Manager,
  { page, limit, lang }: { page: number; limit: number; lang: Locale },
) {
  const where = importsOf(manager);
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
 * An import of the store, or of operators.
 * @throws {NotFound} import_not_found, also for anybody else's
 */
export async function findImport(db: Database, manager: Manager, id: number): Promise<Row> {
  const [row] = await db
    .select(selected)
    .from(imports)
    .leftJoin(vendors, eq(vendors.id, imports.vendorId))
    .leftJoin(operators, eq(operators.id, imports.operatorId))
    .where(and(eq(imports.id, id), importsOf(manager)));
  if (!row) throw new NotFound('import_not_found');
  return row;
}

/** Rows that have a problem. */
export const hasProblem = (code: string) =>
  sql`${importRows.problems} @> ${JSON.stringify([{ code }])}::jsonb`;

/** A store's import with what its rows lack, and how many of its values wait for a word of the store. */
export async function readImport(
  db: Database,
  store: Extract<Manager, { kind: 'seller' }>,
  id: number,
  lang: Locale,
): Promise<SellerImport> {
  const own = await readOne(db, store, id, lang);
  const values = await valuesOf(db, store.storeId, id);
  return { ...own, undecided: values.filter(({ choice }) => choice === null).length };
}

/** An import, of operators for all stores or of a store, but for what its values wait for. */
async function readOne(
  db: Database,
  manager: Manager,
  id: number,
  lang: Locale,
): Promise<SellerImport> {
  const row = await findImport(db, manager, id);
  const isOver = row.one.state === 'done' || row.one.state === 'cancelled';
  const canUndo = isOver && (await countUndo(db, id)).listings > 0;
  return { ...toImport(row, lang), can_undo: canUndo };
}

/** An import for all stores: its values are decided by the file alone. */
export const readMarketImport = (
  db: Database,
  operator: Extract<Manager, { kind: 'operator' }>,
  id: number,
  lang: Locale,
): Promise<SellerImport> => readOne(db, operator, id, lang);

/** Listings whose change by an import can be taken back, and the rows that have changed them. */
export async function countUndo(
  db: Database,
  importId: number,
): Promise<{ listings: number; rows: number }> {
  const [counted] = await db
    .select({
      listings: count(),
      rows: sql<number>`coalesce(sum(${importUndo.rowCount}), 0)::int`,
    })
    .from(importUndo)
    .where(and(eq(importUndo.importId, importId), isNull(importUndo.undone)));
  return counted ?? { listings: 0, rows: 0 };
}

/** What a store decides about in a file, what waits for it first. */
export async function valuesOf(
  db: Database,
  storeId: number,
  importId: number,
): Promise<ImportValue[]> {
  const rows = await db
    .select()
    .from(importValues)
    .where(eq(importValues.importId, importId))
    .orderBy(asc(importValues.kind), desc(importValues.rowCount), asc(importValues.value));
  if (!rows.length) return [];
  const choices = await readChoices(db, storeId, importId);
  return rows
    .map(({ kind, value, hint, proposal, rowCount, examples }) => {
      const choice = choices({ kind, value, hint }) ?? null;
      return { kind, value, hint, proposal, rows: rowCount, examples, choice };
    })
    .sort((a, b) => Number(a.choice !== null) - Number(b.choice !== null));
}

const fillable: ReadonlySet<string> = new Set(fillableFields);

/** The field that a lack is filled in: `draft_without_hsn` in hsn. */
const fields = new Map<string, FillableField>([
  ['draft_category_proposed', 'category'],
  ...plainFieldRows.flatMap(([name, { missing }]) =>
    missing ? [[missing.draft, name] as const] : [],
  ),
  ['mrp_from_price', 'mrp'],
  ['hsn_proposed', 'hsn'],
  ['amount', 'price'],
]);

function fieldOf(code: string): FillableField | null {
  const known = fields.get(code);
  if (known) return known;
  const [, name = code] = /^draft_without_(\w{1,40})$/.exec(code) ?? [];
  return fillable.has(name) ? (name as FillableField) : null;
}

/** What rows lack, what most of them lack first; texts with numbers of one row are left to the rows. */
function lacksOf(counts: Record<string, number>, lang: Locale): SellerImport['lacks'] {
  const all = Object.entries(counts).flatMap(([problem, rows]) => {
    const key = `import_problem_names.${problem}`;
    const whole = `import_problems.${problem}`;
    const name = hasText(key) ? key : whole;
    if (!hasText(name)) return [];
    const message = textOf(lang, name);
    const field = fieldOf(problem);
    const label = field && fieldLabel(lang, field);
    return [{ problem, message, field, label, rows }];
  });
  return all.sort((a, b) => b.rows - a.rows || a.problem.localeCompare(b.problem));
}

const toImport = (row: Row, lang: Locale): SellerImport => ({
  ...toSummary(row, lang),
  undecided: 0,
  can_undo: false,
  assumes_rupees: assumesRupees(row.one),
  undone: { back: row.one.undoneCount, left: row.one.leftCount },
  lacks: lacksOf(row.one.problemCounts, lang),
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
    progress_rows: progressRowsOf(one),
    counts: {
      rows: one.rowCount,
      new: one.newCount,
      changed: one.changedCount,
      unchanged: one.unchangedCount,
      faulty: one.faultyCount,
      drafts: one.draftCount,
    },
    failure: one.failure && hasText(failure) ? textOf(lang, failure) : null,
    can_retry: one.parkedState !== null && (one.fileKey !== null || one.parkedState === 'undoing'),
    created_by: by,
    created_at: one.createdAt.toISOString(),
    finished_at: one.finishedAt?.toISOString() ?? null,
  };
}

/** The market's own template is in rupees by its words; of other files their columns and first prices tell. */
function assumesRupees({ format, mapping, columns }: Row['one']): boolean {
  if (format === 'haat' || format === 'pictures') return false;
  const { price, mrp, currency } = mapping;
  if (currency?.column || currency?.value) return false;
  const names = [price?.column, mrp?.column].filter((name) => name !== undefined);
  const own = columns.filter(({ name }) => names.includes(name));
  return own.length > 0 && !own.some(({ samples }) => samples.some(saysCurrency));
}

/** Reading is counted as a tenth of the check. */
function progressOf(one: Row['one']): number {
  const { state, isRead, groupsDone, groupCount } = one;
  if (state === 'done' || state === 'undone') return 1;
  const rows = progressRowsOf(one);
  const ofGroups = groupCount ? groupsDone / groupCount : 0;
  const part = rows?.of ? rows.done / rows.of : ofGroups;
  if (state === 'checking') return isRead ? 0.1 + 0.9 * part : 0.05;
  return ['applying', 'cancelled', 'undoing'].includes(state) ? part : 0;
}

/** While a file is read, its end is not known; before its rows were counted, nothing is. */
function progressRowsOf(one: Row['one']): ImportSummary['progress_rows'] {
  const { state, isRead, rowCount, rowsDone, rowsToDo } = one;
  if (state === 'checking' && !isRead) return { done: rowCount, of: null };
  const isUnderWay = ['checking', 'applying', 'cancelled', 'undoing'].includes(state);
  return isUnderWay && rowsToDo ? { done: rowsDone, of: rowsToDo } : null;
}
