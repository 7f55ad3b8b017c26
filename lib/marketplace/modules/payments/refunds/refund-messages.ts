import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import type { Database } from '../../../kernel/db/connection';
import { users } from '../../../kernel/db/schema/accounts';
import { orders } from '../../../kernel/db/schema/orders';
import { payments, refunds } from '../../../kernel/db/schema/payments';
import { registerMails } from '../../../kernel/mail/composers';
import type { Mail } from '../../../kernel/mail/mailer';
import { button, greeting } from '../../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../../kernel/mail/templates/compose';
import { money } from '../../../kernel/mail/templates/format';
import { wordingOf } from '../../../kernel/mail/wording/wording';
import { rupees } from '../../../kernel/money/rupees';

/** A message in the mail outbox: the provider has sent a refund. */
export type RefundMessage = { kind: 'refunded'; refundId: number };

const schema = z.object({ kind: z.literal('refunded'), refundId: z.number() });

/** Registers the mails about refunds, in the language of the order. */
export const registerRefundMails = () => registerMails(['refunded'], schema, compose);

async function compose(db: Database, { refundId }: RefundMessage): Promise<Mail | undefined> {
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
