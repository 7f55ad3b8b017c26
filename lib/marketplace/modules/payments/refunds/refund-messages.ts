import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import type { Database } from '../../../kernel/db/connection';
import { users } from '../../../kernel/db/schema/accounts';
import { orders } from '../../../kernel/db/schema/orders';
import { payments, refunds } from '../../../kernel/db/schema/payments';
import { storeOf } from '../../../kernel/jobs/store-turns';
import { registerMails } from '../../../kernel/mail/composers';
import type { Mail } from '../../../kernel/mail/mailer';
import { type PhoneText, registerPhoneTexts } from '../../../kernel/mail/phone/compose';
import { enqueueForShopper } from '../../../kernel/mail/phone/enqueue';
import { button, greeting } from '../../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../../kernel/mail/templates/compose';
import { bareMoney, money } from '../../../kernel/mail/templates/format';
import { wordingOf } from '../../../kernel/mail/wording/wording';
import { rupees } from '../../../kernel/money/rupees';

/** A message in the mail outbox: the provider has sent a refund. */
type RefundMessage = { kind: 'refunded'; refundId: number };

const schema = z.object({ kind: z.literal('refunded'), refundId: z.number() });

/** Registers the mails about refunds, and what they say on a phone, in the language of the order. */
export function registerRefundMails(): void {
  registerMails(['refunded'], schema, compose);
  registerPhoneTexts(['refunded'], schema, composeForPhone);
}

/** Tells a shopper that a refund was sent, within the caller's transaction. */
export function enqueueRefundMail(tx: Database, refundId: number): Promise<void> {
  const message = { kind: 'refunded', refundId } satisfies RefundMessage;
  return enqueueForShopper(tx, message, {
    kind: 'refunded',
    orderId: sql`(select ${payments.orderId} from ${refunds} join ${payments} on ${payments.id} = ${refunds.paymentId}
      where ${refunds.id} = ${refundId})`,
    storeId: storeOf(refunds.storeId, eq(refunds.id, refundId)),
  });
}

async function composeForPhone(
  db: Database,
  { refundId }: RefundMessage,
): Promise<PhoneText | undefined> {
  const row = await findRefund(db, refundId);
  if (!row) return undefined;
  const { number, lang, amount } = row;
  return { kind: 'refunded', lang, values: { number, amount: bareMoney(lang, rupees(amount)) } };
}

/** Returns a refund with its order and shopper; undefined for a deleted account. */
async function findRefund(db: Database, refundId: number) {
  const [row] = await db
    .select({
      amount: refunds.amount,
      method: payments.method,
      isOnline: isNotNull(refunds.providerPaymentId),
      number: orders.number,
      lang: orders.locale,
      email: users.email,
      firstName: users.firstName,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(eq(refunds.id, refundId), isNull(users.deletedAt)));
  return row;
}

async function compose(db: Database, { refundId }: RefundMessage): Promise<Mail | undefined> {
  const row = await findRefund(db, refundId);
  if (!row) return undefined;
  const { amount, number, lang } = row;
  // A payment online of a cash order goes back to where it came from.
  const method = row.isOnline && row.method === 'cod' ? 'upi' : row.method;
  return refundedMail(lang, row, { number, amount: rupees(amount), method });
}

/** Composes the mail about a refund; `amount` in rupees. */
export function refundedMail(
  lang: Locale,
  to: { email: string; firstName: string },
  { number, amount, method }: { number: string; amount: number; method: 'card' | 'upi' | 'cod' },
): Mail {
  const link = pageLink(lang, `/profile/orders/${number}`);
  const { subject, opening, closing } = wordingOf(lang, 'refunded', {
    name: to.firstName,
    amount: money(lang, amount),
    number,
    method,
    link,
  });
  return composeMail(lang, to.email, 'account', subject, [
    greeting(lang, to.firstName),
    ...opening,
    ...closing,
    button(textOf(lang, 'mail.refunded.open'), link),
  ]);
}
