import { and, asc, eq, inArray, isNotNull, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { ReturnStatus } from '@/lib/contract/schemas/returns/terms';
import type { Database } from '../../kernel/db/connection';
import { shipments } from '../../kernel/db/schema/orders';
import { returns } from '../../kernel/db/schema/returns';
import { transact } from '../../kernel/db/transaction';
import { DomainError } from '../../kernel/errors';
import { market } from '../../kernel/http/actor';
import { eachRow, isFaulty } from '../../kernel/jobs/each-row';
import { claimInTurns, isAmong } from '../../kernel/jobs/store-turns';
import { lockReturn } from './queries';
import { refundReturn } from './settle';
import { acceptReturn, decideOverdue, lapseReturn, refundOverdue, settleReceived } from './steps';

const job = 'returns';
const batch = 50;

/** SQL condition: the replacement of an exchange has left the store, so its clock is irrelevant. */
const isSent = sql`(${returns.status} = 'exchanged' and exists (select 1 from shipments s
  where s.id = ${returns.replacementShipmentId} and s.status not in ('confirmed', 'packed')))`;

/** Steps that are taken automatically when the time of whoever must act is over. */
const overdue: Partial<
  Record<ReturnStatus, (db: Database, id: number, now: Date) => Promise<void>>
> = {
  requested: (db, id, now) => acceptReturn(db, id, market, 'system', now),
  accepted: lapseReturn,
  picked_up: refundOverdue,
  received: (db, id, now) => settleReceived(db, id, { actor: market, by: 'system' }, now),
  exchanged: refundOverdue,
  disputed: decideOverdue,
};

/** SQL condition: the replacements that an exchange waits for are in stock again. */
const hasStock = sql`(${returns.awaitingStockSince} is not null and ${returns.status} = 'received'
  and not exists (select 1 from return_items i join products p on p.id = i.replacement_id
    where i.return_id = ${returns.id} and p.stock < i.quantity))`;

/**
 * Moves returns whose clock has run out, in the shopper's favour if the store was to act; sends replacements
 * that are in stock again, and refunds exchanges whose replacement came back undelivered.
 * @returns how many moved
 */
export async function advanceReturns(db: Database, now: Date): Promise<number> {
  const due = await listDue(
    db,
    and(
      inArray(returns.status, Object.keys(overdue) as ReturnStatus[]),
      or(lte(returns.dueAt, now), hasStock),
      not(isSent),
    ),
    now,
  );
  const moved = await eachRow(db, job, due, {
    now,
    subject: ({ id }) => id,
    work: async ({ id, status }) => {
      try {
        await overdue[status]?.(db, id, now);
      } catch (error) {
        const wasQuicker = error instanceof DomainError && !(await isStill(db, id, status));
        if (!wasQuicker) throw error;
      }
      return 1;
    },
  });
  return moved + (await refundUndelivered(db, now));
}

const isStill = async (db: Database, id: number, status: ReturnStatus) =>
  (await db.$count(returns, and(eq(returns.id, id), eq(returns.status, status)))) > 0;

async function listDue(db: Database, isDue: SQL | undefined, now: Date) {
  return claimInTurns(
    db,
    job,
    {
      ...{ table: returns, store: returns.storeId, columns: [returns.id] },
      isOpen: isNotNull(returns.dueAt),
      isDue: and(isDue, not(isFaulty(job, sql`${returns.id}`, now))),
      orderBy: [returns.dueAt, returns.id],
      limit: batch,
    },
    (due) =>
      db
        .select({ id: returns.id, status: returns.status })
        .from(returns)
        .where(isAmong(returns.id, due))
        .orderBy(asc(returns.dueAt), asc(returns.id)),
  );
}

async function refundUndelivered(db: Database, now: Date): Promise<number> {
  const failed = await listDue(
    db,
    and(
      eq(returns.status, 'exchanged'),
      isNull(returns.refundedAt),
      sql`exists (select from ${shipments} where ${shipments.id} = ${returns.replacementShipmentId}
        and ${shipments.status} = 'returned')`,
    ),
    now,
  );
  return eachRow(db, job, failed, {
    now,
    subject: ({ id }) => id,
    work: ({ id }) =>
      transact(db, async (tx) => {
        const it = await lockReturn(tx, id, market);
        if (it.row.status === 'exchanged') await refundReturn(tx, it, 'system', now);
        return 1;
      }),
  });
}
