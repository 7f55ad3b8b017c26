import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { importRows, type imports } from '../../../kernel/db/schema/imports';
import { operatorLog } from '../../../kernel/db/schema/operators';
import { stores } from '../../../kernel/db/schema/stores';

type MarketImport = Pick<typeof imports.$inferSelect, 'id' | 'operatorId' | 'fileName'>;

/** Counts the rows with an outcome; of new and changed rows, only the applied ones. */
const countOf = (outcome: 'new' | 'changed' | 'unchanged' | 'faulty') => {
  const isWritten = outcome === 'new' || outcome === 'changed';
  return sql<number>`count(*) filter (where ${importRows.outcome} = ${outcome}
    and (${importRows.isApplied} or not ${isWritten}::boolean))::integer`;
};

/** Adds a line to the operators' log with an import's results, counted by store (null: no such store). */
export async function noteResult(
  tx: Database,
  one: MarketImport,
  state: 'done' | 'cancelled',
): Promise<void> {
  const counts = await tx
    .select({
      store: stores.slug,
      new: countOf('new'),
      changed: countOf('changed'),
      unchanged: countOf('unchanged'),
      faulty: countOf('faulty'),
    })
    .from(importRows)
    .leftJoin(stores, eq(stores.id, importRows.storeId))
    .where(eq(importRows.importId, one.id))
    .groupBy(stores.slug)
    .orderBy(asc(stores.slug));
  await log(tx, one, { state, stores: counts });
}

/** Adds a line to the operators' log with the numbers of listings that an undo restored and left as they are. */
export const noteUndone = (
  tx: Database,
  one: MarketImport,
  listings: { back: number; left: number },
): Promise<void> => log(tx, one, { state: 'undone', listings });

async function log(tx: Database, one: MarketImport, what: Record<string, unknown>): Promise<void> {
  const { id, operatorId, fileName } = one;
  await tx.insert(operatorLog).values({
    operatorId,
    action: 'IMPORT /api/operator/imports/{id}',
    subject: `imports/${id}`,
    request: { file: fileName, ...what },
    status: 200,
  });
}
