import { desc, eq, inArray } from 'drizzle-orm';
import type { PayoutAttempt } from '@/lib/contract/schemas/operators/payouts';
import type { Database } from '../../../kernel/db/connection';
import { operators } from '../../../kernel/db/schema/operators';
import { payoutAttempts } from '../../../kernel/db/schema/settlement';
import { rupees } from '../../../kernel/money/rupees';

/** Returns the attempts to pay these settlements by the payout provider, by settlement, the newest first. */
export async function findAttempts(
  db: Database,
  settlementIds: readonly number[],
): Promise<Map<number, PayoutAttempt[]>> {
  const rows = settlementIds.length
    ? await db
        .select({ attempt: payoutAttempts, by: operators.name })
        .from(payoutAttempts)
        .leftJoin(operators, eq(operators.id, payoutAttempts.requestedBy))
        .where(inArray(payoutAttempts.settlementId, [...settlementIds]))
        .orderBy(desc(payoutAttempts.attempt))
    : [];
  const of = new Map<number, PayoutAttempt[]>();
  for (const { attempt: row, by } of rows) {
    const seen = {
      attempt: row.attempt,
      state: row.state,
      amount: rupees(row.amount),
      last_digits: row.lastDigits,
      utr: row.utr,
      provider: row.provider,
      provider_id: row.providerPayoutId,
      provider_words: row.providerWords,
      requested_by: by,
      created_at: row.createdAt.toISOString(),
      ended_at: row.endedAt?.toISOString() ?? null,
    };
    of.set(row.settlementId, [...(of.get(row.settlementId) ?? []), seen]);
  }
  return of;
}
