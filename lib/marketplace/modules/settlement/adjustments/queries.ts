import { and, count, desc, eq, isNull, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type {
  adjustmentsQuerySchema,
  StoreAdjustment,
} from '@/lib/contract/schemas/operators/settlements';
import type { Database } from '../../../kernel/db/connection';
import { storeAdjustments } from '../../../kernel/db/schema/operator-orders';
import { operators } from '../../../kernel/db/schema/operators';
import { stores } from '../../../kernel/db/schema/stores';
import { NotFound } from '../../../kernel/errors';
import { rupees } from '../../../kernel/money/rupees';

const asker = alias(operators, 'asker');
const decider = alias(operators, 'decider');

const select = (db: Database, where: SQL | undefined) =>
  db
    .select({
      request: storeAdjustments,
      store: { id: stores.id, name: stores.name },
      askedBy: asker.name,
      decidedBy: decider.name,
    })
    .from(storeAdjustments)
    .innerJoin(stores, eq(stores.id, storeAdjustments.storeId))
    .leftJoin(asker, eq(asker.id, storeAdjustments.requestedBy))
    .leftJoin(decider, eq(decider.id, storeAdjustments.decidedBy))
    .where(where)
    .orderBy(desc(storeAdjustments.id))
    .$dynamic();

type Row = Awaited<ReturnType<typeof select>>[number];

function toAdjustment({ request, store, askedBy, decidedBy }: Row): StoreAdjustment {
  const { needsApproval, decision } = request;
  const state =
    decision === 'refused' ? 'refused' : needsApproval && !decision ? 'waiting' : 'made';
  return {
    id: request.id,
    store,
    amount: rupees(request.amount),
    reason: request.reason,
    state,
    requested_by:
      request.requestedBy === null ? null : { id: request.requestedBy, name: askedBy ?? '' },
    requested_at: request.createdAt.toISOString(),
    decided_by: decidedBy,
    decided_at: request.decidedAt?.toISOString() ?? null,
    decision_note: request.decisionNote,
  };
}

/** @throws {NotFound} adjustment_not_found */
export async function viewAdjustment(db: Database, id: number): Promise<StoreAdjustment> {
  const [row] = await select(db, eq(storeAdjustments.id, id));
  if (!row) throw new NotFound('adjustment_not_found');
  return toAdjustment(row);
}

const isWaiting = and(eq(storeAdjustments.needsApproval, true), isNull(storeAdjustments.decision));

/** Returns a page of the adjustments that operators requested, the newest first. */
export async function listAdjustments(
  db: Database,
  { state, page, limit }: z.output<typeof adjustmentsQuerySchema>,
): Promise<{ adjustments: StoreAdjustment[]; total: number }> {
  const where = state === 'waiting' ? isWaiting : undefined;
  const rows = await select(db, where)
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await db.select({ total: count() }).from(storeAdjustments).where(where);
  return { adjustments: rows.map(toAdjustment), total: counted?.total ?? 0 };
}
