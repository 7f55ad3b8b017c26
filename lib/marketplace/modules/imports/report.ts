import { and, asc, count, eq, gt, sql } from 'drizzle-orm';
import {
  type ImportField,
  importFields,
  type RowField,
  storeColumn,
} from '@/lib/api/schemas/seller/import-fields';
import type { ImportReport, RowOutcome } from '@/lib/api/schemas/seller/imports';
import type { Locale } from '@/lib/i18n/locales';
import { hasText, textOf } from '@/lib/i18n/texts';
import { byteOrderMark, guardedLine } from '../../kernel/csv/csv';
import { type Database, rowsOf } from '../../kernel/db/connection';
import { importRows, type imports, type RowProblem } from '../../kernel/db/schema/imports';
import { plainName } from './formats/format';
import { formatOf } from './formats/recognise';
import { hasProblem } from './queries';

type Import = typeof imports.$inferSelect;

/** A problem in words. */
function inWords({ code, params }: RowProblem, lang: Locale): string {
  const key = `import_problems.${code}`;
  return hasText(key) ? textOf(lang, key, params) : code;
}

/** The column of the file that a problem is in. */
const columnOf = (field: RowField, { mapping }: Import) =>
  field === storeColumn ? storeColumn : mapping[field]?.column;

/** The rows of an import that became something, with what is wrong with each, in words. */
export async function reportOf(
  db: Database,
  one: Import,
  {
    outcome: asked,
    problem,
    page,
    limit,
    lang,
  }: { outcome?: RowOutcome; problem?: string; page: number; limit: number; lang: Locale },
): Promise<ImportReport> {
  // Without a word the faulty rows are shown, as they always were; by a problem, the rows of every outcome.
  const outcome = asked ?? (problem === undefined ? 'faulty' : undefined);
  const where = and(
    eq(importRows.importId, one.id),
    outcome && eq(importRows.outcome, outcome),
    problem === undefined ? undefined : hasProblem(problem),
  );
  const [total] = await db.select({ count: count() }).from(importRows).where(where);
  const rows = await db
    .select()
    .from(importRows)
    .where(where)
    .orderBy(asc(importRows.number))
    .limit(limit)
    .offset((page - 1) * limit);
  return {
    rows: rows.map(({ number, fields: read, filled, problems, outcome: own }) => {
      const fields = { ...read, ...filled };
      return {
        number,
        sku: fields.sku ?? '',
        ...(fields.store && { store: fields.store }),
        name: fields.name ?? '',
        outcome: own ?? 'faulty',
        problems: problems.map((problem) => ({
          field: problem.field,
          column: (problem.field && columnOf(problem.field, one)) ?? null,
          message: inWords(problem, lang),
          value: ((problem.field && fields[problem.field]) || '').slice(0, 120),
        })),
      };
    }),
    total: total?.count ?? 0,
    page,
    limit,
  };
}

const batch = 500;

/** Rows that wait for something: faulty ones, and those that are drafts. */
const isOpen = sql`(${importRows.outcome} = 'faulty'
  or ${importRows.problems} @? '$[*] ? (@.code starts with "draft_")')`;

/** What a file to correct has columns for, where the uploaded one has none. */
const mostAdded = importFields.filter((field) => !['listing_code', 'sku'].includes(field));

/**
 * The rows that are faulty or lack something, as a CSV file with the columns of the uploaded one: before them one that
 * says what to correct, of which an import takes no notice; behind them those of Haat's template for what rows lack and
 * the file has no column for.
 */
export async function* fileToCorrect(
  db: Database,
  one: Import,
  lang: Locale,
): AsyncGenerator<string> {
  const { id, columns, format } = one;
  const added = new Set(formatOf(format).added);
  const names = columns.map(({ name }) => name).filter((name) => !added.has(name));
  const present = new Set(names.map(plainName));
  const lacking = await lackingFields(db, id);
  const own = new Set(names);
  const hasColumn = (field: ImportField) =>
    present.has(plainName(field)) || own.has(one.mapping[field]?.column ?? '');
  const extra = mostAdded.filter((field) => lacking.has(field) && !hasColumn(field));
  const headings = [textOf(lang, 'import_template.what_to_change'), ...names, ...extra];
  yield byteOrderMark + guardedLine(headings);
  for (let after = 0; ; ) {
    const rows = await db
      .select()
      .from(importRows)
      .where(and(eq(importRows.importId, id), isOpen, gt(importRows.number, after)))
      .orderBy(asc(importRows.number))
      .limit(batch);
    for (const { cells, problems, filled } of rows) {
      const why = problems.map((problem) => {
        const column = problem.field && (columnOf(problem.field, one) ?? problem.field);
        return column ? `${column}: ${inWords(problem, lang)}` : inWords(problem, lang);
      });
      const values = extra.map((field) => filled[field] ?? '');
      yield guardedLine([why.join(' '), ...cells, ...values]);
    }
    if (rows.length < batch) return;
    after = rows.at(-1)?.number ?? after;
  }
}

/** Fields that rows of an import lack. */
async function lackingFields(db: Database, importId: number): Promise<Set<string>> {
  const rows = await rowsOf<{ field: string }>(
    db,
    sql`select distinct p ->> 'field' field from ${importRows} r, jsonb_array_elements(r.problems) p
      where r.import_id = ${importId} and p ->> 'code' like 'draft\\_%' and p ->> 'field' is not null`,
  );
  return new Set(rows.map(({ field }) => field));
}
