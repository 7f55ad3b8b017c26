import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../kernel/db/connection';
import { users } from '../../../kernel/db/schema/accounts';
import { orders } from '../../../kernel/db/schema/orders';
import { payments, refunds } from '../../../kernel/db/schema/payments';
import { registerMails } from '../../../kernel/mail/composers';
import type { Mail } from '../../../kernel/mail/mailer';
import { rupees } from '../../../kernel/money/rupees';
import { refundedMail } from './refunded-mail';

/** In the mail outbox: the provider has sent a refund. */
export type RefundMessage = { kind: 'refunded'; refundId: number };

const schema = z.object({ kind: z.literal('refunded'), refundId: z.number() });

/** Has refunds told by mail, in the language of the order. */
export const registerRefundMails = () => registerMails(['refunded'], schema, compose);

async function compose(db: Database, { refundId }: RefundMessage): Promise<Mail | undefined> {
  const [row] = await db
    .select({
      amount: refunds.amount,
      method: payments.method,
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
  const { amount, method, number, lang } = row;
  return refundedMail(lang, row, { number, amount: rupees(amount), method });
}
