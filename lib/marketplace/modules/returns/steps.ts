import type { z } from 'zod';
import {
  disputable,
  type ReturnCondition,
  type ReturnStatus,
} from '@/lib/api/schemas/returns/terms';
import type { decideReturnSchema } from '@/lib/api/schemas/seller/returns';
import type { ReturnSettings } from '@/lib/api/schemas/settings/returns';
import type { Database } from '../../kernel/db/connection';
import type { returnEvents } from '../../kernel/db/schema/returns';
import { transact } from '../../kernel/db/transaction';
import { DomainError } from '../../kernel/errors';
import { readGroupAt } from '../../kernel/settings/queries';
import { dueAfter } from './clocks';
import { creditStore } from './credit-store';
import { returnReplacements, takeReplacements, withdrawReplacement } from './exchange';
import { noteStep } from './note-step';
import { attachPictures } from './pictures';
import { type LockedReturn, lockReturn, type ReturnViewer } from './queries';
import { refundReturn, settle } from './settle';

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
 * Accepts a return. An exchange takes its replacements from stock, now or when they are back there.
 * @throws {NotFound} return_not_found
 * @throws {DomainError} 409 return_cannot_move
 */
export const acceptReturn = (db: Database, id: number, viewer: ReturnViewer, by: By, now: Date) =>
  step(db, id, viewer, ['requested'], (tx, it) => accept(tx, it, by, null, now));

async function accept(tx: Database, it: LockedReturn, by: By, note: string | null, at: Date) {
  const { row } = it;
  const replacementReserved =
    row.replacementReserved || (row.kind === 'exchange' && (await takeReplacements(tx, row)));
  const dueAt = await dueAfter(tx, 'hand_over_days', at);
  await noteStep(
    tx,
    row,
    { status: 'accepted', by, note, at },
    { replacementReserved, dueAt, disputeUntil: null },
  );
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
  if (row.replacementReserved) await returnReplacements(tx, row);
  const disputeUntil = await disputableUntil(tx, locked.order.placedAt, rules, at);
  await noteStep(
    tx,
    row,
    { status, by: 'seller', note: reason, at },
    { dueAt: null, disputeUntil, replacementReserved: false },
  );
}

/** Shorter than when the order was placed the days never get. */
async function disputableUntil(tx: Database, placedAt: Date, rules: ReturnSettings, at: Date) {
  const promised = await readGroupAt(tx, 'returns', placedAt);
  const days = Math.max(rules.dispute_days, promised.dispute_days);
  return new Date(at.getTime() + days * 24 * hour);
}

/**
 * Ends an accepted return that the shopper has not handed over. Its units can be asked for again while their policy
 * runs, and a shopper who did send them may still say so, as long as a refusal could be disputed.
 * @throws as `acceptReturn`
 */
export const lapseReturn = (db: Database, id: number, now: Date) =>
  step(db, id, 'operator', ['accepted'], (tx, it) => lapse(tx, it, 'system', null, now));

async function lapse(tx: Database, it: LockedReturn, by: By, note: string | null, at: Date) {
  const { row, locked } = it;
  if (row.replacementReserved) await returnReplacements(tx, row);
  const rules = await readGroupAt(tx, 'returns', at);
  const disputeUntil = await disputableUntil(tx, locked.order.placedAt, rules, at);
  await noteStep(
    tx,
    row,
    { status: 'lapsed', by, note, at },
    { dueAt: null, disputeUntil, replacementReserved: false },
  );
}

/** @throws {NotFound} return_not_found; {DomainError} 409 return_cannot_move */
export const notePickedUp = (db: Database, id: number, viewer: ReturnViewer, now: Date) =>
  step(db, id, viewer, ['accepted'], async (tx, { row }) => {
    const dueAt = await dueAfter(tx, 'receive_days', now);
    await noteStep(tx, row, { status: 'picked_up', by: 'seller', at: now }, { dueAt });
  });

/**
 * The store has not got what the shopper says to have handed over: the market decides.
 * @throws as `refuseReturn`; also where the store took the goods itself, or it was disputed before
 */
export const contestHandOver = (db: Database, id: number, refusal: Refusal, now: Date) =>
  step(db, id, refusal, ['picked_up'], async (tx, { row }) => {
    const { reason, pictures, storeId, rules } = refusal;
    if (!row.handedOverAt || row.disputedAt) throw new DomainError(409, 'return_cannot_move');
    const most = rules.most_pictures;
    await attachPictures(tx, { returnId: id, owner: { storeId }, pictures, most });
    await noteStep(
      tx,
      row,
      { status: 'disputed', by: 'seller', note: reason, at: now },
      {
        disputedAt: now,
        disputedFrom: 'picked_up',
        disputedBy: 'seller',
        dueAt: await dueAfter(tx, 'market_days', now),
      },
    );
  });

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

