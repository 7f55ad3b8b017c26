import { eq } from 'drizzle-orm';
import type { PayoutState } from '@/lib/contract/schemas/operators/payouts';
import { type Locale, languages } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import { log } from '@/lib/log/log';
import type { Database } from '../../../kernel/db/connection';
import { payoutAttempts, settlements } from '../../../kernel/db/schema/settlement';
import { transact } from '../../../kernel/db/transaction';
import type { Mail } from '../../../kernel/mail/mailer';
import { enqueueMail } from '../../../kernel/mail/outbox';
import { button, greeting } from '../../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../../kernel/mail/templates/compose';
import { wordingOf } from '../../../kernel/mail/wording/wording';
import { rupees } from '../../../kernel/money/rupees';
import type { ProviderPayout } from '../../../providers/payouts/provider';
import { post } from '../ledger/post';
import { lockSettlement, type SettlementRow } from '../lock-settlement';
import { notePaid } from '../operator/note-paid';
import { findOwner } from '../operator/store-of';

export type AttemptRow = typeof payoutAttempts.$inferSelect;

/** Ranks of states; answers may come in any order, and no earlier state follows a later one. */
const rank: Record<PayoutState, number> = {
  waiting: 0,
  queued: 1,
  pending: 1,
  processing: 2,
  processed: 3,
  rejected: 4,
  cancelled: 4,
  failed: 4,
  reversed: 4,
};

const end = 4;
const day = 86_400_000;
/** The days for which a processed payout is still asked about: banks send money back within days. */
const watchedDays = 7;

/**
 * Records the provider's state of an attempt, once: pays its settlement when it is processed and has a UTR,
 * and allows another payment of the settlement when it failed or the money came back.
 * @returns whether the store's owner must get a mail
 */
export function notePayout(
  db: Database,
  id: number,
  answer: ProviderPayout,
  now: Date,
): Promise<boolean> {
  return transact(db, async (tx) => {
    const { attempt, settlement } = await lockBoth(tx, id);
    if (!isAnswerTo(attempt, answer)) {
      log.error({ payout: id, answer: answer.id }, 'the provider speaks of another payout');
      return false;
    }
    const state = stateOf(answer);
    if (rank[attempt.state] === end && !attempt.processedAt && state === 'processed') {
      log.error({ payout: id, answer: answer.id }, 'the provider paid what it had not taken');
    }
    if (rank[attempt.state] === end || rank[state] < rank[attempt.state]) return false;
    const utr = answer.utr ?? attempt.utr;
    const noted = {
      state,
      utr,
      providerPayoutId: answer.id,
      providerWords: answer.words?.slice(0, 300),
    };
    if (rank[state] === end) {
      await noteEnd(tx, attempt, settlement, noted, now);
      return attempt.state === 'processed';
    }
    const isPaid = state === 'processed' && attempt.state !== 'processed';
    const watchedUntil = (attempt.processedAt ?? now).getTime() + watchedDays * day;
    const isOver = state === 'processed' && now.getTime() > watchedUntil;
    await tx
      .update(payoutAttempts)
      .set({
        ...noted,
        ...(isPaid && { processedAt: now, askAt: new Date(now.getTime() + day) }),
        ...(isOver && { askAt: null }),
      })
      .where(eq(payoutAttempts.id, id));
    if (!isPaid || !utr) return false;
    const reference = `payout:${settlement.id}:${attempt.attempt}`;
    await notePaid(tx, settlement, { utr, reference, now });
    return true;
  });
}

/** Records a refusal by the provider: nothing was sent, and its settlement may be paid again. */
export function noteRefusal(db: Database, id: number, words: string, now: Date): Promise<void> {
  return transact(db, async (tx) => {
    const { attempt, settlement } = await lockBoth(tx, id);
    if (attempt.state !== 'waiting') return;
    await noteEnd(tx, attempt, settlement, { state: 'failed', providerWords: words }, now);
  });
}

/** Locks the settlement first, as requesting another payout does. */
export async function lockBoth(tx: Database, id: number) {
  const where = eq(payoutAttempts.id, id);
  const [known] = await tx.select().from(payoutAttempts).where(where);
  const settlement = await lockSettlement(tx, known?.settlementId ?? 0);
  const [attempt] = await tx.select().from(payoutAttempts).where(where).for('update');
  if (!attempt) throw new Error(`payout ${id} vanished`);
  return { attempt, settlement };
}

const isAnswerTo = (attempt: AttemptRow, { id, amount, reference }: ProviderPayout) =>
  amount === attempt.amount &&
  reference === attempt.reference &&
  (attempt.providerPayoutId === null || attempt.providerPayoutId === id);

/**
 * Returns the state; a processed payout without its UTR counts as processing, because a settlement is paid
 * with its UTR.
 */
const stateOf = ({ state, utr }: ProviderPayout): PayoutState =>
  state === 'processed' && !utr ? 'processing' : state;

/** Records that the money did not arrive, or came back. */
export async function noteEnd(
  tx: Database,
  attempt: AttemptRow,
  settlement: SettlementRow,
  noted: Partial<AttemptRow>,
  now: Date,
): Promise<void> {
  const { id, number, storeId } = settlement;
  await tx
    .update(payoutAttempts)
    .set({ ...noted, askAt: null, endedAt: now })
    .where(eq(payoutAttempts.id, attempt.id));
  await tx
    .update(settlements)
    .set({ status: 'approved', utr: null, paidAt: null, bankAccountId: null })
    .where(eq(settlements.id, id));
  if (attempt.state !== 'processed') return;
  const { amount } = attempt;
  await post(tx, {
    kind: 'payout_reversal',
    reference: `payout_reversal:${id}:${attempt.attempt}`,
    note: attempt.utr,
    at: now,
    entries: [
      { account: 'store_payable', component: 'payout', storeId, amount: -amount },
      { account: 'bank', storeId, amount },
    ],
  });
  const owner = await findOwner(tx, storeId);
  if (!owner) return;
  const { lastDigits } = attempt;
  const mail = payoutReturnedMail(owner, { number, amount, lastDigits });
  await enqueueMail(tx, { kind: 'written', mail }, { storeId });
}

type Owner = { email: string; firstName: string; locale: Locale };
type Returned = { number: string; amount: number; lastDigits: string };

/** Composes the mail to a store's owner that its bank sent a payout back; `amount` in paise. */
export function payoutReturnedMail(
  { email, firstName, locale }: Owner,
  { number, amount, lastDigits: digits }: Returned,
): Mail {
  const money = new Intl.NumberFormat(languages[locale].tag, {
    style: 'currency',
    currency: 'INR',
  });
  const link = pageLink(locale, '/seller/money');
  const { subject, opening, closing } = wordingOf(locale, 'payout_returned', {
    name: firstName,
    number,
    digits,
    amount: money.format(rupees(amount)),
    link,
  });
  return composeMail(locale, email, 'store', subject, [
    greeting(locale, firstName),
    ...opening,
    ...closing,
    button(textOf(locale, 'mail.payout_returned.open'), link),
  ]);
}
