import { and, asc, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { z } from 'zod';
import { callerOf } from '@/lib/contract/access';
import { contract } from '@/lib/contract/contract';
import type { Rows } from '@/lib/contract/row';
import type {
  OperatorLog,
  OperatorLogLine,
  operatorLogQuerySchema,
} from '@/lib/contract/schemas/operators/team';
import type { Locale } from '@/lib/i18n/locales';
import { daysAfter, startOfDay } from '@/lib/time/india';
import { countSome } from '../../../kernel/db/bounded-count';
import type { Database } from '../../../kernel/db/connection';
import { operatorLog, operatorLogChanges, operators } from '../../../kernel/db/schema/operators';
import { doneWords } from './done-words';

/** Kinds of subjects: the first word of a write's path below the area. */
const kinds = new Set(
  Object.values<Rows>(contract)
    .flatMap(Object.values)
    .filter(({ access, method }) => callerOf(access).kind === 'operator' && method !== 'GET')
    .map(({ path }) => path.split('/')[3]),
);

/** Returns every subject that a number or id may mean; the index finds each. */
const subjectsOf = (thing: string) => [thing, ...[...kinds].map((kind) => `${kind}/${thing}`)];

/** Returns a page of operators' changes, the newest first; days are India's, both included. */
export async function listLog(
  db: Database,
  { subject, operator, thing, from, to, page, limit }: z.output<typeof operatorLogQuerySchema>,
  lang: Locale,
): Promise<OperatorLog> {
  const where = and(
    subject ? eq(operatorLog.subject, subject) : undefined,
    operator ? eq(operatorLog.operatorId, operator) : undefined,
    thing ? inArray(operatorLog.subject, subjectsOf(thing)) : undefined,
    from ? gte(operatorLog.at, startOfDay(from)) : undefined,
    to ? lt(operatorLog.at, startOfDay(daysAfter(to, 1))) : undefined,
  );
  const [rows, total, everybody] = await Promise.all([
    db
      .select({ line: operatorLog, name: operators.name })
      .from(operatorLog)
      .leftJoin(operators, eq(operators.id, operatorLog.operatorId))
      .where(where)
      .orderBy(desc(operatorLog.at), desc(operatorLog.id))
      .limit(limit)
      .offset((page - 1) * limit),
    countSome(db, db.select({ id: operatorLog.id }).from(operatorLog).where(where)),
    db
      .select({ id: operators.id, name: operators.name })
      .from(operators)
      .orderBy(operators.name, operators.id),
  ]);
  return { lines: await logLines(db, rows, lang), operators: everybody, total, page, limit };
}

type LogRow = { line: typeof operatorLog.$inferSelect; name: string | null };

/** Lines of the log as they are shown, with what each has changed. */
export async function logLines(
  db: Database,
  rows: readonly LogRow[],
  lang: Locale,
): Promise<OperatorLogLine[]> {
  const changes = await changesOf(
    db,
    rows.map(({ line }) => line.id),
  );
  return rows.map(({ line: { operatorId: _, at, request, ...line }, name }) => ({
    ...line,
    done: doneWords(line.action, lang),
    changes: changes.get(line.id) ?? [],
    request: request ?? null,
    at: at.toISOString(),
    operator: name,
  }));
}

type Changes = OperatorLogLine['changes'];

/** Returns the rows before and after each change, by line of the log. */
async function changesOf(db: Database, lines: number[]): Promise<Map<number, Changes>> {
  const found = new Map<number, Changes>();
  if (!lines.length) return found;
  const rows = await db
    .select()
    .from(operatorLogChanges)
    .where(inArray(operatorLogChanges.logId, lines))
    .orderBy(asc(operatorLogChanges.id))
    .limit(2000);
  for (const { logId, ofTable, rowId, before, after } of rows) {
    const of = found.get(logId) ?? [];
    of.push({ of: ofTable, row: rowId, fields: changedFields(before, after) });
    found.set(logId, of);
  }
  return found;
}

const mostFields = 50;

/** Returns the values that differ, at any depth; a list counts as one value. */
function changedFields(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Changes[number]['fields'] {
  const [was, is] = [leaves(before), leaves(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((name) => was.get(name) !== is.get(name) || was.get(name) === '…')
    .slice(0, mostFields)
    .map((name) => ({ name, before: was.get(name) ?? null, after: is.get(name) ?? null }));
}

function leaves(value: unknown, path = '', into = new Map<string, string>()): Map<string, string> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const [key, each] of Object.entries(value)) {
      leaves(each, path ? `${path}.${key}` : key, into);
    }
  } else if (value !== null && value !== undefined) {
    into.set(path, (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 500));
  }
  return into;
}