/**
 * Settles goods that came back: as asked for, or in money.
 * @throws as `receiveReturn`; {DomainError} 409 replacement_gone while an exchange waits for stock
 */
export const settleReceived = (
  db: Database,
  id: number,
  { viewer, by, inMoney = false }: { viewer: ReturnViewer; by: By; inMoney?: boolean },
  now: Date,
) =>
  step(db, id, viewer, ['received'], (tx, it) =>
    inMoney ? refundReturn(tx, it, by, now) : settle(tx, it, by, now),
  );

/** What the store has not done in time goes on as the shopper's refund. @throws as `acceptReturn` */
export const refundOverdue = (db: Database, id: number, now: Date) =>
  step(db, id, 'operator', ['picked_up', 'exchanged'], async (tx, it) => {
    if (it.row.status === 'exchanged' && !(await withdrawReplacement(tx, it, now))) return;
    await refundReturn(tx, it, 'system', now);
  });

/** Sends goods that came back damaged to the shopper again. @throws as `refuseReturn` */
export const sendBack = (db: Database, id: number, refusal: Refusal, now: Date) =>
  step(db, id, refusal, ['received'], (tx, it) => {
    // What waits for a replacement is in stock again.
    if (it.row.awaitingStockSince) throw new DomainError(409, 'return_cannot_move');
    return refuse(tx, it, 'sent_back', refusal, now);
  });

/**
 * Has the market decide about a return that was answered, once.
 * @throws {NotFound} return_not_found, also for another shopper's
 * @throws {DomainError} 409 return_cannot_move, also the second time; dispute_over
 */
export const disputeReturn = (
  db: Database,
  id: number,
  { userId, comment }: { userId: number; comment: string },
  now: Date,
) =>
  step(db, id, { userId }, disputable, async (tx, { row }) => {
    const from = disputable.find((status) => status === row.status);
    if (row.disputedAt || !from) throw new DomainError(409, 'return_cannot_move');
    if (row.disputeUntil && row.disputeUntil < now) throw new DomainError(409, 'dispute_over');
    const step = { status: 'disputed', by: 'shopper', note: comment, at: now } as const;
    const dueAt = await dueAfter(tx, 'market_days', now);
    await noteStep(tx, row, step, {
      disputedAt: now,
      disputedFrom: from,
      disputedBy: 'shopper',
      dueAt,
    });
  });

/**
 * The market's decision about a disputed return. For the shopper: what was refused is accepted after all, anything
 * else is refunded, and where the store is not at fault the market may bear that: the store is credited what it takes
 * from it. For the store: it stands where it stood, with its clock begun anew; what did not arrive has lapsed.
 * @throws {NotFound} return_not_found
 * @throws {DomainError} 409 return_cannot_move
 */
export const decideDispute = (
  db: Database,
  id: number,
  { accept: isAccepted, note, borne_by }: z.output<typeof decideReturnSchema>,
  now: Date,
  by: 'operator' | 'system' = 'operator',
) =>
  step(db, id, 'operator', ['disputed'], async (tx, it) => {
    const { row } = it;
    const from = row.disputedFrom ?? 'refused';
    if (!isAccepted) return restore(tx, it, from, note, now);
    if (from === 'refused') return accept(tx, it, by, note || null, now);
    if (from === 'exchanged') await withdrawReplacement(tx, it, now);
    await refundReturn(tx, it, by, now, note || null);
    if (borne_by === 'market') await creditStore(tx, row, now);
  });

/** A dispute is decided for the store: the return stands where it stood. */
async function restore(
  tx: Database,
  it: LockedReturn,
  from: (typeof disputable)[number],
  note: string,
  at: Date,
): Promise<void> {
  const { row } = it;
  if (row.disputedBy === 'seller') return lapse(tx, it, 'operator', note, at);
  const clocks = {
    accepted: 'hand_over_days',
    picked_up: 'receive_days',
    received: 'stock_days',
    exchanged: 'send_days',
    refused: null,
    sent_back: null,
  } as const;
  const clock = clocks[from];
  const dueAt = clock && (await dueAfter(tx, clock, at));
  await noteStep(tx, row, { status: from, by: 'operator', note, at }, { dueAt });
}

/** The market has not decided in time: for the shopper, and the market bears it. @throws as `decideDispute` */
export const decideOverdue = (db: Database, id: number, now: Date) =>
  decideDispute(db, id, { accept: true, note: '', borne_by: 'market' }, now, 'system');
