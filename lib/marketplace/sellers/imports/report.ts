import { and, asc, count, eq, gt } from 'drizzle-orm';
import { type RowField, storeColumn } from '@/lib/api/schemas/seller/import-fields';
import type { ImportReport, RowOutcome } from '@/lib/api/schemas/seller/imports';
import type { Locale } from '@/lib/i18n/locales';
import { hasText, textOf } from '@/lib/i18n/texts';
import type { Database } from '../../db/connection';
import { importRows, type imports, type RowProblem } from '../../db/schema/imports';
import { csvLine } from './files/csv-line';
import { asCell } from './files/formula';
import { formatOf } from './formats/recognise';

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
    outcome,
    page,
    limit,
    lang,
  }: { outcome: RowOutcome; page: number; limit: number; lang: Locale },
): Promise<ImportReport> {
  const where = and(eq(importRows.importId, one.id), eq(importRows.outcome, outcome));
  const [total] = await db.select({ count: count() }).from(importRows).where(where);
  const rows = await db
    .select()
    .from(importRows)
    .where(where)
    .orderBy(asc(importRows.number))
    .limit(limit)
    .offset((page - 1) * limit);
  return {
    rows: rows.map(({ number, fields, problems }) => ({
      number,
      sku: fields.sku ?? '',
      ...(fields.store && { store: fields.store }),
      name: fields.name ?? '',
      outcome,
      problems: problems.map((problem) => ({
        field: problem.field,
        column: (problem.field && columnOf(problem.field, one)) ?? null,
        message: inWords(problem, lang),
        value: ((problem.field && fields[problem.field]) || '').slice(0, 120),
      })),
    })),
    total: total?.count ?? 0,
    page,
    limit,
  };
}

const batch = 500;

/**
 * The faulty rows as a CSV file with the columns of the uploaded one, and one before them that says what to correct;
 * an import takes no notice of that column.
 */
export async function* fileToCorrect(
  db: Database,
  one: Import,
  lang: Locale,
): AsyncGenerator<string> {
  const { id, columns, format } = one;
  const added = new Set(formatOf(format).added);
  const names = columns.map(({ name }) => name).filter((name) => !added.has(name));
  yield `\uFEFF${csvLine([textOf(lang, 'import_template.what_to_change'), ...names])}`;
  for (let after = 0; ; ) {
    const rows = await db
      .select()
      .from(importRows)
      .where(
        and(
          eq(importRows.importId, id),
          eq(importRows.outcome, 'faulty'),
          gt(importRows.number, after),
        ),
      )
      .orderBy(asc(importRows.number))
      .limit(batch);
    for (const { cells, problems } of rows) {
      const why = problems.map((problem) => {
        const column = problem.field && (columnOf(problem.field, one) ?? problem.field);
        return column ? `${column}: ${inWords(problem, lang)}` : inWords(problem, lang);
      });
      yield csvLine([why.join(' '), ...cells].map(asCell));
    }
    if (rows.length < batch) return;
    after = rows.at(-1)?.number ?? after;
  }
}
