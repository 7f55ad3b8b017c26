import { and, asc, count, eq, gt, sql } from 'drizzle-orm';
import {
  type ImportField,
  importFields,
  type RowField,
  storeColumn,
} from '@/lib/contract/schemas/seller/import-fields';
import type { ImportReport } from '@/lib/contract/schemas/seller/import-report';
import type { RowOutcome } from '@/lib/contract/schemas/seller/imports';
import type { Locale } from '@/lib/i18n/locales';
import { hasText, textOf } from '@/lib/i18n/texts';
import { byteOrderMark, guardedLine } from '@/lib/text/csv';
import { type Database, rowsOf } from '../../kernel/db/connection';
import { importRows, type imports, type RowProblem } from '../../kernel/db/schema/imports';
import { ofRowKey } from './files/row-keys';
import { plainName } from './formats/format';
import { formatOf } from './formats/recognise';
import { hasProblem } from './queries';
import { fieldLabel } from './template';

type Import = typeof imports.$inferSelect;

/** Returns a problem's message. */
function inWords({ code, params }: RowProblem, lang: Locale): string {
  const key = `import_problems.${code}`;
  return hasText(key) ? textOf(lang, key, params) : code;
}

/** Returns the sheet of a row, where several are read. */
function sheetOf(number: number, { layout: { read = [] } }: Import): string | null {
  return read.length > 1 ? (read[ofRowKey(number).sheet] ?? null) : null;
}

/** Returns the column of the file that a problem is in. */
const columnOf = (field: RowField, { mapping }: Import) =>
  field === storeColumn ? storeColumn : mapping[field]?.column;

/** Returns the rows of an import with an outcome, and the message of each problem. */
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
  // The default is the faulty rows; a problem alone selects rows of every outcome.
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
        row: ofRowKey(number).row,
        sheet: sheetOf(number, one),
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
        cells: own === 'left_out' || !one.storeId ? [] : cellsToCorrect(fields, problems, lang),
      };
    }),
    total: total?.count ?? 0,
    page,
    limit,
  };
}

/** The fields of a row that could not be read at all. */
const wholeRow: readonly ImportField[] = ['sku', 'name', 'category', 'mrp', 'price', 'stock'];

/** Maximum characters of a cell that is corrected on the page. */
const longestCell = 2000;

/** Returns the cells that a row's problems are about; they are corrected in the report itself. */
function cellsToCorrect(
  fields: Partial<Record<RowField, string>>,
  problems: readonly RowProblem[],
  lang: Locale,
): ImportReport['rows'][number]['cells'] {
  const likely = new Map(problems.map(({ field, params }) => [field, params?.likely]));
  const isWhole = problems.some(({ code }) => code === 'open_quote' || code === 'cells_beyond');
  const named = importFields.filter((field) => likely.has(field));
  return [...new Set([...(isWhole ? wholeRow : []), ...named])].map((field) => {
    const proposed = likely.get(field);
    return {
      field,
      label: fieldLabel(lang, field),
      value: (fields[field] ?? '').slice(0, longestCell),
      likely: proposed === undefined ? null : String(proposed),
    };
  });
}

const batch = 500;

/** Matches rows that wait for a correction: faulty ones and drafts. */
const isOpen = sql`(${importRows.outcome} = 'faulty'
  or ${importRows.problems} @? '$[*] ? (@.code starts with "draft_")')`;

/** Fields for which the file to correct gets a column if the uploaded file has none. */
const mostAdded = importFields.filter((field) => !['listing_code', 'sku'].includes(field));

/**
 * Generates the faulty and incomplete rows as a CSV file with the columns of the uploaded one. The first column
 * says what to correct, and an import ignores it; the last ones are columns of Haat's template for missing fields
 * that the file has no column for.
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

/** Returns the fields that rows of an import lack. */
async function lackingFields(db: Database, importId: number): Promise<Set<string>> {
  const rows = await rowsOf<{ field: string }>(
    db,
    sql`select distinct p ->> 'field' field from ${importRows} r, jsonb_array_elements(r.problems) p
      where r.import_id = ${importId} and p ->> 'code' like 'draft\\_%' and p ->> 'field' is not null`,
  );
  return new Set(rows.map(({ field }) => field));
}
