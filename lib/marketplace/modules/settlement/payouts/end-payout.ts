import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connection';
import { payoutAttempts, settlements } from '../../../kernel/db/schema/settlement';
import { transact } from '../../../kernel/db/transaction';
import { DomainError } from '../../../kernel/errors';
import { ProviderError } from '../../../providers/common/http';
import { providerOf } from '../../../providers/common/set-up';
import type { ProviderPayout } from '../../../providers/payouts/provider';
import type { PaymentContext } from '../../payments';
import { lockSettlement, mayPay, refuseMove } from '../lock-settlement';
import { type AttemptRow, lockBoth, noteEnd, notePayout } from './note-payout';

const minute = 60_000;
/** A request that was sent may arrive within this time, though nobody waits for its answer any more. */
const underWay = 2 * minute;
/** The time in which the job does not send an attempt that somebody is ending. */
const claimed = 10 * minute;

type Ended = {
  reason: string;
  /** The operator; null for the market's key. */
  by: number | null;
  now: Date;
};

/**
 * Ends a payout that is being sent and does not arrive, e.g. because the provider's keys are gone for good: its
 * settlement has failed and may be approved and paid again, by another attempt or by bank file. The provider is asked
 * first; what it has goes on there. Where it cannot be asked, the operator's word counts that it has none. The ledger
 * stays as it is: nothing was posted.
 * @throws {NotFound} settlement_not_found
 * @throws {DomainError} 409 settlement_cannot_move; payout_at_provider; payout_just_sent within two minutes after a try;
 *   payout_needs_colleague for whoever had it paid, while somebody else handles money
 */
export async function endPayout(context: PaymentContext, id: number, ended: Ended): Promise<void> {
  const { db, payouts } = context;
  const attempt = await claimAttempt(db, id, ended);
  const known = await askProvider(payouts, attempt);
  if (known) await notePayout(db, attempt.id, known, ended.now);
  if (known) throw new DomainError(409, 'payout_at_provider');
  await transact(db, async (tx) => {
    const now = await lockBoth(tx, attempt.id);
    // Somebody sent it after all, or ended it, while the provider was asked.
    if (now.attempt.endedAt || now.attempt.tries !== attempt.tries) {
      throw new DomainError(409, 'payout_just_sent');
    }
    const noted = { state: 'failed', providerWords: ended.reason } as const;
    await noteEnd(tx, now.attempt, now.settlement, noted, ended.now);
    await tx
      .update(settlements)
      .set({ status: 'failed', failureReason: ended.reason })
      .where(eq(settlements.id, id));
  });
}

/** Keeps the job from sending the attempt, once it may be ended. */
function claimAttempt(db: Database, id: number, { by, now }: Ended): Promise<AttemptRow> {
  return transact(db, async (tx) => {
    const { status } = await lockSettlement(tx, id);
    const [attempt] = await tx
      .select()
      .from(payoutAttempts)
      .where(and(eq(payoutAttempts.settlementId, id), isNull(payoutAttempts.endedAt)))
      .for('update');
    if (status !== 'paying' || !attempt) return refuseMove(status, 'failed');
    if (attempt.providerPayoutId) throw new DomainError(409, 'payout_at_provider');
    if (!(await mayPay(tx, attempt.requestedBy, by))) {
      throw new DomainError(409, 'payout_needs_colleague');
    }
    if (now.getTime() < lastTry(attempt) + underWay) {
      throw new DomainError(409, 'payout_just_sent');
    }
    await tx
      .update(payoutAttempts)
      .set({ askAt: new Date(now.getTime() + claimed) })
      .where(eq(payoutAttempts.id, attempt.id));
    return attempt;
  });
}

/** The provider's payout; undefined where it has none, or is not set up or out of reach. */
async function askProvider(
  payouts: PaymentContext['payouts'],
  { provider, reference }: AttemptRow,
): Promise<ProviderPayout | undefined> {
  try {
    return await providerOf(payouts, provider).find(reference);
  } catch (error) {
    if (error instanceof ProviderError) return undefined;
    throw error;
  }
}

/** Returns the time of the last try, from the next time and the pause before it, which `send-payouts.ts` sets. */
function lastTry({ askAt, tries, createdAt }: AttemptRow): number {
  if (!askAt || tries === 0) return createdAt.getTime();
  return askAt.getTime() - Math.min(10 * 2 ** Math.min(tries - 1, 10), 3600) * 1000;
}
