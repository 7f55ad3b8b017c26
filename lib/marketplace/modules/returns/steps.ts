import type { z } from 'zod';
import {
  disputable,
  type ReturnCondition,
  type ReturnStatus,
} from '@/lib/contract/schemas/returns/terms';
import type { decideReturnSchema } from '@/lib/contract/schemas/seller/returns';
import type { ReturnSettings } from '@/lib/contract/schemas/settings/returns';
import type { Database } from '../../kernel/db/connection';
import type { returnEvents } from '../../kernel/db/schema/returns';
import { transact } from '../../kernel/db/transaction';
import { DomainError } from '../../kernel/errors';
import { type Actor, asShopper, asStore, market } from '../../kernel/http/actor';
import { readGroupAt } from '../../kernel/settings/queries';
import { dueAfter } from './clocks';
import { creditStore } from './credit-store';
import {
  hasLeft,
  replacementOf,
  returnReplacements,
  takeReplacements,
  withdrawReplacement,
} from './exchange';
import { noteStep } from './note-step';
import { attachPictures } from './pictures';
import { type LockedReturn, lockReturn } from './queries';
import { refundReturn, settle } from './settle';

const hour = 3600 * 1000;

type By = (typeof returnEvents.$inferSelect)['by'];
type Refusal = { reason: string; pictures: number[]; storeId: number; rules: ReturnSettings };

type Received = { storeId: number; condition: ReturnCondition; rules: ReturnSettings };

/** Runs a step of a return in one of these statuses, after locking its order. */
async function step<Result>(
  db: Database,
  id: number,
  actor: Actor,
  from: readonly ReturnStatus[],
  work: (tx: Database, locked: LockedReturn) => Promise<Result>,
): Promise<Result> {
  return transact(db, async (tx) => {
    const locked = await lockReturn(tx, id, actor);
    if (!from.includes(locked.row.status)) throw new DomainError(409, 'return_cannot_move');
    return work(tx, locked);
  });
}

/**
 * Accepts a return. An exchange takes its replacements from stock, now or when they are back there.
 * @throws {NotFound} return_not_found
 * @throws {DomainError} 409 return_cannot_move
 */
export const acceptReturn = (db: Database, id: number, actor: Actor, by: By, now: Date) =>
  step(db, id, actor, ['requested'], (tx, it) => accept(tx, it, by, null, now));

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
 * Refuses a return with the reason and its evidence.
 * @throws {NotFound} return_not_found
 * @throws {DomainError} 409 return_cannot_move
 * @throws {InvalidFields} picture_gone
 */
export const refuseReturn = (db: Database, id: number, refusal: Refusal, now: Date) =>
  step(db, id, asStore(refusal), ['requested'], (tx, it) =>
    refuse(tx, it, 'refused', refusal, now),
  );

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

/** Returns the end of the time to dispute; it never shrinks after the order was placed. */
async function disputableUntil(tx: Database, placedAt: Date, rules: ReturnSettings, at: Date) {
  const promised = await readGroupAt(tx, 'returns', placedAt);
  const days = Math.max(rules.dispute_days, promised.dispute_days);
  return new Date(at.getTime() + days * 24 * hour);
}

/**
 * Ends an accepted return that the shopper has not handed over. Its units can be returned again while their
 * policy runs, and a shopper who did send them may still report that, as long as a refusal could be disputed.
 * @throws as `acceptReturn`
 */
export const lapseReturn = (db: Database, id: number, now: Date) =>
  step(db, id, market, ['accepted'], (tx, it) => lapse(tx, it, 'system', null, now));

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
export const notePickedUp = (db: Database, id: number, actor: Actor, now: Date) =>
  step(db, id, actor, ['accepted'], async (tx, { row }) => {
    const dueAt = await dueAfter(tx, 'receive_days', now);
    await noteStep(tx, row, { status: 'picked_up', by: 'seller', at: now }, { dueAt });
  });

/**
 * Contests that the store got what the shopper reports to have handed over: the market decides.
 * @throws as `refuseReturn`; also if the store collected the goods itself, or it was disputed before
 */
