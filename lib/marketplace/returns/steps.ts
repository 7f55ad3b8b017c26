import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { ReturnCondition, ReturnStatus } from '@/lib/api/schemas/returns/terms';
import type { decideReturnSchema } from '@/lib/api/schemas/seller/returns';
import type { ReturnSettings } from '@/lib/api/schemas/settings/returns';
import type { Database } from '../db/connection';
import { returnEvents, returns } from '../db/schema/returns';
import { transact } from '../db/transaction';
import { DomainError } from '../host/errors';
import { offsetsOfReturns } from '../payments/refunds/request-refund';
import { readGroupAt } from '../settings/queries';
import { post } from '../settlement/ledger/post';
import { shortened } from './account';
import { creditStore } from './credit-store';
import { returnReplacements, takeReplacements } from './exchange';
import { type LockedReturn, lockReturn, type ReturnViewer } from './lock';
import { noteStep } from './note-step';
import { attachPictures } from './pictures';
import { settle } from './settle';

const hour = 3600 * 1000;

type By = (typeof returnEvents.$inferSelect)['by'];
type Refusal = { reason: string; pictures: number[]; storeId: number; rules: ReturnSettings };

type Received = { storeId: number; condition: ReturnCondition; rules: ReturnSettings };

/** Runs a step of a return that is in one of these statuses, behind its order's lock. */
async function step<Result>(
  db: Database,
  id: number,
  viewer: ReturnViewer,
  from: readonly ReturnStatus[],
  work: (tx: Database, locked: LockedReturn) => Promise<Result>,
): Promise<Result> {
  return transact(db, async (tx) => {
    const locked = await lockReturn(tx, id, viewer);
    if (!from.includes(locked.row.status)) throw new DomainError(409, 'return_cannot_move');
    return work(tx, locked);
  });
}

/**
 * Accepts a return. An exchange takes its replacements from stock; where they are gone it becomes a refund.
 * @throws {NotFound} return_not_found
 * @throws {DomainError} 409 return_cannot_move
 */
export const acceptReturn = (db: Database, id: number, viewer: ReturnViewer, by: By, now: Date) =>
  step(db, id, viewer, ['requested'], (tx, it) => accept(tx, it, by, null, now));

async function accept(tx: Database, it: LockedReturn, by: By, note: string | null, at: Date) {
  const kind =
    it.row.kind === 'exchange' && !(await takeReplacements(tx, it)) ? 'refund' : it.row.kind;
  await noteStep(tx, it.row, { status: 'accepted', by, note, at }, { kind, dueAt: null });
}

/**
 * Refuses a return with the reason and what shows it.
 * @throws {NotFound} return_not_found
 * @throws {DomainError} 409 return_cannot_move
 * @throws {InvalidFields} picture_gone
 */
export const refuseReturn = (db: Database, id: number, refusal: Refusal, now: Date) =>
  step(db, id, refusal, ['requested'], (tx, it) => refuse(tx, it, 'refused', refusal, now));

async function refuse(
  tx: Database,
  { row, locked }: LockedReturn,
  status: 'refused' | 'sent_back',
  { reason, pictures, storeId, rules }: Refusal,
  at: Date,
) {
  const { most_pictures: most } = rules;
  await attachPictures(tx, { returnId: row.id, owner: { storeId }, pictures, most });
  if (status === 'sent_back' && row.kind === 'exchange') await returnReplacements(tx, row);
  // Shorter than when the order was placed it never gets.
  const promised = await readGroupAt(tx, 'returns', locked.order.placedAt);
  const days = Math.max(rules.dispute_days, promised.dispute_days);
  const disputeUntil = new Date(at.getTime() + days * 24 * hour);
  await noteStep(
    tx,
    row,
    { status, by: 'seller', note: reason, at },
    { dueAt: null, disputeUntil },
  );
}

/** @throws {NotFound} return_not_found; {DomainError} 409 return_cannot_move */
export const notePickedUp = (db: Database, id: number, viewer: ReturnViewer, now: Date) =>
  step(db, id, viewer, ['accepted'], (tx, { row }) =>
    noteStep(tx, row, { status: 'picked_up', by: 'seller', at: now }),
  );

/**
 * The goods are back at the store. Sellable ones go into stock, and the return is settled at once; about
 * damaged ones the store decides.
 * @throws {NotFound} return_not_found
 * @throws {DomainError} 409 return_cannot_move
 */
