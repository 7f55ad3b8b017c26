import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import {
  type FillableField,
  fillableFields,
  type ImportSummary,
  type ImportValue,
  type SellerImport,
} from '@/lib/contract/schemas/seller/imports';
import { plainFieldRows } from '@/lib/contract/schemas/seller/plain-fields';
import type { Locale } from '@/lib/i18n/locales';
import { hasText, textOf } from '@/lib/i18n/texts';
import type { Database } from '../../kernel/db/connection';
import { personName } from '../../kernel/db/person-name';
import { importRows, imports, importUndo, importValues } from '../../kernel/db/schema/imports';
import { operators } from '../../kernel/db/schema/operators';
import { vendors } from '../../kernel/db/schema/stores';
import { NotFound } from '../../kernel/errors';
import type { Manager } from '../../kernel/http/actor';
import { readChoices } from './check/choices';
import { saysCurrency } from './check/numbers';
import { formatOf } from './formats/recognise';
import { fieldLabel } from './template';

type Row = { one: typeof imports.$inferSelect; by: string };

const selected = {
  one: imports,
  by: sql<string>`coalesce(${personName(vendors)}, ${operators.name}, 'OPERATOR_TOKEN')`,
};

/** Matches the imports of a store, or those of operators, which belong to no store. */
export const importsOf = (manager: Manager) =>
  manager.kind === 'seller' ? eq(imports.storeId, manager.storeId) : isNull(imports.storeId);

/** Returns imports of a store, or of operators, newest first. */
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
 * Returns an import of the store, or of operators.
 * @throws {NotFound} import_not_found, also for another owner's import
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

/** Matches rows that have a problem. */
export const hasProblem = (code: string) =>
  sql`${importRows.problems} @> ${JSON.stringify([{ code }])}::jsonb`;

/** Returns a store's import with what its rows lack, and the number of values that the store has to decide. */
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

/** Returns an import of a store, or of operators, without the values that it waits for. */
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

/** Returns an import for all stores; the file alone decides its values. */
export const readMarketImport = (
  db: Database,
  operator: Extract<Manager, { kind: 'operator' }>,
  id: number,
  lang: Locale,
): Promise<SellerImport> => readOne(db, operator, id, lang);

/** Counts listings whose change by an import can be undone, and the rows that changed them. */
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

/** Returns the values of a file that a store decides, the undecided ones first. */
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
    .map(({ kind, value, hint, proposal, certainty, rowCount, examples }) => {
      const choice = choices({ kind, value, hint }) ?? null;
      return { kind, value, hint, proposal, certainty, rows: rowCount, examples, choice };
    })
    .sort((a, b) => Number(a.choice !== null) - Number(b.choice !== null));
}

const fillable: ReadonlySet<string> = new Set(fillableFields);

/** Fields by the lack that they fill: `draft_without_hsn` is filled in hsn. */
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

/** Returns a problem in words, without the numbers and names of one row. */
export function problemName(problem: string, lang: Locale): string | undefined {
  const key = `import_problem_names.${problem}`;
  const whole = `import_problems.${problem}`;
  const name = hasText(key) ? key : whole;
  return hasText(name) ? textOf(lang, name) : undefined;
}

/** Returns what rows lack, the most frequent lack first; texts with numbers of one row are left to the rows. */
function lacksOf(counts: Record<string, number>, lang: Locale): SellerImport['lacks'] {
  const all = Object.entries(counts).flatMap(([problem, rows]) => {
    const message = problemName(problem, lang);
    if (message === undefined) return [];
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
  format_certainty: row.one.layout.certainty ?? 'sure',
  cut: row.one.layout.cut ?? null,
  sheets: (row.one.layout.sheets ?? []).map((name) => ({
    name,
    is_read: row.one.layout.read?.includes(name) ?? false,
  })),
  unused_columns: unusedColumns(row.one),
  pictures: row.one.layout.pictures?.wanted ? row.one.layout.pictures : null,
  unused_pictures: row.one.layout.unusedPictures ?? { count: 0, names: [] },
});

/** Returns the file's columns that hold something which no field takes. */
function unusedColumns({ columns, mapping, layout, format }: Row['one']): string[] {
  const added = formatOf(format).added ?? [];
  const taken = new Set<string | undefined>([
    ...added,
    ...(layout.used ?? []),
    ...Object.values(mapping).map((source) => source?.column),
  ]);
  return columns
    .filter(({ name, samples }) => !taken.has(name) && samples.some((text) => text.trim()))
    .map(({ name }) => name);
}

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
      left_out: one.leftOutCount,
      joined: one.layout.joined ?? 0,
      drafts: one.draftCount,
    },
    failure: one.failure && hasText(failure) ? textOf(lang, failure) : null,
    can_retry: one.parkedState !== null && (one.fileKey !== null || one.parkedState === 'undoing'),
    created_by: by,
    created_at: one.createdAt.toISOString(),
    finished_at: one.finishedAt?.toISOString() ?? null,
  };
}

/**
 * Returns whether prices are assumed to be rupees. Haat's own template says rupees; other files are judged by
 * their columns and first prices.
 */
function assumesRupees({ format, mapping, columns }: Row['one']): boolean {
  if (format === 'haat' || format === 'pictures') return false;
  const { price, mrp, currency } = mapping;
  if (currency?.column || currency?.value) return false;
  const names = [price?.column, mrp?.column].filter((name) => name !== undefined);
  const own = columns.filter(({ name }) => names.includes(name));
  return own.length > 0 && !own.some(({ samples }) => samples.some(saysCurrency));
}

/** The part of a check that reading takes, as measured with 4,000 rows of two formats. */
const reading = 0.35;

/** Returns the progress from 0 to 1. */
function progressOf(one: Row['one']): number {
  const { state, isRead, groupsDone, groupCount } = one;
  if (state === 'done' || state === 'undone') return 1;
  const rows = progressRowsOf(one);
  const ofGroups = groupCount ? groupsDone / groupCount : 0;
  const part = rows?.of ? rows.done / rows.of : ofGroups;
  if (state === 'checking') return isRead ? reading + (1 - reading) * part : reading * part;
  return ['applying', 'cancelled', 'undoing'].includes(state) ? part : 0;
}

/**
 * Returns the rows done and their total: an estimate while a text file is read, unknown while another one is; null
 * before its rows are counted.
 */
function progressRowsOf(one: Row['one']): ImportSummary['progress_rows'] {
  const { state, isRead, rowCount, rowsDone, rowsToDo } = one;
  if (state === 'checking' && !isRead) {
    return { done: rowCount, of: rowsToDo || null, is_reading: true };
  }
  const isUnderWay = ['checking', 'applying', 'cancelled', 'undoing'].includes(state);
  return isUnderWay && rowsToDo ? { done: rowsDone, of: rowsToDo, is_reading: false } : null;
}
