import { and, count, desc, eq } from 'drizzle-orm';
import type { OperatorLogLine } from '@/lib/api/schemas/operators/team';
import type { Database } from '../../db/connection';
import { operatorLog, operators } from '../../db/schema/operators';

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
  const [rows, [all]] = await Promise.all([
    db
      .select({ line: operatorLog, name: operators.name })
      .from(operatorLog)
      .leftJoin(operators, eq(operators.id, operatorLog.operatorId))
      .where(where)
      .orderBy(desc(operatorLog.at), desc(operatorLog.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(operatorLog).where(where),
  ]);
  const lines = rows.map(({ line: { operatorId: _, at, request, ...line }, name }) => ({
    ...line,
    request: request ?? null,
    at: at.toISOString(),
    operator: name,
  }));
  return { lines, total: all?.total ?? 0, page, limit };
}