export const receiveReturn = (
  db: Database,
  id: number,
  { storeId, condition, rules }: Received,
  now: Date,
) =>
  step(db, id, { storeId }, ['accepted', 'picked_up'], async (tx, it) => {
    const dueAt =
      condition === 'damaged' ? new Date(now.getTime() + rules.decide_hours * hour) : null;
    const received = { status: 'received', by: 'seller', at: now } as const;
    await noteStep(tx, it.row, received, { condition, dueAt });
    if (!dueAt) await settle(tx, { ...it, row: { ...it.row, condition } }, 'seller', now);
  });

/** Settles goods that came back damaged. @throws as `receiveReturn` */
export const settleReceived = (db: Database, id: number, viewer: ReturnViewer, by: By, now: Date) =>
  step(db, id, viewer, ['received'], (tx, it) => settle(tx, it, by, now));

/** Sends goods that came back damaged to the shopper again. @throws as `refuseReturn` */
export const sendBack = (db: Database, id: number, refusal: Refusal, now: Date) =>
  step(db, id, refusal, ['received'], (tx, it) => refuse(tx, it, 'sent_back', refusal, now));

/**
 * Has the market decide about a refused return.
 * @throws {NotFound} return_not_found, also for another shopper's
 * @throws {DomainError} 409 return_cannot_move, also the second time; dispute_over
 */
export const disputeReturn = (
  db: Database,
  id: number,
  { userId, comment }: { userId: number; comment: string },
  now: Date,
) =>
  step(db, id, { userId }, ['refused', 'sent_back'], async (tx, { row }) => {
    if (row.disputedAt) throw new DomainError(409, 'return_cannot_move');
    if (row.disputeUntil && row.disputeUntil < now) throw new DomainError(409, 'dispute_over');
    const from = row.status === 'sent_back' ? ('sent_back' as const) : ('refused' as const);
    const step = { status: 'disputed', by: 'shopper', note: comment, at: now } as const;
    await noteStep(tx, row, step, { disputedAt: now, disputedFrom: from });
  });

/**
 * The market's decision about a disputed return: it is accepted after all, or, if the goods had come back
 * already, refunded; else the refusal stands. Where the goods stay with the shopper, the market may bear the
 * refund: the store is credited what it takes from it.
 * @throws {NotFound} return_not_found
 * @throws {DomainError} 409 return_cannot_move
 */
export const decideDispute = (
  db: Database,
  id: number,
  { accept: isAccepted, note, borne_by }: z.output<typeof decideReturnSchema>,
  now: Date,
) =>
  step(db, id, 'operator', ['disputed'], async (tx, it) => {
    const from = it.row.disputedFrom ?? 'refused';
    if (!isAccepted) return noteStep(tx, it.row, { status: from, by: 'operator', note, at: now });
    if (from === 'refused') return accept(tx, it, 'operator', note, now);
    // The goods are with the shopper again, and the market bears that.
    await tx.insert(returnEvents).values({
      returnId: it.row.id,
      status: 'received',
      by: 'operator',
      note,
      at: now,
    });
    await settle(tx, { ...it, row: { ...it.row, kind: 'refund' } }, 'operator', now);
    if (borne_by === 'market') await creditStore(tx, it.row, now);
  });

/**
 * Notes that the operator paid a refund out; of the account only its end is kept.
 * @throws {NotFound} return_not_found
 * @throws {DomainError} 409 return_cannot_move
 */
export const markPaid = (db: Database, id: number, reference: string, now: Date) =>
  step(db, id, 'operator', ['refunded'], async (tx, { row, locked }) => {
    if (row.target === 'original_payment' || row.paidAt) {
      throw new DomainError(409, 'return_cannot_move');
    }
    // What never came in is not paid out, whatever store and shopper say.
    if (!locked.payment.captured) throw new DomainError(409, 'cash_first');
    await tx
      .update(returns)
      .set({
        paidAt: now,
        paidReference: reference,
        account: row.account && shortened(row.account),
      })
      .where(eq(returns.id, id));
    const given = (await offsetsOfReturns(tx, [id])).get(id) ?? 0;
    const amount = row.goods + row.shipping - given;
    await post(tx, {
      kind: 'refund',
      reference: `return-paid:${id}`,
      orderId: row.orderId,
      at: now,
      entries: [
        { account: 'shoppers', amount },
        { account: 'bank', amount: -amount },
      ],
    });
  });
