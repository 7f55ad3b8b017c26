import { eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { settlements } from '../../../kernel/db/schema/settlement';
import { transact } from '../../../kernel/db/transaction';
import { DomainError } from '../../../kernel/errors';
import { withBankReference } from '../bank/bank-account';
import { issueCommissionInvoice } from '../invoice/issue-commission-invoice';
import { lockSettlement, refuseMove } from '../lock-settlement';
import { timesReturned } from './came-back';
import { notePaid } from './note-paid';
import { isSuspended } from './store-of';

/**
 * Lets a settlement be paid, or paid again after a failure, and issues its commission invoice. One that is
 * approved already stays as it is.
 * @param by the operator; null for the market's key
 * @throws {NotFound} settlement_not_found
 * @throws {DomainError} 409 settlement_cannot_move; settlement_suspended while the store is suspended
 */
export function approveSettlement(
  db: Database,
  id: number,
  now: Date,
  by: number | null = null,
): Promise<void> {
  return transact(db, async (tx) => {
    const settlement = await lockSettlement(tx, id);
    if (settlement.status === 'approved') return;
    if (settlement.status !== 'draft' && settlement.status !== 'failed') {
      refuseMove(settlement.status, 'approved');
    }
    await refuseSuspended(tx, settlement.storeId);
    await issueCommissionInvoice(tx, settlement, now);
    await tx
      .update(settlements)
      .set({ status: 'approved', approvedAt: now, approvedBy: by, failureReason: null })
      .where(eq(settlements.id, id));
  });
}

async function refuseSuspended(tx: Database, storeId: number): Promise<void> {
  if (await isSuspended(tx, storeId)) throw new DomainError(409, 'settlement_suspended');
}

/**
 * Notes that the bank has paid an exported settlement, posts the payout and tells the owner. The same UTR
 * again changes nothing.
 * @throws {NotFound} settlement_not_found
 * @throws {DomainError} 409 settlement_cannot_move
 * @throws {InvalidFields} utr_taken: another payment has it
 */
export function payOut(db: Database, id: number, utr: string, now: Date): Promise<void> {
  return withBankReference('utr', () =>
    transact(db, async (tx) => {
      const settlement = await lockSettlement(tx, id);
      const { status } = settlement;
      if (status === 'paid' && settlement.utr === utr) return;
      if (status !== 'exported') refuseMove(status, 'paid');
      const nth = await timesReturned(tx, { kind: 'settlement', subjectId: id });
      // The third part of a reference is that of an attempt by the provider.
      const reference = nth ? `payout:${id}::${nth}` : `payout:${id}`;
      await notePaid(tx, settlement, { utr, reference, now });
    }),
  );
}

/**
 * Notes that the bank could not pay an exported settlement; it may be approved again.
 * @throws {NotFound} settlement_not_found
 * @throws {DomainError} 409 settlement_cannot_move
 */
export function failPayout(db: Database, id: number, reason: string): Promise<void> {
  return transact(db, async (tx) => {
    const { status } = await lockSettlement(tx, id);
    if (status !== 'exported') refuseMove(status, 'failed');
    await tx
      .update(settlements)
      .set({ status: 'failed', failureReason: reason })
      .where(eq(settlements.id, id));
  });
}
