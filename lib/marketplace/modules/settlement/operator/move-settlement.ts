import { eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { settlements } from '../../../kernel/db/schema/settlement';
import { transact } from '../../../kernel/db/transaction';
import { DomainError } from '../../../kernel/errors';
import type { PaymentContext } from '../../payments';
import { withBankReference } from '../bank/bank-account';
import { issueCommissionInvoice } from '../invoice/issue-commission-invoice';
import { lockSettlement, refuseMove } from '../lock-settlement';
import { endPayout } from '../payouts/end-payout';
import { timesReturned } from './came-back';
import { notePaid } from './note-paid';
import { isSuspended } from './store-of';

/**
 * Approves the payment of a settlement, again after a failure, and issues its commission invoice. An approved
 * one is unchanged.
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
 * Records that the bank has paid an exported settlement, posts the payout and tells the owner. Repeating the
 * same UTR changes nothing.
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
 * Records that the bank could not pay an exported settlement, or that the payout provider never got it
 * (`endPayout`); it may be approved again.
 * @throws {NotFound} settlement_not_found
 * @throws {DomainError} 409 settlement_cannot_move, and those of `endPayout`
 */
export async function failPayout(
  context: PaymentContext,
  id: number,
  failed: { reason: string; by: number | null; now: Date },
): Promise<void> {
  const isDone = await transact(context.db, async (tx) => {
    const { status } = await lockSettlement(tx, id);
    if (status === 'paying') return false;
    if (status !== 'exported') refuseMove(status, 'failed');
    await tx
      .update(settlements)
      .set({ status: 'failed', failureReason: failed.reason })
      .where(eq(settlements.id, id));
    return true;
  });
  if (!isDone) await endPayout(context, id, failed);
}
