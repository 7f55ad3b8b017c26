import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { OperatorLogLine } from '@/lib/api/schemas/operators/team';
import { countSome } from '../../../kernel/db/bounded-count';
import type { Database } from '../../../kernel/db/connection';
import { operatorLog, operatorLogChanges, operators } from '../../../kernel/db/schema/operators';

type Query = { subject?: string; operator?: number; page: number; limit: number };

/** A page of what operators have changed, the newest first. */
export async function listLog(
  db: Database,
  { subject, operator, page, limit }: Query,
): Promise<{ lines: OperatorLogLine[]; total: number; page: number; limit: number }> {
  const where = and(
    subject ? eq(operatorLog.subject, subject) : undefined,
    operator ? eq(operatorLog.operatorId, operator) : undefined,
  );
  const [rows, total] = await Promise.all([
    db
      .select({ line: operatorLog, name: operators.name })
      .from(operatorLog)
      .leftJoin(operators, eq(operators.id, operatorLog.operatorId))
      .where(where)
      .orderBy(desc(operatorLog.at), desc(operatorLog.id))
      .limit(limit)
      .offset((page - 1) * limit),
    countSome(db, db.select({ id: operatorLog.id }).from(operatorLog).where(where)),
  ]);
  const changes = await changesOf(
    db,
    rows.map(({ line }) => line.id),
  );
  const lines = rows.map(({ line: { operatorId: _, at, request, ...line }, name }) => ({
    ...line,
    changes: changes.get(line.id) ?? [],
    request: request ?? null,
    at: at.toISOString(),
    operator: name,
  }));
  return { lines, total, page, limit };
}

type Changes = OperatorLogLine['changes'];

/** What the rows were and became, by line of the log. */
export async function changesOf(db: Database, lines: number[]): Promise<Map<number, Changes>> {
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

/** The values that differ, however deep they lie; lists count as one value. */
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