export const contestHandOver = (db: Database, id: number, refusal: Refusal, now: Date) =>
  step(db, id, asStore(refusal), ['picked_up'], async (tx, { row }) => {
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
 * Records that the goods are back at the store. Sellable ones go into stock, and the return is settled at
 * once; about damaged ones the store decides.
 * @throws {NotFound} return_not_found
 * @throws {DomainError} 409 return_cannot_move
 */
export const receiveReturn = (
  db: Database,
  id: number,
  { storeId, condition, rules }: Received,
  now: Date,
) =>
  step(db, id, asStore({ storeId }), ['accepted', 'picked_up'], async (tx, it) => {
    const dueAt =
      condition === 'damaged' ? new Date(now.getTime() + rules.decide_hours * hour) : null;
    const received = { status: 'received', by: 'seller', at: now } as const;
    await noteStep(tx, it.row, received, { condition, dueAt });
    if (!dueAt) await settle(tx, { ...it, row: { ...it.row, condition } }, 'seller', now);
  });

/**
 * Settles goods that came back: as requested, or by a refund.
 * @throws as `receiveReturn`; {DomainError} 409 replacement_gone while an exchange waits for stock
 */
export const settleReceived = (
  db: Database,
  id: number,
  { actor, by, inMoney = false }: { actor: Actor; by: By; inMoney?: boolean },
  now: Date,
) =>
  step(db, id, actor, ['received'], (tx, it) =>
    inMoney ? refundReturn(tx, it, by, now) : settle(tx, it, by, now),
  );

/** Refunds the shopper after the store has missed its time. @throws as `acceptReturn` */
export const refundOverdue = (db: Database, id: number, now: Date) =>
  step(db, id, market, ['picked_up', 'exchanged'], async (tx, it) => {
    if (it.row.status === 'exchanged' && !(await withdrawReplacement(tx, it, now))) return;
    await refundReturn(tx, it, 'system', now);
  });

/** Sends goods that came back damaged to the shopper again. @throws as `refuseReturn` */
export const sendBack = (db: Database, id: number, refusal: Refusal, now: Date) =>
  step(db, id, asStore(refusal), ['received'], (tx, it) => {
    // The replacement that the return waits for is in stock again.
    if (it.row.awaitingStockSince) throw new DomainError(409, 'return_cannot_move');
    return refuse(tx, it, 'sent_back', refusal, now);
  });

/**
 * Asks the market to decide about an answered return, once.
 * @throws {NotFound} return_not_found, also for another shopper's
 * @throws {DomainError} 409 return_cannot_move, also the second time; dispute_over
 */
export const disputeReturn = (
  db: Database,
  id: number,
  { userId, comment }: { userId: number; comment: string },
  now: Date,
) =>
  step(db, id, asShopper({ id: userId }), disputable, async (tx, { row }) => {
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
 * Decides a disputed return for the market. For the shopper: a refused return is accepted after all, any other is
 * refunded, and if the store is not at fault the market may bear that: the store is credited with the amount that the
 * return takes from it. For the store: the return goes back to its former state, with its clock restarted; goods that
 * did not arrive have lapsed. The decision names the state that it was made on.
 * @throws {NotFound} return_not_found
 * @throws {DomainError} 409 return_cannot_move; decision_outdated if the state has changed; replacement_left: the
 * replacement is with the courier or the shopper, so that a refund would give both
 */
export const decideDispute = (
  db: Database,
  id: number,
  {
    accept: isAccepted,
    note,
    borne_by,
    seen_replacement: seen,
  }: z.output<typeof decideReturnSchema>,
  now: Date,
  by: 'operator' | 'system' = 'operator',
) =>
  step(db, id, market, ['disputed'], async (tx, it) => {
    const { row } = it;
    const from = row.disputedFrom ?? 'refused';
    const replacement = replacementOf(it);
    if (seen !== undefined && seen !== (replacement?.status ?? null)) {
      throw new DomainError(409, 'decision_outdated');
    }
    if (!isAccepted) return restore(tx, it, from, { note, by, at: now });
    if (from === 'refused') return accept(tx, it, by, note || null, now);
    if (replacement && hasLeft(replacement.status)) {
      // Nobody has decided in time: the shopper keeps the sent replacement.
      if (by === 'system') return restore(tx, it, from, { note, by, at: now });
      throw new DomainError(409, 'replacement_left');
    }
    await withdrawReplacement(tx, it, now);
    await refundReturn(tx, it, by, now, note || null);
    if (borne_by === 'market') await creditStore(tx, row, now);
  });

/** Restores a return whose dispute is decided for the store to its former state. */
async function restore(
  tx: Database,
  it: LockedReturn,
  from: (typeof disputable)[number],
  { note, by, at }: { note: string; by: By; at: Date },
): Promise<void> {
  const { row } = it;
  if (row.disputedBy === 'seller') return lapse(tx, it, by, note, at);
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
  await noteStep(tx, row, { status: from, by, note: note || null, at }, { dueAt });
}

/** Decides for the shopper when the market has not decided in time; the market bears it. @throws as `decideDispute` */
export const decideOverdue = (db: Database, id: number, now: Date) =>
  decideDispute(db, id, { accept: true, note: '', borne_by: 'market' }, now, 'system');
