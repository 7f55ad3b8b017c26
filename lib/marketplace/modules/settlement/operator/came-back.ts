import { and, count, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { cameBackSchema } from '@/lib/contract/schemas/operators/settlements';
import type { Database } from '../../../kernel/db/connection';
import {
  bankAccounts,
  payoutAttempts,
  returnedPayments,
  settlements,
} from '../../../kernel/db/schema/settlement';
import { transact } from '../../../kernel/db/transaction';
import { enqueueMail } from '../../../kernel/mail/outbox';
import { withBankReference } from '../bank/bank-account';
import { amountOf } from '../cycle/sums';
import { post } from '../ledger/post';
import { lockSettlement, refuseMove } from '../lock-settlement';
import { noteEnd, payoutReturnedMail } from '../payouts/note-payout';
import { findOwner } from './store-of';

export type CameBack = z.output<typeof cameBackSchema> & { by: number | null; now: Date };

/**
 * Records that the bank sent back the payment of a settlement: it waits to be approved and paid again, the
 * payout is reversed in the ledger, and the owner is told to correct the account.
 * @throws {NotFound} settlement_not_found
 * @throws {DomainError} 409 settlement_cannot_move
 * @throws {InvalidFields} utr_taken
 */
export function noteCameBack(db: Database, id: number, given: CameBack): Promise<void> {
  const { reason, now } = given;
  return withBankReference('utr', () =>
    transact(db, async (tx) => {
      const settlement = await lockSettlement(tx, id);
      const { status, utr, storeId, number } = settlement;
      if (status !== 'paid' || !utr) return refuseMove(status, 'failed');
      const nth = await noteReturned(tx, { kind: 'settlement', subjectId: id }, utr, given);
      const [attempt] = await tx
        .select()
        .from(payoutAttempts)
        .where(and(eq(payoutAttempts.settlementId, id), eq(payoutAttempts.state, 'processed')))
        .orderBy(desc(payoutAttempts.attempt))
        .limit(1);
      // The payout went by a provider: this is recorded like the provider's own report.
      if (attempt) {
        return noteEnd(tx, attempt, settlement, { state: 'reversed', providerWords: reason }, now);
      }
      const amount = await amountOf(tx, id);
      await post(tx, {
        kind: 'payout_reversal',
        reference: `payout_reversal:${id}::${nth}`,
        note: given.utr,
        at: now,
        entries: [
          { account: 'store_payable', component: 'payout', storeId, amount: -amount },
          { account: 'bank', storeId, amount },
        ],
      });
      const [account] = await tx
        .select({ digits: bankAccounts.lastDigits })
        .from(bankAccounts)
        .where(eq(bankAccounts.id, settlement.bankAccountId ?? 0));
      await tx
        .update(settlements)
        .set({
          status: 'failed',
          utr: null,
          paidAt: null,
          bankAccountId: null,
          failureReason: reason,
        })
        .where(eq(settlements.id, id));
      const owner = await findOwner(tx, storeId);
      if (!owner) return;
      const mail = payoutReturnedMail(owner, { number, amount, lastDigits: account?.digits ?? '' });
      await enqueueMail(tx, { kind: 'written', mail }, { storeId });
    }),
  );
}

/** @returns how often that payment has come back now */
export async function noteReturned(
  tx: Database,
  subject: { kind: 'settlement' | 'return'; subjectId: number },
  paidReference: string,
  { utr, reason, returned_on: returnedOn, by: operatorId }: CameBack,
): Promise<number> {
  await tx
    .insert(returnedPayments)
    .values({ ...subject, paidReference, returnReference: utr, reason, returnedOn, operatorId });
  return timesReturned(tx, subject);
}

/** Counts how often a payment has come back. */
export async function timesReturned(
  tx: Database,
  { kind, subjectId }: { kind: 'settlement' | 'return'; subjectId: number },
): Promise<number> {
  const [counted] = await tx
    .select({ total: count() })
    .from(returnedPayments)
    .where(and(eq(returnedPayments.kind, kind), eq(returnedPayments.subjectId, subjectId)));
  return counted?.total ?? 0;
}
