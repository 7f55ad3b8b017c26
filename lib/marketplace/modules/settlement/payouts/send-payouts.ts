import { and, asc, eq, inArray, lte, not, sql } from 'drizzle-orm';
import { log } from '@/lib/log/log';
import type { Database } from '../../../kernel/db/connection';
import { bankAccounts, payoutAttempts } from '../../../kernel/db/schema/settlement';
import { eachRow, isFaulty } from '../../../kernel/jobs/each-row';
import { sendSoon } from '../../../kernel/mail/outbox';
import { ProviderError } from '../../../providers/common/http';
import { namesOf, providerOf } from '../../../providers/common/set-up';
import type { PayoutProvider, ProviderPayout } from '../../../providers/payouts/provider';
import type { PaymentContext } from '../../payments';
import { isReadable, unseal } from '../bank/bank-account';
import { type AttemptRow, notePayout, noteRefusal } from './note-payout';

const job = 'payouts';
const batch = 20;

/**
 * Sends recorded attempts, and asks about those in progress. Each is claimed for a while first, so that two
 * instances do not send it at once; if they do, its key makes the provider pay once.
 * @param only this attempt, which has just been recorded or reported
 * @returns how many were tried
 */
export async function sendPayouts(
  context: PaymentContext,
  now: Date,
  only?: number,
): Promise<number> {
  const { db, payouts } = context;
  const claimed = await claim(context, now, only);
  let isTold = false;
  await eachRow(db, job, claimed, {
    now,
    subject: ({ id }) => id,
    work: async (attempt) => {
      const provider = providerOf(payouts, attempt.provider);
      isTold = (await ask(db, provider, attempt, now)) || isTold;
      return 1;
    },
  });
  if (isTold) sendSoon(context);
  return claimed.length;
}

const isOpen = sql`${payoutAttempts.askAt} is not null`;

/** SQL pause like `nextTry`; a processed payout is asked about once a day, for the money may come back. */
const pause = sql`case when ${payoutAttempts.state} = 'processed' then interval '1 day'
  else least(10 * power(2, least(${payoutAttempts.tries}, 10)), 3600) * interval '1 second' end`;

function claim(
  { db, payouts }: PaymentContext,
  now: Date,
  only: number | undefined,
): Promise<AttemptRow[]> {
  const due = db
    .select({ id: payoutAttempts.id })
    .from(payoutAttempts)
    .where(
      and(
        inArray(payoutAttempts.provider, namesOf(payouts)),
        only === undefined
          ? and(lte(payoutAttempts.askAt, now), not(isFaulty(job, sql`${payoutAttempts.id}`, now)))
          : and(eq(payoutAttempts.id, only), isOpen),
      ),
    )
    .orderBy(asc(payoutAttempts.id))
    .limit(batch)
    .for('update', { skipLocked: true });
  return db
    .update(payoutAttempts)
    .set({
      tries: sql`${payoutAttempts.tries} + 1`,
      askAt: sql`${now.toISOString()}::timestamptz + ${pause}`,
    })
    .where(inArray(payoutAttempts.id, due))
    .returning();
}

/** @returns whether the store's owner has a mail to get */
async function ask(
  db: Database,
  provider: PayoutProvider,
  attempt: AttemptRow,
  now: Date,
): Promise<boolean> {
  try {
    const answer = attempt.providerPayoutId
      ? await provider.fetch(attempt.providerPayoutId)
      : await create(db, provider, attempt);
    return await notePayout(db, attempt.id, answer, now);
  } catch (error) {
    const { id, tries } = attempt;
    const isRefused = error instanceof RefusedPayout;
    if (!isRefused && !(error instanceof ProviderError)) throw error;
    const level = isRefused ? 'error' : 'warn';
    log[level]({ payout: id, tries, error: error.message }, 'payout not sent or not known');
    if (isRefused) await noteRefusal(db, id, error.message, now);
    return false;
  }
}

/** Thrown when the provider did not accept a payout, and never will under that key. */
class RefusedPayout extends Error {}

const unreadable = 'BANK_DETAILS_KEY is not the one that this account was stored with';

/**
 * Sends an attempt. If the answer of an earlier try was lost, the provider is first asked whether it has the
 * payout; only a missing one is sent again, by the same key.
 */
async function create(
  db: Database,
  provider: PayoutProvider,
  attempt: AttemptRow,
): Promise<ProviderPayout> {
  const isFirst = attempt.tries === 1;
  const known = isFirst ? undefined : await provider.find(attempt.reference);
  if (known) return known;
  try {
    return await provider.create(await orderOf(db, attempt));
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind !== 'refused') throw error;
    const found = isFirst ? undefined : await provider.find(attempt.reference);
    if (found) return found;
    throw new RefusedPayout(error.description);
  }
}

async function orderOf(
  db: Database,
  { amount, reference, idempotencyKey: key, bankAccountId }: AttemptRow,
) {
  const [account] = await db.select().from(bankAccounts).where(eq(bankAccounts.id, bankAccountId));
  if (!account) throw new Error(`bank account ${bankAccountId} vanished`);
  // Nothing was sent: the settlement can be paid again once the key is back.
  if (!isReadable(account.accountNumber)) throw new RefusedPayout(unreadable);
  const { holder: name, ifsc, storeId } = account;
  const accountNumber = unseal(account.accountNumber);
  return { amount, reference, key, payee: { name, ifsc, storeId, accountNumber } };
}
